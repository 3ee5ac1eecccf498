/* How things went at the table of councils: tokens from the supply to a council and between councils, cards dealt to others
or taken back by them. Cards that can be seen travel by their names. */
import { flows } from '../../lib/travel';
import type { Carried, Story } from '../../lib/travel';
import type { View } from './types';

const SUPPLY = 'supply';

/** The name of a copy of an influence card that can be seen: copies in the bidding area come first, then those in hand, so that
a card keeps its name when it is played and when it is taken back. */
export const cardName = (p: number, card: number, copy: number): string => `i.${p}.${card}.${copy}`;
export const allyName = (ally: number): string => `a.${ally}`;
/** How many copies of a card lie before the seat's place i in a list. */
export const copiesBefore = (cards: number[], i: number): number =>
  cards.slice(0, i).filter((k) => k === cards[i]).length;

const tokens = (v: View): Record<string, number> =>
  Object.fromEntries([
    ...v.councils.map((c, i) => [`council.${i}`, c.tokens] as const),
    ...(v.on_ally > 0 ? [[`fly.${allyName(v.current)}`, v.on_ally] as const] : []),
  ]);

export function story(before: View, after: View): Story {
  const carried: Carried[] = flows(tokens(before), tokens(after), SUPPLY).map(({ from, to, count }) => ({
    from: [from],
    to: [to],
    count,
    icon: 'dragon',
    colour: 'var(--wax)',
  }));
  const took = (p: number): boolean => (after.seats[p]?.hand_size ?? 0) > (before.seats[p]?.hand_size ?? 0);
  after.seats.forEach((s, p) => {
    const was = before.seats[p];
    if (was === undefined || p === after.seat) return;
    const back = Math.max(0, was.area.length - s.area.length);
    const dealt = s.hand_size - was.hand_size - back;
    if (dealt > 0)
      carried.push({
        from: ['deck'],
        to: [`hand.${p}`, `seat.${p}`],
        count: dealt,
        icon: 'hidden',
        colour: 'var(--oak)',
        card: true,
      });
  });
  return {
    carried,
    // A card of a bidding area is taken back into the hand by who takes cards back, else it is discarded.
    after: (key) => {
      const [kind, p] = key.split('.');
      return kind === 'i' && took(Number(p)) ? [`hand.${p}`] : [];
    },
  };
}
