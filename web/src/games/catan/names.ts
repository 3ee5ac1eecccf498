/* The words of the view's numbers, in the order of src/greathall/games/catan/names.py. Pictures only: no rules. */
export const RESOURCES = ['grain', 'brick', 'ore', 'lumber', 'wool'] as const;
export const TERRAINS = ['fields', 'hills', 'mountains', 'forest', 'pasture'] as const;
export const DEVELOPMENT = [
  'ranger_patrol',
  'new_recruits',
  'road_building',
  'winter_is_coming',
  'victory_point',
] as const;
export const DEV_ICONS = ['patrol', 'guard', 'road', 'snow', 'trophy'] as const;
export const WILDLINGS = ['regular', 'climber', 'giant'] as const;
export const CLANS = ['ice_river', 'cave_dwellers', 'hornfoots'] as const;
export const COLOURS = ['yellow', 'blue', 'red', 'black'] as const;
export const MARKS = ['dot', 'wave', 'chevron', 'cross'] as const;
export const HEROES = [
  'jeor_mormont',
  'bowen_marsh',
  'samwell_tarly',
  'othell_yarwyck',
  'alliser_thorne',
  'melisandre',
  'mance_rayder',
  'benjen_stark',
  'ygritte',
  'yoren',
  'qhorin_halfhand',
] as const;
/** Order of the cards in the hand. */
export const HAND_ORDER = [3, 1, 4, 0, 2] as const;
export const HOME = 21; // Tormund in his camp, as a value of type hex
export const COMBINED = 14; // the number token 2/12
export const PIPS = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1, 0, 2] as const;
/** What the build-cost card shows: icons on buttons, nothing is decided by them. */
export const BUILDS = [
  { verb: 'road', icon: 'road', piece: 0, cost: [1, 3] },
  { verb: 'settlement', icon: 'settlement', piece: 1, cost: [1, 3, 4, 0] },
  { verb: 'keep', icon: 'keep', piece: 2, cost: [2, 2, 2, 0, 0] },
  { verb: 'guard', icon: 'guard', piece: 3, cost: [3, 1, 4] },
  { verb: 'buy', icon: 'dev', piece: -1, cost: [2, 4, 0] },
] as const;
export const SEAT_FILL: Record<string, string> = {
  yellow: '#e9b421',
  blue: '#2f6bbd',
  red: '#bf2a32',
  black: '#2d2e32',
};
export const RES_FILL = ['#d9a520', '#b5532d', '#6d7787', '#2f6a45', '#93b45a'] as const;
