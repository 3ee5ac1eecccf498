/* Where on the table each option points, and what a position shows. */
import type { Texts } from '../../lib/texts';
import type { Target } from '../types';
import { word } from './art';
import type { CouncilView, GameInfo, View } from './types';

export const cards = (info: GameInfo): GameInfo['board']['influence'] => info.board.influence;
export const allies = (info: GameInfo): GameInfo['board']['allies'] => info.board.allies;
export const leaders = (info: GameInfo): GameInfo['board']['leaders'] => info.board.leaders;

export type Kind = 'influence' | 'ally' | 'leader';
/** The key of a card's texts: influence-betrayal, ally-varys. */
export function cardKey(info: GameInfo, kind: Kind, n: number): string {
  const id = (kind === 'influence' ? cards(info) : kind === 'ally' ? allies(info) : leaders(info))[n]?.id ?? '';
  return `${kind}-${word(id)}`;
}

/** A text that begins with when it works: ["When played", "Look at ..."]; the first is '' when it does not. */
export function ability(text: string): [string, string] {
  const at = text.indexOf(': ');
  return at > 0 && at < 40 ? [text.slice(0, at + 1), text.slice(at + 2)] : ['', text];
}

/** The hand as it lies: the highest influence first. */
export function sorted(info: GameInfo, hand: number[]): number[] {
  const facts = cards(info);
  return [...hand].sort((a, b) => (facts[b]?.value ?? 0) - (facts[a]?.value ?? 0) || a - b);
}

/** What of a council everybody can count, and how many tokens the viewer does not know. */
export function openPower(c: CouncilView): { open: number; hidden: number } {
  const hidden = c.tokens - c.known.length;
  return { open: c.low - hidden, hidden };
}

/** What allies add for the company they keep. */
export function company(info: GameInfo, c: CouncilView): number {
  const facts = allies(info);
  return (
    openPower(c).open -
    c.allies.reduce((sum, a) => sum + (facts[a]?.power ?? 0), 0) -
    c.known.reduce((a, b) => a + b, 0)
  );
}

export const step = (view: View, decision: string | null): string =>
  decision === 'keep_cards' ? 'discard' : view.winner >= 0 ? 'claim' : view.current < 0 ? 'reveal' : 'bid';

/** Who has the lead in the bidding: the first of the highest, from the first player on; -1 while nobody has bid. */
export function leading(view: View): number {
  if (view.winner >= 0) return view.winner;
  const best = Math.max(...view.seats.map((s) => s.total));
  if (best <= 0) return -1;
  const n = view.seats.length;
  return Array.from({ length: n }, (_, i) => (view.first + i) % n).find((p) => view.seats[p]?.total === best) ?? -1;
}

// ---------------------------------------------------------------- where options point
export type Pile = 'dead' | 'discard' | 'removed' | 'deck' | 'hand' | 'lore';
export interface Tray {
  pile: Pile;
  /** whose hand */
  seat: number;
  kind: 'influence' | 'ally';
  cards: number[];
  targets: Map<number, Target[]>;
}
export interface Places {
  area: Map<string, Target>;
  ally: Map<number, Target>;
  council: Map<number, Target>;
  shift: Map<number, Target[]>;
  seat: Map<number, Target>;
  hand: Map<number, Target>;
  leader: Map<number, Target>;
  pick: Map<number, Target>;
  tray: Tray | null;
}
export const areaKey = (seat: number, card: number, blank: boolean): string => `${seat}.${card}.${blank}`;

/** Abilities that choose from a hand that was looked at. */
const FROM_HANDS = ['varys', 'ramsay_snow'];

function lookedAt(view: View, wanted: number[]): number {
  const same = (known: number[]): boolean =>
    wanted.every((k) => known.includes(k)) && known.every((k) => wanted.includes(k));
  return view.seats.findIndex((s, p) => p !== view.seat && s.known.length > 0 && same(s.known));
}

export function placesOf(info: GameInfo, view: View, targets: Target[]): Places {
  const out: Places = {
    area: new Map(),
    ally: new Map(),
    council: new Map(),
    shift: new Map(),
    seat: new Map(),
    hand: new Map(),
    leader: new Map(),
    pick: new Map(),
    tray: null,
  };
  const by = view.resolving;
  const resolver = by === null || by.ally < 0 ? '' : word(allies(info)[by.ally]?.id ?? '');
  const onTable = new Set([...view.councils.flatMap((c) => c.allies), view.current]);
  const lay = (pile: Pile, kind: Tray['kind'], n: number, target: Target, seat = -1): void => {
    out.tray ??= { pile, seat, kind, cards: [], targets: new Map() };
    if (!out.tray.targets.has(n)) out.tray.cards.push(n);
    out.tray.targets.set(n, [...(out.tray.targets.get(n) ?? []), target]);
  };
  const wanted = targets.filter((t) => t.verb === 'take' || t.verb === 'discard').map((t) => t.fields['card'] ?? -1);
  for (const t of targets) {
    const card = t.fields['card'] ?? -1,
      ally = t.fields['ally'] ?? -1,
      council = t.fields['council'] ?? -1,
      seat = t.fields['seat'] ?? -1;
    if (t.verb === 'area' || t.verb === 'area_blank') out.area.set(areaKey(seat, card, t.verb === 'area_blank'), t);
    else if (t.verb === 'triumph') out.area.set(areaKey(view.seat, card, false), t);
    else if (t.verb === 'play' || t.verb === 'give') out.hand.set(card, t);
    else if (t.verb === 'discard' && !FROM_HANDS.includes(resolver)) out.hand.set(card, t);
    else if (t.verb === 'discard' || (t.verb === 'take' && FROM_HANDS.includes(resolver)))
      lay('hand', 'influence', card, t, lookedAt(view, wanted));
    else if (t.verb === 'take') lay('discard', 'influence', card, t);
    else if (t.verb === 'pick') out.pick.set(card, t);
    else if (t.verb === 'leader') out.leader.set(t.fields['leader'] ?? -1, t);
    else if (t.verb === 'name') out.seat.set(seat, t);
    else if (t.verb === 'council') out.council.set(council, t);
    else if (t.verb === 'shift') out.shift.set(council, [...(out.shift.get(council) ?? []), t]);
    else if (t.verb === 'raise') lay('dead', 'ally', ally, t);
    else if (t.verb === 'top' || t.verb === 'bottom' || t.verb === 'current') lay('deck', 'ally', ally, t);
    else if (ally >= 0) {
      if (onTable.has(ally)) out.ally.set(ally, t);
      else lay('deck', 'ally', ally, t);
    }
  }
  return out;
}

/** The place the councils lie at: council c is between c and the next seat. */
export function councilName(names: string[], c: number): { first: string; second: string } {
  return { first: names[c] ?? '', second: names[(c + 1) % Math.max(1, names.length)] ?? '' };
}

/** Where a token of council c goes when it moves to the other council of a seat. */
export function otherCouncil(n: number, seat: number, c: number): number {
  return c === seat ? (seat + n - 1) % n : seat;
}

export function pileTitle(texts: Texts, names: string[], tray: Tray): string {
  if (tray.pile === 'hand')
    return tray.seat < 0 ? texts.get('page-a-hand') : texts.get('page-hand-of', { name: names[tray.seat] ?? '' });
  if (tray.pile === 'deck') return texts.get('page-known-top');
  if (tray.pile === 'lore') return texts.get('page-somewhere');
  return texts.get(
    tray.pile === 'dead' ? 'page-dead-pile' : tray.pile === 'discard' ? 'page-discard-pile' : 'page-removed',
    { count: tray.cards.length },
  );
}
