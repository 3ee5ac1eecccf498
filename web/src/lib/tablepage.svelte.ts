/* What the page of a table knows: the store and, derived from it, everything that is shown. */
import type { GameUi, SeatSummary } from '../games/types';
import { acts, addressees } from './promises';
import { isOver, ruleOf, titleOf } from './prompt';
import type { Situation } from './prompt';
import { names, summary } from './seats';
import type { TableStore } from './table.svelte';
import { decisionName, NOTHING, offered } from './targets';
import { t, words } from './words.svelte';
import type { TableInfo } from './wire';

export type Tab = 'log' | 'chat' | 'rules';

/** A seat where it is named: in the bar, in lists of those who are asked. */
export interface Person {
  seat: number;
  name: string;
  colour: string;
  mark: string;
  bot: boolean;
  yours: boolean;
}

export class TablePage {
  store: TableStore | null = $state.raw(null);
  /** the table before the socket answers */
  early: TableInfo | null = $state.raw(null);
  ui: GameUi | null = $state.raw(null);
  /** the verb the choice is narrowed to */
  narrowed: string | null = $state(null);
  /** the option that was taken up but not yet chosen */
  raised: number | null = $state(null);
  /** the board still plays the end of the game */
  curtain: boolean = $state(false);

  // what is open beside the board
  tab: Tab = $state('log');
  drawer: boolean = $state(false);
  menu: boolean = $state(false);
  readChat: number = $state(0);
  readPromises: number = $state(0);

  table = $derived(this.store?.table ?? this.early);
  game = $derived(this.table?.game ?? '');
  info = $derived(words.info(this.game));
  texts = $derived(words.game(this.game));
  status = $derived(this.table?.status ?? '');
  over = $derived(isOver(this.status));
  view = $derived(this.store !== null && this.store.view !== null && Object.keys(this.store.view).length > 0 ? this.store.view : null);
  playing = $derived(this.status === 'playing' || this.status === 'over' || (this.status === 'abandoned' && this.view !== null));
  turn = $derived(Number(this.view?.['turn'] ?? 0));
  /** where in the game we are, in words; '' for nothing to say */
  when: string = $derived.by(() => {
    if (this.view !== null && this.ui?.when !== undefined) return this.ui.when(this.view, this.texts, this.names);
    return this.turn > 0 ? t('ui-turn', { turn: this.turn }) : '';
  });
  /** is the game over, and has the board told so? */
  told = $derived(this.over && !this.curtain);

  names: string[] = $derived.by(() => {
    const called = (p: number): string => (this.texts.has(`seat-${p + 1}`) ? this.texts.get(`seat-${p + 1}`) : String(p + 1));
    return this.table === null ? [] : names(this.table, called);
  });
  seat = $derived(this.store?.seat ?? -1);
  seats: SeatSummary[] = $derived(this.names.map((_, p) => summary(this.ui, this.view, p)));
  colours = $derived(this.seats.map((s) => s.colour));
  mySeats = $derived((this.table?.seats ?? []).filter((s) => s.yours));
  /** a bot plays in this seat's stead */
  standIn = $derived(this.mySeats.some((s) => s.seat === this.seat && s.bot !== ''));

  question = $derived(this.store?.question() ?? null);
  questions = $derived(this.store?.questions ?? []);
  /** changes with the question; '' while nothing is asked */
  asking = $derived(this.question === null ? '' : `${this.question.seat}/${this.question.id}`);
  decision = $derived(this.info === null ? null : decisionName(this.info, this.question));
  offer = $derived(this.info === null ? NOTHING : offered(this.info, this.texts, this.question, this.names, this.narrowed));
  /** a choice is on its way */
  busy = $derived(this.store?.sending !== null || this.store?.unsent !== null);
  asked: Person[] = $derived(this.questions.map((q) => this.person(q.seat)));
  unread = $derived(Math.max(0, (this.store?.chat.length ?? 0) - this.readChat) + Math.max(0, (this.store?.promises.length ?? 0) - this.readPromises));
  promises = $derived(this.store?.promises ?? []);
  /** who promises and marks here: the seat looked through, -1 if it cannot */
  promiser = $derived(acts(this.table, this.seat) ? this.seat : -1);
  promisees = $derived(this.promiser < 0 ? [] : addressees(this.table, this.promiser));

  situation: Situation = $derived({
    info: this.info,
    texts: this.texts,
    names: this.names,
    status: this.curtain ? 'playing' : this.status,
    winners: this.table?.winners ?? [],
    question: this.question,
    questions: this.questions,
    narrowed: this.offer.narrowed,
    refusal: this.store?.refusal ?? null,
    unsent: this.store?.unsent != null,
    sits: this.seat >= 0 || this.mySeats.length > 0,
  });
  title = $derived(titleOf(this.situation));
  rule = $derived(ruleOf(this.situation));
  who: Person | null = $derived.by(() => {
    if (this.told) return this.table?.winners[0] === undefined ? null : this.person(this.table.winners[0]);
    return this.question !== null ? this.person(this.question.seat) : (this.asked[0] ?? null);
  });

  person(p: number): Person {
    const s = this.table?.seats[p];
    return {
      seat: p,
      name: this.names[p] ?? '',
      colour: this.seats[p]?.colour ?? '',
      mark: this.seats[p]?.mark ?? '',
      bot: s !== undefined && (s.kind === 'bot' || s.bot !== ''),
      yours: s?.yours === true && p !== this.seat,
    };
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.drawer = true;
  }

  /** The table as an answer told it. */
  changed(next: TableInfo): void {
    this.early = next;
    if (this.store === null) return;
    this.store.table = next;
    if (this.store.line === 'lost') this.store.retry();
  }

  /** Takes back what is not yet sent: the narrowing, or a choice that waits for the line. */
  back(): boolean {
    if (this.raised !== null) {
      this.raised = null;
      return true;
    }
    if (this.narrowed === null) return this.store?.dropUnsent() ?? false;
    this.narrowed = null;
    return true;
  }
}
