import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  fitHand,
  fitLocations,
  fitRow,
  GAP,
  HIGH,
  LANE_AIR,
  LOW,
  ROOM,
  settled,
  shareHeight,
  TAB,
  WIDE,
  widthOf,
} from './sizes';
import type { Size, Standing } from './sizes';

const one = (over: Partial<Standing> = {}): Standing => ({ lies: false, usable: false, attachments: 0, ...over });
const row = (n: number, over: Partial<Standing> = {}): Standing[] => Array.from({ length: n }, () => one(over));
const sizes = (cards: Standing[], width: number, height: number): string =>
  fitRow(cards, { width, height }).sizes.join('');

describe('the size of the cards of a row', () => {
  it('is large for up to four cards where there is room for all of their text', () => {
    expect(sizes(row(4), 900, 262)).toBe('LLLL');
    expect(sizes(row(5), 1400, 262)).toBe('MMMMM');
    expect(sizes(row(4), 900, 261)).toBe('MMMM');
    expect(sizes(row(4), 4 * WIDE.L + 3 * 10, 262)).toBe('LLLL');
    expect(sizes(row(4), 4 * WIDE.L + 3 * 10 - 1, 262)).toBe('MMMM');
  });
  it('is middling for five to seven, with less picture in a low row', () => {
    expect(fitRow(row(7), { width: 908, height: 172 })).toMatchObject({
      sizes: row(7).map(() => 'M'),
      low: false,
      gap: 16,
    });
    expect(fitRow(row(7), { width: 908, height: 150 }).low).toBe(true);
  });
  it('overlaps by up to 35 % of a card before it becomes small', () => {
    const lapped = fitRow(row(10), { width: 800, height: 172 });
    expect(lapped.sizes).toEqual(row(10).map(() => 'M'));
    expect(lapped.gap).toBeLessThan(0);
    expect(lapped.gap).toBeGreaterThanOrEqual(-0.35 * WIDE.M);
    expect(10 * WIDE.M + 9 * lapped.gap).toBeLessThanOrEqual(800);
    expect(sizes(row(12), 800, 172)).toBe('S'.repeat(12));
  });
  it('is small in a row too low for words, but never for what can be used', () => {
    expect(sizes(row(3), 900, 100)).toBe('SSS');
    const cards = [...row(9), one({ usable: true }), ...row(6)];
    expect(sizes(cards, 900, 172)).toBe(`${'S'.repeat(9)}M${'S'.repeat(6)}`);
  });
  it('counts cards that lie and what stands beside a card', () => {
    expect(widthOf(one({ lies: true }), 'M')).toBe(HIGH.M);
    expect(widthOf(one({ lies: true }), 'M', true)).toBe(LOW);
    expect(widthOf(one({ attachments: 1 }), 'M')).toBe(WIDE.M);
    expect(widthOf(one({ attachments: 2 }), 'M')).toBe(WIDE.M + TAB);
    expect(columnsOf(5, 'M')).toBe(2);
    expect(sizes(row(4, { lies: true }), 4 * WIDE.L + 3 * GAP, 262)).toBe('MMMM');
  });
  it('has room for every row it chooses, unless the smallest cards overlap already', () => {
    for (let n = 1; n < 30; n++)
      for (const width of [390, 700, 930, 1400])
        for (const height of [90, 140, 180, 300]) {
          const cards = row(n, { lies: n % 3 === 0 });
          const fit = fitRow(cards, { width, height });
          const wide = cards.reduce((sum, c, i) => sum + widthOf(c, fit.sizes[i]!, fit.low), 0) + fit.gap * (n - 1);
          if (wide > width + 0.01) expect([fit.gap, fit.over]).toEqual([-0.5 * WIDE.S, true]);
          else expect(fit.over).toBe(false);
        }
  });
});

describe('hand, challenge and locations', () => {
  it('never makes a card of the hand smaller than M', () => {
    for (const width of [300, 800, 1400])
      for (const tall of [390, 768, 900])
        for (let n = 1; n < 14; n++) expect(new Set(fitHand(n, width, tall).sizes)).toEqual(new Set(['M']));
    expect(fitHand(4, 1400, 1300).sizes).toEqual(['L', 'L', 'L', 'L']);
    expect(fitHand(6, 1100, 768).low).toBe(true);
    expect(fitHand(6, 1100, 900).low).toBe(false);
  });
  it('makes locations a step smaller than characters', () => {
    expect(fitLocations(2, 'L', 262)).toEqual({ size: 'M', rows: 1 });
    expect(fitLocations(3, 'L', 262).size).toBe('S');
    expect(fitLocations(3, 'M', 190)).toEqual({ size: 'S', rows: 2 });
    expect(fitLocations(1, 'S', 100)).toEqual({ size: 'S', rows: 1 });
  });
});

describe('the height of the two rows', () => {
  it('cuts the opponent first, and leaves the challenge its words', () => {
    expect(shareHeight(530, false, true)).toEqual({ mine: 265, theirs: 265, low: false });
    const fight = shareHeight(530, true, true);
    expect(fight.low).toBe(false);
    expect(fight.mine).toBeGreaterThanOrEqual(ROOM.M);
    expect(fight.mine).toBeGreaterThan(fight.theirs);
    const small = shareHeight(420, true, true);
    expect(small.low).toBe(true);
    expect(small.mine).toBeGreaterThanOrEqual(ROOM.low);
    expect(small.theirs).toBeGreaterThanOrEqual(ROOM.S);
  });
  it('gives the own few cards their whole text first', () => {
    expect(shareHeight(440, false, true)).toEqual({ mine: 265, theirs: 175, low: false });
    expect(shareHeight(440, false, false)).toEqual({ mine: 220, theirs: 220, low: false });
  });
  it('never takes more than there is while the least fits', () => {
    for (let height = 250; height < 1200; height += 7)
      for (const fight of [false, true]) {
        const s = shareHeight(height, fight, height % 2 === 0);
        const lane = fight ? (s.low ? LOW : HIGH.M) + LANE_AIR : 0;
        if (height >= ROOM.low + ROOM.S + (fight ? LOW + LANE_AIR : 0))
          expect(s.mine + s.theirs + lane, String(height)).toBeLessThanOrEqual(height + 0.01);
      }
  });
});

describe('a size under the pointer', () => {
  const map = (of: Record<string, Size>): Map<string, Size> => new Map(Object.entries(of));
  it('stays until the pointer leaves', () => {
    const before = map({ a: 'M', b: 'M' }),
      wanted = map({ a: 'S', b: 'S', c: 'S' });
    expect(settled(wanted, before, 'a')).toEqual(map({ a: 'M', b: 'S', c: 'S' }));
    expect(settled(wanted, before, 'c')).toEqual(wanted);
    expect(settled(wanted, before, null)).toEqual(wanted);
    expect(settled(map({ b: 'S' }), before, 'a')).toEqual(map({ b: 'S' }));
  });
});
