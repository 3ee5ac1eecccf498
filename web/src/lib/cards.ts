/* Finds names of cards in what people write and in rules, where only the names themselves can be found. */
import { manifestOf } from '../games/registry';
import { markCard } from './marks';
import type { Texts } from './texts';

/** Words shorter than this name too many things besides a card. */
const SHORTEST = 4;
const finders = new WeakMap<Texts, { expression: RegExp; cards: Map<string, [type: string, value: number]> } | null>();

function finderOf(texts: Texts): { expression: RegExp; cards: Map<string, [type: string, value: number]> } | null {
  const known = finders.get(texts);
  if (known !== undefined) return known;
  const cards = new Map<string, [type: string, value: number]>();
  for (const type of texts.info === null ? [] : (manifestOf(texts.info.id).cards ?? []))
    (texts.info?.values[type] ?? []).forEach((_, value) => {
      const name = texts.value(type, value);
      if (name.length >= SHORTEST && !cards.has(name)) cards.set(name, [type, value]);
    });
  // The longest first: 'Robb Stark' before 'Robb'.
  const names = [...cards.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const finder =
    names.length === 0
      ? null
      : { expression: new RegExp(`(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`, 'gu'), cards };
  finders.set(texts, finder);
  return finder;
}

/** The same text with the cards marked that it names as they are called. */
export function naming(texts: Texts, text: string): string {
  const finder = finderOf(texts);
  if (finder === null) return text;
  return text.replace(finder.expression, (name) => {
    const card = finder.cards.get(name);
    return card === undefined ? name : markCard(...card, name);
  });
}
