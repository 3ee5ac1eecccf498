/* Places of the board in words: a road runs between the forest 8 and the hills 5. The coordinates of the notation stand on
no board, so nobody who looks at one can know what C1.NW is. */
import type { Calling, Texts } from '../../lib/texts';
import { CORNERS, frameFor, Geometry } from './geometry';
import { TERRAINS } from './names';
import { numberText } from './places';
import type { GameInfo, View } from './types';

const SIDES = ['E', 'SE', 'SW', 'W', 'NW', 'NE']; // clockwise, a sixth of a circle each

/** The side of a hex that looks at a point. */
function sideOf(geo: Geometry, hex: number, edge: number): string {
  const centre = geo.cell(hex);
  const { x, y } = geo.edges[edge]?.mid ?? centre;
  const sixth = Math.round(Math.atan2(y - centre.y, x - centre.x) / (Math.PI / 3));
  return SIDES[(sixth + 6) % 6] ?? '';
}

function cornerOf(geo: Geometry, hex: number, node: number): string {
  const { x, y } = geo.node(node);
  return CORNERS.find((c) => Math.hypot(geo.corner(hex, c).x - x, geo.corner(hex, c).y - y) < 1) ?? '';
}

/** Names by what lies about; on the coast, where that is the same for several places, a corner or side tells them apart. */
export function places(info: GameInfo, view: View): { key: string; calling: Calling } {
  const { terrain, number } = view.board;
  let made: Geometry | undefined;
  const shared = new Map<string, Set<string>>();
  const land = (hexes: number[]): number[] => hexes.filter((h) => TERRAINS[terrain[h] ?? -1] !== undefined);
  const hexName = (texts: Texts, h: number): string => {
    const [name, n] = [texts.get(`terrain-${TERRAINS[terrain[h] ?? -1]}`), number[h] ?? 0];
    return n === 0 ? name : `${name} ${numberText(n)}`;
  };
  const touching = (geo: Geometry, type: 'node' | 'edge', value: number): number[] => {
    if (type === 'node') return land(geo.around(value));
    const { first = -1, second = -1 } = info.board.edges[value] ?? {};
    return land(geo.around(first).filter((h) => geo.around(second).includes(h)));
  };
  const looks = (hexes: number[]): string => hexes.map((h) => `${terrain[h]}:${number[h]}`).join();
  /** what lies about several places at once, so that it does not tell them apart */
  const twins = (geo: Geometry, type: 'node' | 'edge'): Set<string> => {
    let found = shared.get(type);
    if (found === undefined) {
      const all = info.board[`${type}s`].map((_, i) => looks(touching(geo, type, i)));
      found = new Set(all.filter((about, i) => all.indexOf(about) !== i));
      shared.set(type, found);
    }
    return found;
  };
  const calling: Calling = (texts, type, value) => {
    if (value < 0) return undefined;
    if (type === 'hex') return land([value]).length === 0 ? undefined : hexName(texts, value);
    if (type !== 'node' && type !== 'edge') return undefined;
    const geo = (made ??= new Geometry(info.board, frameFor(true, false)));
    const about = touching(geo, type, value);
    const [only] = about;
    if (only === undefined) return undefined;
    const names = about.map((h) => hexName(texts, h)).join(' – ');
    if (about.length > 1 && !twins(geo, type).has(looks(about))) return names;
    const where = type === 'node' ? `corner-${cornerOf(geo, only, value)}` : `side-${sideOf(geo, only, value)}`;
    return `${names}, ${texts.get(`page-${where}`)}`;
  };
  return { key: JSON.stringify([terrain, number]), calling };
}
