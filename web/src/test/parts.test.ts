import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addParts, keptOf } from '../lib/parts';
import type { SeatInfo, TableInfo } from '../lib/wire';

const PROMISED = 'ab'.repeat(32);

/** A table at which the first seats are one's own. */
function table(mine: number[], more: Partial<TableInfo> = {}, commitment = PROMISED, parts = ['', '', '']): TableInfo {
  const seats = [0, 1, 2].map((seat) => ({ seat, yours: mine.includes(seat) }) as SeatInfo);
  const chance = { kind: 'keyed', commitment, parts, secret: '' };
  return { id: 'T', status: 'open', seats, chance, ...more } as TableInfo;
}

let sent: { act: string; seat: number; part: string }[] = [];
beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    expect(path).toBe('/api/tables/T/seat');
    sent.push(JSON.parse(init.body) as (typeof sent)[0]);
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('who sits down adds 128 bits, keeps them with the promise, and sends them once', async () => {
  await addParts(table([1]));
  const part = sent[0]?.part ?? '';
  expect(sent).toEqual([{ act: 'part', seat: 1, part }]);
  expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(keptOf('T')).toEqual({ commitment: PROMISED, parts: { 1: part } });
  await addParts(table([1], {}, PROMISED, ['', part, '']));
  expect(sent.length).toBe(1);
  await addParts(table([1], { status: 'playing' }, PROMISED, ['', part, '']));
  expect(sent.length).toBe(1);
  expect(keptOf('T')?.parts).toEqual({ 1: part });
});

test('a part that was lost on the way goes out again, the same one', async () => {
  await addParts(table([1]));
  await addParts(table([1]));
  expect(sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('another promise gets another part: the server may have seen the first one', async () => {
  await addParts(table([1]));
  const other = 'cd'.repeat(32);
  await addParts(table([1], {}, other, ['', sent[0]?.part ?? '', '']));
  expect(sent.length).toBe(2);
  expect(sent[1]?.part).not.toBe(sent[0]?.part);
  expect(keptOf('T')?.commitment).toBe(other);
});

test('a promise that is changed when the game has begun is not believed', async () => {
  await addParts(table([1]));
  await addParts(table([1], { status: 'playing' }, 'cd'.repeat(32)));
  expect(keptOf('T')?.commitment).toBe(PROMISED);
});

test('who stands up or changes the seat expects nothing of the old one', async () => {
  await addParts(table([0]));
  await addParts(table([2]));
  expect(Object.keys(keptOf('T')?.parts ?? {})).toEqual(['2']);
  await addParts(table([]));
  expect(keptOf('T')?.parts).toEqual({});
});

test('where chance is not keyed, and for who looks on, nothing is sent or kept', async () => {
  await addParts(table([]));
  await addParts(table([0], { chance: { kind: 'fast', commitment: '', parts: [], secret: '' } }));
  expect(sent).toEqual([]);
  expect(keptOf('T')).toBe(null);
});

test('of a game that begins at once the promise is kept; a record from elsewhere is known by it', async () => {
  await addParts(table([0], { status: 'playing' }));
  expect(sent).toEqual([]);
  expect(keptOf('T')).toEqual({ commitment: PROMISED, parts: {} });
  expect(keptOf('', PROMISED)).toEqual({ commitment: PROMISED, parts: {} });
  expect(keptOf('', 'cd'.repeat(32))).toBe(null);
});

test('what is not ours in the storage does no harm', () => {
  for (const text of ['no JSON', '{}', '[null, 3, {"table": "T"}]', '[{"table": "T", "commitment": 3}]']) {
    localStorage.setItem('greathall-chance', text);
    expect(keptOf('T')).toBe(null);
  }
});
