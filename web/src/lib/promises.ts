/* Promises at the table: what their marks come to, and who may do what with them. They bind nobody. */
import type { PromiseNote, TableInfo } from './wire';

export type PromiseState = 'open' | 'kept' | 'broken' | 'disputed' | 'withdrawn';

/** As many characters as a promise may have. */
export const LONGEST = 200;

/** What most of those who marked it say; nobody yet: open. */
export function stateOf(promise: PromiseNote): PromiseState {
  if (promise.withdrawn) return 'withdrawn';
  if (promise.marks.length === 0) return 'open';
  const kept = promise.marks.filter(([, yes]) => yes).length;
  const broken = promise.marks.length - kept;
  return kept === broken ? 'disputed' : kept > broken ? 'kept' : 'broken';
}

/** The list with a promise that is new or has changed. */
export function joined(list: PromiseNote[], promise: PromiseNote): PromiseNote[] {
  return [...list.filter((p) => p.id !== promise.id), promise].sort((a, b) => a.id - b.id);
}

/** After choices were taken back no promise is later than the position. */
export function takenBack(list: PromiseNote[], n: number): PromiseNote[] {
  return list.map((p) => (p.n > n ? { ...p, n } : p));
}

/** Those made by a position of a replay. */
export function madeBy(list: PromiseNote[], n: number): PromiseNote[] {
  return list.filter((p) => p.n <= n);
}

/** The seat acts by itself in a running game: no spectator, no bot in its stead. */
export function acts(table: TableInfo | null, seat: number): boolean {
  return (
    table?.status === 'playing' &&
    table.seats.some((s) => s.seat === seat && s.yours && s.kind === 'person' && s.bot === '')
  );
}

/** Seats a promise can be made to: other persons. */
export function addressees(table: TableInfo | null, seat: number): number[] {
  return (table?.seats ?? []).filter((s) => s.kind === 'person' && s.seat !== seat).map((s) => s.seat);
}

export function mayMark(promise: PromiseNote, seat: number): boolean {
  return !promise.withdrawn && promise.seat !== seat && (promise.to === -1 || promise.to === seat);
}

export function mayWithdraw(promise: PromiseNote, seat: number): boolean {
  return promise.seat === seat && stateOf(promise) === 'open';
}

/** What a seat has said about a promise; null: nothing yet. */
export function markOf(promise: PromiseNote, seat: number): boolean | null {
  return promise.marks.find(([by]) => by === seat)?.[1] ?? null;
}
