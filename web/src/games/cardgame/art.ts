/* Which glyph of the sprite stands for a card: its own, or one by its traits or its type. */
import type { Printed } from './types';

const TRAITS: Record<string, string> = {
  Warship: 'ship-wheel',
  Weapon: 'broadsword',
  Maester: 'quill',
  Direwolf: 'wolf',
  Dragon: 'targaryen',
  Army: 'banner',
  Knight: 'knight',
  Raven: 'raven',
  Lady: 'lady',
  Lord: 'crown',
  Spy: 'stealth',
  Stronghold: 'keep',
};
/** The sign of a type, also on cards that have a glyph of their own. */
export const TYPE_ICONS: Record<string, string> = {
  character: 'person',
  location: 'keep',
  attachment: 'link',
  event: 'decree',
  plot: 'plan',
  agenda: 'banner',
  title: 'seal',
};

/** cards: the glyphs that cards of a game have for themselves, by the last part of the key of their texts. */
export function glyphOf(cards: Record<string, string>, slug: string, facts: Printed): string {
  const own = cards[slug];
  if (own !== undefined) return own;
  const trait = (facts.traits ?? []).find((t) => TRAITS[t] !== undefined);
  return (trait === undefined ? TYPE_ICONS[facts.type] : TRAITS[trait]) ?? 'seal';
}
