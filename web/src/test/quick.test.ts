import { expect, test } from 'vitest';
import { manifestOf } from '../games/registry';
import { quickOf, quickTable } from '../lib/quick';
import { read } from '../lib/settings.svelte';

const LCG = { id: 'lcg', min_seats: 2, max_seats: 6, bots: ['random', 'heuristic'] };
const HBO = { id: 'hbo', min_seats: 2, max_seats: 2, bots: ['random', 'heuristic'] };
const CATAN = { id: 'catan', min_seats: 3, max_seats: 4, bots: ['random', 'heuristic'] };

test('the card game begins as a joust against the stronger bot', () => {
  expect(quickOf(LCG, manifestOf('lcg'))).toEqual({ bots: 1, level: 'heuristic', choice: 'core-stark-fealty' });
  expect(quickOf(CATAN, manifestOf('catan'))).toEqual({ bots: 3, level: 'heuristic', choice: '' });
});

test('what was chosen last is set again, as far as it still fits', () => {
  const kept = { bots: 3, level: 'random', choice: 'core-greyjoy-lion' };
  expect(quickOf(LCG, manifestOf('lcg'), kept)).toEqual(kept);
  expect(quickOf(HBO, manifestOf('hbo'), kept)).toEqual({ bots: 1, level: 'random', choice: 'stark' });
  expect(quickOf(LCG, manifestOf('lcg'), { ...kept, level: 'gone' }).level).toBe('heuristic');
});

test('every bot brings the deck of another house', () => {
  for (const chance of [() => 0, () => 0.5, () => 0.999]) {
    const made = quickTable(
      LCG,
      manifestOf('lcg'),
      { bots: 5, level: 'random', choice: 'core-tyrell-fealty' },
      'Ola',
      chance,
    );
    expect(made.seats).toHaveLength(6);
    expect(made.seats[0]).toEqual({ kind: 'me', name: 'Ola' });
    expect(made.options?.deck1).toBe('core-tyrell-fealty');
    expect(new Set(Object.values(made.options ?? {})).size).toBe(6);
    expect(Object.values(made.options ?? {})).not.toContain('');
  }
});

test('the side of the two-player game is the order in which the houses sit', () => {
  const made = quickTable(HBO, manifestOf('hbo'), { bots: 1, level: 'random', choice: 'lannister' }, '');
  expect(made.options).toEqual({ houses: 'lannister_first' });
});

test('what is kept is read with care', () => {
  const good = { bots: 2, level: 'random', choice: '' };
  expect(read(JSON.stringify({ quick: { lcg: good, hbo: { bots: 'two' }, catan: null } })).quick).toEqual({
    lcg: good,
  });
});
