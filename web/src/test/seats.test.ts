import { expect, test } from 'vitest';
import { onTurn } from '../lib/seats';

test('the frame lies around those who are asked, whoever has the turn', () => {
  const framed = (asked: number[], active: number) => [0, 1, 2].filter((p) => onTurn(asked, active, p));
  expect(framed([1], 0)).toEqual([1]); // the set-up goes round while the first player has the turn
  expect(framed([1, 2], 0)).toEqual([1, 2]); // an offer that several answer
  expect(framed([], 0)).toEqual([0]);
});
