/* The terms of an offer as the view tells them: `offer` on the table, `draft` of whoever is laying one out. */
import type { Target } from '../types';
import type { View } from './types';

export type Terms = NonNullable<View['draft']>;
/** The offer on the table, and how everybody stands to it. */
export type Talks = NonNullable<View['offer']>;

/** The negotiation on the table, or null. */
export function talks(view: View): Talks | null {
  return view.offer;
}

/** What has been laid out on the server of the offer or counter-offer this seat is composing; null when it is not. */
export function laidOut(view: View, decision: string | null): Terms | null {
  return decision === 'compose_offer' || decision === 'compose_counter' ? view.draft : null;
}

/** May one more card be laid out? While the server asks, exactly what it lists; before, what the hand and the table allow.
`want` is listed only after the first card to give, so until then nothing speaks against it. */
export function mayAdd(
  side: keyof Terms,
  r: number,
  draft: Terms,
  laid: Terms | null,
  targets: Target[],
  hand: number[],
): boolean {
  if (side === 'give' && (draft.give[r] ?? 0) >= (hand[r] ?? 0)) return false;
  if (laid === null) return true;
  const listed = targets.filter((t) => t.verb === side);
  if (side === 'want' && total(laid.give) === 0) return true;
  return listed.some((t) => t.fields.resource === r);
}

/** The draft with one card more or less. Where no kind may lie on both sides, the other side makes room. */
export function changed(
  draft: Terms,
  side: keyof Terms,
  r: number,
  by: number,
  laid: Terms | null,
  mixed: boolean,
): Terms {
  const other = side === 'give' ? 'want' : 'give';
  const least = (s: keyof Terms): number => laid?.[s][r] ?? 0;
  const next: Terms = { give: draft.give.slice(), want: draft.want.slice() };
  next[side][r] = Math.max(least(side), (next[side][r] ?? 0) + by);
  if (by > 0 && !mixed) next[other][r] = least(other);
  return next;
}

/** The next listed option that brings what is laid out nearer to the draft; null when none does. */
export function nextPick(draft: Terms, laid: Terms, targets: Target[]): Target | null {
  const at = (verb: string, r: number): Target | null =>
    targets.find((t) => t.verb === verb && t.fields.resource === r) ?? null;
  for (let r = 0; r < 5; r++) {
    if ((laid.give[r] ?? 0) > (draft.give[r] ?? 0) || (laid.want[r] ?? 0) > (draft.want[r] ?? 0)) return null;
  }
  for (let r = 0; r < 5; r++) if ((laid.give[r] ?? 0) < (draft.give[r] ?? 0)) return at('give', r);
  for (let r = 0; r < 5; r++) if ((laid.want[r] ?? 0) < (draft.want[r] ?? 0)) return at('want', r);
  return targets.find((t) => t.verb === 'propose') ?? null;
}

export const none = (): Terms => ({ give: [0, 0, 0, 0, 0], want: [0, 0, 0, 0, 0] });
export const total = (a: number[]): number => a.reduce((x, y) => x + y, 0);
