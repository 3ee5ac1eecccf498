import { expect, test } from 'vitest';
import { patched } from '../lib/patch';

const view = {
  turn: 1,
  board: { node: [0, 1], tormund: null },
  seats: [{ points: 0, hero: { held: 1, new: true } }, { points: 2 }],
  north: null,
};

test('a value is replaced, an object is patched key by key', () => {
  const next = patched(view, { turn: 2, board: { tormund: 5 } });
  expect(next).toEqual({ ...view, turn: 2, board: { node: [0, 1], tormund: 5 } });
});

test('seats are patched as an object of indexes', () => {
  const next = patched(view, { seats: { '0': { points: 1, hero: { new: false } } } });
  expect(next['seats']).toEqual([{ points: 1, hero: { held: 1, new: false } }, { points: 2 }]);
});

test('lists, null and objects over null are replaced whole', () => {
  expect(patched(view, { board: { node: [3] } })['board'].node).toEqual([3]);
  expect(patched(view, { north: { wall: [] } })['north']).toEqual({ wall: [] });
  expect(patched(view, { board: null })['board']).toBeNull();
  expect(patched(view, { seats: [{ points: 9 }] })['seats']).toEqual([{ points: 9 }]);
});

test('a list of objects whose length changes is cut open', () => {
  const play = [{ n: 1 }, { n: 2 }, { n: 3 }];
  expect(patched({ play }, { play: { from: 1, out: 1, in: [] } }).play).toEqual([{ n: 1 }, { n: 3 }]);
  expect(patched({ play }, { play: { from: 3, out: 0, in: [{ n: 4 }] } }).play).toEqual([...play, { n: 4 }]);
  expect(play).toHaveLength(3);
});

test('nothing is changed in place', () => {
  const before = JSON.stringify(view);
  const next = patched(view, { board: { tormund: 1 }, seats: { '1': { points: 3 } } });
  expect(JSON.stringify(view)).toBe(before);
  expect(next['seats'][0]).toBe(view.seats[0]);
});
