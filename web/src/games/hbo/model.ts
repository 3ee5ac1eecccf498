/* What this card game has besides the common table (src/greathall/games/hbo/view.py): Houses and the plot draft. */
import type { GameInfo } from '../../lib/wire';
import type { CardFacts } from '../cardgame/face';
import { rank as rankOf } from '../cardgame/model';
import type { Pair, SeatView as Seat } from '../cardgame/model';

export interface SeatView extends Seat {
  house: number;
  /** plots it looks at in the draft: the own ones, and of everybody how many */
  offered: Pair[];
  offered_size: number;
}

/** As the server tells it (Game.board_info). */
interface Printed {
  type: string;
  house?: string;
  unique?: boolean;
  cost?: number;
  strength?: number;
  icons?: string[];
  traits?: string[];
  keywords?: string[];
  income_bonus?: number;
  income?: number;
  initiative?: number;
  claim?: number;
  grade: string;
}
export const HOUSES = ['stark', 'lannister', 'neutral'] as const;
const ICONS: Record<string, string> = { M: 'military', I: 'intrigue', P: 'power' };
const UNKNOWN: CardFacts = { type: 'unknown', faction: 'neutral' };

function read(c: Printed): CardFacts {
  const { type, house = 'neutral', icons = [], income_bonus: bonus = 0, income, initiative, claim, grade, ...same } = c;
  return {
    ...same,
    type,
    faction: house,
    icons: icons.map((i) => ICONS[i] ?? i),
    bonus,
    grade,
    ...(type === 'plot' ? { plot: { income: income ?? 0, initiative: initiative ?? 0, claim: claim ?? 0 } } : {}),
  };
}
const known = new WeakMap<object, CardFacts[]>();

export function facts(info: GameInfo, d: number): CardFacts {
  if (d < 0) return UNKNOWN;
  let all = known.get(info.board);
  if (all === undefined) {
    all = (info.board['cards'] as Printed[]).map(read);
    known.set(info.board, all);
  }
  // The banners come after the cards of the box.
  return all[d] ?? { type: 'faction', faction: HOUSES[d - all.length] ?? 'neutral' };
}
export const rank = (info: GameInfo, d: number): number => rankOf({ facts }, info, d);

export const houseOfSeat = (s: Seat | undefined): string =>
  HOUSES[(s as SeatView | undefined)?.house ?? 2] ?? 'neutral';
