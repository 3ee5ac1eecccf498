import { expect, test } from 'vitest';
import { chapter, chapterName, chapters } from '../lib/rules';
import { Texts } from '../lib/texts';
import type { RuleInfo } from '../lib/wire';

const rule = (id: string): RuleInfo => ({ id, en: id, pl: id, mode: '', place: '', ruling: false });

test('a rule belongs to a chapter, all rulings to one', () => {
  expect(['CAT-SETT.2', 'LCG-ROUND.4.2.1', 'CAT-R-END-1', 'CAT-R-NUM-2', 'SOJ-AMB.43'].map(chapter)).toEqual([
    'CAT-SETT',
    'LCG-ROUND.4.2',
    'CAT-R',
    'CAT-R',
    'SOJ-AMB',
  ]);
  const parts = chapters(['A-B.1', 'A-C.1', 'A-B.2'].map(rule));
  expect(parts.map((p) => [p.id, p.rules.length])).toEqual([
    ['A-B', 2],
    ['A-C', 1],
  ]);
});

test('chapters have names', () => {
  const texts = new Texts('en', ['chapter-A-B-1 = The beginning\n']);
  expect(chapterName(texts, 'A-B.1')).toBe('The beginning');
  expect(chapterName(texts, 'A-C')).toBe('A-C');
});
