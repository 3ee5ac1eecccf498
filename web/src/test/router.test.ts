import { expect, test } from 'vitest';
import { go, onRoute, parse } from '../lib/router';
import type { Route } from '../lib/router';

test('addresses', () => {
  expect(parse('/')).toEqual({ page: 'lobby' });
  expect(parse('/t/ab_C-1')).toEqual({ page: 'table', id: 'ab_C-1', token: '' });
  expect(parse('/t/ab#secret.token')).toEqual({ page: 'table', id: 'ab', token: 'secret.token' });
  expect(parse('/r/ab?n=42')).toEqual({ page: 'replay', id: 'ab', n: 42, seat: null });
  expect(parse('/r/ab?n=x&seat=2')).toEqual({ page: 'replay', id: 'ab', n: null, seat: 2 });
  expect(parse('/rules')).toEqual({ page: 'rules', game: '', rule: '' });
  expect(parse('/rules/catan#CAT-SETT.2')).toEqual({ page: 'rules', game: 'catan', rule: 'CAT-SETT.2' });
  expect(parse('/decks')).toEqual({ page: 'decks', game: '', id: '' });
  expect(parse('/decks/lcg/new')).toEqual({ page: 'decks', game: 'lcg', id: 'new' });
  expect(parse('/settings/')).toEqual({ page: 'settings' });
  expect(parse('/t/').page).toBe('missing');
  expect(parse('/t/a%2Fb').page).toBe('missing');
  expect(parse('/nothing/here/at/all').page).toBe('missing');
});

test('going somewhere tells those who listen', () => {
  const seen: Route[] = [];
  const stop = onRoute((route) => seen.push(route));
  go('/settings');
  stop();
  go('/');
  expect(seen).toEqual([{ page: 'settings' }]);
  expect(location.pathname).toBe('/');
});
