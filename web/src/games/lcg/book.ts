/* The pieces that the glossary of the rules explains: id of its texts, icon of the sprite, the rule about it. */
import type { Piece } from '../types';

export const pieces: Piece[] = [
  { id: 'plot', icon: 'plan', rule: 'LCG-CARD.7' },
  { id: 'character', icon: 'person', rule: 'LCG-CARD.11' },
  { id: 'attachment', icon: 'link', rule: 'LCG-ATT.1' },
  { id: 'event', icon: 'decree', rule: 'LCG-CARD.3' },
  { id: 'power', icon: 'power', rule: 'LCG-WIN.1' },
  { id: 'gold', icon: 'gold', rule: 'LCG-ECON.1' },
  { id: 'claim', icon: 'claim', rule: 'LCG-CLAIM.1' },
  { id: 'duplicate', icon: 'copy', rule: 'LCG-UNIQ.2' },
  { id: 'title', icon: 'crown', rule: 'LCG-MELEE.1' },
];
