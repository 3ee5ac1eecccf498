/* Numbers of the game with names: src/greathall/games/lcg/names.py and codes.py. */
export const KNEELING = 1, FACEDOWN = 2, ATTACKING = 4, DEFENDING = 8, BYPASSED = 16, CALLED = 128, MUTE = 256, A_CONDITION = 512;
export const SPAN = 512;
export const VERB = { place: 4, marshal: 9, ambush: 10, use: 11 } as const;
export const GOAL = 15;
export const SETUP_GOLD = 8;

export const PHASES = ['setup', 'plot', 'draw', 'marshaling', 'challenges', 'dominance', 'standing', 'taxation'] as const;
export const CHALLENGES = ['military', 'intrigue', 'power'] as const;
export const CHALLENGE_ICONS = ['mil', 'int', 'pow'] as const;
export const FACTIONS = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell', 'targaryen', 'thenightswatch'] as const;
/** Bits of keywords, in their order: the text key and the glyph. */
export const KEYWORDS: [key: string, icon: string, rule: string][] = [
  ['stealth', 'stealth', 'LCG-KW.16'], ['renown', 'renown', 'LCG-KW.15'], ['insight', 'eye', 'LCG-KW.7'], ['intimidate', 'fist', 'LCG-KW.8'],
  ['pillage', 'flame', 'LCG-KW.14'], ['limited', 'seal', 'LCG-KW.10'], ['terminal', 'skull', 'LCG-KW.17'],
  ['no_attachments', 'close', 'LCG-KW.12'], ['no_attachments_except_weapon', 'dagger', 'LCG-KW.12'],
];
export const LIMITED = 32;
/** The rule that speaks of a kind of ability. */
export const ABILITY_RULES: Record<string, string> = {
  action: 'LCG-ACT.1', reaction: 'LCG-TRIG.11', interrupt: 'LCG-TRIG.5', forced_reaction: 'LCG-TRIG.9', forced_interrupt: 'LCG-TRIG.9',
};
/** Design of the first faction card; they come after the cards of the box, in the order of FACTIONS (checked by a test). */
export const FIRST_FACTION = 211;
