import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeckShelf, deckTitle, faultText, optionValue } from '../../../lib/decks.svelte';
import { Texts } from '../../../lib/texts';
import type { Lang } from '../../../lib/texts';
import type { DeckCheck, DeckFault, DeckInfo, OptionInfo } from '../../../lib/wire';
import ownEn from '../../../locale/en.ftl?raw';
import ownPl from '../../../locale/pl.ftl?raw';
import en from '../../../../../src/greathall/games/lcg/locale/en.ftl?raw';
import pl from '../../../../../src/greathall/games/lcg/locale/pl.ftl?raw';
import programEn from '../../../../../src/greathall/texts/locale/en.ftl?raw';
import programPl from '../../../../../src/greathall/texts/locale/pl.ftl?raw';
import Builder from './Builder.svelte';
import { Desk } from './desk.svelte';
import {
  NO_FILTER,
  boxes,
  cardsOf,
  count,
  curve,
  drawDeck,
  filtersSet,
  found,
  fromContents,
  groups,
  plots,
  searchIndex,
  shuffled,
  toText,
} from './model';
import type { Deck } from './model';
import sample from './sample.json';
import type { GameInfo } from '../types';

/** Made by lab.py: the game as the server describes it, a deck and what the server says of it and of broken ones. */
const info = sample.info as unknown as GameInfo;
const checks = sample.checks as unknown as Record<'whole' | 'fourth' | 'broken' | 'nothing' | 'bare', DeckCheck>;
const ready = sample.ready as unknown as DeckInfo;
const sources: Record<Lang, string[]> = { en: [ownEn, programEn, en], pl: [ownPl, programPl, pl] };
const texts: Record<Lang, Texts> = { en: new Texts('en', sources.en, info), pl: new Texts('pl', sources.pl, info) };
const cards = cardsOf(info);
const whole = fromContents(checks.whole.contents) as Deck;
const card = (name: string) => cards.find((c) => c.printed === name)!;

beforeEach(() => localStorage.clear());

// ---------------------------------------------------------------- logic
test('a deck read by the server and written here is the same text', () => {
  expect(toText(whole, checks.whole.name, cards)).toBe(checks.whole.text);
  expect(drawDeck(whole, cards)).toHaveLength(60);
  expect(plots(whole, cards)).toHaveLength(7);
  expect(groups(whole, cards).map((g) => g.total)).toEqual([35, 12, 5, 8]);
  expect(curve(whole, cards).reduce((a, b) => a + b, 0)).toBe(60);
  expect(boxes(whole, cards)).toBe(3);
  expect(fromContents({})).toBeNull();
});

test('cards are found by words of both languages, with or without accents, by traits and texts', () => {
  const both = searchIndex(cards, [texts.pl, texts.en]);
  const by = (words: string) => found(cards, { ...NO_FILTER, words }, both, null, whole).map((c) => c.printed);
  expect(by('grey wind')).toEqual(['Grey Wind']);
  expect(by('szary wicher')).toEqual(['Grey Wind']);
  expect(by('zelazny tron')).toContain('The Iron Throne');
  expect(by('direwolf').length).toBeGreaterThan(2);
  expect(by('wilkor')).toEqual(expect.arrayContaining(['Summer', 'Grey Wind']));
  expect(by('no such words')).toEqual([]);
});

test('filters', () => {
  const index = searchIndex(cards, [texts.en]);
  const by = (what: Partial<typeof NO_FILTER>, pool: Set<number> | null = null) =>
    found(cards, { ...NO_FILTER, ...what }, index, pool, whole);
  expect(by({}).every((c) => c.type !== 'agenda' && c.type !== 'title')).toBe(true);
  expect(by({ factions: ['stark'] })).toHaveLength(19);
  expect(by({ types: ['plot'] })).toHaveLength(26);
  expect(
    by({ icons: ['military', 'power'], factions: ['stark'] }).every(
      (c) => c.icons.includes('military') && c.icons.includes('power'),
    ),
  ).toBe(true);
  expect(by({ costs: [7] }).every((c) => c.cost >= 7)).toBe(true);
  expect(by({ costs: [0] }).every((c) => c.cost === 0)).toBe(true);
  expect(by({ keywords: ['ambush'] }).length).toBeGreaterThan(2);
  expect(by({ trait: 'direwolf' }).map((c) => c.printed)).toContain('Summer');
  expect(by({ loyal: 'yes' }).every((c) => c.loyal)).toBe(true);
  expect(by({ loyal: 'no' }).some((c) => c.loyal)).toBe(false);
  expect(by({ inside: true })).toHaveLength(Object.keys(whole.counts).length);
  expect(by({}, new Set([card('Robb Stark').d])).map((c) => c.printed)).toEqual(['Robb Stark']);
  expect(by({ fits: false }, new Set())).toHaveLength(by({}).length);
  expect(filtersSet({ ...NO_FILTER, fits: false, trait: 'lord', costs: [1, 2] })).toBe(4);
});

test('a hand is drawn of the same cards', () => {
  const deck = drawDeck(whole, cards);
  const mixed = shuffled(deck);
  expect([...mixed].sort()).toEqual([...deck].sort());
  expect(shuffled([1, 2, 3], () => 0.99)).toEqual([1, 2, 3]);
});

test('faults in both languages; decks of a table by their names', () => {
  const fault = checks.fourth.faults.find((f) => f.rule === 'LCG-DECK.7') as DeckFault;
  expect(faultText(texts.en, fault)).toBe('Robb Stark appears 4 times; allowed is 3.');
  expect(faultText(texts.pl, fault)).toBe('Karta „Robb Stark” występuje 4 razy; dozwolone: 3.');
  const option = info.options.find((o) => o.kind === 'deck') as OptionInfo;
  expect(optionValue(texts.en, option, checks.whole.text)).toBe('Winter Muster');
  expect(optionValue(texts.pl, option, 'core-stark-fealty')).toContain('Zimowy zaciąg');
  expect(deckTitle('A\nB')).toBe('A');
  for (const lang of ['en', 'pl'] as Lang[]) {
    for (const check of Object.values(checks))
      for (const f of [...check.faults, ...check.points]) faultText(texts[lang], f);
    expect([...texts[lang].missing]).toEqual([]);
  }
});

// ---------------------------------------------------------------- the desk
function shelf(): DeckShelf {
  const decks = new DeckShelf('lcg');
  decks.list = { mine: [], ready: [ready], room: 100 };
  decks.load = vi.fn(() => Promise.resolve(decks.list!));
  decks.check = vi.fn((text: string) =>
    Promise.resolve(
      text.includes('4x Robb Stark')
        ? checks.fourth
        : text.includes('Casterly')
          ? checks.broken
          : text.includes('3x')
            ? checks.whole
            : checks.bare,
    ),
  );
  decks.keep = vi.fn((text: string, name: string) =>
    Promise.resolve({ ...ready, id: 'abc', name, text, version: 1, yours: true }),
  );
  decks.change = vi.fn((deck: DeckInfo, what: { text?: string; name?: string }) =>
    Promise.resolve({ ...deck, ...what, version: deck.version + 1 }),
  );
  return decks;
}

test('a fourth copy is not put in, and the server says why', async () => {
  const desk = new Desk(info, shelf(), ready.id);
  await desk.open(() => 'Winter Muster');
  expect(desk.size).toBe(60);
  expect(desk.dirty).toBe(true); // somebody else's: keeping it makes a copy
  const robb = card('Robb Stark');
  await desk.more(robb);
  expect(count(desk.deck, robb)).toBe(3);
  expect(desk.refused?.rule).toBe('LCG-DECK.7');
  desk.less(robb);
  expect([count(desk.deck, robb), desk.refused]).toEqual([2, null]);
  await desk.more(robb);
  await vi.waitFor(() => expect(desk.legal).toBe(true));
  expect(await desk.save()).toBe('abc');
  expect(desk.dirty).toBe(false);
  desk.rename('Wolves');
  expect(desk.dirty).toBe(true);
});

test('what was not kept is found again, and can be taken back', async () => {
  const first = new Desk(info, shelf(), 'new');
  await first.open(() => '');
  first.faction('stark');
  await first.more(card('Robb Stark'));
  first.rename('Half a deck');
  const second = new Desk(info, shelf(), 'new');
  await second.open(() => '');
  expect([second.name, second.restored]).toEqual(['Half a deck', true]);
  second.discard();
  expect(second.deck.faction).toBe('');
  const third = new Desk(info, shelf(), 'new');
  await third.open(() => '');
  expect(third.restored).toBe(false);
});

// ---------------------------------------------------------------- drawn
function show(id: string, lang: Lang = 'en') {
  const props = {
    info,
    texts: texts[lang],
    other: texts[lang === 'en' ? 'pl' : 'en'],
    id,
    decks: shelf(),
    open: vi.fn(),
    link: (x: string) => `https://hall/decks/lcg/${x}`,
    rule: vi.fn(),
    play: vi.fn(),
    table: vi.fn(),
  };
  render(Builder, props);
  return props;
}

test.each(['en', 'pl'] as Lang[])('the shelf and the desk miss no text (%s)', async (lang) => {
  show('', lang);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  show(ready.id, lang);
  await screen.findByText('60');
  expect([...texts[lang].missing]).toEqual([]);
});

test('cards are added and taken out by buttons; rules open; a legal deck is played', async () => {
  window.innerWidth = 1440;
  window.dispatchEvent(new Event('resize'));
  const g = show(ready.id);
  await screen.findByText('A legal deck.');
  await fireEvent.click(screen.getAllByRole('button', { name: 'One Robb Stark more' })[0]!);
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Robb Stark appears 4 times; allowed is 3.'),
  );
  await fireEvent.click(screen.getAllByRole('button', { name: /LCG-DECK.7/ })[0]!);
  expect(g.rule).toHaveBeenCalledWith('LCG-DECK.7');
  await fireEvent.click(screen.getByRole('button', { name: 'Play a bot' }));
  expect(g.play).toHaveBeenCalledWith(expect.stringContaining('3x Robb Stark (Core)'));
  await fireEvent.click(screen.getByRole('button', { name: 'Keep a copy' }));
  await waitFor(() => expect(g.open).toHaveBeenCalledWith('abc'));
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'wilkor' } });
  expect(screen.getAllByRole('button', { name: /^One .* more$/ }).length).toBeGreaterThan(2);
});
