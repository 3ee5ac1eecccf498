import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { acts, addressees, joined, madeBy, markOf, mayMark, mayWithdraw, stateOf, takenBack } from '../lib/promises';
import { TableStore } from '../lib/table.svelte';
import type { PromiseNote, TableInfo, ToServer } from '../lib/wire';
import Promises from '../parts/Promises.svelte';

const note = (id: number, more: Partial<PromiseNote> = {}): PromiseNote => ({
  id,
  n: 0,
  seat: 0,
  to: 1,
  text: `promise ${id}`,
  marks: [],
  withdrawn: false,
  ...more,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what the marks come to', () => {
  expect(stateOf(note(1))).toBe('open');
  expect(stateOf(note(1, { marks: [[1, true]] }))).toBe('kept');
  expect(stateOf(note(1, { marks: [[1, false]] }))).toBe('broken');
  expect(
    stateOf(
      note(1, {
        to: -1,
        marks: [
          [1, true],
          [2, false],
        ],
      }),
    ),
  ).toBe('disputed');
  expect(
    stateOf(
      note(1, {
        to: -1,
        marks: [
          [1, true],
          [2, false],
          [3, false],
        ],
      }),
    ),
  ).toBe('broken');
  expect(stateOf(note(1, { withdrawn: true }))).toBe('withdrawn');
});

test('who may do what', () => {
  expect([0, 1, 2].map((seat) => mayMark(note(1), seat))).toEqual([false, true, false]);
  expect([0, 1, 2].map((seat) => mayMark(note(1, { to: -1 }), seat))).toEqual([false, true, true]);
  expect(mayMark(note(1, { withdrawn: true }), 1)).toBe(false);
  expect([0, 1].map((seat) => mayWithdraw(note(1), seat))).toEqual([true, false]);
  expect(mayWithdraw(note(1, { marks: [[1, true]] }), 0)).toBe(false);
  expect([1, 2].map((seat) => markOf(note(1, { marks: [[1, false]] }), seat))).toEqual([false, null]);
  const seat = (p: number, kind: string, bot = '', yours = false) => ({
    seat: p,
    kind,
    bot,
    yours,
    name: '',
    present: true,
    reserve: null,
  });
  const table = {
    status: 'playing',
    seats: [
      seat(0, 'person', '', true),
      seat(1, 'person'),
      seat(2, 'bot', 'random'),
      seat(3, 'person', 'random', true),
      seat(4, 'open', 'random'),
    ],
  } as unknown as TableInfo;
  expect(addressees(table, 0)).toEqual([1, 3]);
  expect([-1, 0, 1, 2, 3].map((p) => acts(table, p))).toEqual([false, true, false, false, false]);
  expect(acts({ ...table, status: 'over' }, 0)).toBe(false);
});

test('the list: new ones, changed ones, choices taken back, positions of a replay', () => {
  const list = joined(joined([], note(2, { n: 7 })), note(1, { n: 3 }));
  expect(list.map((p) => p.id)).toEqual([1, 2]);
  expect(joined(list, note(2, { n: 7, withdrawn: true })).map((p) => p.withdrawn)).toEqual([false, true]);
  expect(takenBack(list, 5).map((p) => p.n)).toEqual([3, 5]);
  expect(madeBy(list, 6).map((p) => p.id)).toEqual([1]);
});

/* A server that remembers what was sent. */
class Line {
  static last: Line;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: ToServer[] = [];
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
function open(seat = 0): TableStore {
  vi.stubGlobal('WebSocket', Line);
  const store = new TableStore('x');
  store.connect();
  const question = { seat: 0, kind: 0, rule: 'R', id: 7, options: [[5, 'end', []]] };
  Line.last.say({
    type: 'hello',
    table: { id: 'x', status: 'playing', seats: [] },
    position: { n: 9, seat, view: { turn: 1 }, questions: [question] },
    log: [],
    chat: [],
    promises: [note(1, { n: 9 })],
    notes: [],
    undo: 0,
  });
  return store;
}

test('the store hears of promises and sends them', () => {
  const store = open();
  expect(store.promises).toEqual([note(1, { n: 9 })]);
  Line.last.say({ type: 'promise', promise: note(2, { seat: 1, to: 0 }) });
  Line.last.say({ type: 'promise', promise: note(1, { n: 9, marks: [[1, false]] }) });
  expect(store.promises.map(stateOf)).toEqual(['broken', 'open']);
  Line.last.say({
    type: 'rewound',
    position: { n: 4, seat: 0, view: {}, questions: [] },
    log: [],
    undo: 0,
    deadline: null,
  });
  expect(store.promises.map((p) => p.n)).toEqual([4, 0]);
  expect(store.promise(-1, 'peace') && store.mark(2, true) && store.withdraw(1)).toBe(true);
  expect(Line.last.sent).toEqual([
    { type: 'promise', seat: 0, to: -1, text: 'peace', ref: 1 },
    { type: 'mark', seat: 0, id: 2, kept: true, ref: 2 },
    { type: 'withdraw', seat: 0, id: 1, ref: 3 },
  ]);
});

test('a refused promise does not disturb a choice on its way', () => {
  const store = open();
  store.pick([5]);
  store.promise(1, 'peace');
  Line.last.say({ type: 'refused', rule: '', message: 'error-too-many', ref: 2 });
  expect(store.promiseRefused).toBe('error-too-many');
  expect(store.sending).not.toBeNull();
  expect(store.refusal).toBeNull();
  store.promise(1, 'peace');
  expect(store.promiseRefused).toBe('');
  Line.last.say({ type: 'refused', rule: 'R', message: 'error-not-legal', ref: 1 });
  expect(store.sending).toBeNull();
  expect(store.refusal?.message).toBe('error-not-legal');
});

test('a spectator sends nothing', () => {
  const store = open(-1);
  expect(store.promise(-1, 'peace') || store.mark(1, true) || store.withdraw(1)).toBe(false);
  expect(Line.last.sent).toEqual([]);
});

test('the form keeps its text until the promise stands; buttons tell what was marked', async () => {
  const onpromise = vi.fn(() => true);
  const onmark = vi.fn();
  const props = {
    names: ['Anna', 'Bartek', 'Celina'],
    colours: [],
    seat: 0,
    to: [1, 2],
    refused: '',
    online: true,
    onpromise,
    onmark,
    onwithdraw: vi.fn(),
  };
  const theirs = note(1, { seat: 1, to: 0, text: 'a grain', marks: [[0, false]] });
  const { rerender } = render(Promises, { ...props, promises: [theirs] });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(
    [...screen.getByRole<HTMLSelectElement>('combobox').options].map((o) => o.textContent?.trim()).slice(1),
  ).toEqual(['Bartek', 'Celina']);
  await fireEvent.input(input, { target: { value: ' peace ' } });
  const form = input.closest('form');
  if (form === null) throw new Error('no form');
  await fireEvent.submit(form);
  await fireEvent.submit(form); // once more before it stands
  expect(onpromise.mock.calls).toEqual([[-1, 'peace']]);
  expect(input.value).toBe(' peace ');
  await rerender({ refused: 'Too many' });
  expect(screen.getByRole('alert').textContent).toBe('Too many');
  expect(input.value).toBe(' peace ');
  await rerender({ refused: '' });
  await fireEvent.submit(form);
  // The line breaks, and when it is back the promise has not arrived: it can be sent again.
  await rerender({ online: false });
  await rerender({ online: true });
  expect(input.value).toBe(' peace ');
  await fireEvent.submit(form);
  expect(onpromise).toHaveBeenCalledTimes(3);
  await rerender({ promises: [theirs, note(2, { to: -1, text: 'peace' })] });
  await tick();
  expect(input.value).toBe('');
  const [kept, broken] = screen
    .getAllByRole('button', { pressed: false })
    .concat(screen.getAllByRole('button', { pressed: true }));
  expect(broken?.getAttribute('aria-pressed')).toBe('true');
  if (kept !== undefined) await fireEvent.click(kept);
  expect(onmark.mock.calls).toEqual([[1, true]]);
});
