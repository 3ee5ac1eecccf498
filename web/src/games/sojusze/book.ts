/* The pieces that the glossary of the rules explains: id of its texts, icon of the sprite, the rule about it. */
import type { Piece } from '../types';

export const pieces: Piece[] = [
  { id: 'leader', icon: 'crown', rule: 'SOJ-LDR.1' },
  { id: 'council', icon: 'scales', rule: 'SOJ-CNCL.2' },
  { id: 'ally', icon: 'person', rule: 'SOJ-REV.1' },
  { id: 'influence', icon: 'influence', rule: 'SOJ-BID.2' },
  { id: 'token', icon: 'hidden', rule: 'SOJ-TOK.2' },
  { id: 'kneel', icon: 'kneel', rule: 'SOJ-BID.7' },
  { id: 'season', icon: 'season_winter', rule: 'SOJ-TIME.1' },
];
