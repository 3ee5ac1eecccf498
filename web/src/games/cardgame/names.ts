/* Numbers of both card games with names: src/greathall/games/cardgame/names.py and codes.py. */
export const KNEELING = 1,
  FACEDOWN = 2,
  ATTACKING = 4,
  DEFENDING = 8,
  BYPASSED = 16;
export const SPAN = 512;
export const VERB = {
  place: 4,
  attach: 5,
  marshal: 9,
  use: 11,
  attack: 15,
  bypass: 16,
  defend: 17,
  target: 18,
} as const;
export const GOAL = 15;
/** The bit of a keyword that is told of cards in hand, not of cards in play. */
export const LIMITED = 32;

export const PHASES = [
  'setup',
  'plot',
  'draw',
  'marshaling',
  'challenges',
  'dominance',
  'standing',
  'taxation',
] as const;
export const CHALLENGES = ['military', 'intrigue', 'power'] as const;
export const CHALLENGE_ICONS = ['mil', 'int', 'pow'] as const;
