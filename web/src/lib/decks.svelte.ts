/* Decks of a game: those that are there, those kept for this browser; looked through by the server alone. */
import { api } from './api';
import type { Texts } from './texts';
import type { DeckCheck, DeckFault, DeckInfo, Decks, OptionInfo } from './wire';

export class DeckShelf {
  list: Decks | null = $state.raw(null);

  constructor(readonly game: string) {}

  async load(): Promise<Decks> {
    this.list = await api.decks(this.game);
    return this.list;
  }

  check(text: string, name = ''): Promise<DeckCheck> {
    return api.checkDeck(this.game, text, name);
  }

  /** A deck that is there or one that is kept, by its id. */
  async read(id: string): Promise<DeckInfo> {
    const list = this.list ?? (await this.load());
    return list.ready.find((d) => d.id === id) ?? (await api.deck(id));
  }

  async keep(text: string, name: string): Promise<DeckInfo> {
    const deck = await api.keepDeck(this.game, text, name);
    await this.load();
    return deck;
  }

  async change(deck: DeckInfo, what: { text?: string; name?: string }): Promise<DeckInfo> {
    const changed = await api.changeDeck(deck.id, { version: deck.version, ...what });
    await this.load();
    return changed;
  }

  async remove(id: string): Promise<void> {
    await api.removeDeck(id);
    await this.load();
  }
}

const shelves = new Map<string, DeckShelf>();

export function shelfOf(game: string): DeckShelf {
  let shelf = shelves.get(game);
  if (shelf === undefined) shelves.set(game, (shelf = new DeckShelf(game)));
  return shelf;
}

/** A sentence of the server: its arguments are numbers, keys of texts, or '=' and words. */
export function faultText(texts: Texts, fault: Pick<DeckFault, 'key' | 'args'>): string {
  const word = (key: string): string => (key.startsWith('=') ? key.slice(1) : texts.get(key));
  const args = Object.entries(fault.args).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'number' ? value : (Array.isArray(value) ? value : [value]).map(word).join(', '),
  ]);
  return texts.get(fault.key, Object.fromEntries(args));
}

/** The text of a deck begins with its name. */
export const deckTitle = (text: string): string => text.split('\n', 1)[0]?.trim() ?? '';

/** The value of a table option in words: a choice, a number, or a deck by its name. */
export function optionValue(texts: Texts, option: OptionInfo, value: string): string {
  if (option.choices.includes(value)) return texts.get(`table-${option.name}-${value}`);
  return option.kind === 'deck' ? deckTitle(value) : value;
}

/** The option by which a seat brings a deck along. */
export function deckOption(options: OptionInfo[], seat: number): OptionInfo | undefined {
  return options.find((o) => o.kind === 'deck' && o.seat === seat);
}
