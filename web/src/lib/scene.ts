/* What is put on the stage over the board while the director holds it: the reveal of sealed cards, the result of an encounter.
A game makes it from what was shown, what is shown and the events between (GameUi.scene); parts/table/Scene.svelte draws it. */
import type { Pace } from '../games/types';
import { weigh } from './director';
import { told } from './ledger';
import type { Told } from './ledger';
import { unmarked } from './marks';
import type { Texts } from './texts';
import type { GameInfo, LogLine } from './wire';

/** A card that was turned over; values of a plot stand below its name. */
export interface Turned {
  house: string;
  /** the sign on its back */
  back: string;
  icon: string;
  name: string;
  value: string;
  text: string;
  values: { icon: string; n: string }[];
}
/** Something that adds to a total. */
export interface Adds {
  text: string;
  n: string;
}
export interface Side {
  seat: number;
  name: string;
  /** what it does here, in a word: attacks; '' for nothing to say */
  role: string;
  house: string;
  icon: string;
  /** who stands for it: a sign and a number each */
  people: { icon: string; house: string; name: string; n: number }[];
  card: Turned | null;
  adds: Adds[];
  total: number | null;
  won: boolean;
}
export interface Scene {
  kind: 'reveal' | 'result';
  title: string;
  /** a line below the title; '' for none */
  sub: string;
  icon: string;
  sides: Side[];
}
/** What a game gets to make a scene from. */
export interface Moment<I, V> {
  info: I;
  was: V;
  now: V;
  events: Told[];
  texts: Texts;
  names: string[];
}

/** So many consequences are told below a result. */
const MOST = 3;
const LEAST = 0.8;

export const EMPTY_SIDE: Omit<Side, 'seat' | 'name'> = {
  role: '',
  house: 'neutral',
  icon: '',
  people: [],
  card: null,
  adds: [],
  total: null,
  won: false,
};

const kinds = (pace: Pace | undefined): string[] => pace?.scenes ?? [];

/** Do these lines hold something that is put on the stage? Then a question waits until it has been seen. */
export function stages(info: GameInfo | null, pace: Pace | undefined, lines: LogLine[]): boolean {
  return lines.some(([, , events]) => events.some((e) => kinds(pace).includes(info?.events[e[0] ?? -1]?.[0] ?? '')));
}

export function eventsOf(info: GameInfo, lines: LogLine[]): Told[] {
  return lines.flatMap((line) => told(info, line));
}

/** What else these lines tell that weighs something, in sentences: what follows from the result. */
export function follows(
  info: GameInfo,
  pace: Pace | undefined,
  texts: Texts,
  names: string[],
  events: Told[],
  headings: string[],
  title: string,
): string[] {
  const at = events.findIndex((one) => kinds(pace).includes(one.kind));
  // What comes after a heading follows from something else.
  const end = events.findIndex((one, i) => i > at && headings.includes(one.kind));
  return events
    .slice(at + 1, end < 0 ? undefined : end)
    .filter((one) => !kinds(pace).includes(one.kind))
    .filter((one) => weigh(info, pace, [[one.n, one.by, [one.event]]]) >= LEAST)
    .map((one) => texts.event(one.event, names, true))
    .filter((text) => unmarked(text) !== title)
    .slice(0, MOST);
}

/** What adds up to a total, or nothing where it does not add up to it: something was added that nobody can see here. */
export function summing(adds: { text: string; n: number }[], total: number): Adds[] {
  if (adds.reduce((sum, x) => sum + x.n, 0) !== total) return [];
  return adds.map(({ text, n }) => ({ text, n: n < 0 ? `−${-n}` : String(n) }));
}
