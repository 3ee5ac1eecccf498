/* The pieces that the glossary of the rules explains: id of its texts, icon of the sprite, the rule about it. */
import type { Piece } from '../types';

export const pieces: Piece[] = [
  { id: 'plot', icon: 'plan', rule: 'HBO-PLOT.1' },
  { id: 'character', icon: 'person', rule: 'HBO-TYPE.1' },
  { id: 'challenge', icon: 'mil', rule: 'HBO-CHAL.1' },
  { id: 'claim', icon: 'claim', rule: 'HBO-CLAIM.1' },
  { id: 'kneel', icon: 'kneel', rule: 'HBO-KNEEL.1' },
  { id: 'gold', icon: 'gold', rule: 'HBO-GOLDP.1' },
  { id: 'power', icon: 'power', rule: 'HBO-POW.1' },
  { id: 'duplicate', icon: 'copy', rule: 'HBO-DUP.1' },
];
