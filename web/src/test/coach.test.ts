import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Advice } from '../lib/advice.svelte';
import { CoachReader } from '../lib/coach.svelte';
import { keyAct } from '../lib/keys';
import { TableStore } from '../lib/table.svelte';
import { Texts } from '../lib/texts';
import type { Coached, Question, SpokenStep } from '../lib/wire';
import Coach from '../parts/table/Coach.svelte';
import { Line } from './line';

const step = (id: string, n: number, more: Partial<SpokenStep> = {}): SpokenStep => ({
  id,
  n,
  rules: [],
  hint: false,
  optional: false,
  asks: false,
  ...more,
});
const coached = (...spoken: SpokenStep[]): Coached => ({ type: 'coach', spoken, total: 9 });
const texts = new Texts('en', [
  'tutorial-a = This is A.\ntutorial-b = This is B.\ntutorial-c = This is C.\ntutorial-d = This is D.\n',
]);
const question = {
  seat: 0,
  kind: 0,
  rule: '',
  id: 4,
  options: [[7, 'pass', []]],
  needs_others: false,
} as unknown as Question;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// ---------------------------------------------------------------- which step is shown
test('what was said at once is read one after the other, and a pick goes on to what is new', () => {
  const reader = new CoachReader();
  reader.ask('0/0/0');
  reader.hear(coached(step('a', 0), step('b', 0)));
  expect([reader.shown?.id, reader.ahead, reader.done]).toEqual(['a', 1, 1]);
  reader.ask(''); // picked without reading on
  reader.hear(coached(step('a', 0), step('b', 0), step('c', 1)));
  expect(reader.shown?.id).toBe('c');
  // More comes before the person is asked again: nothing is skipped.
  reader.hear(coached(step('a', 0), step('b', 0), step('c', 1), step('d', 2)));
  reader.ask('0/2/0');
  expect([reader.shown?.id, reader.ahead]).toEqual(['c', 1]);
  reader.go(1);
  expect([reader.shown?.id, reader.ahead, reader.all]).toEqual(['d', 0, 9]);
  reader.go(-9);
  expect(reader.shown?.id).toBe('a');
});

test('arriving in the middle of a game shows what was said last', () => {
  const reader = new CoachReader();
  reader.hear(coached(step('a', 0), step('b', 5), step('c', 5)));
  expect([reader.shown?.id, reader.ahead]).toEqual(['b', 1]);
});

test('what is taken back is not shown any more', () => {
  const reader = new CoachReader();
  reader.ask('0/0/0');
  reader.hear(coached(step('a', 0)));
  reader.ask('0/1/0');
  reader.hear(coached(step('a', 0), step('b', 1)));
  reader.hear(coached(step('a', 0)));
  expect(reader.shown?.id).toBe('a');
  reader.ask('0/2/0');
  reader.hear(coached(step('a', 0), step('b', 1)));
  expect(reader.shown?.id).toBe('b');
});

test('every step has a number of its own, and old steps suggest nothing', () => {
  const reader = new CoachReader();
  reader.ask('0/0/0');
  reader.hear(coached(step('a', 0, { hint: true }), step('b', 0, { optional: true }), step('c', 0)));
  expect(reader.suggests).toBe(true);
  expect([reader.done, reader.all]).toEqual([1, 10]);
  reader.go(1);
  expect([reader.done, reader.suggests]).toEqual([2, false]);
  reader.go(1);
  expect([reader.done, reader.all]).toEqual([3, 10]);
  reader.ask('0/1/0');
  reader.go(-2);
  expect(reader.suggests).toBe(false);
});

test('what was said about a question goes with it, and can be read again', () => {
  const reader = new CoachReader();
  reader.ask('0/0/0');
  reader.hear(coached(step('a', 0), step('b', 0, { asks: true })));
  reader.go(1);
  expect([reader.shown?.id, reader.over]).toEqual(['b', false]);
  reader.ask(''); // answered
  expect(reader.over).toBe(true);
  reader.ask('0/1/0'); // something else is asked, about which nothing is said
  expect(reader.over).toBe(true);
  reader.go(-1);
  expect([reader.shown?.id, reader.over]).toEqual(['b', false]);
  reader.ask('0/2/0');
  expect(reader.over).toBe(true);
  reader.hear(coached(step('a', 0), step('b', 0, { asks: true }), step('c', 3)));
  expect([reader.shown?.id, reader.over]).toEqual(['c', false]);
});

test('what was said about something that happened stays', () => {
  const reader = new CoachReader();
  reader.ask('0/0/0');
  reader.hear(coached(step('a', 0)));
  reader.ask('');
  expect([reader.shown?.id, reader.over]).toEqual(['a', false]);
});

// ---------------------------------------------------------------- the panel
function panel(more: Partial<Record<string, unknown>> = {}) {
  const acts = { onhint: vi.fn(), ontake: vi.fn(), onrule: vi.fn() };
  const props = {
    coached: coached(step('a', 0, { rules: ['X-1.2'] }), step('b', 0)),
    texts,
    asking: '0/0/0',
    hint: '',
    ready: true,
    ...acts,
    ...more,
  };
  return { ...acts, ...render(Coach, { props: props as never }) };
}

test('says a step politely, cites its rules, goes on and back', async () => {
  const { onrule, container } = panel();
  const said = screen.getByText('This is A.');
  expect(said.getAttribute('aria-live')).toBe('polite');
  await fireEvent.click(screen.getByText('X-1.2'));
  expect(onrule).toHaveBeenCalledWith('X-1.2');
  await fireEvent.click(container.querySelector('.on') as HTMLElement);
  expect(said.textContent).toBe('This is B.');
  expect(container.querySelector('[data-step=b]')).not.toBeNull();
  await fireEvent.click(container.querySelectorAll('.acts .btn')[0] as HTMLElement);
  expect(said.textContent).toBe('This is A.');
});

test('asks for a suggestion, names it, and does it', async () => {
  const { onhint, ontake, container, rerender } = panel();
  expect(onhint).not.toHaveBeenCalled();
  await fireEvent.click(container.querySelector('.adv') as HTMLElement);
  expect(onhint).toHaveBeenCalledTimes(1);
  await rerender({ hint: 'Keep the hand' } as never);
  expect(container.querySelector('.sug')?.textContent).not.toBe('');
  await fireEvent.click(container.querySelector('.take') as HTMLElement);
  expect(ontake).toHaveBeenCalledTimes(1);
});

test('a step that suggests a choice asks for it by itself, once, when there is something to choose', async () => {
  const { onhint, rerender } = panel({ coached: coached(step('a', 0, { hint: true })), ready: false });
  await tick();
  expect(onhint).not.toHaveBeenCalled();
  await rerender({ ready: true } as never);
  await rerender({ ready: false } as never);
  await rerender({ ready: true } as never);
  expect(onhint).toHaveBeenCalledTimes(1);
});

test('folds away and comes back', async () => {
  const { container } = panel();
  const fold = container.querySelector('header button') as HTMLElement;
  await fireEvent.click(fold);
  expect([fold.getAttribute('aria-expanded'), container.querySelector<HTMLElement>('.body')?.hidden]).toEqual([
    'false',
    true,
  ]);
  await fireEvent.click(fold);
  expect([fold.getAttribute('aria-expanded'), container.querySelector<HTMLElement>('.body')?.hidden]).toEqual([
    'true',
    false,
  ]);
});

test('without a coach only the suggestion is there', () => {
  const { container } = panel({ coached: null, hint: 'Roll the dice' });
  expect(container.querySelector('header')).toBeNull();
  expect(container.querySelector('.say')).toBeNull();
  expect(container.querySelector('.take')).not.toBeNull();
});

// ---------------------------------------------------------------- asking the server
test('advice is about one question and is gone with it', async () => {
  const advice = new Advice();
  const hint = vi.fn(() => Promise.resolve({ code: 7 }));
  expect(await advice.ask({ hint }, question, [3], '0/4/1')).toBe('');
  expect(hint).toHaveBeenCalledWith(0, 4, [3]);
  expect([advice.code('0/4/1'), advice.code('0/4/2'), advice.code('')]).toEqual([7, null, null]);
  await advice.ask({ hint }, question, [3], '0/4/1');
  expect(hint).toHaveBeenCalledTimes(1);
  const refused = { hint: () => Promise.resolve({ refusal: { rule: '', message: 'error-no-hints' } }) };
  expect(await advice.ask(refused, question, [], '0/5/0')).toBe('error-no-hints');
  const late = { hint: () => Promise.resolve({ refusal: { rule: '', message: 'error-too-late' } }) };
  expect(await advice.ask(late, question, [], '0/5/0')).toBe('');
});

test('hints and the coach through the socket', async () => {
  vi.stubGlobal('WebSocket', Line);
  const store = new TableStore('t');
  store.connect();
  const line = Line.last();
  const position = { n: 0, seat: 0, view: {}, questions: [] };
  line.say({
    type: 'hello',
    table: { id: 't', status: 'playing', seats: [] },
    position,
    log: [],
    chat: [],
    promises: [],
    notes: [],
    undo: 0,
    coach: coached(step('a', 0)),
  });
  expect(store.coach?.spoken.map((s) => s.id)).toEqual(['a']);
  line.say(coached(step('a', 0), step('b', 1)));
  expect(store.coach?.spoken.length).toBe(2);
  const ref = () => (line.sent.at(-1) as { ref: number }).ref;
  const first = store.hint(0, 4, []);
  expect(line.sent.at(-1)).toMatchObject({ type: 'hint', seat: 0, id: 4, codes: [] });
  line.say({ type: 'hinted', code: 7, ref: ref() });
  expect(await first).toEqual({ code: 7 });
  const second = store.hint(0, 4, []);
  line.say({ type: 'refused', rule: '', message: 'error-no-hints', ref: ref() });
  expect(await second).toEqual({ refusal: { rule: '', message: 'error-no-hints' } });
  expect(store.refusal).toBeNull(); // nothing was chosen
  const third = store.hint(0, 4, []);
  line.close();
  expect(await third).toBe('lost');
  store.close();
});

test('H asks for advice, unless somebody writes', () => {
  expect(keyAct({ key: 'h' }, document.body)).toBe('hint');
  const input = document.createElement('input');
  expect(keyAct({ key: 'h' }, input)).toBeNull();
});
