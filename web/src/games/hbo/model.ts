/* What this card game has besides the common table: the House of a seat. */
export { factsOf as facts, rank } from '../cardgame/model';

export const houseOfSeat = (s: { house: string } | undefined): string => s?.house ?? 'neutral';
