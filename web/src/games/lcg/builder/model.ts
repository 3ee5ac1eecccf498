/* A deck on the desk: cards, counts, filters, the text of a deck. Nothing here knows whether a deck is legal. */
import type { Texts } from '../../../lib/texts';
import { houseOf } from '../art';
import { cardKey, rank, word } from '../model';
import type { GameInfo, Printed } from '../types';

export interface Card {
  d: number;
  key: string;
  /** the name as printed: decks are written with it */
  printed: string;
  type: string;
  faction: string;
  house: string;
  loyal: boolean;
  unique: boolean;
  /** -1: it has none */
  cost: number;
  icons: string[];
  traits: string[];
  keywords: string[];
  plot: Printed['plot'];
  /** how often it may be in a deck, and how often it is in one box */
  limit: number;
  box: number;
}

export interface Deck {
  faction: string;
  /** a design, -1: none */
  agenda: number;
  counts: Record<number, number>;
}

export const TYPES = ['character', 'location', 'attachment', 'event', 'plot'] as const;
export const DRAWN = ['character', 'location', 'attachment', 'event'] as const;
export const ICONS = ['military', 'intrigue', 'power'] as const;
/** Costs of 7 and more stand together. */
export const DEAREST = 7;
export const HAND = 7;

/** How the factions are called in the text of a deck. */
const HOUSES: Record<string, string> = {
  stark: 'House Stark',
  lannister: 'House Lannister',
  baratheon: 'House Baratheon',
  greyjoy: 'House Greyjoy',
  tyrell: 'House Tyrell',
  martell: 'House Martell',
  targaryen: 'House Targaryen',
  thenightswatch: "The Night's Watch",
};
const HEADS: [string, string][] = [
  ['plot', 'Plots'],
  ['character', 'Characters'],
  ['attachment', 'Attachments'],
  ['location', 'Locations'],
  ['event', 'Events'],
];

/** Every card of the box that decks are made of, agendas too, as they lie: by type, the dearest first. */
export function cardsOf(info: GameInfo): Card[] {
  const out = info.board.cards.map((f, d): Card => ({
    d,
    key: cardKey(info, d),
    printed: f.name,
    type: f.type,
    faction: f.faction,
    house: houseOf(f.faction),
    loyal: f.loyal === true,
    unique: f.unique === true,
    cost: (DRAWN as readonly string[]).includes(f.type) ? (typeof f.cost === 'number' ? f.cost : 0) : -1,
    icons: f.icons ?? [],
    traits: (f.traits ?? []).map(word),
    keywords: (f.keywords ?? []).map((k) => word(k.split(' (')[0] ?? '')),
    plot: f.plot,
    limit: f.deck_limit ?? 3,
    box: f.quantity_in_box ?? 1,
  }));
  return out.filter((c) => !['title', 'faction'].includes(c.type)).sort((a, b) => rank(info, a.d) - rank(info, b.d));
}

export const count = (deck: Deck, card: Card): number => deck.counts[card.d] ?? 0;

/** What is in a deck, as the server read it. */
export function fromContents(contents: Record<string, unknown>): Deck | null {
  if (typeof contents['faction'] !== 'string') return null;
  return {
    faction: contents['faction'],
    agenda: Number(contents['agenda'] ?? -1),
    counts: Object.fromEntries((contents['cards'] as [number, number][]) ?? []),
  };
}

/** What a list tells of a deck. */
export interface Glance {
  faction: string;
  agenda: number;
  cards: number;
  plots: number;
}
export function glance(deck: { about?: Record<string, unknown> }): Glance | null {
  const about = deck.about ?? {};
  if (typeof about['faction'] !== 'string') return null;
  return {
    faction: about['faction'],
    agenda: Number(about['agenda'] ?? -1),
    cards: Number(about['cards'] ?? 0),
    plots: Number(about['plots'] ?? 0),
  };
}

/** A deck as text, in the form in which decks are exchanged. */
export function toText(deck: Deck, name: string, cards: Card[]): string {
  const lines = [name.trim() === '' ? 'Deck' : name.trim(), '', HOUSES[deck.faction] ?? ''];
  const agenda = cards.find((c) => c.d === deck.agenda);
  if (agenda !== undefined) lines.push(agenda.printed);
  const byName = [...cards].sort((a, b) => (a.printed < b.printed ? -1 : 1));
  for (const [type, head] of HEADS) {
    const chosen = byName.filter((c) => c.type === type && count(deck, c) > 0);
    if (chosen.length > 0) lines.push('', `${head}:`, ...chosen.map((c) => `${count(deck, c)}x ${c.printed} (Core)`));
  }
  return `${lines.join('\n')}\n`;
}

// ---------------------------------------------------------------- what is in it
export interface Group {
  type: string;
  total: number;
  cards: [Card, number][];
}
export function groups(deck: Deck, cards: Card[]): Group[] {
  return DRAWN.map((type) => {
    const chosen = cards
      .filter((c) => c.type === type && count(deck, c) > 0)
      .map((c): [Card, number] => [c, count(deck, c)]);
    return { type, total: chosen.reduce((sum, [, n]) => sum + n, 0), cards: chosen };
  }).filter((g) => g.total > 0);
}

/** The plots one by one, each as often as it is there. */
export function plots(deck: Deck, cards: Card[]): Card[] {
  return cards.filter((c) => c.type === 'plot').flatMap((c) => Array.from({ length: count(deck, c) }, () => c));
}

/** The draw deck, card by card. */
export function drawDeck(deck: Deck, cards: Card[]): number[] {
  return groups(deck, cards).flatMap((g) => g.cards.flatMap(([c, n]) => Array.from({ length: n }, () => c.d)));
}

/** How many cards cost 0, 1, ... 7 and more. */
export function curve(deck: Deck, cards: Card[]): number[] {
  const out = Array.from({ length: DEAREST + 1 }, () => 0);
  for (const c of cards) if (c.cost >= 0) out[Math.min(DEAREST, c.cost)]! += count(deck, c);
  return out;
}

/** How many boxes one must have for it. */
export function boxes(deck: Deck, cards: Card[]): number {
  return Math.max(1, ...cards.map((c) => Math.ceil(count(deck, c) / c.box)));
}

/** Mixed with the given chance (0 up to 1, as Math.random). */
export function shuffled(cards: number[], chance: () => number = Math.random): number[] {
  const out = [...cards];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

// ---------------------------------------------------------------- finding cards
export interface Filter {
  words: string;
  factions: string[];
  types: string[];
  icons: string[];
  costs: number[];
  keywords: string[];
  trait: string;
  /** 'yes', 'no', or '' for both */
  loyal: string;
  /** only what may be in this deck, as the server says */
  fits: boolean;
  /** only what is in the deck */
  inside: boolean;
}
export const NO_FILTER: Filter = {
  words: '',
  factions: [],
  types: [],
  icons: [],
  costs: [],
  keywords: [],
  trait: '',
  loyal: '',
  fits: true,
  inside: false,
};

export function fold(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l');
}

/** What a card is found by: names, traits, keywords and text, in every language there is. */
export function searchIndex(cards: Card[], languages: Texts[]): Map<number, string> {
  const out = new Map<number, string>();
  for (const c of cards) {
    const said = languages.flatMap((texts) =>
      [
        c.key,
        `${c.key}-text`,
        `type-${c.type}`,
        ...c.traits.map((x) => `trait-${x}`),
        ...c.keywords.map((x) => `keyword-${x}`),
      ]
        .filter((key) => texts.has(key))
        .map((key) => texts.get(key)),
    );
    out.set(c.d, fold([c.printed, ...said].join(' ')));
  }
  return out;
}

/** Cards that pass a filter. Several of one kind: any of them will do; but a card must have all icons asked for. */
export function found(
  cards: Card[],
  filter: Filter,
  index: Map<number, string>,
  pool: Set<number> | null,
  deck: Deck,
): Card[] {
  const wanted = fold(filter.words)
    .split(/\s+/)
    .filter((w) => w !== '');
  const any = <T>(list: T[], has: (x: T) => boolean): boolean => list.length === 0 || list.some(has);
  return cards.filter(
    (c) =>
      c.type !== 'agenda' &&
      (!filter.fits || pool === null || pool.has(c.d)) &&
      (!filter.inside || count(deck, c) > 0) &&
      any(filter.factions, (f) => f === c.faction) &&
      any(filter.types, (x) => x === c.type) &&
      filter.icons.every((i) => c.icons.includes(i)) &&
      any(filter.costs, (n) => c.cost >= 0 && Math.min(DEAREST, c.cost) === n) &&
      any(filter.keywords, (k) => c.keywords.includes(k)) &&
      (filter.trait === '' || c.traits.includes(filter.trait)) &&
      (filter.loyal === '' || c.loyal === (filter.loyal === 'yes')) &&
      wanted.every((w) => (index.get(c.d) ?? '').includes(w)),
  );
}

/** How many filters are set, for the button that opens them. */
export function filtersSet(f: Filter): number {
  return (
    f.factions.length +
    f.types.length +
    f.icons.length +
    f.costs.length +
    f.keywords.length +
    [f.trait !== '', f.loyal !== '', f.inside, !f.fits].filter(Boolean).length
  );
}
