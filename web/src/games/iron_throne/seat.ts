import { seatColour } from '../../lib/seats';
import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import type { SeatSummary } from '../types';
import { PHASES, spread } from './model';
import type { View } from './types';

const HOUSES = ['stark', 'lannister', 'baratheon', 'targaryen', 'tyrell'];

/** A seat in lists: its house, the influence it has spread, what everybody may count. */
export function seat(view: View, p: number): SeatSummary {
  const v = view,
    s = v.seats[p];
  const house = s === undefined ? undefined : HOUSES[s.house];
  const tags: SeatSummary['tags'] = [];
  if (v.turn > 0 && v.attacker === p) tags.push({ icon: 'hostility', label: 'page-is-attacker' });
  if (v.turn > 0 && v.defender === p) tags.push({ icon: 'shield', label: 'page-is-defender' });
  return {
    points: s === undefined ? 0 : spread(s),
    colour: house ?? seatColour(p),
    mark: house ?? '',
    counts: [
      { icon: 'reserve', n: s?.hand_size ?? 0, label: 'page-in-hand' },
      { icon: 'power', n: s?.sheet ?? 0, label: 'page-on-sheet' },
      { icon: 'hostage', n: s?.hostages.length ?? 0, label: 'page-held', minor: true },
    ],
    tags,
  };
}

/** "Turn 4 · support phase"; nothing before the first turn. */
export function when(view: View, texts: Texts): string {
  const v = view;
  if (v.turn < 1) return capital(texts.get('phase-setup'));
  return texts.get('page-time', { turn: v.turn, phase: texts.get(`phase-${PHASES[v.phase] ?? 'unknown'}`) });
}
