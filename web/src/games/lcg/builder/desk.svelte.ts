/* The deck that is being built: its state, what the server says about it, and how it is kept. */
import { Refused } from '../../../lib/api';
import { deckTitle } from '../../../lib/decks.svelte';
import type { DeckShelf } from '../../../lib/decks.svelte';
import { tell } from '../../../lib/tell';
import type { DeckCheck, DeckFault, DeckInfo } from '../../../lib/wire';
import { cardsOf, count, fromContents, toText } from './model';
import type { Card, Deck } from './model';
import type { GameInfo } from '../types';

const PAUSE = 250;
const DRAFT = 'greathall-draft-';

interface Draft {
  text: string;
  name: string;
}

export class Desk {
  readonly cards: Card[];
  deck: Deck = $state.raw({ faction: '', agenda: -1, counts: {} });
  name: string = $state('');
  /** the deck as it is kept or was opened, null for a new one */
  kept: DeckInfo | null = $state.raw(null);
  check: DeckCheck | null = $state.raw(null);
  checking: boolean = $state(false);
  /** a card that was not put in, and why */
  refused: DeckFault | null = $state.raw(null);
  /** what was not yet kept has been found again */
  restored: boolean = $state(false);
  /** somebody (another tab) changed it meanwhile */
  conflict: boolean = $state(false);
  busy: boolean = $state(false);
  text: string = $derived.by(() => toText(this.deck, this.name, this.cards));
  size: number = $derived.by(() => this.cards.reduce((sum, c) => sum + (c.cost >= 0 ? count(this.deck, c) : 0), 0));
  dirty: boolean = $derived.by(
    () => this.deck.faction !== '' && (this.kept === null || !this.kept.yours || this.text !== this.kept.text),
  );
  pool: Set<number> | null = $derived.by(() =>
    this.check === null || this.check.contents['pool'] === undefined
      ? null
      : new Set(this.check.contents['pool'] as number[]),
  );
  legal: boolean = $derived(this.check !== null && !this.checking && this.check.faults.length === 0);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    info: GameInfo,
    readonly decks: DeckShelf,
    readonly id: string,
  ) {
    this.cards = cardsOf(info);
  }

  // ---------------------------------------------------------------- opening
  async open(named: (deck: DeckInfo) => string): Promise<void> {
    if (this.id === 'new') {
      await this.recover();
      return;
    }
    const deck = await this.decks.read(this.id);
    this.kept = deck;
    this.deck = fromContents(deck.contents) ?? this.deck;
    this.name = deck.name !== '' ? deck.name : named(deck);
    // A deck kept by others or there for all is copied by keeping it: what was changed about it is not found again.
    if (deck.yours) await this.recover();
    this.look(true);
  }

  /** What was changed and not kept, if the page was left meanwhile. */
  private async recover(): Promise<void> {
    const draft = this.draft();
    if (draft === null || draft.text === this.kept?.text) return;
    const check = await this.decks.check(draft.text, draft.name).catch(() => null);
    const deck = check === null ? null : fromContents(check.contents);
    if (deck === null) return;
    this.deck = deck;
    this.name = draft.name;
    this.restored = true;
    this.look(true);
  }

  private draft(): Draft | null {
    try {
      const draft = JSON.parse(localStorage.getItem(DRAFT + this.id) ?? 'null') as Draft | null;
      return draft !== null && typeof draft.text === 'string' && typeof draft.name === 'string' ? draft : null;
    } catch {
      return null;
    }
  }

  private note(): void {
    try {
      if (this.dirty && (this.id === 'new' || this.kept?.yours === true))
        localStorage.setItem(DRAFT + this.id, JSON.stringify({ text: this.text, name: this.name }));
      else localStorage.removeItem(DRAFT + this.id);
    } catch {
      // Private windows may refuse: then nothing is found again.
    }
  }

  /** Back to what is kept; a new deck begins anew. */
  discard(): void {
    this.deck = (this.kept === null ? null : fromContents(this.kept.contents)) ?? {
      faction: '',
      agenda: -1,
      counts: {},
    };
    this.name = this.kept?.name ?? '';
    this.restored = false;
    this.look(true);
  }

  // ---------------------------------------------------------------- building
  private put(deck: Partial<Deck>): void {
    this.deck = { ...this.deck, ...deck };
    this.refused = null;
    this.look();
  }
  faction(faction: string): void {
    this.put({ faction });
  }
  agenda(agenda: number): void {
    this.put({ agenda });
  }
  rename(name: string): void {
    this.name = name;
    this.look();
  }
  less(card: Card): void {
    const n = count(this.deck, card) - 1;
    const counts = { ...this.deck.counts };
    if (n > 0) counts[card.d] = n;
    else delete counts[card.d];
    this.put({ counts });
  }
  /** One more of a card; beyond its printed number the server is asked first, and says which rule is in the way. */
  async more(card: Card): Promise<void> {
    const counts = { ...this.deck.counts, [card.d]: count(this.deck, card) + 1 };
    if (count(this.deck, card) < card.limit) {
      this.put({ counts });
      return;
    }
    try {
      const check = await this.decks.check(toText({ ...this.deck, counts }, '', this.cards));
      const about = check.faults.find((f) => f.args['card'] === card.key);
      if (about === undefined) this.put({ counts });
      else this.refused = about;
    } catch (error) {
      tell(error);
    }
  }
  replace(deck: Deck, name: string): void {
    this.name = name;
    this.put(deck);
  }

  /** Has the server look the deck through: a moment after the last change, or now. */
  look(now = false): void {
    this.note();
    clearTimeout(this.timer);
    if (this.deck.faction === '') {
      this.check = null;
      return;
    }
    this.checking = true;
    this.timer = setTimeout(() => void this.ask(), now ? 0 : PAUSE);
  }
  private async ask(): Promise<void> {
    const nr = ++this.asked;
    try {
      const check = await this.decks.check(this.text, this.name);
      if (nr === this.asked)
        this.check = check.contents['pool'] === undefined ? { ...check, contents: this.check?.contents ?? {} } : check;
    } catch (error) {
      if (error instanceof Refused && error.status === 429) setTimeout(() => nr === this.asked && this.look(), 2000);
      else tell(error);
    }
    if (nr === this.asked) this.checking = false;
  }

  // ---------------------------------------------------------------- keeping
  /** Keeps the deck, as a new one or in place of the old; its id, '' when that failed. */
  async save(asCopy = false): Promise<string> {
    this.busy = true;
    try {
      const own = this.kept !== null && this.kept.yours && !asCopy ? this.kept : null;
      const kept =
        own === null
          ? await this.decks.keep(this.text, this.name)
          : await this.decks.change(own, { text: this.text, name: this.name });
      this.kept = kept;
      this.name = deckTitle(kept.text);
      this.conflict = this.restored = false;
      this.note();
      return kept.id;
    } catch (error) {
      if (error instanceof Refused && error.key === 'error-deck-changed') this.conflict = true;
      else tell(error);
      return '';
    } finally {
      this.busy = false;
    }
  }
  async remove(): Promise<boolean> {
    try {
      if (this.kept?.yours) await this.decks.remove(this.kept.id);
      localStorage.removeItem(DRAFT + this.id);
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }
}
