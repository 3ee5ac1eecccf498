/* How a game ends on the stage. */
import type { Ending } from '../types';

export const ending: Ending = {
  shape: 'tower',
  parts: 'columns',
  icons: {
    settlements: 'settlement',
    keeps: 'keep',
    longest_road: 'roadg',
    most_patrols: 'patrol',
    guards: 'guard',
    victory_points: 'dev',
    cards: 'discard',
    gained: 'grain',
    discarded: 'discard',
    robbed: 'tormund',
    traded: 'trade',
    bought: 'dev',
  },
};
