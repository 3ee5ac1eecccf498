import { expect, test } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { pathOf } from '../lib/chain';
import { Texts } from '../lib/texts';
import type { Lang } from '../lib/texts';
import type { Choice, GameInfo } from '../lib/wire';
import samples from './samples.json';
import ownEn from '../locale/en.ftl?raw';
import ownPl from '../locale/pl.ftl?raw';
import programEn from '../../../src/greathall/texts/locale/en.ftl?raw';
import programPl from '../../../src/greathall/texts/locale/pl.ftl?raw';

/** The texts of every game: src/greathall/games/<game>/locale/<lang>.ftl */
const ofGames = import.meta.glob<string>('../../../src/greathall/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gameText = (game: string, lang: Lang): string =>
  ofGames[`../../../src/greathall/games/${game}/locale/${lang}.ftl`] ?? '';
const games = [...new Set(Object.keys(ofGames).map((path) => path.split('/').at(-3) ?? ''))];
const [catanEn, catanPl] = [gameText('catan', 'en'), gameText('catan', 'pl')];

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

test('a name in the plural gets another verb', () => {
  const own = `card-bronn = Bronn
card-cloaks = Gold Cloaks
    .number = many
event-knelt = { $card } { $card-number ->
    [many] kneel
   *[one] kneels
 }
`;
  const game = { ...info, events: [['knelt', [['card', 'card']]]], values: { card: ['card-bronn', 'card-cloaks'] } };
  const texts = new Texts('en', [own], game as unknown as GameInfo);
  expect(texts.event([0, -1, 0], [])).toBe('Bronn kneels');
  expect(texts.event([0, -1, 1], [])).toBe('Gold Cloaks kneel');
});

/** Keys of a file with the variables each uses. */
function keys(source: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const message of new FluentResource(source).body) {
    const used = new Set<string>();
    JSON.stringify(message, (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'var' && 'name' in value)
        used.add(String(value.name));
      return value;
    });
    out.set(message.id, [...used].sort().join(' '));
  }
  return out;
}

/** Of a field `kind` a sentence may use any form (`$kind-gen`); only the fields must agree. */
const fields = (variables = ''): string =>
  [...new Set(variables.split(' ').map((v) => v.split('-')[0]))].sort().join(' ');

test.each(['page', ...games])('both languages have the same keys and variables (%s)', (game) => {
  const [pl, en] =
    game === 'page' ? [keys(ownPl), keys(ownEn)] : [keys(gameText(game, 'pl')), keys(gameText(game, 'en'))];
  expect([...pl.keys()].sort()).toEqual([...en.keys()].sort());
  const words = [...en].filter(([key]) => /^(web|page)-/.test(key));
  for (const [key, variables] of words) expect(`${key}: ${fields(pl.get(key))}`).toBe(`${key}: ${fields(variables)}`);
});

test.each(games)("a game's page asks only for words its own texts have, and for each of them (%s)", (game) => {
  const files = import.meta.glob<string>('../games/**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const own = keys(gameText(game, 'en'));
  const sourceOf = (folder: string): string =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(`../games/${folder}/`) && !path.endsWith('.test.ts'))
      .map(([, text]) => text)
      .join('\n');
  const shown = sourceOf(game);
  if (shown === '') return; // no pictures yet
  // What games have in common lies in folders without an index: it asks for words of every game that takes anything from it.
  const shared = new Set(
    [...shown.matchAll(/from '(?:\.\.\/)+([a-z]+)\//g)]
      .map(([, folder = '']) => folder)
      .filter((folder) => folder !== game && Object.keys(files).some((path) => path.startsWith(`../games/${folder}/`))),
  );
  for (const folder of shared)
    expect(Object.keys(files), `${folder} is a game`).not.toContain(`../games/${folder}/index.ts`);
  const source = [shown, ...[...shared].map(sourceOf)].join('\n');
  const used = [...source.matchAll(/['"`](page-[a-z0-9-]*)/g)].map(([, key = '']) => key);
  for (const key of used) if (!key.endsWith('-')) expect(own.has(key), key).toBe(true);
  for (const key of own.keys()) {
    // The prompt bar asks for page-do-<verb>, page-chain-<link> and page-window-<decision>: see the next tests.
    if (!key.startsWith('page-') || /^page-(do|chain|window)-/.test(key)) continue;
    expect(
      used.some((u) => u === key || (u.endsWith('-') && key.startsWith(u))),
      `${key} is used`,
    ).toBe(true);
  }
  const info = samples.info as unknown as GameInfo;
  if (info.id === game)
    for (const key of own.keys())
      if (key.startsWith('page-do-')) expect(Object.keys(info.verbs)).toContain(key.slice(8));
});

test.each(games)('windows are named by decisions there are (%s)', (game) => {
  const own = [...keys(gameText(game, 'en')).keys()];
  for (const key of own) if (key.startsWith('page-window-')) expect(own).toContain(`decision-${key.slice(12)}`);
});

test.each(games)('links of a chain are sentences about their fields (%s)', (game) => {
  // Which names a game sends, its own tests know (tests/lcg/test_chain_texts.py); here: they are read as the bar reads them.
  for (const lang of LANGS) {
    const words = new Texts(lang, [sources[lang][0] ?? '', sources[lang][1] ?? '', gameText(game, lang)]);
    for (const [key, variables] of keys(gameText(game, lang))) {
      if (!key.startsWith('page-chain-')) continue;
      const chain = [
        {
          name: key.slice(11),
          fields: fields(variables)
            .split(' ')
            .filter((field) => field !== '')
            .map((field) => ({ field, type: 'number', value: 7 })),
        },
      ];
      const [said = ''] = pathOf({ chain }, words, []);
      expect(said.match(/7/g)?.length ?? 0, key).toBeGreaterThanOrEqual(variables === '' ? 0 : 1);
      expect(said, key).not.toMatch(/[{}]/);
    }
  }
});

test('the page knows no game by name', () => {
  const files = import.meta.glob<string>(
    ['../{pages,parts,lib}/**/*.{svelte,ts}', '../App.svelte', '!../lib/openapi.ts'],
    { query: '?raw', import: 'default', eager: true },
  );
  const imported = Object.entries(files).filter(([, source]) =>
    /games\/(?!registry|types|pictures)/.test(source.replace(/web\/src\/games\/<game>|api\/games/g, '')),
  );
  expect(imported.map(([path]) => path)).toEqual([]);
  for (const [path, source] of Object.entries(files)) {
    for (const game of games)
      expect(new RegExp(`['"\`/]${game}['"\`/]`).test(source), `${game} in ${path}`).toBe(false);
  }
});

test('every own key that the client asks for exists', () => {
  const files = import.meta.glob('../{pages,parts,lib}/**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const own = keys(ownEn);
  for (const [path, source] of Object.entries(files)) {
    for (const [, key] of String(source).matchAll(/'(web-[a-z0-9-]+)'/g)) {
      if (key !== undefined && !key.endsWith('-')) expect(own.has(key), `${key} in ${path}`).toBe(true);
    }
  }
});

test('the lobby says what it has, asks when it misses something, and never shows a key meanwhile', async () => {
  const known = { id: 'catan', values: {}, unknown: {}, verbs: {}, events: [] } as unknown as GameInfo;
  const asked: string[] = [];
  const brief = new Texts('en', ['game-name = Catan'], known, (game) => asked.push(game));
  expect(brief.whole).toBe(false);
  expect(brief.get('game-name')).toBe('Catan');
  await Promise.resolve();
  expect(asked).toEqual([]);
  expect(brief.get('option-roll')).toBe('');
  await Promise.resolve();
  expect(asked).toEqual(['catan']);
  expect(brief.has('option-roll')).toBe(false);
  expect(new Texts('en', ['game-name = Catan'], known).get('option-roll')).toBe('option-roll');
});
