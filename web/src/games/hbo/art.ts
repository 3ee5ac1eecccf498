/* The glyphs of this box's cards; both decks may hold a card of the same name, so the deck is left out of the key. */
import { glyphOf } from '../cardgame/art';
import type { CardFacts } from '../cardgame/face';

const CARDS: Record<string, string> = {
  eddard_stark: 'ice', robb_stark: 'crown', catelyn_stark: 'fish', arya_stark: 'dagger', jon_snow: 'wolfhowl', sansa_stark: 'queen-crown', bran_stark: 'raven',
  maester_luwin: 'quill', hodor: 'gate', ser_rodrik_cassel: 'knight', jory_cassel: 'shield', septa_mordane: 'prayer', greatjon_umber: 'broadsword', escort: 'guard',
  winterfell_guard: 'guard', northern_bannermen: 'banner', riverlands_knight: 'knight', littlefinger: 'hummingbird', varys: 'eunuch', robert_baratheon: 'stag-head',
  winterfell: 'stark', winterfell_castle: 'keep', godswood: 'tree2', kingsroad: 'road', iron_throne: 'throne', hand_of_the_king: 'seal', direwolf: 'wolf', ice: 'broadsword',
  bodyguard: 'shield', not_today: 'dagger', winter_is_coming: 'snow', king_in_the_north: 'crown', lethal_counterattack: 'mil', for_the_north: 'wolfhowl',
  tywin_lannister: 'lion', cersei_lannister: 'queen-crown', ser_jaime_lannister: 'knight', tyrion_lannister: 'wine-glass', joffrey_baratheon: 'crown', the_hound: 'fist',
  ser_gregor_clegane: 'broadsword', bronn: 'bronn', grand_maester_pycelle: 'quill', ser_ilyn_payne: 'guillotine', ser_kevan_lannister: 'knight', ser_lancel_lannister: 'knight',
  guards: 'guard', gold_cloaks: 'patrol', lannisport_weaponsmith: 'brick', lannisport_steward: 'steward', enemy_informer: 'bird', hill_clansmen: 'wild', shae: 'flower',
  casterly_rock: 'lannister', lannisport: 'port', encampment: 'campfire', hall_of_heroes: 'gate', gilded_plate: 'shield', gutter_rats_cunning: 'stealth', milk_of_the_poppy: 'poppy',
  insidious_ways: 'strings', the_lions_cunning: 'lion', always_pays_his_debts: 'gold', never_bet_against_my_family: 'game',
  a_game_of_thrones: 'game', uneasy_truce: 'truce', hear_me_roar: 'lion', consolidation_of_power: 'power', valar_morghulis: 'skull', killing_cold: 'season_winter',
  detained: 'hostage', the_old_gods: 'tree2', the_lion_and_the_wolf: 'wolf', a_storm_of_swords: 'mil', crossing_the_trident: 'rain', spies_in_their_midst: 'eye',
  hidden_in_shadow: 'stealth', calling_the_banners: 'banner', illyrios_gift: 'trade', wildfire_assault: 'flame', summoning_season: 'raven', rains_of_autumn: 'rain',
  good_for_the_gander: 'scales', tourney_for_the_hand: 'knight', drunken_allegations: 'wine-glass', planning_ahead: 'plan', blockade: 'ship-wheel', calm_over_westeros: 'truce',
  condemned_by_the_realm: 'guillotine', counting_favors: 'oath', rule_by_decree: 'decree', noose_and_swordpoint: 'hostagecard', herding_the_masses: 'users',
  marched_to_the_wall: 'watch', a_clash_of_kings: 'broadsword', a_feast_for_crows: 'raven',
};

export const cardIcon = (slug: string, facts: CardFacts): string => (facts.type === 'faction' ? facts.faction : glyphOf(CARDS, slug.replace(/^(stark|lannister|plot)_/, ''), facts));
