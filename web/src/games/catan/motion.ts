/* What has moved since the last view: read from the events of the log lines not seen yet. */
import type { LogLine } from '../../lib/wire';
import type { Geometry, Point } from './geometry';
import { HOME } from './names';
import type { GameInfo } from './types';

export interface Flight {
  id: number;
  kind: number;
  path: Point[];
  delay: number;
  duration: number;
  /** the place that stays empty until the flight lands: "camp3", "clearing1", "gift12" */
  lands: string;
}
export interface Moves {
  flights: Flight[];
  /** sections whose Wall shakes, with the delay in ms */
  shakes: { section: number; delay: number }[];
  /** points outlined in gold when nothing moves */
  marks: Point[];
  rolled: boolean;
  /** number of the newest line */
  last: number;
}
export const STEP = 320;
const GAP = 60;
let made = 0;

/** An event's fields by name; the kind stands first, and the fields at the end. */
export function fieldsOf(event: number[], info: GameInfo): { name: string; fields: Record<string, number> } | null {
  const known = info.events[event[0] ?? -1];
  if (known === undefined) return null;
  const [name, kinds] = known;
  const values = event.slice(event.length - kinds.length);
  return { name, fields: Object.fromEntries(kinds.map(([k], i) => [k, kinds.length ? (values[i] ?? -1) : -1])) };
}

export function movesSince(recent: LogLine[], seen: number, info: GameInfo, geo: Geometry): Moves {
  const out: Moves = { flights: [], shakes: [], marks: [], rolled: false, last: seen };
  let clock = 0;
  const fly = (kind: number, path: Point[], lands: string): void => {
    const duration = STEP * Math.max(1, path.length - 1);
    out.flights.push({ id: ++made, kind, path, delay: clock, duration, lands });
    clock += duration / 2 + GAP;
    const end = path.at(-1);
    if (end) out.marks.push(end);
  };
  const lineOf = (hex: number): number => info.board.lines.findIndex((l) => l.includes(hex));
  for (const [n, , events] of recent) {
    if (n <= seen) continue;
    out.last = Math.max(out.last, n);
    for (const event of events) {
      const told = fieldsOf(event, info);
      if (told === null) continue;
      const v = told.fields;
      const clearing = v.clearing ?? 0,
        clan = v.clan ?? 0,
        kind = v.kind ?? 0,
        hex = v.hex ?? 0;
      switch (told.name) {
        case 'dice':
          out.rolled = true;
          clock += 760;
          break;
        case 'settlement':
        case 'keep':
          out.marks.push(geo.node(v.node ?? 0));
          break;
        case 'road':
        case 'road_uprooted':
          out.marks.push(geo.edges[v.edge ?? 0]?.mid ?? geo.cell(0));
          break;
        case 'guard':
          out.marks.push(geo.guard(v.section ?? 0, (v.space ?? 1) - 1));
          break;
        case 'guard_lost':
          out.marks.push(geo.section(v.section ?? 0));
          break;
        case 'tormund':
          out.marks.push(geo.tormund(hex === HOME ? null : hex));
          break;
        case 'camp': {
          const at = clan * 5 + (v.camp ?? 1) - 1;
          if (geo.frame.north) fly(kind, [geo.frostfangs, geo.northPlace(at)], `camp${at}`);
          break;
        }
        case 'clearing': {
          const t = geo.trail(clan, clearing);
          fly(kind, [geo.camp(clan, 0), t.label, geo.clearing(clearing)], `clearing${clearing}`);
          break;
        }
        case 'climbed':
          fly(1, [geo.clearing(clearing), geo.section(clearing), geo.gift(hex)], `gift${hex}`);
          break;
        case 'giant':
          out.shakes.push({ section: clearing, delay: clock });
          fly(2, [geo.clearing(clearing), geo.section(clearing), geo.frostfangs], '');
          break;
        case 'breach':
          out.shakes.push({ section: v.section ?? 0, delay: clock });
          break;
        case 'gift': {
          const line = lineOf(hex);
          if (line >= 0 && !out.flights.some((x) => x.lands === `gift${hex}`))
            fly(kind, [geo.clearing(line), geo.section(line), geo.gift(hex)], `gift${hex}`);
          break;
        }
        case 'expelled':
          fly(kind, [geo.gift(hex), geo.frostfangs], '');
          break;
        case 'driven_off':
          fly(kind, [geo.northPlace(v.place ?? 0), geo.frostfangs], '');
          break;
      }
    }
  }
  if (out.flights.length > 6) out.flights = out.flights.slice(-4).map((x, i) => ({ ...x, delay: i * 180 })); // far behind: only the end
  return out;
}
