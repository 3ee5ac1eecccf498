### The texts of Catan, in our own words. Every key of this file stands in pl.ftl too.
###
### A sentence gets its arguments as variables. Of a field `kind` it may use
###   $kind       the name of the value, as it stands inside a sentence;
###   $kind-id    what to select on: the last part of the value's key ("giant", "unknown", "nobody");
###   $kind-xyz   the form `.xyz` of the value's name, if the names of that type have such a form.
### Forms used here: `.a` = with its article.

## The game

game-name = A Game of Thrones Catan: Brotherhood of the Watch
game-short = Catan
game-about = Settle the Gift, hold the Wall together and win the most victory points, for 3 or 4 players.
game-kind = economy, shared defence

## A number of cards of one resource, shared by many sentences

counted-cards = { $count } { $resource }

## Options: what a player can choose

option-roll = Roll the dice
option-end = End the turn
option-road = Build a road at { $edge }
option-settlement = Build a settlement at { $node }
option-keep = Build a keep at { $node }
option-guard = Place a guard on { $section }
option-buy = Buy a development card
option-supply = Trade { $count } { $give } for 1 { $take } with the supply
option-supply-in-bowen = Put 1 { $give } into the supply and take 1 { $take }
option-play = Play { $card }
option-hero = Use the hero { $hero }
option-offer = Offer a trade to the other players
option-give = Add to the offer: you give 1 { $resource }
option-give-in-jeor_return = Give 1 { $resource } in return
option-want = Add to the offer: you get 1 { $resource }
option-propose = Make this offer
option-propose-in-compose_counter = Make this counter-offer
option-cancel = Drop the offer
option-cancel-in-compose_counter = Drop the counter-offer and refuse
option-cancel-in-pick_partner = Trade with nobody
option-accept = Accept the offer
option-refuse = Refuse the offer
option-counter = Make a counter-offer
option-partner = Trade with { $seat }
option-discard = Discard 1 { $resource }
option-tormund =
    { $hex-id ->
        [camp] Send Tormund back to his camp
       *[other] Move Tormund to { $hex }
    }
option-rob =
    { $seat-id ->
        [nobody] Steal from nobody
       *[other] Steal a card from { $seat }
    }
option-take =
    { $resource-id ->
        [unknown] Take a card
       *[other] Take 1 { $resource }
    }
option-take-in-mance_take = Take away 1 { $resource }
option-chase =
    { $way-id ->
        [tormund] Move Tormund
       *[wildling] Send a wildling of the Gift back and take a card of its hex
    }
option-expel = Send { $kind-a } at { $hex } back to the Frostfangs
option-drive_off = Send the wildling in { $place } back to the Frostfangs
option-flip = Flip the hero to side B and keep it
option-exchange = Exchange the hero for { $hero }
option-banish = Remove { $hero } from the game
option-uproot = Take up the road at { $edge }
option-replace = Pay { $pay } instead of { $resource }
option-keep_card = Keep { $card }
option-demand = Demand { $resource }
option-name = Name { $seat }
option-name-in-jeor_name = Demand it from { $seat }
option-name-in-mance_look = Look at the cards of { $seat }
option-done = Done
option-done-in-jeor_name = Name nobody else
option-pass = Pass
option-pass-in-samwell = Do not use Samwell Tarly
option-pass-in-mance_take = Take nothing
option-colour = Play { $colour }
option-to_build = Go on to building

## Decisions: the question a player is asked

decision-place_settlement = Place a settlement on a free intersection
decision-place_road = Place a road beside this settlement
decision-place_guard = Place a guard on a section of the Wall
decision-before_roll = Roll the dice, or first play a card or a hero
decision-main = Trade, build, play a card, or end your turn
decision-trade_phase = Trade, or go on to building
decision-build_phase = Build, or end your turn
decision-discard = Discard half of your cards: choose the next one
decision-move_tormund = Where does Tormund go?
decision-rob = From whom do you steal a card?
decision-samwell = The roll gave you nothing: use Samwell Tarly and take a resource?
decision-compose_offer = Lay out your offer: first what you give, then what you want
decision-answer_offer = Do you accept the offer?
decision-compose_counter = Lay out your counter-offer: first what you give, then what you want
decision-pick_partner = With whom do you trade?
decision-patrol = What does the Ranger Patrol do?
decision-patrol_expel = Which wildling of the Gift does the patrol send back?
decision-free_road = Place a road for free
decision-free_guard = Place a guard for free
decision-winter = Take a resource card from the supply
decision-after_hero = What becomes of the hero you have used?
decision-banish_hero = Three equal dice: which hero of the pool leaves the game?
decision-pick_colour = Choose a colour
decision-jeor_demand = Jeor Mormont: which resource do you demand?
decision-jeor_name = Jeor Mormont: from whom do you demand it?
decision-jeor_return = Jeor Mormont: which card do you give in return?
decision-bowen = Bowen Marsh: which card do you exchange with the supply?
decision-othell_uproot = Othell Yarwyck: which of your roads do you take up?
decision-othell_rebuild = Othell Yarwyck: where do you build it again?
decision-alliser_replace = Ser Alliser Thorne: which card of the cost do you replace, and by what?
decision-melisandre_replace = Melisandre: which card of the cost do you replace, and by what?
decision-melisandre_keep = Melisandre: which of these cards do you keep?
decision-mance_look = Mance Rayder: whose cards do you look at?
decision-mance_take = Mance Rayder: which card do you take?
decision-benjen = Benjen Stark: which wildling north of the Wall do you send back?
decision-ygritte = Ygritte: which wildling of the Gift do you send back?
decision-yoren = Yoren: on which section of the Wall does the new guard stand?
decision-alliser_place = Ser Alliser Thorne: on which section of the Wall does the new guard stand?

# What others are told while somebody decides
waiting-place_settlement = { $name } places a settlement
waiting-place_road = { $name } places a road
waiting-place_guard = { $name } places a guard on the Wall
waiting-before_roll = { $name } is about to roll the dice
waiting-main = { $name } trades and builds
waiting-trade_phase = { $name } trades
waiting-build_phase = { $name } builds
waiting-discard = { $name } discards half of the cards
waiting-move_tormund = { $name } moves Tormund
waiting-rob = { $name } chooses whom to rob
waiting-samwell = { $name } may take a resource with Samwell Tarly
waiting-compose_offer = { $name } puts an offer together
waiting-answer_offer = { $name } thinks about the offer
waiting-compose_counter = { $name } puts a counter-offer together
waiting-pick_partner = { $name } chooses whom to trade with
waiting-patrol = { $name } sends out a Ranger Patrol
waiting-patrol_expel = { $name } sends a wildling back from the Gift
waiting-free_road = { $name } places a road for free
waiting-free_guard = { $name } places a guard for free
waiting-winter = { $name } takes a resource from the supply
waiting-after_hero = { $name } decides what becomes of the hero
waiting-banish_hero = { $name } chooses the hero who leaves the game
waiting-pick_colour = { $name } chooses a colour
waiting-jeor_demand = { $name } demands a resource with Jeor Mormont
waiting-jeor_name = { $name } chooses whom Jeor Mormont asks
waiting-jeor_return = { $name } gives a card in return
waiting-bowen = { $name } exchanges a card with the supply
waiting-othell_uproot = { $name } takes up a road
waiting-othell_rebuild = { $name } builds the road anew
waiting-alliser_replace = { $name } replaces a card of the cost
waiting-melisandre_replace = { $name } replaces a card of the cost
waiting-melisandre_keep = { $name } chooses which card to keep
waiting-mance_look = { $name } chooses whose cards to look at
waiting-mance_take = { $name } takes a card
waiting-benjen = { $name } sends a wildling back north of the Wall
waiting-ygritte = { $name } sends a wildling back from the Gift
waiting-yoren = { $name } places a new guard on the Wall
waiting-alliser_place = { $name } places a new guard on the Wall

## Events: what has happened, one line of the log each

event-first_roll = { $seat } rolls { $sum } for the first turn
event-first_player = { $seat } is the first player
event-colour = { $seat } plays { $colour }
event-hero_dealt = { $seat } begins with the hero { $hero }
event-road = { $seat } builds a road at { $edge }
event-settlement = { $seat } builds a settlement at { $node }
event-keep = { $seat } builds a keep at { $node }
event-guard = { $seat } places a guard on { $section }, space { $space }
event-gain = { $seat } gets { counted-cards }
event-pay = { $seat } pays { counted-cards }
event-turn = Turn { $turn }: { $seat } to play
event-dice =
    { $wildling ->
        [0] { $seat } rolls { $first } and { $second }
       *[other] { $seat } rolls { $first } and { $second }, the wildling die shows { $wildling }
    }
event-shortage = The supply runs short of { $resource }
event-discarded = { $seat } discards { counted-cards }
event-tormund =
    { $hex-id ->
        [camp] { $seat } sends Tormund back to his camp
       *[other] { $seat } moves Tormund to { $hex }
    }
event-robbed =
    { $resource-id ->
        [unknown] { $seat } steals a card from { $victim }
       *[other] { $seat } steals 1 { $resource } from { $victim }
    }
event-supply_trade = { $seat } trades { $count } { $give } for 1 { $take } with the supply
event-offered = { $seat } makes an offer
event-answered =
    { $answer-id ->
        [accepted] { $seat } accepts the offer
        [refused] { $seat } refuses the offer
       *[countered] { $seat } makes a counter-offer
    }
event-traded = { $seat } trades with { $partner }
event-no_trade = { $seat } ends the talks without a trade
event-bought =
    { $card-id ->
        [unknown] { $seat } buys a development card
       *[other] { $seat } buys a development card: { $card }
    }
event-played = { $seat } plays { $card }
event-longest_road =
    { $seat-id ->
        [nobody] The card Longest Road is set aside
       *[other]
            { $length ->
                [one] { $seat } takes Longest Road with { $length } segment
               *[other] { $seat } takes Longest Road with { $length } segments
            }
    }
event-most_patrols =
    { $seat-id ->
        [nobody] The card Most Patrols is set aside
       *[other]
            { $count ->
                [one] { $seat } takes Most Patrols with { $count } Ranger Patrol
               *[other] { $seat } takes Most Patrols with { $count } Ranger Patrols
            }
    }
event-token = The wildling token shows { $kind-a } of the { $clan } clan
event-no_figure = No { $kind } is left in the Frostfangs, so nobody joins the { $clan } clan
event-camp = The { $clan } clan moves { $kind-a } into camp { $camp }
event-rush = The { $clan } clan rushes the Wall!
event-clearing = The { $clan } clan sends { $kind-a } to { $clearing }
event-no_move = No wildling moves on a { $wildling }
event-climbed = The climber from { $clearing } crosses the Wall: { $hex }
event-giant = The giant at { $clearing } strikes down a guard and returns to the Frostfangs
event-breach =
    { $count ->
        [one] The Wall is breached! { $count } wildling breaks through { $section }
       *[other] The Wall is breached! { $count } wildlings break through { $section }
    }
event-gift = Now in the Gift: { $kind-a } at { $hex }
event-sixth = A sixth wildling comes to { $clearing }: two wildlings and the guard on space 1 are gone, but the Wall holds
event-guard_lost = { $seat } loses a guard on { $section }
event-expelled = { $seat } sends { $kind-a } at { $hex } back to the Frostfangs
event-driven_off = { $seat } sends { $kind-a } from { $place } back to the Frostfangs
event-hero_used = { $seat } uses the hero { $hero }
event-hero_flipped = { $seat } flips { $hero } to side B
event-hero_exchanged = { $seat } returns { $hero } to the pool and takes { $new }
event-hero_banished = { $seat } removes { $hero } from the game
event-road_uprooted = { $seat } takes up the road at { $edge }
event-no_such_card = { $seat } has no { $resource }
event-handed = { $seat } hands { counted-cards } to { $to }
event-looked = { $seat } looks at the resource cards of { $victim }
event-looked_deck =
    { $count ->
        [one] { $seat } looks at the top card of the development deck
       *[other] { $seat } looks at the top { $count } cards of the development deck
    }
event-patrol_discarded = { $seat } discards a played Ranger Patrol
event-revealed =
    { $count ->
        [one] { $seat } reveals { $count } victory point card
       *[other] { $seat } reveals { $count } victory point cards
    }
event-true_victory =
    { $points ->
        [one] { $seat } wins with { $points } victory point
       *[other] { $seat } wins with { $points } victory points
    }
event-dramatic = A dramatic ending: { $cause }
event-all_lose = Nobody wins: everybody loses
event-offer_item =
    { $side-id ->
        [gives] { $seat } offers { counted-cards }
       *[wants] { $seat } asks for { counted-cards }
    }
event-turn_limit = Turn { $turn } was agreed to be the last: nobody wins
event-taken =
    { $resource-id ->
        [unknown] { $seat } picks a card from the hand of { $victim }
       *[other] { $seat } picks 1 { $resource } from the hand of { $victim }
    }

## Table options: a label, a help text, and a label for every choice

table-mode = Mode
table-mode-help = The base game, or Brotherhood of the Watch with the Wall, wildlings, guards and heroes.
table-mode-base = Base game
table-mode-brotherhood = Brotherhood of the Watch
table-setup = Board
table-setup-help = Standard lays everything out as the rulebook does. Variable shuffles terrain and trade routes, fully random the number tokens too.
table-setup-standard = Standard
table-setup-variable = Variable
table-setup-random = Fully random
table-phases = Trade and build
table-phases-help = In the combined phase trading and building alternate freely after the roll. Otherwise all trade comes before all building.
table-phases-combined = One combined phase
table-phases-strict = First trade, then build
table-drama_of_heroes = Drama of Heroes
table-drama_of_heroes-help = The printed variant: when all three dice show the same number, the roller removes a hero of the pool from the game.
table-drama_of_heroes-no = { no }
table-drama_of_heroes-yes = { yes }
table-victory_at_turn_end = Victory only at the end of the turn
table-victory_at_turn_end-help = Usually 10 victory points win as soon as the dice of your turn are resolved. With this option they win only when you end your turn.
table-victory_at_turn_end-no = { no }
table-victory_at_turn_end-yes = { yes }
table-nobody_wins_without_guards = Nobody wins without guards
table-nobody_wins_without_guards-help = What happens at a dramatic ending when no guard is left on the Wall: usually all are tied and the tie-break decides. With this option everybody loses.
table-nobody_wins_without_guards-no = { no }
table-nobody_wins_without_guards-yes = { yes }
table-hidden_points_in_ties = Hidden points break ties
table-hidden_points_in_ties-help = Whether victory point cards still in hand count when a dramatic ending is tied.
table-hidden_points_in_ties-no = { no }
table-hidden_points_in_ties-yes = { yes }
table-first_player = First player
table-first_player-help = The highest roll begins, or a seat named here. On the pictured board of the base game nobody rolls, and chance decides.
table-first_player-roll = By the dice
table-first_player-0 = Seat 1
table-first_player-1 = Seat 2
table-first_player-2 = Seat 3
table-first_player-3 = Seat 4
table-colours = Colours
table-colours-help = Players pick their colours in the order of the seats, chance deals them, or they go round by seats: yellow, blue, red, black. On the pictured board of the base game the colour decides where your first pieces stand.
table-colours-pick = Picked by the players
table-colours-random = At random
table-colours-seats = By seats
table-start_tokens = Tokens under the first settlements
table-start_tokens-help = Whether the two settlements of the set-up also cover a wildling token and reveal it when they are placed.
table-start_tokens-no = { no }
table-start_tokens-yes = { yes }
table-used_tokens = Revealed wildling tokens
table-used_tokens-help = Where a wildling token goes once its wildling is placed: back into the pool, or out of the game.
table-used_tokens-pool = Back to the pool
table-used_tokens-box = Out of the game
table-movement = Wildling movement
table-movement-help = Whether the wildlings move after the production of a roll or before it.
table-movement-after_production = After production
table-movement-before_production = Before production
table-patrol_to_camp = A patrol may send Tormund home
table-patrol_to_camp-help = Whether a Ranger Patrol may move Tormund to his camp as well, or only to another hex.
table-patrol_to_camp-no = { no }
table-patrol_to_camp-yes = { yes }
table-mixed_like_for_like = Same resource on both sides
table-mixed_like_for_like-help = Whether a mixed trade may have the same resource on both sides, for example wool and ore for wool. A trade of nothing but like for like is never allowed.
table-mixed_like_for_like-no = { no }
table-mixed_like_for_like-yes = { yes }
table-patrols_after_yoren = Most Patrols after Yoren
table-patrols_after_yoren-help = What happens when its holder discards a played Ranger Patrol to Yoren: the card stays until somebody overtakes, or it is counted anew at once.
table-patrols_after_yoren-keep = The holder keeps the card
table-patrols_after_yoren-lose = Counted anew at once
table-mance_may_decline = Mance Rayder may take nothing
table-mance_may_decline-help = Whether you may decline to take a card after looking at a hand with Mance Rayder.
table-mance_may_decline-no = { no }
table-mance_may_decline-yes = { yes }
table-hero_limit = One hero use a turn
table-hero_limit-help = Whether the limit of one hero use in a turn counts for each player, or for the whole table. It matters when Samwell Tarly is used in another player's turn.
table-hero_limit-player = For each player
table-hero_limit-table = For the whole table
table-roads = Roads of each player
table-roads-help = The rulebook gives each player 15 roads, the English errata 14.
table-roads-15 = 15
table-roads-14 = 14
table-offers_per_turn = Offers in a turn
table-offers_per_turn-help = How many offers to other players a bot may make in its turn; the offers of people are not counted. 0 means no trade between players at all.
table-turn_limit = Last turn
table-turn_limit-help = The game stops without a winner after this many turns. 0 means that it is played to its end.
table-patrol_theft = Stealing after a Patrol
table-patrol_theft-help = Whether a Ranger Patrol that moves Tormund to an opponent's building may steal a card, or has to.
table-patrol_theft-optional = Optional, as after a 7
table-patrol_theft-required = Required, as the booklet says it
table-combined_token = The combined token 2/12
table-combined_token-help = Whether only the three-player board of Brotherhood of the Watch uses it, or every game with three players. On the base board it then lies where the 2 lies, and the hex of the 12 has no number.
table-combined_token-brotherhood = Brotherhood of the Watch only
table-combined_token-three_players = Every game with three players
table-uncounted_offers = Seats whose offers are not counted
table-uncounted_offers-help = Set when the game begins: the seats of people, as a sum of 1, 2, 4 and 8.

## Rules reference: where a rule holds

rules-mode-B = Base game
rules-mode-W = Brotherhood of the Watch
rules-mode-BW = Both modes

## The table in words

view-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
view-resource-cards =
    { $count ->
        [one] { $count } resource card
       *[other] { $count } resource cards
    }
view-development-cards =
    { $count ->
        [one] { $count } development card
       *[other] { $count } development cards
    }
view-patrols =
    { $count ->
        [one] { $count } Ranger Patrol played
       *[other] { $count } Ranger Patrols played
    }
view-guards =
    { $count ->
        [one] { $count } guard on the Wall
       *[other] { $count } guards on the Wall
    }
view-wildlings =
    { $count ->
        [one] { $count } wildling
       *[other] { $count } wildlings
    }
view-road-length = Longest road: { $count }
view-breaches = Breaches of the Wall: { $count } of { $limit }
view-gift = Wildlings in the Gift: { $count }, more than { $limit } end the game
view-clearing = { $wildlings } against { $guards }
view-supply = Supply
view-hand = Your hand
view-deck = Development deck: { $count }
view-rate = { $rate }:1
view-pieces-left = Pieces left
view-hero-pool = Heroes in the pool
view-nothing = nothing
view-wall = The Wall
view-camps = Camps
view-clearings = Clearings

## Resources

resource-grain = grain
resource-grain-text = Produced by fields.
resource-grain-count = { $count } grain
resource-brick = brick
resource-brick-text = Produced by hills.
resource-brick-count = { $count } brick
resource-ore = ore
resource-ore-text = Produced by mountains.
resource-ore-count = { $count } ore
resource-lumber = lumber
resource-lumber-text = Produced by forests.
resource-lumber-count = { $count } lumber
resource-wool = wool
resource-wool-text = Produced by pastures.
resource-wool-count = { $count } wool
resource-unknown = a card

## Terrain

terrain-fields = fields
terrain-fields-text = Produce grain.
terrain-hills = hills
terrain-hills-text = Produce brick.
terrain-mountains = mountains
terrain-mountains-text = Produce ore.
terrain-forest = forest
terrain-forest-text = Produces lumber.
terrain-pasture = pasture
terrain-pasture-text = Produces wool.
terrain-ice = ice field
terrain-ice-text = Produces nothing and counts as part of the frame.

## Pieces

piece-road = road
piece-road-text = Cost: 1 brick, 1 lumber. Stands on a path. You own 15, or as many as the table has agreed.
piece-road-count =
    { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
piece-settlement = settlement
piece-settlement-text = Cost: 1 brick, 1 lumber, 1 wool, 1 grain. Worth 1 victory point; yields 1 card per producing hex. You own 5.
piece-settlement-count =
    { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
piece-keep = keep
piece-keep-text = Cost: 3 ore, 2 grain. Replaces one of your settlements. Worth 2 victory points; yields 2 cards per producing hex. You own 4.
piece-keep-count =
    { $count ->
        [one] { $count } keep
       *[other] { $count } keeps
    }
piece-guard = guard
piece-guard-text = Cost: 1 lumber, 1 brick, 1 wool. Defends a section of the Wall. 3 guards on the Wall are worth 1 victory point, 5 guards 2 in total. You own 7.
piece-guard-count =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
piece-development_card = development card
piece-development_card-text = Cost: 1 ore, 1 wool, 1 grain. The top card of the deck goes to your hand; it cannot be played in the turn it was bought.
piece-tormund = Tormund the Thief
piece-tormund-text = Moves on every rolled 7, by a Ranger Patrol and by Qhorin Halfhand. The hex he stands on does not produce; in his camp he blocks nothing.
piece-wildling_token = wildling token
piece-wildling_token-text = Names a clan area and a kind of wildling. Revealed when a settlement (1) or a keep (2) is built, when a special card is received (1) and by Benjen Stark (1).
piece-number_token = number token
piece-number_token-text = Its hex produces when the production dice show this sum. The more pips, the likelier the number.
piece-breach_marker = breach marker
piece-breach_marker-text = Moves 1 space down its track with each breach of the Wall; the 3rd breach ends the game.
piece-vp_token = victory point token
piece-vp_token-text = Held while you have at least 3 guards on the Wall; a second one from 5 guards on.
piece-production_dice = production dice
piece-production_dice-text = Two six-sided dice. Their sum names the hexes that produce; a 7 moves Tormund.
piece-wildling_die = wildling die
piece-wildling_die-text = A twelve-sided die, rolled together with the production dice. 1–8 name a trail along which a wildling moves; 9–12 name none.
piece-build_costs_card = build-costs card
piece-build_costs_card-text = Shows what everything costs and holds your unbuilt settlements (1 wildling token under each) and keeps (2 under each).

## Development cards

development-ranger_patrol = Ranger Patrol
development-ranger_patrol-text = Before or after your production roll choose one: move Tormund as after a 7 and, if he now stands on a hex, you may steal 1 random resource card from an opponent with a building beside it; or return 1 wildling of your choice from the Gift to the Frostfangs and take 1 card of the resource of its hex. The card stays face up before you and counts for Most Patrols.
development-ranger_patrol-note = In the base game only the first option exists. Nobody discards cards. “After the roll” means after wildling movement too.
development-new_recruits = New Recruits
development-new_recruits-text = Place 1 of your guards on the Wall for free, on the lowest free space of a section of your choice.
development-new_recruits-note = Not used in the base game. It cannot be played if you have no guard left or there is no free space.
development-road_building = Road Building
development-road_building-text = Place 2 roads for free by the normal building rules.
development-road_building-note = With only 1 road left or only 1 legal path, place as many as you can.
development-winter_is_coming = Winter Is Coming
development-winter_is_coming-text = Take any 2 resource cards from the supply, equal or different. You may use them this turn.
development-victory_point = Victory Point
development-victory_point-text = A card worth 1 victory point. Keep it hidden until the game ends or until it brings you to 10 victory points in your own turn.
development-unknown = a development card

## Special cards

special-longest_road = Longest Road
special-longest_road-text = For the longest unbroken road of at least 5 segments. Worth 1 victory point (2 in the base game). In Brotherhood of the Watch whoever receives it creates 1 wildling.
special-most_patrols = Most Patrols
special-most_patrols-text = For the most Ranger Patrol cards played, at least 3. Worth 1 victory point (2 in the base game). In Brotherhood of the Watch whoever receives it creates 1 wildling.

## Heroes of the North

hero-side-a = Side A
hero-side-a-text = After use: Flip this card to side B and keep it, or exchange it for another hero from the pool.
hero-side-b = Side B
hero-side-b-text = After use: You must exchange this card for another hero from the pool.
hero-exchange = Exchange
hero-exchange-text = Return the card to the pool with side A up and take a different hero, side A up; it cannot be used in the turn you take it.
hero-jeor_mormont = Jeor Mormont
hero-jeor_mormont-title = Lord Commander
hero-jeor_mormont-effect = Forced 1:1 trade
hero-jeor_mormont-timing = Your turn, while trading and building
hero-jeor_mormont-text = Name 1 resource type and 1 or 2 opponents. Each of them who holds that type must hand you 1 card of it; for each card received you give that same opponent 1 resource card of your choice of another type.
hero-jeor_mormont-note = You must hold at least as many cards of other types as opponents you name. An opponent without the type gives nothing and gets nothing; if none has it, the hero still counts as used.
hero-bowen_marsh = Bowen Marsh
hero-bowen_marsh-title = Lord Steward
hero-bowen_marsh-effect = One 1:1 supply trade
hero-bowen_marsh-timing = Your turn, while trading and building
hero-bowen_marsh-text = Put 1 resource card into the supply and take 1 card of another type from it.
hero-samwell_tarly = Samwell Tarly
hero-samwell_tarly-title = Steward
hero-samwell_tarly-effect = No income, one free resource
hero-samwell_tarly-timing = Right after any player's production (not after a 7), before the wildling movement of that roll and before any other hero used after it
hero-samwell_tarly-text = If that roll gave you no resource card, take 1 resource card of your choice from the supply.
hero-samwell_tarly-note = Income lost through Tormund, wildlings or a shortage does not count.
hero-othell_yarwyck = Othell Yarwyck
hero-othell_yarwyck-title = Master Builder
hero-othell_yarwyck-effect = Re-route one road
hero-othell_yarwyck-timing = Your turn, while trading and building
hero-othell_yarwyck-text = Take 1 of your roads that touches your own pieces at one end only off the board and build it again for free on a different legal path. Opponents' pieces are ignored when its ends are checked.
hero-othell_yarwyck-note = The new path must be legal on the board without the removed road. Longest Road is re-evaluated once, after the move.
hero-alliser_thorne = Ser Alliser Thorne
hero-alliser_thorne-title = Master-at-Arms
hero-alliser_thorne-effect = Easier guard
hero-alliser_thorne-timing = Your turn, when you pay for a guard
hero-alliser_thorne-text = Replace 1 of the 3 cards of the guard's cost by 1 resource card of any other type.
hero-melisandre = Melisandre
hero-melisandre-title = Red Priestess of R'hllor
hero-melisandre-effect = Choose the development card
hero-melisandre-timing = Your turn, when you buy a development card, once in the turn
hero-melisandre-text = Replace 1 of the 3 cards of the cost by 1 resource card of any other type. Look at the top 3 cards of the deck, keep 1 of them as the card bought, put the others back and shuffle the deck.
hero-melisandre-note = The replacement has to be made; to pay the printed cost, buy without the hero. With fewer than 3 cards left, choose among those that are left.
hero-mance_rayder = Mance Rayder
hero-mance_rayder-title = King-Beyond-the-Wall
hero-mance_rayder-effect = Take a card from a leader
hero-mance_rayder-timing = Your turn, after the production roll and wildling movement are resolved
hero-mance_rayder-text = Choose an opponent who is ahead of you in victory points and look at their resource cards; you may take 1 of them.
hero-mance_rayder-note = Only public victory points are compared; hidden victory point cards do not count.
hero-benjen_stark = Benjen Stark
hero-benjen_stark-title = First Ranger
hero-benjen_stark-effect = Remove a wildling north of the Wall
hero-benjen_stark-timing = Your turn, before or after the production roll
hero-benjen_stark-text = Return 1 wildling from a camp or clearing to the Frostfangs. If it left a camp, every wildling in a farther camp of that clan moves 1 camp toward the clearing. Then reveal 1 wildling token from the pool and place that wildling as usual (a rush can follow).
hero-ygritte = Ygritte
hero-ygritte-title = Wildling spearwife
hero-ygritte-effect = Remove a wildling from the Gift
hero-ygritte-timing = Your turn, before or after the production roll
hero-ygritte-text = Return 1 wildling of your choice from the Gift to the Frostfangs. You gain no resource.
hero-yoren = Yoren
hero-yoren-title = Wandering crow
hero-yoren-effect = A patrol becomes a guard
hero-yoren-timing = Your turn, while building
hero-yoren-text = Discard 1 of your played Ranger Patrol cards and build 1 guard for free.
hero-yoren-note = The holder of Most Patrols keeps that card until another player plays a Patrol and then has more, and at least 3.
hero-qhorin_halfhand = Qhorin Halfhand
hero-qhorin_halfhand-title = Ranger
hero-qhorin_halfhand-effect = Send Tormund home
hero-qhorin_halfhand-timing = Your turn, before or after the production roll
hero-qhorin_halfhand-text = If Tormund stands on a terrain hex, move him back to his camp in the Frostfangs and take from the supply 1 card of the resource produced by the hex he left.
hero-qhorin_halfhand-note = There is no theft. If the supply has no such card, you get nothing.

## Wildlings

wildling-regular = regular wildling
    .a = a regular wildling
wildling-regular-text = No ability. Waits in the clearing until the section of the Wall there is breached.
wildling-regular-count =
    { $count ->
        [one] { $count } regular wildling
       *[other] { $count } regular wildlings
    }
wildling-climber = climber
    .a = a climber
wildling-climber-text = On reaching a clearing it crosses the Wall at once and occupies the first free hex of that line. This is not a breach.
wildling-climber-count =
    { $count ->
        [one] { $count } climber
       *[other] { $count } climbers
    }
wildling-giant = giant
    .a = a giant
wildling-giant-text = On reaching a guarded section it removes the guard on space 1 and returns to the Frostfangs. On an unguarded section it breaches the Wall like a regular wildling.
wildling-giant-count =
    { $count ->
        [one] { $count } giant
       *[other] { $count } giants
    }

## Clans

clan-ice_river = Ice River
clan-ice_river-text = The western clan area. Trails 1 and 2 lead to clearing 1, trail 3 to clearing 2.
clan-cave_dwellers = Cave Dwellers
clan-cave_dwellers-text = The middle clan area. Trail 4 leads to clearing 2, trail 5 to clearing 3.
clan-hornfoots = Hornfoots
clan-hornfoots-text = The eastern clan area. Trail 6 leads to clearing 3, trails 7 and 8 to clearing 4.

## Places

place-wall_section = Wall section
place-wall_section-text = One of 4 parts of the Wall, with guard spaces numbered 1–5. Its guards face only the clearing north of it.
place-clearing = clearing
place-clearing-text = The place below a Wall section where wildlings gather. More wildlings than guards there means a breach.
place-camp = camp
place-camp-text = Each clan area has 5. Camp 1 has the largest fire and is nearest the Wall.
place-trail = trail
place-trail-text = Joins camp 1 of a clan area to a clearing; wildlings move along it when its number is rolled.
place-frostfangs = the Frostfangs
place-frostfangs-text = Holds every wildling that is not elsewhere on the board.
place-tormunds_camp = Tormund's camp
place-tormunds_camp-text = Tormund starts here; while here he blocks nothing.
place-gift = the Gift
place-gift-text = The terrain hexes south of the Wall. More than 7 wildlings here end the game.
place-trade_route = trade route
place-trade_route-text = With a settlement or keep beside it you trade its resource with the supply at 2:1.
place-intersection = intersection
place-intersection-text = A hex corner, where settlements and keeps stand.
place-path = path
place-path-text = A hex side, where roads stand.
place-borderland = borderland
place-borderland-text = The sides of terrain hexes that touch the frame; building there is allowed.
section-W1 = section 1 of the Wall
section-W2 = section 2 of the Wall
section-W3 = section 3 of the Wall
section-W4 = section 4 of the Wall
clearing-K1 = clearing 1
clearing-K2 = clearing 2
clearing-K3 = clearing 3
clearing-K4 = clearing 4
hex-camp = Tormund's camp
north-ice_river-1 = camp 1 of the { clan-ice_river } clan
north-ice_river-2 = camp 2 of the { clan-ice_river } clan
north-ice_river-3 = camp 3 of the { clan-ice_river } clan
north-ice_river-4 = camp 4 of the { clan-ice_river } clan
north-ice_river-5 = camp 5 of the { clan-ice_river } clan
north-cave_dwellers-1 = camp 1 of the { clan-cave_dwellers } clan
north-cave_dwellers-2 = camp 2 of the { clan-cave_dwellers } clan
north-cave_dwellers-3 = camp 3 of the { clan-cave_dwellers } clan
north-cave_dwellers-4 = camp 4 of the { clan-cave_dwellers } clan
north-cave_dwellers-5 = camp 5 of the { clan-cave_dwellers } clan
north-hornfoots-1 = camp 1 of the { clan-hornfoots } clan
north-hornfoots-2 = camp 2 of the { clan-hornfoots } clan
north-hornfoots-3 = camp 3 of the { clan-hornfoots } clan
north-hornfoots-4 = camp 4 of the { clan-hornfoots } clan
north-hornfoots-5 = camp 5 of the { clan-hornfoots } clan
north-K1 = { clearing-K1 }
north-K2 = { clearing-K2 }
north-K3 = { clearing-K3 }
north-K4 = { clearing-K4 }

## Colours

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-black = black

## Trade: how a player stands to an offer, and the sides of an offer

answer-thinking = is thinking
answer-accepted = accepts
answer-refused = refuses
answer-countered = makes a counter-offer
answer-composes = lays out a counter-offer
side-gives = gives
side-wants = wants

## Causes of a dramatic ending, and what a Ranger Patrol can do

cause-breach = the Wall is breached for the third time
cause-gift = more than 7 wildlings are in the Gift
way-tormund = move Tormund
way-wildling = send a wildling of the Gift back

## Parts of the game whose provenance is told (see provenance-* of the program)
part-layout = the board: terrain and numbers
part-routes = the places of the trade routes
part-start = the starting pieces
part-tokens = the mix of the wildling tokens
part-heroes = the heroes

## The board in the page: words that only the picture, the hand and the trade panel show

page-board = Board
page-board-north = Board: the Gift, the Wall and the lands beyond
# Places on the coast, beside a single hex: which of its corners or sides.
page-corner-N = north corner
page-corner-NE = north-east corner
page-corner-SE = south-east corner
page-corner-S = south corner
page-corner-SW = south-west corner
page-corner-NW = north-west corner
page-side-NE = north-east side
page-side-E = east side
page-side-SE = south-east side
page-side-SW = south-west side
page-side-W = west side
page-side-NW = north-west side
page-legal = Places to choose
page-choose = Choose
page-breaches = Wall breaches
page-gift = Wildlings in the Gift
page-rush = rush!
page-blocked = blocked
page-empty = empty
page-rolled = Roll: { $first } + { $second } = { $sum }
page-rolled-wildling = { page-rolled }; wildling die { $wildling }
page-production = production
page-seven = Tormund
page-wildling-move = wildlings { $number }: { $clan }
page-no-trail = no trail
page-cards = Resource cards
page-development = Development cards
page-hero = Hero
page-hero-used = used this turn
page-hero-ready = ready
page-fresh = from next turn
page-use = Use
page-discard = Lay out half your cards
page-discard-count = { $chosen } of { $need }
page-discard-go = Discard { $count }
page-back = Take back
page-back-card = Take back: { $resource }
page-build = Build
page-build-road = Road
page-build-settlement = Settlement
page-build-keep = Keep
page-build-guard = Guard
page-build-buy = Develop
# The keys of the five buttons above, in their order.
page-build-keys = RSKGD
page-left = left: { $count }
page-short = short of: { $cards }
page-no-pieces = no pieces left
page-no-place = no free place
page-not-now = not now
page-trade = Trade
page-give = give
page-want = get
page-supply = supply
page-rates = Rates
page-propose = Offer
page-supply-go = Trade with supply
page-clear = Clear
page-deal = Trade
page-take-deal = Accept
page-accept = Accept
page-refuse = Decline
page-counter = Counter-offer
page-send-counter = Send counter-offer
page-no-deal = End without a trade
page-answers = Answers
page-your-offer = Your offer
page-offers = offers
page-for = for
page-offer-line = { $name } offers { $give } for { $want }
page-counter-line = { $name } { $answer }: { $give } for { $want }
page-sending = Laying out the offer…
page-stuck = This offer cannot be made
page-replace = instead of
page-do-road = Build a road
page-do-settlement = Build a settlement
page-do-keep = Build a keep
page-do-guard = Place a guard
page-do-supply = Trade with the supply
page-do-give = Add to the offer: you give
page-do-want = Add to the offer: you get
page-do-discard = Discard
page-do-tormund = Move Tormund
page-do-take = Take
page-do-demand = Demand
page-do-uproot = Take up a road
page-do-exchange = Exchange the hero
page-do-banish = Remove a hero from the game

## The tutorial: what the coach says (tutorial.yaml names when)

tutorial-welcome = Welcome to the Gift. You settle the land south of the Wall against two others, and guard the Wall together with them. Whoever has 10 victory points in their own turn wins at once: a settlement is worth 1, a keep 2; guards, cards and distinctions add to it.
tutorial-coach = I stay beside the table and explain whatever is new. Whenever you are unsure, press “Show me” or the key H: I suggest a choice from what you can see yourself. You may always decide otherwise, and the small chips open the rules.
tutorial-board = South of the Wall lie the hexes. Each yields one resource: brick, lumber, wool, grain or ore. The number on it says at which roll of the dice; 6 and 8 come up most often. North of the Wall the wildlings gather.
tutorial-hero = You hold a hero: a brother of the Watch who helps you once in a while. Point at the card to read what it does; it says when it may be used.
tutorial-place_settlement = Everybody begins with two settlements and two roads. Choose an intersection for the first one: three hexes with different resources and good numbers are best. No two buildings may stand side by side.
tutorial-place_road = Now a road at this settlement. It shows where you want to grow: towards a free place two steps away.
tutorial-place_second = The second settlement is placed in reverse order, anywhere that is free. You get a card at once for every hex around it, so look for the resources you still lack.
tutorial-place_guard = Last, one guard on the Wall. Each section of the Wall has a line of hexes behind it: guard the one behind which you live. Guards of all players defend a section together.
tutorial-roll = A turn has three parts: roll the dice, trade, build. First roll. Beside the two dice a third one rolls: it moves the wildlings.
tutorial-dice = The sum of the dice names the hexes that produce. Every settlement touching one yields a card of its resource, every keep two, for all players, whoever has rolled.
tutorial-main = Now you may trade and build, in any order and as often as your cards allow. What glows can be paid for right now. When nothing useful is left, end your turn.
tutorial-costs = A road costs brick and lumber. A settlement costs brick, lumber, wool and grain. A keep costs three ore and two grain. A development card costs ore, wool and grain. Save for what brings you points.
tutorial-other_turn = The dice go round to the left. In the others' turns you still receive cards, and you may be offered a trade.
tutorial-answer_offer = Somebody wants to trade with you. Only the player whose turn it is trades, so accept what helps you more than them, refuse, or make another offer.
tutorial-compose_offer = Put an offer together: what you give and what you want. At least one card goes each way, and never the same resource on both sides. The others then say whether they agree.
tutorial-pick_partner = The answers are there. Choose with whom you trade, or let it be.
tutorial-supply_trade = Nobody has to agree to a trade with the supply: four equal cards for one of your choice, or only two where you have a building at the trade route of that resource.
tutorial-road = Your road grows. New roads touch your own roads or buildings and lead to places for new settlements. You cannot build on through an intersection where somebody else has settled.
tutorial-settlement = A new settlement: 1 victory point and more hexes that yield for you. It must touch your own road, and the neighbouring intersections must be free of buildings.
tutorial-keep = A keep takes the place of one of your settlements. It is worth 2 victory points and yields two cards each time. The settlement comes back to you and can be built again.
tutorial-token = Whoever builds reveals a token from under the new building: it names a clan and a kind of wildling, which joins that clan beyond the Wall. Growing calls the wildlings.
tutorial-camp = A new wildling goes to the first free camp of its clan. Regular ones are round, climbers triangular, giants square.
tutorial-wildling_die = The third die makes a wildling go down to the Wall. If a clearing ever holds more wildlings than its section has guards, they break through; equal numbers hold.
tutorial-recruited = Another guard of yours stands on the Wall. Three guards are worth 1 victory point, five another one, for as long as they stand.
tutorial-rush = A fifth wildling has joined a clan, and the clan rushes the Wall: two of them go down at once.
tutorial-climbed = A climber does not wait at the Wall: it crosses it at once, guards or not, and stands on a hex in the Gift.
tutorial-giant = A giant reached the Wall: it took a guard away and went back to the Frostfangs.
tutorial-breach = The Wall is breached! The oldest guard there leaves, and the wildlings spread over the hexes behind it. At the third breach the game ends, and whoever has most guards on the Wall wins.
tutorial-gift = Wildlings in the Gift block the hex on which they stand, as Tormund does. More than seven of them end the game at once.
tutorial-expelled = A wildling was driven out of the Gift: the hex yields again.
tutorial-hero_used = Somebody used a hero. You may use yours once in your own turn, not in the turn in which you got it. Look for it among what glows.
tutorial-after_hero = Your hero was used for the first time. Turn the card over to use it once more, or exchange it now for another one. After the second use it must be exchanged.
tutorial-bought = You bought a development card. Keep it secret: it may be a Ranger Patrol, progress or a victory point. It can be played in a later turn, not in this one.
tutorial-played = A development card was played: one at most in each turn. Ranger Patrols stay on the table and count towards Most Patrols.
tutorial-tormund = Tormund moves, after a 7 or with a Ranger Patrol. On a 7 nobody gets resources. The hex on which he stands yields nothing until he moves on.
tutorial-discard = A 7 was rolled and you hold more than seven cards: you must give half of them back. Keep what you need for your next building, and do not hoard too long.
tutorial-move_tormund = You move Tormund. He blocks the hex he comes to, so choose one that yields much to those who lead, and nothing to you.
tutorial-rob = You may steal a random card from somebody with a building at this hex. Take it from whoever has most cards or points.
tutorial-longest_road = Somebody holds the Longest Road: it is worth 2 victory points, for as long as nobody has a longer one.
tutorial-most_patrols = Somebody holds Most Patrols: worth 2 victory points, for as long as nobody has played more Ranger Patrols.
tutorial-free_road = This card lets you build roads for nothing. Choose where the first one goes.
tutorial-shortage = The supply has too little of a resource for everybody, so nobody gets any of it this time.
tutorial-dramatic = The Wall has fallen. Now points do not count: whoever has most guards on the Wall wins.
tutorial-won = You have won your first game: the Gift is yours, and the Wall stands behind you!
tutorial-lost = This time somebody else was ahead. Nobody minds losing a first game: you now know every part of a turn, the Wall and the wildlings, and the next one will look different.
tutorial-farewell = That was the whole game: settling, trading, guarding the Wall, heroes. Next, play against bots at the same table, choose a variable board, or invite two or three friends and bargain with people. Well met!

# Why not: one sentence per rule that can forbid a choice.
reason-CAT-TURN-1 = It is another player's turn.
reason-CAT-TURN-2 = A turn goes in this order: roll, trade, build.
reason-CAT-TURN-3 = Development cards are played in your own turn, one a turn.
reason-CAT-TURN-6 = At this table trading and building alternate freely, so there is no step to building.
reason-CAT-COMP-2 = There are no guards in the base game.
reason-CAT-COMP-3 = You have no such piece left.
reason-CAT-COMP-6 = No such card is left in the supply.
reason-CAT-COMP-11 = There are no heroes and no New Recruits in the base game.
reason-CAT-COMP-15 = Nobody holds that many cards.
reason-CAT-BOARD-1 = There is no intersection on this board.
reason-CAT-BOARD-3 = There is a road on this path already.
reason-CAT-ROAD-1 = Neither a road nor a building of yours touches this path.
reason-CAT-ROAD-2 = Another player's building cuts your road off here.
reason-CAT-ROAD-3 = There is no path here: no land on either side.
reason-CAT-SETT-1 = Somebody has built here already.
reason-CAT-SETT-2 = There is no road of yours here.
reason-CAT-SETT-3 = A settlement or keep stands on the next intersection.
reason-CAT-SETT-4 = All your settlements are on the board: turn one into a keep first.
reason-CAT-KEEP-1 = A keep only replaces a settlement of your own.
reason-CAT-GUARD-2 = You have no guard left, or this section of the Wall is full.
reason-CAT-BUILD-1 = Only the active player builds and buys.
reason-CAT-BUILD-2 = A guard costs 1 lumber, 1 brick and 1 wool.
reason-CAT-BUILD-3 = A road costs 1 brick and 1 lumber.
reason-CAT-BUILD-4 = A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain.
reason-CAT-BUILD-5 = A keep costs 3 ore and 2 grain.
reason-CAT-BUILD-6 = A development card costs 1 ore, 1 wool and 1 grain.
reason-CAT-TRADE-1 = Trade comes after the roll.
reason-CAT-TRADE-2 = Every trade is with the active player, who picks the partner.
reason-CAT-TRADE-3 = Only players who are asked can answer an offer.
reason-CAT-TRADE-4 = Only the active player trades with the supply.
reason-CAT-TRADE-5 = There is no offer on the table.
reason-CAT-TRADE-6 = A trade takes real cards from both sides.
reason-CAT-TRADE-8 = Like is not traded for like.
reason-CAT-TRADE-9 = The supply takes 3 equal cards for 1.
reason-CAT-TRADE-10 = The supply takes 4 equal cards for 1.
reason-CAT-TRADE-11 = On your trade route 2 such cards are needed for 1.
reason-CAT-TRADE-12 = The supply has no such card to give.
reason-CAT-R-TRADE-2 = Offers are laid out in order: first what you give, then what you want.
reason-CAT-R-TRADE-3 = This table allows no more offers this turn.
reason-CAT-SEVEN-2 = Only a hand of more than 7 cards returns half of them, after a 7.
reason-CAT-SEVEN-3 = When he is moved, Tormund goes to another hex with a number or to his camp.
reason-CAT-SEVEN-4 = Only an opponent with cards and a building at Tormund's hex can be robbed, once he has moved.
reason-CAT-R-TORM-1 = At this table a Patrol cannot send Tormund to his camp.
reason-CAT-DEV-1 = You do not hold this card.
reason-CAT-DEV-3 = You have played a development card this turn.
reason-CAT-DEV-4 = You bought this card this turn.
reason-CAT-DEV-6 = The deck of development cards is empty.
reason-CAT-PROG-1 = New Recruits place a guard: there must be one left, and a space for it.
reason-CAT-PROG-2 = Road Building places roads: there must be one left, and a path for it.
reason-CAT-PROG-3 = Cards are taken with Winter Is Coming, while the supply has any.
reason-CAT-PATROL-2 = A Ranger Patrol must be played first; it robs only at Tormund's new hex.
reason-CAT-PATROL-3 = A Ranger Patrol sends away a wildling that stands in the Gift.
reason-CAT-PATROL-4 = In the base game a Patrol meets no wildlings.
reason-CAT-HERO-1 = This is not your hero.
reason-CAT-HERO-3 = A hero is used in your own turn.
reason-CAT-HERO-4 = You received this hero this turn.
reason-CAT-HERO-5 = You have used a hero this turn.
reason-CAT-HERO-6 = What this hero needs is not there.
reason-CAT-HERO-7 = A hero is flipped or exchanged right after it was used.
reason-CAT-HERO-8 = A hero used with the B-side up must be exchanged.
reason-CAT-HERO-9 = A hero is exchanged after use, for another one of the pool.
reason-CAT-HERO-10 = This hero cannot be used at this point of the turn.
reason-CAT-HERO-11 = Jeor Mormont demands one type from one or two opponents and gives back another type.
reason-CAT-HERO-12 = Bowen Marsh trades one card of your hand.
reason-CAT-HERO-13 = Samwell's time is right after a roll that gave his player nothing.
reason-CAT-HERO-14 = Othell moves a road of yours tied at one end only, to another path.
reason-CAT-HERO-15 = Ser Alliser replaces one card of a guard's price by another one you hold.
reason-CAT-HERO-16 = Melisandre replaces one card of the price and shows the top three cards.
reason-CAT-R-HERO-6 = With Melisandre one card of the price has to be replaced by another type.
reason-CAT-HERO-17 = Mance Rayder takes a card from an opponent with more points.
reason-CAT-R-HERO-4 = At this table Mance Rayder must take a card.
reason-CAT-R-HERO-7 = At this table one hero may be used in a turn, and one was.
reason-CAT-HERO-18 = Benjen sends back a wildling from a camp or clearing.
reason-CAT-HERO-19 = Ygritte sends back a wildling that stands in the Gift.
reason-CAT-HERO-20 = First Yoren's guard must be placed.
reason-CAT-VPC-1 = Victory point cards stay hidden until the game ends.
reason-CAT-VAR-1 = Only a hero of the pool is removed, when all three dice show the same.
reason-CAT-SETUP-2 = Colours are chosen in the set-up, each by one player.
reason-CAT-SETUP-4 = Red is not in this game.
reason-CAT-SETUP-10 = First settlements and roads are placed in turn, each road at its settlement.
reason-CAT-SETUP-11 = The second road starts at your second settlement.
reason-CAT-SETUP-15 = First every player places a guard, in turn.
reason-CAT-END-1 = The game is over: somebody has won.
reason-CAT-END-4 = The game is over: somebody has won by points.
reason-CAT-END-5 = The game is over: the Wall was breached for the third time.
reason-CAT-END-6 = The game is over: there were more than 7 wildlings in the Gift.
reason-CAT-R-TORM-2 = At this table a Patrol that can rob must rob.

## At the end of a game

score-settlements = Settlements
score-keeps = Keeps
score-longest_road = Longest Road
score-most_patrols = Most Patrols
score-guards = Guards
score-victory_points = Cards
score-cards = In hand
tally-dice = Dice
tally-gained = resources gained
tally-discarded = lost to a seven
tally-robbed = robbed from others
tally-traded = trades
tally-bought = cards bought
tally-guards = guards built

## Tips: what the things of the board are and how they stand

page-tip-owner = Belongs to { $name }
page-tip-beside = Beside it: { $hexes }
page-tip-here = Here: { $things }
page-tip-blocked = Produces nothing while it holds: { $things }
page-tip-odds = Comes up in { $count } of 36 rolls
page-tip-hex = A settlement beside it takes 1 card, a keep 2, when its number is rolled.
page-tip-used = Used by: { $names }
page-tip-guards = Guards: { $names }
page-tip-wall = Guards on a section hold back the wildlings in the clearing before it. More wildlings than guards breach the Wall; the third breach ends the game.
page-tip-space = space { $number } for a guard
page-tip-space-rule = A new guard takes the lowest free space of its section. The guard on space 1 stood longest and is the first to fall.
page-tip-arrow = the way into the Gift
page-tip-arrow-rule = Wildlings that get over this section go down the line of four hexes the arrow points along, each to the first free one, nearest the Wall first.
page-tip-against = wildlings: { $wildlings }, guards: { $guards }
page-tip-danger = The next wildling here breaches the Wall.
page-tip-holds = Wildlings still needed for a breach: { $count }
page-tip-way = { $clan } → { $clearing }
page-tip-first = Next to set out: { $wildling }
page-tip-nobody = Nobody waits to set out.
page-tip-rush = The next wildling of this clan makes it rush the Wall
page-tip-rush-rule = When a fifth wildling joins a clan, two of them set out at once, one along each of its trails.
page-tip-frost = Left in the Frostfangs: { $count }
page-tip-in-gift = On a hex it stops production until a Ranger Patrol or Ygritte drives it off.
page-tip-points = victory points
page-tip-points-rule = Settlement 1, keep 2, 3 guards on the Wall 1 and 5 guards 2, Longest Road, Most Patrols and victory point cards. Whoever has 10 in their own turn wins.
page-tip-hand-rule = How many is public, which ones is not. Whoever has more than 7 when a 7 is rolled gives back half.
page-tip-supply = In the supply: { $count }
page-tip-resource = Comes from: { $terrain }.
page-show-board = Show the board
page-show-heroes = Show the heroes

## The book of rules: chapters, overview, pieces

chapter-CAT-COMP = Components
chapter-CAT-BOARD = The board
chapter-CAT-SETUP = Set-up
chapter-CAT-TURN = A turn
chapter-CAT-PROD = Production
chapter-CAT-SEVEN = A seven is rolled
chapter-CAT-TORM = Tormund
chapter-CAT-TRADE = Trade
chapter-CAT-BUILD = Building
chapter-CAT-ROAD = Roads
chapter-CAT-SETT = Settlements
chapter-CAT-KEEP = Keeps
chapter-CAT-GUARD = Guards
chapter-CAT-LROAD = Longest Road
chapter-CAT-MPAT = Most Patrols
chapter-CAT-DEV = Development cards
chapter-CAT-PATROL = Ranger Patrol
chapter-CAT-PROG = Progress cards
chapter-CAT-VPC = Victory point cards
chapter-CAT-HERO = Heroes
chapter-CAT-KIND = Kinds of wildlings
chapter-CAT-TOKEN = Wildling tokens
chapter-CAT-SPAWN = Where wildlings come from
chapter-CAT-ADV = Wildlings come down to the Wall
chapter-CAT-RUSH = A clan rushes the Wall
chapter-CAT-BREACH = Breaches
chapter-CAT-GIFT = Wildlings in the Gift
chapter-CAT-VP = Victory points
chapter-CAT-END = The end of the game
chapter-CAT-VAR = Variants
chapter-CAT-R = Rulings

book-goal = You settle the Gift south of the Wall and gain victory points: for settlements, keeps, guards, cards and distinctions. Whoever has 10 points in their own turn wins.
book-course = In a turn you roll the dice: hexes with that number yield resources to everybody who lives there, and the third die moves the wildlings. Then you trade and build roads, settlements and keeps, recruit guards and buy development cards.
book-end = Wildlings come down to the Wall. Where they outnumber the guards of a section they break through. After the third breach, or with an eighth wildling in the Gift, the game ends and whoever has most guards on the Wall wins.

glossary-settlement = Settlement
glossary-settlement-about = 1 victory point; yields a card of each neighbouring hex when its number is rolled.
glossary-keep = Keep
glossary-keep-about = Takes the place of a settlement: 2 points and two cards of each hex.
glossary-road = Road
glossary-road-about = Connects settlements; the longest one is worth 2 points.
glossary-guard = Guard
glossary-guard-about = Stands on a section of the Wall; three are worth a point, five another.
glossary-wildling = Wildling
glossary-wildling-about = Regular, climber or giant; comes from a camp down to the Wall.
glossary-wall = The Wall
glossary-wall-about = A section breaks when its clearing holds more wildlings than it has guards.
glossary-hero = Hero
glossary-hero-about = A brother of the Watch; used twice, the card is exchanged.
glossary-tormund = Tormund
glossary-tormund-about = Blocks the hex on which he stands; moves when a 7 is rolled.
glossary-development = Development card
glossary-development-about = A patrol, progress or a victory point; hidden, at most one played a turn.
