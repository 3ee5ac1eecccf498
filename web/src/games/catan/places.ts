/* Which place of the board an option points at. The server lists the options; this only finds their spots. */
import type { Texts } from '../../lib/texts';
import type { Target } from '../types';
import type { Geometry, Point } from './geometry';
import { COMBINED, HOME, TERRAINS } from './names';
import type { GameInfo, View } from './types';

export type Kind = 'node' | 'edge' | 'hex' | 'section' | 'north';
export interface Place {
  kind: Kind;
  at: number;
}
/** One spot of the board with all options that point at it. */
export interface Spot extends Place {
  id: string;
  point: Point;
  targets: Target[];
}

const KINDS: readonly string[] = ['node', 'edge', 'hex', 'section', 'north'];

/** The place of an option, or null when it has none on the board. */
export function placeOf(target: Target, info: GameInfo): Place | null {
  for (const [field, type] of info.verbs[target.verb] ?? []) {
    const at = target.fields[field];
    if (KINDS.includes(type) && at !== undefined) return { kind: type as Kind, at };
  }
  return null;
}

export function pointOf(place: Place, geo: Geometry): Point {
  switch (place.kind) {
    case 'node':
      return geo.node(place.at);
    case 'edge':
      return geo.edges[place.at]?.mid ?? { x: 0, y: 0 };
    case 'section':
      return geo.section(place.at);
    case 'north':
      return geo.northPlace(place.at);
    case 'hex':
      return place.at >= HOME ? geo.tormundHome : geo.cell(place.at);
  }
}

/** Options by place, in reading order; `only` keeps one verb. */
export function spotsOf(targets: Target[], info: GameInfo, geo: Geometry, only: string | null = null): Spot[] {
  const spots = new Map<string, Spot>();
  for (const target of targets) {
    if (only !== null && target.verb !== only) continue;
    const place = placeOf(target, info);
    if (place === null) continue;
    const id = `${place.kind}${place.at}`;
    const spot = spots.get(id);
    if (spot === undefined) spots.set(id, { ...place, id, point: pointOf(place, geo), targets: [target] });
    else spot.targets.push(target);
  }
  return [...spots.values()].sort((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);
}

/** "Roll: 3 + 4 = 7; wildling die 9" */
export function rollText(view: View, texts: Texts): string {
  const [first = 0, second = 0, wildling = 0] = view.dice;
  return texts.get(wildling ? 'page-rolled-wildling' : 'page-rolled', { first, second, sum: first + second, wildling });
}

export function numberText(n: number): string {
  return n === COMBINED ? '2/12' : String(n);
}

/** "pola 9": what a hex is and its number. */
export function hexText(h: number, view: View, texts: Texts): string {
  const terrain = TERRAINS[view.board.terrain[h] ?? -1];
  return terrain === undefined ? '' : `${texts.get(`terrain-${terrain}`)} ${numberText(view.board.number[h] ?? 0)}`;
}

/** "C3.N: pola 9, wzgórza 4": the name of a place and what lies about it. */
export function placeText(place: Place, info: GameInfo, view: View, geo: Geometry, texts: Texts): string {
  const name = texts.value(place.kind, place.at);
  let hexes: number[] = [];
  if (place.kind === 'node') hexes = geo.around(place.at);
  if (place.kind === 'hex' && place.at < HOME) hexes = [place.at];
  if (place.kind === 'edge') {
    const { first = 0, second = 0 } = info.board.edges[place.at] ?? {};
    const beside = geo.around(second);
    hexes = geo.around(first).filter((h) => beside.includes(h));
  }
  const about = hexes.map((h) => hexText(h, view, texts)).filter(Boolean);
  return about.length ? `${name}: ${about.join(', ')}` : name;
}
