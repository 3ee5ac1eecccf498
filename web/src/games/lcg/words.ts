/* Words for cards by the rules of this game, where there is no table: the deck builder. */
import type { Texts } from '../../lib/texts';
import type { GameInfo } from '../../lib/wire';
import { cardLabel as labelOf, plotWords as valuesOf, typeLine as lineOf } from '../cardgame/words';
import type { CardFacts } from './model';
import { RULES } from './rules';

export { cardText, nameOf, printedKeywords, traitWords } from '../cardgame/words';

export const cardLabel = (info: GameInfo, texts: Texts, d: number): string => labelOf(RULES, info, texts, d);
export const plotWords = (texts: Texts, f: CardFacts): string => valuesOf(RULES, texts, f);
export const typeLine = (info: GameInfo, texts: Texts, d: number): string => lineOf(RULES, info, texts, d);
