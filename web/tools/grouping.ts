/* Which icons of the sprite belong together, by the sources that name them. */
const HALL = 'hall';
const OPENING = /^games\/[^/]+\/(manifest\.ts|Picture\.svelte)$/;

export interface Source {
  path: string;
  text: string;
}

/** Whose a source file is: a game's (or the card games' common) folder, or the hall. */
function owner(path: string): string {
  const [first, folder, file] = path.split('/');
  return first === 'games' && file !== undefined && folder !== undefined && !OPENING.test(path) ? folder : HALL;
}

export function symbolsOf(sprite: string): Map<string, string> {
  const found = sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs);
  return new Map([...found].map(([whole, id = '']) => [id, whole]));
}

/** Icons by owner. An icon that several games use, or that no source names (data do), is everybody's: `shared`. */
export function groups(names: Iterable<string>, sources: Source[]): Map<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const words = used.get(owner(path)) ?? new Set();
    for (const [, word = ''] of text.matchAll(/(?<=['"`#\s])([\w-]+)(?=['"`\s])/g)) words.add(word);
    used.set(owner(path), words);
  }
  const out = new Map<string, string[]>();
  for (const name of names) {
    const users = [...used].filter(([, words]) => words.has(name)).map(([who]) => who);
    const group = users.includes(HALL) ? HALL : users.length === 1 ? (users[0] ?? '') : 'shared';
    out.set(group, [...(out.get(group) ?? []), name]);
  }
  return out;
}
