/* Words for cards by the rules of this game, where there is no table: the deck builder. */
import type { Texts } from '../../lib/texts';
import { cardLabel as labelOf, plotWords as valuesOf, typeLine as lineOf } from '../cardgame/words';
import { RULES } from './rules';
import type { GameInfo } from './types';
import type { Printed } from '../cardgame/types';

export { cardText, nameOf, printedKeywords, traitWords } from '../cardgame/words';

export const cardLabel = (info: GameInfo, texts: Texts, d: number): string => labelOf(RULES, info, texts, d);
export const plotWords = (texts: Texts, f: Printed): string => valuesOf(RULES, texts, f);
export const typeLine = (info: GameInfo, texts: Texts, d: number): string => lineOf(RULES, info, texts, d);
