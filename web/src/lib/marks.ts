/* Names of players and cards inside sentences. A sentence is made with marked names, and taken apart again to draw each player's
name as a chip of its seat's colour and to show the card where one is named: so the texts need no cases of names, and no name
is guessed from the words around it, however it is declined.

The marks are characters of Unicode's private area, which no name and no text contains. */
const BEGIN = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const NAME = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const MARKS = /[\uE000-\uE002]/g;

/** A stretch of a sentence; `seat` is set where it is the name of a player, `card` (`<type>:<value>`) where it is that of a card. */
export interface Piece {
  text: string;
  seat?: number;
  card?: string;
}

/** One name as it goes into such a sentence; nobody's name stays as it is. */
export function mark(seat: number, name: string): string {
  return name === '' || seat < 0 ? name : `${BEGIN}${seat}${MIDDLE}${name.replace(MARKS, '')}${END}`;
}

/** The name of a card as it goes into such a sentence, in any form. */
export function markCard(type: string, value: number, name: string): string {
  return `${BEGIN}${type}:${value}${MIDDLE}${name.replace(MARKS, '')}${END}`;
}

/** What somebody wrote, without anything that could be taken for a mark. */
export function written(text: string): string {
  return text.replace(MARKS, '');
}

/** The names as they go into a sentence that will be taken apart by `pieces`. */
export function marked(names: string[]): string[] {
  return names.map((name, seat) => mark(seat, name));
}

/** A sentence made with marked names, in stretches. */
export function pieces(sentence: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(NAME)) {
    if (found.index > from) out.push({ text: sentence.slice(from, found.index) });
    const [, of = '', text = ''] = found;
    out.push(of.includes(':') ? { text, card: of } : { text, seat: Number(of) });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) out.push({ text: sentence.slice(from) });
  return out;
}

/** The same sentence in plain words, for labels and wherever nothing can be drawn. */
export function unmarked(sentence: string): string {
  return sentence.replace(NAME, '$2');
}
