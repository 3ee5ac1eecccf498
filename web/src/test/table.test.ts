import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../lib/table.svelte';
import type { Question, TableInfo } from '../lib/wire';
import { Line } from './line';

const table = { id: 'x', status: 'playing', seats: [] } as unknown as TableInfo;
const ask = (id: number): Question => ({ seat: 0, kind: 0, rule: 'R', id, options: [[5, 'end', []]] });
const hello = (n: number, questions: Question[], log: unknown[] = []) => ({
  type: 'hello',
  table,
  position: { n, seat: 0, view: { turn: n, seats: [{ points: 0 }] }, questions },
  log,
  chat: [],
  promises: [],
  undo: 0,
});

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const last = (): Line => Line.last();
function open(questions: Question[] = [ask(7)]): TableStore {
  const store = new TableStore('x');
  store.connect();
  last().onopen?.();
  last().say(hello(3, questions, [[3, 0, []]]));
  return store;
}

test('hello, update, rewound', () => {
  const store = open();
  expect(last().url).toContain('since=-1');
  expect(store.line).toBe('open');
  last().say({
    type: 'update',
    n: 4,
    log: [[4, 0, [[1, -1]]]],
    patch: { turn: 9, seats: { '0': { points: 2 } } },
    questions: [],
    undo: 1,
    deadline: 30,
  });
  expect(store.view).toEqual({ turn: 9, seats: [{ points: 2 }] });
  expect(store.n).toBe(4);
  expect(store.log.map((l) => l[0])).toEqual([3, 4]);
  expect(store.deadline).toBe(Date.now() + 30000);
  last().say({ type: 'rewound', position: { n: 3, seat: 0, view: { turn: 3 }, questions: [ask(8)] }, undo: 0 });
  expect(store.view).toEqual({ turn: 3 });
  expect(store.log.map((l) => l[0])).toEqual([3]);
  expect(store.question()?.id).toBe(8);
});

test('a choice names its question and is sent once', () => {
  const store = open();
  store.pick([5]);
  store.pick([5]);
  expect(last().sent).toEqual([{ type: 'choose', seat: 0, id: 7, codes: [5], ref: 1 }]);
  last().say({ type: 'update', n: 4, log: [], patch: {}, questions: [], undo: 0, deadline: null });
  expect(store.sending).toBeNull();
});

test('a refusal is shown and the next update clears it', () => {
  const store = open();
  store.pick([5]);
  last().say({ type: 'refused', rule: 'CAT-1', message: 'error-not-legal', ref: 1 });
  expect(store.refusal).toEqual({ rule: 'CAT-1', message: 'error-not-legal' });
  expect(store.sending).toBeNull();
  last().say({ type: 'update', n: 4, log: [], patch: {}, questions: [], undo: 0, deadline: null });
  expect(store.refusal).toBeNull();
});

test('a lost line comes back with what was seen, and an unsent choice goes out if it is still asked', () => {
  const store = open();
  last().close();
  expect(store.line).toBe('lost');
  store.pick([5]);
  expect(store.unsent).not.toBeNull();
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  expect(last().url).toContain('since=3');
  last().onopen?.();
  last().say(hello(3, [ask(7)]));
  expect(last().sent).toMatchObject([{ type: 'choose', id: 7, codes: [5] }]);
});

test('an unsent choice is dropped when the question has changed, or by hand', () => {
  const store = open();
  store.pick([5]);
  last().close();
  expect(store.unsent).not.toBeNull();
  vi.advanceTimersByTime(400);
  last().say(hello(4, [ask(9)]));
  expect(last().sent).toEqual([]);
  expect(store.unsent).toBeNull();
  last().close();
  store.pick([5]);
  expect(store.dropUnsent()).toBe(true);
  expect(store.dropUnsent()).toBe(false);
});

test('waits longer between attempts, and not at all when asked', () => {
  const store = new TableStore('x');
  store.connect();
  last().close();
  vi.advanceTimersByTime(300);
  expect(Line.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(600);
  expect(Line.all).toHaveLength(2);
  store.retry();
  expect(Line.all).toHaveLength(3);
  store.close();
  vi.advanceTimersByTime(60000);
  expect(Line.all).toHaveLength(3);
});

test('why is answered by its number', async () => {
  const store = open();
  const answer = store.why(99);
  last().say({ type: 'why', rule: 'CAT-9', ref: 1 });
  expect(await answer).toBe('CAT-9');
});
