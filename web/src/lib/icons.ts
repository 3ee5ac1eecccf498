/* Where an icon of the sprite is to be found: `<use href={iconUrl('wolf')} />`. */
import { files } from 'virtual:sprites';

const places = new Map(files.flatMap(([file, names]) => names.split(' ').map((name) => [name, file] as const)));

export function iconUrl(name: string): string {
  return `${places.get(name) ?? '/icons.svg'}#${name}`;
}
