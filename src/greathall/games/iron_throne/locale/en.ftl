### The texts of Game of Thrones: The Iron Throne, in our own words. Every key of this file stands in pl.ftl too.
###
### A sentence gets its arguments as variables. Of a field `card` it may use
###   $card       the name of the value, as it stands inside a sentence;
###   $card-id    what to select on: the value's key without its type (“unknown”, “deck”);
###   $card-xyz   the form `.xyz` of the value's name, if the names of that type have such a form.
### Forms of cards: `.short` without the house, `.sealed` as what it counts when played for the outcome, `.play` with the
### title of its effect. Leaders have `.title`, the name of the ability; houses have `.short`.

## The game

game-name = Game of Thrones: The Iron Throne
game-short = The Iron Throne
game-about = Lead a Great House: attack, support, make truces and betray them until all five of your influence tokens are spread, for 3 to 5 players.
game-kind = bluff, truces

## Options: what a player can choose

option-house = Lead { $house }
option-leader = Choose { $leader } as leader ({ $leader-title })
option-use = Use { $leader-title } ({ $leader })
option-pass = Pass
option-pass-in-ability = Do not use the ability
option-pass-in-window = Play no card
option-free = Free the hostage: { $card }
option-torture = Torture the hostage: { $card }
option-character = Choose { $character }
option-character-in-torture = Take 1 power from { $character }
option-seat = Choose { $seat }
option-seat-in-choose_defender = { $seat } is the defender
option-seat-in-hostage_victim = Take a hostage from { $seat }
option-power = Move 1 power from your sheet to { $character }
option-power-in-reward = As your reward, move 1 power from your sheet to { $character }
option-fight = Send { $character } into the encounter
option-support = Offer { $side } the support of { $character }
option-no_support = Offer no support
option-accept = Agree
option-accept-in-answer_offer = Accept the support
option-accept-in-proposal = Accept the terms
option-accept-in-change_side = Let the supporter change to your side
option-decline = Refuse
option-decline-in-answer_offer = Decline the support
option-decline-in-proposal = Reject the terms
option-decline-in-change_side = Refuse: the supporter stays on the opposite side
option-seal = Play { $card-sealed }
option-seal-in-sealed = Play face down: { $card-sealed }
option-seal-in-face_up = Play face up: { $card-sealed }
option-play = Play { $card-play }
option-propose = Propose: { deal }
option-propose-in-proposal = Propose instead: { deal }
option-break_off = Break off the talks
option-source = The hostage is { $source }
option-fix = Terms to come: a hostage for { $side } is { $source }
option-discard = Discard { $card-short }
option-replace = Put { $card-sealed } in place of the revealed card
option-done = Done
option-done-in-hostages = Keep the other hostages
option-done-in-move_up_to = Move no more power
option-done-in-sacrifice = Remove no more power
option-strip = Remove 1 power from { $character }
option-strip-in-sacrifice = Sacrifice 1 power of { $character }
option-return = Take { $card-short } back into your hand

## Terms of a truce: only what is not zero is told

deal =
    { $a_spreads ->
        [0]
            { $a_takes ->
                [0]
                    { $a_pays ->
                        [0] { deal-defender }
                       *[other] { deal-from-attacker }
                    }
               *[other] { deal-from-attacker }
            }
       *[other] { deal-from-attacker }
    }
deal-from-attacker =
    { $d_spreads ->
        [0]
            { $d_takes ->
                [0]
                    { $d_pays ->
                        [0] { deal-attacker }
                       *[other] { deal-both }
                    }
               *[other] { deal-both }
            }
       *[other] { deal-both }
    }
deal-both = { deal-attacker }; { deal-defender }
deal-attacker =
    { $a_spreads ->
        [0]
            { $a_takes ->
                [0] the attacker hands over { deal-attacker-power }
               *[other]
                    { $a_pays ->
                        [0] the attacker takes { deal-attacker-hostages }
                       *[other] the attacker takes { deal-attacker-hostages } and hands over { deal-attacker-power }
                    }
            }
       *[other]
            { $a_takes ->
                [0]
                    { $a_pays ->
                        [0] the attacker spreads 1 influence
                       *[other] the attacker spreads 1 influence and hands over { deal-attacker-power }
                    }
               *[other]
                    { $a_pays ->
                        [0] the attacker spreads 1 influence and takes { deal-attacker-hostages }
                       *[other] the attacker spreads 1 influence, takes { deal-attacker-hostages } and hands over { deal-attacker-power }
                    }
            }
    }
deal-attacker-hostages =
    { $a_takes ->
        [one] { $a_takes } hostage
       *[other] { $a_takes } hostages
    }
deal-attacker-power = { $a_pays } power
deal-defender =
    { $d_spreads ->
        [0]
            { $d_takes ->
                [0] the defender hands over { deal-defender-power }
               *[other]
                    { $d_pays ->
                        [0] the defender takes { deal-defender-hostages }
                       *[other] the defender takes { deal-defender-hostages } and hands over { deal-defender-power }
                    }
            }
       *[other]
            { $d_takes ->
                [0]
                    { $d_pays ->
                        [0] the defender spreads 1 influence
                       *[other] the defender spreads 1 influence and hands over { deal-defender-power }
                    }
               *[other]
                    { $d_pays ->
                        [0] the defender spreads 1 influence and takes { deal-defender-hostages }
                       *[other] the defender spreads 1 influence, takes { deal-defender-hostages } and hands over { deal-defender-power }
                    }
            }
    }
deal-defender-hostages =
    { $d_takes ->
        [one] { $d_takes } hostage
       *[other] { $d_takes } hostages
    }
deal-defender-power = { $d_pays } power

## Decisions: the question a player is asked

decision-choose_house = Which house do you lead?
decision-choose_leader = Whom do you choose as leader?
decision-ability = Do you use your leader's ability?
decision-hostages = Do you free or torture hostages?
decision-torture = From which character do you take 1 power?
decision-choose_defender = Who is the defender?
decision-prepare = To which character do you move 1 power?
decision-choose_fighter = Which character takes part in the encounter?
decision-offer = Do you offer support?
decision-answer_offer = Do you accept the support offered to you?
decision-sealed = Which card do you play face down?
decision-face_up = Greensight: which card do you play face up?
decision-window = Do you play a character card for its effect?
decision-propose = Truce: which terms do you propose?
decision-proposal = Truce: how do you answer the terms proposed?
decision-hostage_victim = From whom do you take a hostage?
decision-hostage_source = Where does the hostage come from?
decision-reward = Reward: to which character do you move power?
decision-pick_character = Choose a character
decision-pick_player = Choose a player
decision-discard_cards = Which card do you discard?
decision-replace_card = Which card takes the place of the revealed one?
decision-return_card = Which card do you take back into your hand?
decision-move_up_to = To which character do you move power?
decision-sacrifice = Blood Sacrifice: from which character do you remove power?
decision-guard = Sworn Guard: from which character do you remove power?
decision-change_side = Queen of Thorns: do you let the supporter change to your side?

# What others are told while somebody decides
waiting-choose_house = { $name } chooses a house
waiting-choose_leader = { $name } chooses a leader
waiting-ability = { $name } thinks about the leader's ability
waiting-hostages = { $name } decides the fate of hostages
waiting-torture = { $name } tortures a hostage
waiting-choose_defender = { $name } names the defender
waiting-prepare = { $name } prepares for the encounter
waiting-choose_fighter = { $name } chooses who takes part
waiting-offer = { $name } thinks about offering support
waiting-answer_offer = { $name } answers an offer of support
waiting-sealed = { $name } chooses a card face down
waiting-face_up = { $name } chooses a card face up
waiting-window = { $name } may still play a card
waiting-propose = { $name } thinks about terms
waiting-proposal = { $name } thinks about the terms proposed
waiting-hostage_victim = { $name } chooses whose hostage to take
waiting-hostage_source = { $name } takes a hostage
waiting-reward = { $name } takes the reward
waiting-pick_character = { $name } chooses a character
waiting-pick_player = { $name } chooses a player
waiting-discard_cards = { $name } discards cards
waiting-replace_card = { $name } replaces the revealed card
waiting-return_card = { $name } takes a card back
waiting-move_up_to = { $name } moves power
waiting-sacrifice = { $name } removes power for the Blood Sacrifice
waiting-guard = { $name } removes power for the Sworn Guard
waiting-change_side = { $name } decides whether to take the supporter over

## Events: what has happened, one line of the log each

event-house = { $seat } leads { $house }
event-first = { $seat } takes the first turn
event-leader = { $seat } reveals their leader: { $leader } ({ $leader-title })
event-turn = Turn { $turn }: { $seat } attacks
event-phase =
    { $phase-id ->
        [before] A new turn is about to begin
        [end] The turn ends
       *[other] The { $phase } begins
    }
event-event = { $seat } draws the event card { $event }
event-defender = { $seat } is the defender
event-drew =
    { $count ->
        [0] { $seat } has no card left to draw
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
event-moved = { $seat } moves { $count } power to { $character }
event-fights = { $seat } sends { $character } into the encounter
event-offered = { $seat } offers { $to } the support of { $character }
event-no_offer = { $seat } offers no support
event-no_offer-many = { $names } offer no support
event-accepted = { $seat } accepts the support of { $from }
event-declined = { $seat } declines the support of { $from }
event-forced = { $seat } forces { $victim } to give support with { $character }
event-sealed = { $seat } plays a card face down
event-sealed-many = { $names } play cards face down
event-revealed =
    { $card-id ->
        [unknown] { $seat } has no card at all, which counts as Hostility 0
       *[other] { $seat } reveals { $card-sealed }
    }
event-outcome = The outcome is { $outcome }
event-used = { $seat } uses { $leader-title } ({ $leader })
event-played = { $seat } plays { $card-play }
event-passed = { $seat } passes
event-passed-many = { $names } pass
event-bonus = Bonus for { $side }'s side: +{ $count }
event-replaced =
    { $card-id ->
        [unknown] { $seat } reveals { $by-sealed }
       *[other] { $seat } discards { $card-short } and reveals { $by-sealed } in its place
    }
event-looked =
    { $count ->
        [one] { $seat } looks at { $count } card in { $victim }'s hand
       *[other] { $seat } looks at { $count } cards in { $victim }'s hand
    }
event-seen =
    { $card-id ->
        [unknown] { $seat } sees a card in { $victim }'s hand
       *[other] { $seat } sees { $card-short } in { $victim }'s hand
    }
event-proposed = { $seat } proposes: { deal }
event-fixed = In these terms a hostage for { $side } is { $source }
event-agreed = { $seat } accepts the terms
event-broke_off = { $seat } breaks off the talks
event-totals = Attacker's total { $attacker }, defender's total { $defender }
event-won = { $seat }'s side wins the encounter
event-tie = A tie: both sides lose the encounter
event-spread = { $seat } spreads influence onto { $to }'s board
event-lost_power = { $character } loses { $count } power
event-died = { $character } dies
event-boxed =
    { $count ->
        [0] { $seat } has no power on the sheet to put away
       *[other] { $seat } puts { $count } power from the sheet in the box
    }
event-gave_power = { $seat } hands { $count } power over to { $to }
event-hostage =
    { $card-id ->
        [unknown] { $seat } takes a hostage from { $victim }: { $source }
       *[other] { $seat } takes a hostage from { $victim }: { $source }, { $card }
    }
event-freed =
    { $card-id ->
        [unknown] { $seat } frees a hostage, back to { $to }'s hand
       *[other] { $seat } frees a hostage, { $card-short }, back to { $to }'s hand
    }
event-tortured = { $seat } tortures a hostage: { $victim }'s { $card-short }
event-took_power = { $seat } takes 1 power from { $character } for their own sheet
event-discarded = { $seat } discards { $card-short }
event-retreated = { $seat } retreats from the encounter with { $character }
event-changed_side = { $seat } changes to { $side }'s side
event-spared = { $seat } takes no penalties this turn
event-unrewarded = { $seat } receives no rewards this turn
event-returned = { $seat } takes { $card-short } back into hand
event-shuffled = { $seat } shuffles the discard pile into the deck
event-wiped_out = { $seat } has no living character left
event-turn_limit =
    { $count ->
        [one] { $count } turn has been played: the game ends
       *[other] { $count } turns have been played: the game ends
    }
event-winner =
    { $count ->
        [one] { $seat } wins the game with { $count } influence token spread
       *[other] { $seat } wins the game with { $count } influence tokens spread
    }
event-no_deal = The talks end without a deal
event-barred = { $seat } may not support the defender this turn
event-held = { $seat } keeps their hostages

## Table options: a label, a help text, and a label for every choice

table-houses = Houses
table-houses-help = Players choose their houses in turn, beginning with whoever takes the first turn, or chance deals them out.
table-houses-pick = Chosen by the players
table-houses-random = At random
table-specials = Special event cards
table-specials-help = Three special cards name the defender by what players have. Different: most influence spread, most cards in hand, most power on characters. The rulebook shows only the first of them.
table-specials-different = Three different ones
table-specials-influential_x3 = Influential three times
table-truce_proposals = Proposals in truce talks
table-truce_proposals-help = So many proposals can be made in one truce. When none is accepted, the talks end without a deal and both sides lose.
table-first_player = First player
table-first_player-help = Chance decides who takes the first turn, or a seat named here.
table-first_player-random = At random
table-first_player-0 = Seat 1
table-first_player-1 = Seat 2
table-first_player-2 = Seat 3
table-first_player-3 = Seat 4
table-first_player-4 = Seat 5
table-turn_limit = Turn limit
table-turn_limit-help = After so many turns the game ends and whoever has spread the most influence wins. The rulebook has no such limit; it keeps a game from going on for ever.

## The table in words

view-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
view-hostages =
    { $count ->
        [one] { $count } hostage
       *[other] { $count } hostages
    }
view-power = power { $count }
view-influence = influence { $count }
view-hand = Your hand
view-nothing = nothing

## In the terminal

cli-iron_throne-turn = Turn { $turn }
cli-iron_throne-attacks = { $attacker } attacks
cli-iron_throne-against = { $attacker } against { $defender }
cli-iron_throne-event = Event card: { $event }
cli-iron_throne-encounter = The encounter
cli-iron_throne-won = won by { $side }
cli-iron_throne-both-lost = both sides have lost
cli-iron_throne-bonus = bonus { $count }
cli-iron_throne-houses = The houses, clockwise
cli-iron_throne-house-stark = { house-stark.short }
cli-iron_throne-house-lannister = { house-lannister.short }
cli-iron_throne-house-baratheon = { house-baratheon.short }
cli-iron_throne-house-targaryen = { house-targaryen.short }
cli-iron_throne-house-tyrell = { house-tyrell.short }
cli-iron_throne-sheet = sheet { $count }
cli-iron_throne-hand-size = hand { $count }
cli-iron_throne-role-attacker = Attacker
cli-iron_throne-role-defender = Defender
cli-iron_throne-supports-attacker = supports the attacker
cli-iron_throne-supports-defender = supports the defender
cli-iron_throne-leader = led by { $leader }
cli-iron_throne-influence-on = Influence on: { $boards }
cli-iron_throne-hostages = Hostages: { $cards }
cli-iron_throne-played = Played: { $cards }
cli-iron_throne-known = In hand, as you know: { $cards }
cli-iron_throne-discard = Discarded: { $cards }
cli-iron_throne-spared = takes no penalties this turn
cli-iron_throne-unrewarded = gets no rewards this turn
cli-iron_throne-barred = may not support the defender
cli-iron_throne-own-leader =
    { $count ->
        [one] Your leader
       *[other] Your leader sheets
    }
cli-iron_throne-own-sheet = { $name } (“{ $title }”) · { $timing }: { $text }
cli-iron_throne-own-card = { $card } (“{ $title }”) · { $timing }
cli-iron_throne-own-leader-card = { $card }, your leader (“{ $title }”) · { $timing }
cli-iron_throne-piles = House decks { $decks } · discarded { $discards } · event deck { $events } · power in the box { $box }
cli-iron_throne-events-gone = Event cards already drawn: { $events }
cli-iron_throne-offer = { $name } offers { $character } for { $side }
cli-iron_throne-terms = On the table, from { $name }: { $terms } (proposal { $made } of { $most })
cli-iron_throne-both-spread = both spread 1 influence
cli-iron_throne-both-take =
    { $count ->
        [one] both take { $count } hostage
       *[other] both take { $count } hostages
    }
cli-iron_throne-totals = The sides stand at: attacker { $attacker }, defender { $defender }
cli-iron_throne-unlisted = Any other terms: type “terms”, and they are put together part by part. Or write them in notation, without those that are zero: propose a_spreads a_takes=2 d_pays=3 (a the attacker, d the defender)

# The terms of a truce, put together part by part.
compose-propose = Terms of the truce
compose-propose-command = terms
compose-propose-a_spreads = The attacker spreads influence
compose-propose-d_spreads = The defender spreads influence
compose-propose-a_takes = The attacker takes hostages
compose-propose-d_takes = The defender takes hostages
compose-propose-a_pays = The attacker pays power
compose-propose-d_pays = The defender pays power
cli-iron_throne-do-seal = Play
cli-iron_throne-do-play = Play for its effect
cli-iron_throne-do-discard = Discard
cli-iron_throne-do-replace = Reveal instead
cli-iron_throne-do-return = Take back
cli-iron_throne-do-free = Free
cli-iron_throne-do-torture = Torture
cli-iron_throne-do-character = Choose
cli-iron_throne-do-power = Move 1 power to
cli-iron_throne-do-fight = Send
cli-iron_throne-do-strip = Remove 1 power from
cli-iron_throne-do-support = Offer support
cli-iron_throne-do-propose = Propose
cli-iron_throne-examples = fight robb; support defender loras; seal stark-12; propose a_spreads d_takes=2
cli-iron_throne-legend =
    > who is asked; Robb 4 is a character and its power, * the one that takes part, † a dead one; sheet 3 is the power on the leader sheet
    influence 2 ●●○○○ are the tokens spread on other boards: whoever has spread all five ends the game
    Attacker 14 is what a side comes to, then what that is made of: the card, the characters with who sent them, bonuses
    ? (Stark) is a hostage of which you know only the house; 1:20 are the cards of seat 1

## What the page counts instead of points

web-points = { $count } influence
web-points-short = influence
web-seat-label = { $name }, { $count } influence

## Phases

phase-setup = set-up
phase-before = time before the turn
phase-hostages = hostage step
phase-preparation = preparation phase
phase-support = support phase
phase-encounter = encounter phase
phase-resolution = resolution phase
phase-end = end of the turn
phase-unknown = phase

## Moments at which abilities and cards can be used

window-W1 = Before your turn
window-W2 = Hostage step
window-W4 = Before a support offer
window-W5 = Before cards are played face down
window-W6 = After cards are revealed
window-W7 = Resolution phase
window-W8 = After the resolution phase

## Sides and outcomes

side-nobody = nobody
side-attacker = the attacker
side-defender = the defender
side-unknown = a side
outcome-none = not known yet
outcome-hostility = hostility
outcome-truce = a truce
outcome-betrayal = betrayal
outcome-unknown = not known yet

## Where a hostage comes from

source-deck = the top card of the deck
source-hand = a random card of the hand
source-held_stark = a held hostage of House Stark
source-held_lannister = a held hostage of House Lannister
source-held_baratheon = a held hostage of House Baratheon
source-held_targaryen = a held hostage of House Targaryen
source-held_tyrell = a held hostage of House Tyrell
source-held = one of the hostages held
source-unknown = a card

## Houses

house-stark = House Stark
    .short = Stark
house-lannister = House Lannister
    .short = Lannister
house-baratheon = House Baratheon
    .short = Baratheon
house-targaryen = House Targaryen
    .short = Targaryen
house-tyrell = House Tyrell
    .short = Tyrell
house-unknown = a house
    .short = house

## Words of sheets and cards

term-leader_ability = leader's ability
term-leader_ability-text = Using a leader's ability is always optional.
term-character_card = character card
term-character_card-text = A character card may be played for its text only while that character participates; a card of your leader, while any of your characters does. Played face down it is a hostility card of value 0.
term-remove_power = remove power
term-remove_power-text = Power removed from a character goes to its controller's leader sheet, unless the text says otherwise; power removed from a sheet goes to the box.
term-sheet = this sheet, your sheet
term-sheet-text = This sheet: the leader sheet with this ability. Your sheet: your leader sheet.

## Characters (the tokens)

character-eddard = Eddard Stark
character-arya = Arya Stark
character-robb = Robb Stark
character-catelyn = Catelyn Stark
character-bran = Bran Stark
character-cersei = Cersei Lannister
character-tyrion = Tyrion Lannister
character-jaime = Jaime Lannister
character-tywin = Tywin Lannister
character-joffrey = Joffrey Baratheon
character-stannis = Stannis Baratheon
character-melisandre = Melisandre
character-davos = Davos Seaworth
character-selyse = Selyse Baratheon
character-shireen = Shireen Baratheon
character-daenerys = Daenerys Targaryen
character-viserys = Viserys Targaryen
character-drogo = Khal Drogo
character-jorah = Jorah Mormont
character-barristan = Barristan Selmy
character-margaery = Margaery Tyrell
character-loras = Loras Tyrell
character-olenna = Olenna Tyrell
character-mace = Mace Tyrell
character-renly = Renly Baratheon
character-unknown = a character

## Leaders: name, ability, when it can be used, what it does, and a note where it helps

leader-eddard = Eddard Stark
    .title = { leader-eddard-title }
leader-eddard-title = Honorable
leader-eddard-timing = After cards are revealed · active player · betrayal outcome
leader-eddard-text = The encounter is resolved as a truce outcome instead.
leader-eddard-note = It works on any betrayal, also when the hostility card is your own.
leader-arya = Arya Stark
    .title = { leader-arya-title }
leader-arya-title = Vengeful
leader-arya-timing = After the resolution phase · participant · your side lost the encounter
leader-arya-text = Every supporting player on the opposite side removes 2 power from their participating character.
leader-arya-note = After a tie and after failed truce talks both sides have lost.
leader-robb = Robb Stark
    .title = { leader-robb-title }
leader-robb-title = Strategist
leader-robb-timing = Before your turn · you hold at least 3 cards
leader-robb-text = Discard 3 cards of your choice, then draw 3.
leader-catelyn = Catelyn Stark
    .title = { leader-catelyn-title }
leader-catelyn-title = Protective
leader-catelyn-timing = Before your turn
leader-catelyn-text = Move up to 2 power from this sheet to your characters.
leader-bran = Bran Stark
    .title = { leader-bran-title }
leader-bran-title = Greensight
leader-bran-timing = Before cards are played face down · active player · at least 1 power on this sheet
leader-bran-text = Remove 1 power from this sheet to the box. The other active player then plays their house card before you, face up.
leader-cersei = Cersei Lannister
    .title = { leader-cersei-title }
leader-cersei-title = Blackmail
leader-cersei-timing = Before a support offer · active player · you have influence on the house of the player about to act
leader-cersei-text = Choose 1 living character of that house; it must support you.
leader-cersei-note = Nobody has to accept it. The player of that house counts as your supporter in every respect and makes no offer this turn.
leader-tyrion = Tyrion Lannister
    .title = { leader-tyrion-title }
leader-tyrion-title = Mediator
leader-tyrion-timing = Resolution phase, truce talks · active player · the talks end without a deal
leader-tyrion-text = Players on your side take no penalties for it; the opposite side does.
leader-jaime = Jaime Lannister
    .title = { leader-jaime-title }
leader-jaime-title = Swordmaster
leader-jaime-timing = After cards are revealed · active player · hostility outcome
leader-jaime-text = The value of your revealed card rises by 1 for each character participating on the opposite side.
leader-tywin = Tywin Lannister
    .title = { leader-tywin-title }
leader-tywin-title = Debts Repaid
leader-tywin-timing = After the resolution phase · active player · your side won the encounter
leader-tywin-text = Take 1 hostage from a player on the losing side.
leader-tywin-note = This is neither a reward nor a penalty: it comes on top of the hostage of the encounter.
leader-joffrey = Joffrey Baratheon
    .title = { leader-joffrey-title }
leader-joffrey-title = Cruel
leader-joffrey-timing = Hostage step · any player · you torture a hostage
leader-joffrey-text = After its torture effect, draw 1 card.
leader-stannis = Stannis Baratheon
    .title = { leader-stannis-title }
leader-stannis-title = Unbending
leader-stannis-timing = After cards are revealed · active player · hostility outcome, fewer characters participate on your side than on the opposite side
leader-stannis-text = The value of your revealed card rises by 2.
leader-melisandre = Melisandre
    .title = { leader-melisandre-title }
leader-melisandre-title = Blood Sacrifice
leader-melisandre-timing = After cards are revealed · participant · hostility outcome
leader-melisandre-text = Remove up to 3 power from your characters that do not participate (to your sheet, as usual). Your side's total rises by 2 for each token removed.
leader-davos = Davos Seaworth
    .title = { leader-davos-title }
leader-davos-title = Smuggler
leader-davos-timing = Whenever a hostage is taken · any player · another player is about to take a hostage from you (after an encounter, in a truce deal or by an ability or card)
leader-davos-text = You, not the taker, choose which available source is used; among your hostages the taker still picks the card. Usable for each hostage.
leader-selyse = Selyse Baratheon
    .title = { leader-selyse-title }
leader-selyse-title = Zealous
leader-selyse-timing = After cards are revealed · active player · betrayal outcome, you revealed the hostility card
leader-selyse-text = No hostage is taken from you for this betrayal.
leader-shireen = Shireen Baratheon
    .title = { leader-shireen-title }
leader-shireen-title = Gentle
leader-shireen-timing = After the resolution phase · participant · your side did not win the encounter (loss, tie or any truce)
leader-shireen-text = Move up to 1 power from this sheet to one of your characters.
leader-daenerys = Daenerys Targaryen
    .title = { leader-daenerys-title }
leader-daenerys-title = Unburnt
leader-daenerys-timing = Resolution phase, penalties · participant · you are about to take the losing penalty
leader-daenerys-text = Your participating character removes 1 power instead of half; if it has only 1, it removes none.
leader-daenerys-note = The penalty is only lessened, so a hostage can still be taken from you.
leader-viserys = Viserys Targaryen
    .title = { leader-viserys-title }
leader-viserys-title = Beggar King
leader-viserys-timing = Before a support offer · attacker · at least 3 power on this sheet
leader-viserys-text = Move 3 power from this sheet to the sheet of the player about to act. That player may not offer support to the defender this turn.
leader-drogo = Khal Drogo
    .title = { leader-drogo-title }
leader-drogo-title = Khalasar
leader-drogo-timing = After cards are revealed · active player · hostility outcome
leader-drogo-text = Your side's total rises by 1 for each of your living characters that does not participate (at most 3).
leader-jorah = Jorah Mormont
    .title = { leader-jorah-title }
leader-jorah-title = Informer
leader-jorah-timing = Before cards are played face down · participant
leader-jorah-text = Look at 2 random cards (all, if there are fewer) in the hand of the active player on the opposite side.
leader-barristan = Barristan Selmy
    .title = { leader-barristan-title }
leader-barristan-title = Sworn Guard
leader-barristan-timing = Resolution phase, penalties · participant · you are about to take the losing penalty
leader-barristan-text = Remove the required number of power tokens from any of your living characters, in any split, instead of from the participating one.
leader-barristan-note = The penalty is only shifted, so a hostage can still be taken from you.
leader-margaery = Margaery Tyrell
    .title = { leader-margaery-title }
leader-margaery-title = Beloved
leader-margaery-timing = Before a support offer · active player
leader-margaery-text = If the player about to act then offers you support and you accept it, you may have you and that player draw 1 card each. You decide on accepting; nothing is announced before.
leader-loras = Loras Tyrell
    .title = { leader-loras-title }
leader-loras-title = Knight of Flowers
leader-loras-timing = After cards are revealed · participant · hostility outcome, no participating character has more power than yours
leader-loras-text = Your side's total rises by 1.
leader-olenna = Olenna Tyrell
    .title = { leader-olenna-title }
leader-olenna-title = Queen of Thorns
leader-olenna-timing = After cards are revealed · supporter · at least 1 power on this sheet, your participating character lives, once per turn
leader-olenna-text = Ask the active player on the opposite side. If they agree, remove 1 power from this sheet to the box, and you and your participating character change to their side; if they refuse, nothing happens.
leader-mace = Mace Tyrell
    .title = { leader-mace-title }
leader-mace-title = Generous Host
leader-mace-timing = Before your turn
leader-mace-text = Choose another player. You and they each draw 1 card.
leader-renly = Renly Baratheon
    .title = { leader-renly-title }
leader-renly-title = Charismatic
leader-renly-timing = Before the first support offer of the turn · active player · announced openly
leader-renly-text = All players who then support you this turn take no penalties this turn.
leader-renly-note = Nor can a hostage be taken from them after the encounter.
leader-unknown = a leader
    .title = an ability

## Hostility and truce cards: what they do

card-hostility = Hostility
card-hostility-timing = Encounter phase · active player
card-hostility-text = If both revealed cards are hostility, add this card's value to the power of the characters participating on your side. If the other card is a truce, your side wins by betrayal.
card-truce = Truce
card-truce-timing = Encounter phase · active player
card-truce-text = If both revealed cards are truces, the active players bargain. If the other card is hostility, your side loses, but you take 1 hostage from each player on the winning side.

## House cards of House Stark

card-stark-truce = Truce (Stark)
    .short = Truce
    .sealed = Truce
    .play = Truce
card-stark-1 = Hostility 1 (Stark)
    .short = Hostility 1
    .sealed = Hostility 1
    .play = Hostility 1
card-stark-2 = Hostility 2 (Stark)
    .short = Hostility 2
    .sealed = Hostility 2
    .play = Hostility 2
card-stark-3 = Hostility 3 (Stark)
    .short = Hostility 3
    .sealed = Hostility 3
    .play = Hostility 3
card-stark-4 = Hostility 4 (Stark)
    .short = Hostility 4
    .sealed = Hostility 4
    .play = Hostility 4
card-stark-5 = Hostility 5 (Stark)
    .short = Hostility 5
    .sealed = Hostility 5
    .play = Hostility 5
card-stark-6 = Hostility 6 (Stark)
    .short = Hostility 6
    .sealed = Hostility 6
    .play = Hostility 6
card-stark-7 = Hostility 7 (Stark)
    .short = Hostility 7
    .sealed = Hostility 7
    .play = Hostility 7
card-stark-8 = Hostility 8 (Stark)
    .short = Hostility 8
    .sealed = Hostility 8
    .play = Hostility 8
card-stark-10 = Hostility 10 (Stark)
    .short = Hostility 10
    .sealed = Hostility 10
    .play = Hostility 10
card-stark-12 = Hostility 12 (Stark)
    .short = Hostility 12
    .sealed = Hostility 12
    .play = Hostility 12
card-stark-20 = Hostility 20 (Stark)
    .short = Hostility 20
    .sealed = Hostility 20
    .play = Hostility 20
card-stark-eddard = Eddard Stark
    .short = Eddard Stark
    .sealed = Eddard Stark as Hostility 0
    .play = Eddard Stark (“{ card-stark-eddard-title }”)
card-stark-eddard-title = Sentence and Sword
card-stark-eddard-timing = After cards are revealed · betrayal outcome
card-stark-eddard-text = The players now on the side that revealed the hostility card receive no rewards this turn, whatever the outcome becomes.
card-stark-eddard-note = An active player without rewards takes no hostage either.
card-stark-arya = Arya Stark
    .short = Arya Stark
    .sealed = Arya Stark as Hostility 0
    .play = Arya Stark (“{ card-stark-arya-title }”)
card-stark-arya-title = List of Names
card-stark-arya-timing = After the resolution phase · your side lost the encounter
card-stark-arya-text = Choose 1 living character, participating or not, controlled by the active player on the opposite side. All its power but 1 is removed, to that player's sheet.
card-stark-arya-note = After a tie and after failed truce talks both sides have lost.
card-stark-robb = Robb Stark
    .short = Robb Stark
    .sealed = Robb Stark as Hostility 0
    .play = Robb Stark (“{ card-stark-robb-title }”)
card-stark-robb-title = Tactical Maneuver
card-stark-robb-timing = After the resolution phase
card-stark-robb-text = Shuffle your discard pile into your deck, then draw 1 card.
card-stark-robb-note = Cards played or revealed this turn are not in the discard pile yet.
card-stark-catelyn = Catelyn Stark
    .short = Catelyn Stark
    .sealed = Catelyn Stark as Hostility 0
    .play = Catelyn Stark (“{ card-stark-catelyn-title }”)
card-stark-catelyn-title = Family, Duty, Honor
card-stark-catelyn-timing = After cards are revealed
card-stark-catelyn-text = Choose a participating player on your side (you may choose yourself). That player takes no penalties this turn.
card-stark-catelyn-note = Nor can a hostage be taken from that player after the encounter.
card-stark-bran = Bran Stark
    .short = Bran Stark
    .sealed = Bran Stark as Hostility 0
    .play = Bran Stark (“{ card-stark-bran-title }”)
card-stark-bran-title = Wolf Dream
card-stark-bran-timing = Before cards are played face down
card-stark-bran-text = Look at the whole hand of the active player on the opposite side.

## House cards of House Lannister

card-lannister-truce = Truce (Lannister)
    .short = Truce
    .sealed = Truce
    .play = Truce
card-lannister-1 = Hostility 1 (Lannister)
    .short = Hostility 1
    .sealed = Hostility 1
    .play = Hostility 1
card-lannister-2 = Hostility 2 (Lannister)
    .short = Hostility 2
    .sealed = Hostility 2
    .play = Hostility 2
card-lannister-3 = Hostility 3 (Lannister)
    .short = Hostility 3
    .sealed = Hostility 3
    .play = Hostility 3
card-lannister-4 = Hostility 4 (Lannister)
    .short = Hostility 4
    .sealed = Hostility 4
    .play = Hostility 4
card-lannister-5 = Hostility 5 (Lannister)
    .short = Hostility 5
    .sealed = Hostility 5
    .play = Hostility 5
card-lannister-6 = Hostility 6 (Lannister)
    .short = Hostility 6
    .sealed = Hostility 6
    .play = Hostility 6
card-lannister-7 = Hostility 7 (Lannister)
    .short = Hostility 7
    .sealed = Hostility 7
    .play = Hostility 7
card-lannister-8 = Hostility 8 (Lannister)
    .short = Hostility 8
    .sealed = Hostility 8
    .play = Hostility 8
card-lannister-10 = Hostility 10 (Lannister)
    .short = Hostility 10
    .sealed = Hostility 10
    .play = Hostility 10
card-lannister-12 = Hostility 12 (Lannister)
    .short = Hostility 12
    .sealed = Hostility 12
    .play = Hostility 12
card-lannister-20 = Hostility 20 (Lannister)
    .short = Hostility 20
    .sealed = Hostility 20
    .play = Hostility 20
card-lannister-cersei = Cersei Lannister
    .short = Cersei Lannister
    .sealed = Cersei Lannister as Hostility 0
    .play = Cersei Lannister (“{ card-lannister-cersei-title }”)
card-lannister-cersei-title = The Queen's Wrath
card-lannister-cersei-timing = After the resolution phase · your side lost the encounter
card-lannister-cersei-text = Take 1 hostage from a player on the opposite side.
card-lannister-cersei-note = This is neither a reward nor a penalty.
card-lannister-tyrion = Tyrion Lannister
    .short = Tyrion Lannister
    .sealed = Tyrion Lannister as Hostility 0
    .play = Tyrion Lannister (“{ card-lannister-tyrion-title }”)
card-lannister-tyrion-title = Political Acumen
card-lannister-tyrion-timing = After cards are revealed · an active player revealed a hostility card (a character card played face down is one)
card-lannister-tyrion-text = Choose a player who revealed a hostility card. If they hold a card of higher value, they discard the revealed one and replace it with a card of higher value.
card-lannister-tyrion-note = The player whose card is replaced chooses the new one. Printed values are compared; a character card has value 0.
card-lannister-jaime = Jaime Lannister
    .short = Jaime Lannister
    .sealed = Jaime Lannister as Hostility 0
    .play = Jaime Lannister (“{ card-lannister-jaime-title }”)
card-lannister-jaime-title = Kingslayer
card-lannister-jaime-timing = After cards are revealed · hostility outcome
card-lannister-jaime-text = The value of the card revealed on your side rises by 7.
card-lannister-tywin = Tywin Lannister
    .short = Tywin Lannister
    .sealed = Tywin Lannister as Hostility 0
    .play = Tywin Lannister (“{ card-lannister-tywin-title }”)
card-lannister-tywin-title = The Rains of Castamere
card-lannister-tywin-timing = After the resolution phase · your side won the encounter
card-lannister-tywin-text = The active player on the losing side removes 4 power from their sheet to the box.
card-lannister-joffrey = Joffrey Baratheon
    .short = Joffrey Baratheon
    .sealed = Joffrey Baratheon as Hostility 0
    .play = Joffrey Baratheon (“{ card-lannister-joffrey-title }”)
card-lannister-joffrey-title = The King's Mercy
card-lannister-joffrey-timing = After cards are revealed · active player · truce outcome, your revealed card is a truce card and you still hold a hostility or character card
card-lannister-joffrey-text = Discard your revealed truce card and reveal a hostility or character card from your hand in its place (a character card counts as hostility 0); the outcome is worked out again.

## House cards of House Baratheon

card-baratheon-truce = Truce (Baratheon)
    .short = Truce
    .sealed = Truce
    .play = Truce
card-baratheon-1 = Hostility 1 (Baratheon)
    .short = Hostility 1
    .sealed = Hostility 1
    .play = Hostility 1
card-baratheon-2 = Hostility 2 (Baratheon)
    .short = Hostility 2
    .sealed = Hostility 2
    .play = Hostility 2
card-baratheon-3 = Hostility 3 (Baratheon)
    .short = Hostility 3
    .sealed = Hostility 3
    .play = Hostility 3
card-baratheon-4 = Hostility 4 (Baratheon)
    .short = Hostility 4
    .sealed = Hostility 4
    .play = Hostility 4
card-baratheon-5 = Hostility 5 (Baratheon)
    .short = Hostility 5
    .sealed = Hostility 5
    .play = Hostility 5
card-baratheon-6 = Hostility 6 (Baratheon)
    .short = Hostility 6
    .sealed = Hostility 6
    .play = Hostility 6
card-baratheon-7 = Hostility 7 (Baratheon)
    .short = Hostility 7
    .sealed = Hostility 7
    .play = Hostility 7
card-baratheon-8 = Hostility 8 (Baratheon)
    .short = Hostility 8
    .sealed = Hostility 8
    .play = Hostility 8
card-baratheon-10 = Hostility 10 (Baratheon)
    .short = Hostility 10
    .sealed = Hostility 10
    .play = Hostility 10
card-baratheon-12 = Hostility 12 (Baratheon)
    .short = Hostility 12
    .sealed = Hostility 12
    .play = Hostility 12
card-baratheon-20 = Hostility 20 (Baratheon)
    .short = Hostility 20
    .sealed = Hostility 20
    .play = Hostility 20
card-baratheon-stannis = Stannis Baratheon
    .short = Stannis Baratheon
    .sealed = Stannis Baratheon as Hostility 0
    .play = Stannis Baratheon (“{ card-baratheon-stannis-title }”)
card-baratheon-stannis-title = The Rightful King
card-baratheon-stannis-timing = After cards are revealed · hostility outcome
card-baratheon-stannis-text = Your side's total rises by the number of power tokens on your sheet, at most 3.
card-baratheon-melisandre = Melisandre
    .short = Melisandre
    .sealed = Melisandre as Hostility 0
    .play = Melisandre (“{ card-baratheon-melisandre-title }”)
card-baratheon-melisandre-title = Murderous Shadow
card-baratheon-melisandre-timing = Before cards are played face down
card-baratheon-melisandre-text = Remove 1 power from your participating character. Then choose a participating character on the opposite side; it removes 2 power.
card-baratheon-davos = Davos Seaworth
    .short = Davos Seaworth
    .sealed = Davos Seaworth as Hostility 0
    .play = Davos Seaworth (“{ card-baratheon-davos-title }”)
card-baratheon-davos-title = The Onion Knight
card-baratheon-davos-timing = After the resolution phase · your side lost the encounter
card-baratheon-davos-text = Return to your hand 1 other card that you played or revealed this turn and that still lies in front of you, but never a Davos Seaworth card.
card-baratheon-selyse = Selyse Baratheon
    .short = Selyse Baratheon
    .sealed = Selyse Baratheon as Hostility 0
    .play = Selyse Baratheon (“{ card-baratheon-selyse-title }”)
card-baratheon-selyse-title = Cleansing Fire
card-baratheon-selyse-timing = After cards are revealed
card-baratheon-selyse-text = Choose an active player with at least 1 card in their deck. They reveal the top card of their deck in place of their revealed card, which they discard; the outcome is worked out again.
card-baratheon-shireen = Shireen Baratheon
    .short = Shireen Baratheon
    .sealed = Shireen Baratheon as Hostility 0
    .play = Shireen Baratheon (“{ card-baratheon-shireen-title }”)
card-baratheon-shireen-title = Reading Lesson
card-baratheon-shireen-timing = After the resolution phase
card-baratheon-shireen-text = You and 1 other participating player of your choice each draw 1 card.

## House cards of House Targaryen

card-targaryen-truce = Truce (Targaryen)
    .short = Truce
    .sealed = Truce
    .play = Truce
card-targaryen-1 = Hostility 1 (Targaryen)
    .short = Hostility 1
    .sealed = Hostility 1
    .play = Hostility 1
card-targaryen-2 = Hostility 2 (Targaryen)
    .short = Hostility 2
    .sealed = Hostility 2
    .play = Hostility 2
card-targaryen-3 = Hostility 3 (Targaryen)
    .short = Hostility 3
    .sealed = Hostility 3
    .play = Hostility 3
card-targaryen-4 = Hostility 4 (Targaryen)
    .short = Hostility 4
    .sealed = Hostility 4
    .play = Hostility 4
card-targaryen-5 = Hostility 5 (Targaryen)
    .short = Hostility 5
    .sealed = Hostility 5
    .play = Hostility 5
card-targaryen-6 = Hostility 6 (Targaryen)
    .short = Hostility 6
    .sealed = Hostility 6
    .play = Hostility 6
card-targaryen-7 = Hostility 7 (Targaryen)
    .short = Hostility 7
    .sealed = Hostility 7
    .play = Hostility 7
card-targaryen-8 = Hostility 8 (Targaryen)
    .short = Hostility 8
    .sealed = Hostility 8
    .play = Hostility 8
card-targaryen-10 = Hostility 10 (Targaryen)
    .short = Hostility 10
    .sealed = Hostility 10
    .play = Hostility 10
card-targaryen-12 = Hostility 12 (Targaryen)
    .short = Hostility 12
    .sealed = Hostility 12
    .play = Hostility 12
card-targaryen-20 = Hostility 20 (Targaryen)
    .short = Hostility 20
    .sealed = Hostility 20
    .play = Hostility 20
card-targaryen-daenerys = Daenerys Targaryen
    .short = Daenerys Targaryen
    .sealed = Daenerys Targaryen as Hostility 0
    .play = Daenerys Targaryen (“{ card-targaryen-daenerys-title }”)
card-targaryen-daenerys-title = Dracarys
card-targaryen-daenerys-timing = After cards are revealed · hostility outcome
card-targaryen-daenerys-text = Each character participating on the opposite side removes 1 power before totals are compared.
card-targaryen-viserys = Viserys Targaryen
    .short = Viserys Targaryen
    .sealed = Viserys Targaryen as Hostility 0
    .play = Viserys Targaryen (“{ card-targaryen-viserys-title }”)
card-targaryen-viserys-title = Wake the Dragon
card-targaryen-viserys-timing = After cards are revealed · active player · hostility outcome
card-targaryen-viserys-text = The value of your revealed card rises by 5. If your side loses anyway, your participating character loses all its power but 1 instead of the normal penalty; no leader ability changes that.
card-targaryen-drogo = Khal Drogo
    .short = Khal Drogo
    .sealed = Khal Drogo as Hostility 0
    .play = Khal Drogo (“{ card-targaryen-drogo-title }”)
card-targaryen-drogo-title = Spoils of the Khalasar
card-targaryen-drogo-timing = After the resolution phase · your side won the encounter
card-targaryen-drogo-text = Each living character participating on the losing side removes 1 more power.
card-targaryen-jorah = Jorah Mormont
    .short = Jorah Mormont
    .sealed = Jorah Mormont as Hostility 0
    .play = Jorah Mormont (“{ card-targaryen-jorah-title }”)
card-targaryen-jorah-title = Faithful Service
card-targaryen-jorah-timing = After cards are revealed
card-targaryen-jorah-text = Move up to 1 power from your sheet to your participating character.
card-targaryen-barristan = Barristan Selmy
    .short = Barristan Selmy
    .sealed = Barristan Selmy as Hostility 0
    .play = Barristan Selmy (“{ card-targaryen-barristan-title }”)
card-targaryen-barristan-title = Barristan the Bold
card-targaryen-barristan-timing = Before cards are played face down · a supporter participates on the opposite side
card-targaryen-barristan-text = Choose a supporting player on the opposite side; they retreat.

## House cards of House Tyrell

card-tyrell-truce = Truce (Tyrell)
    .short = Truce
    .sealed = Truce
    .play = Truce
card-tyrell-1 = Hostility 1 (Tyrell)
    .short = Hostility 1
    .sealed = Hostility 1
    .play = Hostility 1
card-tyrell-2 = Hostility 2 (Tyrell)
    .short = Hostility 2
    .sealed = Hostility 2
    .play = Hostility 2
card-tyrell-3 = Hostility 3 (Tyrell)
    .short = Hostility 3
    .sealed = Hostility 3
    .play = Hostility 3
card-tyrell-4 = Hostility 4 (Tyrell)
    .short = Hostility 4
    .sealed = Hostility 4
    .play = Hostility 4
card-tyrell-5 = Hostility 5 (Tyrell)
    .short = Hostility 5
    .sealed = Hostility 5
    .play = Hostility 5
card-tyrell-6 = Hostility 6 (Tyrell)
    .short = Hostility 6
    .sealed = Hostility 6
    .play = Hostility 6
card-tyrell-7 = Hostility 7 (Tyrell)
    .short = Hostility 7
    .sealed = Hostility 7
    .play = Hostility 7
card-tyrell-8 = Hostility 8 (Tyrell)
    .short = Hostility 8
    .sealed = Hostility 8
    .play = Hostility 8
card-tyrell-10 = Hostility 10 (Tyrell)
    .short = Hostility 10
    .sealed = Hostility 10
    .play = Hostility 10
card-tyrell-12 = Hostility 12 (Tyrell)
    .short = Hostility 12
    .sealed = Hostility 12
    .play = Hostility 12
card-tyrell-20 = Hostility 20 (Tyrell)
    .short = Hostility 20
    .sealed = Hostility 20
    .play = Hostility 20
card-tyrell-margaery = Margaery Tyrell
    .short = Margaery Tyrell
    .sealed = Margaery Tyrell as Hostility 0
    .play = Margaery Tyrell (“{ card-tyrell-margaery-title }”)
card-tyrell-margaery-title = Heart of the People
card-tyrell-margaery-timing = After the resolution phase · your side won the encounter
card-tyrell-margaery-text = Draw 1 card and move up to 2 power from your sheet to your characters.
card-tyrell-loras = Loras Tyrell
    .short = Loras Tyrell
    .sealed = Loras Tyrell as Hostility 0
    .play = Loras Tyrell (“{ card-tyrell-loras-title }”)
card-tyrell-loras-title = Tourney Champion
card-tyrell-loras-timing = After cards are revealed · hostility outcome
card-tyrell-loras-text = The power of your participating character counts twice in your side's total (at most 3 extra).
card-tyrell-olenna = Olenna Tyrell
    .short = Olenna Tyrell
    .sealed = Olenna Tyrell as Hostility 0
    .play = Olenna Tyrell (“{ card-tyrell-olenna-title }”)
card-tyrell-olenna-title = Poisoned Cup
card-tyrell-olenna-timing = After the resolution phase
card-tyrell-olenna-text = Choose a participating character of another player, on either side; it removes 2 power.
card-tyrell-mace = Mace Tyrell
    .short = Mace Tyrell
    .sealed = Mace Tyrell as Hostility 0
    .play = Mace Tyrell (“{ card-tyrell-mace-title }”)
card-tyrell-mace-title = Granaries of the Reach
card-tyrell-mace-timing = After the resolution phase
card-tyrell-mace-text = Draw 2 cards.
card-tyrell-renly = Renly Baratheon
    .short = Renly Baratheon
    .sealed = Renly Baratheon as Hostility 0
    .play = Renly Baratheon (“{ card-tyrell-renly-title }”)
card-tyrell-renly-title = A Hundred Thousand Swords
card-tyrell-renly-timing = After cards are revealed · hostility outcome
card-tyrell-renly-text = Your side's total rises by 2 for each character participating on your side, yours included (at most 8).
card-unknown = a card
    .short = a card
    .sealed = a card
    .play = a card

## Event cards

eventcard-stark = Starks
eventcard-stark-timing = Preparation, step 1
eventcard-stark-text = The Stark player defends. If that is you, choose another player to defend instead.
eventcard-lannister = Lannisters
eventcard-lannister-timing = Preparation, step 1
eventcard-lannister-text = The Lannister player defends. If that is you, choose another player to defend instead.
eventcard-baratheon = Baratheons
eventcard-baratheon-timing = Preparation, step 1
eventcard-baratheon-text = The Baratheon player defends. If that is you, choose another player to defend instead.
eventcard-targaryen = Targaryens
eventcard-targaryen-timing = Preparation, step 1
eventcard-targaryen-text = The Targaryen player defends. If that is you, choose another player to defend instead.
eventcard-tyrell = Tyrells
eventcard-tyrell-timing = Preparation, step 1
eventcard-tyrell-text = The Tyrell player defends. If that is you, choose another player to defend instead.
eventcard-influential = Influential
eventcard-influential-timing = Preparation, step 1
eventcard-influential-text = The other player who has spread the most influence defends; on a tie you choose among the tied players.
eventcard-prepared = Prepared
eventcard-prepared-timing = Preparation, step 1
eventcard-prepared-text = The other player with the most cards in hand defends; on a tie you choose among the tied players.
eventcard-mighty = Mighty
eventcard-mighty-timing = Preparation, step 1
eventcard-mighty-text = The other player with the most power in total on their characters defends; on a tie you choose among the tied players.
eventcard-unknown = an event card

## Parts of the game whose provenance is told (see provenance-* of the program)

part-leaders = the leaders
part-characters = the character cards
part-events = the event cards
part-deck = the make-up of the house decks

## Words of the page: the board, the hand, the talks

page-card = Card
page-look = Point at a card or a leader to read it here.
page-your-leader = Your leader
page-kind-leader = leader sheet
page-kind-character = character card
page-kind-house = house card
page-kind-event = event card
page-time = Turn { $turn } · { $phase }
page-phases = Phases of the turn
page-phase-hostages = Hostages
page-phase-preparation = Preparation
page-phase-support = Support
page-phase-encounter = Encounter
page-phase-resolution = Resolution
page-encounter = The encounter
page-event = Event
page-events-left =
    { $count ->
        [one] { $count } event card in the deck
       *[other] { $count } event cards in the deck
    }
page-events-gone =
    { $count ->
        [0] No event card has been discarded
        [one] { $count } event card discarded
       *[other] { $count } event cards discarded
    }
page-house-label =
    { $count ->
        [one] { $house }, { $name }: { $count } influence token spread
       *[other] { $house }, { $name }: { $count } influence tokens spread
    }
page-leader-label = Leader { $name }, ability { $ability }
page-spread = influence spread
page-foreign = foreign influence
page-foreign-on-board = foreign tokens on the board
page-influence-board = Influence board: { $spread } of 5 own tokens spread; foreign tokens here: { $foreign }
page-living = living characters
page-on-sheet = power on the sheet
page-in-hand = cards in hand
page-held = hostages held
page-hostages = hostages
page-hostage-of = a hostage of { $house }, face down
page-your-hostages = Your hostages
page-free = Free
page-torture = Torture
page-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-known-count =
    { $count ->
        [one] you know { $count } card of this hand
       *[other] you know { $count } cards of this hand
    }
page-deck-count =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
page-discard-count =
    { $count ->
        [one] { $count } discarded card
       *[other] { $count } discarded cards
    }
page-your-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
page-no-cards = You hold no cards.
page-empty = There is nothing here.
page-pile-discard = Discarded by { $name }
page-pile-known = What you know of the hand of { $name }
page-pile-hostages = Hostages of { $name }
page-source-held = held: { $house }
page-token = { $name }, power { $power }
page-token-dead = { $name }, dead
page-token-fights = fights in the encounter
page-token-supports = supports a side
page-token-offered = is offered as support
page-then-side = Choose for support, then the side
page-is-attacker = attacks
page-is-defender = defends
page-supports-attacker = supports the attacker
page-supports-defender = supports the defender
page-decides = decides now
page-wins = wins
page-side-attacker = Attacker
page-side-defender = Defender
page-nobody-yet = Nobody yet
page-total = total
page-supporters = Supporters
page-played = Cards played for their effect
page-face-down = a card played face down
page-from-card = card
page-from-abilities = abilities
page-support-here = Support this side
page-support-with = Support with { $name }
page-how-support = Choose one of your characters, then the side, or the side first.
page-offer =
    { $side ->
        [attacker] { $name } offers the attacker the support of { $character } ({ $power }).
       *[defender] { $name } offers the defender the support of { $character } ({ $power }).
    }
page-helped-by = supported by { $name }: { $token }
page-shows = shows { $card }
page-before-turn = Before the turn of { $name }
page-hostage-step = Hostages are freed or tortured, from { $name } on
page-attacks = { $name } attacks
page-sealing = Attacker and defender each play a card face down.
page-greensight = Greensight: { $name } plays face up and first.
page-cards-open = Abilities and character cards can be played now.
page-outcome-hostility = Hostility
page-outcome-truce = Truce
page-outcome-betrayal = Betrayal
page-means-hostility = Two hostility cards: the higher total wins.
page-means-truce = Two truces: attacker and defender bargain.
page-means-betrayal = A truce met hostility: whoever showed hostility wins, whatever the totals.
page-truced = A betrayal that is settled as a truce.
page-side-won =
    { $side ->
        [attacker] The attacker's side wins: { $name }.
       *[defender] The defender's side wins: { $name }.
    }
page-tie = A tie: both sides lose.
page-no-deal = No deal: both sides lose.
page-spared = takes no penalties
page-unrewarded = gets no rewards
page-barred = may not support the defender
page-leaders-chosen = Leaders are being chosen
page-talks = Truce talks
page-proposals =
    { $made ->
        [0] no proposal yet, { $most } at most
       *[other] proposal { $made } of { $most }
    }
page-your-offer = Your offer
page-offer-by = Offer of { $name }
page-no-offer-yet = There is no offer on the table yet.
page-considers = { $name } is thinking it over.
page-you-get = You get
page-gets = { $name } gets
page-gets-nothing = nothing
page-term-spreads = Influence
page-term-takes = Hostages
page-term-pays = Power
page-term-spreads-how = a token onto the other board
page-term-takes-how = the taker chooses where from
page-term-pays-how = from sheet to sheet
page-term-of = { $name }: { $term }
page-less = Less
page-more = More
page-of-cap = of { $cap }
page-propose-this = Propose this
page-fix = Fix where a hostage comes from:
page-fix-one = for { $side }: { $source }
page-same-terms = the offer on the table
page-no-terms = ask or give something first
page-sends = binding if accepted
page-after-deal = After this deal, influence spread: { $first } { $a }/{ $tokens }, { $second } { $d }/{ $tokens }. Nobody wins or loses.
page-all-lose = everybody loses
page-binding = binding
page-without-deal = Without a deal everybody on both sides loses.
page-do-free = Free a hostage
page-do-torture = Torture a hostage
page-do-propose = Propose terms
page-window-window = Chance to play a character card
page-why-not = Why not now?
page-end = The end of the game
page-end-influence = All five influence tokens of a house are spread.
page-end-dead = The last character is dead: { $house }.
page-end-turns = The limit of turns is reached.
page-end-most = Whoever has spread the most influence wins.
page-end-shared = As much influence spread: the victory is shared.

## The tutorial: what the coach says (tutorial.yaml tells when); true whatever the learner does

tutorial-welcome = Welcome! You lead one of three Great Houses, and all of you want the Iron Throne. Every turn brings one encounter. Whoever spreads all five influence tokens over the others' boards ends the game, and whoever has spread the most wins.
tutorial-coach = I stay beside the table and explain whatever is new. Whenever you are unsure, press “Show me” or the key H: I suggest a choice from what you can see yourself. You may always decide otherwise, and the small chips open the rules.
tutorial-leader = Your house has five characters, and you drew two of their leader sheets. Choose one of them as your leader: you get their ability for the whole game, but they will not fight. The other four characters do that. Everybody chooses in secret.
tutorial-table = The leaders are revealed. Each of your four characters starts with 4 power, and that is their strength. Another 4 power lies on your leader sheet as a reserve. Besides, everybody holds five cards of their own house.
tutorial-turn = A turn begins. The player whose turn it is attacks, another one defends, and the rest decide whom to support. It goes through preparation, support, the encounter itself and the resolution.
tutorial-event = The event card says who defends. If it shows the attacker's own house, the attacker chooses a defender. A few special cards name the player who has the most of something instead.
tutorial-choose_defender = You choose the defender. Look at who is ahead in influence, whose characters are weak, and who might come to their help.
tutorial-prepare = Attacker and defender each draw a card and move 1 power from the leader sheet to a character. The power on the sheet wins nothing by itself, so this is how characters grow.
tutorial-fighter = Choose the character who takes part in the encounter. A strong one helps you to win, but the losing side loses half the power of its characters. The attacker chooses first, the defender answers.
tutorial-support = Now everybody who neither attacks nor defends may offer one character to one side. Such an offer can be declined. Supporters share the rewards of their side, and its penalties too.
tutorial-answer_offer = You are offered support. If you accept, that character's power counts for your side, but its player gets the same reward as you. If you win as the attacker, both of you spread influence.
tutorial-sealed = Choose a card and play it face down; your opponent does the same. Two hostility cards are a fight: card and power count. Two truces lead to talks. Hostility against a truce is betrayal and always wins. What was promised before binds nobody.
tutorial-revealed = The cards are turned up together. A character card played face down is worth 0, but it counts as hostility, so it betrays a truce as well as any other.
tutorial-hostility = It is a fight: each side adds up the value of its card and the power of all its characters. The higher total wins. If both are equal, both sides lose.
tutorial-betrayal = This is betrayal: one side came with a truce, the other with hostility, and hostility wins whatever the numbers. But the betrayed player takes a hostage from every player of the winning side.
tutorial-truce = Both played a truce, so the two active players talk. They may agree on influence, hostages or power changing hands. If they agree on nothing, both sides lose, supporters included.
tutorial-propose = Propose terms. Each of you may get up to one influence token on the other's board, up to two hostages, up to three power. The other one accepts, answers with other terms or breaks off.
tutorial-proposal = There are terms on the table. What is agreed here is binding, the only promise in the game that is. If the talks fail, both sides lose.
tutorial-spread = You spread influence: one of your tokens now lies on another player's board and never comes back. Winning as the attacker, or supporting one who wins, is the straight way to five.
tutorial-other_spread = Another player has spread influence. Keep an eye on the tokens: whoever comes near five should not find support any more.
tutorial-reward = A side that wins in defence spreads no influence. Each of its players draws two cards and moves 2 power from the sheet to characters of their choice.
tutorial-penalty = A character has lost power. Everybody on a losing side removes half the power of the character that took part, rounded up. It goes back to their own leader sheet, so it can be brought out again.
tutorial-died = A character without power dies and stays dead. When all four characters of one house are dead, the game ends at once, and whoever has spread the most influence wins.
tutorial-hostage_source = Say where the hostage comes from: the top card of the deck, a random card from the hand, or one of the hostages held there. From the hand it also takes away a card that could be used now.
tutorial-hostage = A hostage is a card taken from another player and kept face down. After a fight the winner takes one from the losing side. Only the holder may look at it, but everybody sees from which house it is.
tutorial-hostages = At the start of each turn you may free or torture your hostages. Freeing one gives the card back, and you draw a card yourself. Torturing one hurts the house it came from. You may also wait: a hostage is something to bargain with.
tutorial-tortured = A hostage was tortured. A hostility or truce card costs a character of its house 1 power, which the torturer gets. A character's own card costs that character 4 power, a leader's card 4 power from the sheet.
tutorial-freed = A hostage was freed: the card goes back to the hand of its owner, and who freed it draws a card.
tutorial-next_turn = The turn is over. Played cards are discarded, everybody with fewer than five cards draws up to five, and the next player clockwise attacks.
tutorial-offer = You neither attack nor defend this time, so you may offer support. Join the attacker if you believe in the attack: then you spread influence as well. Join the defender to stop a rival, or keep out and risk nothing.
tutorial-ability = Your leader's ability can be used now. It is never a duty, and it is not used up: you may use it whenever its moment comes.
tutorial-used = Another leader has used an ability. Abilities of leaders come before character cards, and every one of them can be read on its sheet.
tutorial-window = You may play a character card for its text. That is allowed while this character takes part; the card of your leader, while any of your characters does. Each card says at which moment.
tutorial-played = A character card was played for its text. It stays on the table until the end of the turn. Supporters may play such cards too.
tutorial-shuffled = A deck ran out, so its discard pile was shuffled and is the new deck. Every house has 25 cards, and they come round again.
tutorial-wiped_out = A house has no living character left. That ends the game, and the influence spread so far decides.
tutorial-won = You have spread the most influence, and the throne is yours. You have won your first game!
tutorial-lost = This time another house has spread more influence. Nobody minds losing a first game: you now know every step, and the next one will go differently.
tutorial-farewell = That was the whole game. Next, try another house and another leader, play with four or five houses against bots, or invite friends: with people the promises begin, and the betrayals. Well met!

# Why not: one sentence per rule that can forbid a choice.
reason-IRT-COMP-1 = No such player is at this table.
reason-IRT-COMP-9 = This sheet belongs to another house.
reason-IRT-SETUP-1 = Houses are chosen at the start, one after the other, among those nobody has taken.
reason-IRT-SETUP-2 = A leader is chosen once, at the start, from the two sheets you drew.
reason-IRT-SETUP-3 = First all houses and leaders have to be chosen.
reason-IRT-SETUP-5 = This is not your leader.
reason-IRT-EVENT-2 = Nobody defends against themselves: choose another player.
reason-IRT-EVENT-3 = Another player has spread more influence.
reason-IRT-EVENT-5 = By this event card another player is the defender.
reason-IRT-TURN-1 = One of your characters has to take part in this encounter.
reason-IRT-PREP-3 = In preparation attacker and defender each move one power, when they are asked.
reason-IRT-PREP-4 = While there is power on your sheet, you have to move one.
reason-IRT-PREP-5 = The attacker chooses one of their own characters in preparation; supporters offer theirs later.
reason-IRT-PREP-6 = The defender chooses one of their own characters in preparation, after the attacker.
reason-IRT-POWER-4 = Power is moved to your own characters only.
reason-IRT-POWER-7 = There is no power on your sheet.
reason-IRT-POWER-9 = Only power of your own characters goes to your sheet, and only when something asks for it.
reason-IRT-LEADER-1 = This is not the moment of this ability.
reason-IRT-LEADER-2 = There is nothing to pass on here: this is no ability or card of yours.
reason-IRT-LEADER-6 = This is the leader, who is no character of the house in this game.
reason-IRT-TIMING-5 = Leaders are asked once at each moment, clockwise from the attacker.
reason-IRT-TIMING-6 = Leaders come first, then everybody plays cards in turn: it is somebody else's turn.
reason-IRT-TIMING-7 = You have used this ability at this moment already.
reason-IRT-INFL-3 = You have no influence on the house of the player about to act.
reason-IRT-SUPPORT-1 = Support is offered in phase 2, clockwise from the attacker's left.
reason-IRT-SUPPORT-2 = Attacker and defender offer no support: the others do.
reason-IRT-SUPPORT-3 = You can offer only one of your own characters.
reason-IRT-SUPPORT-4 = There is no offer to you that waits for an answer.
reason-IRT-SUPPORT-7 = You have had your chance to offer support this turn.
reason-IRT-SUPPORT-10 = The player whom the offer was made to answers first.
reason-IRT-PART-1 = This needs a player who takes part in the encounter.
reason-IRT-PART-2 = This needs a character that takes part in the encounter.
reason-IRT-DEATH-1 = This character is dead: there is no power to take.
reason-IRT-DEATH-3 = A dead character cannot take part.
reason-IRT-DEATH-5 = Your participating character is dead.
reason-IRT-DEATH-8 = No power can be put on a dead character.
reason-IRT-DECK-4 = Only a character card has an effect to be played for.
reason-IRT-CARDS-6 = You can use only cards of your own house.
reason-IRT-CHAR-1 = This is not the moment printed on the card.
reason-IRT-CHAR-2 = This character does not take part in the encounter.
reason-IRT-CHAR-5 = You do not take part in this encounter.
reason-IRT-CHAR-6 = No character card can be used before the encounter phase.
reason-IRT-CHAR-7 = This character is dead, so its cards have no effect any more.
reason-IRT-CHAR-10 = None of your characters takes part any more, so even the leader's card cannot be played.
reason-IRT-ENC-1 = In the encounter phase attacker and defender each play one card of their hand.
reason-IRT-ENC-7 = Your card lies revealed already.
reason-IRT-HOSTAGE-1 = You do not hold this hostage.
reason-IRT-HOSTAGE-2 = Where a hostage comes from is chosen when one is taken, by the taker.
reason-IRT-HOSTAGE-4 = Cards of your own house are never your hostages.
reason-IRT-HOSTAGE-5 = Hostages are freed or tortured at the start of a turn.
reason-IRT-HOSTAGE-9 = The tortured card costs a character of its own house one power: choose one.
reason-IRT-HOSTAGE-13 = In the hostage step players act clockwise from the attacker.
reason-IRT-HOSTAGE-14 = There is no card to take.
reason-IRT-TAKE-3 = The hostage is taken from a player of the losing side.
reason-IRT-TAKE-8 = This player takes no penalties, so no hostage is taken from them.
reason-IRT-RESOLVE-3 = Power is moved as the reward of a defending side that won, when you are asked.
reason-IRT-RESOLVE-5 = The penalty has to be taken.
reason-IRT-RETREAT-4 = An active player cannot be made to retreat.
reason-IRT-TRUCE-1 = Terms are for a truce outcome: influence, up to two hostages, up to three power each.
reason-IRT-TRUCE-4 = The terms you agreed on say where this hostage comes from.
reason-IRT-TRUCE-9 = Only attacker and defender negotiate.
reason-IRT-AMB-4 = The reward has to be taken as far as there is power on your sheet.
reason-IRT-AMB-8 = Among hostages the taker picks the card, seeing only the backs.
reason-IRT-AMB-16 = There is no influence token left to spread.
reason-IRT-AMB-19 = There is not so much power on the sheet.
reason-IRT-AMB-20 = The two speak in turn, up to the agreed number of proposals: accept, propose or break off.
reason-IRT-AMB-23 = The hostage has to be taken.
reason-IRT-AMB-35 = You hold fewer than 3 cards.
reason-IRT-AMB-45 = It must be a character of the active player on the opposite side.
reason-IRT-AMB-48 = These terms lie on the table: accept them, or propose others.
reason-IRT-AMB-49 = You are laying out terms: in order, and with as many hostages as you fixed sources for.
reason-IRT-TEXT-1 = You do not hold this card.
reason-IRT-TEXT-2 = This is for the attacker and the defender only.
reason-IRT-TEXT-3 = This is for the player whose turn it is.
reason-IRT-TEXT-4 = This is for supporters only.
reason-IRT-TEXT-5 = The outcome is not hostility.
reason-IRT-TEXT-6 = The outcome is not betrayal.
reason-IRT-TEXT-7 = You have not revealed a truce in a truce outcome.
reason-IRT-TEXT-8 = The hostility card of this betrayal is not yours.
reason-IRT-TEXT-9 = Your side has not lost the encounter.
reason-IRT-TEXT-10 = Your side has not won the encounter.
reason-IRT-TEXT-11 = Your side has won the encounter.
reason-IRT-TEXT-12 = There is not enough power on your sheet to pay for it.
reason-IRT-TEXT-13 = The first player has had the chance to offer support already.
reason-IRT-TEXT-14 = Your side is not outnumbered.
reason-IRT-TEXT-15 = Another participating character has more power than yours.
reason-IRT-TEXT-16 = The opposite side has no such supporter.
reason-IRT-TEXT-17 = This is about your living characters that do not take part.
reason-IRT-TEXT-18 = There are no cards in that hand.
reason-IRT-TEXT-19 = A card other than a truce is needed to put in its place.
reason-IRT-TEXT-20 = No hostility card was revealed there.
reason-IRT-TEXT-21 = The deck is empty.
reason-IRT-TEXT-22 = You are asked about this ability when what it answers happens to you.
reason-IRT-TEXT-23 = It must be another player.
reason-IRT-TEXT-24 = It must be somebody of your own side.
reason-IRT-TEXT-25 = It must be somebody of the opposite side.
reason-IRT-TEXT-26 = It must be a character of the player about to act.
reason-IRT-TEXT-27 = The card must have a higher value than the revealed one.
reason-IRT-TEXT-28 = It must be another card you played or revealed this turn.
reason-IRT-TEXT-29 = Jorah moves power to your participating character only.
reason-IRT-TEXT-30 = Davos has said where the hostage comes from.
reason-IRT-TEXT-31 = You took Viserys's gift: no support for the defender this turn.
reason-IRT-TEXT-32 = Nothing asks you for such a choice now.
reason-IRT-WIN-1 = The game is over: somebody has spread all five influence tokens.
reason-IRT-WIN-2 = The game is over: a house has been wiped out.
reason-IRT-WIN-3 = The game is over.

## At the end of a game

score-influence = On { $of }’s board
score-living = Living
tally-encounters = Encounters
tally-won = encounters won
tally-hostages = hostages taken
tally-tortured = hostages tortured
tally-supported = support given
tally-lost = power lost
tally-cards = cards played

## The book of rules: chapters, overview, pieces

chapter-IRT-COMP = Components
chapter-IRT-DECK = Decks of the houses
chapter-IRT-SETUP = Set-up
chapter-IRT-POWER = Power
chapter-IRT-INFL = Influence
chapter-IRT-TURN = A turn
chapter-IRT-PREP = Preparation
chapter-IRT-EVENT = Event cards
chapter-IRT-SUPPORT = Support
chapter-IRT-PART = Who takes part
chapter-IRT-ENC = The encounter
chapter-IRT-HOSTIL = Hostility
chapter-IRT-TRUCE = Truce
chapter-IRT-BETRAY = Betrayal
chapter-IRT-RESOLVE = Resolving the encounter
chapter-IRT-TAKE = Taking hostages
chapter-IRT-HOSTAGE = Hostages
chapter-IRT-END = The end of a turn
chapter-IRT-WIN = Winning
chapter-IRT-LEADER = Leaders
chapter-IRT-CHAR = Character cards
chapter-IRT-RETREAT = Retreat
chapter-IRT-DEATH = Death of characters
chapter-IRT-CARDS = Hand and piles
chapter-IRT-TIMING = Timing
chapter-IRT-TALK = Talk at the table
chapter-IRT-AMB = Rulings
chapter-IRT-TEXT = Wording of cards

book-goal = You lead a Great House. Whoever has spread all five of their influence tokens over the houses of the others wins.
book-course = In every turn somebody attacks and somebody defends; others may support a side. Both play a card facedown: hostility counts strength, two truces lead to talks, and a truce against hostility is a betrayal.
book-end = Victory brings influence, defeat costs power and even lives of characters. Hostages can be freed, tortured or kept for later.

glossary-influence = Influence token
glossary-influence-about = You have five; spread over the boards of others they win the game.
glossary-power = Power
glossary-power-about = Lies on characters; without it a character dies.
glossary-leader = Leader
glossary-leader-about = The face of a house, with an ability.
glossary-character = Character
glossary-character-about = Fights in an encounter and adds its power.
glossary-hostility = Hostility
glossary-hostility-about = A card with a number that is added to its side.
glossary-truce = Truce
glossary-truce-about = Two of these lead to talks.
glossary-betrayal = Betrayal
glossary-betrayal-about = A truce against hostility: the betrayer wins.
glossary-hostage = Hostage
glossary-hostage-about = A facedown card taken from another house.

## Tips: what the things of the table are

page-tip-house = house
page-tip-house-rule = Four characters, a leader who never fights, a deck of house cards and five influence tokens.
page-tip-choose = house
page-tip-choose-rule = Each house has five people: one becomes its leader, four fight as characters.
page-tip-spread = influence spread
page-tip-spread-rule = Whoever has all five tokens on the boards of others ends the game, and the most influence spread wins it.
page-tip-influence = influence board
page-tip-influence-rule = Own tokens wait here to be spread; tokens of others have been spread onto it. They are spread by winning as an attacker and in truces.
page-tip-sheet = power on the leader's sheet
page-tip-sheet-rule = Stock from which characters are strengthened: the defending side moves 2 from it to a character when it wins.
page-tip-hand = cards in hand
page-tip-hand-rule = How many is public, which ones is not. At the end of a turn everybody draws up to five.
page-tip-deck = house deck
page-tip-deck-rule = When it runs out, the discard pile is shuffled into a new one.
page-tip-discard = discard pile
page-tip-discard-rule = Cards that were revealed or played, open to all.
page-tip-hostage = hostage
page-tip-hostage-rule = A card of another house, face down. Its holder may look at it, and free or torture it at the start of a turn.
page-tip-hostages = hostages
page-tip-hostages-rule = Freeing one draws a card; torturing one costs its house power. Both only at the start of a turn.
page-tip-total = total of the sides
page-tip-total-rule = Power of all characters on the side plus the value of its revealed card. In hostility the higher total wins; a tie is lost by both.
page-tip-outcome = outcome
page-tip-outcome-rule = Two hostility cards: totals decide. Two truces: attacker and defender bargain. One of each is betrayal, and hostility wins.
page-tip-side = a side of the encounter
page-tip-side-rule = The attacker begins the turn, an event card names the defender. Others may support either with one character.
page-tip-supporter = supporter
page-tip-supporter-rule = Adds the power of a character, but no card, and shares in what the side wins or loses.
page-tip-events = event deck
page-tip-events-rule = Each turn one card names who defends. Press to see which have been drawn already.
page-tip-talks = truce talks
page-tip-talks-rule = Both sides may agree on influence, hostages and power; what is agreed binds. Without a deal everybody on both sides loses.
page-tip-phase-hostages = Everybody may free or torture hostages, from the attacker on.
page-tip-phase-preparation = An event names the defender; attacker and defender each send a character.
page-tip-phase-support = The others may offer one character to either side, who may accept it or not.
page-tip-phase-encounter = Attacker and defender each play a house card face down; both are turned over together.
page-tip-phase-resolution = The outcome is carried out: rewards, penalties and hostages, or truce talks.
