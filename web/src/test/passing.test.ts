import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { pathOf } from '../lib/chain';
import type { Link } from '../lib/chain';
import { ended, halted, isWindow, Passing, setStop, stopsAt, windowKinds } from '../lib/passing.svelte';
import type { Windows } from '../lib/passing.svelte';
import { read, settings } from '../lib/settings.svelte';
import { TableStore } from '../lib/table.svelte';
import { TablePage } from '../lib/tablepage.svelte';
import { NOTHING, offered } from '../lib/targets';
import { Texts } from '../lib/texts';
import type { Choice, GameInfo, LogLine, Question } from '../lib/wire';
import { QUIET } from '../lib/prompt';
import PromptBar from '../parts/PromptBar.svelte';

/* A game nobody has: two windows, one decision that is none, four kinds of events. */
const info = {
  id: 'parley',
  decisions: ['main', 'action', 'reaction'],
  windows: ['action', 'reaction'],
  parts: [],
  verbs: { pass: [], use: [['card', 'card']] },
  events: [
    ['turn', []],
    ['passed', [['seat', 'seat']]],
    ['killed', []],
  ],
  values: { card: ['card-a', 'card-b', 'card-c'] },
  unknown: {},
} as unknown as GameInfo;
const words = `
option-pass = Pass
option-use = Use { $card }
decision-action = An action?
decision-reaction = A reaction?
page-window-action = Actions
card-a = Ann
card-b = Bob
card-c = Cy
list-and = { $first } and { $last }
list-comma = { $first }, { $rest }
page-chain-round = Round { $n }
page-chain-killed = killed: { $card } by { $seat }
`;
const texts = new Texts('en', [words], info);
const PASS: Choice = [0, 'pass', []];
const question = (kind: number, options: Choice[] = [PASS, [5, 'use', [0]]]): Question => ({
  seat: 0,
  kind,
  rule: 'R',
  id: 1,
  options,
});
const line = (n: number, ...events: number[][]): LogLine => [n, 0, events];

beforeEach(() => {
  settings.windows = {};
});

test('only passes and headings are nothing; a heading ends what lasts until the next phase', () => {
  const passed = line(1, [1, -1, 0]);
  const heading = line(2, [0, -1]);
  const killed = line(3, [2, -1]);
  expect(ended('event', info, [passed, heading])).toBeNull();
  expect(ended('event', info, [passed, killed])).toBe('event');
  expect(ended('phase', info, [passed, killed])).toBeNull();
  expect(ended('phase', info, [killed, heading])).toBe('phase');
});

test('only windows that can be passed are passed, and not those with a stop', () => {
  expect(isWindow(info, question(1))).toBe(true);
  expect(isWindow(info, question(0))).toBe(false);
  expect(isWindow(info, null)).toBe(false);
  expect(halted(info, null, false)).toBeNull();
  expect(halted(info, question(1), true)).toBeNull();
  expect(halted(info, question(1), false)).toBe('question');
  expect(halted(info, question(0), true)).toBe('question');
  setStop('parley', 'reaction', true);
  expect(halted(info, question(2), true)).toBe('stop');
  expect(halted(info, question(1), true)).toBeNull();
  setStop('parley', 'reaction', false);
  expect(stopsAt('parley', 'reaction')).toBe(false);
});

test('stops are kept in the settings, nonsense is left out', () => {
  expect(read('{"windows":{"parley/action":"stop","parley/reaction":"pass","x":1}}').windows).toEqual({
    'parley/action': 'stop',
    'parley/reaction': 'pass',
  });
  expect(read('{"windows":7}').windows).toEqual({});
});

test('it goes on from where it began, and stops for good', () => {
  const passing = new Passing();
  const log = [line(4, [2, -1]), line(5, [2, -1])]; // what was before does not count
  passing.begin('event', { n: 5, seat: 0, log });
  log.push(line(6, [1, -1, 0]));
  expect(passing.follow(info, { n: 6, seat: 0, log }, null, false)).toBe(true);
  expect(passing.follow(info, { n: 6, seat: 0, log }, question(1), true)).toBe(true);
  passing.note({ decision: 'action', about: '', options: [] });
  log.push(line(7, [2, -1]));
  expect(passing.follow(info, { n: 7, seat: 0, log }, question(1), true)).toBe(false);
  expect([passing.until, passing.halt, passing.passed.length]).toEqual([null, 'event', 1]);
  expect(passing.follow(info, { n: 8, seat: 0, log }, null, false)).toBe(false);
  passing.stop('person'); // it has stopped already: the reason stays
  expect(passing.halt).toBe('event');
  passing.forget();
  expect(passing.passed).toEqual([]);
});

test('choices taken back, or other eyes, end it', () => {
  const passing = new Passing();
  passing.begin('phase', { n: 5, seat: 0, log: [] });
  expect(passing.follow(info, { n: 3, seat: 0, log: [] }, null, false)).toBe(false);
  expect(passing.halt).toBe('gone');
  passing.begin('phase', { n: 5, seat: 0, log: [] });
  expect(passing.follow(info, { n: 5, seat: 1, log: [] }, null, false)).toBe(false);
});

test('the chain in words: links of one name are one step, links without words are left out', () => {
  const names = ['Marta', 'Greg'];
  const killed = (card: number, type = 'card'): Link => ({
    name: 'killed',
    fields: [
      { field: 'card', type, value: card },
      { field: 'seat', type: 'seat', value: 1 },
    ],
  });
  const round = { name: 'round', fields: [{ field: 'n', type: 'number', value: 3 }] };
  expect(pathOf({ chain: [round, { name: 'nameless', fields: [] }, killed(0)] }, texts, names)).toEqual([
    'Round 3',
    'Killed: Ann by Greg',
  ]);
  expect(pathOf({ chain: [killed(0), killed(1), killed(2)] }, texts, names)).toEqual([
    'Killed: Ann, Bob and Cy by Greg',
  ]);
  const many = [0, 1, 2, 0, 1, 2].map((card, i) => killed(card + 3 * i, 'number'));
  expect(pathOf({ chain: many }, texts, names)).toEqual(['Killed: 0, 4, 8, 9 … by Greg']);
  expect(pathOf({}, texts, names)).toEqual([]);
  expect(pathOf(null, texts, names)).toEqual([]);
});

test('at one screen for several people nobody reads what another could have done', () => {
  const at = new TablePage();
  const store = new TableStore('x');
  store.seat = 0;
  at.store = store;
  at.passing.begin('event', store);
  at.passing.note({ decision: 'action', about: '', options: ['Use Ann'] });
  at.passing.stop('question');
  expect([at.windows.passed.length, at.windows.halt]).toEqual([1, 'question']);
  store.seat = 1;
  expect([at.windows.passed, at.windows.halt]).toEqual([[], null]);
});

// ---------------------------------------------------------------- the bar
function bar(more: Partial<Windows> = {}, props: Record<string, unknown> = {}) {
  const acts = { pick: vi.fn(), back: vi.fn(), passUntil: vi.fn() };
  const windows: Windows = {
    game: 'parley',
    kinds: windowKinds(info, texts),
    open: true,
    until: null,
    passed: [],
    halt: null,
    ...more,
  };
  const shown = render(PromptBar, {
    at: {
      ...QUIET,
      mood: 'yours',
      title: 'An action?',
      offer: offered(info, texts, question(1), []),
      windows,
      ...acts,
      ...props,
    },
    onrule: vi.fn(),
  });
  return { ...acts, bar: shown.component };
}

test('a window offers three ways to pass, by button and by key', () => {
  const one = bar();
  expect(one.bar.passUntil('event')).toBe(true);
  expect(one.passUntil).toHaveBeenLastCalledWith('event');
  screen.getByRole('button', { name: 'Pass until the next phase' }).click();
  expect(one.passUntil).toHaveBeenLastCalledWith('phase');
  expect(one.bar.pass()).toBe(true);
  expect(one.pick).toHaveBeenCalledWith([0]);
});

test('what is no window offers only its own pass', () => {
  const one = bar({ open: false });
  expect(one.bar.passUntil('event')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Pass until the next phase' })).toBeNull();
  expect(one.bar.pass()).toBe(true);
});

test('while it passes by itself nothing else answers, and Esc or the button stops it', () => {
  const one = bar({ until: 'event' });
  expect([one.bar.pass(), one.bar.number(1), one.bar.passUntil('phase')]).toEqual([false, false, false]);
  screen.getByText('Passing automatically until something happens.');
  screen.getByRole('button', { name: /Stop passing/ }).click();
  expect(one.back).toHaveBeenCalledTimes(1);
  expect(one.bar.back()).toBe(true);
  expect(one.back).toHaveBeenCalledTimes(2);
});

test('what was passed can be read afterwards, and stops be set from the bar', async () => {
  const one = bar({
    halt: 'phase',
    passed: [
      { decision: 'action', about: 'Round 3', options: ['Use Ann'] },
      { decision: 'reaction', about: '', options: [] },
    ],
  });
  screen.getByRole('button', { name: 'What was passed?' }).click();
  await Promise.resolve();
  const list = screen.getByRole('region', { name: 'Passed automatically' });
  expect(list.textContent).toContain('Actions');
  expect(list.textContent).toContain('Round 3');
  expect(list.textContent).toContain('Use Ann');
  expect(one.bar.back()).toBe(true); // Esc closes the list first
  await Promise.resolve();
  screen.getByRole('button', { name: 'Always ask me here' }).click();
  await Promise.resolve();
  screen.getByRole('checkbox', { name: 'A reaction?' }).click();
  expect(settings.windows).toEqual({ 'parley/reaction': 'stop' });
});

test('picks of a move stand in the bar, each with its way out; the path ends in bold', () => {
  const one = bar(
    { open: false },
    {
      offer: offered(info, texts, question(1, [PASS, [6, 'use', [1]]]), []),
      chosen: [
        { code: 5, text: 'Ann' },
        { code: 6, text: 'Bob' },
      ],
      path: ['Round 3', 'Killed: Ann'],
    },
  );
  screen.getByRole('button', { name: 'Take out: Ann' }).click();
  expect(one.pick).toHaveBeenCalledWith([5]);
  expect(screen.queryByRole('button', { name: 'Take out: Bob' })).toBeNull(); // it is offered once more
  expect(one.bar.back()).toBe(true);
  expect(one.back).toHaveBeenCalled();
  const steps = screen.getByRole('list', { name: 'What is going on' }).querySelectorAll('li');
  expect([...steps].map((li) => [li.textContent, li.getAttribute('aria-current')])).toEqual([
    ['Round 3', null],
    ['Killed: Ann', 'step'],
  ]);
});

test('those who wait see the path, too', () => {
  bar({}, { mood: 'wait', offer: NOTHING, path: ['Round 3'] });
  expect(screen.getByRole('list', { name: 'What is going on' })).toBeTruthy();
});

test('what an own pass brought about is heard, although it is part of a line that was there', () => {
  const passing = new Passing();
  const log = [line(5, [2, -1])];
  passing.begin('event', { n: 5, seat: 0, log });
  expect(passing.follow(info, { n: 5, seat: 0, log }, question(1), true)).toBe(true);
  expect(passing.follow(info, { n: 5, seat: 0, log: [line(5, [2, -1], [2, -1])] }, question(1), true)).toBe(false);
  expect(passing.halt).toBe('event');
});
