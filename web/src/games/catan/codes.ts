/* Numbers of Catan with names. Written by tools/generate.py from tables.toml. */

/** A code is a verb's number times SPAN, plus an argument. */
const SPAN = 128;

export const VERB = {
  roll: 0,
  end: 1,
  road: 2,
  settlement: 3,
  keep: 4,
  guard: 5,
  buy: 6,
  supply: 7,
  play: 8,
  hero: 9,
  offer: 10,
  give: 11,
  want: 12,
  propose: 13,
  cancel: 14,
  accept: 15,
  refuse: 16,
  counter: 17,
  partner: 18,
  discard: 19,
  tormund: 20,
  rob: 21,
  take: 22,
  chase: 23,
  expel: 24,
  drive_off: 25,
  flip: 26,
  exchange: 27,
  banish: 28,
  uproot: 29,
  replace: 30,
  keep_card: 31,
  demand: 32,
  name: 33,
  done: 34,
  pass: 35,
  colour: 36,
  to_build: 37,
} as const;

export const codeOf = (verb: number, argument = 0): number => verb * SPAN + argument;
export const verbOf = (code: number): number => Math.floor(code / SPAN);
export const argumentOf = (code: number): number => code % SPAN;
