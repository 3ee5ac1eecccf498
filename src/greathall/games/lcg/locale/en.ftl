### The texts of A Game of Thrones: The Card Game (second edition), in our own words. Every key stands in pl.ftl too.
###
### A sentence gets its arguments as variables. Of a field `card` it may use
###   $card       the name of the value, as it stands inside a sentence;
###   $card-id    what to select on: the last part of the value's key ("unknown", "nobody");
###   $card-xyz   the form `.xyz` of the value's name, if the names of that type have such a form.
### Forms: `.a` of a challenge, with its article. In a card's text every ability stands on a line of its own.

## The game

game-name = A Game of Thrones: The Card Game (second edition)
game-short = The Card Game
game-about = Pick plots, marshal characters and win challenges until you have 15 power: joust for 2, melee for 3 to 6 players.
game-kind = a duel of decks of one’s own

# A quick game against bots: which house, which deck.
quick-house = Your house
quick-house-stark = Stark
quick-deck-stark = Winter Muster: strong characters, direwolves
quick-house-lannister = Lannister
quick-deck-lannister = Gold and Thorns: much gold, intrigue
quick-house-baratheon = Baratheon
quick-deck-baratheon = King of the Painted Table: rivals kneel
quick-house-greyjoy = Greyjoy
quick-deck-greyjoy = Iron and Gold: unopposed raids
quick-house-tyrell = Tyrell
quick-deck-tyrell = Lists of Highgarden: tourneys, renown
quick-house-martell = Martell
quick-deck-martell = Patient Revenge: stronger with time
quick-house-targaryen = Targaryen
quick-deck-targaryen = Fire and Horses: dragons, burning
quick-house-watch = Night’s Watch
quick-deck-watch = Shield of the Realm: defends the Wall
quick-seats-2 = 2 · joust
quick-seats-3 = 3 · melee
quick-seats-4 = 4 · melee
quick-seats-5 = 5 · melee
quick-seats-6 = 6 · melee


## Options: what a player can choose

option-pass = Pass
option-pass-in-challenge = Initiate no more challenges
option-pass-in-stealth = Bypass nobody
option-pass-in-would = Let it happen
option-pass-in-interrupt = Use no interrupt
option-pass-in-reaction = Use no reaction
option-pass-in-cancel = Do not cancel it
option-pass-in-intimidate = Kneel nobody
option-pass-in-target = Choose nothing
option-pass-in-cost = Do not pay
option-pass-in-search = Take no card
option-pass-in-redirect = Leave the challenge as it is
option-pass-in-may = Do without it
option-pass-in-look = Take no card
option-done = Done
option-done-in-setup = Place no more cards
option-done-in-attackers = Declare no more attackers
option-done-in-defenders = Declare no more defenders
option-done-in-target = Choose no more
option-done-in-stand = Stand no more
option-done-in-whispers = No more opponents
option-done-in-look = Put no more cards on the bottom
option-keep = Keep this hand
option-mulligan = Take a mulligan: shuffle the hand back and draw 7 new cards
option-place = Place { $card }
option-attach = Attach it to { $card }
option-plot = Reveal { $card }
option-name_first = Make { $seat } the first player
option-take_title = Take the title { $title }
option-marshal = Marshal { $card }
option-ambush = Ambush with { $card }
option-use = Use { $card }
option-use-in-would = Interrupt with { $card }
option-use-in-interrupt = Interrupt with { $card }
option-use-in-reaction = React with { $card }
option-use-in-cancel = Cancel it with { $card }
option-use_second = Use the second ability of { $card }
option-use_third = Use the third ability of { $card }
option-use_fourth = Use the fourth ability of { $card }
option-use_second-in-would = Interrupt with the second ability of { $card }
option-use_second-in-interrupt = Interrupt with the second ability of { $card }
option-use_second-in-reaction = React with the second ability of { $card }
option-use_second-in-cancel = Cancel it with the second ability of { $card }
option-save = Save { $card } by discarding its duplicate
option-challenge = Initiate { $challenge-a } against { $seat }
option-attack = Attack with { $card }
option-bypass = Bypass { $card }
option-defend = Defend with { $card }
option-target = Choose { $card }
option-target-in-claim = Lose { $card }
option-target-in-reserve = Discard { $card }
option-target-in-intimidate = Kneel { $card }
option-target-in-stand = Stand { $card }
option-target-in-search = Take { $card } into your hand
option-target-in-look = Take { $card } into your hand
option-target-in-may = Discard { $card } from play
option-player = Choose { $seat }
option-player-in-winner = Let { $seat } win
option-player-in-whispers = Apply the claim to { $seat }
option-type = Name { $challenge }
option-card_type = Name the type: { $type }
option-keyword = Resolve { $keyword }
option-yes = Yes
option-yes-in-renown = Gain 1 power
option-yes-in-insight = Draw a card
option-yes-in-pillage = Discard the top card of the loser's deck
option-yes-in-redirect = Have the challenge redirected
option-yes-in-may = Put the character into play
option-no = No
option-no-in-renown = Gain no power
option-no-in-insight = Draw no card
option-no-in-pillage = Discard nothing
option-no-in-redirect = Leave the challenge as it is
option-no-in-may = Shuffle the character into the deck
option-amount = X is { $count }
option-cost = Pay with { $card }
option-order = Resolve { $card } next
option-order_second = Resolve the second ability of { $card } next
option-order_third = Resolve the third ability of { $card } next
option-order_fourth = Resolve the fourth ability of { $card } next
option-order-in-look = Put { $card } next from the top of the deck
option-stops = Ask me at level { $count }
option-redirect = Redirect the challenge: { $seat }
option-bottom = Put { $card } on the bottom of the deck
option-draw = Draw 1 card
option-gain_power = Gain 1 power for your faction

## Decisions: the question a player is asked

decision-mulligan = Do you keep your starting hand?
decision-setup = Place cards with a total cost of up to 8 facedown
decision-setup_host = Which character gets your attachment?
decision-plot = Which plot do you reveal this round?
decision-first_player = You won initiative: who is the first player?
decision-title = Which title do you take for this round?
decision-action = Do you take an action?
decision-marshal = Marshal a card or take an action; pass when you are done
decision-challenge = Do you initiate a challenge?
decision-attackers = Who attacks?
decision-stealth = Stealth: which character do you bypass?
decision-defenders = Who defends?
decision-would = Do you prevent what is about to happen?
decision-interrupt = Do you interrupt?
decision-reaction = Do you react to what has happened?
decision-cancel = Do you cancel these effects?
decision-order = Several things happen at once: which one is resolved next?
decision-claim = Military claim: which of your characters is killed?
decision-keyword = Which keyword is resolved next?
decision-renown = Renown: does your character gain 1 power?
decision-insight = Insight: do you draw a card?
decision-pillage = Pillage: do you discard the top card of the loser's deck?
decision-intimidate = Intimidate: which character kneels?
decision-reserve = You hold more cards than your reserve: which one do you discard?
decision-target = Choose what the effect is aimed at
decision-cost = What do you pay the cost with?
decision-host = Which card do you attach it to?
decision-name = What do you name?
decision-search = Which of the cards you searched do you take?
decision-winner = Several players have 15 power: who wins?
decision-redirect = Is the challenge redirected, and to whom?
decision-stand = Only some of your characters may stand: which ones?
decision-may = The card leaves the choice to you: what do you do?
decision-stops = How often do you want to be asked when you could only pass?
decision-amount = What number is X?
decision-look = What do you do with the cards you look at?
decision-instance = Whose keyword is resolved next?
decision-whispers = Master of Whispers: to which opponents do you apply the intrigue claim?

# What others are told while somebody decides
waiting-mulligan = { $name } looks at the starting hand
waiting-setup = { $name } lays out the first cards
waiting-setup_host = { $name } places an attachment
waiting-plot = { $name } chooses a plot
waiting-first_player = { $name } names the first player
waiting-title = { $name } takes a title
waiting-action = { $name } thinks about an action
waiting-marshal = { $name } marshals cards
waiting-challenge = { $name } thinks about a challenge
waiting-attackers = { $name } chooses who attacks
waiting-stealth = { $name } uses stealth
waiting-defenders = { $name } chooses who defends
waiting-would = { $name } may prevent what is about to happen
waiting-interrupt = { $name } thinks about an interrupt
waiting-reaction = { $name } thinks about a reaction
waiting-cancel = { $name } may cancel the effects
waiting-order = { $name } decides what comes first
waiting-claim = { $name } chooses who is killed
waiting-keyword = { $name } chooses the next keyword
waiting-renown = { $name } decides about renown
waiting-insight = { $name } decides about insight
waiting-pillage = { $name } decides about pillage
waiting-intimidate = { $name } chooses who kneels
waiting-reserve = { $name } discards down to the reserve
waiting-target = { $name } chooses a target
waiting-cost = { $name } pays a cost
waiting-host = { $name } attaches a card
waiting-name = { $name } names something
waiting-search = { $name } looks through the deck
waiting-winner = { $name } decides who wins
waiting-redirect = { $name } decides whether to redirect the challenge
waiting-stand = { $name } chooses which characters stand
waiting-may = { $name } decides what a card does
waiting-stops = { $name } chooses when to be asked
waiting-amount = { $name } chooses a number
waiting-look = { $name } looks at cards
waiting-instance = { $name } decides whose keyword comes first
waiting-whispers = { $name } chooses opponents for the intrigue claim

## Events: what has happened, one line of the log each

event-first = { $seat } is the first player
event-drew =
    { $count ->
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
event-mulligan = { $seat } takes a mulligan
event-setup = { $seat } starts with { $card } in play
event-round = Round { $round }
event-phase = The { $phase } begins
event-plot = { $seat } reveals the plot { $card }
event-initiative = { $seat } wins initiative with { $count }
event-title = { $seat } bears the title { $title }
event-gold = { $seat } gains { $count } gold
event-spent = { $seat } pays { $count } gold
event-marshaled = { $seat } marshals { $card }
event-duplicate = { $seat } adds a duplicate to { $card }
event-ambushed = { $seat } ambushes with { $card }
event-put_into_play = { $seat } puts { $card } into play
event-attached = { $card } is attached to { $host }
event-played = { $seat } plays { $card }
event-used = { $seat } uses { $card }
event-challenge = { $seat } initiates { $challenge-a } against { $victim }
event-attacks = { $card } attacks
event-attacks-many = { $names } attack
event-bypasses = { $card } bypasses { $victim } by stealth
event-defends = { $card } defends
event-defends-many = { $names } defend
event-won = { $seat } wins the challenge, { $total } to { $other }
event-nobody_won = Nobody wins the challenge
event-power = { $card } gains { $count } power
event-power_moved = { $count } power moves from { $from } to { $card }
event-power_lost = { $card } loses { $count } power
event-killed = { $card } is killed
event-discarded = { $card } is discarded from play
event-hand_discarded = { $seat } discards { $card } from hand
event-returned = { $card } returns to its owner's hand
event-sacrificed = { $card } is sacrificed
event-saved = { $card } is saved
event-knelt = { $card } kneels
event-knelt-many = { $names } kneel
event-stood = { $card } stands
event-stood-many = { $names } stand
event-dominance = { $seat } wins dominance with a total of { $count }
event-no_dominance = Nobody wins dominance
event-cancelled = The effects of { $card } are canceled
event-looked =
    { $count ->
        [one] { $seat } looks at { $count } card of { $victim }
       *[other] { $seat } looks at { $count } cards of { $victim }
    }
event-showed = { $seat } reveals { $card }
event-shuffled = { $seat } shuffles the deck
event-removed = { $card } leaves play
event-control = { $seat } takes control of { $card }
event-strength = The STR of { $card } changes by { $count }
event-eliminated = { $seat } is eliminated
event-winner = { $seat } wins the game
event-passed = { $seat } passes
event-passed-many = { $names } pass
event-redirected = The Crown Regent ({ $seat }) has the challenge redirected to { $victim }
event-named = { $seat } names { $challenge }
event-token = Tokens on { $card }: { $count }
event-from_deck = { $card } is discarded from the top of { $seat }'s deck
event-unopposed = { $seat } wins unopposed
event-rival = { $seat } beats a rival: { $victim }
event-gold_returned = { $seat } returns { $count } gold to the treasury
event-named_type = { $seat } names the type: { $type }
event-gold_moved = { $count } gold moves from { $from } to { $seat }

## Table options: a label, a help text, and a label for every choice

table-deck1 = Deck of seat 1
table-deck1-help = A ready deck, or the text of your own deck in the usual list form. Unused when nobody sits there.
table-deck1-core-stark-fealty = { deck-core-stark-fealty }
table-deck1-core-lannister-rose = { deck-core-lannister-rose }
table-deck1-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck1-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck1-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck1-core-martell-watch = { deck-core-martell-watch }
table-deck1-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck1-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck1-core-1 = { deck-core-1 }
table-deck1-core-2 = { deck-core-2 }
table-deck1-core-3 = { deck-core-3 }
table-deck1-core-4 = { deck-core-4 }
table-deck2 = Deck of seat 2
table-deck2-help = A ready deck, or the text of your own deck in the usual list form. Unused when nobody sits there.
table-deck2-core-stark-fealty = { deck-core-stark-fealty }
table-deck2-core-lannister-rose = { deck-core-lannister-rose }
table-deck2-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck2-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck2-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck2-core-martell-watch = { deck-core-martell-watch }
table-deck2-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck2-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck2-core-1 = { deck-core-1 }
table-deck2-core-2 = { deck-core-2 }
table-deck2-core-3 = { deck-core-3 }
table-deck2-core-4 = { deck-core-4 }
table-deck3 = Deck of seat 3
table-deck3-help = A ready deck, or the text of your own deck in the usual list form. Unused when nobody sits there.
table-deck3-core-stark-fealty = { deck-core-stark-fealty }
table-deck3-core-lannister-rose = { deck-core-lannister-rose }
table-deck3-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck3-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck3-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck3-core-martell-watch = { deck-core-martell-watch }
table-deck3-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck3-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck3-core-1 = { deck-core-1 }
table-deck3-core-2 = { deck-core-2 }
table-deck3-core-3 = { deck-core-3 }
table-deck3-core-4 = { deck-core-4 }
table-deck4 = Deck of seat 4
table-deck4-help = A ready deck, or the text of your own deck in the usual list form. Unused when nobody sits there.
table-deck4-core-stark-fealty = { deck-core-stark-fealty }
table-deck4-core-lannister-rose = { deck-core-lannister-rose }
table-deck4-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck4-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck4-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck4-core-martell-watch = { deck-core-martell-watch }
table-deck4-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck4-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck4-core-1 = { deck-core-1 }
table-deck4-core-2 = { deck-core-2 }
table-deck4-core-3 = { deck-core-3 }
table-deck4-core-4 = { deck-core-4 }
table-deck5 = Deck of seat 5
table-deck5-help = A ready deck, or the text of your own deck in the usual list form. Unused when nobody sits there.
table-deck5-core-stark-fealty = { deck-core-stark-fealty }
table-deck5-core-lannister-rose = { deck-core-lannister-rose }
table-deck5-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck5-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck5-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck5-core-martell-watch = { deck-core-martell-watch }
table-deck5-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck5-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck5-core-1 = { deck-core-1 }
table-deck5-core-2 = { deck-core-2 }
table-deck5-core-3 = { deck-core-3 }
table-deck5-core-4 = { deck-core-4 }
table-deck6 = Deck of seat 6
table-deck6-help = A ready deck, or the text of your own deck in the usual list form. Unused when nobody sits there.
table-deck6-core-stark-fealty = { deck-core-stark-fealty }
table-deck6-core-lannister-rose = { deck-core-lannister-rose }
table-deck6-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck6-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck6-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck6-core-martell-watch = { deck-core-martell-watch }
table-deck6-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck6-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck6-core-1 = { deck-core-1 }
table-deck6-core-2 = { deck-core-2 }
table-deck6-core-3 = { deck-core-3 }
table-deck6-core-4 = { deck-core-4 }
table-ruleset = Rules
table-ruleset-help = The rules as first printed, or with the later official answers (FAQ 4.1) where they differ.
table-ruleset-rr1 = As first printed
table-ruleset-faq41 = With FAQ 4.1
table-first_player = First player in set-up
table-first_player-help = Chance decides who is the first player in set-up, or a seat named here. From the first round on, initiative decides.
table-first_player-random = At random
table-first_player-0 = Seat 1
table-first_player-1 = Seat 2
table-first_player-2 = Seat 3
table-first_player-3 = Seat 4
table-first_player-4 = Seat 5
table-first_player-5 = Seat 6
table-stops = Ask in every window
table-stops-help = Whether you are asked even when all you could do is pass. Otherwise such windows are passed for you, which is faster but may tell the others that you have nothing to play.
table-stops-no = { no }
table-stops-yes = { yes }
table-round_limit = Round limit
table-round_limit-help = The game ends without a winner after this many rounds; 0 means no limit.

## Ready decks

deck-core-stark-fealty = Winter Muster (Stark, Fealty)
deck-core-lannister-rose = Gold and Thorns (Lannister, Banner of the Rose)
deck-core-baratheon-fealty = King of the Painted Table (Baratheon, Fealty)
deck-core-greyjoy-lion = Iron and Gold (Greyjoy, Banner of the Lion)
deck-core-tyrell-fealty = Lists of Highgarden (Tyrell, Fealty)
deck-core-martell-watch = Patient Vengeance (Martell, Banner of the Watch)
deck-core-targaryen-fealty = Fire and Horse (Targaryen, Fealty)
deck-core-nightswatch-wolf = Shield of the Realm (Night's Watch, Banner of the Wolf)
deck-core-1 = The Old Ways (Stark, Banner of the Kraken; 45 cards)
deck-core-2 = At the Wall (Night's Watch, Banner of the Stag; 46 cards)
deck-core-3 = From East to West (Targaryen, Banner of the Sun; 46 cards)
deck-core-4 = Secrets and Schemes (Lannister, Banner of the Rose; 46 cards)

## Rules reference: where a rule holds

rules-mode-J = Joust (2 players)
rules-mode-M = Melee (3 or more players)
rules-mode-JM = Every game

## The table in words

view-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
view-gold = gold { $count }
view-power = power { $count }
view-strength = STR { $count }
view-hand = Your hand
view-nothing = nothing

## What is going on: the path in the prompt bar, one link each (names of chain.py)

page-chain-attacking = Attacking: { $card }
page-chain-stealth = Stealth of { $card }
page-chain-attackers_declared = Actions before the defence
page-chain-defending = Defending: { $card }
page-chain-defenders_declared = Actions before STR is compared
page-chain-claim = { $seat } applies claim { $count }
page-chain-keywords = Keywords of the winner ({ $seat })
page-chain-keyword = Keyword of { $card } ({ $seat })
page-chain-uses = { $seat } uses { $card }
page-chain-entering = { $seat } brings into play: { $card }
page-chain-before_phase_begins = Before the { $phase } begins
page-chain-after_phase_begins = The { $phase } begins
page-chain-before_phase_ends = Before the { $phase } ends
page-chain-after_phase_ends = The { $phase } ends
page-chain-before_initiated = About to begin: challenge ({ $challenge }), { $seat } against { $victim }
page-chain-after_initiated = Challenge begun ({ $challenge }): { $seat } against { $victim }
page-chain-before_declared = About to attack: { $card }
page-chain-after_declared = Declared as attacking: { $card }
page-chain-before_bypassed = About to bypass by stealth: { $card }, past { $other }
page-chain-after_bypassed = Bypassed by stealth: { $other }, by { $card }
page-chain-before_won = About to win the challenge ({ $challenge }): { $seat } against { $victim }
page-chain-after_won = Challenge won ({ $challenge }): { $seat } against { $victim }
page-chain-before_killed = About to be killed: { $card }
page-chain-after_killed = Killed: { $card }
page-chain-before_discarded = About to be discarded: { $card }
page-chain-after_discarded = Discarded: { $card }
page-chain-before_returned = About to return to hand: { $card }
page-chain-after_returned = Returned to hand: { $card }
page-chain-before_sacrificed = About to be sacrificed: { $card }
page-chain-after_sacrificed = Sacrificed: { $card }
page-chain-before_leaves = About to leave play: { $card }
page-chain-after_leaves = Left play: { $card }
page-chain-before_enters = About to enter play: { $card } ({ $seat })
page-chain-after_enters = Entered play: { $card } ({ $seat })
page-chain-before_played = About to be played: { $card } ({ $seat })
page-chain-after_played = Played: { $card } ({ $seat })
page-chain-before_stands = About to stand: { $card }
page-chain-after_stands = Stood: { $card }
page-chain-before_gains_power = About to gain { $count } power: { $card }
page-chain-after_gains_power = Gained { $count } power: { $card }
page-chain-before_dominance = About to win dominance: { $seat }
page-chain-after_dominance = Dominance won: { $seat }
page-chain-before_income = About to collect { $count } gold: { $seat }
page-chain-after_income = Collected { $count } gold: { $seat }
page-chain-before_pillaged = About to be discarded by pillage: { $other } ({ $card })
page-chain-after_pillaged = Discarded by pillage: { $other } ({ $card })
page-chain-before_stronger = About to get a higher STR: { $card }
page-chain-after_stronger = STR has risen: { $card }
page-chain-before_initiates = About to take effect: { $card } ({ $seat })
page-chain-after_initiates = Took effect: { $card } ({ $seat })
page-chain-before_duplicated = About to become a duplicate: { $card } ({ $seat })
page-chain-after_duplicated = Became a duplicate: { $card } ({ $seat })

## Windows by name, where people set in which they are always asked

page-window-action = Actions
page-window-marshal = Marshaling
page-window-would = Preventing what would happen (saves)
page-window-interrupt = Interrupts
page-window-reaction = Reactions
page-window-cancel = Cancelling effects

## Challenges

challenge-military = military
    .a = a military challenge
challenge-intrigue = intrigue
    .a = an intrigue challenge
challenge-power = power
    .a = a power challenge
challenge-unknown = challenge
    .a = a challenge

## Challenge icons

icon-military = military
icon-intrigue = intrigue
icon-power = power

## Phases

phase-setup = set-up
phase-plot = plot phase
phase-draw = draw phase
phase-marshaling = marshaling phase
phase-challenges = challenges phase
phase-dominance = dominance phase
phase-standing = standing phase
phase-taxation = taxation phase
phase-unknown = phase

## Titles of the melee game

title-master_of_whispers = Master of Whispers
title-master_of_ships = Master of Ships
title-hand_of_the_king = Hand of the King
title-master_of_coin = Master of Coin
title-master_of_laws = Master of Laws
title-crown_regent = Crown Regent
title-unknown = no title

## Types of cards

type-character = character
type-location = location
type-attachment = attachment
type-event = event
type-plot = plot
type-agenda = agenda
type-title = title
type-faction = faction card
type-unknown = card

## Keywords

keyword-renown = renown
keyword-renown-text = After you win a challenge in which this character takes part, it may gain 1 power.
keyword-insight = insight
keyword-insight-text = After you win a challenge in which this character takes part, you may draw 1 card.
keyword-pillage = pillage
keyword-pillage-text = After you win a challenge in which this character takes part, you may discard the top card of the loser's deck.
keyword-intimidate = intimidate
keyword-intimidate-text = After you win a challenge in which this character attacks, you may kneel 1 character of the loser whose STR is no higher than your margin. Once per challenge.
keyword-stealth = stealth
keyword-stealth-text = When this character is declared as an attacker, you may choose 1 character of the defending player without stealth; it cannot defend in this challenge.
keyword-limited = limited
keyword-limited-text = Each player marshals or plays at most 1 limited card per round, and places at most 1 in set-up.
keyword-terminal = terminal
keyword-terminal-text = When the card it is attached to leaves play, this attachment is discarded and does not return to hand.
keyword-no_attachments = no attachments
keyword-no_attachments-text = Nothing can be attached to this card.
keyword-no_attachments_except_weapon = no attachments except Weapon
keyword-no_attachments_except_weapon-text = Only attachments with the trait Weapon can be attached to this card.
keyword-ambush = ambush
keyword-ambush-text = In the challenges phase you may pay the number beside it in gold as an action and put this card into play from your hand.
keyword-unknown = keyword

## Factions

faction-stark = House Stark
faction-lannister = House Lannister
faction-baratheon = House Baratheon
faction-greyjoy = House Greyjoy
faction-tyrell = House Tyrell
faction-martell = House Martell
faction-targaryen = House Targaryen
faction-thenightswatch = The Night's Watch
faction-neutral = neutral

## Traits

trait-ally = Ally
trait-army = Army
trait-astapor = Astapor
trait-banner = Banner
trait-bastard = Bastard
trait-brotherhood = Brotherhood
trait-builder = Builder
trait-clansman = Clansman
trait-commander = Commander
trait-companion = Companion
trait-condition = Condition
trait-direwolf = Direwolf
trait-dorne = Dorne
trait-dothraki = Dothraki
trait-dragon = Dragon
trait-dragonstone = Dragonstone
trait-drowned_god = Drowned God
trait-edict = Edict
trait-essos = Essos
trait-guard = Guard
trait-hatchling = Hatchling
trait-house_dayne = House Dayne
trait-house_florent = House Florent
trait-house_harlaw = House Harlaw
trait-house_redwyne = House Redwyne
trait-house_tarly = House Tarly
trait-house_tully = House Tully
trait-iron_islands = Iron Islands
trait-ironborn = Ironborn
trait-item = Item
trait-king = King
trait-kingdom = Kingdom
trait-kings_landing = King's Landing
trait-knight = Knight
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-merchant = Merchant
trait-noble = Noble
trait-old_gods = Old Gods
trait-pentos = Pentos
trait-poison = Poison
trait-queen = Queen
trait-raider = Raider
trait-ranger = Ranger
trait-raven = Raven
trait-rhllor = R'hllor
trait-sand_snake = Sand Snake
trait-scheme = Scheme
trait-siege = Siege
trait-skill = Skill
trait-small_council = Small Council
trait-smuggler = Smuggler
trait-song = Song
trait-spy = Spy
trait-steward = Steward
trait-stormborn = Stormborn
trait-stronghold = Stronghold
trait-summer = Summer
trait-the_north = The North
trait-the_reach = The Reach
trait-the_seven = The Seven
trait-the_westerlands = The Westerlands
trait-valyrian_steel = Valyrian Steel
trait-wandering_crow = Wandering Crow
trait-war = War
trait-warship = Warship
trait-weapon = Weapon
trait-westeros = Westeros
trait-wildling = Wildling
trait-winter = Winter
trait-winterfell = Winterfell

## Where a card lies

zone-deck = deck
zone-hand = hand
zone-play = in play
zone-discard = discard pile
zone-dead = dead pile
zone-plots = plot deck
zone-used = used pile
zone-revealed = revealed plot
zone-out = out of the game
zone-side = beside the table
zone-limbo = being played
zone-duplicate = duplicate

## Words of the cards

term-cost = cost
term-strength = STR
term-income = gold
term-initiative = initiative
term-claim = claim
term-reserve = reserve
term-loyal = loyal
term-unique = unique
term-kneeling = kneeling
term-standing = standing
term-facedown = facedown
term-supports = Supports
term-rivals = Rivals

## Cards: name, own-words text, and a note where one helps

card-a_clash_of_kings = A Clash of Kings
card-a_clash_of_kings-text = Reaction: After you win a power challenge, move 1 power from the loser's faction card to yours.
card-a_clash_of_kings-short = Win power: take 1 power
card-a_feast_for_crows = A Feast for Crows
card-a_feast_for_crows-text =
    Reaction: After you win dominance, gain 2 power for your faction.
    Plot deck limit: 1.
card-a_feast_for_crows-short = Win dominance: +2 power
card-a_game_of_thrones = A Game of Thrones
card-a_game_of_thrones-text =
    A player who has not won an intrigue challenge this phase cannot initiate military or power challenges.
    Plot deck limit: 1.
card-a_game_of_thrones-short = Win intrigue before other fights
card-a_game_of_thrones-note = A win as the defender counts too.
card-a_noble_cause = A Noble Cause
card-a_noble_cause-text = The first Lord or Lady character you marshal each round costs 2 gold less.
card-a_noble_cause-short = First Lord or Lady 2 gold less
card-a_storm_of_swords = A Storm of Swords
card-a_storm_of_swords-text = You may initiate 1 additional military challenge in the challenges phase.
card-a_storm_of_swords-short = One more military challenge
card-building_orders = Building Orders
card-building_orders-text = When Revealed: Search the top 10 cards of your deck. You may reveal 1 attachment or location among them and add it to your hand. Shuffle your deck.
card-building_orders-short = Find an attachment or location
card-calling_the_banners = Calling the Banners
card-calling_the_banners-text = When Revealed: Choose an opponent. Gain 1 gold for each character that player controls.
card-calling_the_banners-short = +1 gold per a rival's character
card-calm_over_westeros = Calm Over Westeros
card-calm_over_westeros-text =
    When Revealed: Name a challenge type: military, intrigue or power. Until you reveal your next plot, while you defend in a challenge of that type, claim on the attacking player's revealed plot is 1 lower.
    Plot deck limit: 1.
card-calm_over_westeros-short = Defending: claim −1 in one type
card-confiscation = Confiscation
card-confiscation-text = When Revealed: Discard a chosen attachment from play.
card-confiscation-short = Discard an attachment
card-counting_coppers = Counting Coppers
card-counting_coppers-text = When Revealed: Draw 3 cards.
card-counting_coppers-short = Draw 3 cards
card-filthy_accusations = Filthy Accusations
card-filthy_accusations-text = When Revealed: Kneel a chosen standing character.
card-filthy_accusations-short = Kneel a character
card-fortified_position = Fortified Position
card-fortified_position-text =
    The printed text box of each character counts as blank, except for Traits.
    Plot deck limit: 1.
card-fortified_position-short = Characters have no text
card-fortified_position-note = This also blanks keywords and gold, reserve and initiative bonuses printed on characters. Gained keywords and the effects of attachments stay.
card-heads_on_spikes = Heads on Spikes
card-heads_on_spikes-text = When Revealed: Choose an opponent, who discards 1 random card from hand. If it is a character, gain 2 power for your faction and the card goes to its owner's dead pile.
card-heads_on_spikes-short = Rival discards; character: 2 power
card-heads_on_spikes-note = The character counts as discarded, not as killed.
card-jousting_contest = Jousting Contest
card-jousting_contest-text = No player can declare more than 1 attacker or more than 1 defender in a challenge.
card-jousting_contest-short = 1 attacker, 1 defender at most
card-marched_to_the_wall = Marched to the Wall
card-marched_to_the_wall-text = When Revealed: In player order, each player chooses a character they control, if able. All chosen characters are discarded from play simultaneously and cannot be saved.
card-marched_to_the_wall-short = Each discards own character
card-marched_to_the_wall-note = A player without characters is skipped.
card-marching_orders = Marching Orders
card-marching_orders-text = You cannot marshal locations or attachments, nor play events.
card-marching_orders-short = You may play characters only
card-naval_superiority = Naval Superiority
card-naval_superiority-text =
    The base gold value of each revealed Kingdom or Edict plot is 0 (modifiers still apply).
    Plot deck limit: 1.
card-naval_superiority-short = Kingdom and Edict plots: 0 gold
card-naval_superiority-note = Bonuses to gold still count, so there may be income after all.
card-power_behind_the_throne = Power Behind the Throne
card-power_behind_the_throne-text =
    When Revealed: Place 1 stand token on this card.
    Action: Remove 1 stand token from this card to stand a chosen kneeling character.
card-power_behind_the_throne-short = Once: stand a character
card-rebuilding = Rebuilding
card-rebuilding-text = When Revealed: Shuffle up to 3 chosen cards from your discard pile into your deck.
card-rebuilding-short = 3 discarded cards to your deck
card-reinforcements = Reinforcements
card-reinforcements-text = When Revealed: Put a chosen character with printed cost 5 or lower from your hand or discard pile into play.
card-reinforcements-short = Character of cost 5 into play
card-sneak_attack = Sneak Attack
card-sneak_attack-text = You cannot initiate more than 1 challenge in the challenges phase.
card-sneak_attack-short = You make 1 challenge only
card-sneak_attack-note = Effects that allow additional challenges do not lift this limit.
card-summons = Summons
card-summons-text = When Revealed: Search the top 10 cards of your deck. You may reveal 1 character among them and add it to your hand. Shuffle your deck.
card-summons-short = Find a character in 10 cards
card-supporting_the_faith = Supporting the Faith
card-supporting_the_faith-text = Forced Reaction: After the challenges phase begins, each player returns all gold from their gold pool to the treasury.
card-supporting_the_faith-short = Challenges begin: all gold is gone
card-taxation = Taxation
card-taxation-text = You may marshal or play 1 additional card with the Limited keyword this round.
card-taxation-short = One more Limited card
card-the_winds_of_winter = The Winds of Winter
card-the_winds_of_winter-text = No ability.
card-the_winds_of_winter-short = No ability
card-wildfire_assault = Wildfire Assault
card-wildfire_assault-text = When Revealed: Each player chooses up to 3 of their own characters. Every character nobody chose is killed simultaneously and cannot be saved.
card-wildfire_assault-short = Each keeps 3, the rest die
card-wildfire_assault-note = A player may also choose no character.
card-fealty = Fealty
card-fealty-text =
    Deckbuilding: At most 15 neutral cards in your deck.
    Action: Kneel your faction card to pay 1 gold less for the next loyal card you marshal or play this phase.
card-fealty-short = Kneel: loyal card 1 gold less
card-fealty-note = Only the draw deck counts for the limit of 15. The faction card must be standing.
card-littlefinger = Littlefinger
card-littlefinger-text =
    Income +1.
    Reaction: After you marshal this card, draw 2 cards.
card-littlefinger-short = Marshal: draw 2; income +1
card-varys = Varys
card-varys-text =
    Stealth.
    Interrupt: When the dominance phase ends, remove this card from the game to discard each character from play.
card-varys-short = Dominance ends: discard everybody
card-varys-note = Removing Varys is the cost, so he cannot be saved from it.
card-rattleshirts_raiders = Rattleshirt's Raiders
card-rattleshirts_raiders-text =
    No attachments.
    Reaction: After you win a challenge in which this card attacks, discard a chosen attachment controlled by the loser from play.
card-rattleshirts_raiders-short = Win attacking: attachment goes
card-wildling_horde = Wildling Horde
card-wildling_horde-text =
    No attachments. Pillage.
    Challenges Action: Kneel your faction card to give a chosen participating Wildling character you control +2 STR until the end of the challenge.
card-wildling_horde-short = Kneel faction: Wildling +2
card-seal_of_the_hand = Seal of the Hand
card-seal_of_the_hand-text =
    Attach only to a Lord or Lady character.
    Action: Kneel this card to stand the attached character.
card-seal_of_the_hand-short = Kneel: stand its bearer
card-bodyguard = Bodyguard
card-bodyguard-text =
    Attach only to a Lord or Lady character.
    Interrupt: When the attached character would be killed or discarded from play, sacrifice this card to save that character.
card-bodyguard-short = Sacrifice: save its bearer
card-little_bird = Little Bird
card-little_bird-text = The attached character gains an intrigue icon.
card-little_bird-short = Bearer gains intrigue icon
card-milk_of_the_poppy = Milk of the Poppy
card-milk_of_the_poppy-text =
    Terminal.
    The printed text box of the attached character counts as blank, except for Traits.
card-milk_of_the_poppy-short = Bearer has no text
card-milk_of_the_poppy-note = Printed keywords and bonuses to gold, reserve and initiative are blank too. It cannot be attached to a character that takes no attachments.
card-noble_lineage = Noble Lineage
card-noble_lineage-text = The attached character gains a power icon.
card-noble_lineage-short = Bearer gains power icon
card-syrios_training = Syrio's Training
card-syrios_training-text = The attached character gains a military icon.
card-syrios_training-short = Bearer gains military icon
card-the_iron_throne = The Iron Throne
card-the_iron_throne-text =
    Reserve +1.
    Your total STR for dominance is 8 higher.
card-the_iron_throne-short = Dominance +8, reserve +1
card-the_kingsroad = The Kingsroad
card-the_kingsroad-text =
    Limited.
    Initiative +1.
    Marshaling Action: Kneel and sacrifice this card to pay 3 gold less for the next character you marshal this phase.
card-the_kingsroad-short = Sacrifice: character 3 gold less
card-the_roseroad = The Roseroad
card-the_roseroad-text =
    Limited.
    Income +1.
card-the_roseroad-short = Income +1
card-put_to_the_sword = Put to the Sword
card-put_to_the_sword-text = Reaction: After you win a military challenge as the attacker by 5 or more STR, kill a chosen character controlled by the loser. Max 1 per challenge.
card-put_to_the_sword-short = Military win by 5: kill one
card-put_to_the_torch = Put to the Torch
card-put_to_the_torch-text = Reaction: After you win a military challenge as the attacker by 5 or more STR, discard a chosen location controlled by the loser from play. Max 1 per challenge.
card-put_to_the_torch-short = Military win by 5: raze one
card-superior_claim = Superior Claim
card-superior_claim-text = Reaction: After you win a power challenge by 5 or more STR, gain 2 power for your faction. Max 1 per challenge.
card-superior_claim-short = Power win by 5: +2 power
card-tears_of_lys = Tears of Lys
card-tears_of_lys-text = Reaction: After you win an intrigue challenge as the attacker, place 1 poison token on a character of the loser that has no intrigue icon. At the end of the phase, if the token is still there, remove it and kill that character. Max 1 per challenge.
card-tears_of_lys-short = Intrigue won: poison a character
card-tears_of_lys-note = The character is not a target. The killing at the end of the phase is not an ability of its own.
card-the_hands_judgment = The Hand's Judgment
card-the_hands_judgment-text = Interrupt: When the effects of an opponent's event would initiate, cancel them. X is that event's printed cost.
card-the_hands_judgment-short = Cancel a rival's event
card-the_hands_judgment-note = The printed cost of an event with cost X is 0.
card-maester_cressen = Maester Cressen
card-maester_cressen-text = Marshaling Action: Kneel this card to discard a chosen Condition attachment from play.
card-maester_cressen-short = Kneel: discard a Condition
card-melisandre = Melisandre
card-melisandre-text = Reaction: After you marshal or play a R'hllor card (this card included), kneel a chosen standing character. Limit 1 per round.
card-melisandre-short = R'hllor card: kneel one
card-robert_baratheon = Robert Baratheon
card-robert_baratheon-text =
    Intimidate. Renown.
    This card has +1 STR for each other kneeling character in play.
card-robert_baratheon-short = +1 per other kneeling character
card-selyse_baratheon = Selyse Baratheon
card-selyse_baratheon-text = Challenges Action: Pay 1 gold to give a chosen Baratheon character an intrigue icon until the end of the phase.
card-selyse_baratheon-short = 1 gold: Baratheon gets intrigue
card-ser_davos_seaworth = Ser Davos Seaworth
card-ser_davos_seaworth-text =
    Stealth.
    Interrupt: When this card is killed, it returns to your hand instead of going to the dead pile.
card-ser_davos_seaworth-short = Killed: back to hand
card-shireen_baratheon = Shireen Baratheon
card-shireen_baratheon-text = Interrupt: When this card is killed, kneel a chosen standing character.
card-shireen_baratheon-short = Killed: kneel a character
card-stannis_baratheon = Stannis Baratheon
card-stannis_baratheon-text = In the standing phase, no player can stand more than 2 characters.
card-stannis_baratheon-short = Each player stands only 2
card-stannis_baratheon-note = Whoever has more than 2 kneeling characters picks 2 of them, in player order. Other cards stand as usual. The 2 count for the whole phase, its action window included.
card-bastard_in_hiding = Bastard in Hiding
card-bastard_in_hiding-text = No ability.
card-bastard_in_hiding-short = No ability
card-fiery_followers = Fiery Followers
card-fiery_followers-text = Reaction: After the dominance phase begins, stand this card.
card-fiery_followers-short = Dominance begins: it stands
card-kings_hunting_party = King's Hunting Party
card-kings_hunting_party-text =
    No attachments.
    While an opponent controls a King character, this card gains an intrigue icon.
card-kings_hunting_party-short = Rival King: intrigue icon
card-dragonstone_faithful = Dragonstone Faithful
card-dragonstone_faithful-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Baratheon character you marshal this phase.
card-dragonstone_faithful-short = Kneel: character 1 gold less
card-vanguard_lancer = Vanguard Lancer
card-vanguard_lancer-text = Reaction: After this card enters play, discard 1 power from a chosen character or faction card of an opponent.
card-vanguard_lancer-short = Enters: discard 1 power
card-lightbringer = Lightbringer
card-lightbringer-text =
    Attach only to a Baratheon character.
    Attached Stannis Baratheon gains Renown.
    Reaction: After the attached character gains 1 or more power, stand it. Limit 1 per phase.
card-lightbringer-short = Power gained: bearer stands
card-lightbringer-note = Moving power is not gaining it.
card-dragonstone_port = Dragonstone Port
card-dragonstone_port-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Baratheon card you marshal this phase.
card-dragonstone_port-short = Kneel: Baratheon 1 gold less
card-chamber_of_the_painted_table = Chamber of the Painted Table
card-chamber_of_the_painted_table-text = Reaction: After you win dominance, kneel this card to move 1 power from an opponent's faction card to yours.
card-chamber_of_the_painted_table-short = Dominance: take 1 power
card-the_red_keep = The Red Keep
card-the_red_keep-text =
    Your total STR is 2 higher in power challenges in which you have a participating character.
    Interrupt: When the challenges phase ends, if you lost no power challenge this round, kneel this card to draw 2 cards.
card-the_red_keep-short = Power fights +2; draw 2
card-consolidation_of_power = Consolidation of Power
card-consolidation_of_power-text = Marshaling Action: Choose standing characters controlled by a single player with a total STR of 4 or lower and kneel them. Then choose one of them to gain 1 power.
card-consolidation_of_power-short = Kneel STR 4; one gains power
card-consolidation_of_power-note = What counts is their STR at the moment they are chosen.
card-ours_is_the_fury = Ours is the Fury
card-ours_is_the_fury-text = Action: Play only during a challenge in which you are the defending player. Choose a kneeling Baratheon character you control. It participates as a defender, still kneeling. If you win this challenge, stand it.
card-ours_is_the_fury-short = Kneeling Baratheon defends
card-ours_is_the_fury-note = The character does not count as declared.
card-seen_in_flames = Seen In Flames
card-seen_in_flames-text = Challenges Action: Play only if you control a R'hllor character. Look at a chosen opponent's hand. Then choose 1 card in it and discard that card.
card-seen_in_flames-short = See a hand, discard a card
card-aeron_damphair = Aeron Damphair
card-aeron_damphair-text = Reaction: After you win dominance, put 1 Ironborn character from your dead pile into play.
card-aeron_damphair-short = Dominance: Ironborn comes back
card-alannys_greyjoy = Alannys Greyjoy
card-alannys_greyjoy-text = While you are the first player, reserve on each opponent's revealed plot is 1 lower.
card-alannys_greyjoy-short = First: rivals' reserve −1
card-asha_greyjoy = Asha Greyjoy
card-asha_greyjoy-text =
    Stealth.
    Reaction: After you win an unopposed challenge in which this card participates, stand it.
card-asha_greyjoy-short = Unopposed win: stands
card-balon_greyjoy = Balon Greyjoy
card-balon_greyjoy-text =
    Renown.
    While this card attacks, the STR of each defending character with lower STR than this card is not counted.
card-balon_greyjoy-short = Attack: weaker defenders count 0
card-balon_greyjoy-note = This is stronger than any effect that lets a character add its STR.
card-euron_crows_eye = Euron Crow's Eye
card-euron_crows_eye-text =
    Pillage. Renown.
    Reaction: After this card discards a card by Pillage, put 1 location from the loser's discard pile into play under your control.
card-euron_crows_eye-short = Pillage: take a location
card-maester_wendamyr = Maester Wendamyr
card-maester_wendamyr-text = Stealth.
card-maester_wendamyr-short = Stealth
card-theon_greyjoy = Theon Greyjoy
card-theon_greyjoy-text =
    Stealth.
    Reaction: After you win an unopposed challenge in which this card participates, it gains 1 power.
card-theon_greyjoy-short = Unopposed win: +1 power
card-black_winds_crew = Black Wind's Crew
card-black_winds_crew-text = Pillage.
card-black_winds_crew-short = Pillage
card-drowned_men = Drowned Men
card-drowned_men-text =
    No attachments.
    This card has +1 STR for each Warship location you control.
card-drowned_men-short = +1 per your Warship
card-iron_islands_fishmonger = Iron Islands Fishmonger
card-iron_islands_fishmonger-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Greyjoy character you marshal this phase.
card-iron_islands_fishmonger-short = Kneel: character 1 gold less
card-lordsport_shipwright = Lordsport Shipwright
card-lordsport_shipwright-text = Marshaling Action: Kneel this card to kneel a chosen standing location with printed cost 2 or lower (3 or lower while you are the first player).
card-lordsport_shipwright-short = Kneel: kneel a cheap location
card-salty_navigator = Salty Navigator
card-salty_navigator-text = Initiative +1.
card-salty_navigator-short = Initiative +1
card-throwing_axe = Throwing Axe
card-throwing_axe-text =
    Attach only to an Ironborn character.
    Reaction: After you win a challenge in which the attached character attacks, sacrifice this card to kill a chosen defending character.
card-throwing_axe-short = Win attacking: kill a defender
card-great_kraken = Great Kraken
card-great_kraken-text =
    Balon Greyjoy gains Stealth while you control him.
    Reaction: After you win an unopposed challenge, draw 1 card or gain 1 power for your faction. Limit 2 per round.
card-great_kraken-short = Unopposed win: card or power
card-iron_fleet_scout = Iron Fleet Scout
card-iron_fleet_scout-text = Challenges Action: Kneel this card to give a chosen participating Greyjoy character +1 STR until the end of the challenge (+2 while you are the first player).
card-iron_fleet_scout-short = Kneel: Greyjoy +1, first +2
card-sea_tower = Sea Tower
card-sea_tower-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Greyjoy card you marshal this phase.
card-sea_tower-short = Kneel: Greyjoy 1 gold less
card-risen_from_the_sea = Risen from the Sea
card-risen_from_the_sea-text = Interrupt: When a Greyjoy character would be killed, save it. Then attach this card to it as a Condition attachment with Terminal and the text “The attached character has +1 STR.”
card-risen_from_the_sea-short = Save a Greyjoy, it gets +1
card-risen_from_the_sea-note = If the character may not have this attachment, it is saved all the same and this card goes to the discard pile.
card-the_krakens_grasp = The Kraken's Grasp
card-the_krakens_grasp-text = Challenges Action: Play only if you are the first player. Choose a defending character with STR 5 or lower. Its STR is not counted in this challenge.
card-the_krakens_grasp-short = First: a defender counts 0
card-we_do_not_sow = We Do Not Sow
card-we_do_not_sow-text = Reaction: After you win an unopposed challenge, discard a chosen attachment or location controlled by the loser from play. Max 1 per challenge.
card-we_do_not_sow-short = Unopposed: discard its card
card-cersei_lannister = Cersei Lannister
card-cersei_lannister-text = While this card attacks in an intrigue challenge, claim on your revealed plot is 1 higher.
card-cersei_lannister-short = Intrigue attack: claim +1
card-grand_maester_pycelle = Grand Maester Pycelle
card-grand_maester_pycelle-text = Insight.
card-grand_maester_pycelle-short = Insight
card-joffrey_baratheon = Joffrey Baratheon
card-joffrey_baratheon-text = Reaction: After a Lord or Lady character is killed, this card gains 1 power. Limit 3 per round.
card-joffrey_baratheon-short = Lord or Lady dies: +1 power
card-ser_jaime_lannister = Ser Jaime Lannister
card-ser_jaime_lannister-text =
    This card does not kneel when declared as an attacker in a military challenge.
    While this card participates in a military challenge, it gains Renown.
card-ser_jaime_lannister-short = Attacks standing in military
card-ser_jaime_lannister-note = Ser Jaime must still be standing to be declared.
card-the_tickler = The Tickler
card-the_tickler-text = Dominance Action: Kneel this card to discard the top card of an opponent's deck. Then you may choose a copy of that card in play and discard it from play.
card-the_tickler-short = Kneel: discard top card, its twin
card-the_tickler-note = If no card was discarded from the deck, no copy is discarded either.
card-tyrion_lannister = Tyrion Lannister
card-tyrion_lannister-text =
    Stealth.
    Reaction: After an intrigue challenge is initiated, gain 2 gold. Limit 2 per round.
card-tyrion_lannister-short = Intrigue begins: +2 gold
card-tywin_lannister = Tywin Lannister
card-tywin_lannister-text =
    Renown.
    Income +2.
    This card has +1 STR for each gold in your gold pool.
card-tywin_lannister-short = +1 per gold you have
card-tywin_lannister-note = His STR changes at once as gold comes and goes.
card-burned_men = Burned Men
card-burned_men-text = Ambush (2).
card-burned_men-short = Ambush (2)
card-gold_cloaks = Gold Cloaks
card-gold_cloaks-text =
    Ambush (2).
    Forced Interrupt: When a phase ends in which this card entered play by Ambush, discard it from play (it cannot be saved).
card-gold_cloaks-short = After an ambush: discarded
card-lannisport_moneylender = Lannisport Moneylender
card-lannisport_moneylender-text =
    Limited.
    Income +1.
card-lannisport_moneylender-short = Income +1
card-lannisport_merchant = Lannisport Merchant
card-lannisport_merchant-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Lannister character you marshal this phase.
card-lannisport_merchant-short = Kneel: character 1 gold less
card-the_queens_assassin = The Queen's Assassin
card-the_queens_assassin-text =
    Ambush (4).
    Reaction: After this card enters play by Ambush, choose an opponent. If you have more cards in hand than that player, they must choose and kill a character they control.
card-the_queens_assassin-short = Ambush: fewer cards, they kill
card-the_queens_assassin-note = An opponent to whom nothing would happen cannot be chosen. The character may be saved.
card-widows_wail = Widow's Wail
card-widows_wail-text =
    Ambush (1).
    The attached character has +2 STR.
    Attached Joffrey Baratheon gains a military icon.
card-widows_wail-short = Bearer +2; Joffrey: military
card-casterly_rock = Casterly Rock
card-casterly_rock-text = You may initiate 1 additional intrigue challenge in the challenges phase.
card-casterly_rock-short = One more intrigue challenge
card-lannisport = Lannisport
card-lannisport-text = Reaction: After you win an intrigue challenge, draw 1 card.
card-lannisport-short = Intrigue won: draw 1
card-western_fiefdom = Western Fiefdom
card-western_fiefdom-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Lannister card you marshal this phase.
card-western_fiefdom-short = Kneel: Lannister 1 gold less
card-hear_me_roar = Hear Me Roar!
card-hear_me_roar-text = Action: Put 1 Lannister character from your hand into play. At the end of the phase, if it is still in play, discard it (it cannot be saved).
card-hear_me_roar-short = Lannister into play this phase
card-the_things_i_do_for_love = The Things I Do For Love
card-the_things_i_do_for_love-text = Challenges Action: Play only if you control a Lannister Lord or Lady character. Kneel your faction card to return a chosen character with printed cost X or lower controlled by an opponent to its owner's hand. You choose X.
card-the_things_i_do_for_love-short = Kneel, pay X: back to hand
card-the_things_i_do_for_love-note = X gold and the kneeling faction card are paid together.
card-treachery = Treachery
card-treachery-text = Interrupt: Play only if you control a unique Lannister character. When the effects of a triggered ability of a character, location or attachment would initiate, cancel them.
card-treachery-short = Cancel a card's ability
card-areo_hotah = Areo Hotah
card-areo_hotah-text =
    Ambush (5).
    Reaction: After this card enters play during a challenge, remove a chosen participating character from the challenge.
card-areo_hotah-short = Enters a fight: removes one
card-arianne_martell = Arianne Martell
card-arianne_martell-text = Action: Put 1 character with printed cost 5 or lower from your hand into play. Then return this card to your hand (it cannot be saved). Limit 1 per phase.
card-arianne_martell-short = Swap for character of cost 5
card-doran_martell = Doran Martell
card-doran_martell-text =
    Insight.
    Each other Martell Lord or Lady character you control has +1 STR for each plot in your used pile.
card-doran_martell-short = Lords, Ladies +1 per used plot
card-edric_dayne = Edric Dayne
card-edric_dayne-text =
    Stealth.
    Action: Pay 1 gold to give this card a military, intrigue or power icon until the end of the phase.
card-edric_dayne-short = 1 gold: gains any icon
card-maester_caleotte = Maester Caleotte
card-maester_caleotte-text = Reaction: After you lose a challenge in which this card participates, a chosen character loses a military, intrigue or power icon until the end of the phase.
card-maester_caleotte-short = Lost fight: one loses an icon
card-obara_sand = Obara Sand
card-obara_sand-text = While you defend in a power challenge, you may declare this card as a defender even if it is kneeling or has no power icon.
card-obara_sand-short = Defends power even kneeling
card-obara_sand-note = She does not stand up for it.
card-the_red_viper = The Red Viper
card-the_red_viper-text = Reaction: After you win a challenge in which this card attacks, it gains 1 power for each full 5 STR of the winning margin.
card-the_red_viper-short = Win attacking: power per 5 STR
card-the_red_viper-note = A margin of 5 to 9 gives 1 power, 10 to 14 gives 2, and so on.
card-desert_scavenger = Desert Scavenger
card-desert_scavenger-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Martell character you marshal this phase.
card-desert_scavenger-short = Kneel: character 1 gold less
card-dornish_paramour = Dornish Paramour
card-dornish_paramour-text = Reaction: After this card is declared as an attacker, choose a character controlled by the defending player. It must be declared as a defender in this challenge, if able.
card-dornish_paramour-short = Attack: chosen one must defend
card-dornish_paramour-note = If the character cannot be declared, nothing happens.
card-greenblood_trader = Greenblood Trader
card-greenblood_trader-text = Reaction: After this card enters play, look at the top 2 cards of your deck. Add up to 1 of them to your hand and put the rest on the bottom of your deck in any order.
card-greenblood_trader-short = Enters: 1 of top 2 cards
card-house_dayne_knight = House Dayne Knight
card-house_dayne_knight-text = No ability.
card-house_dayne_knight-short = No ability
card-palace_spearman = Palace Spearman
card-palace_spearman-text =
    No attachments.
    While you are not the first player, this card gains an intrigue icon.
card-palace_spearman-short = Not first: intrigue icon
card-dawn = Dawn
card-dawn-text =
    The attached character has +1 STR for each plot in your used pile.
    An attached House Dayne character gains Intimidate.
card-dawn-short = Bearer +1 per used plot
card-ghaston_grey = Ghaston Grey
card-ghaston_grey-text = Reaction: After you lose a challenge as the defender, kneel and sacrifice this card to return 1 attacking character to its owner's hand (it cannot be saved).
card-ghaston_grey-short = Lost defence: attacker to hand
card-sunspear = Sunspear
card-sunspear-text = Reaction: After you lose a challenge as the defender, kneel this card to raise claim on your revealed plot by 1 in challenges of that type until the end of the phase.
card-sunspear-short = Lost defence: claim +1
card-blood_orange_grove = Blood Orange Grove
card-blood_orange_grove-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Martell card you marshal this phase.
card-blood_orange_grove-short = Kneel: Martell 1 gold less
card-dorans_game = Doran's Game
card-dorans_game-text = Reaction: After you win an intrigue challenge by 5 or more STR, gain X power for your faction. X is the number of plots in your used pile. Max 1 per challenge.
card-dorans_game-short = Intrigue by 5: power per used plot
card-unbowed_unbent_unbroken = Unbowed, Unbent, Unbroken
card-unbowed_unbent_unbroken-text = Reaction: Play only if you are not the first player. After you lose a challenge as the defender, name a challenge type. Until the end of the phase, the winner cannot initiate challenges of that type. Max 1 per challenge.
card-unbowed_unbent_unbroken-short = Lost defence: forbid a type
card-confinement = Confinement
card-confinement-text = Action: A chosen character with STR 4 or lower loses a military, an intrigue and a power icon until the end of the phase.
card-confinement-short = STR 4 or less: no icons
card-benjen_stark = Benjen Stark
card-benjen_stark-text =
    Ranger characters you control cannot be bypassed by Stealth.
    Interrupt: When this card is killed, gain 2 power for your faction. Then, instead of going to the dead pile, it is shuffled into your deck.
card-benjen_stark-short = Killed: +2 power, into deck
card-benjen_stark-note = He still counts as killed. A protected Ranger cannot even be chosen for stealth.
card-ghost = Ghost
card-ghost-text =
    No attachments. Stealth.
    Reaction: After this card bypasses a character by Stealth, that character cannot be declared as a defender until the end of the phase.
card-ghost-short = Bypassed cannot defend all phase
card-jon_snow = Jon Snow
card-jon_snow-text =
    No attachments except Weapon.
    While this card is standing and you have another attacking Night's Watch character, this card participates in that challenge on your side.
card-jon_snow-short = Joins other Watch attackers
card-jon_snow-note = Only while you attack. He is not declared and does not kneel; he leaves the challenge when he kneels or when the other attacker leaves it.
card-maester_aemon = Maester Aemon
card-maester_aemon-text =
    No attachments.
    Interrupt: When a Night's Watch character would be killed, kneel this card to save that character.
card-maester_aemon-short = Kneel: save a Watch character
card-old_bear_mormont = Old Bear Mormont
card-old_bear_mormont-text =
    While you control The Wall, this card does not kneel when declared as a defender.
    Interrupt: When the challenges phase ends, if you lost no challenge as the defender this phase, put 1 Night's Watch card from your hand into play.
card-old_bear_mormont-short = No lost defence: Watch card free
card-old_bear_mormont-note = A character, location or attachment, also as a duplicate, never an event.
card-samwell_tarly = Samwell Tarly
card-samwell_tarly-text =
    Insight.
    Reserve +1.
card-samwell_tarly-short = Reserve +1
card-ser_waymar_royce = Ser Waymar Royce
card-ser_waymar_royce-text =
    No attachments except Weapon.
    Interrupt: When this card is killed, each opponent discards 1 random card from hand.
card-ser_waymar_royce-short = Killed: rivals discard 1
card-yoren = Yoren
card-yoren-text = Reaction: After you marshal this card, put a chosen character with printed cost 3 or lower from an opponent's discard pile into play under your control.
card-yoren-short = Marshal: rival's discarded, cost 3
card-messenger_raven = Messenger Raven
card-messenger_raven-text =
    No attachments.
    Dominance Action: Return this card to your hand to draw 1 card.
card-messenger_raven-short = Dominance: to hand, draw 1
card-old_forest_hunter = Old Forest Hunter
card-old_forest_hunter-text =
    No attachments except Weapon.
    Action: Discard 1 card from your hand to gain 1 gold. Limit 1 per phase.
card-old_forest_hunter-short = Discard a card: 1 gold
card-ranging_party = Ranging Party
card-ranging_party-text = No attachments except Weapon.
card-ranging_party-short = Weapons only attached
card-steward_at_the_wall = Steward at the Wall
card-steward_at_the_wall-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Night's Watch character you marshal this phase.
card-steward_at_the_wall-short = Kneel: character 1 gold less
card-veteran_builder = Veteran Builder
card-veteran_builder-text =
    No attachments except Weapon.
    Action: Sacrifice this card to stand a chosen kneeling location.
card-veteran_builder-short = Sacrifice: stand a location
card-longclaw = Longclaw
card-longclaw-text =
    Attach only to a Night's Watch character.
    The attached character has +1 STR and gains Renown.
card-longclaw-short = Bearer +1 and Renown
card-castle_black = Castle Black
card-castle_black-text = Action: Kneel this card to stand a chosen defending Night's Watch character and give it +2 STR until the end of the challenge.
card-castle_black-short = Kneel: defender stands, +2
card-castle_black-note = A standing defender may be chosen too: it gets the bonus.
card-the_wall = The Wall
card-the_wall-text =
    Each Night's Watch character you control has +1 STR.
    Forced Reaction: After you lose an unopposed challenge, kneel this card.
    Interrupt: When the challenges phase ends, kneel this card to gain 2 power for your faction.
card-the_wall-short = Watch +1; unbeaten: +2 power
card-a_meager_contribution = A Meager Contribution
card-a_meager_contribution-text = Reaction: After an opponent collects income, move 1 gold from their gold pool to yours. Max 1 per round.
card-a_meager_contribution-short = Take 1 gold from a rival
card-take_the_black = Take the Black
card-take_the_black-text = Dominance Action: Take control of a chosen non-unique character with printed cost 6 or lower. Max 1 per round.
card-take_the_black-short = Take a character of cost 6
card-the_sword_in_the_darkness = The Sword in the Darkness
card-the_sword_in_the_darkness-text = Reaction: Play only if you have a participating Night's Watch character. After you win a challenge as the defender by 5 or more STR, the loser cannot initiate challenges against you until the end of the round.
card-the_sword_in_the_darkness-short = Defend by 5: no attacks on you
card-arya_stark = Arya Stark
card-arya_stark-text =
    Stealth.
    While this card has a duplicate, it gains a military icon.
    Reaction: After this card enters play, the top card of your deck becomes its facedown duplicate.
card-arya_stark-short = With a duplicate: military icon
card-bran_stark = Bran Stark
card-bran_stark-text = Interrupt: When the effects of an opponent's event would initiate, sacrifice this card to cancel them.
card-bran_stark-short = Sacrifice: cancel an event
card-catelyn_stark = Catelyn Stark
card-catelyn_stark-text = While this card participates in a challenge, your opponents cannot trigger card abilities.
card-catelyn_stark-short = In a fight: rivals' abilities off
card-catelyn_stark-note = Opponents can use no actions, interrupts or reactions and play no events. Forced and when-revealed abilities, keywords, ambush and duplicates are not stopped.
card-eddard_stark = Eddard Stark
card-eddard_stark-text =
    Renown.
    Reaction: After a challenge is initiated against you, stand this card.
card-eddard_stark-short = Challenged: stands
card-grey_wind = Grey Wind
card-grey_wind-text =
    Intimidate. No attachments.
    Challenges Action: Kneel this card to kill a chosen character with STR 1 or lower (2 or lower while you control Robb Stark).
card-grey_wind-short = Kneel: kill STR 1 (2 with Robb)
card-robb_stark = Robb Stark
card-robb_stark-text =
    Renown.
    Reaction: After a Stark character you control is sacrificed or killed, stand each character you control. Limit 1 per round.
card-robb_stark-short = A Stark of yours dies: all stand
card-sansa_stark = Sansa Stark
card-sansa_stark-text =
    This card enters play kneeling.
    Reaction: After this card stands, gain 1 power for your faction. Limit 1 per round.
card-sansa_stark-short = Stands up: +1 power
card-sansa_stark-note = Placed in set-up she starts standing.
card-summer = Summer
card-summer-text =
    No attachments.
    Bran Stark gains Insight while you control him.
    Reaction: After this card enters play, return 1 Stark character with printed STR 2 or lower from your discard pile or dead pile to your hand.
card-summer-short = Enters: weak Stark to hand
card-direwolf_pup = Direwolf Pup
card-direwolf_pup-text =
    No attachments.
    This card has +1 STR for each other Direwolf card you control.
card-direwolf_pup-short = +1 per other Direwolf
card-tumblestone_knight = Tumblestone Knight
card-tumblestone_knight-text = No ability.
card-tumblestone_knight-short = No ability
card-vanguard_of_the_north = Vanguard of the North
card-vanguard_of_the_north-text =
    No attachments.
    While any player has a War plot revealed, this card does not kneel when declared as an attacker in a military challenge.
card-vanguard_of_the_north-short = War plot: attacks standing
card-winterfell_steward = Winterfell Steward
card-winterfell_steward-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Stark character you marshal this phase.
card-winterfell_steward-short = Kneel: character 1 gold less
card-ice = Ice
card-ice-text =
    Attach only to a Stark character.
    The attached character has +2 STR.
    Reaction: After you win a military challenge in which the attached character participates, sacrifice this card to kill a chosen character controlled by the loser.
card-ice-short = Bearer +2; military win: kill
card-gates_of_winterfell = Gates of Winterfell
card-gates_of_winterfell-text = Challenges Action: Kneel this card to reveal the top card of your deck. If it is a Stark card, draw it.
card-gates_of_winterfell-short = Kneel: top card, draw a Stark
card-the_wolfswood = The Wolfswood
card-the_wolfswood-text = Direwolf cards in your hand gain Ambush (X). X is that card's printed cost.
card-the_wolfswood-short = Direwolves in hand can ambush
card-the_wolfswood-note = It works on every Direwolf character, location or attachment in hand.
card-heart_tree_grove = Heart Tree Grove
card-heart_tree_grove-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Stark card you marshal this phase.
card-heart_tree_grove-short = Kneel: Stark 1 gold less
card-for_the_north = For the North!
card-for_the_north-text = Action: Play only during a military challenge. A chosen participating Stark character has +2 STR until the end of the challenge. If you win this challenge, draw 1 card.
card-for_the_north-short = Stark +2; win: draw 1
card-like_warm_rain = Like Warm Rain
card-like_warm_rain-text = Reaction: After you lose an intrigue challenge as the defender, kneel a Direwolf character you control to kill a chosen attacking character. Max 1 per challenge.
card-like_warm_rain-short = Intrigue lost: kill an attacker
card-winter_is_coming = Winter Is Coming
card-winter_is_coming-text = Action: Play only during a challenge. Claim on your revealed plot is 1 higher until the end of the challenge. Max 1 per challenge.
card-winter_is_coming-short = Claim +1 in this challenge
card-daenerys_targaryen = Daenerys Targaryen
card-daenerys_targaryen-text =
    Insight.
    While this card is standing, each opponent's character participating in a challenge against you has -1 STR.
card-daenerys_targaryen-short = Standing: foes in fights −1
card-drogon = Drogon
card-drogon-text =
    No attachments.
    Stormborn characters you control gain Renown.
card-drogon-short = Stormborn gain Renown
card-khal_drogo = Khal Drogo
card-khal_drogo-text =
    Renown.
    You may initiate 1 additional military challenge in the challenges phase.
card-khal_drogo-short = One more military challenge
card-magister_illyrio = Magister Illyrio
card-magister_illyrio-text = Action: Pay 2 gold to stand a chosen kneeling character. Limit 1 per phase.
card-magister_illyrio-short = 2 gold: stand a character
card-rhaegal = Rhaegal
card-rhaegal-text =
    No attachments.
    Reaction: After you win a challenge in which a Stormborn character you control participates, stand a chosen kneeling Stormborn character. Limit 1 per phase.
card-rhaegal-short = Stormborn wins: one stands
card-ser_jorah_mormont = Ser Jorah Mormont
card-ser_jorah_mormont-text =
    Renown.
    Sacrifice this card as soon as it has 3 or more betrayal tokens.
    Forced Reaction: After you win a challenge in which this card participates, place 1 betrayal token on it.
card-ser_jorah_mormont-short = 3rd won challenge: sacrificed
card-viserion = Viserion
card-viserion-text =
    No attachments.
    Stormborn characters you control gain Stealth.
card-viserion-short = Stormborn gain Stealth
card-viserys_targaryen = Viserys Targaryen
card-viserys_targaryen-text = Interrupt: When this card leaves play, discard a chosen attachment from play.
card-viserys_targaryen-short = Leaves: discard an attachment
card-braided_warrior = Braided Warrior
card-braided_warrior-text = No attachments except Weapon.
card-braided_warrior-short = Weapons only attached
card-handmaiden = Handmaiden
card-handmaiden-text = Action: Sacrifice this card to stand a chosen kneeling Lady character.
card-handmaiden-short = Sacrifice: stand a Lady
card-targaryen_loyalist = Targaryen Loyalist
card-targaryen_loyalist-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Targaryen character you marshal this phase.
card-targaryen_loyalist-short = Kneel: character 1 gold less
card-unsullied = Unsullied
card-unsullied-text =
    No attachments except Weapon.
    While this card attacks, each defending character has -1 STR.
card-unsullied-short = Attack: defenders −1 each
card-drogos_arakh = Drogo's Arakh
card-drogos_arakh-text =
    Attach only to a Dothraki character.
    The attached character has +2 STR.
    Attached Khal Drogo does not kneel when declared as an attacker in the first military challenge you initiate each round.
card-drogos_arakh-short = Bearer +2; Drogo attacks standing
card-plaza_of_punishment = Plaza of Punishment
card-plaza_of_punishment-text = Reaction: After you win a power challenge, kneel this card to choose a character that has no attachments. Until the end of the phase, it has -2 STR and is killed while its STR is 0.
card-plaza_of_punishment-short = Power won: −2, dies at 0
card-dothraki_sea = Dothraki Sea
card-dothraki_sea-text = Reaction: After you win a power challenge, sacrifice this card to put 1 Dothraki character from your hand into play. At the end of the phase, if it is still in play, return it to your hand (it cannot be saved).
card-dothraki_sea-short = Power won: Dothraki for a phase
card-illyrios_estate = Illyrio's Estate
card-illyrios_estate-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Targaryen card you marshal this phase.
card-illyrios_estate-short = Kneel: Targaryen 1 gold less
card-dracarys = Dracarys!
card-dracarys-text = Action: Kneel a Dragon character or Daenerys Targaryen you control to choose a participating character. Until the end of the phase, it has -4 STR and is killed while its STR is 0.
card-dracarys-short = Kneel a Dragon: −4, dies at 0
card-fire_and_blood = Fire and Blood
card-fire_and_blood-text = Challenges Action: Choose a unique Targaryen character in your dead pile and shuffle it into your deck. If it is a Hatchling, you may put it into play instead.
card-fire_and_blood-short = Dead Targaryen back to deck
card-waking_the_dragon = Waking the Dragon
card-waking_the_dragon-text = Action: Choose a unique Targaryen character you control and stand it. At the end of the phase, if it is still in play, return it to your hand.
card-waking_the_dragon-short = Targaryen stands, then to hand
card-waking_the_dragon-note = A standing character may be chosen too: it returns to your hand.
card-left = Left
card-left-text =
    No attachments except Weapon.
    While you control Right, this card has +1 STR, gains a power icon and does not kneel when declared as a defender.
card-left-short = With Right: +1 and power icon
card-maester_lomys = Maester Lomys
card-maester_lomys-text = Reaction: After you win an intrigue challenge as the defender, the attacking player discards 1 random card from hand.
card-maester_lomys-short = Intrigue defended: foe discards
card-margaery_tyrell = Margaery Tyrell
card-margaery_tyrell-text = Challenges Action: Kneel this card to give a chosen character +3 STR until the end of the phase.
card-margaery_tyrell-short = Kneel: a character +3
card-paxter_redwyne = Paxter Redwyne
card-paxter_redwyne-text =
    Income +1.
    The first event you play each round costs 1 gold less.
card-paxter_redwyne-short = First event 1 gold less
card-randyll_tarly = Randyll Tarly
card-randyll_tarly-text =
    Renown.
    Reaction: After a card effect increases this card's STR, stand it. Limit 2 per phase.
card-randyll_tarly-short = STR raised: stands
card-right = Right
card-right-text =
    No attachments except Weapon.
    While you control Left, this card has +1 STR, gains an intrigue icon and does not kneel when declared as a defender.
card-right-short = With Left: +1 and intrigue icon
card-the_knight_of_flowers = The Knight of Flowers
card-the_knight_of_flowers-text =
    Renown.
    While this card is the only attacker, the defending player cannot declare more than 1 defender.
card-the_knight_of_flowers-short = Alone in attack: 1 defender only
card-the_queen_of_thorns = The Queen of Thorns
card-the_queen_of_thorns-text = Reaction: After you win an intrigue challenge in which this card participates, put 1 Tyrell character with printed cost 6 or lower from your hand into play.
card-the_queen_of_thorns-short = Intrigue won: Tyrell of cost 6
card-courtesan_of_the_rose = Courtesan of the Rose
card-courtesan_of_the_rose-text = No ability.
card-courtesan_of_the_rose-short = No ability
card-garden_caretaker = Garden Caretaker
card-garden_caretaker-text = Marshaling Action: Kneel this card to pay 1 gold less for the next Tyrell character you marshal this phase.
card-garden_caretaker-short = Kneel: character 1 gold less
card-olennas_informant = Olenna's Informant
card-olennas_informant-text =
    Ambush (4).
    Reaction: After this card enters play during the challenges phase, name a challenge type. You may initiate 1 additional challenge of that type this phase.
card-olennas_informant-short = Enters: one more challenge
card-wardens_of_the_reach = Wardens of the Reach
card-wardens_of_the_reach-text =
    No attachments.
    This card has +1 STR for each The Reach location you control.
card-wardens_of_the_reach-short = +1 per your Reach location
card-heartsbane = Heartsbane
card-heartsbane-text =
    Attach only to a Tyrell character.
    Action: If the attached character is participating in a challenge, kneel this card to give it +3 STR until the end of the challenge.
card-heartsbane-short = Kneel: bearer +3 in a fight
card-highgarden = Highgarden
card-highgarden-text = Challenges Action: Kneel this card and pay 1 gold to stand a chosen attacking character and remove it from the challenge.
card-highgarden-short = 1 gold: send an attacker home
card-the_mander = The Mander
card-the_mander-text = Reaction: After you win a challenge by 5 or more STR, kneel this card to draw 2 cards.
card-the_mander-short = Win by 5: draw 2
card-rose_garden = Rose Garden
card-rose_garden-text =
    Limited.
    Marshaling Action: Kneel this card to pay 1 gold less for the next Tyrell card you marshal this phase.
card-rose_garden-short = Kneel: Tyrell 1 gold less
card-growing_strong = Growing Strong
card-growing_strong-text = Challenges Action: Up to 3 chosen Tyrell characters each have +2 STR until the end of the phase.
card-growing_strong-short = Up to 3 Tyrells +2
card-olennas_cunning = Olenna's Cunning
card-olennas_cunning-text = Reaction: After you win an intrigue or power challenge, the loser names a card type: character, location, attachment or event. Search your deck for 1 card of a different type, reveal it and add it to your hand. Shuffle your deck.
card-olennas_cunning-short = Win: find a card of other type
card-the_bear_and_the_maiden_fair = “The Bear and the Maiden Fair”
card-the_bear_and_the_maiden_fair-text = Action: Choose a player and look at the top 5 cards of their deck. Put up to 3 of them on the bottom and the rest back on top, each group in any order.
card-the_bear_and_the_maiden_fair-short = Sort a deck's top 5 cards
card-banner_of_the_stag = Banner of the Stag
card-banner_of_the_stag-text = Deckbuilding: Your deck may include non-loyal Baratheon cards. It must include at least 12 Baratheon cards.
card-banner_of_the_stag-short = 12+ Baratheon cards in deck
card-banner_of_the_kraken = Banner of the Kraken
card-banner_of_the_kraken-text = Deckbuilding: Your deck may include non-loyal Greyjoy cards. It must include at least 12 Greyjoy cards.
card-banner_of_the_kraken-short = 12+ Greyjoy cards in deck
card-banner_of_the_lion = Banner of the Lion
card-banner_of_the_lion-text = Deckbuilding: Your deck may include non-loyal Lannister cards. It must include at least 12 Lannister cards.
card-banner_of_the_lion-short = 12+ Lannister cards in deck
card-banner_of_the_sun = Banner of the Sun
card-banner_of_the_sun-text = Deckbuilding: Your deck may include non-loyal Martell cards. It must include at least 12 Martell cards.
card-banner_of_the_sun-short = 12+ Martell cards in deck
card-banner_of_the_watch = Banner of the Watch
card-banner_of_the_watch-text = Deckbuilding: Your deck may include non-loyal Night's Watch cards. It must include at least 12 Night's Watch cards.
card-banner_of_the_watch-short = 12+ Night's Watch cards in deck
card-banner_of_the_wolf = Banner of the Wolf
card-banner_of_the_wolf-text = Deckbuilding: Your deck may include non-loyal Stark cards. It must include at least 12 Stark cards.
card-banner_of_the_wolf-short = 12+ Stark cards in deck
card-banner_of_the_dragon = Banner of the Dragon
card-banner_of_the_dragon-text = Deckbuilding: Your deck may include non-loyal Targaryen cards. It must include at least 12 Targaryen cards.
card-banner_of_the_dragon-short = 12+ Targaryen cards in deck
card-banner_of_the_rose = Banner of the Rose
card-banner_of_the_rose-text = Deckbuilding: Your deck may include non-loyal Tyrell cards. It must include at least 12 Tyrell cards.
card-banner_of_the_rose-short = 12+ Tyrell cards in deck
card-master_of_whispers = Master of Whispers
card-master_of_whispers-text =
    When you apply intrigue claim, choose any number of opponents to suffer it (you may leave out the loser).
    Your total STR is 1 higher in intrigue challenges in which you have a participating character.
    Supports: Hand of the King. Rivals: Master of Laws, Master of Coin.
card-master_of_whispers-short = Intrigue +1; claim hits any rivals
card-master_of_ships = Master of Ships
card-master_of_ships-text =
    Claim on your revealed plot is 1 higher in military challenges in which you attack a rival.
    Your total STR is 1 higher in military challenges in which you have a participating character.
    Supports: Master of Whispers. Rivals: Master of Laws, Hand of the King.
card-master_of_ships-short = Military +1; rivals: claim +1
card-hand_of_the_king = Hand of the King
card-hand_of_the_king-text =
    You may initiate 1 additional power challenge if not all your power challenges this phase, this one included, are against the same opponent.
    Your total STR is 1 higher in power challenges in which you have a participating character.
    Supports: Master of Laws. Rivals: Master of Coin, Master of Ships.
card-hand_of_the_king-short = Power +1; one more challenge
card-hand_of_the_king-note = What counts is against whom a challenge was initiated, also after a redirect.
card-master_of_coin = Master of Coin
card-master_of_coin-text =
    Income +2.
    Supports: Master of Ships. Rivals: Hand of the King, Master of Whispers.
card-master_of_coin-short = Income +2
card-master_of_laws = Master of Laws
card-master_of_laws-text =
    Reserve +1.
    You draw 1 additional card in the draw phase.
    Supports: Master of Coin. Rivals: Master of Whispers, Master of Ships.
card-master_of_laws-short = Draw 1 more, reserve +1
card-crown_regent = Crown Regent
card-crown_regent-text =
    Just after a challenge is initiated and before reactions to it, you may have the initiating player redirect it. Limit 1 per round.
    Your total STR for dominance is 2 higher.
    Supports no title and has no rivals.
card-crown_regent-short = Redirect a challenge; dominance +2
card-crown_regent-note = Any challenge, also one between two other players or your own. Nothing can cancel it.
card-house_stark = House Stark
card-house_stark-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_stark-short = Holds your faction's power
card-house_lannister = House Lannister
card-house_lannister-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_lannister-short = Holds your faction's power
card-house_baratheon = House Baratheon
card-house_baratheon-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_baratheon-short = Holds your faction's power
card-house_greyjoy = House Greyjoy
card-house_greyjoy-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_greyjoy-short = Holds your faction's power
card-house_tyrell = House Tyrell
card-house_tyrell-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_tyrell-short = Holds your faction's power
card-house_martell = House Martell
card-house_martell-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_martell-short = Holds your faction's power
card-house_targaryen = House Targaryen
card-house_targaryen-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-house_targaryen-short = Holds your faction's power
card-the_nights_watch = The Night's Watch
card-the_nights_watch-text = Holds your faction's power and cannot leave play. You may kneel it to pay costs. It stands in the standing phase.
card-the_nights_watch-short = Holds your faction's power
card-unknown = a card

## Parts of the game whose provenance is told (see provenance-* of the program)

part-cards = the cards

## What is wrong with a deck; the rule is named beside it

fault-plot-count =
    The plot deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, not { $need }.
fault-plot-doubled = Only one plot may appear twice, not { $cards }.
fault-plot-limit =
    { $count ->
        [one] { $card } appears { $count } time; allowed is { $limit }.
       *[other] { $card } appears { $count } times; allowed is { $limit }.
    }
fault-few =
    The draw deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; { $need } is the least.
fault-copies =
    { $count ->
        [one] { $card } appears { $count } time; allowed is { $limit }.
       *[other] { $card } appears { $count } times; allowed is { $limit }.
    }
fault-loyal = { $card } is loyal and not of the deck's faction.
fault-faction = { $card } is neither neutral nor of the deck's faction.
fault-fealty = { $card } allows { $need } neutral cards, not { $count }.
fault-banner = { $card } needs { $need } cards of its faction; the deck has { $count }.
fault-two-factions = Line { $line }: a deck has one faction (LCG-DECK.1).
fault-two-agendas = Line { $line }: a deck has at most one agenda (LCG-DECK.2).
fault-line = Line { $line } is not understood: '{ $words }'; a card is written '3x Littlefinger (Core)'.
fault-no-card = Line { $line }: there is no card '{ $words }' here.
fault-pack = Line { $line }: there is no '{ $words }' of '{ $pack }' here.
fault-which = Line { $line }: several cards are called '{ $words }'; say which, as in '{ $words } ({ $pack })'.
fault-no-faction = The deck names no faction (LCG-DECK.1); one is { $houses }.
fault-no-cards = The deck has no cards; a card is written '3x Littlefinger (Core)'.
fault-name = A deck cannot be called '{ $words }': in a list of cards that line would mean something else.

## How a deck stands, rule by rule: a few words each

point-draw =
    { $count ->
        [one] { $count } card (≥ { $need })
       *[other] { $count } cards (≥ { $need })
    }
point-plots = { $count } of { $need } plots
point-twice =
    { $count ->
        [0] no plot twice
        [one] 1 plot twice
       *[other] { $count } plots twice
    }
point-copies =
    { $count ->
        [0] copies
       *[other] copies: up to { $count }
    }
point-faction = faction, loyalty
point-fealty = neutral { $count } of { $need }
point-banner = { $card }: { $count } of { $need }

## The tutorial: what the coach says (tutorial.yaml names when)

tutorial-welcome = Welcome to Westeros. You lead House Stark with ships of the Iron Islands; your opponent leads the Night's Watch. You need 15 power to win: whoever has it first, on the faction card and on characters together, wins at once.
tutorial-coach = I stay beside the table and explain whatever is new. Whenever you are unsure, press “Show me” or the key H: I suggest a choice from what you can see yourself. You may always decide otherwise, and the small chips open the rules.
tutorial-mulligan = These are your first seven cards. You may shuffle them back once and draw seven new ones, which you then must keep. A good hand has two or three characters that are cheap enough to place at once.
tutorial-setup = Before the first round you place cards facedown for free, as long as their printed costs add up to 8 at most. Events stay in hand. Characters come first: without them you can neither attack nor defend.
tutorial-types = Four kinds of cards are in your deck. Characters fight. Locations pay or help, turn after turn. Attachments go on characters. Events are played from hand, do their work and are discarded. Only the first three can be placed now.
tutorial-setup_host = An attachment that you place needs one of your own cards to go on. Choose who is to carry it.
tutorial-revealed = Both sides turn their cards over, and everybody draws up to seven cards again. What was placed in set-up does not count as marshaled, so nothing reacts to it.
tutorial-round = Every round has seven phases: plot, draw, marshaling, challenges, dominance, standing, taxation. You choose a plan, get cards and gold, bring cards into play, fight, and tidy up. Let us go through the first round together.
tutorial-plot = Your seven plots are your plans. Each shows four values: gold for this round, initiative, claim (how hard your victories hit) and reserve (how many cards you may keep). Many have a text besides. Both players choose in secret.
tutorial-initiative = The plots are revealed together. The higher initiative wins, and the winner names the first player: whoever goes first also attacks first. Then texts that begin with “When Revealed” take effect.
tutorial-draw = In the draw phase everybody draws two cards. Nothing is to be decided, but cards with actions for this phase could be used.
tutorial-marshaling = In the marshaling phase you get the gold of your plot, and some cards add to it. With it you pay the cost in the corner of the cards you bring into play.
tutorial-marshal = Marshal as many cards as you can pay, one at a time; the opponent may act in between. Strong characters are worth saving for, cheap ones give you defenders. Gold you keep helps in dominance but is lost at the end of the round.
tutorial-character = A character shows its cost, its STR and up to three challenge icons: military, intrigue, power. It can only attack or defend in challenges whose icon it has. Characters enter play standing, so they can fight in this very round.
tutorial-used = You used an ability in an action window. Many abilities make a card kneel: it is turned sideways and cannot attack, defend or kneel again until it stands up.
tutorial-reaction = A reaction answers something that has just happened. You are asked only when one of your cards can react; each may do so once for every time it happens. If you let the window pass, the chance is gone.
tutorial-interrupt = An interrupt comes in just before something happens, while a reaction comes just after. You may use it or pass.
tutorial-cancel = You can cancel the effects that have just been begun: their cost stays paid, but nothing comes of them.
tutorial-duplicate = Your character now has a duplicate: another copy of the same unique card beneath it. When the character is about to leave play, you may discard the duplicate to save it. Placing a duplicate costs no gold.
tutorial-target = Some effects need a target. What glows can be chosen; cards that are not offered are not allowed by the words of the effect.
tutorial-cost = In “do this to do that” the first part is the cost. Choose what you pay it with; only then does the effect follow.
tutorial-other_marshals = You are done, so now your opponent gets gold and marshals. You may still use actions in between, but only the active player brings in cards.
tutorial-other_first = Your opponent is the first player, so they get gold and marshal before you. You may use actions in between; your own cards come next.
tutorial-challenges = The challenges phase is the heart of the game. The first player may start one military, one intrigue and one power challenge, in any order; then it is the other player's turn.
tutorial-challenge = Each type takes something else, as many as the claim on your plot says. Military: the loser kills own characters. Intrigue: random cards leave the hand. Power: power moves from the opposing faction card to yours.
tutorial-attackers = Choose who attacks: standing characters with the right icon. Their STR is added up. They kneel, so they will not be there to defend: attack with as many as you need, and keep somebody back if the opponent can strike.
tutorial-stealth = Stealth: for each attacker with this keyword you may bypass one character of your opponent that has no stealth itself. It cannot defend against this challenge. Choose the one who would stop you.
tutorial-action = This is an action window. Starting with the first player, everybody may use one action or pass, until all pass in a row. Use it for tricks that change STR; if nothing helps, pass.
tutorial-second_window = The defender has now had the chance to declare defenders, who kneel as attackers do. One more action window follows before STR is compared: the last moment to change the result.
tutorial-won_challenge = You won. The higher total of STR wins, and a tie goes to the attacker, as long as the winner has at least 1 STR and somebody taking part.
tutorial-nobody_won = Nobody has won this challenge: to win, a side needs at least 1 STR and a character that still takes part.
tutorial-unopposed = The defence added up to 0, so the challenge was unopposed: you gain 1 power for your faction. Each such victory counts, which is why it is good to keep defenders standing.
tutorial-killed = A character was killed and goes to the dead pile; a unique one that is dead cannot come back by marshaling another copy. In a military claim the loser chooses the characters, whether they took part or not.
tutorial-renown = Renown: a character with this keyword that took part in a challenge you won may gain 1 power, which lies on the character. It counts for your 15, but is lost if the character leaves play.
tutorial-insight = Insight: for each of your characters with this keyword that took part in the challenge you won, you may draw a card.
tutorial-intimidate = Intimidate: after you win as the attacker, you may kneel a standing character of the loser whose STR is not above the difference of the totals. Only one character for each challenge.
tutorial-attacked = Now you are attacked. If you have standing characters with the icon that were not bypassed, you will be asked who defends. Those who attacked before are kneeling: that is the price of attacking.
tutorial-power_claim = That was a power claim: power moved from one faction card to the other. Power that lies on characters is safe from it.
tutorial-claim = You lost a military challenge, so you must choose which of your characters dies, as many as the attacker's claim says. Give up the one you need least, or one that can be saved.
tutorial-would = Something is about to happen, and you can prevent it. Here you may discard a duplicate to save your character: it stays in play, and the claim is fulfilled all the same.
tutorial-dominance = In the dominance phase everybody adds up the STR of their standing characters and the gold they still have. Whoever has more gains 1 power for the faction. Characters that stayed at home earn it now.
tutorial-no_dominance = The totals were equal, so nobody wins dominance this time.
tutorial-standing = In the standing phase all kneeling cards stand up again, on both sides.
tutorial-taxation = In the taxation phase all unspent gold goes back to the treasury, and everybody with more cards in hand than the reserve of their plot discards down to it.
tutorial-reserve = You hold more cards than the reserve on your plot allows. Choose what to discard, one card at a time: what you cannot pay for soon, or what is of no use now.
tutorial-next_round = A new round begins with a new plot; the old one goes to your used pile. When all seven are used, they return to your plot deck. So think about which plan you need now and which later.
tutorial-order = Several things would happen at once, and the first player decides in which order. Ask yourself whether the first one makes the second better or worse.
tutorial-power_challenge = You are trying a power challenge: if you win, as much power as your claim moves from the opposing faction card to yours. That helps you and hurts the opponent at the same time.
tutorial-intrigue_challenge = An intrigue challenge aims at the hand: if you win, your opponent discards cards at random. Fewer cards in hand mean fewer surprises and fewer new characters.
tutorial-ambush = A card came into play by ambush: in the challenges phase, as an action, its player paid the price named there instead of marshaling it.
tutorial-keyword = Keywords like renown, insight, pillage and intimidate take effect after claim. If there are several, the first player chooses their order. All but intimidate also work for a defender who wins.
tutorial-pillage = Pillage: you may discard the top card of the loser's deck. Sometimes this feeds other abilities, and a player whose deck runs out is eliminated.
tutorial-event = An event was played from hand. Its text says when it may be played: as an action, a reaction or an interrupt. It takes effect and goes to the discard pile, so expect surprises while the opponent holds cards and gold.
tutorial-first_player = You won initiative and name the first player. Going first you attack while everybody stands; going second you see what the opponent has used up, and you may strike back when the defenders kneel.
tutorial-host = An attachment goes on a character and changes it. When that character leaves play, the attachment normally returns to its owner's hand.
tutorial-defenders = Choose who defends: standing characters with the right icon. They kneel, and their STR counts against the attack. Defend if you can win or at least keep the attack from being unopposed; otherwise you may spare them.
tutorial-close = Look at the power of both sides and at what is missing to 15. Near the end it pays to reckon: which challenges are unopposed, who has renown, who wins dominance?
tutorial-deck_out = A player whose deck has no cards left is out of the game at once.
tutorial-won = Fifteen power: the Iron Throne is yours! You have won your first game.
tutorial-lost = This time your opponent had 15 power first. Nobody minds losing a first game: you now know every phase, and a second try will look different.
tutorial-farewell = That was the whole game. Next, play against a bot with one of the ready decks, look at the deck builder and change a deck to your taste, or gather three to six players for melee, where titles and alliances come in. Well met!

## The board in the page

page-card = Card
page-look = Point at a card to read it here.
page-being-used = Being used
page-your-plot = Your plot
page-when = Round { $round }, { $phase }
page-round = Round { $round }
page-phases = Phases of the round
page-phase-setup = Set-up
page-phase-plot = Plot
page-phase-draw = Draw
page-phase-marshaling = Marshaling
page-phase-challenges = Challenges
page-phase-dominance = Dominance
page-phase-standing = Standing
page-phase-taxation = Taxation
page-gold = gold
page-power = power
page-of-goal = of { $goal }
page-in-hand = cards in hand
page-in-deck = cards in the deck
page-hand-reserve = cards in hand, of the reserve
page-challenges-left = challenges left
page-left = { $challenge }: { $count } left
page-on-faction = power on the faction card
page-first-player = first player
page-first-player-is = First player: { $name }
page-decides = decides
page-out = { $name } is out of the game
page-opponents = Opponents
page-open-seat = { $name }, power { $power }: show large
page-titles = Titles
page-free = nobody has it
page-supports-help = supports: never challenges that player
page-rivals-help = rivals: beating one for the first time in a round gives 1 power
page-locations = Locations
page-characters = Characters
page-your-characters = Your characters
page-your-locations = Your locations
page-your-cards = Your cards in play
page-their-characters = Characters of { $name }
page-their-locations = Locations of { $name }
page-their-cards = Cards of { $name } in play
page-your-hand = Your hand ({ $count })
page-your-plots = Your plots not yet revealed: { $cards }
page-empty-hand = No cards in hand
page-hand-of =
    { $count ->
        [one] Hand of { $name }: { $count } card
       *[other] Hand of { $name }: { $count } cards
    }
page-cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-piles = Piles of { $name }
page-pile = { $pile }: { $count }
page-pile-of = { $pile } of { $name } ({ $count })
page-short-deck = deck
page-short-discard = discard
page-short-dead = dead
page-short-used = plots
page-show-table = Show the table
page-show-cards = Show the cards
page-plots-left =
    { $count ->
        [one] { $count } plot in the plot deck
       *[other] { $count } plots in the plot deck
    }
page-plot-values = gold { $income }, initiative { $initiative }, claim { $claim }, reserve { $reserve }
page-plot-line = Plot: { $plot } ({ $values }), { $left } left in the plot deck
page-attacks = attacking
page-defends = defending
page-bypassed = bypassed by stealth
page-must-defend = must defend
page-mute = its STR does not count
page-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
page-duplicates =
    { $count ->
        [one] { $count } duplicate
       *[other] { $count } duplicates
    }
page-icon-military = military
page-icon-intrigue = intrigue
page-icon-power = power
page-lane = { $challenge }, { $ours } to { $theirs }
page-scene-plots = The plots are revealed
page-attacker = attacks: { $name }
page-defender = defends: { $name }
page-nobody = nobody
page-total = { $name }: { $count } STR in all
page-lead = lead { $count }
page-claim = claim { $count }
page-won =
    { $margin ->
        [0] { $name } wins the tie
       *[other] { $name } wins by { $margin }
    }
page-won-unopposed = { $name } wins unopposed, by { $margin }
page-redirected = Redirected from { $name } to { $defender }
page-challenge-line = { $challenge }: { $attacker } attacks, { $defender } defends, STR { $ours } to { $theirs }, claim { $claim }
page-seat-line = { $name }: power { $power } of { $goal }, gold { $gold }, hand { $hand }, deck { $deck }
page-known-deck = known in the deck
page-known-hand = known in hand
page-effect = an effect that lasts
page-printed = Printed STR
page-sum = in all
page-on-card = On the card
page-blank = no text
page-gained = Gained
page-lost = Lost
page-why-not = Why not now?
page-take-out = Chosen: press to take it back
page-act-marshal = Marshal
page-act-ambush = Ambush
page-act-use = Use
page-act-use_second = Second ability
page-act-use_third = Third ability
page-act-use_fourth = Fourth ability
page-act-save = Save
page-act-target = Take
page-act-bottom = To the bottom
page-act-order = Now
page-act-order_second = Second ability now
page-act-order_third = Third ability now
page-act-order_fourth = Fourth ability now
page-act-cost = Pay with it
page-act-place = Place
page-act-attach = Attach here
page-act-plot = Reveal
page-act-attack = Attack
page-act-bypass = Bypass
page-act-defend = Defend

## The deck builder

page-deck-mine = My decks
page-deck-ready = Ready-made decks
page-deck-ready-help = To look at and to copy. The four short ones are for first games and are not legal by the rules of deck building.
page-deck-none = You keep no decks yet: begin a new one, import one, or copy a ready-made deck.
page-deck-room =
    { $count ->
        [0] There is no room for another deck.
        [one] There is room for one more deck.
       *[other] There is room for { $count } more decks.
    }
page-deck-new = New deck
page-deck-import = Import
page-deck-import-do = Import the deck
page-deck-import-help = Paste the text of a deck, or open a file. Every card on a line of its own, with its English name: 3x Littlefinger (Core). The faction and the agenda stand on lines of their own.
page-deck-as-text = The deck as text
page-deck-file = Open a file
page-deck-file-large = This file is too large to be a deck.
page-deck-cancel = Cancel
page-deck-unreadable = kept with other cards than there are here
page-deck-no-agenda = no agenda
page-deck-size =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $plots ->
        [one] { $plots } plot
       *[other] { $plots } plots
    }
page-deck-legal = legal
page-deck-not-legal = not legal
page-deck-copy = Copy
page-deck-copy-of = { $name } (copy)
page-deck-copy-keep = Keep a copy
page-deck-remove = Remove
page-deck-remove-named = Remove the deck { $name }
page-deck-remove-ask = Remove this deck?
page-deck-remove-sure = “{ $name }” and its link will be gone for good. Games that are played with it go on.
page-deck-keep = Keep it
page-deck-to-shelf = All decks
page-deck-choose-faction = Which faction is your deck?
page-deck-views = Views of the builder
page-deck-view-pool = Cards
page-deck-view-deck = Deck
page-deck-view-hand = Test hand
page-deck-view = How the cards are shown
page-deck-as-cards = Cards
page-deck-as-list = List
page-deck-pool = Card pool
page-deck-found = { $count } of { $all }
page-deck-found-none = No card is like that. Take back a filter.
page-deck-filters =
    { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
page-deck-filters-all = Filters
page-deck-show =
    { $count ->
        [one] Show { $count } card
       *[other] Show { $count } cards
    }
page-deck-search = Name, trait or text
page-deck-faction = Faction
page-deck-house-stark = Stark
page-deck-house-lannister = Lannister
page-deck-house-baratheon = Baratheon
page-deck-house-greyjoy = Greyjoy
page-deck-house-tyrell = Tyrell
page-deck-house-martell = Martell
page-deck-house-targaryen = Targaryen
page-deck-house-thenightswatch = Watch
page-deck-house-neutral = neutral
page-deck-type = Type
page-deck-icons = Challenge icons
page-deck-cost = Cost
page-deck-keywords = Keywords
page-deck-trait = Trait
page-deck-any = any
page-deck-loyalty = Loyalty
page-deck-loyal-yes = loyal
page-deck-loyal-no = not loyal
page-deck-fits = only what may be in this deck
page-deck-inside = only what is in it
page-deck-all-cards = Take back all filters
page-deck-count = { $card }: { $count } of { $limit }
page-deck-less = One { $card } fewer
page-deck-more = One { $card } more
page-deck-yours = Your deck
page-deck-name = Name of the deck
page-deck-cards =
    { $count ->
        [one] card
       *[other] cards
    }
page-deck-kept = saved
page-deck-changed = changed, not saved yet
page-deck-not-kept = not among your decks yet
page-deck-kept-now = “{ $name }” is saved.
page-deck-points = By the rules
page-deck-point-ok = as it must be:
page-deck-point-wrong = not as it must be:
page-deck-rule = Open rule { $rule }
page-deck-faults = What is wrong
page-deck-all-well = A legal deck.
page-deck-refused = This copy was not put in.
page-deck-plots = Plots { $count }
page-deck-plots-none = Choose the plots
page-deck-curve = Cost
page-deck-curve-told = How many cards cost how much: { $list }
page-deck-group-character = Characters
page-deck-group-location = Locations
page-deck-group-attachment = Attachments
page-deck-group-event = Events
page-deck-boxes =
    { $count ->
        [one] Can be laid out from one core set.
       *[other] Takes { $count } core sets to lay out with printed cards.
    }
page-deck-save = Save
page-deck-play = Play a bot
page-deck-table = New table
page-deck-share = Share
page-deck-share-help = Who has this link sees the deck and can copy it; nobody but you can change it.
page-deck-share-kept = They see it as it was last saved.
page-deck-share-first = Save the deck first to share it by a link. Its text can be copied at once.
page-deck-link = Link to the deck
page-deck-copy-text = Copy the text
page-deck-download = Save as a file
page-deck-conflict = This deck was changed meanwhile, perhaps in another tab. What you see here is not saved.
page-deck-save-copy = Save as a copy
page-deck-reload = Show what is saved
page-deck-restored = You left with unsaved changes: here they are again.
page-deck-discard = Take them back
page-deck-hand = Test hand
page-deck-hand-new = New hand
page-deck-mulligan = Mulligan
page-deck-mulligan-done = This is the hand after the mulligan.
page-deck-draw-one = Draw one
page-deck-hand-empty = There are no cards in the deck yet.
page-deck-hand-told =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }, costing { $cost } in all; { $rest } left in the deck.
page-deck-zoom = Card
page-deck-close = Close
web-points = { $count } power
web-points-short = power
web-seat-label = { $name }, { $count } power
## The terminal (see cli-table-* of the program)

cli-table-icon-letters = M I P
cli-table-challenge = Challenge: { $challenge }, { $attacker } against { $defender } · STR { $ours } : { $theirs } · claim { $claim }
cli-table-won =
    { $margin ->
        [0] { $name } wins the tie
       *[other] { $name } wins by { $margin }
    }
cli-table-unopposed = { $name } wins by { $margin }, unopposed
cli-table-on-faction = (on the faction card { $count })
cli-table-dead = dead { $count }
cli-table-out = out of the game
cli-table-plot-values = gold { $income }, initiative { $initiative }, claim { $claim }, reserve { $reserve }
cli-table-bypassed = bypassed
cli-table-pile-dead = Dead pile: { $cards }
cli-table-pile-used = Used plots: { $cards }
cli-table-reserve = You hold { $hand } cards; your reserve is { $reserve }
cli-table-ready = Standing STR by icon, yours against { $name }: { $figures }
cli-table-chain-claim = { $seat } applies claim { $count }
cli-table-chain-keywords = { $seat } has won: keywords are resolved
cli-table-chain-keyword = { $seat } has won: a keyword of { $card }
cli-table-chain-stealth = Stealth of { $card }
cli-table-chain-defenders_declared = The defenders are declared; actions before STR is compared
cli-table-now-initiated = { $seat } initiates a challenge ({ $challenge }) against { $victim }
cli-table-now-bypassed = { $card } bypasses { $other }
cli-table-now-sacrificed = { $card } is sacrificed
cli-table-now-stands = { $card } stands
cli-table-now-gains_power = { $card } gains { $count } power
cli-table-now-income = { $seat } collects { $count } gold
cli-table-now-pillaged = { $card } pillages { $other }
cli-table-now-stronger = { $card } gets a higher STR
cli-table-now-initiates = the effect of { $card } ({ $seat }) begins
cli-lcg-do-place = Lay out
cli-lcg-do-attach = Attach to
cli-lcg-do-plot = Reveal
cli-lcg-do-take_title = Take the title
cli-lcg-do-marshal = Marshal
cli-lcg-do-ambush = Bring in by ambush
cli-lcg-do-use = Use
cli-lcg-do-use_second = Use the second ability
cli-lcg-do-use_third = Use the third ability
cli-lcg-do-use_fourth = Use the fourth ability
cli-lcg-do-save = Save by discarding a duplicate
cli-lcg-do-attack = Attack with
cli-lcg-do-bypass = Bypass
cli-lcg-do-defend = Defend with
cli-lcg-do-target = Choose
cli-lcg-do-cost = Pay with
cli-lcg-do-order = Resolve now
cli-lcg-do-order_second = Resolve the second ability now
cli-lcg-do-order_third = Resolve the third ability now
cli-lcg-do-order_fourth = Resolve the fourth ability now
cli-lcg-do-bottom = To the bottom of the deck
cli-lcg-examples = marshal tumblestone_knight; challenge military B; attack robb_stark; use the_kingsroad
cli-table-legend =
    Robb Stark  5 M-P renown a character with its STR, its icons (M military, I intrigue, P power) and keywords; + what is attached to it and its duplicates
    power 6/15 power of the faction card and of all cards in play; who has 15 wins at once
    > who is asked; in notation seats are A, B, C ..., arya_stark#2 is the second copy, robb_stark@B a card of seat B

# Why not: one sentence for each rule that forbids something.
reason-LCG-WIN-1 = The game is over.
reason-LCG-WIN-2 = The first player says who of those with 15 power wins.
reason-LCG-WIN-3 = You have been eliminated: your deck is empty.
reason-LCG-GOLD-2 = The text of a card says otherwise, and the card wins.
reason-LCG-GOLD-3 = A card forbids it, and nothing overrides a “cannot”.
reason-LCG-GOLD-3-short = a card forbids
reason-LCG-GOLD-4 = Nobody asks you now whether you want something.
reason-LCG-ABIL-2 = Only whoever controls a card uses its abilities.
reason-LCG-ABIL-4 = This works on cards in play only.
reason-LCG-ABIL-5 = This card's abilities work only while it is in play; from your hand you use only events.
reason-LCG-ABIL-6 = It would change nothing now.
reason-LCG-ABIL-6-short = changes nothing
reason-LCG-ABIL-7 = You cannot pay its whole cost.
reason-LCG-ABIL-7-short = cost not payable
reason-LCG-ABIL-8 = This card has no such ability to use.
reason-LCG-ABIL-14 = This is no X to choose now.
reason-LCG-ABIL-17 = This card has lost its text.
reason-LCG-UNIQ-1 = A copy of this unique card is in play already.
reason-LCG-UNIQ-1-short = copy in play
reason-LCG-UNIQ-4 = A copy of this unique card lies in your dead pile.
reason-LCG-UNIQ-4-short = copy is dead
reason-LCG-UNIQ-6 = A duplicate saves only the card it lies under, when that card would leave play.
reason-LCG-UNIQ-7 = A duplicate has no text.
reason-LCG-INFO-2 = First finish looking at the cards.
reason-LCG-INFO-3 = First finish the search.
reason-LCG-INFO-6 = A facedown card has no abilities.
reason-LCG-AMB-6 = It became a target only after the cost was paid.
reason-LCG-AMB-9 = First say whose keyword comes next.
reason-LCG-AMB-25 = While Catelyn Stark participates, her opponents use no abilities of cards.
reason-LCG-AMB-25-short = Catelyn forbids
reason-LCG-AMB-31 = Where you want to be stopped is asked at the beginning of a round, if the table wants it.
reason-LCG-AMB-35 = The Hand of the King's further power challenge must be against another player.
reason-LCG-AMB-43 = An equal card is offered already.
reason-LCG-AMB-43-short = its copy glows
reason-LCG-ACT-1 = Actions are used only in an action window, and none is open.
reason-LCG-ACT-1-short = no action window
reason-LCG-ACT-2 = This action belongs to another phase.
reason-LCG-ACT-2-short = other phase
reason-LCG-ACT-3 = In an action window players act or pass in turn, until all pass in a row.
reason-LCG-ACT-3-short = not your turn
reason-LCG-ACT-5 = Cards are marshaled in the marshaling phase and ambushed in windows of the challenges phase.
reason-LCG-ACT-5-short = only marshaling
reason-LCG-TRIG-1 = What this would interrupt is not about to happen.
reason-LCG-TRIG-1-short = nothing imminent
reason-LCG-TRIG-3 = Interrupts with “would” come first.
reason-LCG-TRIG-3-short = “would” is first
reason-LCG-TRIG-5 = Players use interrupts and reactions in turn: it is another's chance.
reason-LCG-TRIG-5-short = not your turn
reason-LCG-TRIG-6 = It was used for this already.
reason-LCG-TRIG-6-short = already used
reason-LCG-TRIG-7 = First use a reaction or pass.
reason-LCG-TRIG-7-short = reactions now
reason-LCG-TRIG-9 = Forced abilities resolve by themselves, before all others.
reason-LCG-TRIG-11 = What this reacts to has not happened.
reason-LCG-TRIG-11-short = no occasion
reason-LCG-CANC-1 = First cancel the effect or pass.
reason-LCG-CANC-1-short = only cancelling
reason-LCG-ROUND-1-2 = Plots are picked at the beginning of a round, from your own plot deck.
reason-LCG-ROUND-1-3c = Whoever won initiative names a player as first player, once the plots are revealed.
reason-LCG-ROUND-1-3d = The text of a plot resolves by itself when it is revealed.
reason-LCG-ROUND-3-2w = In your turn of marshaling you marshal a card, use an action or pass.
reason-LCG-ROUND-4-1 = Challenges are initiated in the challenges phase only.
reason-LCG-ROUND-4-2 = Only the active player initiates a challenge now or passes.
reason-LCG-ROUND-4-2-1 = Defenders are declared by the defending player, after the attackers.
reason-LCG-ROUND-6-2 = First choose who stands.
reason-LCG-ROUND-7-3a = You discard cards of your own hand, down to your reserve.
reason-LCG-LIMIT-1 = Its limit is reached.
reason-LCG-LIMIT-1-short = limit reached
reason-LCG-LIMIT-4 = The maximum for cards of this title is reached.
reason-LCG-LIMIT-4-short = maximum reached
reason-LCG-INIT-4 = Its own text does not allow it now.
reason-LCG-INIT-4-short = its text: not now
reason-LCG-INIT-5 = Only the active player marshals, and only cards from hand.
reason-LCG-INIT-5-short = only marshaling
reason-LCG-INIT-7 = Events are played, never marshaled.
reason-LCG-TGT-1 = No text lets you choose this now.
reason-LCG-TGT-2 = Whoever controls the ability chooses its targets.
reason-LCG-TGT-3 = There is no target for it.
reason-LCG-TGT-3-short = no target
reason-LCG-TGT-5 = It is chosen already.
reason-LCG-COST-1 = You have too little gold.
reason-LCG-COST-1-short = too little gold
reason-LCG-COST-2 = This is not part of a cost to be paid now.
reason-LCG-COST-3 = Costs are paid with your own cards only.
reason-LCG-COST-4 = You have no card in hand to pay with.
reason-LCG-COST-4-short = no card to pay
reason-LCG-COST-9 = It kneels already.
reason-LCG-SETUP-8 = One new hand may be taken in setup, in player order; it must be kept.
reason-LCG-SETUP-9 = New hands come before any card is placed.
reason-LCG-SETUP-10 = Setup cards are placed from your hand, for a printed cost of 8 in all.
reason-LCG-SETUP-10-short = over 8 gold
reason-LCG-SETUP-11 = One limited card is placed already.
reason-LCG-SETUP-11-short = 1 Limited only
reason-LCG-SETUP-12 = Events are not placed in setup.
reason-LCG-SETUP-12-short = no events yet
reason-LCG-SETUP-13 = In setup an attachment needs a character of your own that may have it.
reason-LCG-SETUP-13-short = no host for it
reason-LCG-CARD-8 = This plot is used: it comes back when your plot deck is empty.
reason-LCG-PRIO-8 = The first player orders what resolves at the same time.
reason-LCG-KW-4 = The first player says which keyword resolves next, after a challenge is won.
reason-LCG-KW-5 = Only cards with ambush come into play so, in the challenges phase.
reason-LCG-KW-5-short = challenges only
reason-LCG-KW-7 = First say whether insight is used.
reason-LCG-KW-8 = Intimidate kneels one standing character of the loser, no stronger than the margin.
reason-LCG-KW-10 = You have marshaled a limited card in this round.
reason-LCG-KW-10-short = Limited: 1 only
reason-LCG-KW-12 = This character has no attachments.
reason-LCG-KW-13 = This character has no attachments of this kind.
reason-LCG-KW-14 = First say whether pillage is used.
reason-LCG-KW-15 = First say whether renown is used.
reason-LCG-KW-16 = Stealth bypasses a character without stealth of the defender's, and it cannot defend.
reason-LCG-ATT-1 = An attachment is laid on a character in play when it comes into play.
reason-LCG-ATT-2 = There is no character that may have this attachment.
reason-LCG-ATT-2-short = no host for it
reason-LCG-SAVE-2 = It cannot be saved.
reason-LCG-SAVE-3 = A duplicate does not help: its STR would still be 0.
reason-LCG-CHAL-1 = You have made all your challenges of this type.
reason-LCG-CHAL-2 = A challenge names an opponent and the attackers when it is initiated.
reason-LCG-CHAL-3 = An attacker is a standing character of yours with the icon, and there must be one.
reason-LCG-CHAL-5 = The challenge going on is resolved first.
reason-LCG-CHAL-6 = Only your standing characters can be declared as defenders.
reason-LCG-CHAL-7 = It takes part already.
reason-LCG-CHAL-16 = It has no icon of this challenge.
reason-LCG-CLAIM-2 = For military claim you choose characters of your own.
reason-LCG-CLAIM-3 = It is chosen for this claim already.
reason-LCG-MELEE-1 = Titles and redirects exist only with three or more players.
reason-LCG-MELEE-4 = Titles are taken from the pool in player order, in the plot phase.
reason-LCG-MELEE-8 = Your title supports this player's: you cannot attack.
reason-LCG-MELEE-12 = The Crown Regent may redirect one challenge a round, after its initiation.
reason-LCG-MELEE-13 = A challenge is redirected to another opponent of the attacker.
reason-LCG-MELEE-17 = First say on whom the Master of Whispers lets the claim fall.

## At the end of a game

score-faction = { $of } (faction card)
score-card = { $of }
tally-military = military challenges won
tally-intrigue = intrigue challenges won
tally-power = power challenges won
tally-unopposed = won unopposed
tally-dominance = dominance won
tally-spent = gold spent
tally-drawn = cards drawn
tally-dead = characters dead

## The book of rules: chapters, overview, pieces

chapter-LCG-GOLD = Golden rules
chapter-LCG-COMP = Components
chapter-LCG-DECK = Building a deck
chapter-LCG-SETUP = Set-up
chapter-LCG-PRIO = Order and priority
chapter-LCG-ROUND = The round
chapter-LCG-ROUND-1 = The plot phase
chapter-LCG-ROUND-2 = The draw phase
chapter-LCG-ROUND-3 = The marshaling phase
chapter-LCG-ROUND-4 = The challenges phase
chapter-LCG-ROUND-4-2 = The course of a challenge
chapter-LCG-ROUND-5 = The dominance phase
chapter-LCG-ROUND-6 = The standing phase
chapter-LCG-ROUND-7 = The taxation phase
chapter-LCG-ACT = Actions and action windows
chapter-LCG-ABIL = Abilities
chapter-LCG-INIT = Initiating abilities
chapter-LCG-COST = Costs
chapter-LCG-TGT = Targets
chapter-LCG-TRIG = Interrupts and reactions
chapter-LCG-CANC = Canceling
chapter-LCG-NEST = Nested sequences
chapter-LCG-EFF = Effects
chapter-LCG-MOD = Modifiers
chapter-LCG-CHAL = Challenges
chapter-LCG-CLAIM = Claim
chapter-LCG-KW = Keywords
chapter-LCG-CARD = Types of cards
chapter-LCG-UNIQ = Unique cards and duplicates
chapter-LCG-ATT = Attachments
chapter-LCG-ZONE = Game areas
chapter-LCG-INFO = Open and hidden information
chapter-LCG-CTRL = Control and ownership
chapter-LCG-IMM = Immunity
chapter-LCG-SAVE = Saving and dying
chapter-LCG-LIMIT = Limits
chapter-LCG-ECON = Gold and tokens
chapter-LCG-MELEE = Melee for 3 to 6 players
chapter-LCG-WIN = Winning and elimination
chapter-LCG-AMB = Rulings

book-goal = Gain 15 power, on the faction card and on characters together.
book-course = A round has seven phases: you choose a plot, draw two cards, marshal characters, locations and attachments for gold, start challenges; then dominance is counted, cards stand up and gold goes back.
book-end = There are three challenges: military kills characters, intrigue takes cards from the hand, power moves power. Attackers and defenders kneel, and the higher total of strength wins.

glossary-plot = Plot
glossary-plot-about = The plan of a round: gold, initiative, claim and reserve.
glossary-character = Character
glossary-character-about = Has a cost, strength and icons of the challenges it may join.
glossary-attachment = Attachment
glossary-attachment-about = Goes on a character or another card.
glossary-event = Event
glossary-event-about = Played from hand; takes effect and is discarded.
glossary-power = Power
glossary-power-about = Fifteen win the game.
glossary-gold = Gold
glossary-gold-about = Pays for cards; what is left goes back at the end of the round.
glossary-claim = Claim
glossary-claim-about = How much the loser of a challenge gives up.
glossary-duplicate = Duplicate
glossary-duplicate-about = Another copy beneath a unique card; discard it to save the card.
glossary-title = Title
glossary-title-about = A role in melee, chosen every round.

## Tips: what the things of the table are

page-tip-seat = player
page-tip-seat-rule = Whoever has 15 power first wins.
page-tip-power = power
page-tip-power-rule = Power on the faction card and on the player's other cards together. Whoever has 15 first wins at once.
page-tip-gold = gold
page-tip-gold-rule = Pays for cards and some effects. Each gold left counts 1 towards dominance; what is left in the taxation phase goes back to the treasury.
page-tip-hand = cards in hand
page-tip-hand-rule = How many is public, which ones is not. In the taxation phase everybody discards down to the reserve of their plot.
page-tip-deck = draw deck
page-tip-deck-rule = Two cards a round are drawn from it. Whoever has none left here is out of the game.
page-tip-discard = discard pile
page-tip-discard-rule = Cards that were discarded and events that were played, open to all.
page-tip-dead = dead pile
page-tip-dead-rule = Killed characters. A unique one that lies here cannot be played again by its owner.
page-tip-used = used plots
page-tip-used-rule = Plots of earlier rounds. They come back when the last plot of the plot deck is revealed.
page-tip-plots = plot deck
page-tip-plots-rule = Each round everybody secretly chooses one of these plots; they are revealed together.
page-tip-banner = power on the faction card
page-tip-banner-rule = Power that belongs to the house itself. Won power challenges take it away.
page-tip-left = challenges left
page-tip-left-rule = In a challenges phase a player may initiate each kind once: military, intrigue and power.
page-tip-first = first player
page-tip-first-rule = Chosen by whoever wins initiative; acts first in every phase.
page-tip-total = strength of the sides
page-tip-total-rule = The strengths of all participating characters together. The attacker wins a tie.
page-tip-claim = claim
page-tip-claim-rule = How much the loser suffers when the attacker wins: characters killed, cards discarded or power moved.
page-tip-duplicate = duplicate
page-tip-duplicate-rule = A second copy of a unique card. It can be discarded to save the card.
page-tip-kneeling = kneeling
page-tip-kneeling-rule = Used up for now: it cannot attack, defend or kneel for a cost. It stands again in the standing phase.
page-tip-cost = cost
page-tip-cost-rule = So much gold is paid to play this card.
page-tip-strength = strength
page-tip-strength-rule = Counts in challenges, and towards dominance while the character stands. Yellow: changed from what is printed.
page-tip-token = power on the card
page-tip-token-rule = Counts towards 15 while the card is in play, and is lost with it.
page-tip-mark = tokens on the card
page-tip-mark-rule = What they mean, the card's text says.
page-tip-income = gold bonus
page-tip-income-rule = Adds so much to your income each round while the card is in play.
page-tip-unique = unique
page-tip-unique-rule = A player can have only one card of this name in play.
page-tip-icon-military = When the attacker wins, the loser kills as many of their own characters as the claim.
page-tip-icon-intrigue = When the attacker wins, the loser discards as many random cards from hand as the claim.
page-tip-icon-power = When the attacker wins, as much power as the claim moves from the loser's house to the winner's.
page-tip-value-income = So much gold you collect in the marshaling phase.
page-tip-value-initiative = The highest sum chooses who is first player.
page-tip-value-claim = How much your opponents suffer when you win as the attacker.
page-tip-value-reserve = At most so many cards you keep in hand in the taxation phase.
page-tip-phase-setup = Everybody lays out the first cards, paid with the gold of the set-up.
page-tip-phase-plot = Everybody chooses a plot in secret. The highest initiative names the first player.
page-tip-phase-draw = Everybody draws 2 cards.
page-tip-phase-marshaling = Everybody in turn collects income and pays gold to put cards into play.
page-tip-phase-challenges = Everybody in turn may attack once each by military, intrigue and power.
page-tip-phase-dominance = Strength of standing characters and gold left are added up; the highest sum gains 1 power.
page-tip-phase-standing = All kneeling cards stand up.
page-tip-phase-taxation = Gold goes back to the treasury, and everybody discards down to their reserve.
page-tip-relation = titles
page-tip-relation-rule = Whom a title supports its holder never challenges; beating a rival for the first time in a round gives 1 power.
