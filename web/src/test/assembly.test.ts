/* A move of several parts, put together over a fake socket: attackers 1, 2 and 3, then "done" (9), then who is bypassed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Assembly, MOST } from '../lib/assembly.svelte';
import { TableStore } from '../lib/table.svelte';
import type { Choice, Question, TableInfo } from '../lib/wire';
import { Line } from './line';

const table = { id: 'x', status: 'playing', seats: [] } as unknown as TableInfo;
const DONE: Choice = [9, 'done', []];
const choice = (code: number): Choice => [code, 'attack', [code]];
const ask = (id: number, options: Choice[] = [1, 2, 3].map(choice)): Question => ({
  seat: 0,
  kind: 0,
  rule: 'R',
  id,
  options,
});
const hello = (n: number, questions: Question[]) => ({
  type: 'hello',
  table,
  position: { n, seat: 0, view: { turn: n }, questions },
  log: [],
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

function open(question = ask(7)): { store: TableStore; move: Assembly } {
  const store = new TableStore('x');
  store.connect();
  Line.last().onopen?.();
  Line.last().say(hello(3, [question]));
  return { store, move: new Assembly() };
}
const tries = () => Line.last().sent.flatMap((m) => (m.type === 'try' ? [m] : []));
const chosen = () => Line.last().sent.flatMap((m) => (m.type === 'choose' ? [m] : []));
/** The server answers the last try: these may be picked next; null: the move is complete. */
async function answer(options: Choice[] | null): Promise<void> {
  const last = tries().at(-1);
  Line.last().say({
    type: 'tried',
    question: options === null ? null : { ...ask(last?.id ?? 0), options },
    ref: last?.ref,
  });
  await vi.advanceTimersByTimeAsync(0);
}
const codes = (move: Assembly, store: TableStore) => move.question(store.question())?.options.map((o) => o[0]);

test('picks are tried, not sent; the complete move goes out at once', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  expect(tries()).toMatchObject([{ seat: 0, id: 7, codes: [1] }]);
  expect(move.trying).toBe(true);
  await answer([DONE, choice(2), choice(3)]);
  expect(move.codes).toEqual([1]);
  expect(codes(move, store)).toEqual([9, 2, 3]);
  expect(store.question()?.options.map((o) => o[0])).toEqual([1, 2, 3]); // the real one is as it was
  move.pick(store, [2]);
  await answer([DONE, choice(3)]);
  move.pick(store, [9]);
  expect(chosen()).toEqual([]);
  await answer(null);
  expect(chosen()).toMatchObject([{ id: 7, codes: [1, 2, 9] }]);
  Line.last().say({ type: 'update', n: 6, log: [], patch: {}, questions: [ask(12)], undo: 0, deadline: null });
  expect(move.follow(store)).toBe(false); // sent: nothing was lost
  expect(move.codes).toEqual([]);
});

test('what is picked while an answer is awaited is shown at once, tried after it, and dropped if it is offered no more', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  move.pick(store, [1]); // a double click is one pick
  move.pick(store, [2]);
  move.pick(store, [3]);
  expect(tries()).toHaveLength(1);
  expect(move.awaited(store.question())).toEqual([1, 2, 3]);
  expect(move.picks(store.question()).map((p) => p.choice[0])).toEqual([1, 2, 3]);
  expect(move.answered(store.question())).toBe(0);
  await answer([DONE, choice(3)]);
  expect(tries().at(-1)).toMatchObject({ codes: [1, 3] });
  expect(move.answered(store.question())).toBe(1);
  move.pick(store, [9]);
  await answer([DONE]);
  await answer(null);
  expect(chosen()).toMatchObject([{ codes: [1, 3, 9] }]);
});

test('taking out sends nothing, but what is picked meanwhile does', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE, choice(2), choice(3)]);
  move.pick(store, [2]);
  await answer([DONE, choice(3)]);
  move.pick(store, [1]);
  move.pick(store, [3]);
  expect(move.picks(store.question()).map((p) => p.choice[0])).toEqual([2, 3]);
  await answer([DONE, choice(1), choice(3)]);
  expect(chosen()).toEqual([]);
  await answer(null);
  expect(chosen()).toMatchObject([{ codes: [2, 3] }]);
});

test('a single pick that completes the move is sent at once', async () => {
  const { store, move } = open();
  move.pick(store, [3]);
  await answer(null);
  expect(chosen()).toMatchObject([{ id: 7, codes: [3] }]);
});

test('taken back one by one without asking the server; the last one leaves the question as it was', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE, choice(2)]);
  move.pick(store, [2]);
  await answer([DONE]);
  expect(move.picks(store.question()).map((p) => p.choice[0])).toEqual([1, 2]);
  expect(move.back(store)).toBe(true);
  expect(codes(move, store)).toEqual([9, 2]);
  expect(move.back(store)).toBe(true);
  expect(codes(move, store)).toEqual([1, 2, 3]);
  expect(move.back(store)).toBe(false);
  expect(tries()).toHaveLength(2);
});

test('picked again it is taken out, what came after is tried anew, and nothing is sent by that', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE, choice(2), choice(3)]);
  move.pick(store, [2]);
  await answer([DONE, choice(3)]);
  move.pick(store, [3]);
  await answer([DONE]);
  move.pick(store, [1]);
  expect(move.codes).toEqual([]);
  expect(tries().at(-1)).toMatchObject({ codes: [2] });
  await answer([DONE, choice(1)]); // 3 is not offered any more: it is left out
  expect(move.codes).toEqual([2]);
  expect(codes(move, store)).toEqual([9, 1]);
  move.pick(store, [1]);
  await answer([DONE]);
  move.pick(store, [2]);
  await answer(null); // 1 alone would complete the move: it is not sent, the person decides
  expect(move.codes).toEqual([]);
  expect(chosen()).toEqual([]);
});

test('what is offered again is added, not taken out', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([choice(1), DONE]);
  move.pick(store, [1]);
  expect(tries().at(-1)).toMatchObject({ codes: [1, 1] });
});

test('a refused try leaves what was there and says why', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE, choice(2)]);
  move.pick(store, [2]);
  Line.last().say({ type: 'refused', rule: 'R-1', message: 'error-not-legal', ref: tries().at(-1)?.ref });
  await vi.advanceTimersByTimeAsync(0);
  expect(move.codes).toEqual([1]);
  expect(move.trying).toBe(false);
  expect(store.refusal).toEqual({ rule: 'R-1', message: 'error-not-legal' });
  move.pick(store, [9]);
  expect(store.refusal).toBeNull();
});

test('a slow answer is shown, a lost line keeps the picks and tries on when it is back', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE, choice(2)]);
  move.pick(store, [2]);
  expect(move.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(move.slow).toBe(true);
  Line.last().close();
  await vi.advanceTimersByTimeAsync(0);
  expect(move.follow(store)).toBe(false);
  expect([move.codes, move.stalled]).toEqual([[1], true]);
  await vi.advanceTimersByTimeAsync(400);
  Line.last().say(hello(3, [ask(7)]));
  expect(move.follow(store)).toBe(false);
  expect(tries()).toMatchObject([{ codes: [1, 2] }]);
  await answer([DONE]);
  expect([move.codes, move.trying, move.slow]).toEqual([[1, 2], false, false]);
});

test('what waits for the line can be taken back', async () => {
  const { store, move } = open();
  Line.last().close();
  move.pick(store, [1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(move.stalled).toBe(true);
  expect(move.back(store)).toBe(true);
  expect([move.trying, move.codes]).toEqual([false, []]);
});

test('a question that has changed meanwhile drops the picks, and says so', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE, choice(2)]);
  move.pick(store, [2]);
  const late = tries().at(-1)?.ref;
  Line.last().say({
    type: 'rewound',
    log: [],
    position: { n: 2, seat: 0, view: {}, questions: [ask(8)] },
    undo: 0,
    deadline: null,
  });
  expect(codes(move, store)).toEqual([1, 2, 3]); // never an old question
  expect(move.follow(store)).toBe(true);
  Line.last().say({ type: 'tried', question: ask(7, [DONE]), ref: late });
  await vi.advanceTimersByTimeAsync(0);
  expect([move.codes, move.trying]).toEqual([[], false]);
  expect(move.follow(store)).toBe(false);
});

test('a move that is refused comes back without its last pick', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE]);
  move.pick(store, [9]);
  await answer(null);
  expect(move.back(store)).toBe(false); // on its way
  Line.last().say({ type: 'refused', rule: '', message: 'error-internal', ref: chosen().at(-1)?.ref });
  expect(move.follow(store)).toBe(false);
  expect(move.codes).toEqual([1]);
  expect(codes(move, store)).toEqual([9]);
});

test('a move that could not be stored yet is kept whole, and goes out again', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE]);
  move.pick(store, [9]);
  await answer(null);
  Line.last().say({ type: 'refused', rule: '', message: 'error-not-stored', ref: chosen().at(-1)?.ref });
  expect(move.follow(store)).toBe(false);
  expect(move.codes).toEqual([1, 9]);
  Line.last().say(hello(3, [ask(7)]));
  expect(chosen().map((m) => m.codes)).toEqual([
    [1, 9],
    [1, 9],
  ]);
});

test('a complete move that waits for the line is taken back by Esc', async () => {
  const { store, move } = open();
  move.pick(store, [1]);
  await answer([DONE]);
  move.pick(store, [9]);
  await answer(null);
  Line.last().close();
  expect(store.unsent).not.toBeNull();
  expect(move.back(store)).toBe(true);
  expect(store.unsent).toBeNull();
  expect(move.codes).toEqual([1]);
});

test('no more than the server takes at once', async () => {
  const all = Array.from({ length: MOST + 2 }, (_, i) => choice(i + 1));
  const { store, move } = open(ask(7, all));
  for (let i = 1; i <= MOST; i++) {
    move.pick(store, [i]);
    await answer(all.slice(i));
  }
  expect(chosen()).toHaveLength(1);
  expect(chosen()[0]?.codes).toHaveLength(MOST);
});
