/* The contract between the page and a game's own pictures (docs/adding-a-game.md, "The board in the page").
A game never decides what is legal: it shows `targets`. */
import type { Component } from 'svelte';
import type { GameId, GameInfo, LogLine, View } from '../lib/wire';
import type { DeckShelf } from '../lib/decks.svelte';
import type { Texts } from '../lib/texts';

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
  /** yellow | blue | red | black | teal | violet, or a house: stark, lannister, ... (styles/app.css) */
  colour: string;
  /** the seat's mark: dot, wave, chevron, cross, or an icon of the sprite; '' for the mark of its colour */
  mark: string;
  /** what everybody may count; `minor` ones make room on a phone */
  counts: (Sign & { n: number; minor?: boolean })[];
  /** what the seat holds before the others: Longest Road, first player */
  tags: Sign[];
  /** one line below: a hero, a house */
  sub?: Sign;
}

/** What the page must know of a game before its pictures are loaded: `web/src/games/<game>/manifest.ts`. */
export interface GameManifest<G extends GameId = GameId> {
  /** icon of the sprite and background, for small pictures in lists */
  icon: string;
  colour: string;
  /** verbs that pass or end besides end, pass and done, the preferred first: Space takes them */
  passing?: string[];
  /** types of values that are shown as things to click on the board or in the hand */
  places?: string[];
  /** table options that a list of tables tells even when they are as usual */
  told?: string[];
  /** the button that opens the game's panel on a phone, and the decisions at which it opens by itself */
  panel?: Sign & { opens?: string[] };
  /** the board shows the players itself: no column of seats beside it */
  seated?: boolean;
  /** events that are headings of the log, besides `turn` */
  headings?: string[];
  /** events that do not count as something happening while windows are passed, besides passes and headings */
  quiet?: string[];
  /** windows in which people are always asked, unless they set it otherwise */
  stops?: string[];
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

export interface GameUi<G extends GameId = GameId> {
  Board: Component<GameProps<G>>;
  Hand?: Component<GameProps<G>>;
  /** docked in the rail: trade */
  Panel?: Component<GameProps<G>>;
  /** lobby picture */
  Picture: Component<Record<string, never>>;
  /** builds decks, in a game that has them */
  Builder?: Component<BuilderProps<G>>;
  seat(view: View<G>, p: number): SeatSummary;
  /** where in the game we are, for the top bar; without it, the number of the turn */
  when?(view: View<G>, texts: Texts, names: string[]): string;
  /** plain lines for the text mode */
  describe?(info: GameInfo<G>, view: View<G>, texts: Texts, names: string[]): string[];
}
