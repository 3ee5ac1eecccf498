/* The requests of docs/protocol.md. Every refusal becomes a Refused with the server's one sentence. */
import type {
  ChangeDeck,
  Claimed,
  DeckCheck,
  DeckInfo,
  Decks,
  GameInfo,
  HallTexts,
  HostAct,
  Invite,
  Lobby,
  LogLine,
  Me,
  NewTable,
  ReplayAt,
  ReplayInfo,
  ReplayStory,
  RuleInfo,
  SeatAct,
  SeatWish,
  TableInfo,
} from './wire';

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule = '',
    readonly key = '',
  ) {
    super(message);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(0, '');
  }
  if (!answer.ok) {
    const problem: unknown = await answer.json().catch(() => null);
    const p = (typeof problem === 'object' && problem !== null ? problem : {}) as {
      error?: string;
      rule?: string;
      key?: string;
    };
    throw new Refused(answer.status, p.error ?? '', p.rule ?? '', p.key ?? '');
  }
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

const id = encodeURIComponent;

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  setName: (name: string) => json<Me>('POST', '/api/me', { name }),
  games: () => json<GameInfo[]>('GET', '/api/games'),
  hall: (lang: string) => json<HallTexts>('GET', `/api/hall/${id(lang)}`),
  texts: async (game: string, lang: string) => (await call('GET', `/api/texts/${id(game)}/${id(lang)}`)).text(),
  rules: (game: string) => json<RuleInfo[]>('GET', `/api/rules/${id(game)}`),
  lobby: () => json<Lobby>('GET', '/api/lobby'),
  newTable: (wish: NewTable) => json<TableInfo>('POST', '/api/tables', wish),
  learn: (game: string, name: string) => json<TableInfo>('POST', '/api/tutorials', { game, name }),
  table: (table: string) => json<TableInfo>('GET', `/api/tables/${id(table)}`),
  invites: (table: string) => json<Invite[]>('GET', `/api/tables/${id(table)}/invites`),
  join: (table: string, seat: number | null, name: string, part = '') =>
    json<TableInfo>('POST', `/api/tables/${id(table)}/join`, { seat, name, part }),
  claim: (token: string, name: string) => json<Claimed>('POST', '/api/claim', { token, name }),
  host: (table: string, act: HostAct) => json<TableInfo>('POST', `/api/tables/${id(table)}/host`, act),
  seat: (table: string, act: SeatAct) => json<TableInfo>('POST', `/api/tables/${id(table)}/seat`, act),
  setOption: (table: string, name: string, value: string) =>
    json<TableInfo>('POST', `/api/tables/${id(table)}/option`, { name, value }),
  decks: (game: string) => json<Decks>('GET', `/api/games/${id(game)}/decks`),
  keepDeck: (game: string, text: string, name: string) =>
    json<DeckInfo>('POST', `/api/games/${id(game)}/decks`, { text, name }),
  checkDeck: (game: string, text: string, name: string) =>
    json<DeckCheck>('POST', `/api/games/${id(game)}/decks/check`, { text, name }),
  deck: (deck: string) => json<DeckInfo>('GET', `/api/decks/${id(deck)}`),
  changeDeck: (deck: string, change: ChangeDeck) => json<DeckInfo>('POST', `/api/decks/${id(deck)}`, change),
  removeDeck: (deck: string) => json<{ id: string }>('DELETE', `/api/decks/${id(deck)}`),
  rematch: (table: string, part: string) => json<TableInfo>('POST', `/api/tables/${id(table)}/rematch`, { part }),
  match: async (table: string) => (await call('GET', `/api/tables/${id(table)}/match`)).text(),
  openMatch: (text: string) => json<ReplayInfo>('POST', '/api/replays', text),
  replay: (replay: string) => json<ReplayInfo>('GET', `/api/replays/${id(replay)}`),
  replayAt: (replay: string, n: number, seat: number) =>
    json<ReplayAt>('GET', `/api/replays/${id(replay)}/${n}?seat=${seat}`),
  replayLog: (replay: string, seat: number) => json<LogLine[]>('GET', `/api/replays/${id(replay)}/log?seat=${seat}`),
  story: (replay: string) => json<ReplayStory>('GET', `/api/replays/${id(replay)}/story`),
  /** the position after n choices as a scenario file, which runs as a test; of a running game as the seat knows it */
  scenario: async (replay: string, n: number, seat: number) =>
    (await call('GET', `/api/replays/${id(replay)}/${n}/scenario?seat=${seat}`)).text(),
  playOn: (replay: string, n: number, seats: SeatWish[]) =>
    json<TableInfo>('POST', `/api/replays/${id(replay)}/${n}/continue`, { seats, listed: false, start: true }),
};

export function socketUrl(table: string, since: number, seat: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return `${scheme}://${location.host}/api/tables/${id(table)}/socket?since=${since}${eyes}`;
}
