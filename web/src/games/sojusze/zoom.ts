/* The card looked at closely. */
import { Closely } from '../../lib/closely.svelte';
import type { Kind } from './model';

export interface Zoomed {
  kind: Kind;
  n: number;
}
export const zoom = new Closely<Zoomed>((a, b) => a.kind === b.kind && a.n === b.n);
export const closely = zoom.closely;
