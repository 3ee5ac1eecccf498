/* The log as it is read: events that belong together make one row. What belongs together is said by the games
(`Pace.beside`) and by the choice that brought it about; every event is in exactly one row. Pure functions. */
import type { Beside, Pace } from '../games/types';
import { weigh } from './director';
import type { GameInfo, LogLine } from './wire';

/** An event of the log, where it stands and whom it names first. */
export interface Told {
  n: number;
  /** its place among the events of its choice */
  i: number;
  event: number[];
  kind: string;
  fields: Record<string, number>;
  /** the seat it is about: -1 when it names none */
  seat: number;
  /** who chose */
  by: number;
}
export interface Row {
  key: string;
  /** the position in which all of it has happened */
  n: number;
  /** the position after its first event */
  from: number;
  /** the event whose sentence is told */
  main: Told;
  /** what is told beside it, in the order in which it happened */
  rest: Told[];
}

export const FILTERS = ['all', 'main', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];
/** Rows with an event of at least this weight (seconds) are what matters. */
export const MATTERS = 0.7;

export function told(info: GameInfo, line: LogLine): Told[] {
  const [n, by, events] = line;
  return events.map((event, i) => {
    const [kind = '', known = []] = info.events[event[0] ?? -1] ?? [];
    const fields = Object.fromEntries(known.map(([field], at) => [field, event[at + 2] ?? -1]));
    const at = known.findIndex(([field, type]) => field === 'seat' && type === 'seat');
    return { n, i, event, kind, fields, seat: at < 0 ? -1 : (event[at + 2] ?? -1), by };
  });
}

/** Is there nothing against telling them together? */
function fits(rule: Beside, one: Told, main: Told): boolean {
  return (
    rule.with.includes(main.kind) && (rule.anyone === true || one.seat < 0 || main.seat < 0 || one.seat === main.seat)
  );
}

/** The event of the same choice that this one belongs to: the nearest before it, else the nearest after it; what comes
early looks ahead first. */
function owner(rule: Beside, all: Told[], at: number): number {
  const one = all[at]!;
  const other = (x: Told): boolean => x.kind !== one.kind && fits(rule, one, x);
  const after = all.findIndex((x, i) => i > at && other(x)),
    before = all.findLastIndex((x, i) => i < at && other(x));
  return rule.early === true ? (after >= 0 ? after : before) : before >= 0 ? before : after;
}

/** Where an event is told in the end: owners may belong to others in their turn. */
function root(owners: number[], at: number): number {
  const seen = new Set<number>();
  while (owners[at]! >= 0 && !seen.has(at)) {
    seen.add(at);
    at = owners[at]!;
  }
  return at;
}

const rowOf = (main: Told): Row => ({ key: `${main.n}.${main.i}`, n: main.n, from: main.n, main, rest: [] });

function join(row: Row, more: Told[]): void {
  row.rest = [...row.rest, ...more].sort((a, b) => a.n - b.n || a.i - b.i);
  const all = [row.main, ...row.rest].map((x) => x.n);
  row.n = Math.max(...all);
  row.from = Math.min(...all);
}

/** The rows of these lines, in the order of what each tells. */
export function ledger(info: GameInfo, pace: Pace | undefined, lines: LogLine[]): Row[] {
  const rules = pace?.beside ?? {};
  const rows: Row[] = [];
  for (const line of lines) {
    const all = told(info, line);
    const owners = all.map((one, at) => {
      const rule = rules[one.kind];
      return rule === undefined ? -1 : owner(rule, all, at);
    });
    const made = new Map<number, Row>();
    const later: [number, Told][] = [];
    all.forEach((one, at) => {
      const where = root(owners, at);
      if (where !== at) {
        later.push([where, one]);
        return;
      }
      const rule = rules[one.kind],
        last = rows.at(-1);
      // Nothing of its own choice: it goes on with what was told just before, if it is of that kind.
      const near = last !== undefined && (last.n === one.n || (rule?.apart === true && rule.early !== true));
      if (rule !== undefined && near && fits(rule, one, last.main)) {
        join(last, [one]);
        made.set(at, last);
        return;
      }
      const row = rowOf(one);
      // ... or what comes after it tells it: a payment made before the choice of what is bought.
      const before = last === undefined ? undefined : rules[last.main.kind];
      if (
        before?.apart === true &&
        before.early === true &&
        last!.main.kind !== one.kind &&
        fits(before, last!.main, one)
      ) {
        join(row, [last!.main, ...last!.rest]);
        rows.pop();
      }
      rows.push(row);
      made.set(at, row);
    });
    for (const [where, one] of later) join(made.get(where)!, [one]);
  }
  return rows;
}

const events = (row: Row): Told[] => [row.main, ...row.rest];

/** What a person who has set this filter is shown; headings stay. */
export function kept(
  info: GameInfo,
  pace: Pace | undefined,
  filter: Filter,
  seat: number,
  headings: string[],
): (row: Row) => boolean {
  const names = (one: Told): boolean =>
    (info.events[one.event[0] ?? -1]?.[1] ?? []).some(([field, type]) => type === 'seat' && one.fields[field] === seat);
  return (row) => {
    if (filter === 'all' || headings.includes(row.main.kind)) return true;
    if (filter === 'mine') return events(row).some((one) => one.by === seat || names(one));
    return weigh(info, pace, [[row.n, row.main.by, events(row).map((one) => one.event)]]) >= MATTERS;
  };
}

/** A heading with nothing below it says nothing: of several in a row only those stay that nothing of their kind follows. */
export function headed(rows: Row[], headings: string[]): Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    const at = headings.indexOf(row.main.kind);
    if (at >= 0) while (out.length > 0 && headings.indexOf(out.at(-1)!.main.kind) >= at) out.pop();
    out.push(row);
  }
  return out;
}

// ---------------------------------------------------------------- what is drawn beside a sentence
export interface Bit {
  one: Told;
  /** whose it is, where it is not the seat that was named last; -1: nothing to say */
  seat: number;
  icon: string;
  colour: string;
  /** a value that is drawn by its name */
  type: string;
  value: number;
  /** how many; null where nothing is counted */
  count: number | null;
  /** something else than before is told: what is asked for after what is given */
  turn: boolean;
}

/** What is drawn for the events beside the main one; those of its own kind may be told by its sentence. */
export function bits(info: GameInfo, pace: Pace | undefined, row: Row, spoken: boolean): Bit[] {
  const typesOf = (one: Told): [string, string][] => info.events[one.event[0] ?? -1]?.[1] ?? [];
  const last = typesOf(row.main).findLast(([, type]) => type === 'seat');
  let seat = last === undefined ? -1 : (row.main.fields[last[0]] ?? -1),
    turn: number | undefined;
  // What has been named is not named again.
  const named = new Set(typesOf(row.main).map(([field, type]) => `${type}:${row.main.fields[field]}`));
  const first = several(info, pace, row);
  if (spoken) first?.values.forEach((value) => named.add(`${first.type}:${value}`));
  return row.rest
    .filter((one) => !spoken || one.kind !== row.main.kind)
    .map((one) => {
      const rule = pace?.beside?.[one.kind] ?? { with: [] };
      const value = rule.field === undefined ? -1 : (one.fields[rule.field] ?? -1);
      const type = typesOf(one).find(([field]) => field === rule.field)?.[1] ?? '';
      const way = rule.turn === undefined ? undefined : one.fields[rule.turn];
      const changed = one.seat >= 0 && one.seat !== seat;
      if (one.seat >= 0) seat = one.seat;
      const turned = turn !== undefined && way !== undefined && way !== turn;
      turn = way ?? turn;
      const byName = rule.icons?.[value] === undefined && rule.field !== undefined;
      const fresh = byName && (type === 'seat' || !named.has(`${type}:${value}`) || (rule.icon ?? '') === '');
      if (byName) named.add(`${type}:${value}`);
      return {
        one,
        seat: changed && type !== 'seat' ? one.seat : -1,
        icon: rule.icons?.[value] ?? rule.icon ?? '',
        colour: rule.colours?.[value] ?? '',
        type: fresh ? type : '',
        value,
        count: rule.count === undefined ? null : (one.fields[rule.count] ?? 1),
        turn: turned,
      };
    });
}

/** The values that one sentence about all events of the main one's kind names; null where it tells only itself. */
export function several(info: GameInfo, pace: Pace | undefined, row: Row): { type: string; values: number[] } | null {
  const rule = pace?.beside?.[row.main.kind];
  const same = row.rest.filter((one) => one.kind === row.main.kind);
  if (rule?.field === undefined || same.length === 0) return null;
  const type = (info.events[row.main.event[0] ?? -1]?.[1] ?? []).find(([field]) => field === rule.field)?.[1] ?? '';
  return { type, values: [row.main, ...same].map((one) => one.fields[rule.field!] ?? -1) };
}
