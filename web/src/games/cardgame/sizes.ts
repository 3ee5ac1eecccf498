/* How large cards are drawn: the table chooses from the free room, row by row. Pure arithmetic in CSS pixels.

L says all of its text, M a short one, S only its symbol. A row's places are cut in this order: locations are a step smaller
than characters, the opponent's row is a step smaller than the own one, cards overlap, cards become S. Cards of the hand and
of a challenge are never smaller than M, nor are cards that can be used. */
export type Size = 'L' | 'M' | 'S';

export const WIDE: Record<Size, number> = { L: 176, M: 116, S: 60 };
export const HIGH: Record<Size, number> = { L: 246, M: 162, S: 84 };
/** M with less of its picture, where there is little height: its words keep their size. */
export const LOW = 136;
/** Air above and below the cards of a row. */
const AIR = { L: 16, M: 10, S: 16 };
export const ROOM = { L: HIGH.L + AIR.L, M: HIGH.M + AIR.M, low: LOW + AIR.M, S: HIGH.S + AIR.S };
/** More cards than this are never L. */
const MOST_LARGE = 4;
export const GAP = 16;
const LEAST_GAP = 10;
/** Of a card's width, what the next one may cover. */
const LAP = 0.35;
/** Small cards have nothing but a symbol to hide; beside them a card that can be used stays free of the next one. */
const LAP_SMALL = 0.5;
export const CLEAR = 6;

/** Attachments beside a card stand in columns of tabs, each so wide (Slot.svelte); a small card is too low for four. */
export const TAB = 106;
export const tabsOf = (size: Size): number => (size === 'S' ? 3 : 4);
/** One attachment is a tab at the foot of a standing card; else they stand beside it. */
export const columnsOf = (attachments: number, size: Size, lies = false): number =>
  attachments > (lies ? 0 : 1) ? Math.ceil(attachments / tabsOf(size)) : 0;

export interface Standing {
  /** kneeling: its long side lies */
  lies: boolean;
  /** it can be picked now, or is picked */
  usable: boolean;
  attachments: number;
}
export interface Fit {
  sizes: Size[];
  /** M with less picture */
  low: boolean;
  /** between two cards; negative: they overlap */
  gap: number;
  /** they do not fit even so: the row scrolls */
  over: boolean;
}

export function widthOf(card: Standing, size: Size, low = false): number {
  const upright = size === 'M' && low ? LOW : HIGH[size];
  return (card.lies ? upright : WIDE[size]) + TAB * columnsOf(card.attachments, size, card.lies);
}

/** A row of cards in a room: least 'M' for the hand and the challenge, which overlap or scroll before they say nothing. */
export function fitRow(cards: Standing[], room: { width: number; height: number }, least: Size = 'S'): Fit {
  const low = room.height < ROOM.M;
  const all = (size: Size): Size[] => cards.map(() => size);
  const gapFor = (sizes: Size[]): number => {
    const wide = cards.reduce((sum, card, i) => sum + widthOf(card, sizes[i] ?? 'S', low), 0);
    return Math.min(GAP, (room.width - wide) / Math.max(1, cards.length - 1));
  };
  if (cards.length <= MOST_LARGE && room.height >= ROOM.L && gapFor(all('L')) >= LEAST_GAP)
    return { sizes: all('L'), low: false, gap: gapFor(all('L')), over: false };
  const lap = -LAP * WIDE.M;
  if (least === 'M') {
    const gap = gapFor(all('M'));
    return { sizes: all('M'), low, gap: Math.max(lap, gap), over: gap < lap };
  }
  const medium = room.height >= ROOM.low ? gapFor(all('M')) : -Infinity;
  if (medium >= lap) return { sizes: all('M'), low, gap: medium, over: false };
  const sizes = cards.map((card): Size => (card.usable ? 'M' : 'S'));
  const last = cards.length - 1;
  const wide = cards.reduce((sum, card, i) => sum + widthOf(card, sizes[i] ?? 'S', low), 0);
  const free = sizes.slice(0, last).filter((size) => size === 'M').length;
  const gap = (room.width - wide - CLEAR * free) / Math.max(1, last - free);
  const most = -LAP_SMALL * WIDE.S;
  return { sizes, low, gap: Math.max(most, Math.min(GAP, gap)), over: gap < most };
}

/** Locations beside the characters of a row are a step smaller; several of them stand in columns. */
export function fitLocations(count: number, characters: Size, height: number): { size: Size; rows: number } {
  if (count <= 2 && characters === 'L' && height >= ROOM.M) return { size: 'M', rows: 1 };
  return { size: 'S', rows: Math.max(1, Math.floor((height - 4) / (HIGH.S + 6))) };
}

export interface Share {
  theirs: number;
  mine: number;
  /** the cards of the challenge are low */
  low: boolean;
}
/** What a challenge needs besides the height of its cards: who attacks and who defends. */
export const LANE_AIR = 36;

/** How high the two rows of the table are: the opponent's is cut first. `few`: the own cards may all be L. */
export function shareHeight(height: number, fight: boolean, few: boolean): Share {
  const ways: [mine: number, theirs: number][] = [
    [ROOM.L, ROOM.L],
    ...(few ? ([[ROOM.L, ROOM.M]] as [number, number][]) : []),
    [ROOM.M, ROOM.M],
    [ROOM.M, ROOM.low],
    [ROOM.low, ROOM.low],
    [ROOM.M, ROOM.S],
    [ROOM.low, ROOM.S],
  ];
  const lanes = fight ? [HIGH.M + LANE_AIR, LOW + LANE_AIR] : [0];
  for (const lane of lanes)
    for (const [mine, theirs] of ways) {
      const left = height - lane - mine - theirs;
      const last = lane === lanes.at(-1);
      if (left >= 0 && (last || theirs >= ROOM.low))
        return { mine: mine + left / 2, theirs: theirs + left / 2, low: lane === LOW + LANE_AIR };
    }
  return { mine: ROOM.low, theirs: ROOM.S, low: true };
}

/** The hand of this many cards: L in a very high window, else M; low where the window is. */
export function fitHand(count: number, width: number, tall: number): Fit {
  const cards = Array.from({ length: count }, () => ({ lies: false, usable: true, attachments: 0 }));
  const height = tall >= 1180 ? ROOM.L : tall >= 820 ? ROOM.M : ROOM.low;
  return fitRow(cards, { width, height }, 'M');
}

/** Sizes as they are drawn: the card under the pointer keeps its own until the pointer leaves it. */
export function settled<K>(wanted: Map<K, Size>, before: Map<K, Size>, under: K | null): Map<K, Size> {
  const kept = under === null ? undefined : before.get(under);
  if (under === null || kept === undefined || !wanted.has(under)) return wanted;
  return new Map(wanted).set(under, kept);
}
