/* The terms of an offer as the view tells them: frames "Offer" and "Negotiation" (flow/trade.py). */
import type { View } from '../../lib/wire';
import type { Target } from '../types';

export interface Terms {
  give: number[];
  want: number[];
}
/** How an opponent stands to the offer, by the numbers of flow/trade.py. */
export const STANDING = ['thinking', 'accepted', 'refused', 'countered', 'composes'] as const;
export interface Answer {
  seat: number;
  standing: (typeof STANDING)[number];
  /** the counter-offer: what the opponent gives and wants; null when there is none to see */
  terms: Terms | null;
}
export interface Talks {
  who: number;
  terms: Terms;
  answers: Answer[];
}
type Raw = [name: string, at: number, who: number, a: number, items: number[]];

function frame(view: View, name: string): Raw | undefined {
  return (view.frames as Raw[]).findLast((f) => f[0] === name);
}
function termsAt(items: number[], at: number): Terms | null {
  const all = items.slice(at, at + 10);
  return all.length < 10 || all.some((n) => n < 0) ? null : { give: all.slice(0, 5), want: all.slice(5) };
}

/** The negotiation on the table, or null. */
export function talks(view: View): Talks | null {
  const f = frame(view, 'Negotiation');
  if (f === undefined) return null;
  const [, , who, , items] = f, terms = termsAt(items, 0);
  if (terms === null) return null;
  const answers = (view.seats as unknown[]).flatMap((_, p): Answer[] => {
    if (p === who) return [];
    const standing = STANDING[items[10 + p * 11] ?? 0] ?? 'thinking';
    const shown = standing === 'countered' || standing === 'composes';
    return [{ seat: p, standing, terms: shown ? termsAt(items, 10 + p * 11 + 1) : null }];
  });
  return { who, terms, answers };
}

/** What has been laid out on the server of the offer or counter-offer this seat is composing; null when it is not. */
export function laidOut(view: View, seat: number, decision: string | null): Terms | null {
  if (decision === 'compose_offer') {
    const f = frame(view, 'Offer');
    return f ? termsAt(f[4], 0) : null;
  }
  if (decision === 'compose_counter') {
    const f = frame(view, 'Negotiation');
    return f ? termsAt(f[4], 10 + seat * 11 + 1) : null;
  }
  return null;
}

/** May one more card be laid out? While the server asks, exactly what it lists; before, what the hand and the table allow.
`want` is listed only after the first card to give, so until then nothing speaks against it. */
export function mayAdd(side: keyof Terms, r: number, draft: Terms, laid: Terms | null, targets: Target[], hand: number[]): boolean {
  if (side === 'give' && (draft.give[r] ?? 0) >= (hand[r] ?? 0)) return false;
  if (laid === null) return true;
  const listed = targets.filter((t) => t.verb === side);
  if (side === 'want' && total(laid.give) === 0) return true;
  return listed.some((t) => t.fields.resource === r);
}

/** The draft with one card more or less. Where no kind may lie on both sides, the other side makes room. */
export function changed(draft: Terms, side: keyof Terms, r: number, by: number, laid: Terms | null, mixed: boolean): Terms {
  const other = side === 'give' ? 'want' : 'give';
  const least = (s: keyof Terms): number => laid?.[s][r] ?? 0;
  const next: Terms = { give: draft.give.slice(), want: draft.want.slice() };
  next[side][r] = Math.max(least(side), (next[side][r] ?? 0) + by);
  if (by > 0 && !mixed) next[other][r] = least(other);
  return next;
}

/** The next listed option that brings what is laid out nearer to the draft; null when none does. */
export function nextPick(draft: Terms, laid: Terms, targets: Target[]): Target | null {
  const at = (verb: string, r: number): Target | null => targets.find((t) => t.verb === verb && t.fields.resource === r) ?? null;
  for (let r = 0; r < 5; r++) {
    if ((laid.give[r] ?? 0) > (draft.give[r] ?? 0) || (laid.want[r] ?? 0) > (draft.want[r] ?? 0)) return null;
  }
  for (let r = 0; r < 5; r++) if ((laid.give[r] ?? 0) < (draft.give[r] ?? 0)) return at('give', r);
  for (let r = 0; r < 5; r++) if ((laid.want[r] ?? 0) < (draft.want[r] ?? 0)) return at('want', r);
  return targets.find((t) => t.verb === 'propose') ?? null;
}

export const none = (): Terms => ({ give: [0, 0, 0, 0, 0], want: [0, 0, 0, 0, 0] });
export const total = (a: number[]): number => a.reduce((x, y) => x + y, 0);
