/* The card looked at closely. */
import { Closely } from '../../lib/closely.svelte';

export interface Zoomed {
  /** design */
  d: number;
  /** number in the match, -1 when it has none here */
  n: number;
}
export const zoom = new Closely<Zoomed>(
  (a, b) => a.d === b.d && a.n === b.n,
  (card) => card.d >= 0,
);
export const closely = zoom.closely;
