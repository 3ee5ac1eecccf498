import type { GameUi } from '../types';
import Board from './Board.svelte';
import { describe } from './describe';
import { ending } from './ending';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { seat, when } from './seat';
import { scene } from './scene';
import { story } from './story';
import Look from './Look.svelte';
import { tip } from './tips';

export const ui: GameUi<'sojusze'> = {
  Board,
  Hand,
  Panel,
  seat,
  when,
  story: (_, before, after) => story(before, after),
  scene,
  tip,
  Look,
  describe,
  ending,
};
