import { expect, test } from 'vitest';
import { check, combined, commitment, drawn, keyOf, verdictOf } from '../lib/chance';
import type { Kept, Point } from '../lib/chance';
import made from './chance.json';

const kept: Kept = { commitment: made.commitment, parts: { 0: made.parts[0] ?? '', 2: made.parts[2] ?? '' } };
const KEPT = () => kept;
const NOTHING = () => null;
const { fair, taken_back, gone_on, fast } = made.records;

const verdicts = (points: Point[]): Record<string, string> =>
  Object.fromEntries(points.map((p) => [p.what, p.verdict]));
const ALL_TRUE = { secret: 'true', seen: 'true', part: 'true', made: 'true', numbers: 'true' };

interface Line {
  drew?: number[];
  at?: number;
  chance?: {
    server: string;
    parts: string[];
    commitment: string;
    redealt?: number;
    spans: [number, string, string, number][];
  };
}

/** The record with its lines changed. */
function changed(text: string, change: (lines: Line[]) => void): string {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  change(lines);
  return lines.map((line) => JSON.stringify(line) + '\n').join('');
}
const chanceIn = (lines: Line[]) => lines[0]?.chance ?? expect.fail('no chance');

test('secrets, keys and numbers are those of the kernel', () => {
  expect(commitment(made.secret)).toBe(made.commitment);
  expect(combined(made.secret, made.parts)).toBe(made.combined);
  for (const [n, epoch, key] of made.keys) expect(keyOf(made.secret, Number(n), Number(epoch))).toBe(key);
  for (const [key, k, below, value] of made.numbers) expect(drawn(String(key), Number(k), Number(below))).toBe(value);
});

test('true records are found true', () => {
  expect(verdicts(check(fair, KEPT))).toEqual(ALL_TRUE);
  expect(verdicts(check(taken_back, KEPT))).toEqual({ ...ALL_TRUE, anew: 'unknown' });
  expect(verdicts(check(gone_on, KEPT))).toEqual({ ...ALL_TRUE, record: 'unknown' });
  for (const text of [fair, taken_back, gone_on]) expect(verdictOf(check(text, KEPT))).toBe('true');
  const count = check(fair, KEPT).find((p) => p.what === 'numbers')?.args['count'];
  expect(count).toBeGreaterThan(50);
});

test('who did not play can check the numbers, but compares the commitment by hand', () => {
  const points = check(fair, NOTHING);
  expect(verdicts(points)).toEqual({ ...ALL_TRUE, seen: 'unknown', part: 'unknown' });
  expect(verdictOf(points)).toBe('true');
  expect(points.find((p) => p.what === 'seen')?.args['commitment']).toBe(made.commitment);
});

test('of a game of the fast kind nothing can be told, of a broken file neither', () => {
  expect(verdicts(check(fast, NOTHING))).toEqual({ kind: 'unknown' });
  expect(verdictOf(check(fast, KEPT))).toBe('unknown');
  expect(verdicts(check('{"greathall": 1', NOTHING))).toEqual({ kind: 'false' });
  expect(verdicts(check('', NOTHING))).toEqual({ kind: 'unknown' });
});

test('every number that is another one is found', () => {
  const places = fair.split('\n').flatMap((line, i) => {
    const drew = line === '' ? undefined : (JSON.parse(line) as Line).drew;
    return (drew ?? []).flatMap((_, k) => (k % 2 === 1 ? [[i, k] as const] : []));
  });
  expect(places.length).toBeGreaterThan(50);
  for (const [i, k] of places) {
    let at = -1;
    const text = changed(fair, (lines) => {
      const { drew = [], at: n = -1 } = lines[i] ?? {};
      drew[k] = ((drew[k] ?? 0) + 1) % Math.max(2, drew[k - 1] ?? 0);
      at = n;
    });
    const points = check(text, KEPT);
    expect(points.at(-1)).toEqual({ what: 'numbers', verdict: 'false', args: { n: at } });
    expect(verdictOf(points)).toBe('false');
  }
});

test.each<[string, (lines: Line[]) => void, string]>([
  ['another secret of the server', (l) => (chanceIn(l).server = 'better dice'), 'secret'],
  [
    'another secret, and another commitment to go with it',
    (l) => {
      chanceIn(l).server = 'better dice';
      chanceIn(l).commitment = commitment('better dice');
    },
    'seen',
  ],
  ['my part left out', (l) => (chanceIn(l).parts[2] = ''), 'part'],
  ['another part of somebody else', (l) => (chanceIn(l).parts[1] = 'dd'.repeat(16)), 'made'],
  ['numbers from a chosen secret', (l) => ((chanceIn(l).spans[0] as unknown[])[2] = 'chosen'), 'made'],
  ['everything said to be a record', (l) => (chanceIn(l).redealt = 1000), 'made'],
  ['an epoch that was chosen', (l) => ((chanceIn(l).spans[0] as unknown[])[3] = 7), 'made'],
  ['numbers of another choice', (l) => ((l.find((x) => x.at === 0) ?? {}).at = 1), 'numbers'],
  ['numbers told twice', (l) => l.splice(2, 0, l[1] ?? {}), 'numbers'],
  ['a generator of the fast kind', (l) => ((chanceIn(l).spans[0] as unknown[])[1] = 'fast'), 'numbers'],
])('refused: %s', (_, change, what) => {
  const points = check(changed(fair, change), KEPT);
  expect(verdicts(points)[what]).toBe('false');
  expect(verdictOf(points)).toBe('false');
});
