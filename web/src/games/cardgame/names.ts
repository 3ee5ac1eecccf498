/* Numbers of both card games with names: src/greathall/games/cardgame/names.py and codes.py. */
export { CHALLENGES, PHASES, VERB } from './codes';
export const GOAL = 15;

export const CHALLENGE_ICONS = ['mil', 'int', 'pow'] as const;
