/* The contract between the page and a game's own pictures (docs/adding-a-game.md, "The board in the page").
A game never decides what is legal: it shows `targets`. */
import type { Component } from 'svelte';
import type { GameId, GameInfo, LogLine, View } from '../lib/wire';
import type { Sound } from '../lib/sound';
import type { DeckShelf } from '../lib/decks.svelte';
import type { Moment, Scene } from '../lib/scene';
import type { Story } from '../lib/travel';
import type { Calling, Texts } from '../lib/texts';
import type { Tip } from '../lib/tips';

/** One option the server offers this seat, ready to show: its number key, its sentence, its fields by name. */
export interface Target {
  code: number;
  verb: string;
  values: number[];
  fields: Record<string, number>;
  /** '1'..'9', '0' for the tenth, or '' */
  key: string;
  label: string;
}

/** G: the game. */
export interface GameProps<G extends GameId = GameId> {
  info: GameInfo<G>;
  view: View<G>;
  /** whose eyes: -1 a spectator */
  seat: number;
  names: string[];
  texts: Texts;
  /** the table's options by name, defaults included */
  options: Record<string, string>;
  /** everything this seat may do now, also while it is narrowed (then only the narrowed verb has keys); empty when not asked */
  targets: Target[];
  /** name of the decision this seat is asked, or null */
  decision: string | null;
  /** the last lines of the log, oldest first: what to animate */
  recent: LogLine[];
  motion: boolean;
  pick: (code: number) => void;
  /** several picks taken together or not at all */
  pickMany: (codes: number[]) => void;
  /** what the person has picked so far of a move of several parts, in this order and not yet sent; `targets` and `decision`
  are then what would be asked next, and picking one of these codes again takes it out of the move */
  assembled: number[];
  /** the rule that forbids a code */
  why: (code: number) => Promise<string>;
  /** the verb the person has narrowed the choice to (e.g. by a build button), or null; Esc takes it back */
  narrowed: string | null;
  /** narrow the choice to a verb: nothing is sent, only its targets get numbers */
  narrow: (verb: string | null) => void;
  /** seats that are asked now */
  asked: number[];
  /** who sits there, in a word or two: a bot, away; '' for nothing to say */
  sitting: string[];
  /** the code the person has taken up but not yet chosen, or null; the prompt bar then names it alone */
  raised: number | null;
  /** take a target up (on a phone: the first tap on a card), or null to put it back */
  raise: (code: number | null) => void;
  /** open a rule */
  rule: (id: string) => void;
  /** true while the board still plays the end of the game: the page keeps the result back that long */
  curtain: (down: boolean) => void;
}

/** A small sign with its words: `icon` of the sprite, `label` a text key. */
export interface Sign {
  icon: string;
  label: string;
}

export interface SeatSummary {
  points: number;
  /** what is told of the points (`data-tip`) */
  tip?: string;
  /** yellow | blue | red | black | teal | violet, or a house: stark, lannister, ... (styles/app.css) */
  colour: string;
  /** the seat's mark: dot, wave, chevron, cross, or an icon of the sprite; '' for the mark of its colour */
  mark: string;
  /** what everybody may count; `minor` ones make room on a phone */
  counts: (Sign & { n: number; minor?: boolean; tip?: string })[];
  /** what the seat holds before the others: Longest Road, first player */
  tags: (Sign & { tip?: string })[];
  /** one line below: a hero, a house */
  sub?: Sign & { tip?: string };
}

/** How an event is told beside another one in the log (lib/ledger.ts). */
export interface Beside {
  /** the events it belongs to, in the same choice; its own name: it goes on with those of its kind that came just before */
  with: string[];
  /** ... also another seat's: production */
  anyone?: boolean;
  /** it comes before what it belongs to: a payment */
  early?: boolean;
  /** ... also one of the neighbouring choice, when nothing else lies between */
  apart?: boolean;
  /** the field that is drawn: by the icons of its values, else by its name */
  field?: string;
  icons?: readonly string[];
  colours?: readonly string[];
  /** an icon for all of them */
  icon?: string;
  /** the field that says how many */
  count?: string;
  /** the field that splits what is given from what is asked for */
  turn?: string;
}

/** How the page shows what others do: `web/src/games/<game>/pace.ts`; what is not there is as usual (lib/director.ts). */
export interface Pace {
  /** seconds, by the name of an event, for which it is to be seen at normal speed */
  weights?: Record<string, number>;
  /** what it sounds like */
  sounds?: Record<string, Sound>;
  /** the icon of the sprite that stands for it in the recap */
  icons?: Record<string, string>;
  /** events that the log tells beside others, by their names; `event-<name>-many` is the sentence about several of them */
  beside?: Record<string, Beside>;
  /** events that are put on the stage over the board while they are held (GameUi.scene) */
  scenes?: string[];
}

/** A piece that the glossary of the rules explains: its texts are `glossary-<id>` and `glossary-<id>-about`. */
export interface Piece {
  id: string;
  icon: string;
  rule: string;
}

/** What is asked before a game against bots begins: a house, a side. */
export interface QuickSetup {
  /** text of the game above the choices */
  label: string;
  /** `id` is remembered; `name` and `about` are texts of the game, `house` its field and `icon` its sign */
  choices: { id: string; name: string; about: string; house: string; icon: string }[];
  /** the options of the table; `draw` takes one of several by chance, for the seats of the bots */
  options: (choice: string, bots: number, draw: (from: string[]) => string) => Record<string, string>;
}

/** What the page must know of a game before its pictures are loaded: `web/src/games/<game>/manifest.ts`. */
export interface GameManifest<G extends GameId = GameId> {
  /** icon of the sprite and background, for small pictures in lists */
  icon: string;
  colour: string;
  /** minutes a game takes, about; from 1 (easy) to 3 (hard); the text `game-kind` says what kind of game it is */
  minutes?: number;
  difficulty?: 1 | 2 | 3;
  /** how many bots a quick game has unless the person says otherwise */
  bots?: number;
  /** asked before a game against bots begins */
  quick?: QuickSetup;
  /** verbs that pass or end besides end, pass and done, the preferred first: Space takes them */
  passing?: string[];
  /** types of values that are shown as things to click on the board or in the hand */
  places?: string[];
  /** table options that a list of tables tells even when they are as usual */
  told?: string[];
  /** the button that opens the game's panel on a phone, and the decisions at which it opens by itself */
  panel?: Sign & { opens?: string[] };
  /** types of values that are cards: their names are shown as such wherever they are written */
  cards?: string[];
  /** they can be looked at without a table (GameUi.nowhere) */
  apart?: boolean;
  /** the board shows the players itself: no column of seats beside it */
  seated?: boolean;
  /** events that are headings of the log, besides `turn` */
  headings?: string[];
  /** events that do not count as something happening while windows are passed, besides passes and headings */
  quiet?: string[];
  /** windows in which people are always asked, unless they set it otherwise */
  stops?: string[];
  /** how fast what others do is shown */
  pace?: Pace;
  /** options are listed and numbered by this, the smallest first, so that keys run along the hand */
  order?: (info: GameInfo<G>, verb: string, values: number[]) => number;
  /** values whose name depends on who sits where, by type: a text of the game and its arguments */
  naming?: Record<string, { key: string; args: (value: number, names: string[]) => Record<string, string> }>;
}

/** What a deck builder gets: docs/adding-a-game.md, "Decks". It keeps no rules: `decks.check` tells what is wrong. */
export interface BuilderProps<G extends GameId = GameId> {
  info: GameInfo<G>;
  texts: Texts;
  /** the texts of the other language, for finding cards by either name; null until they have come */
  other: Texts | null;
  /** '': the shelf of decks; 'new'; or the id of a deck that is kept or there */
  id: string;
  decks: DeckShelf;
  /** goes to a deck by its id, to 'new', or to the shelf ('') */
  open: (id: string) => void;
  /** the address of a kept deck, to hand on */
  link: (id: string) => string;
  /** open a rule */
  rule: (id: string) => void;
  /** a game with this deck against a bot, at once */
  play: (text: string) => void;
  /** a new table at which this deck is brought along */
  table: (text: string) => void;
}

/** How a game's end is shown: docs/adding-a-game.md, "The end". */
export interface Ending {
  /** how the seats stand on the stage */
  shape: 'tower' | 'banner';
  /** scores as columns of a table, or, where they lie on cards, as pieces of a bar */
  parts: 'columns' | 'bars';
  /** icons of the sprite by the names of parts and tallies */
  icons: Record<string, string>;
}

export interface GameUi<G extends GameId = GameId> {
  Board: Component<GameProps<G>>;
  Hand?: Component<GameProps<G>>;
  /** docked in the rail: trade */
  Panel?: Component<GameProps<G>>;
  /** builds decks, in a game that has them */
  Builder?: Component<BuilderProps<G>>;
  seat(view: View<G>, p: number): SeatSummary;
  /** how things went from one shown view to the next, besides what can be seen by the names of things on the page (lib/travel.ts) */
  story?(info: GameInfo<G>, before: View<G>, after: View<G>, recent: LogLine[]): Story;
  /** what is put on the stage when one of `Pace.scenes` is shown; null: nothing after all */
  scene?(at: Moment<GameInfo<G>, View<G>>): Scene | null;
  /** places of the board by what lies about them, for sentences: the coordinates in their names are printed nowhere. The
      names are the same as long as `key` is. */
  places?(info: GameInfo<G>, view: View<G>): { key: string; calling: Calling };
  /** where in the game we are, for the top bar; without it, the number of the turn */
  when?(view: View<G>, texts: Texts, names: string[]): string;
  /** what is to be told of a thing that carries `data-tip="<about>"`, or of a card by its type and value; null: nothing */
  tip?(g: GameProps<G>, about: string): Tip | null;
  /** draws a card of which `tip` says that it is one */
  Look?: Component<{ g: GameProps<G>; about: string }>;
  /** a view of no table: with it `Look` draws cards where nothing is played, in the book of rules */
  nowhere?: View<G>;
  /** how its end is shown; without it plain banners and columns */
  ending?: Ending;
  /** plain lines for the text mode */
  describe?(info: GameInfo<G>, view: View<G>, texts: Texts, names: string[]): string[];
}
