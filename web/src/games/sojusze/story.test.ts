import { describe, expect, it } from 'vitest';
import { cardName, copiesBefore, story } from './story';
import type { View } from './types';

const seat = (hand_size: number, area: number[] = []): View['seats'][number] =>
  ({ hand_size, area: area.map((card) => ({ card, blank: false, value: 1 })) }) as View['seats'][number];
const view = (tokens: number[], seats = [seat(5), seat(5)], on_ally = 0): View =>
  ({
    seat: 0,
    current: 7,
    on_ally,
    councils: tokens.map((n) => ({ tokens: n })),
    seats,
  }) as unknown as View;
const ways = (before: View, after: View): string[] =>
  (story(before, after).carried ?? []).map((x) => `${x.count} ${x.icon} ${x.from[0]}>${x.to[0]}`);

describe('how things went between the councils', () => {
  it('carries tokens from the supply, between councils and off an ally', () => {
    expect(ways(view([1, 0]), view([1, 1]))).toEqual(['1 dragon supply>council.1']);
    expect(ways(view([1, 0]), view([0, 1]))).toEqual(['1 dragon council.0>council.1']);
    expect(ways(view([0, 0], undefined, 2), view([2, 0]))).toEqual(['2 dragon fly.a.7>council.0']);
  });

  it('deals backs to others, and lets them take back what lies before them', () => {
    expect(ways(view([]), view([], [seat(8), seat(8)]))).toEqual(['3 hidden deck>hand.1']);
    const back = story(view([], [seat(5), seat(5, [3, 3])]), view([], [seat(5), seat(7)]));
    expect(back.carried).toEqual([]);
    expect(back.after?.(cardName(1, 3, 0))).toEqual(['hand.1']);
    expect(back.after?.(cardName(0, 3, 0))).toEqual([]);
  });

  it('tells copies apart by their place', () => {
    expect([0, 1, 2].map((i) => copiesBefore([3, 4, 3], i))).toEqual([0, 0, 1]);
  });
});
