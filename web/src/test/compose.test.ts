import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Target } from '../games/types';
import { compose, least, together } from '../lib/compose';
import { Texts } from '../lib/texts';
import type { Fields } from '../lib/wire';
import Compose from '../parts/Compose.svelte';

afterEach(cleanup);

const VERBS: Record<string, Fields> = {
  propose: [
    ['gives', 'number'],
    ['takes', 'number'],
  ],
  build: [['place', 'node']],
  move: [
    ['from', 'node'],
    ['to', 'node'],
  ],
};
function target(verb: string, ...values: number[]): Target {
  const fields = Object.fromEntries((VERBS[verb] ?? []).map(([name], i) => [name, values[i] ?? 0]));
  return { code: values[0]! * 10 + (values[1] ?? 0), verb, values, fields, key: '', label: `${verb} ${values}` };
}
const terms = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => target('propose', a, b))).slice(1);

test('many combinations of numbers are put together, nothing else', () => {
  const places = Array.from({ length: 20 }, (_, i) => target('build', i));
  const moves = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => target('move', a, b)));
  const { composed, listed } = compose([...terms, ...places, ...moves], VERBS);
  expect(composed.map((c) => c.verb)).toEqual(['propose']);
  expect(composed[0]?.parts).toEqual([
    { field: 'gives', values: [0, 1, 2, 3] },
    { field: 'takes', values: [0, 1, 2, 3] },
  ]);
  expect(listed).toEqual([...places, ...moves]);
});

test('a few combinations stay a list', () => {
  expect(compose(terms.slice(0, 12), VERBS)).toEqual({ composed: [], listed: terms.slice(0, 12) });
});

test('a draft is an option or not', () => {
  const [composition] = compose(terms, VERBS).composed;
  expect(together(composition!, least(composition!))).toBeUndefined(); // nothing for nothing is no proposal
  expect(together(composition!, { gives: 2, takes: 1 })?.label).toBe('propose 2,1');
  expect(together(composition!, { gives: 9, takes: 1 })).toBeUndefined();
});

test('in words: a list for each part, the sentence, and one button', async () => {
  const texts = new Texts('en', ['compose-propose-gives = You give\ncompose-propose-takes = You take\n']);
  const onpick = vi.fn();
  const some = [1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3].map((b) => target('propose', a, b)));
  const [composition] = compose(some, VERBS).composed;
  const { container } = render(Compose, { props: { composition: composition!, texts, busy: false, onpick } });
  expect(screen.getByLabelText('You give').querySelectorAll('option')).toHaveLength(4);
  expect(screen.getByLabelText('You take')).toBeTruthy();
  expect(screen.getByText('propose 1,0')).toBeTruthy();
  await fireEvent.click(container.querySelector('button') as HTMLElement);
  expect(onpick).toHaveBeenCalledWith(10);
});
