/* Numbers of both card games with names. Written by tools/generate.py from tables.toml. */

/** A code is a verb's number times SPAN, plus an argument. */
const SPAN = 512;

export const VERB = {
  pass: 0,
  done: 1,
  keep: 2,
  mulligan: 3,
  place: 4,
  attach: 5,
  plot: 6,
  name_first: 7,
  marshal: 9,
  use: 11,
  use_second: 12,
  save: 13,
  challenge: 14,
  attack: 15,
  bypass: 16,
  defend: 17,
  target: 18,
  player: 19,
  type: 20,
  yes: 23,
  no: 24,
  amount: 25,
  cost: 26,
  order: 27,
  use_third: 44,
  use_fourth: 45,
  order_second: 46,
  order_third: 47,
  order_fourth: 48,
} as const;

export const codeOf = (verb: number, argument = 0): number => verb * SPAN + argument;
export const verbOf = (code: number): number => Math.floor(code / SPAN);
export const argumentOf = (code: number): number => code % SPAN;

export const PHASES = ['setup', 'plot', 'draw', 'marshaling', 'challenges', 'dominance', 'standing', 'taxation'] as const;
export const CHALLENGES = ['military', 'intrigue', 'power'] as const;
