### The texts of Game of Thrones: The Card Game (HBO edition, 2012), in our own words. Every key stands in pl.ftl too.
###
### A sentence gets its arguments as variables. Of a field `card` it may use
###   $card       the name of the value, as it stands inside a sentence;
###   $card-id    what to select on: the last part of the value's key ("unknown", "nobody");
###   $card-xyz   the form `.xyz` of the value's name, if the names of that type have such a form.
### Forms: `.a` of a challenge, with its article. In a card's text every ability stands on a line of its own.

## The game

game-name = A Game of Thrones: The Card Game (HBO edition)
game-short = The Card Game (HBO)
game-about = Stark against Lannister: reveal plots, play characters and win challenges until you have 15 power. For 2 players.
game-kind = a duel of ready-made decks

# A quick game against bots: which house, which deck.
quick-house = Your house
quick-house-stark = Stark
quick-deck-stark = Direwolves and family: strong in battle
quick-house-lannister = Lannister
quick-deck-lannister = Gold and intrigue: strong at court


## Options: what a player can choose

option-pass = Pass
option-pass-in-challenge = Initiate no more challenges
option-pass-in-stealth = Choose nobody
option-pass-in-save = Save nobody
option-pass-in-response = Do not respond
option-pass-in-may = Draw no card
option-done = Done
option-done-in-setup = Place no more cards
option-done-in-attackers = Declare no more attackers
option-done-in-defenders = Declare no more defenders
option-done-in-target = Choose no more
option-done-in-spared = Spare no more characters
option-keep = Keep this hand
option-mulligan = Take a mulligan: shuffle the hand back and draw 7 new cards
option-place = Place { $card }
option-attach = Attach it to { $card }
option-plot = Reveal { $card }
option-name_first = Make { $seat } the first player
option-marshal = Play { $card }
option-use = Use { $card }
option-use-in-save = Save with { $card }
option-use-in-response = Respond with { $card }
option-use_second = Use the second ability of { $card }
option-use_third = Use the third ability of { $card }
option-use_fourth = Use the fourth ability of { $card }
option-use_second-in-save = Save with the second ability of { $card }
option-use_second-in-response = Respond with the second ability of { $card }
option-save = Save { $card } by discarding its duplicate
option-challenge = Initiate { $challenge-a } against { $seat }
option-attack = Attack with { $card }
option-bypass = Choose { $card }: it cannot defend
option-defend = Defend with { $card }
option-target = Choose { $card }
option-target-in-claim = Let { $card } be killed
option-target-in-search = Take { $card } into your hand
option-target-in-spared = Spare { $card }
option-target-in-discard = Discard { $card }
option-player = Choose { $seat }
option-type = Choose { $challenge }
option-type-in-icon = Take away the { $challenge } icon
option-yes = Yes
option-yes-in-may = Draw 1 card
option-no = No
option-amount = X is { $count }
option-cost = Kneel { $card }
option-order = Resolve { $card } next
option-order_second = Resolve the second ability of { $card } next
option-order_third = Resolve the third ability of { $card } next
option-order_fourth = Resolve the fourth ability of { $card } next
option-draft = Keep { $card }
option-leave = Leave out { $card }

## Decisions: the question a player is asked

decision-mulligan = Do you keep your set-up hand?
decision-setup = Place characters and locations with a total cost of up to 5 face down
decision-plot = Which plot do you reveal this round?
decision-first_player = You won initiative: who is the first player?
decision-action = Do you take an action?
decision-marshal = Play a card or take an action; pass when you are done
decision-challenge = Do you initiate a challenge?
decision-attackers = Who attacks?
decision-stealth = Stealth: which character cannot defend?
decision-defenders = Who defends?
decision-save = Do you save a character from being killed?
decision-response = Do you respond to what has happened?
decision-order = Several things happen at once: which one is resolved next?
decision-claim = Claim effect: which of your characters is killed?
decision-target = Choose what the effect is aimed at
decision-cost = Which character kneels to pay the cost?
decision-host = Which character do you attach it to?
decision-amount = How much gold do you pay for X?
decision-may = Do you draw a card?
decision-search = Which character of your deck do you take?
decision-draft = Which plot do you keep?
decision-plot_deck = Your plot deck holds 7 plots: which one do you leave out?
decision-icon = Which challenge icon does the character lose?
decision-spared = Whom do you spare? (3 characters at most)
decision-discard = Which card is discarded from the hand?

# What others are told while somebody decides
waiting-mulligan = { $name } looks at the set-up hand
waiting-setup = { $name } lays out the first cards
waiting-plot = { $name } chooses a plot
waiting-first_player = { $name } names the first player
waiting-action = { $name } thinks about an action
waiting-marshal = { $name } plays cards
waiting-challenge = { $name } thinks about a challenge
waiting-attackers = { $name } chooses who attacks
waiting-stealth = { $name } uses stealth
waiting-defenders = { $name } chooses who defends
waiting-save = { $name } thinks about a save
waiting-response = { $name } thinks about a response
waiting-order = { $name } decides what comes first
waiting-claim = { $name } chooses who is killed
waiting-target = { $name } chooses a target
waiting-cost = { $name } pays a cost
waiting-host = { $name } attaches a card
waiting-amount = { $name } decides how much gold to pay
waiting-may = { $name } decides whether to draw a card
waiting-search = { $name } looks through the deck
waiting-draft = { $name } chooses a plot to keep
waiting-plot_deck = { $name } puts the plot deck together
waiting-icon = { $name } chooses a challenge icon
waiting-spared = { $name } chooses whom to spare
waiting-discard = { $name } discards a card

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
event-gold = { $seat } takes { $count } gold
event-spent = { $seat } pays { $count } gold
event-marshaled = { $seat } plays { $card }
event-duplicate = { $seat } attaches a duplicate to { $card }
event-put_into_play = { $seat } puts { $card } into play
event-attached = { $card } is attached to { $host }
event-played = { $seat } plays the event { $card }
event-challenge = { $seat } initiates { $challenge-a } against { $victim }
event-attacks = { $card } attacks
event-attacks-many = { $names } attack
event-bypasses = Stealth of { $card }: { $victim } cannot defend
event-defends = { $card } defends
event-defends-many = { $names } defend
event-won = { $seat } wins the challenge, { $total } to { $other }
event-nobody_won = Nobody wins the challenge
event-power = { $card } gains { $count } power
event-power_moved = { $count } power moves from { $from } to { $card }
event-power_lost = { $card } loses { $count } power
event-killed = { $card } is killed
event-discarded = { $card } is discarded from play
event-hand_discarded = { $card } is discarded from { $seat }'s hand
event-returned = { $card } returns to its owner's hand
event-sacrificed = { $card } is sacrificed
event-saved = { $card } is saved
event-knelt = { $card } kneels
event-knelt-many = { $names } kneel
event-stood = { $card } stands
event-stood-many = { $names } stand
event-dominance = { $seat } wins dominance with a total of { $count }
event-no_dominance = Nobody wins dominance
event-cancelled = The effects of { $card } are cancelled
event-looked =
    { $count ->
        [one] { $seat } looks at { $count } card of { $victim }
       *[other] { $seat } looks at { $count } cards of { $victim }
    }
event-showed = { $seat } shows { $card }
event-shuffled = { $seat } shuffles the deck
event-removed = { $card } leaves play
event-control = { $seat } takes control of { $card }
event-strength = The strength of { $card } changes by { $count }
event-winner = { $seat } wins the game
event-passed = { $seat } passes
event-passed-many = { $names } pass
event-token = Tokens on { $card }: { $count }
event-from_deck = { $card } is discarded from the top of { $seat }'s deck
event-unopposed = { $seat } wins unopposed
event-gold_returned = { $seat } returns { $count } gold to the treasury
event-gold_moved = { $count } gold moves from { $from } to { $seat }
event-drafted = { $seat } keeps a plot
event-plot_deck = { $seat } has a plot deck of 7
event-icon_lost = { $card } loses its { $challenge } icon until the end of the phase
event-joined = { $card } joins the challenge
event-claim = The claim value of { $seat } is now { $count } in this challenge
event-used = { $seat } uses { $card }
event-gold_out = The { $count } gold tokens of the box are used up; take anything in their place
event-power_out = The { $count } power tokens of the box are used up; take anything in their place

## Table options: a label, a help text, and a label for every choice

table-plots = Plot decks
table-plots-help = Each House's basic plots, or the plot draft: 6 drafted plots join the 7 basic ones, and each player picks 7 of the 13.
table-plots-basic = Basic plots
table-plots-draft = Plot draft
table-houses = Houses
table-houses-help = Which seat plays which House: the deck and the basic plots go with it.
table-houses-stark_first = Seat 1 Stark, seat 2 Lannister
table-houses-lannister_first = Seat 1 Lannister, seat 2 Stark
table-houses-random = At random
table-early_windows = Actions in the plot and draw phases
table-early_windows-help = Whether players may take actions at the end of the plot phase and of the draw phase.
table-early_windows-no = { no }
table-early_windows-yes = { yes }
table-last_window = Actions after a challenge
table-last_window-help = Whether the last actions still belong to the challenge, so that its characters go on participating and its effects last, or come after it has ended.
table-last_window-inside = Still in the challenge
table-last_window-outside = After its end
table-zero_against_zero = A challenge at 0 against 0
table-zero_against_zero-help = Who wins a challenge in which both totals are 0.
table-zero_against_zero-attacker = The attacker, unopposed
table-zero_against_zero-nobody = Nobody
table-marshalling = The end of a marshalling turn
table-marshalling-help = When the active player may play no more cards to the table.
table-marshalling-two_passes = When both players pass in a row
table-marshalling-literal = To the letter: after passing once, or without gold
table-after_resolution = Order after a challenge
table-after_resolution-help = Whether the claim effect is carried out first, or the power for an unopposed challenge and renown.
table-after_resolution-claim_first = Claim effect first
table-after_resolution-renown_first = Power and renown first
table-stops = Ask in every window
table-stops-help = Whether you are asked even when all you could do is pass. Otherwise such windows are passed for you, which is faster but may tell the other player that you have nothing to use.
table-stops-no = { no }
table-stops-yes = { yes }
table-round_limit = Round limit
table-round_limit-help = After this many rounds the player with more power wins, and with equal power nobody; 0 means no limit.

## Rules reference: where a rule holds

rules-mode-BD = Every game
rules-mode-D = Plot draft

## The table in words

view-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
view-gold = gold { $count }
view-power = power { $count }
view-strength = strength { $count }
view-hand = Your hand
view-nothing = nothing

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
phase-marshaling = marshalling phase
phase-challenges = challenges phase
phase-dominance = dominance phase
phase-standing = standing phase
phase-taxation = taxation phase
phase-unknown = phase

## Types of cards

type-character = character
type-location = location
type-attachment = attachment
type-event = event
type-plot = plot
type-agenda = agenda
type-title = title
type-faction = House banner
type-unknown = card

## Keywords

keyword-limited = limited
keyword-limited-text = Each player plays at most 1 limited card per round, and places at most 1 in set-up.
keyword-renown = renown
keyword-renown-text = After you win a challenge in which this character takes part, it gains 1 power.
keyword-stealth = stealth
keyword-stealth-text = When this character attacks, you may choose 1 opposing character without stealth; it cannot defend in this challenge.

## Houses, decks and sets of plots

house-stark = House Stark
house-lannister = House Lannister
house-neutral = neutral
deck-stark = Stark deck
deck-lannister = Lannister deck
plots-stark = Stark plots
plots-lannister = Lannister plots
plots-draft = draft plots

## Traits

trait-ally = Ally
trait-armor = Armor
trait-army = Army
trait-clansman = Clansman
trait-condition = Condition
trait-direwolf = Direwolf
trait-guard = Guard
trait-kings_landing = King's Landing
trait-knight = Knight
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-mercenary = Mercenary
trait-nights_watch = Night's Watch
trait-septa = Septa
trait-skill = Skill
trait-the_west = The West
trait-title = Title
trait-weapon = Weapon
trait-westeros = Westeros
trait-winterfell = Winterfell

## Where a card lies

zone-deck = draw deck
zone-hand = hand
zone-play = in play
zone-discard = discard pile
zone-dead = dead pile
zone-plots = plot deck
zone-used = used plots
zone-revealed = revealed plot
zone-out = out of the game
zone-side = beside the table
zone-limbo = being played
zone-duplicate = duplicate
zone-offered = looked at in the draft
zone-aside = put away

## Words of the cards

term-cost = cost
term-strength = strength
term-income = income
term-income_bonus = income bonus
term-initiative = initiative
term-claim = claim
term-copies = copies
term-unique = unique
term-kneeling = kneeling
term-standing = standing
term-facedown = face down

## Cards: name, own-words text, and a note where one helps

card-stark_eddard_stark = Eddard Stark
card-stark_eddard_stark-text =
    Renown.
    Response: When you play this card, place 1 power from the power pool on it.
card-stark_eddard_stark-short = Played: +1 power
card-stark_eddard_stark-note = No power when he is placed in set-up, and none for a duplicate.
card-stark_robb_stark = Robb Stark
card-stark_robb_stark-text = While this card attacks, your other attacking Stark characters have +1 strength.
card-stark_robb_stark-short = Attack: other Starks +1
card-stark_catelyn_stark = Catelyn Stark
card-stark_catelyn_stark-text = Response: When this card is declared as a defender, choose a participating character on either side. Its strength is not counted in this challenge.
card-stark_catelyn_stark-short = Defends: one counts 0
card-stark_catelyn_stark-note = The chosen character goes on participating.
card-stark_arya_stark = Arya Stark
card-stark_arya_stark-text = Stealth.
card-stark_arya_stark-short = Stealth
card-stark_jon_snow = Jon Snow
card-stark_jon_snow-text = Response: When a challenge in which this card defended has been resolved, stand this card.
card-stark_jon_snow-short = After defending: stands
card-stark_sansa_stark = Sansa Stark
card-stark_sansa_stark-text = Response: When an attachment is played on this card, the player who played it may draw 1 card.
card-stark_sansa_stark-short = Attachment played on her: draw 1
card-stark_bran_stark = Bran Stark
card-stark_bran_stark-text = Challenges: Kneel this card to give a chosen participating Stark character +2 strength until the end of the challenge.
card-stark_bran_stark-short = Kneel: a Stark +2
card-stark_maester_luwin = Maester Luwin
card-stark_maester_luwin-text = Dominance: Kneel this card to draw 2 cards.
card-stark_maester_luwin-short = Dominance: kneel, draw 2
card-stark_hodor = Hodor
card-stark_hodor-text =
    This card cannot attack.
    This card cannot be chosen by Stealth.
card-stark_hodor-short = Cannot attack
card-stark_ser_rodrik_cassel = Ser Rodrik Cassel
card-stark_ser_rodrik_cassel-text =
    This card does not kneel when declared as a defender (it must be standing).
    While this card defends, it has +2 strength.
card-stark_ser_rodrik_cassel-short = Defends standing, +2
card-stark_jory_cassel = Jory Cassel
card-stark_jory_cassel-text = Response: Discard this card from play to save another of your Stark characters from being killed.
card-stark_jory_cassel-short = Discard: save a Stark
card-stark_jory_cassel-note = Also while he is being killed himself.
card-stark_septa_mordane = Septa Mordane
card-stark_septa_mordane-text = Challenges: Kneel this card to choose a character and 1 challenge icon. That character loses that icon until the end of the phase.
card-stark_septa_mordane-short = Kneel: one loses an icon
card-stark_septa_mordane-note = A participating character that loses the icon goes on participating.
card-stark_greatjon_umber = Greatjon Umber
card-stark_greatjon_umber-text = Challenges: During a military or power challenge in which this card is not participating, kneel this card to have it join the challenge on your side.
card-stark_greatjon_umber-short = Kneel: joins a challenge
card-stark_escort = Stark Escort
card-stark_escort-text = Response: When this card is declared as a defender, draw 1 card.
card-stark_escort-short = Defends: draw 1
card-stark_winterfell_guard = Winterfell Guard
card-stark_winterfell_guard-text = While this card defends, it has +1 strength.
card-stark_winterfell_guard-short = Defends: +1
card-stark_northern_bannermen = Northern Bannermen
card-stark_northern_bannermen-text = No ability.
card-stark_northern_bannermen-short = No ability
card-stark_riverlands_knight = Riverlands Knight
card-stark_riverlands_knight-text = No ability.
card-stark_riverlands_knight-short = No ability
card-stark_littlefinger = Littlefinger
card-stark_littlefinger-text =
    Stealth.
    Income +2.
    This card has +1 strength for each gold in your gold pool.
card-stark_littlefinger-short = +1 per gold; income +2
card-stark_varys = Varys
card-stark_varys-text =
    Stealth.
    When you play this card, you must choose an Ally character in play (yours, your opponent's or this card) and discard it from play.
card-stark_varys-short = Played: discard an Ally
card-stark_varys-note = If no other Ally is in play, it is Varys himself. Being discarded is not being killed: nobody can be saved from it, and another copy may be played later.
card-stark_robert_baratheon = Robert Baratheon
card-stark_robert_baratheon-text = Renown.
card-stark_robert_baratheon-short = Renown
card-stark_winterfell = Winterfell
card-stark_winterfell-text = Your Stark characters have +1 strength.
card-stark_winterfell-short = Your Starks +1
card-stark_winterfell_castle = Winterfell Castle
card-stark_winterfell_castle-text =
    Limited.
    Income +1.
card-stark_winterfell_castle-short = Income +1
card-stark_godswood = Godswood
card-stark_godswood-text =
    Limited.
    Marshalling: Kneel this card to pay 2 gold less for the next Stark character you play this phase.
card-stark_godswood-short = Kneel: Stark 2 gold less
card-stark_kingsroad = The Kingsroad
card-stark_kingsroad-text = Income +1.
card-stark_kingsroad-short = Income +1
card-stark_iron_throne = The Iron Throne
card-stark_iron_throne-text = Your total for dominance is 2 higher.
card-stark_iron_throne-short = Dominance +2
card-stark_hand_of_the_king = Hand of the King
card-stark_hand_of_the_king-text =
    Attach only to a Lord or Lady character.
    Any phase: Kneel this card to stand the attached character.
card-stark_hand_of_the_king-short = Kneel: stand its bearer
card-stark_direwolf = Direwolf
card-stark_direwolf-text =
    Attach only to a Stark character.
    Response: Kneel this card to save the attached character from being killed.
card-stark_direwolf-short = Kneel: save its bearer
card-stark_ice = Ice
card-stark_ice-text =
    Attach only to a Stark character.
    Challenges: If the attached character is participating in a challenge, kneel this card and discard it from play to kill another chosen participating character.
card-stark_ice-short = Discard: kill another in the fight
card-stark_bodyguard = Bodyguard
card-stark_bodyguard-text =
    Attach only to a Lord or Lady character (at most 1 Bodyguard per character).
    Response: Discard this card from play to save the attached character from being killed.
card-stark_bodyguard-short = Discard: save its bearer
card-stark_not_today = Not Today
card-stark_not_today-text = Response: A chosen character about to be killed is saved.
card-stark_not_today-short = Save a character
card-stark_not_today-note = It may save any character, your own or an enemy one.
card-stark_winter_is_coming = Winter Is Coming
card-stark_winter_is_coming-text = Challenges: Play only as the attacking player. Your claim is 1 higher for this challenge. Each player may play at most 1 copy of this card per round.
card-stark_winter_is_coming-short = Attack: claim +1
card-stark_king_in_the_north = The King in the North
card-stark_king_in_the_north-text = Response: When you win dominance, kneel 1 or 2 of your standing Stark characters. Each of them gains 1 power.
card-stark_king_in_the_north-short = Dominance: kneel 2, +1 power each
card-stark_lethal_counterattack = Lethal Counterattack
card-stark_lethal_counterattack-text = Challenges: Play only as the defending player in a military challenge. Kneel 2 of your standing Stark characters to kill a chosen attacking character.
card-stark_lethal_counterattack-short = Kneel 2: kill an attacker
card-stark_for_the_north = For the North!
card-stark_for_the_north-text = Challenges: Your chosen participating Stark character has +2 strength until the end of the challenge. If you win this challenge, stand that character.
card-stark_for_the_north-short = Stark +2; win: stands
card-lannister_tywin_lannister = Tywin Lannister
card-lannister_tywin_lannister-text = Income +2.
card-lannister_tywin_lannister-short = Income +2
card-lannister_cersei_lannister = Cersei Lannister
card-lannister_cersei_lannister-text = Dominance: Kneel this card and pay 2 gold to choose a character. It kneels if it is standing and does not stand in this round's standing phase.
card-lannister_cersei_lannister-short = 2 gold: one kneels and stays so
card-lannister_ser_jaime_lannister = Ser Jaime Lannister
card-lannister_ser_jaime_lannister-text =
    Renown.
    This card does not kneel to take part in a military challenge (it must be standing to be declared).
card-lannister_ser_jaime_lannister-short = Fights military standing
card-lannister_tyrion_lannister = Tyrion Lannister
card-lannister_tyrion_lannister-text =
    Stealth.
    Response: When you win a challenge in which this card participated, pay 1 gold to draw 1 card.
card-lannister_tyrion_lannister-short = Win, pay 1 gold: draw 1
card-lannister_joffrey_baratheon = Joffrey Baratheon
card-lannister_joffrey_baratheon-text = Response: When a Lord or Lady character is killed, this card gains 1 power. At most 3 times per round.
card-lannister_joffrey_baratheon-short = Lord or Lady dies: +1 power
card-lannister_the_hound = The Hound
card-lannister_the_hound-text = When this card is killed, it goes to its owner's discard pile, not to the dead pile.
card-lannister_the_hound-short = Killed: to the discard pile
card-lannister_ser_gregor_clegane = Ser Gregor Clegane
card-lannister_ser_gregor_clegane-text = Renown.
card-lannister_ser_gregor_clegane-short = Renown
card-lannister_bronn = Bronn
card-lannister_bronn-text = Challenges: If this card is participating in a challenge, pay 1 gold to give it +1 strength until the end of the challenge. At most 3 times per challenge.
card-lannister_bronn-short = 1 gold: +1 in a fight
card-lannister_grand_maester_pycelle = Grand Maester Pycelle
card-lannister_grand_maester_pycelle-text = Dominance: Kneel this card to draw 1 card.
card-lannister_grand_maester_pycelle-short = Dominance: kneel, draw 1
card-lannister_ser_ilyn_payne = Ser Ilyn Payne
card-lannister_ser_ilyn_payne-text = Marshalling: Kneel this card and pay 1 gold to kill a chosen character with strength 2 or lower.
card-lannister_ser_ilyn_payne-short = 1 gold: kill strength 2
card-lannister_ser_kevan_lannister = Ser Kevan Lannister
card-lannister_ser_kevan_lannister-text = While you control another Lord character, this card gains a power icon.
card-lannister_ser_kevan_lannister-short = With another Lord: power icon
card-lannister_ser_lancel_lannister = Ser Lancel Lannister
card-lannister_ser_lancel_lannister-text = No ability.
card-lannister_ser_lancel_lannister-short = No ability
card-lannister_guards = Lannister Guards
card-lannister_guards-text = Response: When you reveal a plot and all When Revealed abilities have been resolved, draw 1 card.
card-lannister_guards-short = Plot revealed: draw 1
card-lannister_gold_cloaks = Gold Cloaks
card-lannister_gold_cloaks-text = No ability.
card-lannister_gold_cloaks-short = No ability
card-lannister_lannisport_weaponsmith = Lannisport Weaponsmith
card-lannister_lannisport_weaponsmith-text = Income +1.
card-lannister_lannisport_weaponsmith-short = Income +1
card-lannister_lannisport_steward = Lannisport Steward
card-lannister_lannisport_steward-text = Income +2.
card-lannister_lannisport_steward-short = Income +2
card-lannister_enemy_informer = Enemy Informer
card-lannister_enemy_informer-text = Response: When you play this card, kneel a chosen standing character.
card-lannister_enemy_informer-short = Played: kneel a character
card-lannister_hill_clansmen = Hill Clansmen
card-lannister_hill_clansmen-text = No ability.
card-lannister_hill_clansmen-short = No ability
card-lannister_littlefinger = Littlefinger
card-lannister_littlefinger-text =
    Stealth.
    Income +2.
    This card has +1 strength for each gold in your gold pool.
card-lannister_littlefinger-short = +1 per gold; income +2
card-lannister_varys = Varys
card-lannister_varys-text =
    Stealth.
    When you play this card, you must choose an Ally character in play (yours, your opponent's or this card) and discard it from play.
card-lannister_varys-short = Played: discard an Ally
card-lannister_varys-note = If no other Ally is in play, it is Varys himself. Being discarded is not being killed: nobody can be saved from it, and another copy may be played later.
card-lannister_shae = Shae
card-lannister_shae-text = Challenges: If your opponent has more power than you, kneel this card to kneel a chosen standing character of your opponent.
card-lannister_shae-short = Less power: a foe kneels
card-lannister_casterly_rock = Casterly Rock
card-lannister_casterly_rock-text = Income +1.
card-lannister_casterly_rock-short = Income +1
card-lannister_lannisport = Lannisport
card-lannister_lannisport-text = Response: When you win an intrigue challenge, pay 1 gold to gain 1 power for your House. Once per challenge.
card-lannister_lannisport-short = Intrigue, 1 gold: +1 power
card-lannister_encampment = Lannister Encampment
card-lannister_encampment-text =
    Limited.
    Income +1.
card-lannister_encampment-short = Income +1
card-lannister_hall_of_heroes = Hall of Heroes
card-lannister_hall_of_heroes-text =
    Limited.
    Marshalling: Kneel this card to pay 2 gold less for the next Lannister character you play this phase.
card-lannister_hall_of_heroes-short = Kneel: Lannister 2 gold less
card-lannister_kingsroad = The Kingsroad
card-lannister_kingsroad-text = Income +1.
card-lannister_kingsroad-short = Income +1
card-lannister_iron_throne = The Iron Throne
card-lannister_iron_throne-text = Your total for dominance is 2 higher.
card-lannister_iron_throne-short = Dominance +2
card-lannister_hand_of_the_king = Hand of the King
card-lannister_hand_of_the_king-text =
    Attach only to a Lord or Lady character.
    Any phase: Kneel this card to stand the attached character.
card-lannister_hand_of_the_king-short = Kneel: stand its bearer
card-lannister_bodyguard = Bodyguard
card-lannister_bodyguard-text =
    Attach only to a Lord or Lady character (at most 1 Bodyguard per character).
    Response: Discard this card from play to save the attached character from being killed.
card-lannister_bodyguard-short = Discard: save its bearer
card-lannister_gilded_plate = Gilded Plate
card-lannister_gilded_plate-text = Response: Pay 1 gold and discard this card from play to save the attached character from being killed.
card-lannister_gilded_plate-short = 1 gold: save its bearer
card-lannister_gutter_rats_cunning = Gutter Rat's Cunning
card-lannister_gutter_rats_cunning-text = The attached character has +2 strength and gains Stealth.
card-lannister_gutter_rats_cunning-short = Bearer +2 and Stealth
card-lannister_milk_of_the_poppy = Milk of the Poppy
card-lannister_milk_of_the_poppy-text = The printed keywords and abilities of the attached character do not work (traits, icons, strength and income bonus remain).
card-lannister_milk_of_the_poppy-short = Bearer has no text
card-lannister_insidious_ways = Insidious Ways
card-lannister_insidious_ways-text = Challenges: Your chosen attacking Lannister character has +2 strength until the end of the challenge. If you win this challenge, draw 2 cards.
card-lannister_insidious_ways-short = Attacker +2; win: draw 2
card-lannister_the_lions_cunning = The Lion's Cunning
card-lannister_the_lions_cunning-text = Any phase: Pay 2 gold to kneel a chosen standing character.
card-lannister_the_lions_cunning-short = 2 gold: kneel a character
card-lannister_always_pays_his_debts = A Lannister Always Pays His Debts
card-lannister_always_pays_his_debts-text = Response: When you lose a challenge, kneel one of your standing Lannister characters to kill a chosen character taking part in it.
card-lannister_always_pays_his_debts-short = Lost fight: kneel, kill one
card-lannister_always_pays_his_debts-note = If the chosen character is saved, the cost stays paid.
card-lannister_never_bet_against_my_family = I Never Bet Against My Family
card-lannister_never_bet_against_my_family-text = Challenges: Play only as the defending player. Pay X gold (1 or more) and kneel one of your standing Lannister characters to lower the attacking player's claim by X for this challenge (to no less than 0).
card-lannister_never_bet_against_my_family-short = Defence: pay X, claim −X
card-plot_a_game_of_thrones = A Game of Thrones
card-plot_a_game_of_thrones-text = A player who has not won an intrigue challenge this phase cannot initiate military or power challenges.
card-plot_a_game_of_thrones-short = Win intrigue before other fights
card-plot_a_game_of_thrones-note = A win as the defender counts too.
card-plot_uneasy_truce = Uneasy Truce
card-plot_uneasy_truce-text = To initiate a military challenge, the attacking player must pay 2 gold to the defending player.
card-plot_uneasy_truce-short = Military costs 2 gold
card-plot_hear_me_roar = Hear Me Roar
card-plot_hear_me_roar-text = Characters without an intrigue icon have -1 strength.
card-plot_hear_me_roar-short = No intrigue icon: −1
card-plot_consolidation_of_power = Consolidation of Power
card-plot_consolidation_of_power-text = When Revealed: Gain 1 power for your House.
card-plot_consolidation_of_power-short = +1 power
card-plot_valar_morghulis = Valar Morghulis
card-plot_valar_morghulis-text = When Revealed: All characters are killed simultaneously (each of them can be saved as usual).
card-plot_valar_morghulis-short = All characters die
card-plot_killing_cold = The Killing Cold
card-plot_killing_cold-text = All characters have -1 strength. A character with strength 0 is killed and cannot be saved.
card-plot_killing_cold-short = All −1; at 0 they die
card-plot_killing_cold-note = Characters with strength 0 die together: first when the first player is known, before When Revealed abilities, then after every effect that leaves a character at 0.
card-plot_detained = Detained
card-plot_detained-text = When Revealed: Kneel a chosen standing character of your opponent.
card-plot_detained-short = Kneel a foe's character
card-plot_the_old_gods = The Old Gods
card-plot_the_old_gods-text = The first Stark character you play this round costs 2 gold less.
card-plot_the_old_gods-short = First Stark 2 gold less
card-plot_the_lion_and_the_wolf = The Lion and the Wolf
card-plot_the_lion_and_the_wolf-text = Only characters with a House symbol can attack or defend.
card-plot_the_lion_and_the_wolf-short = Only House characters fight
card-plot_a_storm_of_swords = A Storm of Swords
card-plot_a_storm_of_swords-text = You may initiate 1 additional military challenge this round.
card-plot_a_storm_of_swords-short = One more military challenge
card-plot_crossing_the_trident = Crossing the Trident
card-plot_crossing_the_trident-text = When Revealed: Your opponent returns 1 power from their House banner to the power pool, if able.
card-plot_crossing_the_trident-short = Opponent loses 1 power
card-plot_spies_in_their_midst = Spies in Their Midst
card-plot_spies_in_their_midst-text = When Revealed: Look at your opponent's hand, choose 1 card in it and discard that card.
card-plot_spies_in_their_midst-short = See a hand, discard a card
card-plot_hidden_in_shadow = Hidden in Shadow
card-plot_hidden_in_shadow-text = When Revealed: Your chosen character gains Stealth until the end of the round.
card-plot_hidden_in_shadow-short = One gains Stealth
card-plot_calling_the_banners = Calling the Banners
card-plot_calling_the_banners-text = The cost of your cards cannot be lowered this round.
card-plot_calling_the_banners-short = Your costs cannot be lowered
card-plot_illyrios_gift = Illyrio's Gift
card-plot_illyrios_gift-text = Winning dominance this round brings your House 3 additional power.
card-plot_illyrios_gift-short = Dominance: +3 power more
card-plot_illyrios_gift-note = Together with the usual 1 that makes 4.
card-plot_wildfire_assault = Wildfire Assault
card-plot_wildfire_assault-text = When Revealed: Starting with the first player, each player chooses up to 3 of their own characters. All characters not chosen are killed simultaneously and cannot be saved.
card-plot_wildfire_assault-short = Each keeps 3, the rest die
card-plot_summoning_season = Summoning Season
card-plot_summoning_season-text = When Revealed: Each player searches their deck for 1 character, reveals it, adds it to their hand and shuffles the deck.
card-plot_summoning_season-short = Each finds a character
card-plot_rains_of_autumn = Rains of Autumn
card-plot_rains_of_autumn-text = Cards in play give no income bonuses this round.
card-plot_rains_of_autumn-short = No income from cards
card-plot_good_for_the_gander = Good for the Gander
card-plot_good_for_the_gander-text = When Revealed: Resolve the When Revealed ability of your opponent's plot as if it were on this card, if there is one.
card-plot_good_for_the_gander-short = Copies the other plot's effect
card-plot_tourney_for_the_hand = Tourney for the Hand
card-plot_tourney_for_the_hand-text = Your Knight characters have +1 strength.
card-plot_tourney_for_the_hand-short = Your Knights +1
card-plot_drunken_allegations = Drunken Allegations
card-plot_drunken_allegations-text = When Revealed: Each player chooses one of their own standing characters and kneels it.
card-plot_drunken_allegations-short = Each kneels own character
card-plot_planning_ahead = Planning Ahead
card-plot_planning_ahead-text = In this round's taxation phase, neither player returns unspent gold.
card-plot_planning_ahead-short = Nobody returns gold
card-plot_blockade = Blockade
card-plot_blockade-text = The income value of your opponent's revealed plot counts as 0.
card-plot_blockade-short = Opponent's plot income is 0
card-plot_calm_over_westeros = Calm Over Westeros
card-plot_calm_over_westeros-text = Each event costs 1 additional gold, paid to the other player.
card-plot_calm_over_westeros-short = Events cost 1 more, paid to foe
card-plot_condemned_by_the_realm = Condemned by the Realm
card-plot_condemned_by_the_realm-text = When Revealed: Your opponent chooses one of your characters. It is killed.
card-plot_condemned_by_the_realm-short = Opponent kills one of yours
card-plot_counting_favors = Counting Favors
card-plot_counting_favors-text = When Revealed: Each player draws 3 cards.
card-plot_counting_favors-short = Each draws 3
card-plot_rule_by_decree = Rule by Decree
card-plot_rule_by_decree-text = When Revealed: The player with more cards in hand chooses and discards cards until 4 are left (nobody on a tie).
card-plot_rule_by_decree-short = Larger hand down to 4
card-plot_noose_and_swordpoint = Noose and Swordpoint
card-plot_noose_and_swordpoint-text = Characters with strength 2 or lower do not stand in the standing phase.
card-plot_noose_and_swordpoint-short = Strength 2 or less does not stand
card-plot_herding_the_masses = Herding the Masses
card-plot_herding_the_masses-text = Only unique characters can defend.
card-plot_herding_the_masses-short = Only unique characters defend
card-plot_marched_to_the_wall = Marched to the Wall
card-plot_marched_to_the_wall-text = When Revealed: Each player chooses one of their own characters and discards it from play.
card-plot_marched_to_the_wall-short = Each discards own character
card-plot_a_clash_of_kings = A Clash of Kings
card-plot_a_clash_of_kings-text = When you win a power challenge as the attacker, move 1 additional power from the loser's House banner to yours.
card-plot_a_clash_of_kings-short = Power won: take 1 more
card-plot_a_feast_for_crows = A Feast for Crows
card-plot_a_feast_for_crows-text = Winning dominance this round brings your House 1 additional power.
card-plot_a_feast_for_crows-short = Dominance: +1 power more
card-stark_banner = House Stark
card-stark_banner-text = The power of your House lies on this banner. It is no card in play.
card-stark_banner-short = Holds your House's power
card-lannister_banner = House Lannister
card-lannister_banner-text = The power of your House lies on this banner. It is no card in play.
card-lannister_banner-short = Holds your House's power
card-unknown = unknown card

## Parts of the game whose provenance is told (see provenance-* of the program)

part-rules = the rules
part-cards = the cards

## The terminal (see cli-table-* of the program)

cli-table-icon-letters = M I P
cli-table-challenge = Challenge: { $challenge }, { $attacker } against { $defender } · strength { $ours } : { $theirs } · claim { $claim }
cli-table-won =
    { $margin ->
        [0] { $name } wins the tie
       *[other] { $name } wins by { $margin }
    }
cli-table-unopposed = { $name } wins by { $margin }, unopposed
cli-table-on-faction = (on the banner { $count })
cli-table-dead = dead { $count }
cli-table-plot-values = income { $income }, initiative { $initiative }, claim { $claim }
cli-table-bypassed = cannot defend
cli-table-pile-dead = Dead pile: { $cards }
cli-table-pile-used = Used plots: { $cards }
cli-table-ready = Standing strength by icon, yours against { $name }: { $figures }
cli-table-chain-claim = Claim effect { $count }, won by { $seat }
cli-table-chain-stealth = Stealth of { $card }
cli-table-chain-defenders_declared = The defenders are declared; actions before the challenge is resolved
cli-table-chain-challenge_resolved = The challenge is resolved; last actions in it
cli-table-now-initiated = { $seat } initiates a challenge ({ $challenge }) against { $victim }
cli-table-now-bypassed = { $card } chooses { $other } by stealth
cli-table-now-stands = { $card } stands
cli-table-now-gains_power = { $card } gains { $count } power
cli-table-now-defends = { $card } defends
cli-table-now-resolved = a challenge ({ $challenge }) is resolved
cli-table-now-revealed = { $seat } reveals { $card }
cli-hbo-offered =
    { $count ->
        [one] { $count } plot to choose from
       *[other] { $count } plots to choose from
    }
cli-hbo-plots = Your plots ({ $count })
cli-hbo-too-many = Plots still to leave out: { $count }
cli-hbo-do-place = Lay out
cli-hbo-do-attach = Attach to
cli-hbo-do-plot = Reveal
cli-hbo-do-marshal = Play
cli-hbo-do-use = Use
cli-hbo-do-use_second = Use the second ability
cli-hbo-do-use_third = Use the third ability
cli-hbo-do-use_fourth = Use the fourth ability
cli-hbo-do-save = Save by discarding a duplicate
cli-hbo-do-attack = Attack with
cli-hbo-do-bypass = Cannot defend
cli-hbo-do-defend = Defend with
cli-hbo-do-target = Choose
cli-hbo-do-cost = Kneel
cli-hbo-do-order = Resolve now
cli-hbo-do-order_second = Resolve the second ability now
cli-hbo-do-order_third = Resolve the third ability now
cli-hbo-do-order_fourth = Resolve the fourth ability now
cli-hbo-do-draft = Keep
cli-hbo-do-leave = Leave out
cli-hbo-examples = marshal stark_robb_stark; challenge military B; attack stark_robb_stark; use stark_godswood
cli-table-legend =
    Eddard Stark  3 M-P renown a character with its strength, its icons (M military, I intrigue, P power) and keywords; + what is attached to it and its duplicates
    power 6/15 power on the House banner and on characters in play; who has 15 wins at once
    > who is asked; in notation seats are A and B, stark_arya_stark#2 is the second copy, lannister_bronn@B a card of seat B

## The path in the page's prompt bar, a link each (names from cardgame/chain.py)

page-chain-attacking = Attacking: { $card }
page-chain-stealth = Stealth of { $card }
page-chain-attackers_declared = Actions before the defence
page-chain-defending = Defending: { $card }
page-chain-defenders_declared = Actions before the challenge is resolved
page-chain-challenge_resolved = Last actions of the challenge
page-chain-claim = { $seat } applies claim { $count }
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
page-chain-before_bypassed = Stealth of { $card }: { $other } is about to be kept from defending
page-chain-after_bypassed = Stealth of { $card }: { $other } cannot defend
page-chain-before_defends = About to defend: { $card } ({ $seat })
page-chain-after_defends = Declared as defending: { $card } ({ $seat })
page-chain-before_won = About to win the challenge ({ $challenge }): { $seat } against { $victim }
page-chain-after_won = Challenge won ({ $challenge }): { $seat } against { $victim }
page-chain-before_resolved = About to be resolved ({ $challenge }): { $seat } against { $victim }
page-chain-after_resolved = Challenge resolved ({ $challenge }): { $seat } against { $victim }
page-chain-before_killed = About to be killed: { $card }
page-chain-after_killed = Killed: { $card }
page-chain-before_discarded = About to be discarded: { $card }
page-chain-after_discarded = Discarded: { $card }
page-chain-before_returned = About to return to hand: { $card }
page-chain-after_returned = Returned to hand: { $card }
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
page-chain-before_duplicated = About to become a duplicate: { $card } ({ $seat })
page-chain-after_duplicated = Became a duplicate: { $card } ({ $seat })
page-chain-before_revealed = About to be revealed: { $card } ({ $seat })
page-chain-after_revealed = Plot revealed: { $card } ({ $seat })

page-window-action = Actions
page-window-marshal = Marshalling
page-window-save = Saves
page-window-response = Responses

## The tutorial: what the coach says (tutorial.yaml names when)

tutorial-welcome = Welcome to Westeros. You lead House Stark, your opponent House Lannister. Both of you want power: whoever first has 15, on the House banner and on characters together, wins at once.
tutorial-coach = I stay beside the table and explain whatever is new. Whenever you are unsure, press “Show me” or the key H: I suggest a choice from what you can see yourself. You may always decide otherwise, and the small chips open the rules.
tutorial-mulligan = These are your first seven cards. Once, and only now, you may shuffle them all back and draw seven new ones. Look for characters and locations that are cheap enough to place at once.
tutorial-setup = Before the first round you place characters and locations face down. They cost you nothing, but the costs printed on them may add up to 5 at most. Attachments and events wait in your hand.
tutorial-types = Four kinds of cards are in your deck. Characters fight. Locations bring gold or help in other ways. Attachments are put on characters. Events are played from hand, do their work and are discarded.
tutorial-revealed = Both sides turn their cards face up and draw up to seven cards again. Abilities are not triggered during set-up, not even by cards that say “when you play this card”.
tutorial-round = Every round has seven phases: plot, draw, marshalling, challenges, dominance, standing, taxation. You make a plan, get cards and gold, play cards, fight, and tidy up. Let us go through the first round together.
tutorial-plot = Your seven plots are your plans. Each shows three values: income (gold for this round), initiative, and claim (how hard your victories hit). Many have a text besides. Both players choose in secret.
tutorial-initiative = Both plots are turned over together. The higher initiative wins; if they are equal, the player with less power does. The winner names the first player, and then texts that begin with “When revealed” are resolved.
tutorial-first_player = You won initiative, so you name the first player. Whoever goes first plays cards and attacks first, while everybody still stands. Whoever goes second sees what the opponent has used up, and may strike when the defenders kneel.
tutorial-order = Several things would happen at once, and the first player decides in which order. Ask yourself whether the first one makes the second better or worse.
tutorial-when_revealed = Now the text of your plot is resolved: you see your opponent's hand, and one card of it is discarded. Choose the one you would least like to meet.
tutorial-draw = In the draw phase each of you draws two cards. There is no limit to the cards you hold. A deck that runs out stays empty, but nobody loses because of it.
tutorial-marshaling = In the marshalling phase you play characters, locations and attachments. First the first player has a turn, then the other. Out of turn you play no such cards, but you may take actions.
tutorial-action = You may take an action here: play an event, or use an ability headed by the name of this phase or by “Any phase”. Act or pass in turn; when both pass in a row, the game goes on. If nothing helps now, pass.
tutorial-income = This is your income: the gold of your plot and the income bonuses of your cards in play. Even kneeling cards pay. You have this gold for the whole round.
tutorial-marshal = Pay the cost of a card and put it into play, one card at a time, as long as you like. Strong characters win challenges, cheap ones make good defenders. You need not spend everything: gold you keep counts in dominance.
tutorial-limited = Cards with the keyword limited: only one of them a round, whatever its name. And a card that adds to your income pays for the first time next round, since this round's gold has already been taken.
tutorial-knelt = A card knelt: it is turned sideways. That is often the price of an ability, and of attacking and defending. A kneeling card cannot kneel again, so it can do none of this until it stands.
tutorial-character = A character shows its cost, its strength and up to three challenge icons: military, intrigue, power. It only attacks or defends in challenges whose icon it has. It comes into play standing, ready to fight this very round.
tutorial-target = Choose among the cards that glow, and look whose they are: will the effect help or hurt? A text that names no phase and does not begin with “Response” works by itself, and then you must choose, whether you like it or not.
tutorial-discarded = This card was discarded from play, and that is not the same as killed. Nothing saves from being discarded, but another copy may be played later. It is different with the dead.
tutorial-host = An attachment goes on a character and stays there. If the character leaves play, the attachment is discarded. Choose who is to carry it.
tutorial-challenges = The challenges phase is the heart of the game. First the first player may initiate challenges, one military, one intrigue and one power at most, in any order. Then it is the other player's turn.
tutorial-attacked = You are under attack: the attackers have been declared. If you have standing characters with the icon of this challenge, you will be asked who defends. Then the strengths are compared.
tutorial-defenders = Choose who defends: standing characters with the icon of this challenge. They kneel, and their strength counts against the attack. You need not defend, but an attack nobody stops gives the attacker 1 power more.
tutorial-lost_challenge = This challenge is lost. An attacker wins with a higher total and also with an equal one, and then comes the claim effect, as great as the claim on the attacker's plot. A defender who wins has only fended off the attack.
tutorial-claim = A military challenge kills: you choose which of your own characters dies. It need not be one that defended. Give up whom you need least, or somebody you can save.
tutorial-save = You can save a character: a save response is used before it dies, and the character stays in play. A claim effect is fulfilled all the same.
tutorial-response = A response follows something that has just happened. You are asked only if one of your cards can respond. It is your choice, but once you pass, the chance is gone.
tutorial-challenge = Your turn to attack. Each type takes something else, as much as your claim says. Military: the defender kills own characters. Intrigue: cards are lost from hand at random. Power: power moves from the opposing banner to yours.
tutorial-attackers = Choose who attacks: standing characters with the right icon. Their strengths are added up, and they kneel. Send as many as you need, and keep somebody back for the other challenges.
tutorial-stealth = Stealth: for each attacker with this keyword choose one opposing character without stealth. It cannot defend in this challenge. Choose the one who would stop you.
tutorial-power_challenge = A power challenge is about the banners: if the attacker wins, power moves from the defender's banner to the attacker's, as much as the claim says. Power on characters is safe from it.
tutorial-won_challenge = You won! The strengths of the characters taking part are added up on both sides, and a tie goes to the attacker.
tutorial-unopposed = The defenders added up to 0, so the challenge was unopposed, and your House gains 1 power more. These victories decide games: attack where nobody can defend, and do not leave your own side open.
tutorial-event = An event was played from hand. Its text says when that is possible, and it costs gold only if the text says so. Then it goes to the discard pile. As long as somebody holds cards, expect surprises.
tutorial-killed = A character was killed and lies in the dead pile. The small mark before a name says that the card is unique: once such a character is dead, its player can play no other copy of it.
tutorial-military_challenge = A military challenge is about lives: if you win as the attacker, the defending player chooses own characters and kills them, as many as your claim.
tutorial-intrigue_challenge = An intrigue challenge is about the hand: if you win as the attacker, your opponent loses cards at random, as many as your claim. Fewer cards mean fewer surprises and fewer new characters.
tutorial-icon = Choose the challenge icon that the character loses. Until the end of the phase it cannot be declared in challenges of that type. If it already takes part in one, it stays.
tutorial-cost = Part of the price is a kneeling character. Choose one you need least in this round; only then does the effect follow.
tutorial-may = You may take what is offered here, or leave it. A card more in hand is seldom wrong.
tutorial-dominance = In the dominance phase each of you adds up the strength of your standing characters and the gold you have left. Whoever has more gains 1 power for the House. Those who did not fight count now.
tutorial-no_dominance = The totals were equal, so nobody wins dominance this time.
tutorial-standing = In the standing phase all kneeling cards stand up, on both sides.
tutorial-taxation = In the taxation phase all unspent gold goes back to the treasury. Saving for the next round is not possible.
tutorial-next_round = A new round, a new plot. The old one is used and cannot be chosen for now: only when you reveal your last plot do the used ones come back. So think about which plan you need today and which later.
tutorial-card_power = Power can lie on a character too. It counts for your 15, but if the character leaves play, it goes back to the pool. Take good care of whoever carries power.
tutorial-duplicate = A unique card can be in play only once on your side. A second copy goes beneath the character as a duplicate, for no gold. If the character is about to be killed, discard the duplicate to save it.
tutorial-renown = Renown: when you win a challenge, attacking or defending, each character of yours with this keyword that took part gains 1 power. This way a single hero can bring you several power in a round.
tutorial-valar = Valar Morghulis: all characters die at once, on both sides, unless somebody can save them. Power that lay on them is gone, power on the banners stays. It is a new start, and whoever kept characters in hand is glad now.
tutorial-close = Look at the power of both sides and at what is missing to 15. Near the end it pays to reckon: which challenges will be unopposed, who has renown, who wins dominance?
tutorial-won = Fifteen power: the Iron Throne is yours! You have won your first game.
tutorial-lost = This time your opponent had 15 power first. Nobody minds losing a first game: you now know every phase, and a second try will look different.
tutorial-farewell = That was the whole game. Next, play against a bot or a friend, lead the Lannisters for once, or set up a table with the plot draft, where you put your own plans together. Until we meet at the table!

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
page-phase-marshaling = Marshalling
page-phase-challenges = Challenges
page-phase-dominance = Dominance
page-phase-standing = Standing
page-phase-taxation = Taxation
page-gold = gold
page-power = power
page-of-goal = of { $goal }
page-in-hand = cards in hand
page-in-deck = cards in the deck
page-challenges-left = challenges left
page-left = { $challenge }: { $count } left
page-on-banner = power on the House banner
page-first-player = first player
page-first-player-is = First player: { $name }
page-decides = decides
page-out = { $name } is out of the game
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
page-offered =
    { $count ->
        [one] looks at { $count } plot of the draft
       *[other] looks at { $count } plots of the draft
    }
page-drafted = Kept so far: { $cards }
page-leave-out = Still to leave out: { $count }
page-plot-values = income { $income }, initiative { $initiative }, claim { $claim }
page-plot-line = Plot: { $plot } ({ $values }), { $left } left in the plot deck
page-attacks = attacking
page-defends = defending
page-bypassed = cannot defend (stealth)
page-held = does not stand this round
page-left-out = its strength is not counted
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
page-total = { $name }: strength { $count } in all
page-lead = lead { $count }
page-claim = claim { $count }
page-won =
    { $margin ->
        [0] { $name } wins the tie
       *[other] { $name } wins by { $margin }
    }
page-won-unopposed = { $name } wins unopposed, by { $margin }
page-challenge-line = { $challenge }: { $attacker } attacks, { $defender } defends, strength { $ours } to { $theirs }, claim { $claim }
page-seat-line = { $name }: power { $power } of { $goal }, gold { $gold }, hand { $hand }, deck { $deck }
page-known-deck = known in the deck
page-known-hand = known in hand
page-effect = an effect that lasts
page-printed = Printed strength
page-sum = in all
page-on-card = On the card
page-blank = no text
page-gained = Gained
page-lost = Lost
page-why-not = Why not now?
page-take-out = Chosen: press to take it back
page-act-place = Place
page-act-attach = Attach here
page-act-plot = Reveal
page-act-marshal = Play
page-act-use = Use
page-act-use_second = Second ability
page-act-use_third = Third ability
page-act-use_fourth = Fourth ability
page-act-save = Save
page-act-attack = Attack
page-act-bypass = Cannot defend
page-act-defend = Defend
page-act-target = Choose
page-act-cost = Kneel
page-act-order = Now
page-act-order_second = Second ability now
page-act-order_third = Third ability now
page-act-order_fourth = Fourth ability now
page-act-draft = Keep
page-act-leave = Leave out

# Why not: one sentence for each rule that forbids something.
reason-HBO-POW-2 = The game is over.
reason-HBO-GOLD-1 = The text of a card forbids it.
reason-HBO-GOLD-1-short = a card forbids
reason-HBO-GOLD-2 = You can only challenge your opponent.
reason-HBO-AREA-2 = This is not your card.
reason-HBO-CARD-5 = First choose a challenge icon.
reason-HBO-CARD-8 = The card's own text does not allow it now.
reason-HBO-CARD-8-short = its text: not now
reason-HBO-TYPE-4 = An attachment is played on a character in play that may have it.
reason-HBO-TYPE-4-short = no host for it
reason-HBO-SETUP-8 = A new hand may be taken once, in setup.
reason-HBO-SETUP-9 = Characters and locations are placed in setup, from your hand.
reason-HBO-SETUP-9-short = later
reason-HBO-SETUP-10 = The cards placed would cost more than 5 gold.
reason-HBO-SETUP-10-short = over 5 gold
reason-HBO-SETUP-11 = One LIMITED card is placed already.
reason-HBO-SETUP-11-short = 1 Limited only
reason-HBO-SETUP-12 = Attachments, events and duplicates are not placed in setup.
reason-HBO-SETUP-12-short = not in set-up
reason-HBO-ROUND-1 = Challenges are made in the challenges phase only.
reason-HBO-PLOT-1 = A plot is chosen at the beginning of a round, from your own plot deck.
reason-HBO-PLOT-4 = This plot has been used.
reason-HBO-INIT-4 = The winner of initiative names the first player, once the plots are revealed.
reason-HBO-WHEN-1 = The text of a plot is resolved by itself when it is revealed.
reason-HBO-WHEN-2 = The first player orders what is resolved at the same time.
reason-HBO-MAR-6 = Only the active player plays cards to the table, and only from hand.
reason-HBO-MAR-6-short = only marshalling
reason-HBO-MAR-7 = You have too little gold for this card.
reason-HBO-MAR-7-short = too little gold
reason-HBO-MAR-8 = Such cards are played in the marshalling phase only.
reason-HBO-MAR-8-short = only marshalling
reason-HBO-MAR-10 = You have passed: your marshalling turn is over.
reason-HBO-MAR-10-short = turn is over
reason-HBO-PLAY-1 = Events are played for their effect, when their text says so.
reason-HBO-PLAY-3 = Only a card that lies face up is in play.
reason-HBO-PLAY-4 = This card is not in play.
reason-HBO-KNEEL-3 = It kneels already.
reason-HBO-CHAL-1 = It is your opponent's turn to make challenges.
reason-HBO-CHAL-3 = It has no icon of this challenge.
reason-HBO-CHAL-4 = In your turn you may make one challenge of each type, or pass.
reason-HBO-CHAL-5 = The challenge going on is resolved first.
reason-HBO-CHAL-10 = Attackers are declared when a challenge is made: characters of the attacking player.
reason-HBO-CHAL-11 = A kneeling character cannot attack.
reason-HBO-CHAL-12 = Without an attacker there is no challenge.
reason-HBO-CHAL-13 = Defenders are declared by the defending player, among their own characters.
reason-HBO-CHAL-14 = A kneeling character cannot defend.
reason-HBO-CHAL-16 = It takes part already.
reason-HBO-CLAIM-2 = For a military challenge you kill characters of your own.
reason-HBO-HIGH-3 = It is chosen already.
reason-HBO-GOLDP-1 = You have too little gold.
reason-HBO-GOLDP-1-short = too little gold
reason-HBO-UNIQ-1 = You have a copy of this unique card in play.
reason-HBO-UNIQ-1-short = copy in play
reason-HBO-UNIQ-2 = A copy of this unique card lies in your dead pile.
reason-HBO-UNIQ-2-short = copy is dead
reason-HBO-DUP-5 = A duplicate saves only the character it lies under, when it would be killed.
reason-HBO-KEY-1 = You have played a LIMITED card in this round.
reason-HBO-KEY-1-short = Limited: 1 only
reason-HBO-KEY-3 = STEALTH picks a character of the defending player, when attackers are declared.
reason-HBO-KEY-4 = STEALTH keeps it from defending in this challenge.
reason-HBO-KEY-5 = A character with STEALTH cannot be picked.
reason-HBO-ACT-3 = It belongs to another phase.
reason-HBO-ACT-3-short = other phase
reason-HBO-ACT-5 = A cost is paid when a card asks for it, with what you have.
reason-HBO-ACT-5-short = cost not payable
reason-HBO-ACT-8 = In an action window you act or pass.
reason-HBO-ACT-9 = It is your opponent's chance to act.
reason-HBO-ACT-9-short = opponent acts
reason-HBO-PASS-1 = It has neither an action nor a response to use.
reason-HBO-PASS-4 = It is resolved by itself as soon as its condition is met.
reason-HBO-RESP-2 = Respond or pass when you are asked.
reason-HBO-RESP-3 = What it responds to has not happened.
reason-HBO-RESP-3-short = no occasion
reason-HBO-SAVE-1 = Nobody it could save is about to be killed.
reason-HBO-SAVE-1-short = nobody is dying
reason-HBO-DRAFT-1 = Plots are not drafted at this table.
reason-HBO-DRAFT-4 = In the draft you keep one of the three plots dealt to you.
reason-HBO-DRAFT-5 = You keep one of the two plots passed to you.
reason-HBO-DRAFT-7 = After the draft you leave out plots of your own, down to seven.
reason-HBO-AMB-8 = No action window is open.
reason-HBO-AMB-8-short = no action window
reason-HBO-AMB-9 = First the action window before the challenge closes.
reason-HBO-AMB-15 = A duplicate has no text.
reason-HBO-AMB-16 = It was used for this already, or it is your opponent's chance to respond.
reason-HBO-AMB-16-short = already used
reason-HBO-AMB-20 = There is nothing it could be used on, or this cannot be chosen now.
reason-HBO-AMB-20-short = no target
reason-HBO-AMB-28 = An equal card is offered already.
reason-HBO-AMB-28-short = its copy glows

## At the end of a game

score-faction = { $of }
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

chapter-HBO-GOLD = Golden rules
chapter-HBO-COMP = Components
chapter-HBO-CARD = How to read a card
chapter-HBO-TYPE = Types of cards
chapter-HBO-HOUSE = Houses
chapter-HBO-SETUP = Set-up
chapter-HBO-AREA = Play areas
chapter-HBO-ROUND = The round
chapter-HBO-PLOT = The plot phase
chapter-HBO-INIT = Initiative
chapter-HBO-WHEN = When revealed
chapter-HBO-DRAW = The draw phase
chapter-HBO-MAR = The marshalling phase
chapter-HBO-PLAY = Playing cards
chapter-HBO-KNEEL = Kneeling and standing
chapter-HBO-CHAL = The challenges phase
chapter-HBO-CLAIM = Claim
chapter-HBO-UNOP = Unopposed challenges
chapter-HBO-HIGH = Strength and comparing it
chapter-HBO-DOM = The dominance phase
chapter-HBO-STAND = The standing phase
chapter-HBO-TAX = The taxation phase
chapter-HBO-POW = Power and winning
chapter-HBO-GOLDP = Gold
chapter-HBO-PILE = Piles of cards
chapter-HBO-UNIQ = Unique cards
chapter-HBO-DUP = Duplicates
chapter-HBO-KEY = Keywords
chapter-HBO-ACT = Actions
chapter-HBO-PASS = Passing
chapter-HBO-RESP = Responses
chapter-HBO-SAVE = Saving
chapter-HBO-LAST = Lasting effects
chapter-HBO-DRAFT = The plot draft
chapter-HBO-AMB = Rulings

book-goal = Stark against Lannister: whoever gains 15 power first wins.
book-course = In a round you reveal plots, draw cards, play characters, locations and attachments for gold, and then challenge each other: military, intrigue and power.
book-end = Attackers and defenders kneel. The higher total of strength wins; the loser gives up characters, cards or power, and an unopposed challenge brings a point more.

glossary-plot = Plot
glossary-plot-about = The plan of a round: gold, initiative and claim.
glossary-character = Character
glossary-character-about = Has a cost, strength and icons of challenges.
glossary-challenge = Challenge
glossary-challenge-about = Military, intrigue or power; each takes something else.
glossary-claim = Claim
glossary-claim-about = How much the loser gives up.
glossary-kneel = Kneeling
glossary-kneel-about = A card turned sideways: used this round.
glossary-gold = Gold
glossary-gold-about = Pays for cards.
glossary-power = Power
glossary-power-about = Fifteen points win.
glossary-duplicate = Duplicate
glossary-duplicate-about = Saves a unique card.

## Tips: what the things of the table are

page-tip-seat = player
page-tip-seat-rule = Whoever has 15 power first wins.
page-tip-power = power
page-tip-power-rule = Power on the House banner and on characters together. Whoever has 15 first wins at once.
page-tip-gold = gold
page-tip-gold-rule = Pays for cards and some effects. Each gold left counts 1 towards dominance; what is left in the taxation phase goes back to the treasury.
page-tip-hand = cards in hand
page-tip-hand-rule = How many is public, which ones is not. There is no limit.
page-tip-deck = draw deck
page-tip-deck-rule = Two cards a round are drawn from it. When it is empty, nothing more is drawn.
page-tip-discard = discard pile
page-tip-discard-rule = Cards that were discarded and events that were played, open to all.
page-tip-dead = dead pile
page-tip-dead-rule = Killed characters. A unique one that lies here cannot be played again by its owner.
page-tip-used = used plots
page-tip-used-rule = Plots of earlier rounds. They come back when the last plot of the plot deck is revealed.
page-tip-plots = plot deck
page-tip-plots-rule = Each round everybody secretly chooses one of these plots; they are revealed together.
page-tip-banner = power on the House banner
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
page-tip-phase-setup = Everybody lays out the first cards, paid with the gold of the set-up.
page-tip-phase-plot = Everybody chooses a plot in secret. The highest initiative names the first player.
page-tip-phase-draw = Everybody draws 2 cards.
page-tip-phase-marshaling = Everybody in turn collects income and pays gold to put cards into play.
page-tip-phase-challenges = Everybody in turn may attack once each by military, intrigue and power.
page-tip-phase-dominance = Strength of standing characters and gold left are added up; the highest sum gains 1 power.
page-tip-phase-standing = All kneeling cards stand up.
page-tip-phase-taxation = Gold that is left goes back to the treasury.
