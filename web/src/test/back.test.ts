import { beforeEach, expect, test, vi } from 'vitest';
import { sheet, wentBack } from '../lib/back';
import { frame } from '../lib/frame.svelte';

let entries: unknown[];
beforeEach(() => {
  entries = [null];
  frame.now = 'phone';
  vi.spyOn(history, 'pushState').mockImplementation((state: unknown) => void entries.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => void entries.pop());
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1));
});
/** What the person's own Back does: the browser steps back, then the page hears of it. */
function back(): boolean {
  entries.pop();
  return wentBack();
}

test('Back closes the sheet on top, then the one below, then leaves the page', () => {
  const closed: string[] = [];
  const [one, two] = ['one', 'two'].map((name) => sheet(() => closed.push(name)));
  expect(back()).toBe(true);
  two?.();
  expect(closed).toEqual(['two']);
  expect(back()).toBe(true);
  one?.();
  expect(closed).toEqual(['two', 'one']);
  expect(back()).toBe(false);
});

test('a sheet closed by its button leaves no entry behind', () => {
  const close = vi.fn();
  const gone = sheet(close);
  expect(entries).toHaveLength(2);
  gone();
  expect(entries).toHaveLength(1);
  expect(wentBack()).toBe(true); // the browser tells of that step, and it means nothing
  expect(close).not.toHaveBeenCalled();
  expect(back()).toBe(false);
});

test('a page opened from a sheet is not taken back with it', () => {
  const gone = sheet(() => undefined);
  entries.push({ page: 'another' });
  gone();
  expect(entries).toHaveLength(3);
  expect(wentBack()).toBe(false);
});

test('beside a wide table nothing is a sheet', () => {
  frame.now = 'wide';
  sheet(() => undefined)();
  expect(entries).toHaveLength(1);
});
