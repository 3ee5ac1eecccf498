/* The pieces that the glossary of the rules explains: id of its texts, icon of the sprite, the rule about it. */
import type { Piece } from '../types';

export const pieces: Piece[] = [
  { id: 'settlement', icon: 'settlement', rule: 'CAT-SETT.1' },
  { id: 'keep', icon: 'keep', rule: 'CAT-KEEP.1' },
  { id: 'road', icon: 'roadg', rule: 'CAT-ROAD.1' },
  { id: 'guard', icon: 'guard', rule: 'CAT-GUARD.1' },
  { id: 'wildling', icon: 'wild', rule: 'CAT-KIND.1' },
  { id: 'wall', icon: 'wall', rule: 'CAT-BREACH.1' },
  { id: 'hero', icon: 'hero', rule: 'CAT-HERO.1' },
  { id: 'tormund', icon: 'tormund', rule: 'CAT-TORM.1' },
  { id: 'development', icon: 'dev', rule: 'CAT-DEV.1' },
];
