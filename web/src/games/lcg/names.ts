/* Numbers that only this card game has: src/greathall/games/lcg/names.py and codes.py; the common ones: ../cardgame/names.ts. */
export const SETUP_GOLD = 8;

export const FACTIONS = [
  'stark',
  'lannister',
  'baratheon',
  'greyjoy',
  'tyrell',
  'martell',
  'targaryen',
  'thenightswatch',
] as const;
/** Bits of keywords, in their order: the text key and the glyph. */
export const KEYWORDS: [key: string, icon: string, rule: string][] = [
  ['stealth', 'stealth', 'LCG-KW.16'],
  ['renown', 'renown', 'LCG-KW.15'],
  ['insight', 'eye', 'LCG-KW.7'],
  ['intimidate', 'fist', 'LCG-KW.8'],
  ['pillage', 'flame', 'LCG-KW.14'],
  ['limited', 'seal', 'LCG-KW.10'],
  ['terminal', 'skull', 'LCG-KW.17'],
  ['no_attachments', 'close', 'LCG-KW.12'],
  ['no_attachments_except_weapon', 'dagger', 'LCG-KW.12'],
];
/** The rule that speaks of a kind of ability. */
export const ABILITY_RULES: Record<string, string> = {
  action: 'LCG-ACT.1',
  reaction: 'LCG-TRIG.11',
  interrupt: 'LCG-TRIG.5',
  forced_reaction: 'LCG-TRIG.9',
  forced_interrupt: 'LCG-TRIG.9',
};
