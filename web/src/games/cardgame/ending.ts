/* How a card game ends on the stage: power lies on cards. */
import type { Ending } from '../types';

export const ending: Ending = {
  shape: 'banner',
  parts: 'bars',
  icons: {
    military: 'mil',
    intrigue: 'int',
    power: 'pow',
    unopposed: 'gate',
    dominance: 'crown',
    spent: 'gold',
    drawn: 'deck',
    dead: 'skull',
  },
};
