/* The pieces that the glossary of the rules explains: id of its texts, icon of the sprite, the rule about it. */
import type { Piece } from '../types';

export const pieces: Piece[] = [
  { id: 'influence', icon: 'influence', rule: 'IRT-INFL.1' },
  { id: 'power', icon: 'power', rule: 'IRT-POWER.1' },
  { id: 'leader', icon: 'crown', rule: 'IRT-LEADER.1' },
  { id: 'character', icon: 'person', rule: 'IRT-CHAR.1' },
  { id: 'hostility', icon: 'hostility', rule: 'IRT-HOSTIL.1' },
  { id: 'truce', icon: 'truce', rule: 'IRT-TRUCE.1' },
  { id: 'betrayal', icon: 'betrayal', rule: 'IRT-BETRAY.1' },
  { id: 'hostage', icon: 'hostagecard', rule: 'IRT-HOSTAGE.2' },
];
