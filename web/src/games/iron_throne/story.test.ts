import { describe, expect, it } from 'vitest';
import { story } from './story';
import type { GameInfo, View } from './types';

type Seat = View['seats'][number];
const info = { board: { houses: ['stark', 'lannister'] } } as unknown as GameInfo;
const seat = (house: number, more: Partial<Seat> = {}): Seat =>
  ({ house, leader: house, characters: [], influence: [0, 0], hostages: [], hand_size: 5, deck: 9, ...more }) as Seat;
const view = (first: Partial<Seat> = {}, second: Partial<Seat> = {}): View =>
  ({ seat: 0, seats: [seat(0, first), seat(1, second)] }) as unknown as View;
const ways = (before: View, after: View): string[] =>
  (story(info, before, after).carried ?? []).map((x) => `${x.count} ${x.icon} ${x.from[0]}>${x.to[0]}`);

describe('how things went between the houses', () => {
  it('carries influence from the own board to that of another', () => {
    expect(ways(view(), view({ influence: [0, 1] }))).toEqual(['1 stark influence.0>influence.1']);
  });

  it('carries power between characters, and into the middle when it is lost', () => {
    const of = (a: number, b: number): Partial<Seat> => ({
      characters: [
        { character: 3, power: a },
        { character: 4, power: b },
      ],
    });
    expect(ways(view(of(2, 2)), view(of(1, 3)))).toEqual(['1 power character.3>character.4']);
    expect(ways(view(of(2, 2)), view(of(0, 2)))).toEqual(['2 power character.3>lane']);
  });

  it('carries a hostage from the hand of its house and back, and what others draw', () => {
    const held: Partial<Seat> = { hostages: [{ house: 1, card: -1 }] };
    expect(ways(view(), view(held))).toEqual(['1 lannister hand.1>hostages.0']);
    expect(ways(view(held), view())).toEqual(['1 lannister hostages.0>hand.1']);
    expect(ways(view(), view({}, { deck: 7, hand_size: 7 }))).toEqual(['2 lannister deck.1>hand.1']);
  });
});
