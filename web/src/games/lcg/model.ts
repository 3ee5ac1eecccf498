/* What this card game has besides the common table (src/greathall/games/lcg/view.py): factions, agendas, titles. */
import type { GameInfo } from '../../lib/wire';
import type { CardFacts as Printed } from '../cardgame/face';
import type { SeatView as Seat, TableView as View } from '../cardgame/model';
import { rank as rankOf } from '../cardgame/model';
import { houseOf } from './art';
import { FACTIONS, FIRST_FACTION } from './names';

export { cardKey, costOf, slugOf, word } from '../cardgame/model';

export interface SeatView extends Seat {
  agenda: number;
  title: number;
}
export interface TableView extends View {
  seats: SeatView[];
}

// ---------------------------------------------------------------- what is printed
export interface CardFacts extends Printed {
  loyal?: boolean;
  abilities?: string[];
}
export interface TitleFacts {
  card: number;
  supports: number;
  rivals: number[];
}
const UNKNOWN: CardFacts = { type: 'unknown', faction: 'neutral' };
export const titles = (info: GameInfo): TitleFacts[] => (info.board['titles'] ?? []) as TitleFacts[];

export function facts(info: GameInfo, d: number): CardFacts {
  const cards = info.board['cards'] as CardFacts[];
  if (d < 0) return UNKNOWN;
  // The faction cards come after the cards of the box.
  return cards[d] ?? { type: 'faction', faction: FACTIONS[d - cards.length] ?? 'neutral' };
}
export const rank = (info: GameInfo, d: number): number => rankOf({ facts }, info, d);

/** The house of a seat, as the page colours it. */
export function houseOfSeat(s: Seat | undefined): string {
  return s?.faction == null ? 'neutral' : houseOf(FACTIONS[s.faction[1] - FIRST_FACTION]);
}
