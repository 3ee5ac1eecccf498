import { describe, expect, it } from 'vitest';
import { draw } from '../lib/picture';
import { apart, ceiling, cell, columns, counted, lots, most, pieces, place, staircase, ticks } from '../lib/story';
import type { ReplayStory, ScorePart } from '../lib/wire';

const part = (name: string, count: number, points: number): ScorePart => ({
  name,
  rule: 'CAT-VP.1',
  count,
  points,
  type: '',
  value: -1,
});
const STORY: ReplayStory = {
  order: [1, 0],
  seats: [
    {
      seat: 0,
      score: 5,
      parts: [part('settlements', 3, 3), part('keeps', 1, 2), part('road', 4, 0)],
      beside: [part('cards', 2, 0)],
    },
    {
      seat: 1,
      score: 10,
      parts: [part('settlements', 2, 2), part('keeps', 4, 8), part('road', 3, 0)],
      beside: [part('cards', 0, 0)],
    },
  ],
  goal: 10,
  beat: 'turn',
  beats: [4, 8, 12, 16, 20],
  curve: [
    [0, [0, 0]],
    [2, [1, 0]],
    [10, [1, 6]],
    [20, [5, 10]],
  ],
  rows: [],
  chart: 'dice',
  bars: [],
  turns: [],
  rule: 'CAT-END.1',
  last: 20,
};

describe('a game told from its end', () => {
  it('has a column for what anybody has, scores before what stands beside them', () => {
    expect(columns(STORY).map((c) => [c.name, c.counts])).toEqual([
      ['settlements', true],
      ['keeps', true],
      ['cards', false],
    ]);
    expect(cell(STORY, 1, columns(STORY)[1]!)).toEqual({ count: 4, points: 8 });
  });
  it('counts up column by column until the score is there', () => {
    const all = columns(STORY);
    expect([0, 1, 2, 3].map((shown) => counted(STORY, 1, all, shown))).toEqual([0, 2, 10, 10]);
    for (const seat of [0, 1]) expect(counted(STORY, seat, all, all.length)).toBe(STORY.seats[seat]?.score);
    expect(pieces(STORY, 0).map((p) => p.points)).toEqual([3, 2]);
  });
  it('gives those who win together the first place', () => {
    expect([0, 1].map((p) => place(STORY, [1], p))).toEqual([2, 1]);
    expect([0, 1].map((p) => place(STORY, [0, 1], p))).toEqual([1, 1]);
  });
  it('draws the standing as a staircase up to the last position', () => {
    expect(staircase(STORY, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 6],
      [20, 6],
      [20, 10],
      [20, 10],
    ]);
    expect(ceiling(STORY)).toBe(10);
    expect(ticks(STORY, 3).map((x) => x.beat)).toEqual([2, 4]);
  });
  it('keeps bars of a lot together and marks who has most', () => {
    const bar = (value: number, member: number) => ({
      type: 'number',
      value,
      high: 1,
      second: 0,
      usual: -1,
      group: 'season',
      member,
    });
    expect(lots([bar(1, 0), bar(2, 0), bar(1, 1)]).map((lot) => lot.bars.length)).toEqual([2, 1]);
    expect([most([1, 3, 3]), most([0, 0]), most([2, 2])]).toEqual([[1, 2], [], []]);
    expect(apart([10, 10, 50], 13)).toEqual([10, 23, 50]);
  });
  it('is drawn with every name and score', () => {
    const written: string[] = [];
    const context = new Proxy({} as CanvasRenderingContext2D, {
      get: (_, key) => {
        if (key === 'fillText') return (text: string) => written.push(text);
        if (key === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
        return () => undefined;
      },
      set: () => true,
    });
    const shared = { story: STORY, names: ['Anna', 'Bartek'], winners: [1], colours: ['#f00', '#00f'] };
    draw(context, { ...shared, title: 'Bartek wins', game: 'Catan', when: '5 turns', total: 'Total', label: (x) => x });
    for (const text of ['Bartek wins', 'Anna', 'Bartek', '5', '10', 'keeps']) expect(written).toContain(text);
  });
});
