/* Numbers of The Iron Throne with names. Written by tools/generate.py from tables.toml. */

/** A code is a verb's number times SPAN, plus an argument. */
const SPAN = 1024;

export const VERB = {
  house: 0,
  leader: 1,
  use: 2,
  pass: 3,
  free: 4,
  torture: 5,
  character: 6,
  seat: 7,
  power: 8,
  fight: 9,
  support: 10,
  no_support: 11,
  accept: 12,
  decline: 13,
  seal: 14,
  play: 15,
  propose: 16,
  break_off: 17,
  source: 18,
  discard: 19,
  replace: 20,
  done: 21,
  strip: 22,
  return: 23,
  fix: 24,
} as const;

export const codeOf = (verb: number, argument = 0): number => verb * SPAN + argument;
export const verbOf = (code: number): number => Math.floor(code / SPAN);
export const argumentOf = (code: number): number => code % SPAN;

export const TOKENS = 5;
export const PHASES = ['setup', 'before', 'hostages', 'preparation', 'support', 'encounter', 'resolution', 'end'] as const;
export const OUTCOMES = ['none', 'hostility', 'truce', 'betrayal'] as const;
export const SIDES = ['nobody', 'attacker', 'defender'] as const;
