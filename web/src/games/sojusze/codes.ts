/* Numbers of Sojusze with names. Written by tools/generate.py from tables.toml. */

/** A code is a verb's number times SPAN, plus an argument. */
const SPAN = 512;

export const VERB = {
  leader: 0,
  play: 1,
  kneel: 2,
  skip: 3,
  pass: 4,
  area: 5,
  area_blank: 6,
  discard: 7,
  give: 8,
  take: 9,
  name: 10,
  kill: 11,
  move: 12,
  raise: 13,
  council: 14,
  shift: 15,
  top: 16,
  bottom: 17,
  current: 18,
  triumph: 19,
  pick: 20,
  yes: 21,
  no: 22,
  kneel_now: 23,
  obey: 24,
} as const;

export const codeOf = (verb: number, argument = 0): number => verb * SPAN + argument;
export const verbOf = (code: number): number => Math.floor(code / SPAN);
export const argumentOf = (code: number): number => code % SPAN;
