/* Codes of options that are not listed, to ask why not: verb * SPAN + argument (src/greathall/games/catan/codes.py). */
import type { GameInfo, View } from '../../lib/wire';

const SPAN = 128;

/** The code of a verb at a place; null for a verb the game does not have. The order of the verbs is part of stored games. */
export function codeOf(info: GameInfo, verb: string, at = 0): number | null {
  const n = Object.keys(info.verbs).indexOf(verb);
  return n < 0 ? null : n * SPAN + at;
}

/** What to ask about a build button: the verb at a place that touches what the person has; null when no place does. */
export function codeAskedAbout(verb: string, info: GameInfo, view: View, seat: number): number | null {
  const node: number[] = view.board.node,
    edge: number[] = view.board.edge;
  const ends = (info.board.edges as [string, number, number][]).map(([, v, w]) => [v, w] as const);
  const mine = new Set(edge.flatMap((owner, e) => (owner === seat + 1 ? [...(ends[e] ?? [])] : [])));
  let at = 0; // what has no place, or the same answer at each
  if (verb === 'keep') at = node.indexOf(seat + 1);
  if (verb === 'settlement') at = node.findIndex((owner, v) => owner === 0 && mine.has(v));
  if (verb === 'road') at = ends.findIndex(([v, w], e) => edge[e] === 0 && (mine.has(v) || mine.has(w)));
  return at < 0 ? null : codeOf(info, verb, at);
}
