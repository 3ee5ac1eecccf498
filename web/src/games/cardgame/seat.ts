import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import { seatColour } from '../../lib/seats';
import type { SeatSummary } from '../types';
import type { Rules } from './face';
import type { View } from './types';

/** A seat in lists: its house, its power, what everybody may count. */
export function seatOf(rules: Rules, view: View, p: number): SeatSummary {
  const v = view,
    s = v.seats[p];
  const house = rules.houseOfSeat(s);
  return {
    points: s?.power ?? 0,
    colour: house === 'neutral' ? seatColour(p) : house,
    mark: house === 'neutral' ? '' : house,
    counts: [
      { icon: 'gold', n: s?.gold ?? 0, label: 'page-gold' },
      { icon: 'reserve', n: s?.hand_size ?? 0, label: 'page-in-hand' },
      { icon: 'deck', n: s?.deck ?? 0, label: 'page-in-deck', minor: true },
    ],
    tags: v.first === p ? [{ icon: 'crown', label: 'page-first-player' }] : [],
  };
}

/** "Round 3, challenges phase"; before the first round, the set-up. */
export function when(view: View, texts: Texts): string {
  const v = view;
  if (v.turn < 1) return capital(texts.value('phase', 0));
  return texts.get('page-when', { round: v.turn, phase: texts.value('phase', v.phase) });
}
