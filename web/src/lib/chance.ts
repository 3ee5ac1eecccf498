/* Is the chance of a game as it was promised? The same reckoning as in kernel/chance.py; docs/protocol.md describes it.

   crypto.subtle is missing on plain http, where a server at home is often played at: so the hashes come with the page. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`greathall commitment ${secret}`)));
}

function mac(key: string, words: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(words)));
}

/** The secret of a game: the server's, and what the seats' browsers added. */
export function combined(secret: string, parts: readonly string[]): string {
  return mac(secret, `greathall parts ${parts.map((part) => (part === '' ? '-' : part)).join(' ')}`);
}

/** The key of choice number n (0: set-up). */
export function keyOf(secret: string, n: number, epoch: number): string {
  return mac(secret, `choice ${n} epoch ${epoch}`);
}

/** Number k (from 0) that a key gives, among so many possibilities. */
export function drawn(key: string, k: number, possibilities: number): number {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, k);
  const made = hmac(sha256, hexToBytes(key), count);
  return Number(new DataView(made.buffer, made.byteOffset).getBigUint64(0) % BigInt(possibilities));
}

// ---------------------------------------------------------------- a record
/** What this browser has of a game: the commitment it saw, and the parts it added, by seat: after it had seen it or,
    where the game began at once, with the request that made the table. */
export interface Kept {
  commitment: string;
  parts: Record<number, string>;
  atOnce?: boolean;
}

/** What was looked at: true, false, or not to be told. The sentence is `web-fair-<what>-<verdict>`. */
export interface Point {
  what: 'kind' | 'secret' | 'seen' | 'part' | 'made' | 'anew' | 'record' | 'numbers';
  verdict: 'true' | 'false' | 'unknown';
  args: Record<string, string | number>;
}

type Span = [first: number, kind: string, secret: string, epoch: number];

interface Chance {
  kind: string;
  spans: Span[];
  commitment?: string;
  server?: string;
  parts?: string[];
  redealt?: number;
}

class Wrong extends Error {
  constructor(readonly choice: number) {
    super();
  }
}

/** How many numbers from choice `first` on are as their keys give them; the first that is not is thrown. */
function numbers(lines: unknown[], spans: Span[], first: number): number {
  let choice = 0;
  let told = -1; // the last choice whose numbers were told
  let count = 0;
  for (const line of lines) {
    if (Array.isArray(line)) choice += 1;
    if (typeof line !== 'object' || line === null || !('drew' in line)) continue;
    const { drew, at } = line as { drew: unknown; at?: unknown };
    if (!Array.isArray(drew) || drew.length % 2 !== 0 || at !== choice || told >= choice) throw new Wrong(choice);
    told = choice;
    if (choice < first) continue;
    const span = spans.findLast((s) => s[0] < choice) ?? spans[0];
    if (span === undefined || span[1] !== 'keyed') throw new Wrong(choice);
    const key = keyOf(span[2], choice, span[3]);
    for (let k = 0; k < drew.length / 2; k += 1) {
      const [possibilities, value] = [drew[2 * k], drew[2 * k + 1]] as unknown[];
      if (!Number.isSafeInteger(possibilities) || Number(possibilities) < 1) throw new Wrong(choice);
      if (drawn(key, k, Number(possibilities)) !== value) throw new Wrong(choice);
    }
    count += drew.length / 2;
  }
  return count;
}

function chanceOf(head: unknown): Chance | null {
  const chance = (head as { chance?: Partial<Chance> } | null)?.chance;
  return chance !== undefined && chance.kind === 'keyed' && Array.isArray(chance.spans) && chance.server
    ? (chance as Chance)
    : null;
}

/** What can be said about the chance of a match file. That the game follows from these numbers by its rules, and that none
    is left out, `greathall verify` checks: there are no rules here. */
export function check(text: string, keptFor: (commitment: string) => Kept | null): Point[] {
  let lines: unknown[];
  try {
    lines = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    return [{ what: 'kind', verdict: 'false', args: {} }];
  }
  const chance = chanceOf(lines[0]);
  if (chance === null) return [{ what: 'kind', verdict: 'unknown', args: {} }];
  const { server = '', parts = [], redealt = -1, spans } = chance;
  const promised = commitment(server);
  const kept = keptFor(promised);
  const verdict = (right: boolean): Point['verdict'] => (right ? 'true' : 'false');
  const points: Point[] = [
    { what: 'secret', verdict: verdict(chance.commitment === promised), args: {} },
    {
      what: 'seen',
      verdict: kept === null ? 'unknown' : verdict(kept.commitment === promised),
      args: { commitment: promised },
    },
  ];
  const mine = Object.entries(kept?.parts ?? {});
  points.push({
    what: 'part',
    verdict: mine.length === 0 ? 'unknown' : verdict(mine.every(([seat, part]) => parts[Number(seat)] === part)),
    args: {},
  });
  // Up to the position at which everything hidden was dealt anew the game is another one's record. An epoch begins where
  // choices were taken back; whoever could choose it could choose what it brings, so none may come out of turn.
  const own = spans.filter((span) => span[0] >= redealt);
  const secret = combined(server, parts);
  const inTurn = own.every((span, i) => (i === 0 ? span[3] === 0 : span[3] > (own[i - 1]?.[3] ?? 0)));
  const right = own.length > 0 && inTurn && own.every((span) => span[1] === 'keyed' && span[2] === secret);
  points.push({ what: 'made', verdict: verdict(right), args: { count: parts.filter((part) => part !== '').length } });
  const anew = own.at(-1)?.[3] ?? 0;
  if (anew > 0) points.push({ what: 'anew', verdict: 'unknown', args: { count: anew } });
  if (redealt > 0) points.push({ what: 'record', verdict: 'unknown', args: { n: redealt } });
  try {
    const count = numbers(lines, spans, redealt + 1);
    points.push({ what: 'numbers', verdict: count > 0 ? 'true' : 'unknown', args: { count } });
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    points.push({ what: 'numbers', verdict: 'false', args: { n: error.choice } });
  }
  return points;
}

/** All that was looked at, in one word. */
export function verdictOf(points: readonly Point[]): Point['verdict'] {
  if (points.some((p) => p.verdict === 'false')) return 'false';
  return points.some((p) => p.what === 'numbers' && p.verdict === 'true') ? 'true' : 'unknown';
}
