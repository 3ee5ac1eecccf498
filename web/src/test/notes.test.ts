import { expect, test } from 'vitest';
import { movedBack, noted, woven } from '../lib/notes';
import type { LogLine, TableNote } from '../lib/wire';

const note = (id: number, n: number): TableNote => ({ id, n, kind: 'left', seat: 1, name: 'A', earlier: '', at: 0 });
const line = (n: number): LogLine => [n, 0, [[1, -1]]];
const order = (lines: LogLine[], notes: TableNote[]): string[] =>
  woven(lines, notes).map((x) => (x.note === undefined ? `${x.line[0]}` : `note ${x.note.id}`));

test('lines about seats stand behind the choice they followed', () => {
  const lines = [line(0), line(1), line(2), line(4)];
  expect(order(lines, [note(1, 1), note(2, 1), note(3, 3), note(4, 9)])).toEqual([
    '0',
    '1',
    'note 1',
    'note 2',
    '2',
    'note 3',
    '4',
    'note 4',
  ]);
  expect(order([], [note(1, 0)])).toEqual(['note 1']);
});

test('what is older than the first line shown is left out', () => {
  expect(order([line(7), line(8)], [note(1, 3), note(2, 7)])).toEqual(['7', 'note 2', '8']);
});

test('new, moved and taken back', () => {
  let list = noted([note(1, 4)], note(2, 6));
  list = noted(list, note(1, 5));
  expect(list.map((x) => [x.id, x.n])).toEqual([
    [1, 5],
    [2, 6],
  ]);
  expect(movedBack(list, 3).map((x) => x.n)).toEqual([3, 3]);
});
