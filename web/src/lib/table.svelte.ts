/* A table seen through its socket: position, log, chat, questions; reconnects by itself and misses nothing. */
import { socketUrl } from './api';
import { patched } from './patch';
import { joined, takenBack } from './promises';
import type {
  ChatLine,
  Coached,
  LogLine,
  Position,
  PromiseNote,
  Question,
  Request,
  TableInfo,
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

export class TableStore {
  readonly id: string;
  line: Line = $state('connecting');
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

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private eyes: number | null;
  private refs = 0;
  private promiseRef = 0;
  private whys = new Map<number, (rule: string) => void>();
  private trials = new Map<number, (answer: Tried) => void>();
  private hints = new Map<number, (answer: Advice) => void>();
  private ended = false;

  constructor(id: string, eyes: number | null = null) {
    this.id = id;
    this.eyes = eyes;
  }

  // ---------------------------------------------------------------- the line
  connect(): void {
    if (this.ended || this.socket !== null) return;
    const socket = new WebSocket(socketUrl(this.id, this.n, this.eyes));
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) this.tries = 0;
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    socket.onerror = () => socket.close();
  }

  private lost(): void {
    this.socket = null;
    for (const answer of this.trials.values()) answer('lost');
    this.trials.clear();
    for (const answer of this.hints.values()) answer('lost');
    this.hints.clear();
    if (this.ended) return;
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
    this.socket?.close();
    this.socket = null;
  }

  // ---------------------------------------------------------------- from the server
  receive(message: ToClient): void {
    switch (message.type) {
      case 'hello': {
        this.line = 'open';
        this.table = message.table;
        this.stand(message.position);
        this.log = this.log.filter((line) => line[0] <= message.position.n);
        this.join(message.log);
        this.chat = message.chat;
        this.promises = message.promises;
        this.undo = message.undo;
        this.request = message.request ?? null;
        this.coach = message.coach ?? null;
        this.deadline = seconds(message.deadline ?? null);
        this.settle();
        break;
      }
      case 'update': {
        if (this.view === null) break;
        this.view = patched(this.view, message.patch);
        this.n = message.n;
        this.join(message.log);
        this.questions = message.questions;
        this.undo = message.undo;
        this.deadline = seconds(message.deadline);
        this.refusal = null;
        this.settle();
        break;
      }
      case 'rewound': {
        this.stand(message.position);
        this.log = this.log.filter((line) => line[0] <= message.position.n);
        this.recent = [];
        this.promises = takenBack(this.promises, message.position.n);
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
      case 'table':
        this.table = message.table;
        if (message.table.status !== 'playing') this.closeQuestions();
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
        this.coach = message;
        break;
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

  private stand(position: Position): void {
    this.view = position.view;
    this.n = position.n;
    this.seat = position.seat;
    this.questions = position.questions;
    this.refusal = null;
  }

  private join(lines: LogLine[]): void {
    if (lines.length === 0) {
      this.recent = [];
      return;
    }
    const first = lines[0]?.[0] ?? 0;
    this.log = [...this.log.filter((line) => line[0] < first), ...lines];
    this.recent = lines.slice(-RECENT);
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
    if (this.send({ type: 'choose', ...picks, ref: ++this.refs })) this.sending = picks;
    else this.unsent = picks;
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

function seconds(left: number | null): number | null {
  return left === null ? null : Date.now() + left * 1000;
}
