/* What the prompt bar says of a table: pure functions of what the page knows. */
import type { Until, Windows } from './passing.svelte';
import type { Refusal } from './table.svelte';
import { NOTHING } from './targets';
import type { Offered } from './targets';
import type { Texts } from './texts';
import type { GameInfo, Question } from './wire';

export type Mood = 'yours' | 'wait' | 'refused' | 'spectator' | 'over' | 'recorded';

/** A seat where it is named: in the bar, in lists of those who are asked. */
export interface Person {
  seat: number;
  name: string;
  colour: string;
  mark: string;
  bot: boolean;
  yours: boolean;
}

/** A pick of a move that is being put together, in words. */
export interface Picked {
  code: number;
  text: string;
}

/** What the prompt bar shows and does: a table that is played (TablePage), or a recorded position. */
export interface Prompted {
  mood: Mood;
  title: string;
  rule: string;
  who: Person | null;
  offer: Offered;
  /** changes with the question: Space waits a moment after a new one */
  asking: string;
  /** who is asked */
  asked: Person[];
  /** what is going on, outermost first */
  path: string[];
  /** the picks of a move that is put together */
  chosen: Picked[];
  /** windows and how they are passed */
  windows: Windows | null;
  busy: boolean;
  unsent: boolean;
  undo: number;
  deadline: number | null;
  /** seconds on the clock */
  total: number;
  pick: (codes: number[]) => void;
  narrow: (verb: string | null) => void;
  back: () => void;
  takeBack: () => void;
  passUntil: (until: Until) => void;
  look: (seat: number) => void;
  /** the same words with the cards marked that they name (lib/cards.ts) */
  named: (text: string) => string;
}
/** Nothing is asked, and nothing can be done. */
export const QUIET: Prompted = {
  mood: 'recorded',
  title: '',
  rule: '',
  who: null,
  offer: NOTHING,
  asking: '',
  asked: [],
  path: [],
  chosen: [],
  windows: null,
  busy: false,
  unsent: false,
  undo: 0,
  deadline: null,
  total: 0,
  pick: () => undefined,
  narrow: () => undefined,
  back: () => undefined,
  takeBack: () => undefined,
  passUntil: () => undefined,
  look: () => undefined,
  named: (text) => text,
};

export interface Situation {
  info: GameInfo | null;
  /** the game's texts: they hold the page's and the program's too */
  texts: Texts;
  names: string[];
  /** '', open, playing, over, abandoned */
  status: string;
  winners: number[];
  /** what this seat is asked, or null */
  question: Question | null;
  /** everything that is asked of anybody */
  questions: Question[];
  /** the verb the choice is narrowed to */
  narrowed: string | null;
  refusal: Refusal | null;
  /** a choice waits for the line */
  unsent: boolean;
  /** ... or for the server, which could not store it yet */
  unsaved: boolean;
  /** a choice was sent and nothing is heard of it */
  silent: boolean;
  /** does the person sit at this table? */
  sits: boolean;
  /** whose deed is shown while more of what others did waits to be shown; '' for nobody's */
  acting?: string;
  /** what stands on the stage over the board; '' for nothing */
  staged?: string;
  /** more of what others did waits to be shown */
  behind?: boolean;
  /** the game is over, and only its result waits to be told */
  ending?: boolean;
}

export function isOver(status: string): boolean {
  return status === 'over' || status === 'abandoned';
}

export function moodOf(s: Situation): Mood {
  if (isOver(s.status)) return 'over';
  if (s.question !== null) return s.refusal === null ? 'yours' : 'refused';
  return s.sits ? 'wait' : 'spectator';
}

/** The rule in question. */
export function ruleOf(s: Situation): string {
  return s.refusal?.rule || s.question?.rule || s.questions[0]?.rule || '';
}

/** Nobody is asked: the game is over, something is still to be shown, or somebody could act whom nobody may know of. */
function nobodyAsked(s: Situation): string {
  return s.texts.get(s.ending === true ? 'web-prompt-over' : s.behind === true ? 'web-moment' : 'web-window-open');
}

export function titleOf(s: Situation): string {
  const { texts, names, questions, question, info } = s;
  if (s.status === 'abandoned') return texts.get('web-abandoned');
  if (s.status === 'over') {
    const won = s.winners.map((w) => names[w] ?? '');
    if (won.length === 0) return texts.get('end-nobody');
    return won.length === 1
      ? texts.get('end-winner', { name: won[0] ?? '' })
      : texts.get('end-winners', { names: texts.join(won) });
  }
  const kind = (q: Question): string => info?.decisions[q.kind] ?? '';
  if (question !== null) {
    const narrow = `page-do-${s.narrowed}`;
    return s.narrowed !== null && texts.has(narrow) ? texts.get(narrow) : texts.decision(kind(question));
  }
  if ((s.staged ?? '') !== '') return s.staged ?? '';
  if ((s.acting ?? '') !== '') return texts.get('web-acts', { name: s.acting ?? '' });
  const [first] = questions;
  if (first === undefined || info === null) return info === null ? texts.get('web-moment') : nobodyAsked(s);
  if (questions.length === 1) {
    const name = names[first.seat] ?? '';
    const doing = `waiting-${kind(first)}`;
    return texts.has(doing)
      ? texts.get(doing, { name })
      : texts.get('web-asked-of', { name, question: texts.decision(kind(first)) });
  }
  return texts.get('ui-waiting-for', { names: texts.join(questions.map((q) => names[q.seat] ?? '')) });
}

/** The line below, where something must be said besides the question: why the choice was refused, why it waits. The rule itself
is behind its chip. */
export function whyOf(s: Situation): string {
  if (isOver(s.status)) return s.texts.get('web-over-help');
  if (s.refusal !== null) {
    const reason = s.texts.reason(s.refusal.rule);
    if (reason !== '') return reason;
    return s.texts.has(s.refusal.message) ? s.texts.get(s.refusal.message) : s.texts.get('web-refused-help');
  }
  if (s.silent) return s.texts.get('web-silent-kept');
  if (s.unsent) return s.texts.get(s.unsaved ? 'web-unsaved' : 'web-unsent');
  return '';
}

/** Who is awaited, in the middle of the top bar. */
export function awaited(s: Situation): string {
  const { texts, names, questions } = s;
  if (isOver(s.status)) return texts.get('web-prompt-over');
  if (s.question !== null) return texts.get('ui-your-decision');
  if ((s.acting ?? '') !== '') return texts.get('web-acts', { name: s.acting ?? '' });
  const [first] = questions;
  if (first === undefined) return nobodyAsked(s);
  if (questions.length === 1) return texts.get('ui-decision-of', { name: names[first.seat] ?? '' });
  return texts.get('ui-waiting-for', { names: texts.join(questions.map((q) => names[q.seat] ?? '')) });
}
