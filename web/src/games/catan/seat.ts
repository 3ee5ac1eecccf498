import type { SeatSummary } from '../types';
import { seatColour } from '../../lib/seats';
import { COLOURS, HEROES, MARKS } from './names';
import type { View } from './types';

/** A seat in the column of players: what everybody may see of it. */
export function seat(view: View, p: number): SeatSummary {
  const s = view.seats[p];
  if (s === undefined) return { points: 0, colour: seatColour(p), mark: '', counts: [], tags: [] };
  const colour = COLOURS[s.colour] ?? 'black';
  const counts: SeatSummary['counts'] = [
    { icon: 'discard', n: s.hand_size, label: 'resource-unknown', tip: `hand:${p}` },
    { icon: 'hidden', n: s.development_size, label: 'piece-development_card', tip: `developments:${p}` },
    { icon: 'patrol', n: s.patrols, label: 'development-ranger_patrol', minor: true, tip: `patrols:${p}` },
  ];
  if (view.north) counts.push({ icon: 'guard', n: s.guards, label: 'piece-guard', tip: `guards:${p}` });
  const tags: SeatSummary['tags'] = [];
  if (view.longest_road === p) tags.push({ icon: 'trophy', label: 'special-longest_road', tip: 'special:0' });
  if (view.most_patrols === p) tags.push({ icon: 'trophy', label: 'special-most_patrols', tip: 'special:1' });
  const hero = view.north && s.hero.held >= 0 ? HEROES[s.hero.held] : undefined;
  return {
    points: s.points + (s.victory_points ?? 0), // revealed when the game is over
    tip: `points:${p}`,
    colour,
    mark: MARKS[s.colour] ?? 'dot',
    counts,
    tags,
    ...(hero === undefined ? {} : { sub: { icon: 'hero', label: `hero-${hero}`, tip: `hero:${s.hero.held}` } }),
  };
}
