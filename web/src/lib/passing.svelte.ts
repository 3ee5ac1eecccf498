/* Windows without tedium: the page passes by itself until something happens or until the next phase, says so all the
while, and stops where the person wants to be asked. */
import { manifestOf } from '../games/registry';
import { settings } from './settings.svelte';
import { decisionName } from './targets';
import type { Texts } from './texts';
import type { GameInfo, LogLine, Question } from './wire';

export type Until = 'event' | 'phase';

/** Why it has stopped: something happened, a phase began, a decision that is no window, a stop the person has set,
the person, or the position is another one now (taken back, other eyes, the end). */
export type Halt = 'event' | 'phase' | 'question' | 'stop' | 'person' | 'gone';

/** A window that was passed without the person. */
export interface Passed {
  decision: string;
  /** what it was about, in words */
  about: string;
  /** what could have been done */
  options: string[];
}

/** A kind of window as it is called where people set their stops. */
export interface WindowKind {
  decision: string;
  label: string;
}

/** What the prompt bar shows of windows. */
export interface Windows {
  game: string;
  kinds: WindowKind[];
  /** can the question that is open be passed until something comes up? */
  open: boolean;
  until: Until | null;
  passed: Passed[];
  halt: Halt | null;
}

/** Events by which somebody passes, in every game. */
const PASSES = ['pass', 'passed'];

// ---------------------------------------------------------------- windows and stops
export function isWindow(info: GameInfo | null, question: Question | null): boolean {
  const name = info === null ? null : decisionName(info, question);
  return name !== null && (info?.windows ?? []).includes(name);
}

/** The game's words `page-window-<decision>`, or the question itself. */
export function windowKinds(info: GameInfo | null, texts: Texts): WindowKind[] {
  return (info?.windows ?? []).map((decision) => {
    const key = `page-window-${decision}`;
    return { decision, label: texts.has(key) ? texts.get(key) : texts.decision(decision) };
  });
}

/** Does the person want to be asked in windows of this kind, whatever is passed? */
export function stopsAt(game: string, decision: string): boolean {
  const set = settings.windows[`${game}/${decision}`];
  return set === undefined ? (manifestOf(game).stops ?? []).includes(decision) : set === 'stop';
}

export function setStop(game: string, decision: string, stop: boolean): void {
  settings.windows[`${game}/${decision}`] = stop ? 'stop' : 'pass';
}

// ---------------------------------------------------------------- what ends it
/** What these lines of the log mean for passing: null while nothing ends it. */
export function ended(until: Until, info: GameInfo, lines: LogLine[]): Halt | null {
  const { headings = [], quiet = [] } = manifestOf(info.id);
  const heads = ['turn', ...headings];
  for (const [, , events] of lines) {
    for (const event of events) {
      const name = info.events[event[0] ?? -1]?.[0] ?? '';
      if (heads.includes(name)) {
        if (until === 'phase') return 'phase';
      } else if (until === 'event' && !PASSES.includes(name) && !quiet.includes(name)) return 'event';
    }
  }
  return null;
}

/** What the question put now means for passing. */
export function halted(info: GameInfo, question: Question | null, passes: boolean): Halt | null {
  if (question === null) return null;
  if (!isWindow(info, question) || !passes) return 'question';
  return stopsAt(info.id, decisionName(info, question) ?? '') ? 'stop' : null;
}

/** What passing looks at: the table as this seat sees it. */
export interface Seen {
  readonly n: number;
  readonly seat: number;
  readonly log: LogLine[];
}

export class Passing {
  /** until what the page passes by itself; null: it does not */
  until: Until | null = $state(null);
  /** the windows passed since it began; they stay to be read until the person decides something */
  passed: Passed[] = $state.raw([]);
  halt: Halt | null = $state(null);
  /** whose windows they are: what was passed tells what was in a hand, so nobody else's eyes see it */
  seat: number = $state(-1);
  /** the line heard of last, and how many events it had: what follows an own pass makes it grow */
  private since = -1;
  private events = 0;

  private mark(at: Seen): void {
    this.since = at.n;
    this.events = at.log.find((line) => line[0] === at.n)?.[2].length ?? 0;
  }

  begin(until: Until, at: Seen): void {
    this.until = until;
    this.halt = null;
    this.passed = [];
    this.mark(at);
    this.seat = at.seat;
  }

  stop(why: Halt): void {
    if (this.until === null) return;
    this.until = null;
    this.halt = why;
  }

  /** The person has decided something: what was passed has been seen. */
  forget(): void {
    this.until = null;
    this.halt = null;
    this.passed = [];
  }

  /** Looks at what has come since; true: it still goes on. `passes`: the question offers an option that passes. */
  follow(info: GameInfo, at: Seen, question: Question | null, passes: boolean): boolean {
    if (this.until === null) return false;
    if (at.n < this.since || at.seat !== this.seat) this.stop('gone');
    else {
      const fresh = at.log
        .filter((line) => line[0] >= this.since)
        .map(([n, seat, events]): LogLine => [n, seat, n === this.since ? events.slice(this.events) : events]);
      const halt = ended(this.until, info, fresh) ?? halted(info, question, passes);
      this.mark(at);
      if (halt !== null) this.stop(halt);
    }
    return this.until !== null;
  }

  note(passed: Passed): void {
    this.passed = [...this.passed, passed];
  }
}
