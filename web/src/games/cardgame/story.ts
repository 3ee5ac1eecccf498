/* How things went on the common table of the card games: where a card that is drawn nowhere lies, and what is only counted
(power, gold, cards drawn by others) and still goes from somewhere to somewhere. */
import { flows } from '../../lib/travel';
import type { Carried, Flow, Story } from '../../lib/travel';
import type { SeatView, View } from './types';

const BANK = 'bank';
const ZONES = ['hand', 'discard', 'dead'] as const;

/** Names of places for every card whose zone the viewer knows, by its number. */
export function zones(view: View): Map<string, string[]> {
  const out = new Map<string, string[]>();
  view.seats.forEach((s, p) => {
    const at = (zone: string): string[] => [`${zone}.${p}`, `seat.${p}`];
    for (const zone of ZONES) for (const x of s[zone]) out.set(String(x.number), at(zone));
    for (const x of s.known_deck) out.set(String(x.number), at('deck'));
    for (const x of s.duplicates) out.set(String(x.number), [`fly.${x.host}`, `seat.${p}`]);
  });
  return out;
}

const power = (view: View): Record<string, number> =>
  Object.fromEntries(
    view.seats.flatMap((s, p) => [
      [`faction.${p}`, s.faction_power],
      ...s.play.filter((c) => c.power > 0).map((c) => [`fly.${c.number}`, c.power]),
    ]),
  ) as Record<string, number>;
const gold = (view: View): Record<string, number> =>
  Object.fromEntries(view.seats.map((s, p) => [`gold.${p}`, s.gold])) as Record<string, number>;

/** The seat a place belongs to, to fall back on when the place itself is not drawn. */
function seatOf(view: View, name: string): string[] {
  const [kind, n] = name.split('.');
  const p = kind === 'fly' ? view.seats.findIndex((s) => s.play.some((c) => c.number === Number(n))) : Number(n);
  return p >= 0 ? [`seat.${p}`] : [];
}

/** Cards that a seat drew unseen. */
function drew(before: SeatView, after: SeatView): number {
  const seen = after.hand.length > 0 || before.hand.length > 0;
  return seen ? 0 : Math.max(0, Math.min(before.deck - after.deck, after.hand_size - before.hand_size));
}

export function story(before: View, after: View): Story {
  const was = zones(before),
    is = zones(after);
  const carry = (icon: string, colour: string, bank: (flow: Flow) => string[]): ((flow: Flow) => Carried) => {
    const end = (name: string, view: View, flow: Flow): string[] =>
      name === BANK ? bank(flow) : [name, ...seatOf(view, name)];
    return (flow) => ({
      from: end(flow.from, before, flow),
      to: end(flow.to, after, flow),
      count: flow.count,
      icon,
      colour,
    });
  };
  const won = carry('power', 'var(--pow)', () => ['lane', BANK]);
  // Gold comes from the plot; what is spent leaves the table.
  const paid = carry('gold', 'var(--gold)', ({ from, to }) =>
    from === BANK ? [to.replace('gold', 'plot'), BANK] : [BANK],
  );
  const draws = after.seats.flatMap((s, p): Carried[] => {
    const count = before.seats[p] === undefined ? 0 : drew(before.seats[p], s);
    return count === 0
      ? []
      : [
          {
            from: [`deck.${p}`],
            to: [`hand.${p}`, `seat.${p}`],
            count,
            icon: 'hidden',
            colour: 'var(--oak)',
            card: true,
          },
        ];
  });
  return {
    before: (key) => was.get(key) ?? [],
    after: (key) => is.get(key) ?? [],
    carried: [
      ...draws,
      ...flows(gold(before), gold(after), BANK).map(paid),
      ...flows(power(before), power(after), BANK).map(won),
    ],
  };
}
