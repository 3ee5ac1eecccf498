/* What this browser adds to the chance of the games it plays, and what it was promised: kept until the game is checked. */
import { api } from './api';
import type { Kept } from './chance';
import type { NewTable, TableInfo } from './wire';

const KEY = 'greathall-chance';
const MOST = 50; // games; the oldest are forgotten

type Entry = Kept & { table: string };

function read(): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((e: Partial<Entry> | null) => typeof e?.table === 'string' && typeof e.commitment === 'string')
      : [];
  } catch {
    return [];
  }
}

/** What is kept of a table's game; of a record from elsewhere, by the commitment it names. */
export function keptOf(table: string, commitment = ''): Kept | null {
  const all = read();
  const found = all.find((e) => e.table === table) ?? all.find((e) => e.commitment === commitment);
  if (found === undefined) return null;
  const kept = { commitment: found.commitment, parts: found.parts ?? {} };
  return found.atOnce === true ? { ...kept, atOnce: true } : kept;
}

function keep(table: string, kept: Kept): void {
  const others = read().filter((e) => e.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, { table, ...kept }].slice(-MOST)));
  } catch {
    // a browser that keeps nothing has nothing to compare with at the end
  }
}

/** 128 bits of this browser's own. */
function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What one's own seats add, drawn when the commitment was seen: another commitment gets other parts, as the server might
    have made it after it had seen the first ones. Once the game has begun nothing is changed any more. */
export function partsFor(table: TableInfo): Kept | null {
  const { kind, commitment } = table.chance;
  const mine = table.seats.filter((seat) => seat.yours || seat.kept === 'you');
  const before = keptOf(table.id);
  if (kind !== 'keyed' || commitment === '') return before;
  if (table.status !== 'open') {
    // It began without this browser: then the commitment is all there is to compare.
    if (before === null && mine.length > 0) keep(table.id, { commitment, parts: {} });
    return before;
  }
  if (before === null && mine.length === 0) return null;
  const known = before !== null && before.commitment === commitment ? before.parts : {};
  const parts = Object.fromEntries(mine.map(({ seat }) => [seat, known[seat] ?? random()]));
  const kept = { commitment, parts };
  keep(table.id, kept);
  return kept;
}

const sending = new Set<string>();

/** Sends what the table does not have yet from one's own seats. The table's next change tells that it has arrived. */
export async function addParts(table: TableInfo): Promise<void> {
  const kept = partsFor(table);
  if (kept === null || table.status !== 'open' || table.chance.kind !== 'keyed') return;
  for (const { seat } of table.seats.filter((s) => s.yours)) {
    const part = kept.parts[seat];
    const name = `${table.id}/${seat}`;
    if (part === undefined || table.chance.parts[seat] === part || sending.has(name)) continue;
    sending.add(name);
    try {
      await api.seat(table.id, { act: 'part', seat, part });
    } catch {
      // begun meanwhile, or no line: the next change of the table tries again
    } finally {
      sending.delete(name);
    }
  }
}

/** Keeps what went along with the request for a table whose game began with it. */
function keepAtOnce(table: TableInfo, parts: Record<number, string>): void {
  const { kind, commitment } = table.chance;
  if (table.status !== 'open' && kind === 'keyed' && Object.keys(parts).length > 0)
    keep(table.id, { commitment, parts, atOnce: true });
}

/** Makes a table. A game that begins at once has no time for parts, so they go along with the request; else they are
    drawn when the commitment is there. Who has chosen the seed has nothing to add. */
export async function makeTable(wish: NewTable): Promise<TableInfo> {
  const atOnce = wish.start === true && !wish.seed && wish.seats.every((seat) => seat.kind !== 'open');
  const seats = wish.seats.map((seat) => (atOnce && seat.kind === 'me' ? { ...seat, part: random() } : seat));
  const table = await api.newTable({ ...wish, seats });
  keepAtOnce(table, Object.fromEntries(seats.flatMap(({ part }, seat) => (part ? [[seat, part]] : []))));
  return table;
}

/** Plays again. Where nobody else has to agree the game begins at once, with what this browser adds. */
export async function again(table: string): Promise<TableInfo> {
  const part = random();
  const next = await api.rematch(table, part);
  const first = next.seats.find((seat) => seat.yours);
  if (first !== undefined && next.chance.parts[first.seat] === part) keepAtOnce(next, { [first.seat]: part });
  return next;
}

/** Takes the seats of a rematch that wait for this browser. With the last one the game begins, so what they add to its
    chance goes along. */
export async function takeKept(table: TableInfo, name: string): Promise<TableInfo> {
  const parts = partsFor(table)?.parts ?? {};
  let now = table;
  for (const { seat } of table.seats.filter((s) => s.kept === 'you'))
    now = await api.join(table.id, seat, name, parts[seat] ?? '');
  return now;
}
