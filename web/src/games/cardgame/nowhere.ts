/* A table at which nobody sits and nothing lies: cards are looked at as printed. */
import type { View } from './types';

export const NOWHERE = {
  seat: -1,
  turn: 0,
  active: -1,
  phase: 0,
  first: -1,
  challenge: null,
  chain: [],
  modified: [],
  blanked: [],
  over: false,
  winners: [],
  seats: [],
} satisfies View;
