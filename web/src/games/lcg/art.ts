/* Which glyph of the sprite stands for a card: its own, or one by its traits or its type. */
import { glyphOf } from '../cardgame/art';
import type { CardFacts } from '../cardgame/face';

/** A faction as the page's house colours know it. */
export const houseOf = (faction: string | undefined): string => (faction === 'thenightswatch' ? 'watch' : (faction ?? 'neutral'));

const CARDS: Record<string, string> = {
  a_clash_of_kings: 'broadsword', a_feast_for_crows: 'raven', a_game_of_thrones: 'game', a_noble_cause: 'oath', a_storm_of_swords: 'mil',
  building_orders: 'keep', calling_the_banners: 'banner', calm_over_westeros: 'truce', confiscation: 'fist', counting_coppers: 'gold',
  filthy_accusations: 'quill', fortified_position: 'wall', heads_on_spikes: 'skull', jousting_contest: 'knight', marched_to_the_wall: 'watch',
  marching_orders: 'road', naval_superiority: 'ship-wheel', power_behind_the_throne: 'strings', rebuilding: 'settlement', reinforcements: 'users',
  sneak_attack: 'dagger', summons: 'raven', supporting_the_faith: 'prayer', taxation: 'trade', the_winds_of_winter: 'season_winter', wildfire_assault: 'flame',
  fealty: 'oath', littlefinger: 'hummingbird', varys: 'eunuch', rattleshirts_raiders: 'skull', wildling_horde: 'wild', seal_of_the_hand: 'seal',
  bodyguard: 'shield', little_bird: 'bird', milk_of_the_poppy: 'poppy', noble_lineage: 'lineage', syrios_training: 'dagger', the_iron_throne: 'throne',
  the_kingsroad: 'road', the_roseroad: 'roadg', put_to_the_sword: 'guillotine', put_to_the_torch: 'campfire', superior_claim: 'crown', tears_of_lys: 'wine-glass',
  the_hands_judgment: 'decree', maester_cressen: 'quill', melisandre: 'flame', robert_baratheon: 'stag-head', selyse_baratheon: 'lady', ser_davos_seaworth: 'port',
  shireen_baratheon: 'flower', stannis_baratheon: 'baratheon', bastard_in_hiding: 'hidden', fiery_followers: 'campfire', kings_hunting_party: 'patrol',
  dragonstone_faithful: 'prayer', vanguard_lancer: 'horse', lightbringer: 'broadsword', dragonstone_port: 'port', chamber_of_the_painted_table: 'plan', the_red_keep: 'keep',
  consolidation_of_power: 'power', ours_is_the_fury: 'stag-head', seen_in_flames: 'eye', aeron_damphair: 'prayer', alannys_greyjoy: 'lady', asha_greyjoy: 'ship-wheel',
  balon_greyjoy: 'crown', euron_crows_eye: 'raven', maester_wendamyr: 'quill', theon_greyjoy: 'betrayal', black_winds_crew: 'ship-wheel', drowned_men: 'prayer',
  iron_islands_fishmonger: 'fish', lordsport_shipwright: 'port', salty_navigator: 'ship-wheel', great_kraken: 'greyjoy', sea_tower: 'keep', risen_from_the_sea: 'rain',
  the_krakens_grasp: 'greyjoy', we_do_not_sow: 'fist', cersei_lannister: 'queen-crown', grand_maester_pycelle: 'quill', joffrey_baratheon: 'crown', ser_jaime_lannister: 'knight',
  the_tickler: 'fist', tyrion_lannister: 'wine-glass', tywin_lannister: 'lion', burned_men: 'campfire', gold_cloaks: 'guard', lannisport_moneylender: 'gold',
  lannisport_merchant: 'merchant', the_queens_assassin: 'dagger', widows_wail: 'broadsword', casterly_rock: 'lannister', lannisport: 'port', western_fiefdom: 'fief',
  hear_me_roar: 'lion', the_things_i_do_for_love: 'oath', treachery: 'betrayal', areo_hotah: 'guard', arianne_martell: 'queen-crown', doran_martell: 'scales',
  edric_dayne: 'knight', maester_caleotte: 'quill', obara_sand: 'mil', the_red_viper: 'martell', desert_scavenger: 'person', dornish_paramour: 'flower',
  greenblood_trader: 'trade', house_dayne_knight: 'knight', palace_spearman: 'guard', dawn: 'sun', ghaston_grey: 'hostage', sunspear: 'martell',
  blood_orange_grove: 'tree2', dorans_game: 'game', unbowed_unbent_unbroken: 'martell', confinement: 'hostagecard', benjen_stark: 'patrol', ghost: 'wolf',
  jon_snow: 'wolfhowl', maester_aemon: 'dark', old_bear_mormont: 'bear-head', samwell_tarly: 'book', ser_waymar_royce: 'knight', yoren: 'bronn',
  messenger_raven: 'raven', old_forest_hunter: 'pine-tree', ranging_party: 'patrol', steward_at_the_wall: 'steward', veteran_builder: 'brick', longclaw: 'broadsword',
  castle_black: 'gate', the_wall: 'wall', a_meager_contribution: 'gold', take_the_black: 'watch', the_sword_in_the_darkness: 'broadsword', arya_stark: 'dagger',
  bran_stark: 'raven', catelyn_stark: 'fish', eddard_stark: 'ice', grey_wind: 'wolfhowl', robb_stark: 'crown', sansa_stark: 'queen-crown', summer: 'wolf',
  direwolf_pup: 'wolf', tumblestone_knight: 'knight', vanguard_of_the_north: 'horse', winterfell_steward: 'steward', ice: 'broadsword', gates_of_winterfell: 'gate',
  the_wolfswood: 'pine-tree', heart_tree_grove: 'tree2', for_the_north: 'wolfhowl', like_warm_rain: 'rain', winter_is_coming: 'snow', daenerys_targaryen: 'dragon',
  drogon: 'targaryen', khal_drogo: 'horse', magister_illyrio: 'trade', rhaegal: 'targaryen', ser_jorah_mormont: 'bear-head', viserion: 'targaryen',
  viserys_targaryen: 'crown', braided_warrior: 'broadsword', handmaiden: 'lady', targaryen_loyalist: 'oath', unsullied: 'shield', drogos_arakh: 'dagger',
  plaza_of_punishment: 'guillotine', dothraki_sea: 'grain', illyrios_estate: 'settlement', dracarys: 'flame', fire_and_blood: 'targaryen', waking_the_dragon: 'dragon',
  left: 'guard', right: 'guard', maester_lomys: 'quill', margaery_tyrell: 'flower', paxter_redwyne: 'ship-wheel', randyll_tarly: 'broadsword',
  the_knight_of_flowers: 'tyrell', the_queen_of_thorns: 'thorny-vine', courtesan_of_the_rose: 'flower', garden_caretaker: 'grain', olennas_informant: 'bird',
  wardens_of_the_reach: 'banner', heartsbane: 'broadsword', highgarden: 'tyrell', the_mander: 'rain', rose_garden: 'flower', growing_strong: 'thorny-vine',
  olennas_cunning: 'strings', the_bear_and_the_maiden_fair: 'bear-head',
  banner_of_the_stag: 'baratheon', banner_of_the_kraken: 'greyjoy', banner_of_the_lion: 'lannister', banner_of_the_sun: 'martell', banner_of_the_watch: 'watch',
  banner_of_the_wolf: 'stark', banner_of_the_dragon: 'targaryen', banner_of_the_rose: 'tyrell',
  master_of_whispers: 'eunuch', master_of_ships: 'ship-wheel', hand_of_the_king: 'seal', master_of_coin: 'gold', master_of_laws: 'scales', crown_regent: 'throne',
};

export const cardIcon = (slug: string, facts: CardFacts): string => (facts.type === 'faction' ? houseOf(facts.faction) : glyphOf(CARDS, slug, facts));
