/* How a game ends on the stage. */
import type { Ending } from '../types';

export const ending: Ending = {
  shape: 'banner',
  parts: 'columns',
  icons: {
    living: 'person',
    won: 'crown',
    hostages: 'hostage',
    tortured: 'dagger',
    supported: 'shield',
    lost: 'skull',
    cards: 'reserve',
  },
};
