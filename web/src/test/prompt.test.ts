import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { CALM, keyAct, passing } from '../lib/keys';
import { awaited, QUIET, titleOf, whyOf } from '../lib/prompt';
import { offered } from '../lib/targets';
import { Texts } from '../lib/texts';
import type { Choice, GameInfo, Question } from '../lib/wire';
import PromptBar from '../parts/PromptBar.svelte';
import samples from './samples.json';
import programPl from '../../../src/greathall/texts/locale/pl.ftl?raw';
import catanPl from '../../../src/greathall/games/catan/locale/pl.ftl?raw';
import pageEn from '../locale/en.ftl?raw';

const info = samples.info as unknown as GameInfo;
const texts = new Texts('pl', [programPl, catanPl], info);
const question = (options: Choice[], kind = 4): Question => ({ seat: 0, kind, rule: 'CAT-TURN.6', id: 1, options });
const MAIN: Choice[] = [
  [128, 'end', []],
  [2 * 128 + 1, 'road', [1]],
  [2 * 128 + 2, 'road', [2]],
  [3 * 128 + 7, 'settlement', [7]],
  [6 * 128, 'buy', []],
];

test('verbs with several places become one button; Space is the passing option', () => {
  const offer = offered(info, texts, question(MAIN), samples.names);
  expect(offer.pass?.verb).toBe('end');
  expect(offer.groups.map((g) => [g.key, g.label, g.targets.length])).toEqual([
    ['1', 'Zbuduj drogę', 2],
    ['2', texts.option([3 * 128 + 7, 'settlement', [7]], 'main', samples.names), 1],
    ['3', 'Kup kartę rozwoju', 1],
  ]);
  expect(offer.targets.filter((x) => x.verb === 'road').map((x) => x.key)).toEqual(['', '']);
  expect(offer.targets.find((x) => x.verb === 'settlement')?.fields).toEqual({ node: 7 });
});

test('a narrowed choice numbers its targets', () => {
  const offer = offered(info, texts, question(MAIN), samples.names, 'road');
  expect(offer.narrowed).toBe('road');
  expect(offer.targets.filter((x) => x.key !== '').map((x) => [x.verb, x.key])).toEqual([
    ['road', '1'],
    ['road', '2'],
  ]);
});

test('the passing verbs in their order of preference', () => {
  expect(passing([{ verb: 'cancel' }, { verb: 'done' }])?.verb).toBe('done');
  expect(passing([{ verb: 'refuse' }, { verb: 'accept' }])).toBeNull();
  expect(passing([{ verb: 'refuse' }, { verb: 'accept' }], ['cancel', 'refuse'])?.verb).toBe('refuse');
  expect(passing([{ verb: 'accept' }])).toBeNull();
});

test('what keys mean', () => {
  const input = document.createElement('input');
  const button = document.createElement('button');
  expect(keyAct({ key: ' ' }, null)).toBe('pass');
  expect(keyAct({ key: ' ' }, button)).toBeNull();
  expect(keyAct({ key: '3' }, button)).toBe('number-3');
  expect(keyAct({ key: '3' }, input)).toBeNull();
  expect(keyAct({ key: '3', ctrlKey: true }, null)).toBeNull();
  expect(keyAct({ key: 'Escape' }, input)).toBe('back');
  expect(keyAct({ key: 'z' }, null)).toBe('undo');
  expect(keyAct({ key: ' ', repeat: true }, null)).toBeNull();
  expect(keyAct({ key: 'F6', shiftKey: true }, null)).toBe('region-back');
});

function bar(options: Choice[], more: Record<string, unknown> = {}) {
  const acts = { pick: vi.fn(), narrow: vi.fn(), back: vi.fn(), takeBack: vi.fn() };
  const onrule = vi.fn();
  const offer = offered(
    info,
    texts,
    question(options),
    samples.names,
    (more['narrowed'] as string | undefined) ?? null,
  );
  const shown = render(PromptBar, {
    at: { ...QUIET, mood: 'yours', title: 'Handluj', rule: 'CAT-TURN.6', offer, ...acts, ...more },
    onrule,
  });
  return { ...acts, onrule, bar: shown.component };
}

test('numbers pick or narrow, Space passes, Esc takes back only what is not sent', () => {
  const one = bar(MAIN);
  expect(one.bar.number(1)).toBe(true);
  expect(one.narrow).toHaveBeenCalledWith('road');
  expect(one.bar.number(3)).toBe(true);
  expect(one.pick).toHaveBeenLastCalledWith([6 * 128]);
  expect(one.bar.number(4)).toBe(false);
  expect(one.bar.pass()).toBe(true);
  expect(one.pick).toHaveBeenLastCalledWith([128]);
  expect(one.bar.back()).toBe(false);
  const two = bar(MAIN, { narrowed: 'road' });
  expect(two.bar.back()).toBe(true);
  expect(two.back).toHaveBeenCalled();
});

test('nothing is offered while waiting or while a choice is on its way', () => {
  for (const more of [{ mood: 'wait' }, { mood: 'spectator' }, { busy: true }]) {
    const one = bar(MAIN, more);
    expect(one.bar.number(1)).toBe(false);
    expect(one.bar.pass()).toBe(false);
    expect(one.pick).not.toHaveBeenCalled();
  }
});

test('Space does not pass a question that has just come, nor does a double click', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const one = bar(MAIN, { asking: '0/1' });
  const button = screen.getByText(texts.get('option-end')).closest('button')!;
  clock.mockReturnValue(10_000 + CALM - 1);
  expect(one.bar.pass()).toBe(true); // the key is spent, nothing is sent
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(one.pick).not.toHaveBeenCalled();
  clock.mockReturnValue(10_000 + CALM + 1);
  expect(one.bar.pass()).toBe(true);
  expect(one.pick).toHaveBeenCalledExactlyOnceWith([128]);
  clock.mockRestore();
});

test('no passing option, no Space', () => {
  const one = bar([[0, 'roll', []]]);
  expect(one.bar.pass()).toBe(false);
});

test('more than six choices: the table or the list', async () => {
  const places = Array.from({ length: 9 }, (_, i): Choice => [3 * 128 + i, 'settlement', [i]]);
  const one = bar(places);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  screen.getByRole('button', { expanded: false }).click();
  await Promise.resolve();
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  screen.getAllByRole('listitem')[4]?.querySelector('button')?.click();
  expect(one.pick).toHaveBeenCalledWith([3 * 128 + 4]);
});

test('the rule chip opens its rule', () => {
  const one = bar(MAIN);
  screen.getByText('CAT-TURN.6').click();
  expect(one.onrule).toHaveBeenCalledWith('CAT-TURN.6');
});

test('a refused choice is explained by the sentence of its rule, in the words of the game', () => {
  const told = new Texts(
    'en',
    ['reason-CAT-SETT-3 = There is no road of yours here.\nweb-refused-help = Refused.\n'],
    info,
  );
  const situation = {
    info,
    texts: told,
    names: samples.names,
    status: 'playing',
    winners: [],
    question: question(MAIN),
    questions: [question(MAIN)],
    narrowed: null,
    unsent: false,
    unsaved: false,
    silent: false,
    sits: true,
  };
  const refused = (rule: string) => whyOf({ ...situation, refusal: { rule, message: 'error-not-legal' } });
  expect(refused('CAT-SETT.3')).toBe('There is no road of yours here.');
  expect(refused('CAT-SETT.4')).toBe('Refused.');
  expect(refused('')).toBe('Refused.');
});

test('who waits reads what the others do, by name and in the third person', () => {
  const others = { ...question([], 4), seat: 1 };
  const situation = {
    info,
    texts,
    names: ['Anna', 'Cedrik'],
    status: 'playing',
    winners: [],
    question: null,
    questions: [others],
    narrowed: null,
    refusal: null,
    unsent: false,
    unsaved: false,
    silent: false,
    sits: true,
  };
  expect(titleOf(situation)).toBe('Cedrik handluje i buduje');
  expect(whyOf(situation)).toBe(''); // the rule is behind its chip
});

test('an option that can do nothing says so, alone and in the list', () => {
  const words = new Texts('en', [programPl, catanPl, pageEn], info);
  const asked = { ...question(MAIN), without_effect: [2 * 128 + 2, 6 * 128] };
  const idle = (narrowed: string | null) =>
    offered(info, words, asked, samples.names, narrowed).targets.filter((x) => x.label.endsWith('(no effect)'));
  expect(idle(null).map((x) => x.code)).toEqual([2 * 128 + 2, 6 * 128]);
  expect(idle('road').map((x) => x.code)).toEqual([2 * 128 + 2, 6 * 128]);
  expect(offered(info, words, question(MAIN), samples.names).targets.some((x) => x.label.includes('no effect'))).toBe(
    false,
  );
});

test('when nobody is asked the bar says why: the game is over, something is still shown, or somebody may act', () => {
  const page = new Texts('en', [pageEn], info);
  const at = {
    ...{ info, texts: page, names: samples.names, status: 'playing', winners: [], question: null, questions: [] },
    ...{ narrowed: null, refusal: null, unsent: false, unsaved: false, silent: false, sits: true },
  };
  const open = page.get('web-window-open'),
    over = page.get('web-prompt-over');
  expect([titleOf(at), awaited(at)]).toEqual([open, open]);
  expect(titleOf({ ...at, behind: true })).toBe(page.get('web-moment'));
  expect(titleOf({ ...at, behind: true, staged: 'Plots' })).toBe('Plots');
  expect([titleOf({ ...at, ending: true }), awaited({ ...at, ending: true })]).toEqual([over, over]);
  expect(awaited({ ...at, status: 'over' })).toBe(over);
});
