/* The view of a seat (src/greathall/games/cardgame/view.py), and where on the table each option points. */
import type { GameInfo } from '../../lib/wire';
import type { Target } from '../types';
import type { CardFacts, CardProps, Rules } from './face';
import { ATTACKING, DEFENDING, KNEELING, SPAN } from './names';

/** A card in play. */
export type PlayCard = [
  number: number,
  design: number,
  flags: number,
  power: number,
  tokens: number,
  host: number,
  str: number,
  icons: number,
  keywords: number,
];
export type Pair = [number: number, design: number];
export interface SeatView {
  alive: number;
  faction: [number: number, design: number, flags: number] | null;
  gold: number;
  power: number;
  faction_power: number;
  hand_size: number;
  hand: Pair[];
  deck: number;
  known_deck: Pair[];
  discard: Pair[];
  dead: Pair[];
  plots_left: number;
  plots: Pair[];
  used: number[];
  plot: [number: number, design: number, tokens: number] | null;
  /** of the plot, as they are now: which they are, a game says in its `plot` */
  values: number[] | null;
  /** challenges of each type left, in the challenges phase, where it is told */
  left?: number[] | null;
  play: PlayCard[];
  duplicates: [number: number, design: number, host: number][];
}
export type Part = [card: number, amount: number];
export interface ChallengeView {
  type: number;
  attacker: number;
  defender: number;
  /** against whom it was initiated: another than the defender after a redirect */
  against: number;
  totals: [number, number];
  /** of each side: what characters add, what is added besides (by a card, -1 by the title) */
  parts: [[Part[], Part[]], [Part[], Part[]]];
  claim: number;
  winner: number;
  loser: number;
  margin: number;
  unopposed: number;
}
export type Step = [name: string, args: [field: string, type: string, value: number][]];
export interface TableView {
  seat: number;
  turn: number;
  active: number;
  phase: number;
  first: number;
  challenge: ChallengeView | null;
  chain: Step[];
  modified: [card: number, source: number, amount: number][];
  seats: SeatView[];
  over: boolean;
  winners: number[];
}

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
export const costOf = (f: CardFacts): string =>
  ['character', 'location', 'attachment', 'event'].includes(f.type) ? String(f.cost ?? 0) : '';

const RANK = ['character', 'location', 'attachment', 'event', 'plot', 'agenda', 'title', 'faction'];
/** Cards lie by type, then by cost: the dearest character first. Options are listed in the same order. */
export function rank(rules: Pick<Rules, 'facts'>, info: GameInfo, d: number): number {
  const f = rules.facts(info, d);
  return RANK.indexOf(f.type) * 100_000 - Number(f.cost === 'X' ? 0 : (f.cost ?? 0)) * 1000 + d;
}
/** Options about cards are listed as the hand lies: by type, the dearest first. */
export function order(rules: Pick<Rules, 'facts'>, info: GameInfo, verb: string, values: number[]): number {
  return info.verbs[verb]?.[0]?.[1] === 'card' ? rank(rules, info, values[0] ?? -1) : -1;
}
export const sorted = (rules: Rules, info: GameInfo, hand: Pair[]): Pair[] =>
  [...hand].sort((a, b) => rank(rules, info, a[1]) - rank(rules, info, b[1]) || a[0] - b[0]);

// ---------------------------------------------------------------- how the table lies
export const isCharacter = (rules: Rules, info: GameInfo, c: PlayCard): boolean =>
  (c[1] < 0 || rules.facts(info, c[1]).type === 'character') && (c[2] & rules.unmanned) === 0;
export const fights = (c: PlayCard): boolean => (c[2] & (ATTACKING | DEFENDING)) !== 0;
export const kneels = (c: PlayCard): boolean => (c[2] & KNEELING) !== 0;

/** Two and more attachments stand in columns of tabs beside their card, each so wide (Slot.svelte). A card narrower than
TIGHT is too low for four tabs. */
export const TAB = 92,
  TIGHT = 66;
export const tabsOf = (tight: boolean): number => (tight ? 3 : 4);
export const columnsOf = (attachments: number, tight: boolean): number =>
  attachments > 1 ? Math.ceil(attachments / tabsOf(tight)) : 0;

/** The width of cards that stand in a row: as large as the room allows with what stands beside them, no larger than
`size`. units: of each card, in widths of the largest; attachments: on each card; least: then the row scrolls. */
export function fitting(
  room: number,
  size: number,
  least: number,
  gap: number,
  units: number[],
  attachments: number[],
): number {
  const wide = (tight: boolean): number => {
    const tabs = attachments.reduce((sum, n) => sum + TAB * columnsOf(n, tight), 0);
    return Math.max(
      least,
      Math.min(
        size,
        (room - tabs - gap * Math.max(0, units.length - 1)) /
          Math.max(
            1,
            units.reduce((a, b) => a + b, 0),
          ),
      ),
    );
  };
  return wide(false) < TIGHT ? wide(true) : wide(false);
}

export interface Under {
  card: PlayCard;
  seat: number;
}
export interface Table {
  /** what hangs on a card, by its number */
  under: Map<number, Under[]>;
  copies: Map<number, Pair[]>;
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

export function tableOf(rules: Rules, info: GameInfo, v: TableView): Table {
  const t: Table = { under: new Map(), copies: new Map(), rows: [], attackers: [], defenders: [], where: new Map() };
  const here = new Set(v.seats.flatMap((s) => s.play.map((c) => c[0])));
  v.seats.forEach((s, seat) => {
    const row = { characters: [] as PlayCard[], locations: [] as PlayCard[] };
    const put = (zone: Where['zone'], cards: Pair[]): void =>
      cards.forEach(([n, d]) => n >= 0 && t.where.set(n, { zone, seat, d }));
    put('discard', s.discard);
    put('dead', s.dead);
    put('deck', s.known_deck);
    put('hand', s.hand);
    put('plots', s.plots);
    if (s.plot !== null) put('plot', [[s.plot[0], s.plot[1]]]);
    if (s.faction !== null) put('faction', [[s.faction[0], s.faction[1]]]);
    put('beside', rules.beside(s));
    for (const c of s.play) {
      t.where.set(c[0], { zone: 'play', seat, d: c[1] });
      if (c[5] >= 0 && here.has(c[5])) t.under.set(c[5], [...(t.under.get(c[5]) ?? []), { card: c, seat }]);
      else if (v.challenge !== null && fights(c)) (c[2] & ATTACKING ? t.attackers : t.defenders).push(c);
      else if (isCharacter(rules, info, c)) row.characters.push(c);
      else row.locations.push(c);
    }
    for (const [n, d, host] of s.duplicates) {
      t.where.set(n, { zone: 'copy', seat, d });
      t.copies.set(host, [...(t.copies.get(host) ?? []), [n, d]]);
    }
    t.rows.push(row);
  });
  return t;
}

/** What changes the printed STR of a card: by what (-1: an effect that lasts), and how much. */
export const changes = (v: TableView, n: number): [source: number, amount: number][] =>
  v.modified.filter(([c]) => c === n).map(([, source, amount]) => [source, amount]);

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
  tray: Pair[];
  zone: Where['zone'] | 'elsewhere';
}
const DRAWN = ['play', 'faction', 'beside', 'plot'];

export function numberOf(t: Target): number {
  return t.values[1] ?? t.code % SPAN;
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
        out.tray.push([n, t.fields['card'] ?? -1]);
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
  return new Map(
    (g.assembled ?? []).filter((c) => g.face.picks.includes(Math.floor(c / SPAN))).map((c) => [c % SPAN, c]),
  );
}
/** Does a card lie somewhere on the table or in the hand, where it is clicked? */
export const drawn = (g: CardProps, table: Table, n: number): boolean => {
  const at = table.where.get(n);
  return at !== undefined && (DRAWN.includes(at.zone) || (at.zone === 'hand' && at.seat === g.seat));
};
