/* A move of several parts, put together before it is sent. The server says after each pick what would be asked next
(`try`); all picks go out in one `choose` when nothing more would be asked. No rules here: only what was listed is picked. */
import type { Refusal, Tried } from './table.svelte';
import type { Choice, Question } from './wire';

/** The server takes at most so many picks at once. */
export const MOST = 24;

/** So long (ms) an answer may take before the page shows that it waits. */
const PATIENCE = 150;

/** What an assembly needs of a table (TableStore). */
export interface Table {
  readonly line: string;
  readonly seat: number;
  readonly sending: unknown;
  readonly unsent: unknown;
  refusal: Refusal | null;
  question(): Question | null;
  tryOut(seat: number, id: number, codes: number[]): Promise<Tried>;
  pick(codes: number[]): void;
  dropUnsent(): boolean;
}

/** A pick, with the question it answers. */
export interface Pick {
  choice: Choice;
  question: Question;
}

interface Queued {
  code: number;
  /** does it send the move if it completes it? */
  commits: boolean;
}

const keyOf = (question: Question | null): string => (question === null ? '' : `${question.seat}/${question.id}`);
const listed = (question: Question | undefined, code: number): boolean =>
  question?.options.some((o) => o[0] === code) === true;

export class Assembly {
  /** what has been picked so far */
  codes: number[] = $state.raw([]);
  /** steps[i] is the question that codes[i] answers, or would answer; the first is the real one */
  private steps: Question[] = $state.raw([]);
  private key: string = $state('');
  /** a try is under way */
  trying: boolean = $state(false);
  /** ... and for so long that it has to be shown */
  slow: boolean = $state(false);
  /** the line was lost meanwhile: it is tried again when it is back */
  stalled: boolean = $state(false);
  /** the whole move is on its way */
  private sent: boolean = $state(false);

  /** picks whose answer is awaited, the first one first; those made meanwhile stand behind */
  private queue: Queued[] = $state.raw([]);
  private round = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** The question as it would be after the picks so far. */
  question(real: Question | null): Question | null {
    if (this.codes.length === 0 || keyOf(real) !== this.key) return real;
    return this.steps.at(-1) ?? real;
  }

  /** The picks that count for this question, the first one first: also those whose answer is awaited. */
  picks(real: Question | null): Pick[] {
    if (keyOf(real) !== this.key) return [];
    const codes = this.sent ? this.codes : [...this.codes, ...this.queue.map((x) => x.code)];
    return codes.flatMap((code, i) => {
      const question = this.steps[i] ?? this.steps.at(-1);
      const choice = question?.options.find((o) => o[0] === code);
      return choice === undefined || question === undefined ? [] : [{ choice, question }];
    });
  }

  /** Codes that were picked and whose answer is awaited: they are not offered a second time. */
  awaited(real: Question | null): number[] {
    return keyOf(real) === this.key ? this.queue.map((x) => x.code) : [];
  }

  /** How many picks have been answered. */
  answered(real: Question | null): number {
    return keyOf(real) === this.key ? this.codes.length : 0;
  }

  /** Adds to the move what is offered; what is in it already and is not offered again is taken out of it. What is picked
  while an answer is awaited is tried after it, if it is still offered then. */
  pick(table: Table, codes: number[]): void {
    const real = table.question();
    if (real === null || this.sent || codes.length === 0) return;
    table.refusal = null;
    if (keyOf(real) !== this.key) this.start(real);
    const [only] = codes;
    if (this.trying) {
      const fresh = codes.filter((code) => !this.queue.some((x) => x.code === code) && listed(this.steps.at(-1), code));
      this.queue = [...this.queue, ...fresh.map((code) => ({ code, commits: true }))];
      return;
    }
    const at =
      only === undefined || codes.length > 1 || listed(this.steps.at(-1), only) ? -1 : this.codes.indexOf(only);
    if (at < 0) {
      this.run(
        table,
        codes.map((code) => ({ code, commits: true })),
      );
      return;
    }
    // Without it: what came before stands, what came after is tried anew, and nothing is sent by taking away.
    const after = this.codes.slice(at + 1);
    this.cut(at);
    this.run(
      table,
      after.map((code) => ({ code, commits: false })),
    );
  }

  /** Takes back the last pick, or the one that waits for its answer; false if there is none. */
  back(table: Table): boolean {
    if (this.sent) {
      if (!table.dropUnsent()) return false; // it is on its way: too late
      this.sent = false;
      this.cut(this.codes.length - 1);
      return true;
    }
    if (this.trying) {
      this.rest();
      return true;
    }
    if (this.codes.length === 0) return false;
    this.cut(this.codes.length - 1);
    table.refusal = null;
    return true;
  }

  /** To be called when anything at the table has changed. True: picks were dropped because the question is gone. */
  follow(table: Table): boolean {
    if (this.key === '') return false;
    if (keyOf(table.question()) !== this.key) {
      const dropped = !this.sent && (this.codes.length > 0 || this.queue.length > 0);
      this.forget();
      return dropped;
    }
    if (this.sent && table.sending === null && table.unsent === null) {
      // Refused, and the question is still there: so are the picks, without the one that completed them.
      this.sent = false;
      this.cut(this.codes.length - 1);
    }
    if (this.stalled && table.line === 'open') this.run(table, this.queue);
    return false;
  }

  forget(): void {
    this.rest();
    this.sent = false;
    this.key = '';
    this.codes = [];
    this.steps = [];
  }

  // ---------------------------------------------------------------- inside
  private start(real: Question): void {
    this.forget();
    this.key = keyOf(real);
    this.steps = [real];
  }

  private cut(length: number): void {
    this.codes = this.codes.slice(0, length);
    this.steps = this.steps.slice(0, length + 1);
  }

  /** No try is under way any more; an answer that still comes counts no more. */
  private rest(): void {
    this.round += 1;
    this.queue = [];
    this.stalled = this.trying = this.slow = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private run(table: Table, queue: Queued[]): void {
    this.rest();
    this.queue = queue;
    if (queue.length === 0) return;
    this.trying = true;
    this.timer = setTimeout(() => (this.slow = true), PATIENCE);
    void this.tryAll(table, this.round);
  }

  private async tryAll(table: Table, round: number): Promise<void> {
    while (this.queue.length > 0) {
      const [next] = this.queue;
      const now = this.steps.at(-1);
      const [first] = this.steps;
      if (next === undefined || first === undefined || !listed(now, next.code)) {
        this.queue = this.queue.slice(1);
        continue;
      }
      const codes = [...this.codes, next.code];
      const answer = await table.tryOut(first.seat, first.id, codes);
      if (round !== this.round) return;
      if (answer === 'lost') {
        this.stalled = this.slow = true; // tried again when the line is back (follow)
        return;
      }
      this.queue = this.queue.slice(1);
      if ('refusal' in answer) {
        table.refusal = answer.refusal;
        break;
      }
      if (answer.question === null) {
        if (next.commits) this.send(table, codes);
        break;
      }
      this.codes = codes;
      this.steps = [...this.steps, answer.question];
      if (codes.length >= MOST) {
        this.send(table, codes);
        break;
      }
    }
    this.rest();
  }

  private send(table: Table, codes: number[]): void {
    this.codes = codes;
    this.sent = true;
    table.pick(codes);
  }
}
