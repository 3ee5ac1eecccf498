import { order } from '../cardgame/model';
import type { GameManifest } from '../types';

export const manifest = {
  icon: 'wolf',
  colour: '#5a2a2c',
  passing: ['keep'],
  places: ['card', 'seat'],
  told: ['plots'],
  panel: { icon: 'deck', label: 'page-card' },
  seated: true,
  headings: ['round', 'phase'],
  stops: ['save', 'marshal'],
  order,
} satisfies GameManifest<'hbo'>;
