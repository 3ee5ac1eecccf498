import { describe, expect, it } from 'vitest';
import sample from './sample.json';
import { DICE, produced, story } from './story';
import type { GameInfo, View } from './types';

const info = sample.info as unknown as GameInfo;
const view = (Object.values(sample.positions) as unknown as { view: View }[])
  .map((x) => x.view)
  .find((x) => x.board.node.some((n) => n > 0) && x.turn > 0)!;
const kind = (name: string): number => info.events.findIndex(([word]) => word === name);
const ways = (events: number[][], before = view): string[] =>
  (story(info, before, view, [[1, 0, events]]).carried ?? []).map(
    (x) => `${x.count} ${x.icon} ${x.from[0]}>${x.to[0]}`,
  );

describe('how resources went', () => {
  const sum = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].find((n) => produced(info, view, n).length > 0)!;
  const [first] = produced(info, view, sum);

  it('sends what was rolled from the hex to who has built there, after the dice', () => {
    const told = story(info, view, view, [
      [
        1,
        0,
        [
          [kind('dice'), -1, 0, sum > 6 ? 6 : 1, sum > 6 ? sum - 6 : sum - 1, 0],
          [kind('gain'), -1, first!.seat, first!.resource, 1],
        ],
      ],
    ]);
    expect(told.wait).toBe(DICE);
    expect(told.glow).toContain(`hex.${first!.hex}`);
    expect(told.carried?.[0]?.from).toEqual([`hex.${first!.hex}`]);
    expect(told.carried?.[0]?.to.at(-1)).toBe(`seat.${first!.seat}`);
  });

  it('lets no hex produce on which Tormund stands', () => {
    const robbed = { ...view, board: { ...view.board, tormund: first!.hex } };
    expect(produced(info, robbed, sum).map((x) => x.hex)).not.toContain(first!.hex);
  });

  it('brings what is paid to what is built, and what is stolen unseen as a back', () => {
    const other = view.seat === 1 ? 2 : 1;
    expect(
      ways([
        [kind('pay'), -1, other, 1, 1],
        [kind('road'), -1, other, 5],
      ]),
    ).toEqual([`1 brick seat.${other}>edge.5`]);
    expect(ways([[kind('robbed'), -1, other, 0, -1]])).toEqual([`1 hidden seat.0>seat.${other}`]);
    expect(ways([[kind('bought'), -1, other, -1]])).toEqual([`1 dev bank>seat.${other}`]);
  });
});
