/* Sentences of the program and of a game: the same logic as src/greathall/texts/sentences.py.

A sentence about a field `kind` may use `$kind` (the value's name), `$kind-id` (to select on: the value's key without its
type) and `$kind-<form>` for each form (attribute) of the name. The form `number` is there for every name: `one`, unless
the name says `many`. Numbers come as numbers, so that plurals can be selected. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentValue } from '@fluent/bundle';
import { manifestOf } from '../games/registry';
import { markCard } from './marks';
import type { Choice, GameInfo } from './wire';

export type Lang = 'en' | 'pl';
export type Arguments = Record<string, string | number>;

/** How a place of the board is called by what lies about it; undefined where its own name serves. */
export type Calling = (texts: Texts, type: string, value: number) => string | undefined;

interface Name {
  id: string;
  text: string;
  forms: Record<string, string>;
}

/** The same text with a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What is shared by all games is read once. */
const read = new Map<string, FluentResource>();
function parsed(source: string): FluentResource {
  let resource = read.get(source);
  if (resource === undefined) {
    resource = new FluentResource(source);
    read.set(source, resource);
  }
  return resource;
}

export class Texts {
  readonly lang: Lang;
  readonly info: GameInfo | null;
  readonly missing = new Set<string>();
  private bundle: FluentBundle;
  private named = new Map<string, Name>();
  private naming: ReturnType<typeof manifestOf>['naming'];
  private calling: Calling | null = null;
  private cards: string[];

  /** `ask`: these are not all texts of the game, and whoever misses one asks for the others, which then take their place. */
  constructor(
    lang: Lang,
    sources: string[],
    info: GameInfo | null = null,
    private readonly ask: ((game: string) => void) | null = null,
  ) {
    this.lang = lang;
    this.info = info;
    this.naming = info === null ? undefined : manifestOf(info.id).naming;
    this.cards = info === null ? [] : (manifestOf(info.id).cards ?? []);
    this.bundle = new FluentBundle([lang], { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(parsed(source), { allowOverrides: true });
    }
  }

  /** The same texts for people who look at a board: places go by what lies about them, not by coordinates. */
  placed(calling: Calling): Texts {
    const out = Object.create(this) as Texts;
    out.calling = calling;
    return out;
  }

  get whole(): boolean {
    return this.ask === null;
  }

  has(key: string): boolean {
    const there = this.bundle.hasMessage(key);
    if (!there) this.miss();
    return there;
  }

  private miss(): void {
    const { ask, info } = this;
    if (ask !== null && info !== null) queueMicrotask(() => ask(info.id));
  }

  /** The text of a key, with its variables filled in; the key itself when there is none. */
  get(key: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(key);
    if (message === undefined || message.value === null) {
      this.missing.add(key);
      this.miss();
      return this.whole ? key : '';
    }
    return this.resolve(message.value, args);
  }

  /** Several names in a row: 'Anna, Bob and Celia'. */
  join(items: string[]): string {
    if (items.length < 2) return items.join('');
    let first = items[items.length - 2] ?? '';
    for (let i = items.length - 3; i >= 0; i--) {
      first = this.get('list-comma', { first: items[i] ?? '', rest: first });
    }
    return this.get('list-and', { first, last: items[items.length - 1] ?? '' });
  }

  // ---------------------------------------------------------------- what a game says
  /** What a player chooses by an option, in a decision (its name) or anywhere. */
  option(choice: Choice, decision: string | null, names: string[]): string {
    const [, verb, values] = choice;
    let key = `option-${verb}`;
    if (decision !== null && this.has(`${key}-in-${decision}`)) key = `${key}-in-${decision}`;
    return this.get(key, this.arguments(this.info?.verbs[verb] ?? [], values, names));
  }

  /** What has happened, one line of the log. Masked fields (-1) are not told. `mark`: names of cards are marked (lib/marks.ts). */
  event(event: number[], names: string[], mark = false): string {
    const [kind, , ...values] = event; // kind, who may know, then the fields
    const known = this.info?.events[kind ?? -1];
    if (known === undefined) return '';
    return this.get(`event-${known[0]}`, this.arguments(known[1], values, names, mark));
  }

  decision(name: string): string {
    return this.get(`decision-${name}`);
  }

  /** The name of a value of an option or event, as it stands inside a sentence. */
  value(type: string, value: number, names: string[] = []): string {
    return type === 'number' ? String(value) : this.name(type, value, names).text;
  }

  /** The sentence that tells a player why a rule forbids something; '' where the game has none. */
  reason(rule: string): string {
    const key = `reason-${rule.replaceAll('.', '-')}`;
    return rule !== '' && this.has(key) ? this.get(key) : '';
  }

  // ---------------------------------------------------------------- inside
  /** The variables of a sentence about these fields. */
  arguments(fields: [string, string][], values: number[], names: string[], mark = false): Arguments {
    const out: Arguments = {};
    const cards = mark ? this.cards : [];
    fields.forEach(([field, type], i) => {
      const value = values[i] ?? -1;
      if (type === 'number') {
        out[field] = value;
        return;
      }
      const name = this.name(type, value, names);
      const said = (text: string): string => (value >= 0 && cards.includes(type) ? markCard(type, value, text) : text);
      out[field] = said(name.text);
      out[`${field}-id`] = name.id;
      for (const [form, text] of Object.entries(name.forms)) out[`${field}-${form}`] = said(text);
    });
    return out;
  }

  private name(type: string, value: number, names: string[]): Name {
    const name = this.ownName(type, value, names);
    const called = this.calling?.(this, type, value);
    return called === undefined ? name : { ...name, text: called };
  }

  private ownName(type: string, value: number, names: string[]): Name {
    const own = names[value];
    if (type === 'seat' && own !== undefined) return { id: String(value + 1), text: own, forms: {} };
    const key = this.info?.values[type]?.[value] ?? this.info?.unknown[type] ?? `${type}-unknown`;
    const naming = names.length === 0 || value < 0 ? undefined : this.naming?.[type];
    const slot = naming === undefined ? `${type} ${key}` : `${type} ${key} ${names.join(' ')}`;
    let name = this.named.get(slot);
    if (name === undefined) {
      name =
        naming === undefined ? this.readName(type, key) : this.readName(type, naming.key, naming.args(value, names));
      this.named.set(slot, name);
    }
    return name;
  }

  private readName(type: string, key: string, args: Arguments = {}): Name {
    if (key.startsWith('=')) return { id: key.slice(1), text: key.slice(1), forms: { number: 'one' } };
    const id = key.startsWith(`${type}-`) ? key.slice(type.length + 1) : key;
    const message = this.bundle.getMessage(key);
    if (message === undefined) this.miss();
    const forms: Record<string, string> = { number: 'one' };
    for (const [form, pattern] of Object.entries(message?.attributes ?? {})) forms[form] = this.resolve(pattern, args);
    return { id, text: this.get(key, args), forms };
  }

  private resolve(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Arguments): string {
    // Numbers without grouping: 1234 reads the same in every language and in every implementation of Fluent.
    const native: Record<string, FluentValue> = {};
    for (const [k, v] of Object.entries(args)) {
      native[k] = typeof v === 'number' ? new FluentNumber(v, { useGrouping: false }) : v;
    }
    return this.bundle.formatPattern(pattern, native, []);
  }
}
