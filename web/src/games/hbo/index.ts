import { describeTable } from '../cardgame/describe';
import { seatOf, when } from '../cardgame/seat';
import type { GameUi } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { RULES } from './rules';

export const ui: GameUi<'hbo'> = {
  Board,
  Hand,
  Panel,
  Picture,
  when,
  seat: (view, p) => seatOf(RULES, view, p),
  describe: (info, view, texts, names) => describeTable(RULES, info, view, texts, names),
};
