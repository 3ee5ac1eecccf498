/* How things went between the houses: influence from board to board, power between characters and the box, hostages between
hands, cards drawn by others. Cards and tokens of the encounter travel by their names. */
import { flows } from '../../lib/travel';
import type { Carried, Story } from '../../lib/travel';
import { houseWord, spread, TOKENS } from './model';
import type { GameInfo, View } from './types';

/** The box is drawn nowhere: power comes from the middle of the table and goes there. */
const BOX = 'lane';

export const cardName = (card: number, copy: number): string => `c.${card}.${copy}`;
export const sealedName = (p: number): string => `sealed.${p}`;
export const fighterName = (character: number): string => `f.${character}`;

/** Where the tokens of house q lie. */
function influence(v: View, q: number): Record<string, number> {
  const s = v.seats[q];
  if (s === undefined) return {};
  return Object.fromEntries(
    v.seats.map((_, p) => [`influence.${p}`, p === q ? TOKENS - spread(s) : (s.influence[p] ?? 0)]),
  );
}
const power = (v: View): Record<string, number> =>
  Object.fromEntries(v.seats.flatMap((s) => s.characters.map((x) => [`character.${x.character}`, x.power])));
/** Cards of house h that the seats hold hostage. */
const hostages = (v: View, h: number): Record<string, number> =>
  Object.fromEntries(v.seats.map((s, p) => [`hostages.${p}`, s.hostages.filter((x) => x.house === h).length]));

export function story(info: GameInfo, before: View, after: View): Story {
  const seatOf = (name: string): string[] => {
    const [kind, n] = name.split('.');
    if (kind === 'character')
      return after.seats.flatMap((s, p) => (s.characters.some((x) => x.character === Number(n)) ? [`seat.${p}`] : []));
    return kind === BOX || n === undefined ? [] : [`seat.${n}`];
  };
  const at = (name: string): string[] => [name, ...seatOf(name)];
  const carried: Carried[] = [];
  after.seats.forEach((s, q) => {
    const house = houseWord(info, s.house),
      was = before.seats[q];
    if (was === undefined || was.house !== s.house || was.leader !== s.leader) return;
    for (const x of flows(influence(before, q), influence(after, q), BOX))
      carried.push({
        from: at(x.from),
        to: at(x.to),
        count: x.count,
        icon: house,
        colour: `var(--h-${house})`,
      });
    for (const x of flows(hostages(before, s.house), hostages(after, s.house), `hand.${q}`))
      carried.push({
        from: at(x.from),
        to: at(x.to),
        count: x.count,
        icon: house,
        colour: `var(--h-${house})`,
        card: true,
      });
    const drawn = Math.min(was.deck - s.deck, s.hand_size - was.hand_size);
    if (drawn > 0 && q !== after.seat)
      carried.push({
        from: [`deck.${q}`, `seat.${q}`],
        to: [`hand.${q}`],
        count: drawn,
        icon: house,
        colour: `var(--h-${house})`,
        card: true,
      });
  });
  const same = before.seats.every((s, p) => s.leader === after.seats[p]?.leader);
  for (const x of same ? flows(power(before), power(after), BOX) : [])
    carried.push({ from: at(x.from), to: at(x.to), count: x.count, icon: 'power', colour: 'var(--pow)' });
  return { carried };
}
