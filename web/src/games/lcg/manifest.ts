import { order } from '../cardgame/model';
import type { GameManifest } from '../types';

export const manifest = {
  icon: 'crown',
  colour: '#3c4a5c',
  passing: ['keep'],
  places: ['card', 'seat', 'title'],
  told: ['deck1', 'deck2'],
  panel: { icon: 'deck', label: 'page-card' },
  seated: true,
  headings: ['round', 'phase'],
  stops: ['would', 'cancel', 'marshal'],
  order,
} satisfies GameManifest<'lcg'>;
