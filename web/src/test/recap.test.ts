import { expect, test } from 'vitest';
import { recap, since } from '../lib/recap';
import { Texts } from '../lib/texts';
import type { GameInfo, LogLine } from '../lib/wire';

const info = {
  id: 'parley',
  events: [
    ['passed', [['seat', 'seat']]],
    ['built', [['seat', 'seat']]],
    ['won', [['seat', 'seat']]],
  ],
  values: {},
  unknown: {},
} as unknown as GameInfo;
const texts = new Texts(
  'en',
  ['event-passed = { $seat } passes\nevent-built = { $seat } builds\nevent-won = { $seat } wins\n'],
  info,
);
const names = ['Anna', 'Bob', 'Celia'];
const log: LogLine[] = [
  [1, 1, [[1, -1, 1]]],
  [2, 0, [[1, -1, 0]]],
  [3, 1, [[1, -1, 1]]],
  [
    4,
    1,
    [
      [1, -1, 1],
      [2, -1, 1],
    ],
  ],
  [5, 2, [[0, -1, 2]]],
  [6, 2, [[1, -1, 2]]],
];

test('what came after the own last move, grouped by seat, each by its weightiest event', () => {
  const turns = recap(info, { icons: { won: 'crown' } }, texts, names, since(log, 0));
  expect(turns).toEqual([
    {
      seat: 1,
      deeds: [
        { n: 3, icon: 'flag', text: 'Bob builds' },
        { n: 4, icon: 'crown', text: 'Bob wins' },
      ],
    },
    { seat: 2, deeds: [{ n: 6, icon: 'flag', text: 'Celia builds' }] },
  ]);
});

test('nothing for a spectator, nor before the first own move', () => {
  expect(since(log, -1)).toEqual([]);
  expect(since(log.slice(0, 1), 0)).toEqual([]);
  expect(since(log.slice(0, 2), 0)).toEqual([]);
});
