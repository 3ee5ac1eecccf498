import type { Face } from '../cardgame/face';
import Beside from './Beside.svelte';
import { RULES } from './rules';
import Strip from './Strip.svelte';
import Titles from './Titles.svelte';

export const FACE: Face = {
  ...RULES,
  Beside,
  Opponents: Strip,
  ring: { View: Titles, icon: 'seal', label: 'page-titles', decision: 'title' },
};
