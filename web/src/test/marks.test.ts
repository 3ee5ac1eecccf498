import { describe, expect, it } from 'vitest';
import { marked, pieces, unmarked } from '../lib/marks';

describe('names inside sentences', () => {
  const names = ['Anna', 'Ann', '', '5 → 6'];
  const said = (...parts: string[]): string => parts.join('');

  it('come out again with their seats, also when one name begins like another', () => {
    const [anna, ann] = marked(names);
    expect(pieces(said(ann ?? '', ' kradnie kartę → ', anna ?? ''))).toEqual([
      { text: 'Ann', seat: 1 },
      { text: ' kradnie kartę → ' },
      { text: 'Anna', seat: 0 },
    ]);
  });

  it('leave a sentence without names whole, and an empty name empty', () => {
    expect(pieces('Anna → Ann')).toEqual([{ text: 'Anna → Ann' }]);
    expect(pieces('')).toEqual([]);
    expect(marked(names)[2]).toBe('');
  });

  it('can be read in plain words', () => {
    const [anna, , , odd] = marked(names);
    expect(unmarked(said('Runda 1: ', anna ?? '', ', ', odd ?? ''))).toBe('Runda 1: Anna, 5 → 6');
  });

  it('cannot be broken by a name that contains marks itself', () => {
    const [only] = marked(['A\uE002b\uE000']);
    expect(pieces(only ?? '')).toEqual([{ text: 'Ab', seat: 0 }]);
  });
});
