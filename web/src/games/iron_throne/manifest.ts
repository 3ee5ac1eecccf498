import type { GameInfo } from '../../lib/wire';
import type { GameManifest } from '../types';

/** Where a card of a house lies in a hand: hostility from the highest down, then truces, then characters. */
export function rank(card: number): number {
  const kind = card % 17;
  return kind === 0 ? 100 : kind < 12 ? 50 - kind : 100 + kind;
}

function order(info: GameInfo, verb: string, values: number[]): number {
  return info.verbs[verb]?.[0]?.[1] === 'card' ? rank(values[0] ?? 0) : 0;
}

export const manifest = {
  icon: 'throne',
  colour: '#5b2026',
  passing: ['no_support', 'decline'],
  // Terms of a truce are numbers: they are put together on the board, in the panel of the talks.
  places: ['house', 'leader', 'character', 'card', 'seat', 'side', 'source', 'number'],
  panel: { icon: 'search', label: 'page-card' },
  seated: true,
  headings: ['phase'],
  quiet: ['drew', 'no_offer', 'held', 'shuffled', 'totals'],
  order,
} satisfies GameManifest;
