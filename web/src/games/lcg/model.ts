/* What this card game has besides the common table: agendas and titles. */
import type { GameInfo as CardInfo, View as CardView } from '../cardgame/types';
import { houseOf } from './art';
import type { GameInfo, SeatView } from './types';

export { cardKey, costOf, factsOf as facts, rank, slugOf, word } from '../cardgame/model';

/** The common table hands on what both games have: these are this game's own. */
export const titles = (info: CardInfo): GameInfo['board']['titles'] =>
  'titles' in info.board ? info.board.titles : [];
export const seatsOf = (view: CardView): SeatView[] => view.seats.flatMap((s) => ('title' in s ? [s] : []));

/** The house of a seat, as the page colours it. */
export const houseOfSeat = (s: { house: string } | undefined): string => houseOf(s?.house ?? 'neutral');
