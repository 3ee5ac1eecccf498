/* The director: a queue between what the server has told and what the board shows. Everything is shown, in order; what
was shown stays for a while by its weight before the next thing comes. Pure functions: the time is handed in. */
import type { Pace } from '../games/types';
import type { GameInfo, LogLine } from './wire';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** How much longer than usual things stay. */
const STRETCH: Record<Speed, number> = { slow: 1.75, normal: 1, fast: 0.45, instant: 0 };

/** Deeds of at least this weight (seconds) are what an evening is about: they never get less time because others wait. */
export const HEAVY = 1.5;

/** All light deeds that wait are shown within about so many seconds: then they go by faster. */
export const CATCH_UP = 8;

// ---------------------------------------------------------------- weights
/** Seconds by the name of an event, where a game does not say otherwise. */
export const USUAL: Record<string, number> = {
  pass: 0.15,
  passed: 0.15,
  declined: 0.15,
  skipped: 0.15,
  turn: 0.5,
  round: 0.8,
  phase: 0.4,
  dice: 1.2,
  played: 0.9,
  revealed: 2.2,
  won: 1.5,
  tie: 1.5,
  killed: 1,
  died: 1.5,
  eliminated: 2.5,
  winner: 3,
};
const ANY = 0.6;

/** How long what these lines tell is to be seen at normal speed, in seconds: as long as its weightiest event. */
export function weigh(info: GameInfo | null, pace: Pace | undefined, lines: LogLine[]): number {
  const names = lines.flatMap(([, , events]) => events.map((event) => info?.events[event[0] ?? -1]?.[0] ?? ''));
  return Math.max(0, ...names.map((name) => pace?.weights?.[name] ?? USUAL[name] ?? ANY));
}

// ---------------------------------------------------------------- the queue
/** Something to show. */
export interface Cue<T> {
  what: T;
  /** seconds at normal speed before the next cue is shown */
  weight: number;
  /** the person has done it: it is shown at once, with everything before it */
  own: boolean;
  /** the person is asked something here */
  asks: boolean;
  /** the person's clock runs: it is shown at once, with everything before it */
  presses?: boolean;
}

export interface Queue<T> {
  waiting: Cue<T>[];
  /** until when what is shown now stays (seconds) */
  until: number;
  /** so many of those that wait are shown without waiting */
  rush: number;
  /** everything is shown at once until the person is asked */
  skipping: boolean;
}

export interface Pacing {
  speed: Speed;
  paused: boolean;
}

export const EMPTY: Queue<never> = { waiting: [], until: 0, rush: 0, skipping: false };

export function added<T>(queue: Queue<T>, cues: Cue<T>[]): Queue<T> {
  const waiting = [...queue.waiting, ...cues];
  const pressing = waiting.findLastIndex((cue) => cue.own || cue.presses === true) + 1;
  return { ...queue, waiting, rush: Math.max(queue.rush, pressing) };
}

/** How long a cue stays when others wait behind it. */
export function stay<T>(cue: Cue<T>, speed: Speed, behind: Cue<T>[]): number {
  const stretched = cue.weight * STRETCH[speed];
  if (cue.weight >= HEAVY) return stretched;
  const light = behind.filter((x) => x.weight < HEAVY).reduce((sum, x) => sum + x.weight, cue.weight);
  return stretched * Math.min(1, CATCH_UP / light);
}

/** What is shown now, in order; the queue afterwards; and after how many seconds to look again (null: when something
comes, or the person goes on). */
export function taken<T>(
  queue: Queue<T>,
  pacing: Pacing,
  now: number,
): { show: T[]; queue: Queue<T>; wait: number | null } {
  const { waiting } = queue;
  const show: T[] = [];
  let { until, rush, skipping } = queue;
  let next = 0;
  for (; next < waiting.length; next++) {
    const cue = waiting[next]!;
    const free = pacing.speed === 'instant' || skipping || (now >= until && !pacing.paused);
    if (rush === 0 && !free) break;
    show.push(cue.what);
    rush = Math.max(0, rush - 1);
    if (cue.asks) skipping = false;
    until = now + (skipping ? 0 : stay(cue, pacing.speed, waiting.slice(next + 1)));
  }
  const left = waiting.slice(next);
  return {
    show,
    queue: { waiting: left, until, rush, skipping },
    wait: left.length === 0 || pacing.paused ? null : Math.max(0, until - now),
  };
}

/** Goes on at once to the next thing the person is asked, also if it has not come yet. */
export function skipped<T>(queue: Queue<T>): Queue<T> {
  return { ...queue, skipping: true };
}

/** Where skipping leads: to the person's next decision, to the end of the game, or to the present. */
export type Ahead = 'decision' | 'end' | 'present';
export function ahead<T>(queue: Queue<T>, sits: boolean, over: boolean): Ahead {
  if (queue.waiting.some((cue) => cue.asks)) return 'decision';
  return over ? 'end' : sits ? 'decision' : 'present';
}

// ---------------------------------------------------------------- updates
/** Cuts the lines of an update into those that each of its steps shows: a step shows what comes up to its number. */
export function cut(lines: LogLine[], numbers: number[]): LogLine[][] {
  let before = -Infinity;
  return numbers.map((n, i) => {
    const [low, high] = [before, i === numbers.length - 1 ? Infinity : n];
    before = n;
    return lines.filter((line) => line[0] > low && line[0] <= high);
  });
}
