import type { GameUi } from '../types';
import Board from './Board.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { seat, when } from './seat';

export const ui: GameUi<'iron_throne'> = { Board, Hand, Panel, Picture, seat, when, describe };
