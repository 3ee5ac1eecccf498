/* How resources and cards went: from the hexes that produced to the hands, from hand to hand, to what was built. Read from the
events; a hex is found by its number and who has built on it, which is only where the picture starts from. */
import type { Carried, Story } from '../../lib/travel';
import type { LogLine } from '../../lib/wire';
import { frameFor, Geometry } from './geometry';
import { fieldsOf } from './motion';
import { COMBINED, DEV_ICONS, RES_FILL, RESOURCES } from './names';
import type { GameInfo, View } from './types';

/** The dice roll so long, and their sum is looked at for a moment. */
export const DICE = 760;
const BANK = ['bank'];
const KEEP = 4; // node values above it are keeps

/** Who got what from which hex at this roll, as the position before and after shows it. */
export function produced(
  info: GameInfo,
  view: View,
  sum: number,
): { hex: number; seat: number; resource: number; count: number }[] {
  const geo = new Geometry(info.board, frameFor(true, false));
  const stopped = new Set<number>(view.board.tormund === null ? [] : [view.board.tormund]);
  (view.north?.gift ?? []).forEach((n, i) => {
    if (n > 0) stopped.add(Math.floor(i / 3));
  });
  const rolled = (hex: number): boolean => {
    const n = view.board.number[hex] ?? 0;
    return n === sum || (n === COMBINED && (sum === 2 || sum === 12));
  };
  return view.board.node.flatMap((owner, node) => {
    if (owner <= 0) return [];
    const seat = owner > KEEP ? owner - KEEP - 1 : owner - 1;
    return geo
      .around(node)
      .filter((hex) => rolled(hex) && !stopped.has(hex) && (view.board.terrain[hex] ?? -1) >= 0)
      .map((hex) => ({ hex, seat, resource: view.board.terrain[hex] ?? 0, count: owner > KEEP ? 2 : 1 }));
  });
}

export function story(info: GameInfo, before: View, after: View, recent: LogLine[]): Story {
  const carried: Carried[] = [];
  const glow = new Set<string>();
  let wait = 0,
    sum = 0;
  const hand = (p: number, resource: number): string[] => [
    ...(p === after.seat && resource >= 0 ? [`res.${resource}`] : []),
    `seat.${p}`,
  ];
  const give = (resource: number, count: number, from: string[], to: string[]): void => {
    const known = resource >= 0 && resource < RESOURCES.length;
    carried.push({
      from,
      to,
      count,
      icon: known ? RESOURCES[resource]! : 'hidden',
      colour: known ? RES_FILL[resource]! : 'var(--oak)',
      card: true,
    });
  };
  const around = (node: number): number[] => new Geometry(info.board, frameFor(true, false)).around(node);
  const events = recent.flatMap(([, , all]) =>
    all.flatMap((event) => {
      const one = fieldsOf(event, info);
      return one === null ? [] : [one];
    }),
  );
  /** where what was paid goes: to what was built for it */
  const built = events.flatMap(({ name, fields: f }) =>
    name === 'settlement' || name === 'keep'
      ? [`node.${f['node']}`]
      : name === 'road'
        ? [`edge.${f['edge']}`]
        : name === 'guard'
          ? [`wall.${f['section']}`]
          : [],
  );
  for (const { name, fields: f } of events) {
    const p = f['seat'] ?? -1,
      r = f['resource'] ?? -1,
      count = f['count'] ?? 1;
    if (name === 'dice') {
      wait = DICE;
      sum = (f['first'] ?? 0) + (f['second'] ?? 0);
    } else if (name === 'gain') {
      let open = count;
      for (const x of sum > 0 ? produced(info, before, sum) : []) {
        if (x.seat !== p || x.resource !== r || open <= 0) continue;
        glow.add(`hex.${x.hex}`);
        give(r, Math.min(open, x.count), [`hex.${x.hex}`], hand(p, r));
        open -= x.count;
      }
      // The second settlement of the set-up gets a card from each of its hexes.
      const founded = events.find((x) => x.name === 'settlement' && x.fields['seat'] === p)?.fields['node'];
      const hex = founded === undefined ? -1 : around(founded).find((h) => after.board.terrain[h] === r);
      if (open > 0) give(r, open, hex === undefined || hex < 0 ? BANK : [`hex.${hex}`], hand(p, r));
    } else if (name === 'pay' || name === 'discarded') give(r, count, hand(p, r), [...built, ...BANK]);
    else if (name === 'robbed' || name === 'taken') give(r, 1, hand(f['victim'] ?? -1, r), hand(p, r));
    else if (name === 'handed') give(r, count, hand(p, r), hand(f['to'] ?? -1, r));
    else if (name === 'supply_trade') {
      give(f['give'] ?? -1, count, hand(p, f['give'] ?? -1), BANK);
      give(f['take'] ?? -1, 1, BANK, hand(p, f['take'] ?? -1));
    } else if (name === 'traded' && before.offer !== null) {
      const partner = f['partner'] ?? -1,
        counter = before.offer.answers.find((x) => x.seat === partner)?.counter ?? null;
      // A counter-offer is told by who made it: that seat gives what it says.
      const [out, back] = counter === null ? [before.offer.give, before.offer.want] : [counter.want, counter.give];
      out.forEach((n, x) => give(x, n, hand(p, x), hand(partner, x)));
      back.forEach((n, x) => give(x, n, hand(partner, x), hand(p, x)));
    } else if (name === 'bought')
      carried.push({ from: BANK, to: [`seat.${p}`], count: 1, icon: 'dev', colour: 'var(--oak)', card: true });
    else if (name === 'played')
      carried.push({
        from: [`seat.${p}`],
        to: BANK,
        count: 1,
        icon: DEV_ICONS[f['card'] ?? -1] ?? 'dev',
        colour: 'var(--oak)',
        card: true,
      });
  }
  return { wait, glow: [...glow], carried: carried.filter((x) => x.count > 0) };
}
