/* What travels between server and client. The shapes come from the server (src/greathall/server/wire.py -> OpenAPI ->
openapi.ts, made by tools/generate_web.py); here they get names, and tuples where OpenAPI has none. */
import type { components } from './openapi';

type S = components['schemas'];
type With<T, U> = Omit<T, keyof U> & U;

// ---------------------------------------------------------------- games
export type OptionInfo = S['OptionInfo'];
export type Fields = [field: string, type: string][];
/** The games that tell the shapes of what they show (a game's shown.py); without one: whatever they have in common. */
export type GameId = keyof S['Views'];
export type GameInfo<G extends GameId = GameId> = With<
  S['GameInfo'],
  { verbs: Record<string, Fields>; events: [name: string, fields: Fields][]; board: S['Boards'][G] }
>;
export type HallTexts = S['HallTexts'];
export type RuleInfo = S['RuleInfo'];

// ---------------------------------------------------------------- tables
export type Clock = { kind: 'none' | 'move' | 'reserve'; seconds: number; increment: number };
export type SeatWish = With<S['SeatWish'], { kind: 'me' | 'bot' | 'open' }>;
export type NewTable = With<
  S['NewTable'],
  { seats: SeatWish[]; watching?: 'public' | 'none' | 'after'; clock?: Clock }
>;
export type SeatInfo = S['SeatInfo'];
export type TableInfo = With<S['TableInfo'], { clock: Clock; provenance: [key: string, mark: string][] }>;
export type Lobby = { mine: TableInfo[]; open: TableInfo[]; live: TableInfo[] };
export type Me = S['Me'];
export type Invite = S['Invite'];
export type Claimed = S['Claimed'];
export type HostAct = With<
  S['HostAct'],
  { act: 'start' | 'bot' | 'open' | 'kick' | 'hand_over' | 'abandon' | 'withdraw' }
>;
export type SeatAct = With<S['SeatAct'], { act: 'bot' | 'back' | 'leave' | 'part' | 'decline' }>;
export type Problem = S['Problem'];

// ---------------------------------------------------------------- decks
export type DeckFault = S['DeckFault'];
export type DeckPoint = S['DeckPoint'];
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Contents = { contents: Record<string, any> };
export type DeckCheck = With<S['DeckCheck'], Contents>;
export type DeckInfo = With<S['DeckInfo'], Contents & { about?: Record<string, unknown> }>;
export type Decks = { mine: DeckInfo[]; ready: DeckInfo[]; room: number };
export type ChangeDeck = S['ChangeDeck'];

// ---------------------------------------------------------------- positions
/** An option: its code, verb and the values of the verb's fields. */
export type Choice = [code: number, verb: string, values: number[]];
export type Question = With<S['Question'], { options: Choice[]; without_effect?: number[] }>;
/** What choice number n brought about: who chose (-1: set-up), and the events as this seat may see them:
[kind, who may know, fields...]. */
export type LogLine = [n: number, seat: number, events: number[][]];
/** [number, seat or -1, name, text, time] */
export type ChatLine = [n: number, seat: number, name: string, text: string, time: number];
/** What a seat sees; its parts: `Shapes['GAME.SeatShape']`. */
export type View<G extends GameId = GameId> = S['Views'][G];
export type Shapes = S;
/** What turns one view into the next: lib/patch.ts. */
export type Patch = Record<string, unknown>;
/** A position on the way of an update. */
export type Step = [n: number, patch: Patch];
export type Position = With<S['Position'], { view: View; questions: Question[] }>;
/** What a seat says about a promise. */
export type PromiseMark = [seat: number, kept: boolean];
export type PromiseNote = With<S['PromiseNote'], { marks: PromiseMark[] }>;
/** A line of the public log about who sits at the table. */
export type TableNote = S['TableNote'];
export type ReplayInfo = With<S['ReplayInfo'], { turns: [n: number, seat: number][]; promises: PromiseNote[] }>;
export type ScorePart = S['ScorePart'];
export type StoryBar = S['StoryBar'];
export type StoryTurn = S['StoryTurn'];
/** A game that is over, told from its end. */
export type ReplayStory = With<S['ReplayStory'], { curve: [n: number, scores: number[]][] }>;
export type ReplayAt = { position: Position; log: LogLine[] };

// ---------------------------------------------------------------- the socket
export type Request = With<Omit<S['Request'], 'type'>, { settled: string; about: number }>;
export type ToServer = S['ToServer'];
export type ToClient =
  | With<
      S['Hello'],
      {
        table: TableInfo;
        position: Position;
        log: LogLine[];
        chat: ChatLine[];
        promises: PromiseNote[];
        request?: Request | null;
      }
    >
  | With<S['Update'], { log: LogLine[]; patch: Patch; questions: Question[]; steps?: Step[] }>
  | With<S['Rewound'], { position: Position }>
  | With<S['Chat'], { line: ChatLine }>
  | With<S['PromiseTold'], { promise: PromiseNote }>
  | S['NoteTold']
  | With<S['TableChanged'], { table: TableInfo }>
  | ({ type: 'request' } & Request)
  | S['Refusal']
  | S['Reason']
  | With<S['Tried'], { question: Question | null }>
  | S['Hinted']
  | S['Coached']
  | S['Pong'];

// ---------------------------------------------------------------- introductory games
/** A step the coach has spoken: the text `tutorial-<id>` of the game. */
export type SpokenStep = S['SpokenStep'];
export type Coached = S['Coached'];
