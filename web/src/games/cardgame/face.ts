/* What one card game tells the common table of itself. `Rules` is data and small functions, `Face` has its own components
too: where the games differ, the table asks these and never which game it is. */
import type { Component } from 'svelte';
import type { Texts } from '../../lib/texts';
import type { GameInfo } from '../../lib/wire';
import type { GameProps } from '../types';
import type { ChallengeView, Pair, Picked, Places, SeatView } from './model';

/** What is printed on a card. */
export interface CardFacts {
  type: string;
  /** the faction or House as the game names it */
  faction: string;
  unique?: boolean;
  cost?: number | string;
  strength?: number;
  icons?: string[];
  traits?: string[];
  keywords?: string[];
  plot?: Partial<Record<string, number | string>>;
  /** gold it brings every round */
  bonus?: number;
  /** printed, partly or reconstructed; nothing said: printed */
  grade?: string;
}

export interface Keyword {
  key: string;
  icon: string;
  /** the rule that speaks of it */
  rule: string;
  bit: number;
  /** has a glyph on the card */
  drawn: boolean;
}

/** A value of a plot, in the order they are drawn. */
export interface PlotValue {
  icon: string;
  /** its name: `term-<key>`, and in what is printed */
  key: string;
  /** where it stands among the values of a seat as they are now; -1: only as printed */
  at: number;
  /** the phase that uses it */
  phase: number;
}

export interface Rules {
  facts: (info: GameInfo, d: number) => CardFacts;
  /** the glyph that stands for a card */
  glyph: (slug: string, facts: CardFacts) => string;
  /** as the page's house colours know it */
  house: (facts: CardFacts) => string;
  houseOfSeat: (s: SeatView | undefined) => string;
  keywords: readonly Keyword[];
  /** flags of cards besides the common ones: the bit and the text that says it */
  flags: readonly (readonly [bit: number, key: string])[];
  /** flags with which a character is none for now */
  unmanned: number;
  /** the verbs whose cards make up a move of several parts */
  picks: readonly number[];
  plot: readonly PlotValue[];
  /** the gold of the set-up */
  setup: { gold: number };
  /** cards in hand: the words for it, and how many may be kept; null: no limit */
  hand: { label: string; most: (s: SeatView) => number | null };
  /** the words for the power beside the characters */
  banner: string;
  /** cards that lie beside the faction card or banner */
  beside: (s: SeatView) => Pair[];
  /** ... and what is to be told of them in words */
  besideWords: (info: GameInfo, texts: Texts, s: SeatView) => string[];
  /** what stands in the line below the name besides the type */
  typeWords: (texts: Texts, f: CardFacts) => string[];
  /** the verb by which a card of the hand would be played, to ask why it cannot be */
  verb: (decision: string | null, f: CardFacts) => number;
  /** rules that speak of what is printed on the card */
  cites: (f: CardFacts) => string[];
  /** how ids of rulings begin, which may name a card */
  rulings: string;
  /** to be said of a challenge besides */
  challengeNotes: (texts: Texts, names: string[], now: ChallengeView) => string[];
  /** who adds to a total when it is no card */
  adder: string;
  /** what is to be told above cards laid out for this decision */
  trayNote: (g: CardProps, picked: Picked) => string;
  /** what is to be told of a seat that has no plot yet, besides how many are left */
  noPlot: (texts: Texts, s: SeatView) => string;
}

export interface Face extends Rules {
  /** beside the faction card */
  Beside?: Component<{ g: CardProps; places: Places; p: number; small: boolean }>;
  /** opponents side by side, where there are several */
  Opponents?: Component<{
    g: CardProps;
    table: import('./model').Table;
    places: Places;
    others: number[];
    opened: number;
    onopen: (p: number) => void;
  }>;
  /** something that is chosen and looked at in a picture of its own */
  ring?: { View: Component<{ g: CardProps; places: Places }>; icon: string; label: string; decision: string };
}

export interface CardProps extends GameProps {
  face: Face;
}
