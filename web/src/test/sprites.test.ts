// @ts-expect-error: the types of Node are not installed
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groups, symbolsOf } from '../../tools/grouping';

const sprite = '<svg><symbol id="wolf" viewBox="0 0 1 1"><path/></symbol>\n<symbol id="key"><g>\n</g></symbol></svg>';

describe('icons by who uses them', () => {
  test('symbols are found whole', () => {
    expect([...symbolsOf(sprite).keys()]).toEqual(['wolf', 'key']);
    expect(symbolsOf(sprite).get('key')).toBe('<symbol id="key"><g>\n</g></symbol>');
  });
  test("the hall's own, a game's own, and what several or none name", () => {
    const sources = [
      { path: 'parts/Bell.svelte', text: '<Icon name="bell" />' },
      { path: 'games/catan/manifest.ts', text: "icon: 'wall'" },
      { path: 'games/catan/Picture.svelte', text: "href={iconUrl('guard')}" },
      { path: 'games/catan/art.ts', text: "const A = 'ore wool'; const B = 'bell'; const C = `coin`" },
      { path: 'games/lcg/art.ts', text: "const A = 'coin'" },
    ];
    const names = ['bell', 'wall', 'guard', 'ore', 'wool', 'coin', 'unnamed'];
    expect(Object.fromEntries(groups(names, sources))).toEqual({
      hall: ['bell', 'wall', 'guard'],
      catan: ['ore', 'wool'],
      shared: ['coin', 'unnamed'],
    });
  });
  test('nobody names the file of all icons but the one who knows better', () => {
    const all = readdirSync('src', { recursive: true, encoding: 'utf8' }) as string[];
    const wrong = all
      .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && !path.endsWith('icons.ts'))
      .filter((path) => (readFileSync(`src/${path}`, 'utf8') as string).includes('/icons.svg'));
    expect(all.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
