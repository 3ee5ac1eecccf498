/* Codes of options that are not listed, to ask why not. */
import * as codes from './codes';
import type { GameInfo, View } from './types';

/** The code of a verb at a place; null for a verb the game does not have. */
export function codeOf(verb: string, at = 0): number | null {
  const number = new Map<string, number>(Object.entries(codes.VERB)).get(verb);
  return number === undefined ? null : codes.codeOf(number, at);
}

/** What to ask about a build button: the verb at a place that touches what the person has; null when no place does. */
export function codeAskedAbout(verb: string, info: GameInfo, view: View, seat: number): number | null {
  const node: number[] = view.board.node,
    edge: number[] = view.board.edge;
  const ends = info.board.edges.map(({ first, second }) => [first, second] as const);
  const mine = new Set(edge.flatMap((owner, e) => (owner === seat + 1 ? [...(ends[e] ?? [])] : [])));
  let at = 0; // what has no place, or the same answer at each
  if (verb === 'keep') at = node.indexOf(seat + 1);
  if (verb === 'settlement') at = node.findIndex((owner, v) => owner === 0 && mine.has(v));
  if (verb === 'road') at = ends.findIndex(([v, w], e) => edge[e] === 0 && (mine.has(v) || mine.has(w)));
  return at < 0 ? null : codeOf(verb, at);
}
