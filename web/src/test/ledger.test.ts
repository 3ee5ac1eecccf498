import { expect, test } from 'vitest';
import { manifestOf } from '../games/registry';
import { pace as cards } from '../games/cardgame/pace';
import { pace as catan } from '../games/catan/pace';
import { bits, headed, kept, ledger, several } from '../lib/ledger';
import type { Row } from '../lib/ledger';
import type { GameInfo, LogLine } from '../lib/wire';

type Fields = [string, string][];
const SEAT: Fields = [['seat', 'seat']];
const GOODS: Fields = [...SEAT, ['resource', 'resource'], ['count', 'number']];
const CARD: Fields = [['card', 'card']];
function game(events: [string, Fields][]): GameInfo {
  return { id: 'any', events, values: {}, unknown: {} } as unknown as GameInfo;
}
/** Lines in which events go by their names. */
function log(info: GameInfo, lines: [number, number, [string, ...number[]][]][]): LogLine[] {
  const number = (name: string): number => info.events.findIndex(([kind]) => kind === name);
  return lines.map(([n, seat, events]) => [n, seat, events.map(([name, ...fields]) => [number(name), -1, ...fields])]);
}
const shape = (rows: Row[]): string[] =>
  rows.map((row) => [`${row.n}:${row.main.kind}`, ...row.rest.map((one) => one.kind)].join(' '));

const island = game([
  ['turn', [...SEAT, ['turn', 'number']]],
  ['dice', [...SEAT, ['first', 'number'], ['second', 'number']]],
  ['gain', GOODS],
  ['pay', GOODS],
  ['guard', SEAT],
  ['bought', SEAT],
  ['offered', SEAT],
  ['offer_item', [...SEAT, ['side', 'side'], ['resource', 'resource'], ['count', 'number']]],
  ['answered', [...SEAT, ['answer', 'answer']]],
  ['shortage', [['resource', 'resource']]],
]);
const island_log = log(island, [
  [1, 0, [['turn', 0, 1]]],
  [2, 0, [['dice', 0, 3, 2], ['gain', 1, 1, 1], ['gain', 2, 1, 1], ['gain', 2, 2, 2], ['shortage', 4]]],
  [3, 0, [['pay', 0, 3, 1], ['pay', 0, 1, 1], ['guard', 0]]],
  [4, 0, [['pay', 0, 2, 1]]],
  [5, 0, [['bought', 0]]],
  [6, 0, [['offered', 0], ['offer_item', 0, 0, 1, 1], ['offer_item', 0, 1, 0, 2]]],
  [7, 1, [['answered', 1, 2]]],
  [8, 2, [['answered', 2, 1]]],
  [9, 1, [['pay', 1, 0, 1]]],
]); // prettier-ignore

test('a payment is told by what it bought, a production by its roll, answers by their offer', () => {
  const rows = ledger(island, catan, island_log);
  expect(shape(rows)).toEqual([
    '1:turn',
    '2:dice gain gain gain',
    '2:shortage',
    '3:guard pay pay',
    '5:bought pay',
    '8:offered offer_item offer_item answered answered',
    '9:pay',
  ]);
  expect(rows[4]).toMatchObject({ n: 5, from: 4 });
});

test('beside the sentence stand icons with their numbers, and whose they are where that changes', () => {
  const rows = ledger(island, catan, island_log);
  expect(bits(island, catan, rows[1]!, false).map((b) => [b.seat, b.icon, b.count])).toEqual([
    [1, 'brick', 1],
    [2, 'brick', 1],
    [-1, 'ore', 2],
  ]);
  expect(bits(island, catan, rows[3]!, false).map((b) => [b.seat, b.icon])).toEqual([
    [-1, 'lumber'],
    [-1, 'brick'],
  ]);
  expect(bits(island, catan, rows[5]!, false).map((b) => [b.seat, b.icon, b.turn])).toEqual([
    [-1, 'brick', false],
    [-1, 'grain', true],
    [1, 'close', false],
    [2, 'check', false],
  ]);
});

const realm = game([
  ['phase', [['phase', 'phase']]],
  ['challenge', [...SEAT, ['challenge', 'challenge'], ['victim', 'seat']]],
  ['attacks', CARD],
  ['knelt', CARD],
  ['bypasses', [...CARD, ['victim', 'card']]],
  ['defends', CARD],
  ['won', [...SEAT, ['total', 'number'], ['other', 'number']]],
  ['power', [...CARD, ['count', 'number']]],
  ['stood', CARD],
  ['passed', SEAT],
]);
const realm_log = log(realm, [
  [1, 0, [['challenge', 0, 1, 1], ['attacks', 7], ['attacks', 8], ['knelt', 7], ['knelt', 8]]],
  [2, 0, [['bypasses', 7, 9]]],
  [3, 1, [['defends', 5], ['defends', 6], ['knelt', 5]]],
  [4, 1, [['won', 0, 9, 4], ['power', 20, 1]]],
  [5, 0, [['passed', 0]]],
  [6, 1, [['passed', 1], ['phase', 6], ['stood', 7], ['stood', 8], ['stood', 5]]],
]); // prettier-ignore

test('a challenge is told with those who take part, cards that stand up in one row', () => {
  const rows = ledger(realm, cards, realm_log);
  expect(shape(rows)).toEqual([
    '2:challenge attacks attacks knelt knelt bypasses',
    '3:defends defends knelt',
    '4:won power',
    '6:passed passed',
    '6:phase',
    '6:stood stood stood',
  ]);
  expect(several(realm, cards, rows[5]!)).toEqual({ type: 'card', values: [7, 8, 5] });
  expect(several(realm, cards, rows[2]!)).toBe(null);
  // Who kneels has been named: only the sign is drawn. What the sentence about several names is not drawn again.
  expect(bits(realm, cards, rows[0]!, false).map((b) => [b.icon, b.type, b.value])).toEqual([
    ['broadsword', 'card', 7],
    ['broadsword', 'card', 8],
    ['kneel', '', 7],
    ['kneel', '', 8],
    ['stealth', 'card', 9],
  ]);
  expect(bits(realm, cards, rows[1]!, true).map((b) => [b.icon, b.type])).toEqual([['kneel', '']]);
});

test('no event is lost or told twice, whatever comes', () => {
  let seed = 7;
  const next = (n: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  for (const [info, pace] of [
    [island, catan],
    [realm, cards],
  ] as const)
    for (let round = 0; round < 60; round++) {
      const lines: LogLine[] = Array.from({ length: 12 }, (_, n) => [
        n,
        next(3),
        Array.from({ length: next(6) }, () => [next(info.events.length), -1, next(3), next(3), next(3)]),
      ]);
      const rows = ledger(info, pace, lines);
      const out = rows.flatMap((row) => [row.main, ...row.rest]).map((one) => `${one.n}.${one.i}`);
      const all = lines.flatMap(([n, , events]) => events.map((_, i) => `${n}.${i}`));
      expect([...out].sort()).toEqual([...all].sort());
      expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
      for (const row of rows) {
        const said = several(info, pace, row) !== null;
        const same = row.rest.filter((one) => one.kind === row.main.kind).length;
        expect(bits(info, pace, row, said).length).toBe(row.rest.length - (said ? same : 0));
      }
      expect(rows.filter(kept(info, pace, 'all', 0, []))).toEqual(rows);
    }
});

test('the filters: by weight, by whom it names or who chose it; headings with nothing below them go', () => {
  const rows = ledger(island, catan, island_log);
  const only = (filter: 'main' | 'mine', seat: number): string[] =>
    shape(headed(rows.filter(kept(island, catan, filter, seat, ['turn'])), ['turn'])).map((x) => x.split(' ')[0]!);
  expect(only('main', 0)).toEqual(['1:turn', '2:dice', '3:guard', '5:bought']);
  expect(only('mine', 2)).toEqual(['1:turn', '2:dice', '8:offered']);
  const empty = ledger(realm, cards, log(realm, [[1, 0, [['phase', 1], ['phase', 2], ['passed', 0]]]])); // prettier-ignore
  expect(shape(headed(empty, ['phase']))).toEqual(['1:phase', '1:passed']);
});

test('what the games declare never leads in a circle', () => {
  for (const game of ['catan', 'sojusze', 'iron_throne', 'lcg', 'hbo']) {
    const beside = manifestOf(game).pace?.beside ?? {};
    expect(beside).not.toEqual({});
    for (const from of Object.keys(beside)) {
      let reached = new Set([from]);
      for (let step = 0; step < 8; step++) {
        reached = new Set([...reached].flatMap((kind) => (beside[kind]?.with ?? []).filter((x) => x !== kind)));
        expect(reached.has(from), `${from} belongs to itself by way of others`).toBe(false);
      }
    }
  }
});
