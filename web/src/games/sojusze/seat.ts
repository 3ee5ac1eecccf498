import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import { seatColour } from '../../lib/seats';
import type { SeatSummary } from '../types';
import { HOUSES, SEASONS } from './art';
import type { View } from './types';

/** A seat in lists: its house, and its small council once the powers are known. */
export function seat(view: View, p: number): SeatSummary {
  const v = view,
    s = v.seats[p];
  const house = s === undefined ? undefined : HOUSES[s.leader];
  const tags: SeatSummary['tags'] = [];
  if (v.first === p) tags.push({ icon: 'crown', label: 'page-first-player' });
  if (s?.kneels) tags.push({ icon: 'kneel', label: 'page-kneels' });
  return {
    points: s?.small ?? s?.total ?? 0,
    colour: house ?? seatColour(p),
    mark: house ?? '',
    counts: [
      { icon: 'reserve', n: s?.hand_size ?? 0, label: 'page-in-hand' },
      { icon: 'seal', n: s?.area.length ?? 0, label: 'page-in-area' },
    ],
    tags,
  };
}

/** "Winter, round 2 of 6"; nothing before the leaders are known. */
export function when(view: View, texts: Texts): string {
  const v = view;
  if (v.over) return texts.get('page-final-count');
  if (v.round < 1) return '';
  return capital(
    texts.get('page-time', { season: texts.get(`season-${SEASONS[v.season]}`), round: v.round, rounds: v.rounds }),
  );
}
