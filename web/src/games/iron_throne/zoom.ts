/* The card, sheet or event looked at closely. */
import { Closely } from '../../lib/closely.svelte';

export interface Zoomed {
  kind: 'leader' | 'card' | 'event';
  n: number;
}
export const zoom = new Closely<Zoomed>(
  (a, b) => a.kind === b.kind && a.n === b.n,
  (what) => what.n >= 0,
);
export const closely = zoom.closely;
