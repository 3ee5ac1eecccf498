/* Which glyph of the sprite stands for what, and the colours of the influence cards. */

export const HOUSES = ['cersei', 'greyjoy', 'baratheon', 'martell', 'lannister', 'tyrell', 'targaryen', 'watch', 'stark'];
export const SEASONS = ['summer', 'autumn', 'winter'];
export const SEASON_ICONS = ['sun', 'season_autumn', 'season_winter'];

/** field, ink on it, and the sign that stands for the colour */
export const COLOURS: Record<string, { field: string; ink: string; icon: string }> = {
  red: { field: '#a5282d', ink: '#fff', icon: 'hostility' },
  green: { field: '#2f6f45', ink: '#fff', icon: 'bird' },
  purple: { field: '#5d3a86', ink: '#fff', icon: 'strings' },
  blue: { field: '#24538f', ink: '#fff', icon: 'season_winter' },
  white: { field: '#efe8d8', ink: '#2b2115', icon: 'crown' },
};

const CARDS: Record<string, string> = {
  betrayal: 'betrayal', ambush: 'dagger', hostage: 'hostagecard', trial_by_combat: 'broadsword', poisoned_cup: 'wine-glass',
  call_the_banners: 'banner', backup_plan: 'plan', little_birds: 'bird', eavesdropping: 'stealth', blackmail: 'quill',
  dark_wings: 'dark', feigned_retreat: 'horse', pulling_the_strings: 'strings', royal_decree: 'decree',
  a_game_of_thrones: 'game', corruption: 'corrupt', royal_favour: 'crown', oath_of_fealty: 'oath', intercept: 'raven',
  bribery: 'gold', red_wedding: 'skull', purple_wedding: 'poppy', walk_of_atonement: 'prayer', battle_of_the_blackwater: 'flame',
  iron_bank: 'trade', valar_morghulis: 'hidden', winter_is_coming: 'snow', red_comet: 'campfire', tourney_of_the_hand: 'knight',
  queen_regent: 'queen-crown', wildfire: 'flame', kingsguard: 'guard', wine_and_threats: 'wine-glass', the_silence: 'ship-wheel',
  dragon_horn: 'dragon', reaving: 'greyjoy', iron_price: 'fist', shadow_assassin: 'dagger', blood_magic: 'campfire',
  visions_in_the_flames: 'flame', glamour: 'hidden', patience: 'hourglass', sand_snakes: 'stealth', water_gardens: 'rain',
  long_laid_plan: 'plan', hand_of_the_king: 'seal', hired_champion: 'bronn', pays_his_debts: 'gold', great_chain: 'gate',
  matchmaker: 'lady', strangler: 'poppy', highgardens_bounty: 'grain', growing_strong: 'thorny-vine', dracarys: 'targaryen',
  unsullied: 'shield', breaker_of_chains: 'hostage', blood_of_the_dragon: 'lineage', nights_watch: 'watch', ghost: 'wolf',
  you_know_nothing: 'snow', free_folk: 'wild', the_pack_survives: 'wolfhowl', ice: 'broadsword', guest_right: 'keep',
  word_of_honour: 'oath',
};
const ALLIES: Record<string, string> = {
  jaime_lannister: 'lion', oberyn_martell: 'martell', varys: 'eunuch', patchface: 'hidden', arianne_martell: 'queen-crown',
  sansa_stark: 'lady', loras_tyrell: 'tyrell', shae: 'flower', robb_stark: 'stark', ilyn_payne: 'guillotine',
  mance_rayder: 'wild', jaqen_hghar: 'stealth', renly_baratheon: 'stag-head', stannis_baratheon: 'baratheon',
  joffrey_baratheon: 'crown', tommen_baratheon: 'throne', tywin_lannister: 'lannister', sandor_clegane: 'wolf',
  gregor_clegane: 'giant', bronn: 'bronn', qyburn: 'body', pycelle: 'steward', petyr_baelish: 'hummingbird',
  margaery_tyrell: 'flower', mace_tyrell: 'grain', brienne_of_tarth: 'knight', catelyn_stark: 'fish', bran_stark: 'raven',
  arya_stark: 'dagger', hodor: 'gate', theon_greyjoy: 'betrayal', asha_greyjoy: 'ship-wheel', victarion_greyjoy: 'greyjoy',
  balon_greyjoy: 'queen-crown', ramsay_snow: 'skull', roose_bolton: 'body', walder_frey: 'keep', brynden_tully: 'fish',
  lysa_arryn: 'bird', davos_seaworth: 'port', samwell_tarly: 'quill', jeor_mormont: 'bear-head', maester_aemon: 'dark',
  ygritte: 'flame', tormund: 'tormund', jorah_mormont: 'bear-head', barristan_selmy: 'shield', daario_naharis: 'broadsword',
  khal_drogo: 'horse', high_sparrow: 'prayer',
};

/** The last part of a card's id: its word in the texts. */
export const word = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
export const cardIcon = (id: string): string => CARDS[word(id)] ?? 'seal';
export const allyIcon = (id: string): string => ALLIES[word(id)] ?? 'person';
export const houseOf = (leader: number): string => HOUSES[leader] ?? 'neutral';
