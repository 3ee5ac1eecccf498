/* Games that begin when they are made: what this browser adds goes along with the request. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addParts, again, keptOf, makeTable } from '../lib/parts';
import type { NewTable, SeatWish, TableInfo } from '../lib/wire';

const PROMISED = 'ab'.repeat(32);
let requests: { path: string; body: unknown }[] = [];
let answer: (body: unknown) => Partial<TableInfo>;

/** The table as a server would answer: its parts are those of the wish. */
function begun(seats: SeatWish[], more: Partial<TableInfo> = {}): Partial<TableInfo> {
  return {
    id: 'T',
    status: 'playing',
    seats: seats.map((wish, seat) => ({ seat, yours: wish.kind === 'me' })) as TableInfo['seats'],
    chance: { kind: 'keyed', commitment: PROMISED, parts: seats.map((wish) => wish.part ?? ''), secret: '' },
    ...more,
  };
}

beforeEach(() => {
  requests = [];
  localStorage.clear();
  answer = (body) => begun((body as NewTable).seats);
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as unknown;
    requests.push({ path, body });
    return Promise.resolve(new Response(JSON.stringify(answer(body))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (): SeatWish[] => (requests[0]?.body as NewTable).seats;
const wish = (kinds: SeatWish['kind'][], more: Partial<NewTable> = {}): NewTable => ({
  game: 'catan',
  seats: kinds.map((kind) => ({ kind })),
  start: true,
  ...more,
});

test('a game against bots carries 128 bits of this browser, which are kept with the promise', async () => {
  const table = await makeTable(wish(['me', 'bot', 'bot']));
  const part = sent()[0]?.part ?? '';
  expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(sent().slice(1)).toEqual([{ kind: 'bot' }, { kind: 'bot' }]);
  expect(keptOf('T')).toEqual({ commitment: PROMISED, parts: { 0: part }, atOnce: true });
  // The page of the table has nothing to add, and forgets nothing.
  await addParts(table);
  expect(requests).toHaveLength(1);
  expect(keptOf('T')?.parts).toEqual({ 0: part });
});

test('several people at one device add a part each', async () => {
  await makeTable(wish(['me', 'me', 'bot']));
  const parts = sent().map((seat) => seat.part ?? '');
  expect(new Set(parts.slice(0, 2)).size).toBe(2);
  expect(keptOf('T')?.parts).toEqual({ 0: parts[0], 1: parts[1] });
});

test('where others are waited for the promise comes first, and nothing goes along', async () => {
  answer = (body) => begun((body as NewTable).seats, { status: 'open' });
  await makeTable(wish(['me', 'open', 'bot']));
  await makeTable(wish(['me', 'bot', 'bot'], { start: false }));
  for (const { body } of requests) expect(JSON.stringify(body)).not.toContain('part');
  expect(keptOf('T')).toBe(null);
});

test('who has chosen the seed adds nothing', async () => {
  const chance = { kind: 'fast', commitment: '', parts: [], secret: '' };
  answer = (body) => begun((body as NewTable).seats, { chance });
  await makeTable(wish(['me', 'bot', 'bot'], { seed: 'my own' }));
  expect(JSON.stringify(requests[0]?.body)).not.toContain('part');
  expect(keptOf('T')).toBe(null);
});

test('a rematch that begins at once carries a part; one that waits for others does not count it', async () => {
  answer = (body) => begun([{ kind: 'bot' }, { kind: 'me', part: (body as { part: string }).part }]);
  await again('old');
  const { path, body } = requests[0] ?? { path: '', body: null };
  expect(path).toBe('/api/tables/old/rematch');
  expect(keptOf('T')).toEqual({ commitment: PROMISED, parts: { 1: (body as { part: string }).part }, atOnce: true });
  localStorage.clear();
  answer = () => begun([{ kind: 'me' }, { kind: 'open' }], { status: 'open' });
  await again('old');
  expect(keptOf('T')).toBe(null);
});
