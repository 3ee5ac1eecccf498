/* Which glyph of the sprite stands for what. */

const CHARACTERS: Record<string, string> = {
  eddard: 'broadsword',
  arya: 'dagger',
  robb: 'crown',
  catelyn: 'fish',
  bran: 'raven',
  cersei: 'queen-crown',
  tyrion: 'wine-glass',
  jaime: 'knight',
  tywin: 'lion',
  joffrey: 'crown',
  stannis: 'throne',
  melisandre: 'flame',
  davos: 'ship-wheel',
  selyse: 'prayer',
  shireen: 'book',
  daenerys: 'dragon',
  viserys: 'gold',
  drogo: 'horse',
  jorah: 'bear-head',
  barristan: 'shield',
  margaery: 'flower',
  loras: 'knight',
  olenna: 'thorny-vine',
  mace: 'medieval-pavilion',
  renly: 'stag-head',
};
const EVENTS: Record<string, string> = { influential: 'influence', prepared: 'reserve', mighty: 'power' };

export const OUTCOME_ICONS = ['scales', 'hostility', 'truce', 'betrayal'];
export const SOURCE_ICONS = ['deck', 'reserve'];
export const TERM_ICONS = { spreads: 'influence', takes: 'hostage', pays: 'power' } as const;

export const characterIcon = (id: string): string => CHARACTERS[id] ?? 'person';
/** An event card shows the sigil of its house, or what is compared. */
export const eventIcon = (id: string): string => EVENTS[id] ?? id;
