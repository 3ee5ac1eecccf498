/* Where on the table each option points, and what a position shows. */
import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import type { Target } from '../types';
import { characterIcon } from './art';
import { argumentOf, verbOf, VERB } from './codes';
import { sorted } from './manifest';
import type { Zoomed } from './zoom';
import type { GameInfo, SeatView, TruceView, View } from './types';

export const TERMS = ['a_spreads', 'd_spreads', 'a_takes', 'd_takes', 'a_pays', 'd_pays'] as const;
export type Term = (typeof TERMS)[number];
/** Of a truce, by their names. */
export type Terms = TruceView['caps'];

// ---------------------------------------------------------------- names of numbers (names.py)
/** The word of each verb, by its number. */
const WORDS: Record<number, string> = Object.fromEntries(Object.entries(VERB).map(([word, n]) => [n, word]));
export { OUTCOMES, PHASES, SIDES, TOKENS } from './codes';
export const ATTACK = 1;
export const DEFENCE = 2;
export const FROM_HELD = 2;

const characters = (info: GameInfo): GameInfo['board']['characters'] => info.board.characters;
/** The house by its word, as the colours call it. */
export const houseWord = (info: GameInfo, house: number): string => info.board.houses[house] ?? 'neutral';
export const personWord = (info: GameInfo, character: number): string => characters(info)[character]?.id ?? '';
export const eventWord = (info: GameInfo, event: number): string => info.board.events[event]?.id ?? '';
/** A person by the name everybody calls them: Robb. */
export const firstName = (info: GameInfo, character: number): string => capital(personWord(info, character));
export const personIcon = (info: GameInfo, character: number): string => characterIcon(personWord(info, character));

export const houseOfCard = (info: GameInfo, card: number): number => info.board.cards[card]?.house ?? -1;
export const houseOfPerson = (info: GameInfo, character: number): number => characters(info)[character]?.house ?? -1;
export const isTruce = (info: GameInfo, card: number): boolean => info.board.cards[card]?.kind === 'truce';
export const characterOf = (info: GameInfo, card: number): number => info.board.cards[card]?.character ?? -1;
export const cardOf = (info: GameInfo, character: number): number =>
  info.board.cards.findIndex((k) => k.character === character);
/** Printed value of a hostility card, 0 for a character played face down, -1 for a truce, which has none. */
export const valueOf = (info: GameInfo, card: number): number =>
  isTruce(info, card) ? -1 : (info.board.cards[card]?.value ?? 0);
export { sorted };

/** A form of a value's name: `house`, `short` is "Starkowie". */
export function form(texts: Texts, type: string, value: number, name: string): string {
  const all = texts.arguments([['x', type]], [value], []);
  return String(all[`x-${name}`] ?? all['x']);
}

// ---------------------------------------------------------------- what a position shows
export const spread = (s: SeatView): number => s.influence.reduce((a, b) => a + b, 0);
/** Whose tokens lie on the board of a seat, one entry each. */
export function foreign(view: View, p: number): number[] {
  return view.seats.flatMap((s, q) => (q === p ? [] : Array<number>(s.influence[p] ?? 0).fill(q)));
}
export const powerOf = (s: SeatView, character: number): number =>
  s.characters.find((x) => x.character === character)?.power ?? 0;
export const activeOf = (view: View, side: number): number => (side === DEFENCE ? view.defender : view.attacker);
/** Supporters of a side, clockwise from the attacker. */
export function supporters(view: View, side: number): number[] {
  const n = view.seats.length;
  return Array.from({ length: n }, (_, i) => (view.attacker + i) % n).filter(
    (p) => view.seats[p]?.side === side && p !== view.attacker && p !== view.defender,
  );
}
/** The card a seat has laid face down (-1: not known which), null if there is none. Who must play face up lays none. */
export const faceDown = (view: View, p: number): number | null =>
  p === view.face_up ? null : (view.seats[p]?.sealed ?? null);
/** What a seat is doing in the encounter: a text key, '' for nothing. */
export function role(view: View, p: number): string {
  if (view.over || view.turn === 0) return '';
  if (p === view.attacker) return 'page-is-attacker';
  if (p === view.defender) return 'page-is-defender';
  const side = view.seats[p]?.side ?? 0;
  return side === ATTACK ? 'page-supports-attacker' : side === DEFENCE ? 'page-supports-defender' : '';
}
/** What a side's total is made of, besides what abilities add. */
export function parts(
  info: GameInfo,
  view: View,
  side: number,
): { seat: number; character: number; power: number; card: number; value: number }[] {
  const active = activeOf(view, side);
  return [active, ...supporters(view, side)].flatMap((p) => {
    const s = view.seats[p];
    if (s === undefined) return [];
    const card = p === active ? s.shown : -1;
    return [
      {
        seat: p,
        character: s.fighter,
        power: s.fighter < 0 ? 0 : powerOf(s, s.fighter),
        card,
        value: card < 0 ? -1 : valueOf(info, card),
      },
    ];
  });
}

// ---------------------------------------------------------------- terms of a truce
export const NO_TERMS: Terms = { a_spreads: 0, d_spreads: 0, a_takes: 0, d_takes: 0, a_pays: 0, d_pays: 0 };
/** What each side gets: the other one pays the power. */
export const GETS: Record<1 | 2, [Term, Term, Term]> = {
  1: ['a_spreads', 'a_takes', 'd_pays'],
  2: ['d_spreads', 'd_takes', 'a_pays'],
};
export const sameTerms = (a: Terms | null, b: Terms): boolean => a !== null && TERMS.every((t) => a[t] === b[t]);
/** The option that proposes exactly these terms, if the server listed it. */
export function proposing(targets: Target[], terms: Terms): Target | undefined {
  return targets.find((t) => t.verb === 'propose' && TERMS.every((name) => t.fields[name] === terms[name]));
}

// ---------------------------------------------------------------- where options point
/** A pile that was opened to look. */
export interface Pile {
  pile: 'discard' | 'known' | 'events' | 'hostages';
  seat: number;
}
export interface Held {
  free: Target | undefined;
  torture: Target | undefined;
}
export interface Places {
  character: Map<number, Target>;
  support: Target[];
  seat: Map<number, Target>;
  hand: Map<number, Target>;
  hostage: Map<number, Held>;
  source: Target[];
  back: Map<number, Target>;
  use: Map<number, Target>;
  house: Map<number, Target>;
  leader: Map<number, Target>;
}
const ON_CHARACTER = ['character', 'power', 'fight', 'strip'];
const IN_HAND = ['seal', 'play', 'discard', 'replace'];

export function placesOf(targets: Target[]): Places {
  const out: Places = {
    character: new Map(),
    support: [],
    seat: new Map(),
    hand: new Map(),
    hostage: new Map(),
    source: [],
    back: new Map(),
    use: new Map(),
    house: new Map(),
    leader: new Map(),
  };
  for (const t of targets) {
    const first = t.values[0] ?? -1;
    if (ON_CHARACTER.includes(t.verb)) out.character.set(first, t);
    else if (t.verb === 'support') out.support.push(t);
    else if (t.verb === 'seat') out.seat.set(first, t);
    else if (IN_HAND.includes(t.verb)) out.hand.set(first, t);
    else if (t.verb === 'free' || t.verb === 'torture') {
      const held = out.hostage.get(first) ?? { free: undefined, torture: undefined };
      held[t.verb] = t;
      out.hostage.set(first, held);
    } else if (t.verb === 'source') out.source.push(t);
    else if (t.verb === 'return') out.back.set(first, t);
    else if (t.verb === 'use') out.use.set(first, t);
    else if (t.verb === 'house') out.house.set(first, t);
    else if (t.verb === 'leader') out.leader.set(first, t);
  }
  return out;
}

/** What of a move that is put together points at characters (how often) and at cards of the hand. */
export function assembledOf(codes: number[]): {
  character: Map<number, { verb: string; count: number; code: number }>;
  card: Map<number, { count: number; code: number }>;
} {
  const character = new Map<number, { verb: string; count: number; code: number }>(),
    card = new Map<number, { count: number; code: number }>();
  for (const code of codes) {
    const verb = WORDS[verbOf(code)] ?? '',
      n = argumentOf(code);
    if (ON_CHARACTER.includes(verb)) character.set(n, { verb, code, count: (character.get(n)?.count ?? 0) + 1 });
    else if (IN_HAND.includes(verb)) card.set(n, { code, count: (card.get(n)?.count ?? 0) + 1 });
  }
  return { character, card };
}

// ---------------------------------------------------------------- texts of cards
/** Keys of the texts of what is looked at: of its name, and of timing, text and note. */
export function keysOf(info: GameInfo, what: Zoomed): { name: string; words: string; grade: string; rules: string[] } {
  if (what.kind === 'event') {
    const id = eventWord(info, what.n),
      key = `eventcard-${id}`;
    return { name: key, words: key, grade: info.board.events[what.n]?.grade ?? 'printed', rules: ['IRT-EVENT.2'] };
  }
  if (what.kind === 'leader') {
    const key = `leader-${info.board.leaders[what.n]?.id ?? ''}`;
    return {
      name: key,
      words: key,
      grade: info.board.leaders[what.n]?.grade ?? 'printed',
      rules: ['IRT-LEADER.2', 'IRT-LEADER.3'],
    };
  }
  const name = info.values['card']?.[what.n] ?? '',
    person = characterOf(info, what.n);
  if (person >= 0)
    return {
      name,
      words: name,
      grade: characters(info)[person]?.grade ?? 'printed',
      rules: ['IRT-CHAR.2', 'IRT-CHAR.3'],
    };
  return isTruce(info, what.n)
    ? { name, words: 'card-truce', grade: 'printed', rules: ['IRT-TRUCE.1', 'IRT-BETRAY.3'] }
    : { name, words: 'card-hostility', grade: 'printed', rules: ['IRT-HOSTIL.1', 'IRT-BETRAY.1'] };
}
