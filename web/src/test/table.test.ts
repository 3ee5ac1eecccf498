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
  notes: [],
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
  last().say({
    type: 'rewound',
    position: { n: 3, seat: 0, view: { turn: 3 }, questions: [ask(8)] },
    log: [],
    undo: 0,
  });
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

test('a question that is still the same stays the same thing, also when others have moved', () => {
  const store = open([ask(7), { ...ask(5), seat: 1, options: [] }]);
  const [mine, theirs] = store.questions;
  const update = (questions: Question[]) =>
    last().say({ type: 'update', n: 4, log: [], patch: {}, questions, undo: 0, deadline: null });
  update([ask(7)]);
  expect(store.questions[0]).toBe(mine);
  update([ask(8), { ...ask(5), seat: 1 }]);
  expect(store.questions[0]).not.toBe(mine);
  expect(store.questions[1]).not.toBe(theirs); // through other eyes it has options
});

test('a choice that could not be stored is kept and sent again when the table is whole', () => {
  const store = open();
  const chosen = () => last().sent.flatMap((m) => (m.type === 'choose' ? [m] : []));
  const refuse = () =>
    last().say({ type: 'refused', rule: '', message: 'error-not-stored', ref: chosen().at(-1)?.ref });
  store.pick([5]);
  for (const times of [1, 2]) {
    refuse();
    expect([store.unsaved, store.sending, store.refusal]).toEqual([true, null, null]);
    expect(store.unsent?.codes).toEqual([5]);
    expect(chosen()).toHaveLength(times);
    last().say(hello(3, [ask(7)])); // it can be read again: once more
    expect(chosen()).toHaveLength(times + 1);
    expect([store.unsaved, store.unsent]).toEqual([false, null]);
  }
  refuse();
  // It was stored after all: the question is gone, and nothing is sent twice.
  last().say(hello(4, [ask(9)]));
  expect(chosen()).toHaveLength(3);
  expect([store.unsent, store.sending]).toEqual([null, null]);
  // What is refused so and is no choice is told like any other refusal.
  store.takeBack();
  last().say({ type: 'refused', rule: '', message: 'error-not-stored', ref: 0 });
  expect(store.refusal?.message).toBe('error-not-stored');
});

test('a line that has grown is shown whole, and only what is new in it is animated', () => {
  const store = open();
  const update = (log: unknown[]) =>
    last().say({ type: 'update', n: 4, log, patch: {}, questions: [], undo: 0, deadline: null });
  update([[4, 1, [[1, -1]]]]);
  update([
    [
      4,
      1,
      [
        [1, -1],
        [2, -1],
      ],
    ],
  ]);
  expect(store.log.at(-1)).toEqual([
    4,
    1,
    [
      [1, -1],
      [2, -1],
    ],
  ]);
  expect(store.recent).toEqual([[4, 1, [[2, -1]]]]);
});

// ---------------------------------------------------------------- the director's present
const deeds = (questions: Question[] = []) => ({
  type: 'update',
  n: 6,
  log: [4, 5, 6].map((n) => [n, 1, [[n, -1]]]),
  steps: [
    [4, { turn: 4 }],
    [5, { turn: 5 }],
  ],
  patch: { turn: 6 },
  questions,
  undo: 0,
  deadline: null,
});
const shownBy = (store: TableStore) => [store.n, (store.view as { turn: number }).turn, store.log.at(-1)?.[0]];

test('the steps of an update are shown one after the other, the question with the last', () => {
  const store = open([]);
  store.weigh = () => 1;
  store.speed = () => 'normal';
  last().say(deeds([ask(8)]));
  const seen = [shownBy(store)];
  expect(store.question()).toBeNull();
  expect([store.waiting, store.acting, store.recent]).toEqual([2, 1, [[4, 1, [[4, -1]]]]]);
  vi.advanceTimersByTime(1001);
  seen.push(shownBy(store));
  vi.advanceTimersByTime(1001);
  seen.push(shownBy(store));
  expect(seen).toEqual([
    [4, 4, 4],
    [5, 5, 5],
    [6, 6, 6],
  ]);
  expect(store.question()?.id).toBe(8);
});

test('at once everything is shown, and animated together; skipping and hello do the same', () => {
  const store = open([]);
  store.weigh = () => 1;
  last().say(deeds());
  expect(shownBy(store)).toEqual([6, 6, 6]);
  expect(store.recent.map((line) => line[0])).toEqual([4, 5, 6]);

  const other = open([]);
  other.weigh = () => 1;
  other.speed = () => 'normal';
  last().say(deeds([ask(8)]));
  other.pause(true);
  vi.advanceTimersByTime(60000);
  expect(shownBy(other)).toEqual([4, 4, 4]);
  other.skip();
  expect([other.paused, ...shownBy(other)]).toEqual([false, 6, 6, 6]);

  const third = open([]);
  third.weigh = () => 1;
  third.speed = () => 'slow';
  last().say(deeds());
  last().say(hello(7, [], [[7, 0, []]]));
  expect(third.log.map((line) => line[0])).toEqual([3, 4, 5, 6, 7]);
});

test('what is put on the stage is seen before the person is asked; going on asks at once', () => {
  const start = (): TableStore => {
    const store = open([]);
    store.weigh = () => 2;
    store.stages = (lines) => lines.some((line) => line[0] === 6);
    store.speed = () => 'normal';
    last().say(deeds([ask(8)]));
    vi.advanceTimersByTime(4002);
    return store;
  };
  const store = start();
  expect(shownBy(store)).toEqual([6, 6, 6]);
  expect(store.question()).toBeNull();
  expect(store.stage?.lines.map((line) => line[0])).toEqual([6]);
  expect((store.stage?.was as { turn: number }).turn).toBe(5);
  vi.advanceTimersByTime(1900);
  expect(store.question()).toBeNull();
  vi.advanceTimersByTime(200);
  expect([store.question()?.id, store.stage, store.waiting]).toEqual([8, null, 0]);

  const pressed = start();
  pressed.release();
  expect([pressed.question()?.id, pressed.stage]).toEqual([8, null]);

  const paused = start();
  paused.pause(true);
  vi.advanceTimersByTime(60000);
  expect([paused.question(), paused.stage?.lines.length]).toEqual([null, 1]);

  // A clock that runs does not wait, and at once nothing is put on the stage.
  const timed = open([]);
  timed.weigh = () => 2;
  timed.stages = () => true;
  timed.speed = () => 'normal';
  last().say({ ...deeds([ask(8)]), deadline: 30 });
  expect(timed.question()?.id).toBe(8);
  const instant = open([]);
  instant.weigh = () => 2;
  instant.stages = () => true;
  last().say(deeds([ask(8)]));
  expect([instant.question()?.id, instant.stage]).toEqual([8, null]);
});

test('what nothing follows leaves the stage when its time is over', () => {
  const store = open([]);
  store.weigh = () => 2;
  store.stages = () => true;
  store.speed = () => 'normal';
  last().say(deeds());
  vi.advanceTimersByTime(4002);
  expect(store.stage).not.toBeNull();
  vi.advanceTimersByTime(2002);
  expect([store.stage, store.waiting]).toEqual([null, 0]);
});

test('the end of a game is told when it has been shown', () => {
  const store = open([]);
  store.weigh = () => 1;
  store.speed = () => 'normal';
  last().say(deeds());
  last().say({ type: 'table', table: { ...table, status: 'over' } });
  expect([store.table?.status, store.ahead]).toEqual(['playing', 'end']);
  vi.advanceTimersByTime(2500);
  expect([store.n, store.table?.status]).toEqual([6, 'playing']);
  vi.advanceTimersByTime(600);
  expect(store.table?.status).toBe('over');
});

test('silence is noticed soon after a choice, and the choice is kept and sent again once', () => {
  const store = open();
  store.pick([5]);
  expect(last().pings).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(store.silent).toBe(false);
  vi.advanceTimersByTime(500);
  expect(store.silent).toBe(true);
  expect(store.line).toBe('open');
  expect(store.sending?.codes).toEqual([5]);
  const first = last();
  vi.advanceTimersByTime(7000); // given up: another line is tried
  expect(store.silent).toBe(false);
  expect(last()).not.toBe(first);
  expect(store.unsent?.codes).toEqual([5]);
  last().onopen?.();
  last().say(hello(3, [ask(7)]));
  expect(last().sent).toEqual([{ type: 'choose', seat: 0, id: 7, codes: [5], ref: 2 }]);
  last().say(hello(4, [ask(8)]));
  expect(last().sent).toHaveLength(1); // its question is gone: nothing is sent for another one
  store.close();
});

test('a choice that had arrived before the silence is not sent again', () => {
  const store = open();
  store.pick([5]);
  vi.advanceTimersByTime(9000);
  last().onopen?.();
  last().say(hello(4, [ask(8)]));
  expect(last().sent).toEqual([]);
  expect(store.unsent).toBeNull();
  store.close();
});

test('an answer ends the silence; a person who is not asked is pinged seldom', () => {
  const store = open();
  vi.advanceTimersByTime(3300);
  expect(last().pings).toBe(1);
  vi.advanceTimersByTime(1300);
  expect(store.silent).toBe(true);
  last().say({ type: 'pong' });
  expect(store.silent).toBe(false);
  store.close();
  const idle = open([]);
  vi.advanceTimersByTime(1000);
  last().say({ type: 'pong' });
  const before = last().pings;
  vi.advanceTimersByTime(14_000);
  expect(last().pings).toBe(before);
  idle.close();
});
