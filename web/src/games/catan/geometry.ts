/* Where things are on the picture. Cells are axial (q, r); corners and sides are named as in data/board.yaml. */
import type { GameInfo, View } from './types';

export type Point = { x: number; y: number };

/** Side of a hex, and the distance between two hexes in a row: a section of the Wall is exactly as wide. */
export const S = 56;
export const W = S * Math.sqrt(3);
const ANGLE: Record<string, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: 210 };
export const CORNERS = Object.keys(ANGLE);

export interface Frame {
  width: number;
  height: number;
  /** centre of cell A1 */
  ox: number;
  oy: number;
  north: boolean;
  compact: boolean;
}

/** The frame of the picture: with the north as in the mockup, narrower on a phone, hexes alone in the base game. */
export function frameFor(north: boolean, compact: boolean): Frame {
  if (!north)
    return { width: compact ? 664 : 760, height: 476, ox: (compact ? 332 : 380) - W * 1.25, oy: 92, north, compact };
  return compact
    ? { width: 692, height: 664, ox: 217, oy: 302, north, compact }
    : { width: 920, height: 656, ox: 339, oy: 300, north, compact };
}

export class Geometry {
  readonly frame: Frame;
  readonly cells: Point[];
  readonly nodes: Point[];
  readonly edges: { a: Point; b: Point; mid: Point }[];
  /** top of the Wall, middle of the clearings */
  readonly wy: number;
  readonly cy: number;
  private readonly board: GameInfo['board'];

  constructor(board: GameInfo['board'], frame: Frame) {
    this.board = board;
    this.frame = frame;
    this.wy = frame.oy - S - 60;
    this.cy = this.wy - 34;
    this.cells = board.cells.map(({ q, r }) => ({
      x: frame.ox + (q + r / 2) * W,
      y: frame.oy + r * 1.5 * S,
    }));
    this.nodes = board.nodes.map(({ cell, corner }) => this.corner(cell, corner));
    this.edges = board.edges.map(({ first, second }) => {
      const a = this.node(first),
        b = this.node(second);
      return { a, b, mid: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
    });
  }

  cell(h: number): Point {
    return this.cells[h] ?? { x: 0, y: 0 };
  }
  node(v: number): Point {
    return this.nodes[v] ?? { x: 0, y: 0 };
  }
  corner(h: number, corner: string, size = S): Point {
    const c = this.cell(h),
      a = ((ANGLE[corner] ?? 0) * Math.PI) / 180;
    return { x: c.x + size * Math.cos(a), y: c.y + size * Math.sin(a) };
  }
  hexPoints(h: number, size: number): string {
    return CORNERS.map((k) => this.corner(h, k, size))
      .map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
      .join(' ');
  }
  /** The cells that touch an intersection. */
  around(v: number): number[] {
    const p = this.node(v);
    return this.cells.flatMap((c, h) => (Math.abs(Math.hypot(c.x - p.x, c.y - p.y) - S) < 1 ? [h] : []));
  }
  /** Left end of a Wall section (0..3; 4 = right end of the Wall). */
  wallX(i: number): number {
    return this.frame.ox + i * W;
  }
  section(i: number): Point {
    return { x: this.wallX(i) + W / 2, y: this.wy + 27 };
  }
  guard(section: number, space: number): Point {
    const dx = [-27, 0, 27, -13.5, 13.5][space] ?? 0;
    return { x: this.section(section).x + dx, y: this.wy + (space < 3 ? 14 : 40) };
  }
  clearing(i: number): Point {
    return { x: this.wallX(i) + W / 2, y: this.cy };
  }
  clanX(clan: number): number {
    return [this.wallX(0) + W * 0.34 - 18, this.wallX(2), this.wallX(4) - W * 0.34 + 18][clan] ?? 0;
  }
  camp(clan: number, j: number): Point {
    const [dx, dy] = [
      [0, -54],
      [-44, -66],
      [44, -66],
      [-26, -102],
      [26, -102],
    ][j] ?? [0, 0];
    return { x: this.clanX(clan) + (dx ?? 0), y: this.cy + (dy ?? 0) };
  }
  /** A place north of the Wall by its number: camps 0..14, clearings 15..18. */
  northPlace(place: number): Point {
    return place < 15 ? this.camp(Math.floor(place / 5), place % 5) : this.clearing(place - 15);
  }
  trail(clan: number, clearing: number): { from: Point; bend: Point; to: Point; label: Point } {
    const from = { x: this.clanX(clan), y: this.cy - 41 };
    const to = { x: this.clearing(clearing).x, y: this.cy - 20 };
    return {
      from,
      to,
      bend: { x: (from.x + to.x) / 2, y: this.cy - 37 },
      label: { x: from.x + (to.x - from.x) * 0.6, y: this.cy - 35 },
    };
  }
  get tormundHome(): Point {
    if (!this.frame.north) return { x: 52, y: 52 };
    return this.frame.compact ? { x: 70, y: this.wy - 34 } : { x: this.frame.width - 78, y: this.wy - 78 };
  }
  get frostfangs(): Point {
    return { x: 60, y: 43 };
  }
  /** Where Tormund stands on a hex, or at home (null). */
  tormund(hex: number | null): Point {
    if (hex === null || hex >= this.cells.length) return this.tormundHome;
    const c = this.cell(hex);
    return { x: c.x + 17, y: c.y - 13 };
  }
  /** Wildlings on a hex stand in its upper corner, several beside each other. */
  gift(hex: number, i = 0): Point {
    const c = this.cell(hex);
    return { x: c.x + 16 - i * 20, y: c.y - 17 - (i % 2) * 4 };
  }
  /** A trade route's marker: outside the land, before the side between its two intersections. */
  route(v: number, w: number, terrain: number[]): Point {
    const a = this.node(v),
      b = this.node(w),
      m = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const land = this.around(v).filter((h) => this.around(w).includes(h) && (terrain[h] ?? -1) >= 0);
    const c = this.cell(land[0] ?? 0),
      d = Math.hypot(m.x - c.x, m.y - c.y) || 1;
    return { x: m.x + ((m.x - c.x) / d) * 31, y: m.y + ((m.y - c.y) / d) * 31 };
  }
}

type Layout = GameInfo['board']['layouts'][number];

/** The layout's static part of the board: ice, frame, trade routes. */
export function layoutOf(info: GameInfo, view: View): Pick<Layout, 'ice' | 'frame' | 'routes'> {
  return info.board.layouts[view.board.layout] ?? { ice: [], frame: [], routes: [] };
}

/** The next of `points` from `from` in a direction (arrow keys): near and straight ahead first. */
export function towards(points: Point[], from: number, key: string): number {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const at = points[from];
  if (way === undefined || at === undefined) return from;
  let best = from,
    least = Infinity;
  points.forEach((p, i) => {
    const dx = p.x - at.x,
      dy = p.y - at.y;
    const ahead = dx * (way[0] ?? 0) + dy * (way[1] ?? 0);
    const aside = Math.abs(dx * (way[1] ?? 0)) + Math.abs(dy * (way[0] ?? 0));
    if (i === from || ahead < 4) return;
    const score = ahead + aside * 2;
    if (score < least) [best, least] = [i, score];
  });
  return best;
}
