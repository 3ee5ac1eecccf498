/* A table seen through its socket: position, log, chat, questions; reconnects by itself and misses nothing. What is shown
is the director's present (lib/director.ts): deeds of others come one after the other, each for as long as it needs. */
import { socketUrl } from './api';
import { added, ahead, cut, EMPTY, skipped, taken } from './director';
import type { Ahead, Cue, Queue, Speed } from './director';
import { movedBack, noted } from './notes';
import { patched } from './patch';
import { joined, takenBack } from './promises';
import type {
  ChatLine,
  Coached,
  LogLine,
  Patch,
  Position,
  PromiseNote,
  Question,
  Request,
  Step,
  TableInfo,
  TableNote,
  ToClient,
  ToServer,
  View,
} from './wire';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface Refusal {
  rule: string;
  message: string;
}

interface Unsent {
  seat: number;
  id: number;
  codes: number[];
}

/** What the server says to picks that are only tried: the next part of the move (null: it is complete), a refusal, or
nothing because the line was lost. */
export type Tried = { question: Question | null } | { refusal: Refusal } | 'lost';

/** What the server advises: a code (null: what was put together is a whole move), a refusal, or nothing. */
export type Advice = { code: number | null } | { refusal: Refusal } | 'lost';

const BACKOFF = [300, 700, 1500, 3000, 5000, 8000];
const RECENT = 12;
/** ms without an answer after which the line counts as silent, and after which it is given up */
export const SILENCE = 1200;
const DEAD = 8000;
/** ms between pings: while this seat is asked something, and otherwise */
const ASKED = 3000;
const IDLE = 15000;
const BEAT = 250;
const NOT_STORED = 'error-not-stored';

export class TableStore {
  readonly id: string;
  line: Line = $state('connecting');
  /** the line is open, but what was sent has not been answered for longer than a moment */
  silent: boolean = $state(false);
  /** when the next attempt to connect begins (ms), while the line is lost */
  again: number = $state(0);
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  n: number = $state(-1);
  seat: number = $state(-1);
  questions: Question[] = $state.raw([]);
  log: LogLine[] = $state.raw([]);
  /** the lines of the last message: what to animate */
  recent: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  promises: PromiseNote[] = $state.raw([]);
  /** lines of the log about who sits here */
  notes: TableNote[] = $state.raw([]);
  /** the text key of what was refused about a promise, until the next order */
  promiseRefused: string = $state('');
  /** what the coach of an introductory game has said; null where there is none */
  coach: Coached | null = $state.raw(null);
  undo: number = $state(0);
  request: Request | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** when the clock of the asked seat runs out (ms), or null */
  deadline: number | null = $state(null);
  /** picks that are not yet sent (no line), or sent and not yet answered */
  unsent: Unsent | null = $state.raw(null);
  sending: Unsent | null = $state.raw(null);
  /** what is not yet sent was sent before, and the server could not store it: it goes out again with the next Hello */
  unsaved: boolean = $state(false);

  // ---------------------------------------------------------------- the director
  /** how fast others are shown, how much time what they do needs, and who hears of it as it is shown; unless somebody
  says so, everything is shown as it comes */
  speed: () => Speed = () => 'instant';
  weigh: (lines: LogLine[]) => number = () => 0;
  onshow: (lines: LogLine[]) => void = () => undefined;
  /** is something in these lines put on the stage? Then the person is asked when it has been seen */
  stages: (lines: LogLine[]) => boolean = () => false;
  /** what was shown last, and the view before it, for as long as it is held */
  stage: { was: View; lines: LogLine[] } | null = $state.raw(null);
  private fresh: { was: View; lines: LogLine[] } | null = null;
  paused: boolean = $state(false);
  /** how much waits to be shown, where skipping it would lead, and whose deed is shown meanwhile (-1: nobody's) */
  waiting: number = $state(0);
  ahead: Ahead = $state('decision');
  acting: number = $state(-1);
  private queue: Queue<() => void> = EMPTY;
  private showing: ReturnType<typeof setTimeout> | null = null;
  /** several things are shown at the same moment: what to animate adds up */
  private together = false;
  /** the server has told that the game is over, though it may not be shown yet */
  overTold: boolean = $state(false);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private eyes: number | null;
  private refs = 0;
  private promiseRef = 0;
  private choiceRef = 0;
  private whys = new Map<number, (rule: string) => void>();
  private trials = new Map<number, (answer: Tried) => void>();
  private hints = new Map<number, (answer: Advice) => void>();
  private ended = false;
  /** since when something sent waits for an answer (ms), or null */
  private unanswered: number | null = null;
  /** when a ping went out last (ms) */
  private pinged = 0;
  private beat: ReturnType<typeof setInterval> | null = null;

  constructor(id: string, eyes: number | null = null) {
    this.id = id;
    this.eyes = eyes;
  }

  // ---------------------------------------------------------------- the line
  connect(): void {
    if (this.ended || this.socket !== null) return;
    const socket = new WebSocket(socketUrl(this.id, this.n, this.eyes));
    this.socket = socket;
    this.unanswered = Date.now();
    this.beat ??= setInterval(() => this.listen(), BEAT);
    socket.onopen = () => {
      if (this.socket === socket) this.tries = 0;
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.unanswered = null;
      this.silent = false;
      this.receive(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    socket.onerror = () => socket.close();
  }

  /** Notices silence: something that was sent, or now and then a ping, is not answered. */
  private listen(): void {
    if (this.socket === null) return;
    const now = Date.now();
    if (this.unanswered === null) {
      const pause = this.question() === null ? IDLE : ASKED;
      if (this.line === 'open' && !document.hidden && now - this.pinged >= pause) this.ping();
      return;
    }
    if (this.line === 'open' && now - this.unanswered >= SILENCE) this.silent = true;
    if (now - this.unanswered >= DEAD) {
      // Nobody knows when the browser notices: another line is tried at once.
      const dead = this.socket;
      this.lost();
      dead.close();
    }
  }

  private ping(): void {
    if (!this.send({ type: 'ping' })) return;
    this.pinged = Date.now();
    this.unanswered ??= this.pinged;
  }

  private lost(): void {
    this.socket = null;
    this.unanswered = null;
    this.silent = false;
    for (const answer of this.trials.values()) answer('lost');
    this.trials.clear();
    for (const answer of this.hints.values()) answer('lost');
    this.hints.clear();
    if (this.ended) return;
    this.unsaved = false;
    if (this.sending !== null) {
      // Whether it arrived is told by the next Hello: the question is still open or it is not.
      this.unsent = this.sending;
      this.sending = null;
    }
    this.line = 'lost';
    const wait = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)] ?? 8000;
    this.tries += 1;
    this.again = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Tries at once, e.g. when the person presses the banner or the page comes back to sight. */
  retry(): void {
    if (this.line !== 'lost' || this.socket !== null) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.line = 'closed';
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.showing !== null) clearTimeout(this.showing);
    if (this.beat !== null) clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
  }

  // ---------------------------------------------------------------- what is shown when
  private direct(cues: Cue<() => void>[]): void {
    this.queue = added(this.queue, cues);
    this.run();
  }

  /** Shows what is due; also after the speed has changed. */
  run(): void {
    if (this.showing !== null) clearTimeout(this.showing);
    this.showing = null;
    const now = Date.now() / 1000;
    const { show, queue, wait } = taken(this.queue, { speed: this.speed(), paused: this.paused }, now);
    this.queue = queue;
    this.show(show);
    const left = queue.until - now;
    if ((left <= 0 && !this.paused) || this.speed() === 'instant') this.stage = null;
    const again = wait ?? (this.stage !== null && !this.paused ? left : null);
    if (again !== null) this.showing = setTimeout(() => this.run(), again * 1000);
  }

  /** What is held has been seen: on with the next thing. */
  release(): void {
    this.stage = null;
    this.queue = { ...this.queue, until: 0 };
    this.run();
  }

  private show(acts: (() => void)[]): void {
    this.fresh = null;
    acts.forEach((act, i) => {
      this.together = i > 0;
      act();
    });
    this.together = false;
    if (acts.length > 0) this.stage = this.fresh;
    this.waiting = this.queue.waiting.length;
    this.ahead = ahead(this.queue, this.seat >= 0, this.overTold);
    if (acts.length > 0 && this.recent.length > 0) this.onshow(this.recent);
  }

  /** Everything that waits is shown at once. */
  private flush(): void {
    if (this.showing !== null) clearTimeout(this.showing);
    const { waiting } = this.queue;
    this.queue = EMPTY;
    this.show(waiting.map((cue) => cue.what));
    this.stage = null;
  }

  /** Shows something that has no weight in its turn; `held`: not before what is shown now has been seen. */
  private inTurn(act: () => void, held = false): void {
    const seen = this.speed() === 'instant' || Date.now() / 1000 >= this.queue.until;
    if (this.queue.waiting.length === 0 && (seen || !held)) act();
    else this.direct([{ what: act, weight: 0, own: false, asks: false }]);
  }

  pause(on: boolean): void {
    this.paused = on;
    this.run();
  }

  /** Goes on at once to the next thing the person is asked, or to the end. */
  skip(): void {
    this.paused = false;
    if (this.seat < 0) this.flush();
    else {
      this.queue = skipped(this.queue);
      this.run();
    }
  }

  private mine(seat: number): boolean {
    const info = this.table?.seats[seat];
    return info === undefined ? seat === this.seat : info.yours && info.bot === '';
  }

  // ---------------------------------------------------------------- from the server
  receive(message: ToClient): void {
    switch (message.type) {
      case 'hello': {
        this.flush();
        this.overTold = message.table.status !== 'playing';
        this.line = 'open';
        this.table = message.table;
        this.stand(message.position);
        this.log = this.log.filter((line) => line[0] <= message.position.n);
        this.join(message.log);
        this.chat = message.chat;
        this.promises = message.promises;
        this.notes = message.notes;
        this.undo = message.undo;
        this.request = message.request ?? null;
        this.coach = message.coach ?? null;
        this.deadline = seconds(message.deadline ?? null);
        this.settle();
        break;
      }
      case 'update': {
        if (this.view === null) break;
        const { questions, undo } = message;
        const deadline = seconds(message.deadline);
        const steps: Step[] = [...(message.steps ?? []), [message.n, message.patch]];
        const parts = cut(
          message.log,
          steps.map(([n]) => n),
        );
        const asked = questions.some((q) => this.mine(q.seat) && q.options.length > 0);
        const arrive = (): void => {
          this.ask(questions);
          this.undo = undo;
          this.deadline = deadline;
          this.settle();
        };
        // What is put on the stage is seen before the person is asked, unless a clock runs.
        const apart = asked && deadline === null && this.stages(parts.at(-1) ?? []);
        const cues = steps.map(([n, patch], i): Cue<() => void> => {
          const lines = parts[i] ?? [];
          const last = i === steps.length - 1 && !apart;
          return {
            what: () => {
              this.advance(n, patch, lines);
              if (last) return arrive();
              // On the way only what is asked all the time stays asked.
              this.ask(this.questions.filter((q) => questions.some((x) => sameAs(x, q))));
              this.undo = 0;
              this.settle();
            },
            weight: this.weigh(lines),
            own: lines.some((line) => this.mine(line[1])),
            asks: last && asked,
            presses: last && asked && deadline !== null,
          };
        });
        if (apart) cues.push({ what: arrive, weight: 0, own: false, asks: true });
        this.direct(cues);
        break;
      }
      case 'rewound': {
        this.flush();
        this.stand(message.position);
        this.log = this.log.filter((line) => line[0] <= message.position.n);
        this.join(message.log);
        this.recent = [];
        this.promises = takenBack(this.promises, message.position.n);
        this.notes = movedBack(this.notes, message.position.n);
        this.undo = message.undo;
        this.deadline = seconds(message.deadline);
        this.settle();
        break;
      }
      case 'chat':
        if (!this.chat.some((line) => line[0] === message.line[0])) this.chat = [...this.chat, message.line];
        break;
      case 'promise':
        this.promises = joined(this.promises, message.promise);
        break;
      case 'note':
        this.notes = noted(this.notes, message.note);
        break;
      case 'table':
        this.overTold = message.table.status !== 'playing';
        if (message.table.status === 'abandoned') this.flush();
        if (this.overTold && this.table?.status === 'playing')
          this.inTurn(() => {
            this.table = message.table;
            this.closeQuestions();
          }, true);
        else {
          this.table = message.table;
          if (this.overTold) this.closeQuestions();
        }
        break;
      case 'request':
        this.request = message.settled === '' ? message : null;
        break;
      case 'refused':
        if (message.ref !== 0 && message.ref === this.promiseRef) {
          this.promiseRefused = message.message;
          break;
        }
        if (this.hints.has(message.ref ?? 0)) {
          this.answerHint(message.ref ?? 0, { refusal: { rule: message.rule, message: message.message } });
          break;
        }
        if (this.trials.has(message.ref ?? 0)) {
          this.answerTrial(message.ref ?? 0, { refusal: { rule: message.rule, message: message.message } });
          break;
        }
        if (message.message === NOT_STORED && this.sending !== null && message.ref === this.choiceRef) {
          this.unsent = this.sending;
          this.sending = null;
          this.unsaved = true;
          break;
        }
        this.sending = null;
        this.unsent = null;
        this.refusal = { rule: message.rule, message: message.message };
        break;
      case 'why':
        this.whys.get(message.ref ?? 0)?.(message.rule);
        this.whys.delete(message.ref ?? 0);
        break;
      case 'tried':
        this.answerTrial(message.ref ?? 0, { question: message.question });
        break;
      case 'hinted':
        this.answerHint(message.ref ?? 0, { code: message.code });
        break;
      case 'coach':
        this.inTurn(() => (this.coach = message));
        break;
      case 'pong':
        break; // that it came says it all
    }
  }

  private answerTrial(ref: number, answer: Tried): void {
    this.trials.get(ref)?.(answer);
    this.trials.delete(ref);
  }

  private answerHint(ref: number, answer: Advice): void {
    this.hints.get(ref)?.(answer);
    this.hints.delete(ref);
  }

  /** The table was closed in mid-game: nobody is asked any more. */
  private closeQuestions(): void {
    this.questions = [];
    this.deadline = null;
    this.undo = 0;
    this.sending = null;
    this.unsent = null;
  }

  private advance(n: number, patch: Patch, lines: LogLine[]): void {
    if (this.view === null) return;
    this.fresh = lines.length === 0 ? null : { was: this.view, lines };
    this.view = patched(this.view, patch);
    this.n = n;
    this.join(lines);
    this.acting = lines.at(-1)?.[1] ?? this.acting;
    this.refusal = null;
  }

  private stand(position: Position): void {
    this.view = position.view;
    this.n = position.n;
    this.seat = position.seat;
    this.ask(position.questions);
    this.refusal = null;
  }

  /** A question keeps its id as long as it is the same: then it stays the same thing here, and nothing is drawn anew. */
  private ask(questions: Question[]): void {
    this.questions = questions.map((q) => this.questions.find((old) => sameAs(old, q)) ?? q);
  }

  private join(lines: LogLine[]): void {
    const before = this.together ? this.recent : [];
    if (lines.length === 0) {
      this.recent = before;
      return;
    }
    const first = lines[0]?.[0] ?? 0;
    const known = this.log.find((line) => line[0] === first)?.[2].length ?? 0;
    this.log = [...this.log.filter((line) => line[0] < first), ...lines];
    // A line grows by what comes after a pass in a window: what was animated is not animated again.
    const fresh = lines.map(([n, seat, events]): LogLine => [n, seat, n === first ? events.slice(known) : events]);
    this.recent = [...before, ...fresh].slice(-RECENT);
  }

  /** After a new position: is what was sent or waiting still an answer to an open question? */
  private settle(): void {
    const open = (u: Unsent) => this.questions.some((q) => q.seat === u.seat && q.id === u.id);
    if (this.sending !== null && !open(this.sending)) this.sending = null;
    if (this.unsent !== null) {
      const waiting = this.unsent;
      this.unsent = null;
      if (open(waiting)) this.choose(waiting);
    }
  }

  // ---------------------------------------------------------------- to the server
  private send(message: ToServer): boolean {
    if (this.socket === null || this.line !== 'open') return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private choose(picks: Unsent): void {
    this.refusal = null;
    this.unsaved = false;
    this.choiceRef = ++this.refs;
    if (this.send({ type: 'choose', ...picks, ref: this.choiceRef })) {
      this.sending = picks;
      this.ping(); // its answer comes after that to the choice, whatever the choice leads to
    } else this.unsent = picks;
  }

  question(seat = this.seat): Question | null {
    return this.questions.find((q) => q.seat === seat && q.options.length > 0) ?? null;
  }

  pick(codes: number[]): void {
    const question = this.question();
    if (question === null || codes.length === 0 || this.sending !== null || this.unsent !== null) return;
    this.choose({ seat: question.seat, id: question.id, codes });
  }

  /** Takes back what is not yet sent. */
  dropUnsent(): boolean {
    if (this.unsent === null) return false;
    this.unsent = null;
    return true;
  }

  why(code: number): Promise<string> {
    const ref = ++this.refs;
    return new Promise((resolve) => {
      if (!this.send({ type: 'why', seat: this.seat, code, ref })) resolve('');
      else this.whys.set(ref, resolve);
    });
  }

  /** What would be asked next if these were chosen? Nothing is chosen. */
  tryOut(seat: number, id: number, codes: number[]): Promise<Tried> {
    const ref = ++this.refs;
    return new Promise((resolve) => {
      if (!this.send({ type: 'try', seat, id, codes, ref })) resolve('lost');
      else this.trials.set(ref, resolve);
    });
  }

  /** What would a bot choose, after these parts of a move that is being put together? */
  hint(seat: number, id: number, codes: number[]): Promise<Advice> {
    const ref = ++this.refs;
    return new Promise((resolve) => {
      if (!this.send({ type: 'hint', seat, id, codes, ref })) resolve('lost');
      else this.hints.set(ref, resolve);
    });
  }

  say(text: string): boolean {
    return this.send({ type: 'say', text });
  }

  /** Sends something about promises; a refusal of it is kept apart from those of choices. */
  private pledge(
    order:
      | { type: 'promise'; to: number; text: string }
      | { type: 'mark'; id: number; kept: boolean }
      | { type: 'withdraw'; id: number },
  ): boolean {
    if (this.seat < 0) return false;
    const ref = ++this.refs;
    if (!this.send({ ...order, seat: this.seat, ref })) return false;
    this.promiseRef = ref;
    this.promiseRefused = '';
    return true;
  }

  /** Promises something to a seat, or to all (-1). */
  promise(to: number, text: string): boolean {
    return this.pledge({ type: 'promise', to, text });
  }

  mark(id: number, kept: boolean): boolean {
    return this.pledge({ type: 'mark', id, kept });
  }

  withdraw(id: number): boolean {
    return this.pledge({ type: 'withdraw', id });
  }

  takeBack(): boolean {
    return this.seat >= 0 && this.send({ type: 'undo', seat: this.seat });
  }

  vote(request: number, yes: boolean, seat = this.seat): boolean {
    return this.send({ type: 'vote', seat, request, yes });
  }

  resign(): boolean {
    return this.seat >= 0 && this.send({ type: 'resign', seat: this.seat });
  }

  look(seat: number): boolean {
    this.eyes = seat;
    return this.send({ type: 'look', seat });
  }
}

function sameAs(a: Question, b: Question): boolean {
  return (
    a.id === b.id &&
    a.seat === b.seat &&
    a.kind === b.kind &&
    a.needs_others === b.needs_others &&
    a.options.length === b.options.length
  );
}

function seconds(left: number | null): number | null {
  return left === null ? null : Date.now() + left * 1000;
}
