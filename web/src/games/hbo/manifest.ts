import type { GameInfo } from '../../lib/wire';
import type { GameManifest } from '../types';
import { rank } from './model';

/** Options about cards are listed as the hand lies: by type, the dearest first. */
function order(info: GameInfo, verb: string, values: number[]): number {
  return info.verbs[verb]?.[0]?.[1] === 'card' ? rank(info, values[0] ?? -1) : -1;
}

export const manifest = {
  icon: 'wolf',
  colour: '#5a2a2c',
  passing: ['keep'],
  places: ['card', 'seat'],
  told: ['plots'],
  panel: { icon: 'deck', label: 'page-card' },
  seated: true,
  headings: ['round', 'phase'],
  order,
} satisfies GameManifest;
