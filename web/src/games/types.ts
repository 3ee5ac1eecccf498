/* The contract between the table page and a game's own pictures. A game never decides what is legal: it shows `targets`. */
import type { Component } from 'svelte';
import type { GameInfo, LogLine, View } from '../lib/wire';
import type { Texts } from '../lib/texts';

/** One option the server offers this seat, ready to show: its number key, its sentence, its fields by name. */
export interface Target {
  code: number;
  verb: string;
  values: number[];
  fields: Record<string, number>;
  /** '1'..'9', or '' */
  key: string;
  label: string;
}

export interface GameProps {
  info: GameInfo;
  view: View;
  /** whose eyes: -1 a spectator */
  seat: number;
  names: string[];
  texts: Texts;
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
  /** the rule that forbids a code */
  why: (code: number) => Promise<string>;
  /** the verb the person has narrowed the choice to (e.g. by a build button), or null; Esc takes it back */
  narrowed: string | null;
  /** narrow the choice to a verb: nothing is sent, only its targets get numbers */
  narrow: (verb: string | null) => void;
}

export interface SeatSummary {
  points: number;
  /** css class: yellow | blue | red | black | teal | violet */
  colour: string;
  /** icon of the seat's mark (dot, wave, chevron, cross) */
  mark: string;
  counts: { icon: string; n: number; label: string /* text key */ }[];
  /** text keys */
  tags: string[];
  sub?: string;
}

export interface GameUi {
  Board: Component<GameProps>;
  Hand?: Component<GameProps>;
  /** docked in the rail: trade */
  Panel?: Component<GameProps>;
  /** lobby picture */
  Picture: Component<Record<string, never>>;
  seat(view: View, p: number): SeatSummary;
  /** plain lines for the text mode */
  describe?(view: View, texts: Texts, names: string[]): string[];
}
