/* How a game ends on the stage. */
import type { Ending } from '../types';

export const ending: Ending = {
  shape: 'banner',
  parts: 'columns',
  icons: {
    allies: 'person',
    company: 'lineage',
    tokens: 'power',
    other_council: 'scales',
    both_allies: 'users',
    won: 'crown',
    bid: 'influence',
    played: 'seal',
    knelt: 'kneel',
  },
};
