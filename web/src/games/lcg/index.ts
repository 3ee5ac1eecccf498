import { describeTable } from '../cardgame/describe';
import { seatOf, when } from '../cardgame/seat';
import type { GameUi } from '../types';
import Board from './Board.svelte';
import Builder from './builder/Builder.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { RULES } from './rules';

export const ui: GameUi<'lcg'> = {
  Board,
  Hand,
  Panel,
  Picture,
  Builder,
  when,
  seat: (view, p) => seatOf(RULES, view, p),
  describe: (info, view, texts, names) => describeTable(RULES, info, view, texts, names),
};
