import type { GameManifest } from '../types';

export const manifest = {
  icon: 'wall',
  colour: '#3c6079',
  passing: ['cancel', 'refuse'],
  places: ['node', 'edge', 'hex', 'section', 'north'],
  told: ['mode'],
  panel: { icon: 'trade', label: 'page-trade', opens: ['answer_offer', 'pick_partner'] },
} satisfies GameManifest<'catan'>;
