/* What travels between server and client: a mirror of src/greathall/server/wire.py (docs/protocol.md tells the story). */

export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  low: number;
  high: number;
  rule: string;
}

export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  options: OptionInfo[];
  bots: string[];
  decisions: string[];
  decision_rules: string[];
  verbs: Record<string, [field: string, type: string][]>;
  events: [name: string, fields: [field: string, type: string][]][];
  values: Record<string, string[]>;
  unknown: Record<string, string>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board: Record<string, any>;
}

export interface Clock {
  kind: 'none' | 'move' | 'reserve';
  seconds: number;
  increment: number;
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open';
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  title?: string;
  listed?: boolean;
  watching?: 'public' | 'none' | 'after';
  clock?: Clock;
  start?: boolean;
  seed?: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  present: boolean;
  yours: boolean;
  reserve: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: string;
  n: number;
  turn_of: number[];
  winners: number[];
  clock: Clock;
  watching: string;
  host: boolean;
  created: number;
  updated: number;
  next: string;
  provenance: [key: string, mark: string][];
}

export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  live: TableInfo[];
}

export interface Me {
  name: string;
}

export interface Invite {
  seat: number;
  token: string;
}

export interface Claimed {
  table: string;
  seat: number;
}

export interface HostAct {
  act: 'start' | 'bot' | 'open' | 'kick' | 'hand_over' | 'abandon';
  seat?: number | null;
  bot?: string;
}

export interface SeatAct {
  act: 'bot' | 'back' | 'leave';
  seat: number;
  bot?: string;
}

export interface Problem {
  error: string;
  key: string;
  rule: string;
}

/** An option: its code, verb and the values of the verb's fields. */
export type Choice = [code: number, verb: string, values: number[]];

export interface Question {
  seat: number;
  kind: number;
  rule: string;
  id: number;
  options: Choice[];
  needs_others?: boolean;
}

/** What choice number n brought about: who chose (-1: set-up), and the events as this seat may see them. */
export type LogLine = [n: number, seat: number, events: number[][]];

/** [number, seat or -1, name, text, time] */
export type ChatLine = [n: number, seat: number, name: string, text: string, time: number];

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface Position {
  n: number;
  seat: number;
  view: View;
  questions: Question[];
}

export interface ReplayInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  names: string[];
  n: number;
  turns: [n: number, seat: number][];
  winners: number[];
  table: string;
}

export interface ReplayAt {
  position: Position;
  log: LogLine[];
}

export interface RuleInfo {
  id: string;
  en: string;
  pl: string;
  mode: string;
  place: string;
  ruling: boolean;
}

export interface Request {
  id: number;
  what: string;
  seat: number;
  n: number;
  agreed: number[];
  waiting: number[];
  settled: string;
}

export type ToServer =
  | { type: 'choose'; seat: number; id: number; codes: number[]; ref?: number }
  | { type: 'say'; text: string }
  | { type: 'undo'; seat: number }
  | { type: 'vote'; seat: number; request: number; yes: boolean }
  | { type: 'resign'; seat: number }
  | { type: 'why'; seat: number; code: number; ref?: number }
  | { type: 'look'; seat: number };

export type ToClient =
  | {
      type: 'hello';
      table: TableInfo;
      position: Position;
      log: LogLine[];
      chat: ChatLine[];
      undo: number;
      request?: Request | null;
      deadline?: number | null;
    }
  | {
      type: 'update';
      n: number;
      log: LogLine[];
      patch: View;
      questions: Question[];
      undo: number;
      deadline: number | null;
    }
  | { type: 'rewound'; position: Position; undo: number }
  | { type: 'chat'; line: ChatLine }
  | { type: 'table'; table: TableInfo }
  | ({ type: 'request' } & Request)
  | { type: 'refused'; rule: string; message: string; ref?: number }
  | { type: 'why'; rule: string; ref?: number };
