/* What one card game tells the common table of itself. `Rules` is data and small functions, `Face` has its own components
too: where the games differ, the table asks these and never which game it is. */
import type { Component } from 'svelte';
import type { Texts } from '../../lib/texts';
import type { Picked, Places } from './model';
import type { ChallengeView, GameInfo, GameProps, Lying, Printed, SeatView } from './types';

export interface Keyword {
  key: string;
  icon: string;
  /** the rule that speaks of it */
  rule: string;
  /** has a glyph on the card */
  drawn: boolean;
}

/** A value of a plot, in the order they are drawn. */
export interface PlotValue {
  icon: string;
  /** its name: `term-<key>`, and in what is printed */
  key: string;
  /** the phase that uses it */
  phase: number;
}

export interface Rules {
  /** the glyph that stands for a card */
  glyph: (slug: string, facts: Printed) => string;
  /** as the page's house colours know it */
  house: (facts: Printed) => string;
  houseOfSeat: (s: SeatView | undefined) => string;
  keywords: readonly Keyword[];
  /** marks of cards besides the common ones, and the texts that say them */
  marks: Record<string, string>;
  /** the mark with which a character is none for now */
  unmanned: string;
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
  beside: (s: SeatView) => Lying[];
  /** ... and what is to be told of them in words */
  besideWords: (info: GameInfo, texts: Texts, s: SeatView) => string[];
  /** what stands in the line below the name besides the type */
  typeWords: (texts: Texts, f: Printed) => string[];
  /** the verb by which a card of the hand would be played, to ask why it cannot be */
  verb: (decision: string | null, f: Printed) => number;
  /** rules that speak of what is printed on the card */
  cites: (f: Printed) => string[];
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
