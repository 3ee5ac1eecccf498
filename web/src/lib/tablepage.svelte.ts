/* What the page of a table knows: the store and, derived from it, everything that is shown. */
import { untrack } from 'svelte';
import type { GameUi, SeatSummary, Target } from '../games/types';
import { Advice } from './advice.svelte';
import { Assembly } from './assembly.svelte';
import { manifestOf } from '../games/registry';
import { pathOf } from './chain';
import { weigh } from './director';
import { turnAtDevice } from './device';
import { frame } from './frame.svelte';
import { marked } from './marks';
import { isWindow, Passing, windowKinds } from './passing.svelte';
import type { Until, Windows } from './passing.svelte';
import { acts, addressees } from './promises';
import { eventsOf, follows, stages } from './scene';
import type { Scene } from './scene';
import { naming } from './cards';
import { isOver, moodOf, ruleOf, titleOf } from './prompt';
import type { Person, Picked, Prompted, Situation } from './prompt';
import { names, summary } from './seats';
import { settings } from './settings.svelte';
import { play, soundOf } from './sound';
import type { TableStore } from './table.svelte';
import { decisionName, NOTHING, offered, short, targetOf, without } from './targets';
import { t, words } from './words.svelte';
import type { TableInfo } from './wire';

export type Tab = 'log' | 'chat' | 'rules';

export class TablePage implements Prompted {
  store: TableStore | null = $state.raw(null);
  /** the table before the socket answers */
  early: TableInfo | null = $state.raw(null);
  ui: GameUi | null = $state.raw(null);
  /** the verb the choice is narrowed to */
  narrowed: string | null = $state(null);
  /** the option that was taken up but not yet chosen */
  raised: number | null = $state(null);
  /** the move of several parts that is being put together */
  readonly assembly = new Assembly();
  readonly passing = new Passing();
  /** the choice that is suggested */
  readonly advice = new Advice();
  /** the board still plays the end of the game */
  curtain: boolean = $state(false);

  /** several people at this device: whose hand is open, who asked for it and in which position */
  private holder: number | null = $state(null);
  private wish: { seat: number; n: number } | null = $state.raw(null);

  // what is open beside the board
  tab: Tab = $state('log');
  drawer: boolean = $state(false);
  menu: boolean = $state(false);
  /** what the others have done since the own last move is shown */
  recalled: boolean = $state(false);
  readChat: number = $state(0);
  readPromises: number = $state(0);

  table = $derived(this.store?.table ?? this.early);
  game = $derived(this.table?.game ?? '');
  info = $derived(words.info(this.game));
  texts = $derived(words.game(this.game));
  status = $derived(this.table?.status ?? '');
  over = $derived(isOver(this.status));
  view = $derived(
    this.store !== null && this.store.view !== null && Object.keys(this.store.view).length > 0 ? this.store.view : null,
  );
  private places = $derived(
    this.info === null || this.view === null || settings.text ? undefined : this.ui?.places?.(this.info, this.view),
  );
  private ground = $derived(this.places?.key ?? '');
  /** the texts for sentences beside the board: made anew only when the names of its places are others */
  spoken = $derived.by(() => {
    const places = this.ground === '' ? undefined : untrack(() => this.places);
    return places === undefined ? this.texts : this.texts.placed(places.calling);
  });
  playing = $derived(
    this.status === 'playing' || this.status === 'over' || (this.status === 'abandoned' && this.view !== null),
  );
  turn = $derived(this.view !== null && 'turn' in this.view ? this.view.turn : 0);
  /** where in the game we are, in words; '' for nothing to say */
  when: string = $derived.by(() => {
    if (this.view !== null && this.ui?.when !== undefined) return this.ui.when(this.view, this.texts, this.names);
    return this.turn > 0 ? t('ui-turn', { turn: this.turn }) : '';
  });
  /** is the game over, and has the board told so? */
  told = $derived(this.over && !this.curtain);

  names: string[] = $derived.by(() => {
    const called = (p: number): string =>
      this.texts.has(`seat-${p + 1}`) ? this.texts.get(`seat-${p + 1}`) : String(p + 1);
    return this.table === null ? [] : names(this.table, called);
  });
  seat = $derived(this.store?.seat ?? -1);
  seats: SeatSummary[] = $derived(this.names.map((_, p) => summary(this.ui, this.view, p)));
  colours = $derived(this.seats.map((s) => s.colour));
  mySeats = $derived((this.table?.seats ?? []).filter((s) => s.yours));
  /** a bot plays in this seat's stead */
  standIn = $derived(this.mySeats.some((s) => s.seat === this.seat && s.bot !== ''));

  /** what the server asks */
  open = $derived(this.store?.question() ?? null);
  /** what is shown as asked: within a move of several parts, what would come next */
  question = $derived(this.assembly.question(this.open));
  /** is it one of the parts of a move that is put together first? */
  part = $derived(this.info !== null && (this.info.parts ?? []).includes(decisionName(this.info, this.open) ?? ''));
  picks = $derived(this.assembly.picks(this.open));
  private awaited = $derived(this.assembly.awaited(this.open));
  assembled: number[] = $derived(this.picks.map((pick) => pick.choice[0]));
  chosen: Picked[] = $derived.by(() => {
    const { info, texts, names } = this;
    if (info === null) return [];
    // A pass on its way is no part to be taken out.
    const passed = this.awaited.includes(this.offer.pass?.code ?? -1) ? this.offer.pass?.code : -1;
    const parts = this.picks.filter(({ choice }) => choice[0] !== passed);
    return parts.map(({ choice, question }) => {
      const target = targetOf(info, texts, choice, decisionName(info, question), names);
      return { code: target.code, text: short(info, texts, target, names) || target.label };
    });
  });
  questions = $derived(this.store?.questions ?? []);
  /** changes with the question; '' while nothing is asked */
  asking = $derived(
    this.question === null ? '' : `${this.question.seat}/${this.question.id}/${this.assembly.answered(this.open)}`,
  );
  decision = $derived(this.info === null ? null : decisionName(this.info, this.question));
  offer = $derived(
    this.info === null
      ? NOTHING
      : without(offered(this.info, this.texts, this.question, this.names, this.narrowed), this.awaited),
  );
  /** the code that is suggested for this question, or null */
  hinted: number | null = $derived(this.advice.code(this.asking));
  hintText = $derived(this.offer.targets.find((x) => x.code === this.hinted)?.label ?? '');
  /** is there a coach at this table? */
  lesson = $derived(this.store?.coach ?? null);
  /** may advice be asked for here? The server decides; elsewhere the page does not even offer it. */
  advised = $derived(
    this.status === 'playing' &&
      this.seat >= 0 &&
      !this.standIn &&
      (this.table?.seats ?? []).every((s) => s.seat === this.seat || s.kind === 'bot'),
  );
  /** the option that passes a window, where windows can be passed until something comes up */
  pass: Target | null = $derived(isWindow(this.info, this.question) ? this.offer.pass : null);
  windows: Windows = $derived({
    game: this.game,
    kinds: windowKinds(this.info, this.texts),
    open: this.pass !== null,
    until: this.passing.until,
    passed: this.passing.seat === this.seat ? this.passing.passed : [],
    halt: this.passing.seat === this.seat ? this.passing.halt : null,
  });
  /** what is going on, outermost first, in words */
  path: string[] = $derived(this.status === 'playing' ? pathOf(this.view, this.texts, this.names) : []);
  /** a choice is on its way, or being tried for longer than a moment */
  busy = $derived(
    this.store?.sending !== null ||
      this.store?.unsent !== null ||
      this.assembly.slow ||
      (this.offer.pass !== null && this.awaited.includes(this.offer.pass.code)),
  );
  /** ... and waits for the line */
  unsent = $derived(this.store?.unsent != null || this.assembly.stalled);
  asked: Person[] = $derived(this.questions.map((q) => this.person(q.seat)));
  unread = $derived(
    Math.max(0, (this.store?.chat.length ?? 0) - this.readChat) +
      Math.max(0, (this.store?.promises.length ?? 0) - this.readPromises),
  );
  promises = $derived(this.store?.promises ?? []);
  /** who promises and marks here: the seat looked through, -1 if it cannot */
  promiser = $derived(acts(this.table, this.seat) ? this.seat : -1);
  promisees = $derived(this.promiser < 0 ? [] : addressees(this.table, this.promiser));

  /** what stands over the board while it is held, and what follows from it; never over a question of one's own */
  scene: { scene: Scene; follows: string[] } | null = $derived.by(() => {
    const stage = this.store?.stage ?? null;
    const { info, view, ui, texts } = this;
    const pace = manifestOf(this.game).pace;
    if (stage === null || info === null || view === null || ui?.scene === undefined || settings.text) return null;
    if (this.question !== null || this.told || !stages(info, pace, stage.lines)) return null;
    const events = eventsOf(info, stage.lines);
    const scene = ui.scene({ info, was: stage.was, now: view, events, texts, names: this.names });
    const headings = ['turn', ...(manifestOf(this.game).headings ?? [])];
    return scene === null
      ? null
      : {
          scene,
          follows:
            scene.kind === 'reveal'
              ? []
              : follows(info, pace, texts, marked(this.names), events, headings, scene.title),
        };
  });

  /** what others do is shown one after the other, and not all of it yet */
  behind = $derived((this.store?.waiting ?? 0) > 0);
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
    unsent: this.unsent,
    unsaved: this.store?.unsaved ?? false,
    silent: this.store !== null && this.store.silent && this.store.sending !== null,
    sits: this.seat >= 0 || this.mySeats.length > 0,
    behind: this.behind,
    ending: this.curtain || (this.store?.overTold === true && this.store.waiting <= 1),
    staged: this.scene?.scene.title ?? '',
    acting: this.behind && this.store?.acting !== this.seat ? (this.names[this.store?.acting ?? -1] ?? '') : '',
  });
  mood = $derived(moodOf(this.situation));
  title = $derived(titleOf(this.situation));
  rule = $derived(ruleOf(this.situation));
  who: Person | null = $derived.by(() => {
    if (this.told) return this.table?.winners[0] === undefined ? null : this.person(this.table.winners[0]);
    if (this.question !== null) return this.person(this.question.seat);
    if (this.situation.acting !== '') return this.person(this.store?.acting ?? 0);
    return this.asked[0] ?? null;
  });

  /** the seats of people who share this device */
  hotSeats = $derived(this.mySeats.filter((s) => s.kind === 'person' && s.bot === ''));
  /** who must take the device before anything is shown; null while its holder plays */
  passedTo: number | null = $derived.by(() => {
    if (this.status !== 'playing' || this.view === null) return null;
    const next = turnAtDevice({
      own: this.hotSeats.map((s) => s.seat),
      asked: this.questions,
      holder: this.holder,
      wanted: this.wish?.n === this.store?.n ? (this.wish?.seat ?? null) : null,
    });
    return next === this.holder && next === this.seat ? null : next;
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

  undo = $derived(this.over || this.behind ? 0 : (this.store?.undo ?? 0));
  deadline = $derived(this.over ? null : (this.store?.deadline ?? null));
  total = $derived(this.table?.clock.seconds ?? 0);

  // ---------------------------------------------------------------- what others do
  /** Shows what others do at the person's speed; where nobody looks, as it comes. */
  pace(store: TableStore): void {
    const pace = () => manifestOf(this.game).pace;
    store.speed = () => (document.hidden ? 'instant' : settings.speed);
    store.weigh = (lines) => weigh(this.info, pace(), lines);
    store.stages = (lines) => stages(this.info, pace(), lines);
    store.onshow = (lines) => {
      const sound = soundOf(this.info, pace(), lines);
      if (sound !== null && settings.sounds && !document.hidden) play(sound, settings.volume);
    };
  }

  // ---------------------------------------------------------------- answering
  narrow(verb: string | null): void {
    this.narrowed = verb;
  }
  takeBack(): void {
    this.store?.takeBack();
  }
  /** The same words with the cards marked that they name. */
  named = (text: string): string => naming(this.texts, text);
  /** Another seat of this device wants to see: its hand opens when it has said that it is there. */
  look(seat: number): void {
    if (this.hotSeats.length > 1) this.wish = { seat, n: this.store?.n ?? -1 };
    else this.store?.look(seat);
  }
  /** Whoever sits there has the device now. */
  take(seat: number): void {
    this.holder = seat;
    if (this.seat !== seat) this.store?.look(seat);
  }
  pick(codes: number[]): void {
    this.narrowed = null;
    this.raised = null;
    // Where it is a row of its own it stays until it is closed, so that the board keeps its size.
    if (frame.now !== 'mid') this.recalled = false;
    if (this.store === null || this.busy || this.passing.until !== null) return;
    this.passing.forget();
    if (this.part) this.assembly.pick(this.store, codes);
    else this.store.pick(codes);
  }

  /** Asks for a suggestion; the text key of what was refused, or ''. */
  async advise(): Promise<string> {
    if (this.store === null || this.open === null || !this.advised || this.busy || this.passing.until !== null)
      return '';
    return this.advice.ask(this.store, this.open, this.assembled, this.asking);
  }

  /** Passes this window and, by itself, those that follow. */
  passUntil(until: Until): boolean {
    if (this.store === null || this.pass === null || this.busy || this.passing.until !== null) return false;
    this.passing.begin(until, this.store);
    this.store.pick([this.pass.code]);
    return true;
  }

  /** Passes the window that is open in the person's stead, and writes down what it was. */
  passOne(): void {
    const { store, pass, passing, decision } = this;
    if (
      store === null ||
      pass === null ||
      decision === null ||
      passing.until === null ||
      this.busy ||
      store.line !== 'open'
    )
      return;
    passing.note({
      decision,
      about: this.path.at(-1) ?? '',
      options: this.offer.targets.filter((x) => x !== pass).map((x) => x.label),
    });
    store.pick([pass.code]);
  }

  /** Shows what the others have done since the own last move. */
  recall(): void {
    this.recalled = true;
    this.drawer = false;
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

  /** Takes back what is not yet sent: passing by itself, the narrowing, a pick of the move, a choice that waits. */
  back(): boolean {
    if (this.passing.until !== null) {
      this.passing.stop('person');
      return true;
    }
    if (this.raised !== null) {
      this.raised = null;
      return true;
    }
    if (this.narrowed !== null) {
      this.narrowed = null;
      return true;
    }
    if (this.store === null) return false;
    return this.assembly.back(this.store) || this.store.dropUnsent();
  }
}
