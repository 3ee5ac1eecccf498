import { expect, test } from 'vitest';
import { naming } from '../lib/cards';
import { markCard, pieces, unmarked } from '../lib/marks';
import { Texts } from '../lib/texts';
import type { GameInfo } from '../lib/wire';
import { aboutOf, next, placed } from '../lib/tips';

const WINDOW = { width: 1000, height: 600 };

test('what a tip is about is a kind and numbers', () => {
  expect(aboutOf('guard:2.3')).toEqual({ kind: 'guard', at: [2, 3], first: 2, second: 3 });
  expect(aboutOf('tormund')).toEqual({ kind: 'tormund', at: [], first: -1, second: -1 });
});

test('a tip stands above its thing, else below, else beside, and always inside the window', () => {
  const size = { width: 200, height: 100 };
  expect(placed({ left: 480, top: 300, width: 40, height: 40 }, size, WINDOW)).toEqual({ x: 400, y: 191 });
  expect(placed({ left: 480, top: 20, width: 40, height: 40 }, size, WINDOW).y).toBe(69);
  expect(placed({ left: 990, top: 300, width: 10, height: 10 }, size, WINDOW).x).toBe(794);
  const tall = { width: 200, height: 580 };
  const beside = placed({ left: 700, top: 200, width: 100, height: 100 }, tall, WINDOW);
  expect(beside.x + tall.width).toBeLessThanOrEqual(700);
  expect(beside.y).toBeGreaterThanOrEqual(6);
});

test('arrows go to the next thing straight ahead', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const things = [at(0, 0), at(50, 0), at(40, 60), at(100, 5)];
  expect(next(things, 0, 'ArrowRight')).toBe(1);
  expect(next(things, 1, 'ArrowRight')).toBe(3);
  expect(next(things, 1, 'ArrowDown')).toBe(2);
  expect(next(things, 0, 'ArrowUp')).toBe(0);
});

test('a sentence falls into names of cards and what stands between them', () => {
  const text = `Anna plays ${markCard('hero', 3, 'Ygritte')} and ${markCard('development', 0, 'a Patrol')}.`;
  expect(pieces(text)).toEqual([
    { text: 'Anna plays ' },
    { text: 'Ygritte', card: 'hero:3' },
    { text: ' and ' },
    { text: 'a Patrol', card: 'development:0' },
    { text: '.' },
  ]);
  expect(unmarked(text)).toBe('Anna plays Ygritte and a Patrol.');
  expect(pieces('')).toEqual([]);
});

test('tips cite rules there are', () => {
  const rules = Object.values(
    import.meta.glob<string>('../../../src/greathall/games/*/rules/rules.yaml', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('');
  const sources = Object.values(
    import.meta.glob<string>('../games/*/tips.ts', { query: '?raw', import: 'default', eager: true }),
  );
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources)
    for (const [, id = ''] of source.matchAll(/'([A-Z]{3}-[A-Z]+\.\d+)'/g)) expect(rules, id).toContain(`\n${id}:`);
});

test('cards are found by their names in what people write', () => {
  const info = { id: 'catan', values: { hero: ['hero-a', 'hero-b'], development: [] } } as unknown as GameInfo;
  const texts = new Texts('en', ['hero-a = Jon Snow\nhero-b = Snow'], info);
  expect(pieces(naming(texts, 'Beware of Jon Snow, not of Snowy or Snow.'))).toEqual([
    { text: 'Beware of ' },
    { text: 'Jon Snow', card: 'hero:0' },
    { text: ', not of Snowy or ' },
    { text: 'Snow', card: 'hero:1' },
    { text: '.' },
  ]);
});
