import type { Pace } from '../types';

export const pace: Pace = {
  weights: {
    knelt: 0.3,
    season: 1.5,
    round: 1,
    dealt: 0.3,
    revealed: 1.2,
    won: 2,
    claimed: 1,
    killed: 1.2,
    scored: 1.5,
    power: 1,
    triumph: 1.2,
    to_bottom: 0.2,
    tokens_back: 0.3,
    looked_hand: 0.5,
  },
  sounds: { played: 'card', revealed: 'card', knelt: 'knock', won: 'coin', season: 'horn', killed: 'knock' },
  icons: { played: 'deck', won: 'scales', knelt: 'kneel', revealed: 'deck' },
  scenes: ['won'],
  beside: {
    knelt: { with: ['knelt'], anyone: true, apart: true, field: 'seat' },
    skipped: { with: ['skipped'], anyone: true, apart: true, field: 'seat' },
    total: { with: ['won', 'total'], anyone: true, early: true, field: 'seat', icon: 'influence', count: 'count' },
  },
};
