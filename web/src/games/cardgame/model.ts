/* How the table lies, and where on it each option points. */
import type { Texts } from '../../lib/texts';
import type { Target } from '../types';
import type { CardProps, Rules } from './face';
import { argumentOf, verbOf } from './codes';
import type { GameInfo, Lying, PlayCard, Printed, View } from './types';

// ---------------------------------------------------------------- what is printed
/** The key of a card's texts: card-robb_stark. */
export const cardKey = (info: GameInfo, d: number): string =>
  d < 0 ? 'card-unknown' : (info.values['card']?.[d] ?? 'card-unknown');
export const slugOf = (info: GameInfo, d: number): string => cardKey(info, d).slice(5);
export const word = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
/** Does it cost anything: a coin is drawn. */
export const costOf = (f: Printed): string =>
  ['character', 'location', 'attachment', 'event'].includes(f.type) ? String(f.cost ?? 0) : '';

const UNKNOWN = { type: 'unknown', faction: 'neutral' };
/** What is printed on a card, as far as both games have it. */
export const factsOf = (info: GameInfo, d: number): Printed => info.board.cards[d] ?? UNKNOWN;

const RANK = ['character', 'location', 'attachment', 'event', 'plot', 'agenda', 'title', 'faction'];
/** Cards lie by type, then by cost: the dearest character first. Options are listed in the same order. */
export function rank(info: GameInfo, d: number): number {
  const f = factsOf(info, d);
  return RANK.indexOf(f.type) * 100_000 - Number(f.cost === 'X' ? 0 : (f.cost ?? 0)) * 1000 + d;
}
/** Options about cards are listed as the hand lies: by type, the dearest first. */
export function order(info: GameInfo, verb: string, values: number[]): number {
  return info.verbs[verb]?.[0]?.[1] === 'card' ? rank(info, values[0] ?? -1) : -1;
}
export const sorted = (info: GameInfo, hand: Lying[]): Lying[] =>
  [...hand].sort((a, b) => rank(info, a.design) - rank(info, b.design) || a.number - b.number);

// ---------------------------------------------------------------- how the table lies
/** Is it marked so: kneeling, facedown, attacking, ...? */
export const is = (c: PlayCard | undefined, mark: string): boolean => c?.marks.includes(mark) ?? false;
export const isCharacter = (rules: Rules, info: GameInfo, c: PlayCard): boolean =>
  (c.design < 0 || factsOf(info, c.design).type === 'character') && !is(c, rules.unmanned);
export const fights = (c: PlayCard): boolean => is(c, 'attacking') || is(c, 'defending');
export const kneels = (c: PlayCard): boolean => is(c, 'kneeling');

export interface Under {
  card: PlayCard;
  seat: number;
}
export interface Table {
  /** what hangs on a card, by its number */
  under: Map<number, Under[]>;
  copies: Map<number, Lying[]>;
  rows: { characters: PlayCard[]; locations: PlayCard[] }[];
  attackers: PlayCard[];
  defenders: PlayCard[];
  /** who added to the total without standing in it, e.g. Jon Snow */
  where: Map<number, Where>;
}
export interface Where {
  zone: 'play' | 'hand' | 'faction' | 'beside' | 'plot' | 'plots' | 'discard' | 'dead' | 'deck' | 'copy';
  seat: number;
  d: number;
}

export function tableOf(rules: Rules, info: GameInfo, v: View): Table {
  const t: Table = { under: new Map(), copies: new Map(), rows: [], attackers: [], defenders: [], where: new Map() };
  const here = new Set(v.seats.flatMap((s) => s.play.map((c) => c.number)));
  v.seats.forEach((s, seat) => {
    const row: Table['rows'][number] = { characters: [], locations: [] };
    const put = (zone: Where['zone'], cards: Lying[]): void =>
      cards.forEach(({ number, design }) => number >= 0 && t.where.set(number, { zone, seat, d: design }));
    put('discard', s.discard);
    put('dead', s.dead);
    put('deck', s.known_deck);
    put('hand', s.hand);
    put('plots', s.plots);
    if (s.plot !== null) put('plot', [s.plot]);
    if (s.faction !== null) put('faction', [s.faction]);
    put('beside', rules.beside(s));
    for (const c of s.play) {
      t.where.set(c.number, { zone: 'play', seat, d: c.design });
      if (here.has(c.host)) t.under.set(c.host, [...(t.under.get(c.host) ?? []), { card: c, seat }]);
      else if (v.challenge !== null && fights(c)) (is(c, 'attacking') ? t.attackers : t.defenders).push(c);
      else if (isCharacter(rules, info, c)) row.characters.push(c);
      else row.locations.push(c);
    }
    for (const copy of s.duplicates) {
      t.where.set(copy.number, { zone: 'copy', seat, d: copy.design });
      t.copies.set(copy.host, [...(t.copies.get(copy.host) ?? []), copy]);
    }
    t.rows.push(row);
  });
  return t;
}

/** What changes the printed STR of a card: by what (-1: an effect that lasts), and how much. */
export const changes = (v: View, n: number): View['modified'] => v.modified.filter((x) => x.card === n);

/** By what a card has lost its text: the name of it, '' where that hangs on the card and is seen; undefined: it has it. */
export function blankedBy(v: View, table: Table, texts: Texts, n: number): string | undefined {
  const by = v.blanked.find((x) => x.card === n);
  if (by === undefined) return undefined;
  const hangs = (table.under.get(n) ?? []).some((u) => u.card.number === by.source);
  return hangs ? '' : texts.value('card', table.where.get(by.source)?.d ?? -1);
}

// ---------------------------------------------------------------- where options point
export interface Places {
  /** by the number of a card */
  card: Map<number, Target[]>;
  seat: Map<number, Target[]>;
  /** what is chosen in the game's own picture, by its value */
  ring: Map<number, Target>;
  challenge: Target[];
  /** what is neither card nor seat: kinds, keywords, numbers */
  other: Target[];
  /** cards that lie nowhere to be clicked: shown as a tray */
  tray: Lying[];
  zone: Where['zone'] | 'elsewhere';
}
const DRAWN = ['play', 'faction', 'beside', 'plot'];

export function numberOf(t: Target): number {
  return t.values[1] ?? argumentOf(t.code);
}

export function placesOf(g: CardProps, table: Table): Places {
  const out: Places = {
    card: new Map(),
    seat: new Map(),
    ring: new Map(),
    challenge: [],
    other: [],
    tray: [],
    zone: 'elsewhere',
  };
  for (const t of g.targets) {
    const type = g.info.verbs[t.verb]?.[0]?.[1];
    if (t.verb === 'challenge') out.challenge.push(t);
    else if (type === 'card') {
      const n = numberOf(t);
      if (!out.card.has(n) && !drawn(g, table, n)) {
        out.tray.push({ number: n, design: t.fields['card'] ?? -1 });
        out.zone = table.where.get(n)?.zone ?? out.zone;
      }
      out.card.set(n, [...(out.card.get(n) ?? []), t]);
    } else if (type === 'seat')
      out.seat.set(t.fields['seat'] ?? -1, [...(out.seat.get(t.fields['seat'] ?? -1) ?? []), t]);
    else if (g.face.ring !== undefined && type === g.face.ring.decision) out.ring.set(t.fields[type] ?? -1, t);
    else if (type !== undefined) out.other.push(t);
  }
  return out;
}

/** Cards picked so far in a move that is being put together, by number, with the code that takes each out again. */
export type Picked = Map<number, number>;
export function assembledOf(g: CardProps): Picked {
  return new Map(g.assembled.filter((c) => g.face.picks.includes(verbOf(c))).map((c) => [argumentOf(c), c]));
}
/** Does a card lie somewhere on the table or in the hand, where it is clicked? */
export const drawn = (g: CardProps, table: Table, n: number): boolean => {
  const at = table.where.get(n);
  return at !== undefined && (DRAWN.includes(at.zone) || (at.zone === 'hand' && at.seat === g.seat));
};
