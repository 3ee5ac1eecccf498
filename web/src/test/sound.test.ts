import { expect, test } from 'vitest';
import { mayBegin, soundOf } from '../lib/sound';
import type { GameInfo, LogLine } from '../lib/wire';

const info = { events: [['dice'], ['gain'], ['breach']] } as unknown as GameInfo;
const line = (...kinds: number[]): LogLine[] => [[1, 0, kinds.map((kind) => [kind, -1])]];

test('of all that happens together one sound is heard: the weightiest', () => {
  const pace = { sounds: { dice: 'dice', breach: 'horn' } } as const;
  expect(soundOf(info, pace, line(1))).toBeNull();
  expect(soundOf(info, pace, line(0, 1))).toBe('dice');
  expect(soundOf(info, pace, line(2, 0))).toBe('horn');
  expect(soundOf(info, undefined, line(0))).toBeNull();
});

test('a sound is not cut short by a lesser one', () => {
  expect(mayBegin('card', null, 0)).toBe(true);
  expect(mayBegin('card', 'dice', 0.1)).toBe(false);
  expect(mayBegin('card', 'dice', 0.6)).toBe(true);
  expect(mayBegin('win', 'horn', 0.1)).toBe(true);
  expect(mayBegin('coin', 'coin', 0.1)).toBe(false);
});
