import { expect, test } from 'vitest';
import { added, ahead, CATCH_UP, cut, EMPTY, skipped, SPEEDS, stay, taken, weigh } from '../lib/director';
import type { Cue, Pacing, Queue, Speed } from '../lib/director';
import type { GameInfo, LogLine } from '../lib/wire';

const cue = (what: number, weight = 0.6, more: Partial<Cue<number>> = {}): Cue<number> => ({
  what,
  weight,
  own: false,
  asks: false,
  ...more,
});
const at = (speed: Speed, paused = false): Pacing => ({ speed, paused });

/** Plays a queue to its end: what was shown, and when. */
function played(queue: Queue<number>, pacing: Pacing, from = 0): [number, number][] {
  const out: [number, number][] = [];
  let now = from;
  for (let i = 0; i < 1000; i++) {
    const { show, queue: rest, wait } = taken(queue, pacing, now);
    out.push(...show.map((what): [number, number] => [what, now]));
    queue = rest;
    if (wait === null) break;
    now += wait;
  }
  expect(queue.waiting).toEqual([]);
  return out;
}
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test('at every speed everything is shown once and in order', () => {
  for (const speed of SPEEDS) {
    const deeds = numbers(60).map((n) => cue(n, [0.15, 0.6, 2.2][n % 3]));
    expect(played(added(EMPTY, deeds), at(speed)).map(([n]) => n)).toEqual(numbers(60));
  }
});

test('what comes in parts, while others are shown, keeps its order', () => {
  for (const speed of SPEEDS) {
    let queue: Queue<number> = EMPTY;
    const shown: number[] = [];
    for (let now = 0, n = 0; now < 40; now += 0.1) {
      if (n < 50 && Math.round(now * 10) % 3 === 0) queue = added(queue, [cue(n++, 0.3), cue(n++, 0.9)]);
      const step = taken(queue, at(speed), now);
      shown.push(...step.show);
      queue = step.queue;
    }
    expect(shown).toEqual(numbers(50));
  }
});

test('the first thing is shown at once, the next when it has been seen for its weight', () => {
  const shown = played(added(EMPTY, [cue(0, 2.2), cue(1, 0.15), cue(2)]), at('normal'), 100);
  expect(shown[0]).toEqual([0, 100]);
  expect(shown[1]![1]).toBeCloseTo(102.2);
  expect(shown[2]![1]).toBeCloseTo(102.35);
});

test('slow takes longer than normal, fast is faster, instant does not wait', () => {
  const last = (speed: Speed): number => played(added(EMPTY, [cue(0, 2), cue(1, 1), cue(2)]), at(speed)).at(-1)![1];
  expect(last('slow')).toBeGreaterThan(last('normal'));
  expect(last('normal')).toBeCloseTo(3);
  expect(last('fast')).toBeLessThan(last('normal') / 2);
  expect(last('fast')).toBeGreaterThan(0);
  expect(last('instant')).toBe(0);
});

test('a long queue catches up; what is heavy keeps its time', () => {
  const many = numbers(200).map((n) => cue(n, n === 100 ? 2.2 : 0.6));
  const shown = played(added(EMPTY, many), at('normal'));
  expect(shown.at(-1)![1]).toBeLessThan(CATCH_UP * 5);
  expect(shown[101]![1] - shown[100]![1]).toBeCloseTo(2.2);
  expect(stay(many[0]!, 'normal', many.slice(1))).toBeLessThan(0.1);
});

test('what the person has done is shown at once, with all before it; what follows waits again', () => {
  const queue = added(EMPTY, [cue(0, 2), cue(1, 2), cue(2, 1, { own: true }), cue(3)]);
  const shown = played(queue, at('normal'));
  expect(shown.map(([, when]) => when)).toEqual([0, 0, 0, 1]);
});

test('an own question comes with what led to it, not after it has been held', () => {
  const shown = played(added(EMPTY, [cue(0, 2), cue(1, 3, { asks: true })]), at('normal'));
  expect(shown).toEqual([
    [0, 0],
    [1, 2],
  ]);
});

test('a question with a clock is shown at once, with everything that led to it', () => {
  const shown = played(added(EMPTY, [cue(0, 2), cue(1, 2), cue(2, 1, { asks: true, presses: true })]), at('normal'));
  expect(shown.map(([n, when]) => [n, when])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('a pause holds others, not what the person does, and nothing is lost', () => {
  let step = taken(added(EMPTY, [cue(0), cue(1), cue(2)]), at('normal', true), 0);
  expect(step.show).toEqual([]);
  expect(step.wait).toBeNull();
  step = taken(added(step.queue, [cue(3, 0.6, { own: true }), cue(4)]), at('normal', true), 9);
  expect(step.show).toEqual([0, 1, 2, 3]);
  expect(played(step.queue, at('normal'), 20)).toEqual([[4, 20]]);
});

test('skipping leads to the next own question, there or yet to come', () => {
  let step = taken(skipped(added(EMPTY, [cue(0, 2), cue(1, 2, { asks: true }), cue(2, 2), cue(3)])), at('normal'), 0);
  expect(step.show).toEqual([0, 1]);
  expect(step.queue.waiting.length).toBe(2);
  step = taken(skipped(step.queue), at('normal'), 0.1);
  expect(step.show).toEqual([2, 3]);
  step = taken(added(step.queue, [cue(4, 2), cue(5, 2, { asks: true }), cue(6)]), at('normal'), 0.2);
  expect(step.show).toEqual([4, 5]);
});

test('where skipping leads', () => {
  const queue = added(EMPTY, [cue(0), cue(1, 1, { asks: true })]);
  expect(ahead(queue, true, false)).toBe('decision');
  expect(ahead(added(EMPTY, [cue(0)]), true, true)).toBe('end');
  expect(ahead(added(EMPTY, [cue(0)]), false, false)).toBe('present');
});

test('the weightiest event counts, by the table of the game, then by what is usual', () => {
  const info = { events: [['passed'], ['built'], ['revealed'], ['odd']] } as unknown as GameInfo;
  const line = (...kinds: number[]): LogLine[] => [[1, 0, kinds.map((kind) => [kind, -1])]];
  expect(weigh(info, undefined, line(0))).toBe(0.15);
  expect(weigh(info, { weights: { odd: 0.3 } }, line(0, 3))).toBe(0.3);
  expect(weigh(info, { weights: { odd: 0.3 } }, line(0, 2, 3))).toBeGreaterThanOrEqual(2);
  expect(weigh(info, undefined, line())).toBe(0);
});

test('an update is cut into what each step shows; a line that has grown goes with the first', () => {
  const lines: LogLine[] = [4, 5, 6, 7].map((n) => [n, 0, []]);
  expect(cut(lines, [5, 6, 7]).map((part) => part.map((line) => line[0]))).toEqual([[4, 5], [6], [7]]);
  expect(cut(lines, [7]).flat()).toEqual(lines);
});
