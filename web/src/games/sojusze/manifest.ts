import type { GameManifest } from '../types';
import { pace } from './pace';
import type { GameInfo } from './types';

/** Verbs that pick a card of a hand: listed from the highest influence down, as the hand lies. */
const FROM_HAND = ['play', 'discard', 'give', 'pick', 'take'];

function order(info: GameInfo, verb: string, values: number[]): number {
  const k = values[0] ?? 0;
  return FROM_HAND.includes(verb) ? k - 100 * (info.board.influence[k]?.value ?? 0) : 0;
}

export const manifest = {
  icon: 'scales',
  colour: '#5d3a86',
  minutes: 45,
  difficulty: 1,
  bots: 3,
  passing: ['kneel', 'no'],
  places: ['influence', 'ally', 'council', 'leader', 'seat'],
  cards: ['influence', 'ally', 'leader'],
  told: ['mode'],
  panel: { icon: 'deck', label: 'page-card' },
  seated: true,
  headings: ['season', 'round'],
  order,
  naming: {
    council: {
      key: 'page-council-named',
      args: (c: number, names: string[]) => ({ first: names[c] ?? '', second: names[(c + 1) % names.length] ?? '' }),
    },
  },
  pace,
} satisfies GameManifest<'sojusze'>;
