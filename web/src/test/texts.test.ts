import { expect, test } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { Texts } from '../lib/texts';
import type { Lang } from '../lib/texts';
import type { Choice, GameInfo } from '../lib/wire';
import samples from './samples.json';
import ownEn from '../locale/en.ftl?raw';
import ownPl from '../locale/pl.ftl?raw';
import programEn from '../../../src/greathall/texts/locale/en.ftl?raw';
import programPl from '../../../src/greathall/texts/locale/pl.ftl?raw';
import catanEn from '../../../src/greathall/games/catan/locale/en.ftl?raw';
import catanPl from '../../../src/greathall/games/catan/locale/pl.ftl?raw';

const sources: Record<Lang, string[]> = { en: [ownEn, programEn, catanEn], pl: [ownPl, programPl, catanPl] };
const info = samples.info as unknown as GameInfo;
const LANGS: Lang[] = ['pl', 'en'];

for (const lang of LANGS) {
  const texts = new Texts(lang, sources[lang], info);

  test(`the same sentences as Python (${lang})`, () => {
    for (const s of samples.options) expect(texts.option(s.choice as Choice, s.decision, samples.names)).toBe(s[lang]);
    for (const s of samples.events) expect(texts.event(s.event, samples.names)).toBe(s[lang]);
    for (const s of samples.values) expect(texts.value(s.type, s.value, samples.names)).toBe(s[lang]);
    for (const s of samples.joins) expect(texts.join(s.items)).toBe(s[lang]);
    expect([...texts.missing]).toEqual([]);
  });

  test(`numbers are not grouped and a missing text shows its key (${lang})`, () => {
    expect(texts.get('web-position', { n: 12345 })).toContain('12345');
    expect(texts.get('no-such-key')).toBe('no-such-key');
  });
}

/** Keys of a file with the variables each uses. */
function keys(source: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const message of new FluentResource(source).body) {
    const used = new Set<string>();
    JSON.stringify(message, (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'var' && 'name' in value) used.add(String(value.name));
      return value;
    });
    out.set(message.id, [...used].sort().join(' '));
  }
  return out;
}

test('both languages have the same keys and variables', () => {
  const [pl, en] = [keys(ownPl), keys(ownEn)];
  expect([...pl.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [key, variables] of en) expect(`${key}: ${pl.get(key)}`).toBe(`${key}: ${variables}`);
});

test('every own key that the client asks for exists', () => {
  const files = import.meta.glob('../{pages,parts,lib}/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  const own = keys(ownEn);
  for (const [path, source] of Object.entries(files)) {
    for (const [, key] of String(source).matchAll(/'(web-[a-z0-9-]+)'/g)) {
      if (key !== undefined && !key.endsWith('-')) expect(own.has(key), `${key} in ${path}`).toBe(true);
    }
  }
});
