import { expect, test } from 'vitest';
import { turnAtDevice } from '../lib/device';

const two = { own: [0, 2], asked: [], holder: null, wanted: null };
const ask = (seat: number, id = 1) => ({ seat, id });

test('one person alone never passes the device', () => {
  expect(turnAtDevice({ ...two, own: [1], asked: [ask(1)] })).toBeNull();
});

test('the device goes to whoever is asked, first of all to the one who has waited longest', () => {
  expect(turnAtDevice({ ...two, asked: [ask(2)] })).toBe(2);
  expect(turnAtDevice({ ...two, holder: 0, asked: [ask(2)] })).toBe(2);
  expect(turnAtDevice({ ...two, own: [0, 2, 3], holder: 0, asked: [ask(2, 9), ask(3, 7)] })).toBe(3);
  expect(turnAtDevice({ ...two, asked: [ask(2), ask(0)] })).toBe(0);
});

test('who has it keeps it while they are asked, too, and while only others are', () => {
  expect(turnAtDevice({ ...two, holder: 2, asked: [ask(0), ask(2)] })).toBe(2);
  expect(turnAtDevice({ ...two, holder: 2, asked: [ask(1)] })).toBe(2);
  expect(turnAtDevice({ ...two, holder: 2 })).toBe(2);
});

test('somebody may ask for it, but only somebody who sits at it', () => {
  expect(turnAtDevice({ ...two, holder: 2, asked: [ask(2)], wanted: 0 })).toBe(0);
  expect(turnAtDevice({ ...two, holder: 2, asked: [ask(2)], wanted: 1 })).toBe(2);
});
