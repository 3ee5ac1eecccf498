import { describeTable } from '../cardgame/describe';
import { NOWHERE } from '../cardgame/nowhere';
import { ending } from '../cardgame/ending';
import { seatOf, when } from '../cardgame/seat';
import { sceneOf } from '../cardgame/scene';
import { story } from '../cardgame/story';
import { tipOf } from '../cardgame/tips';
import type { GameUi } from '../types';
import Board from './Board.svelte';
import Builder from './builder/Builder.svelte';
import Hand from './Hand.svelte';
import Look from './Look.svelte';
import Panel from './Panel.svelte';
import { RULES } from './rules';

export const ui: GameUi<'lcg'> = {
  Board,
  Hand,
  Panel,
  Builder,
  when,
  story: (_, before, after) => story(before, after),
  scene: (at) => sceneOf(RULES, at),
  Look,
  nowhere: NOWHERE,
  tip: (g, about) => tipOf(RULES, g, about),
  ending,
  seat: (view, p) => seatOf(RULES, view, p),
  describe: (info, view, texts, names) => describeTable(RULES, info, view, texts, names),
};
