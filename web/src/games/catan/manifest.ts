import type { GameManifest } from '../types';
import { pace } from './pace';

export const manifest = {
  icon: 'wall',
  colour: '#3c6079',
  minutes: 75,
  difficulty: 2,
  bots: 3,
  passing: ['cancel', 'refuse'],
  places: ['node', 'edge', 'hex', 'section', 'north', 'hero'],
  cards: ['hero', 'development'],
  told: ['mode'],
  panel: { icon: 'trade', label: 'page-trade', opens: ['answer_offer', 'pick_partner'] },
  pace,
} satisfies GameManifest<'catan'>;
