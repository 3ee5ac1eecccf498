import type { GameManifest } from '../types';
import { pace } from './pace';
import type { GameInfo } from './types';

/** Where a card of a house lies in a hand: hostility from the highest down, then truces, then characters. */
function rank(info: GameInfo, card: number): number {
  const of = info.board.cards[card];
  return of === undefined || of.kind === 'truce' ? 100 : of.kind === 'hostility' ? -of.value : 101 + of.character;
}
export const sorted = (info: GameInfo, cards: number[]): number[] =>
  [...cards].sort((a, b) => rank(info, a) - rank(info, b) || a - b);

function order(info: GameInfo, verb: string, values: number[]): number {
  return info.verbs[verb]?.[0]?.[1] === 'card' ? rank(info, values[0] ?? 0) : 0;
}

export const manifest = {
  icon: 'throne',
  colour: '#5b2026',
  minutes: 60,
  difficulty: 2,
  bots: 3,
  passing: ['no_support', 'decline'],
  // Terms of a truce are numbers: they are put together on the board, in the panel of the talks.
  places: ['house', 'leader', 'character', 'card', 'seat', 'side', 'source', 'number'],
  cards: ['card', 'leader', 'character', 'eventcard'],
  panel: { icon: 'search', label: 'page-card' },
  seated: true,
  headings: ['phase'],
  quiet: ['drew', 'no_offer', 'held', 'shuffled', 'totals'],
  order,
  pace,
} satisfies GameManifest<'iron_throne'>;
