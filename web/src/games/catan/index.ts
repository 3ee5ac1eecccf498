import type { GameUi } from '../types';
import Board from './Board.svelte';
import { places } from './called';
import { describe } from './describe';
import { ending } from './ending';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { seat } from './seat';
import Look from './Look.svelte';
import { story } from './story';
import { tip } from './tips';

export const ui: GameUi<'catan'> = { Board, Hand, Panel, seat, story, tip, Look, places, describe, ending };
