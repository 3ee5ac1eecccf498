import { describe, expect, it } from 'vitest';
import { story, zones } from './story';
import type { View } from './types';

type Seat = View['seats'][number];
const seat = (more: Partial<Seat>): Seat =>
  ({
    gold: 0,
    faction_power: 0,
    hand_size: 5,
    hand: [],
    deck: 40,
    known_deck: [],
    discard: [],
    dead: [],
    play: [],
    duplicates: [],
    ...more,
  }) as unknown as Seat;
const view = (...seats: Partial<Seat>[]): View => ({ seats: seats.map(seat) }) as unknown as View;
const inPlay = (number: number, power = 0): Seat['play'][number] => ({ number, power }) as Seat['play'][number];
const ways = (before: View, after: View): string[] =>
  (story(before, after).carried ?? []).map((x) => `${x.count} ${x.icon} ${x.from[0]}>${x.to[0]}`);

describe('how things went at a table of cards', () => {
  it('knows where a card lies that is drawn nowhere', () => {
    const at = zones(
      view({ hand: [{ number: 1, design: 0 }], dead: [{ number: 2, design: 0 }] }, {
        duplicates: [{ number: 3, design: 0, host: 9 }],
        known_deck: [{ number: 4, design: 0 }],
      } as Partial<Seat>),
    );
    expect(at.get('1')).toEqual(['hand.0', 'seat.0']);
    expect(at.get('2')).toEqual(['dead.0', 'seat.0']);
    expect(at.get('3')).toEqual(['fly.9', 'seat.1']);
    expect(at.get('4')).toEqual(['deck.1', 'seat.1']);
    const told = story(view({ dead: [{ number: 2, design: 0 }] }), view({ hand: [{ number: 2, design: 0 }] }));
    expect([told.before?.('2')[0], told.after?.('2')[0], told.after?.('77')]).toEqual(['dead.0', 'hand.0', []]);
  });

  it('carries power from who loses it to who gains it, else from the challenge', () => {
    expect(
      ways(view({ faction_power: 3 }, { play: [inPlay(7)] }), view({ faction_power: 2 }, { play: [inPlay(7, 1)] })),
    ).toEqual(['1 power faction.0>fly.7']);
    expect(ways(view({}, {}), view({}, { faction_power: 1 }))).toEqual(['1 power lane>faction.1']);
    expect(ways(view({ play: [inPlay(7, 2)] }), view({}))).toEqual(['2 power fly.7>lane']);
  });

  it('carries gold from the plot and away, and cards that others draw as backs', () => {
    expect(ways(view({ gold: 1 }), view({ gold: 6 }))).toEqual(['5 gold plot.0>gold.0']);
    expect(ways(view({ gold: 6 }), view({ gold: 2 }))).toEqual(['4 gold gold.0>bank']);
    expect(ways(view({}), view({ deck: 38, hand_size: 7 }))).toEqual(['2 hidden deck.0>hand.0']);
    // What is milled is not drawn; what is seen in the hand travels itself.
    expect(ways(view({}), view({ deck: 38 }))).toEqual([]);
    const mine = { deck: 38, hand_size: 7, hand: [{ number: 1, design: 0 }] };
    expect(ways(view({}), view(mine))).toEqual([]);
  });
});
