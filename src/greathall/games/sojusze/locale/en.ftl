### The texts of Sojusze (B'Twixt), in our own words. Every key of this file stands in pl.ftl too.
###
### A sentence gets its arguments as variables. Of a field `ally` it may use
###   $ally       the name of the value, as it stands inside a sentence;
###   $ally-id    what to select on: the last part of the value's key ("unknown", "nobody");
###   $ally-xyz   the form `.xyz` of the value's name, if the names of that type have such a form.
### A council is named after the seat on whose left it lies: this is right for any number of players.

## The game

game-name = A Game of Thrones: B'Twixt
game-short = B'Twixt
game-about = Bid for allies, share your councils with both neighbours and keep even the weaker one strong, for 3 to 6 players.
game-kind = bidding, neighbours

## Options: what a player can choose

option-leader = Play as { $leader }
option-play = Play { $card }
option-play-in-second_card = Play { $card } as your second card
option-kneel = Kneel
option-kneel-in-second_card = Kneel without a second card
option-skip = Let this turn go by
option-pass = Decline
option-pass-in-second_card = Play no second card and kneel
option-pass-in-pick_area_card = Choose no card
option-pass-in-pick_own_area_card = Leave your cards where they are
option-pass-in-discard_card = Discard nothing
option-pass-in-give_card = Give no card
option-pass-in-take_card = Take no more cards
option-pass-in-name_leader = Choose nobody
option-pass-in-kill_ally = Kill nobody
option-pass-in-move_ally = Move nobody
option-pass-in-raise_ally = Bring nobody back
option-pass-in-shift_token = Move no token
option-pass-in-pick_council = Choose no council
option-pass-in-order_allies = Leave the other cards as they lie
option-pass-in-answer_betrayal = Discard no Betrayal
option-pass-in-discard_two = Do not bid for Bronn
option-pass-in-agree = Refuse the exchange
option-pass-in-theon_moves = Leave Theon where he is
option-pass-in-keep_cards = Take no card back
option-pass-in-take_token_from = Take no token
option-area = Choose { $card } in { $seat }'s bidding area
option-area-in-pick_own_area_card = Take { $card } from your bidding area back into your hand
option-area-in-discard_card = Discard { $card } from your bidding area
option-area-in-keep_cards = Take { $card } back into your hand
option-area_blank = Choose { $card }, which has lost its ability, in { $seat }'s bidding area
option-area_blank-in-pick_own_area_card = Take { $card }, which has lost its ability, from your bidding area back into your hand
option-area_blank-in-discard_card = Discard { $card }, which has lost its ability, from your bidding area
option-area_blank-in-keep_cards = Take { $card }, which has lost its ability, back into your hand
option-discard = Discard { $card }
option-discard-in-discard_two = Discard { $card } to claim Bronn
option-discard-in-theon_moves = Discard { $card } and move Theon to the council you share
option-give = Give { $card }
option-take = Take { $card }
option-name = Choose { $seat }
option-kill = Kill { $ally }
option-move = Move { $ally }
option-raise = Bring { $ally } back from the dead pile
option-council = Choose { $council }
option-council-in-move_ally = Move the ally to { $council }
option-council-in-place_ally = Place the ally in { $council }
option-council-in-place_token = Place the token in { $council }
option-council-in-take_token_from = Take a token from { $council }
option-shift = Move 1 token from { $council } to { $seat }'s other council
option-top = Put { $ally } back on top of the deck
option-bottom = Put { $ally } on the bottom of the deck
option-current = Make { $ally } the current ally
option-triumph = Resolve { $card }
option-pick = Keep { $card }
option-yes = Yes
option-yes-in-answer_betrayal = Discard a Betrayal
option-yes-in-discard_two = Discard 2 cards and claim Bronn
option-yes-in-wine_and_threats = Discard 2 cards
option-yes-in-agree = Agree to the exchange
option-yes-in-theon_moves = Discard a card and move Theon to the council you share
option-no = No
option-no-in-answer_betrayal = Discard no Betrayal
option-no-in-discard_two = Do not bid for Bronn
option-no-in-agree = Refuse the exchange
option-no-in-theon_moves = Leave Theon where he is
option-kneel_now = Kneel at once
option-obey = Obey { $order }

## Decisions: the question a player is asked

decision-choose_leader = Choose your leader
decision-draft = Keep one card for your hand; the others are passed on
decision-turn = Play an influence card, or kneel
decision-second_card = The Silence: play a second card before you kneel?
decision-pick_area_card = Choose a card in a bidding area
decision-pick_own_area_card = Which card of your bidding area do you take back into your hand?
decision-discard_card = Which card do you discard?
decision-give_card = Which card of your hand do you give away?
decision-take_card = Which card do you take?
decision-name_leader = Choose a leader
decision-kill_ally = Which ally is killed?
decision-move_ally = Move an ally to another council
decision-raise_ally = Which ally comes back from the dead pile?
decision-shift_token = Which power token is moved?
decision-pick_council = Choose a council
decision-place_ally = In which council do you place the ally?
decision-place_token = In which council does the power token go?
decision-order_allies = What do you do with these allies? The first one put back on top will lie uppermost
decision-pick_current = Which ally becomes the current ally?
decision-next_triumph = Which of your triumph abilities is resolved next?
decision-answer_betrayal = Robb Stark: do you discard a Betrayal?
decision-discard_two = Bronn: do you discard 2 cards to claim him?
decision-wine_and_threats = Wine and Threats: discard 2 cards, or kneel at once?
decision-agree = Word of Honour: do you agree to exchange cards?
decision-obey_order = Two cards give contrary orders: which one do you obey?
decision-theon_moves = Theon Greyjoy: do you discard a card to move him to the council you share?
decision-keep_cards = Which card do you take back into your hand instead of discarding it?
decision-take_token_from = From which council is the power token taken?

# What others are told while somebody decides
waiting-choose_leader = { $name } chooses a leader
waiting-draft = { $name } chooses a card to keep
waiting-turn = { $name } bids or kneels
waiting-second_card = { $name } may play a second card
waiting-pick_area_card = { $name } chooses a card on the table
waiting-pick_own_area_card = { $name } takes a card back
waiting-discard_card = { $name } discards a card
waiting-give_card = { $name } gives a card away
waiting-take_card = { $name } takes a card
waiting-name_leader = { $name } names a leader
waiting-kill_ally = { $name } chooses which ally is killed
waiting-move_ally = { $name } moves an ally
waiting-raise_ally = { $name } brings an ally back
waiting-shift_token = { $name } moves a power token
waiting-pick_council = { $name } chooses a council
waiting-place_ally = { $name } places an ally
waiting-place_token = { $name } places a power token
waiting-order_allies = { $name } sorts allies
waiting-pick_current = { $name } chooses the current ally
waiting-next_triumph = { $name } chooses a triumph ability
waiting-answer_betrayal = { $name } answers a Betrayal
waiting-discard_two = { $name } thinks about claiming Bronn
waiting-wine_and_threats = { $name } chooses between wine and threats
waiting-agree = { $name } thinks about an exchange of cards
waiting-obey_order = { $name } decides which order to obey
waiting-theon_moves = { $name } decides where Theon Greyjoy goes
waiting-keep_cards = { $name } chooses a card to keep
waiting-take_token_from = { $name } takes a power token from a council

## Events: what has happened, one line of the log each

event-first = { $seat } is the first player
event-leader = { $seat } plays as { $leader }
event-season = It is now { $season }
event-round = Round { $round }: { $seat } is the first player
event-dealt =
    { $count ->
        [one] Every leader is dealt { $count } card
       *[other] Every leader is dealt { $count } cards
    }
event-events_in =
    { $count ->
        [one] { $count } event card is shuffled into the influence deck
       *[other] { $count } event cards are shuffled into the influence deck
    }
event-revealed = { $seat } reveals an ally: { $ally }
event-played = { $seat } plays { $card }
event-knelt = { $seat } kneels
event-knelt-many = { $names } kneel
event-skipped = { $seat } lets a turn go by
event-skipped-many = { $names } let a turn go by
event-moved_card = { $card } moves from { $victim }'s bidding area to { $seat }'s
event-discarded_area = { $card } is discarded from { $seat }'s bidding area
event-returned = { $card } returns from { $seat }'s bidding area to their hand
event-discarded = { $seat } discards { $card } from hand
event-took =
    { $card-id ->
        [unknown] { $seat } takes a card from { $victim }'s hand
       *[other] { $seat } takes { $card } from { $victim }'s hand
    }
event-gave =
    { $card-id ->
        [unknown] { $seat } gives a card to { $to }
       *[other] { $seat } gives { $card } to { $to }
    }
event-looked_hand = { $seat } looks at { $victim }'s hand
event-looked_allies =
    { $count ->
        [one] { $seat } looks at the top card of the ally deck
       *[other] { $seat } looks at the top { $count } cards of the ally deck
    }
event-looked_tokens = { $seat } looks at the power tokens in { $council }
event-killed = { $ally } is killed
event-moved_ally = { $ally } moves to { $council }
event-token = { $seat } places a power token in { $council }
event-token_on_ally = { $seat } puts a power token on the current ally
event-tokens_back =
    { $count ->
        [one] { $count } power token returns to the supply
       *[other] { $count } power tokens return to the supply
    }
event-shifted = A power token moves from { $from } to { $council }
event-won = { $seat } wins the bid with a total influence of { $count }
event-claimed = { $seat } claims { $ally } and places the card in { $council }
event-current = { $ally } is the current ally now
event-to_bottom =
    { $count ->
        [one] { $count } ally goes to the bottom of the deck
       *[other] { $count } allies go to the bottom of the deck
    }
event-raised = { $ally } comes back from the dead pile to { $council }
event-picked_up =
    { $count ->
        [one] { $seat } takes { $count } card back from the bidding area into hand
       *[other] { $seat } takes { $count } cards back from the bidding area into hand
    }
event-triumph = { $seat } resolves the triumph ability of { $card }
event-blanked = { $card } in { $seat }'s bidding area loses its ability until the end of the round
event-removed = { $card } is removed from the game
event-named = { $seat } chooses { $victim }
event-drafted =
    { $card-id ->
        [unknown] { $seat } sets a card aside
       *[other] { $seat } sets { $card } aside
    }
event-row = { $ally } joins the row of allies
event-declined = { $seat } declines
event-scored = Power of { $council }: { $count }
event-power = { $seat }: small council { $small }, other council { $other }
event-winner = { $seat } wins the game
event-from_discard = { $seat } takes { $card } from the discard pile
event-on_top = { $ally } goes from the dead pile to the top of the ally deck
event-agreed = { $seat } agrees
event-cancelled = { $seat } cancels it with a Betrayal
event-drew_white =
    { $card-id ->
        [unknown] { $seat } draws a white card
       *[other] { $seat } draws a white card: { $card }
    }
event-bids_discarded =
    { $count ->
        [one] { $count } card goes from the bidding areas to the discard pile
       *[other] { $count } cards go from the bidding areas to the discard pile
    }

## Table options: a label, a help text, and a label for every choice

table-mode = Mode
table-mode-help = The standard game, or the advanced game with event cards and the white cards of each leader.
table-mode-standard = Standard game
table-mode-advanced = Advanced game
table-leaders = Leaders
table-leaders-help = Players choose their leaders in turn, or chance deals them out. In the standard game the leader has no effect on play.
table-leaders-pick = Chosen by the players
table-leaders-random = At random
table-draft = Draft
table-draft-help = In a draft you set one card aside, pass the rest on and so build your hand. The Kingsmoot is a draft in which all white and blue cards are in the deck; it needs the advanced game.
table-draft-no = { no }
table-draft-draft = Draft
table-draft-kingsmoot = Kingsmoot
table-open_allies = Open allies
table-open_allies-help = The allies of a whole season lie open in a row, so everybody knows who comes next.
table-open_allies-no = { no }
table-open_allies-yes = { yes }
table-quick = Quick game
table-quick-help = The game is one season shorter: it starts in autumn with 3 or 4 players, in winter with 5 or 6.
table-quick-no = { no }
table-quick-yes = { yes }
table-first_player = First player
table-first_player-help = Chance decides who begins, or a seat named here.
table-first_player-random = At random
table-first_player-0 = Seat 1
table-first_player-1 = Seat 2
table-first_player-2 = Seat 3
table-first_player-3 = Seat 4
table-first_player-4 = Seat 5
table-first_player-5 = Seat 6
table-last_standing = The last leader standing
table-last_standing-help = What happens when all others have knelt: usually the last leader may still play several cards. Otherwise that leader kneels too.
table-last_standing-plays_on = May play on
table-last_standing-kneels = Kneels
table-token_without_ally = A token even without an ally
table-token_without_ally-help = Whether the winner of the bid takes the power token when the current ally was killed before being claimed.
table-token_without_ally-no = { no }
table-token_without_ally-yes = { yes }
table-killed_this_round = A killed ally of this round
table-killed_this_round-help = Whether a “this round” ability lasts to the end of the round when its ally is killed, or stops at once.
table-killed_this_round-lasts = The ability lasts
table-killed_this_round-stops = The ability stops
table-events_at_winter_start = Events at a winter start
table-events_at_winter_start-help = In the quick advanced game of 5 or 6 players, which starts in winter, no event cards come in. With this option 6 are shuffled in at the start.
table-events_at_winter_start-no = { no }
table-events_at_winter_start-yes = { yes }

## Rules reference: where a rule holds

rules-mode-S = Standard game
rules-mode-A = Advanced game
rules-mode-SA = Every game
rules-mode-V = Variants

## The table in words

view-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
view-allies =
    { $count ->
        [one] { $count } ally
       *[other] { $count } allies
    }
view-tokens =
    { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }
view-influence = influence { $count }
view-power = power { $count }
view-hand = Your hand
view-nothing = nothing

## Seasons

season-summer = summer
season-autumn = autumn
season-winter = winter

## Councils: council i lies between seats i and i + 1, on the left of seat i

council-0 = the council left of seat 1
council-1 = the council left of seat 2
council-2 = the council left of seat 3
council-3 = the council left of seat 4
council-4 = the council left of seat 5
council-5 = the council left of seat 6
council-supply = the supply

## Which of two contrary orders the winner obeys

order-strings = Pulling the Strings
order-plan = Long-Laid Plan
order-pack = The Pack Survives

## Words of the cards

term-standard_card = standard card
term-standard_card-text = A red, green or purple influence card.
term-your_ally = your ally
term-your_ally-text = An ally lying in either of your 2 councils.
term-gain_token = gain a power token
term-gain_token-text = Take 1 face-down token from the supply and put it, unseen, in either of your councils.
term-kill = kill
term-kill-text = Put the ally face-up on the dead pile beside the ally deck.
term-discard = discard
term-discard-text = Put on the common discard pile; a white card leaves the game instead.
term-played = when played
term-played-text = Resolved before the card is laid in the bidding area.
term-triumph = triumph
term-triumph-text = Resolved after the winner of the bid is known.
term-may = may
term-may-text = An ability worded with “may” can be declined; every other one must be carried out as far as possible.

## Leaders

leader-cersei = Cersei Lannister
leader-cersei-text = Advanced game: Your 4 white cards are Queen Regent, Wildfire, Kingsguard and Wine and Threats.
leader-euron = Euron Greyjoy
leader-euron-text = Advanced game: Your 4 white cards are The Silence, Dragon Horn, Reaving and The Iron Price.
leader-melisandre = Melisandre
leader-melisandre-text = Advanced game: Your 4 white cards are Shadow Assassin, Blood Magic, Visions in the Flames and Glamour.
leader-doran = Doran Martell
leader-doran-text = Advanced game: Your 4 white cards are Patience, The Sand Snakes, The Water Gardens and Long-Laid Plan.
leader-tyrion = Tyrion Lannister
leader-tyrion-text = Advanced game: Your 4 white cards are Hand of the King, Hired Champion, A Lannister Always Pays His Debts and The Great Chain.
leader-olenna = Olenna Tyrell
leader-olenna-text = Advanced game: Your 4 white cards are Matchmaker, The Strangler, Highgarden's Bounty and Growing Strong.
leader-daenerys = Daenerys Targaryen
leader-daenerys-text = Advanced game: Your 4 white cards are Dracarys, The Unsullied, Breaker of Chains and Blood of the Dragon.
leader-jon = Jon Snow
leader-jon-text = Advanced game: Your 4 white cards are The Night's Watch, Ghost, You Know Nothing and The Free Folk.
leader-eddard = Eddard Stark
leader-eddard-text = Advanced game: Your 4 white cards are The Pack Survives, Ice, Guest Right and Word of Honour.
leader-unknown = no leader yet

## Influence cards: standard

influence-betrayal = Betrayal
influence-betrayal-effect = take a card from somebody's area
influence-betrayal-text = When played: You may pick 1 standard card lying in any leader's bidding area and move it to yours.
influence-betrayal-note = It resolves before Betrayal is laid down, so it cannot move itself. The moved card's on-play ability is not resolved again; its lasting and triumph abilities now serve the leader of the new area. White and blue cards and a protected Royal Decree cannot be picked.
influence-ambush = Ambush
influence-ambush-effect = discard a rival's card worth 5 or less
influence-ambush-text = When played: You may discard 1 standard card with a printed influence of 5 or less from another leader's bidding area.
influence-hostage = Hostage
influence-hostage-effect = send a rival's card back to hand
influence-hostage-text = When played: You may choose 1 standard card other than Hostage or Feigned Retreat in another leader's bidding area; it returns to that leader's hand.
influence-trial_by_combat = Trial by Combat
influence-trial_by_combat-effect = you and a rival lose your highest cards
influence-trial_by_combat-text = When played: Choose another leader who has a card in their bidding area. You and that leader each discard the card with the highest printed influence from your own area. If your area is empty, discard 1 card of your choice from your hand instead.
influence-trial_by_combat-note = It resolves before this card is laid down, so it never discards itself. Among equal highest cards their leader chooses. A protected card is skipped and the next highest is discarded.
influence-poisoned_cup = Poisoned Cup
influence-poisoned_cup-effect = kill an ally of power 2 or less
influence-poisoned_cup-text = When played: You may kill 1 ally with a printed power of 2 or less in any council.
influence-call_the_banners = Call the Banners
influence-call_the_banners-effect = discard another card from hand
influence-call_the_banners-text = When played: Discard 1 other card of your choice from your hand, if you have one.
influence-backup_plan = Backup Plan
influence-backup_plan-effect = if you lose: back to your hand
influence-backup_plan-text = Triumph: If you did not win the bid, this card goes to your hand in the discard step, not to the discard pile.
influence-backup_plan-note = “You” is the leader in whose area the card lies in the discard step.
influence-little_birds = Little Birds
influence-little_birds-effect = a token on the current ally
influence-little_birds-text = When played: Put 1 power token from the supply face-down and unseen on the current ally. Whichever council receives that ally also receives the token.
influence-little_birds-note = Nobody looks at the token. If the current ally is killed, all tokens on it return to the supply.
influence-eavesdropping = Eavesdropping
influence-eavesdropping-effect = look at a rival's hand
influence-eavesdropping-text = When played: Look at the hand of 1 other leader.
influence-blackmail = Blackmail
influence-blackmail-effect = take a random card, give one of yours
influence-blackmail-text = When played: Take 1 random card from another leader's hand, then give that leader 1 card of your choice from yours.
influence-blackmail-note = The card you give may be the one you took. A leader with an empty hand cannot be chosen.
influence-dark_wings = Dark Wings, Dark Words
influence-dark_wings-effect = arrange the next 3 allies
influence-dark_wings-text = When played: Look at the top 3 cards of the ally deck and put them back face-down in any order.
influence-feigned_retreat = Feigned Retreat
influence-feigned_retreat-effect = take back one of your cards
influence-feigned_retreat-text = When played: You may take 1 card other than Hostage or Feigned Retreat from your own bidding area back into your hand.
influence-feigned_retreat-note = It resolves before this card is laid down, so it cannot take itself back.
influence-pulling_the_strings = Pulling the Strings
influence-pulling_the_strings-effect = if a neighbour wins: all to your shared council
influence-pulling_the_strings-text = Triumph: When a neighbour of yours wins the bid, the ally and every power token that neighbour gains must go to the council you two share.
influence-pulling_the_strings-note = If both neighbours of the winner have equally many of these cards, the winner chooses freely; a majority on one side binds. Additional allies ignore this card, and an ally's own placement text beats it.
influence-royal_decree = Royal Decree
influence-royal_decree-effect = cannot be moved or discarded
influence-royal_decree-text = While in your bidding area: Other influence cards can neither move nor discard this card.
influence-royal_decree-note = Returning it to a hand by another influence card counts as moving it. Ally abilities and the ordinary discard step still affect it.
influence-a_game_of_thrones = A Game of Thrones
influence-a_game_of_thrones-effect = no ability
influence-a_game_of_thrones-text = No ability.
influence-corruption = Corruption
influence-corruption-effect = move a token between a leader's councils
influence-corruption-text = When played: Choose a leader and move 1 power token from one of that leader's councils to the other.
influence-corruption-note = The token stays face-down and nobody looks at it. If any council holds a token, this must be done.
influence-royal_favour = Royal Favour
influence-royal_favour-effect = if you win: 1 more token
influence-royal_favour-text = Triumph: If you won the bid, gain 1 additional power token.
influence-oath_of_fealty = Oath of Fealty
influence-oath_of_fealty-effect = if a neighbour wins: a token for your shared council
influence-oath_of_fealty-text = Triumph: If a neighbour of yours won the bid, gain 1 power token and place it in the council you share with that neighbour.

## Influence cards: events

influence-intercept = Intercept
influence-intercept-effect = see a leader's hand until the end of the round
influence-intercept-text = When played: Name a leader. For the rest of the round their hand is open to you whenever you wish.
influence-bribery = Bribery
influence-bribery-effect = into a rival's area, then into their hand
influence-bribery-text = When played: Lay this card in the bidding area of another leader of your choice instead of your own. Triumph: The leader in whose area it lies takes it into their hand.
influence-bribery-note = It reaches the hand with the other triumph abilities, not in the discard step. It is laid straight into the other area, so nothing that forbids moving cards between areas stops it.
influence-red_wedding = The Red Wedding
influence-red_wedding-effect = kill an ally of yours for a token
influence-red_wedding-text = When played: You may kill 1 ally in either of your councils. If you do, gain 1 power token and place it in your other council.
influence-purple_wedding = The Purple Wedding
influence-purple_wedding-effect = if you lose: the winner kills an ally
influence-purple_wedding-text = Triumph: If you did not win the bid, then after placing the current ally the winner kills 1 ally of their choice in the council where it was placed.
influence-purple_wedding-note = The newly placed ally may be the one killed. No effect if the current ally was killed before it was placed.
influence-walk_of_atonement = Walk of Atonement
influence-walk_of_atonement-effect = bigger hands discard 1 card
influence-walk_of_atonement-text = When played: Each other leader with more cards in hand than you discards 1 card of their choice from hand.
influence-walk_of_atonement-note = Your hand is counted after this card has left it.
influence-battle_of_the_blackwater = Battle of the Blackwater
influence-battle_of_the_blackwater-effect = rivals lose their lowest card
influence-battle_of_the_blackwater-text = When played: Each other leader with 2 or more cards in their bidding area discards the one with the lowest printed influence (their choice if equal).
influence-iron_bank = The Iron Bank Will Have Its Due
influence-iron_bank-effect = a token of the fullest council returns to the supply
influence-iron_bank-text = When played: Choose a council with the most power tokens (your choice if equal). Return 1 random token from it, unseen, to the supply.
influence-valar_morghulis = Valar Morghulis
influence-valar_morghulis-effect = every leader kills an ally on their left
influence-valar_morghulis-text = When played: Starting with you and going clockwise, each leader kills 1 ally of their choice in the council on their left, if there is one.
influence-valar_morghulis-note = Every council is exactly one leader's left council, so each council loses at most 1 ally.
influence-winter_is_coming = Winter Is Coming
influence-winter_is_coming-effect = no kneeling with an empty area
influence-winter_is_coming-text = When played: Until the end of the round a leader who holds a card cannot choose to kneel while their bidding area is empty.
influence-winter_is_coming-note = A leader with no legal card to play kneels anyway.
influence-red_comet = The Red Comet
influence-red_comet-effect = choose the current ally
influence-red_comet-text = When played: Look at the top 2 cards of the ally deck. Choose 1 of those 2 or the current ally as the current ally; put the other 2 on the bottom of the ally deck in any order.
influence-red_comet-note = Tokens lying on the old current ally move to the new one. The new ally's “this round” ability starts at once and the old one's stops. No effect in the open-allies variant.
influence-tourney_of_the_hand = The Hand's Tourney
influence-tourney_of_the_hand-effect = the second in the bid gains a token
influence-tourney_of_the_hand-text = Triumph: The leader with the second highest total influence gains 1 power token.
influence-tourney_of_the_hand-note = The winner of the bid is first, whatever decided it; among the others the highest total is second, ties broken as in the bid, even at 0.

## Influence cards of the leaders

influence-queen_regent = Queen Regent
influence-queen_regent-effect = you win ties
influence-queen_regent-text = While in your bidding area: If you are tied for the highest total influence, you win the tie.
influence-wildfire = Wildfire
influence-wildfire-effect = discard a rival's 2 highest cards
influence-wildfire-text = When played: Choose another leader. Discard the 2 standard cards with the highest printed influence from their bidding area (all of them if there are fewer).
influence-wildfire-note = Among equal cards their leader chooses.
influence-kingsguard = Kingsguard
influence-kingsguard-effect = protects your area
influence-kingsguard-text = While in your bidding area: Other leaders' influence cards cannot move, discard or return to hand any card in your area.
influence-wine_and_threats = Wine and Threats
influence-wine_and_threats-effect = a rival discards 2 cards or kneels
influence-wine_and_threats-text = When played: Choose another leader who has not knelt. That leader either discards 2 cards from hand or kneels at once; with fewer than 2 cards in hand they must kneel.
influence-wine_and_threats-note = Kneeling through this card is allowed also under Winter Is Coming. A leader shielded by The Night's Watch has both ways open; discarding is then their own will.
influence-the_silence = The Silence
influence-the_silence-effect = let turns go by, then play up to 2 cards
influence-the_silence-text = When played: For the rest of the round you may let your turns go by without kneeling. The first turn you do take consists of playing 0, 1 or 2 influence cards and then kneeling at once.
influence-the_silence-note = You may not let a turn go by when every other leader has knelt, nor when nobody has played a card or knelt since your own previous turn. If the card leaves all bidding areas, the effect stays with the leader in whose area it lay last.
influence-dragon_horn = Dragon Horn
influence-dragon_horn-effect = take any card from a rival's area
influence-dragon_horn-text = When played: You may move 1 card of any colour from another leader's bidding area to yours.
influence-reaving = Reaving
influence-reaving-effect = if you lose: take a token of the winner
influence-reaving-text = Triumph: If you did not win the bid, move 1 power token from either council of the winner to one of your councils.
influence-reaving-note = The token must end up in a different council.
influence-iron_price = The Iron Price
influence-iron_price-effect = take a random card from each neighbour
influence-iron_price-text = When played: Take 1 random card from the hand of each of your neighbours.
influence-shadow_assassin = Shadow Assassin
influence-shadow_assassin-effect = if you lose: you may kill the ally
influence-shadow_assassin-text = Triumph: If you did not win the bid, you may kill the current ally; nobody claims it then.
influence-shadow_assassin-note = The winner still gains the power token for the bid. Tokens on the ally return to the supply.
influence-blood_magic = Blood Magic
influence-blood_magic-effect = if you win: a dead ally instead of this one
influence-blood_magic-text = Triumph: If you won the bid, you may kill the current ally instead of claiming it. If you do, claim 1 other ally from the dead pile and place it in either of your councils.
influence-blood_magic-note = Cannot be used if the dead pile holds no other ally. The ally claimed ignores Pulling the Strings and its “when claimed” ability is resolved.
influence-visions_in_the_flames = Visions in the Flames
influence-visions_in_the_flames-effect = sort the next 4 allies
influence-visions_in_the_flames-text = When played: Look at the top 4 cards of the ally deck. Put any number of them on the bottom of the deck and the rest back on top, each group in any order.
influence-glamour = Glamour
influence-glamour-effect = worth as much as the highest rival card
influence-glamour-text = While in your bidding area: This card's influence equals the highest printed influence among cards in other leaders' bidding areas (0 if there are none).
influence-patience = Patience
influence-patience-effect = if you lose: keep up to 2 cards
influence-patience-text = Triumph: If you did not win the bid, you may take up to 2 other cards from your bidding area into your hand instead of discarding them.
influence-sand_snakes = The Sand Snakes
influence-sand_snakes-effect = kill an ally of power 3 or less in a foreign council
influence-sand_snakes-text = When played: You may kill 1 ally with a printed power of 3 or less in a council that is not yours.
influence-water_gardens = The Water Gardens
influence-water_gardens-effect = gain a token
influence-water_gardens-text = When played: Gain 1 power token.
influence-long_laid_plan = Long-Laid Plan
influence-long_laid_plan-effect = if you lose: you place the winner's tokens
influence-long_laid_plan-text = Triumph: If you did not win the bid, you choose in which of the winner's councils each power token they gain this round is placed.
influence-long_laid_plan-note = If this collides with Pulling the Strings, the winner chooses which card to obey.
influence-hand_of_the_king = Hand of the King
influence-hand_of_the_king-effect = take another turn
influence-hand_of_the_king-text = When played: After laying this card down, take another turn at once.
influence-hand_of_the_king-note = No extra turn if you have to kneel at once (The Silence).
influence-hired_champion = Hired Champion
influence-hired_champion-effect = discard a card to discard a rival's
influence-hired_champion-text = When played: You may discard 1 other card from your hand to discard 1 standard card from another leader's bidding area.
influence-pays_his_debts = A Lannister Always Pays His Debts
influence-pays_his_debts-effect = give a card away for a token
influence-pays_his_debts-text = When played: You may give 1 card from your hand to another leader. If you do, gain 1 power token.
influence-great_chain = The Great Chain
influence-great_chain-effect = cards cannot be moved or taken back
influence-great_chain-text = When played: Until the end of the round influence cards can neither move a card from one bidding area to another nor return a card from a bidding area to a hand.
influence-great_chain-note = It also stops Backup Plan, Bribery's return and similar triumph abilities this round.
influence-matchmaker = Matchmaker
influence-matchmaker-effect = if you win: claim the next ally too
influence-matchmaker-text = Triumph: If you won the bid, then after placing the current ally reveal the next ally of the deck and claim it as well; place it in either of your councils.
influence-matchmaker-note = The extra ally ignores Pulling the Strings, its “when claimed” ability is resolved, and it brings no extra power token.
influence-strangler = The Strangler
influence-strangler-effect = if you lose: kill an ally of the winner
influence-strangler-text = Triumph: If you did not win the bid, you may kill 1 ally with a printed power of 3 or less in either council of the winner.
influence-strangler-note = It resolves before the current ally is placed, so it cannot hit the current ally.
influence-highgardens_bounty = Highgarden's Bounty
influence-highgardens_bounty-effect = take up to 2 discarded cards
influence-highgardens_bounty-text = When played: Take up to 2 standard cards other than Hostage or Feigned Retreat, with a combined printed influence of 6 or less, from the discard pile into your hand.
influence-growing_strong = Growing Strong
influence-growing_strong-effect = 1 more for each other card of yours
influence-growing_strong-text = While in your bidding area: This card's influence is increased by 1 for each other card in your area.
influence-dracarys = Dracarys
influence-dracarys-effect = discard any card of a rival
influence-dracarys-text = When played: You may discard 1 card of any colour from another leader's bidding area.
influence-unsullied = The Unsullied
influence-unsullied-effect = cannot be touched
influence-unsullied-text = While in a bidding area: No other influence card can move this card, discard it or return it to a hand.
influence-breaker_of_chains = Breaker of Chains
influence-breaker_of_chains-effect = move an ally to the leader's other council
influence-breaker_of_chains-text = When played: You may move 1 ally from a council of any leader to that same leader's other council.
influence-blood_of_the_dragon = Blood of the Dragon
influence-blood_of_the_dragon-effect = if you win: a token, and look at a council's tokens
influence-blood_of_the_dragon-text = Triumph: If you won the bid, gain 1 additional power token, then look at the values of all power tokens in 1 of your councils.
influence-nights_watch = The Night's Watch
influence-nights_watch-effect = protects your hand
influence-nights_watch-text = While in your bidding area: Other leaders' influence cards cannot look at your hand, take cards from it or make you discard or give away cards from it.
influence-ghost = Ghost
influence-ghost-effect = if you win: keep 1 card
influence-ghost-text = Triumph: If you won the bid, take 1 other card from your bidding area into your hand instead of discarding it.
influence-you_know_nothing = You Know Nothing
influence-you_know_nothing-effect = a rival's card loses its ability
influence-you_know_nothing-text = When played: Choose 1 card in another leader's bidding area. Until the end of the round it counts as having no ability; it keeps its influence.
influence-you_know_nothing-note = An effect until the end of the round that the chosen card has started stops as well.
influence-free_folk = The Free Folk
influence-free_folk-effect = claim the next ally if it is weak
influence-free_folk-text = When played: Reveal the next ally of the deck. If its power is 2 or less, claim it; otherwise put it on the bottom of the ally deck.
influence-the_pack_survives = The Pack Survives
influence-the_pack_survives-effect = if you win: ally and 1 more token to your fuller council
influence-the_pack_survives-text = Triumph: If you won the bid, you must place the current ally in whichever of your councils holds more allies (your choice if equal). Gain 1 additional power token and place it in that same council.
influence-the_pack_survives-note = Allies are counted when the winner is known; the token goes to that council also if the ally is killed or an ally's ability sends it elsewhere.
influence-ice = Ice
influence-ice-effect = kill an ally of yours to clear a rival's area
influence-ice-text = When played: You may kill 1 ally in either of your councils. If you do, discard every standard card from 1 other leader's bidding area.
influence-guest_right = Guest Right
influence-guest_right-effect = allies and tokens are safe this round
influence-guest_right-text = When played: Until the end of the round influence cards can neither kill an ally nor move or remove a power token lying in a council.
influence-guest_right-note = Abilities of allies are not stopped.
influence-word_of_honour = Word of Honour
influence-word_of_honour-effect = look at each other's hands and perhaps exchange a card
influence-word_of_honour-text = When played: Choose a neighbour. You look at each other's hands; then, if you both agree, each gives the other 1 card.
influence-word_of_honour-note = Both see the hands first; then you, and after you the neighbour, say yes or no. If both say yes, each picks 1 card of their own hand, secretly and at the same time. No exchange if either hand is empty.
influence-unknown = a card

## Allies

ally-jaime_lannister = Ser Jaime Lannister
ally-jaime_lannister-title = The Kingslayer
ally-jaime_lannister-text = This round: Nobody may play a card whose name already lies in any bidding area.
ally-oberyn_martell = Oberyn Martell
ally-oberyn_martell-title = The Red Viper
ally-oberyn_martell-text = When claimed: You and the leader ranked second in total influence each discard 2 cards of your own choice from hand.
ally-oberyn_martell-note = With fewer than 2 cards, discard all of them. Second is the leader with the highest total besides the winner of the bid, ties broken as in the bid.
ally-varys = Varys
ally-varys-title = The Spider
ally-varys-text = When claimed: Inspect 1 other leader's hand and keep 1 card of your choice from it.
ally-patchface = Patchface
ally-patchface-title = The Fool of Dragonstone
ally-patchface-text = When claimed: Privately inspect the top 5 cards of the ally deck and put them back face-down in an order you set.
ally-arianne_martell = Arianne Martell
ally-arianne_martell-title = Heir to Sunspear
ally-arianne_martell-text = This round: The first leader to kneel with a non-empty bidding area must pick up the whole area back into hand.
ally-arianne_martell-note = Leaders who kneel with an empty area do not use this up. It happens only once per round.
ally-sansa_stark = Sansa Stark
ally-sansa_stark-title = Hostage of the Lannisters
ally-sansa_stark-text = When claimed: Sansa goes to whichever of your councils contains your strongest ally.
ally-sansa_stark-note = Printed power counts, Sansa herself not included. With no allies yet, or with equal highest allies in both councils, choose. This beats Pulling the Strings, Ser Loras Tyrell and The Pack Survives.
ally-loras_tyrell = Ser Loras Tyrell
ally-loras_tyrell-title = The Knight of Flowers
ally-loras_tyrell-text = When claimed: With Renly Baratheon among your allies, Loras joins Renly's council. Then the next ally is revealed and claimed too, going to the council Loras is in.
ally-loras_tyrell-note = The extra ally's “when claimed” ability is resolved; Mance, Sansa and Jaqen ignore the placement order. The extra ally ignores Pulling the Strings and brings no extra token.
ally-shae = Shae
ally-shae-title = The Camp Follower
ally-shae-text = When claimed: 1 ally of your choice leaves your other council and joins the council Shae is in.
ally-robb_stark = Robb Stark
ally-robb_stark-title = The Young Wolf
ally-robb_stark-text = When claimed: Any other leader may discard a Betrayal from hand, which kills Robb; you may then discard a Betrayal of your own to undo that.
ally-robb_stark-note = Leaders are asked clockwise from the claimer's left.
ally-ilyn_payne = Ser Ilyn Payne
ally-ilyn_payne-title = The King's Headsman
ally-ilyn_payne-text = When claimed: Privately inspect the top 3 cards of the ally deck, kill 1 of them and put the other 2 back face-down on top in either order.
ally-mance_rayder = Mance Rayder
ally-mance_rayder-title = King-Beyond-the-Wall
ally-mance_rayder-text = When claimed: Place Mance in the council with the fewest allies of all councils in the game (your choice if equal), even if it is not yours.
ally-mance_rayder-note = This beats every other placement restriction.
ally-jaqen_hghar = Jaqen H'ghar
ally-jaqen_hghar-title = The Faceless Man
ally-jaqen_hghar-text = When claimed: Kill 1 ally with a printed power of 3 or less in any council and place Jaqen in that council. If there is no such ally, place him in either of your councils.
ally-jaqen_hghar-note = This beats every other placement restriction. If nothing can be killed, also because killing is barred, place him in either of your councils.
ally-renly_baratheon = Renly Baratheon
ally-renly_baratheon-title = The King in Highgarden
ally-renly_baratheon-text = End of the game: Renly's power is increased by 2 if Ser Loras Tyrell is in the same council.
ally-stannis_baratheon = Stannis Baratheon
ally-stannis_baratheon-title = Lord of Dragonstone
ally-stannis_baratheon-text = This round: Triumph abilities of influence cards are not resolved.
ally-stannis_baratheon-note = This covers every card that has a triumph ability.
ally-joffrey_baratheon = Joffrey Baratheon
ally-joffrey_baratheon-title = The Cruel King
ally-joffrey_baratheon-text = When claimed: Kill 1 other ally of your choice in the council where you placed Joffrey, if there is one.
ally-tommen_baratheon = Tommen Baratheon
ally-tommen_baratheon-title = The Boy King
ally-tommen_baratheon-text = When claimed: Gain 1 additional power token and place it in Tommen's council.
ally-tywin_lannister = Tywin Lannister
ally-tywin_lannister-title = Lord of Casterly Rock
ally-tywin_lannister-text = When claimed: Choose one of your neighbours. That neighbour gains 1 power token.
ally-tywin_lannister-note = The neighbour places it in either of their own councils.
ally-sandor_clegane = Sandor Clegane
ally-sandor_clegane-title = The Hound
ally-sandor_clegane-text = This round: A leader who kneels with an empty bidding area discards 1 card of their choice from hand.
ally-gregor_clegane = Ser Gregor Clegane
ally-gregor_clegane-title = The Mountain That Rides
ally-gregor_clegane-text = When claimed: Kill 1 ally with a printed power of 2 or less in any council.
ally-bronn = Bronn
ally-bronn-title = The Sellsword
ally-bronn-text = When claimed: Clockwise from your left, each other leader may discard 2 cards from hand. The first to do so claims Bronn instead of you and places him in one of their own councils.
ally-bronn-note = Bronn's ability is not resolved a second time. You still gain the power token for winning the bid.
ally-qyburn = Qyburn
ally-qyburn-title = The Chainless Maester
ally-qyburn-text = When claimed: Return 1 ally with a printed power of 3 or less from the dead pile to Qyburn's council.
ally-qyburn-note = The returned ally is placed, not claimed: its “when claimed” ability is not resolved.
ally-pycelle = Grand Maester Pycelle
ally-pycelle-title = Servant of the Rock
ally-pycelle-text = When claimed: Take 1 standard card of your choice from the discard pile into your hand.
ally-petyr_baelish = Petyr Baelish
ally-petyr_baelish-title = Littlefinger
ally-petyr_baelish-text = When claimed: You may move up to 2 power tokens, each from one council of a leader to that same leader's other council.
ally-margaery_tyrell = Margaery Tyrell
ally-margaery_tyrell-title = The Rose of Highgarden
ally-margaery_tyrell-text = End of the game: Margaery's power is increased by 2 if Renly Baratheon, Joffrey Baratheon or Tommen Baratheon is in the same council.
ally-mace_tyrell = Mace Tyrell
ally-mace_tyrell-title = Lord of Highgarden
ally-mace_tyrell-text = When claimed: Give 1 card of your choice from your hand to each neighbour, the left one first, as long as you have cards.
ally-brienne_of_tarth = Brienne of Tarth
ally-brienne_of_tarth-title = The Maid of Tarth
ally-brienne_of_tarth-text = When claimed: If Renly Baratheon, Catelyn Stark or Ser Jaime Lannister is your ally, place Brienne in that ally's council and gain 1 additional power token there.
ally-brienne_of_tarth-note = If you have several of them, choose one.
ally-catelyn_stark = Catelyn Stark
ally-catelyn_stark-title = Lady of Winterfell
ally-catelyn_stark-text = End of the game: Catelyn's power is increased by 1 for each of Robb Stark, Sansa Stark, Arya Stark and Bran Stark in the same council.
ally-bran_stark = Bran Stark
ally-bran_stark-title = The Winged Wolf
ally-bran_stark-text = When claimed: Look at the values of all power tokens in 1 council of your choice, then turn them face-down again.
ally-arya_stark = Arya Stark
ally-arya_stark-title = The Girl Without a Name
ally-arya_stark-text = When claimed: You may discard 1 card from your hand to kill 1 ally with a printed power of 3 or less in any council.
ally-hodor = Hodor
ally-hodor-title = Stableboy of Winterfell
ally-hodor-text = When claimed: If Bran Stark is your ally, place Hodor in Bran's council and gain 1 additional power token there.
ally-theon_greyjoy = Theon Greyjoy
ally-theon_greyjoy-title = The Turncloak
ally-theon_greyjoy-text = When claimed: After you place Theon, the neighbour who does not share his council may discard 1 card from hand to move him to the council you share with that neighbour.
ally-asha_greyjoy = Asha Greyjoy
ally-asha_greyjoy-title = The Kraken's Daughter
ally-asha_greyjoy-text = When claimed: You may take 1 card from your bidding area back into your hand.
ally-victarion_greyjoy = Victarion Greyjoy
ally-victarion_greyjoy-title = Lord Captain of the Iron Fleet
ally-victarion_greyjoy-text = This round: A leader who has 3 or more cards in their bidding area cannot play another.
ally-balon_greyjoy = Balon Greyjoy
ally-balon_greyjoy-title = King of the Iron Islands
ally-balon_greyjoy-text = End of the game: Balon's power is increased by 3 if there are no power tokens in his council.
ally-ramsay_snow = Ramsay Snow
ally-ramsay_snow-title = The Bastard of the Dreadfort
ally-ramsay_snow-text = When claimed: Look at another leader's hand and discard 1 card of your choice from it.
ally-roose_bolton = Roose Bolton
ally-roose_bolton-title = The Leech Lord
ally-roose_bolton-text = When claimed: If Robb Stark is in any council, you may kill him. If you do, gain 1 additional power token.
ally-walder_frey = Walder Frey
ally-walder_frey-title = The Late Lord
ally-walder_frey-text = When claimed: Place Walder in the council you share with the neighbour who has the higher total influence this round (your choice if equal).
ally-brynden_tully = Ser Brynden Tully
ally-brynden_tully-title = The Blackfish
ally-brynden_tully-text = This round: No card can be moved from one bidding area to another.
ally-lysa_arryn = Lysa Arryn
ally-lysa_arryn-title = Lady of the Eyrie
ally-lysa_arryn-text = When claimed: You do not gain the power token for winning this bid.
ally-lysa_arryn-note = Tokens lying on Lysa's card and additional tokens from other cards are unaffected.
ally-davos_seaworth = Ser Davos Seaworth
ally-davos_seaworth-title = The Onion Knight
ally-davos_seaworth-text = When claimed: You may move 1 power token from one of your councils to the other.
ally-samwell_tarly = Samwell Tarly
ally-samwell_tarly-title = The Slayer
ally-samwell_tarly-text = When claimed: Look at the top 3 cards of the ally deck. Put 1 of them on the bottom of the deck and the other 2 back on top in any order.
ally-jeor_mormont = Jeor Mormont
ally-jeor_mormont-title = The Old Bear
ally-jeor_mormont-text = This round: No ally can be killed.
ally-maester_aemon = Maester Aemon
ally-maester_aemon-title = Conscience of Castle Black
ally-maester_aemon-text = When claimed: You may put 1 ally of your choice from the dead pile face-down on top of the ally deck.
ally-ygritte = Ygritte
ally-ygritte-title = Kissed by Fire
ally-ygritte-text = When claimed: Choose a neighbour. You may move 1 ally with a printed power of 3 or less from the council of theirs that you do not share into the council you do share with them.
ally-tormund = Tormund Giantsbane
ally-tormund-title = Hornblower of Ruddy Hall
ally-tormund-text = This round: Each leader's total influence is increased by 1 for each card in their bidding area.
ally-jorah_mormont = Ser Jorah Mormont
ally-jorah_mormont-title = The Exiled Knight
ally-jorah_mormont-text = When claimed: Show your hand to 1 neighbour of your choice, then gain 1 additional power token.
ally-barristan_selmy = Ser Barristan Selmy
ally-barristan_selmy-title = Barristan the Bold
ally-barristan_selmy-text = This round: Abilities cannot discard cards from bidding areas.
ally-daario_naharis = Daario Naharis
ally-daario_naharis-title = Captain of the Stormcrows
ally-daario_naharis-text = When claimed: Place Daario in whichever of your councils holds more power tokens (your choice if equal).
ally-khal_drogo = Khal Drogo
ally-khal_drogo-title = Khal of Khals
ally-khal_drogo-text = This round: Only the 2 cards with the highest influence in each bidding area count towards total influence.
ally-high_sparrow = The High Sparrow
ally-high_sparrow-title = The High Septon
ally-high_sparrow-text = When claimed: Each leader with 5 or more cards in hand discards 1 card of their choice.
ally-unknown = an ally

## Parts of the game whose provenance is told (see provenance-* of the program)

part-leaders = the leaders
part-allies = the ally cards
part-influence = the standard influence cards
part-events = the event cards
part-white = the white cards of the leaders
part-tokens = the mix of the power tokens

## The board in the page: words that only the picture and the hand show

page-card = Card
page-look = Point at a card to read it.
page-you = You
page-time = { $season }, round { $round } of { $rounds }
page-step-reveal = Reveal
page-step-bid = Bid
page-step-claim = Claim
page-step-discard = Discard
page-influence = influence
page-current-ally = Current ally
page-no-ally = no allies
page-no-ally-now = No ally is on offer now.
page-on-ally =
    { $count ->
        [one] { $count } token on the card
       *[other] { $count } tokens on the card
    }
page-ally-deck = ally deck: { $count }
page-ally-deck-short = ally deck
page-ally-row = Next allies
page-known-top = Top of the ally deck, as far as you know it
page-known-bottom = Bottom of the ally deck, as far as you know it
page-known-among = Somewhere in the ally deck, as you know
page-dead-pile = dead pile: { $count }
page-supply = tokens in supply: { $count }
page-influence-deck = influence deck: { $count }
page-discard-pile = discard pile: { $count }
page-removed = out of the game: { $count }
page-hand-of = { $name }'s hand
page-a-hand = The hand you look at
page-your-area = your bidding area
page-your-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
page-no-cards = You have no cards left.
page-cards-in-hand = in hand: { $count }
page-in-hand = cards in hand
page-in-area = cards in the bidding area
page-known-cards = known to you: { $count }
page-somewhere = known to be in others' hands
page-white-left = white cards left: { $count }
page-empty = empty
page-kneels = kneels
page-leads = leads
page-waits = waits
page-decides = decides
page-to-play = to play
page-won = wins the bid
page-wins = wins the game
page-first-player = first player
page-silence = The Silence: may let turns go by
page-no-ability = without ability
page-in-force = This round: { $card }
page-resolving = { $name } carries out
page-council = Council of { $first } and { $second }
page-council-named = the { $first }–{ $second } council
page-council-line = { page-council }: open power { $power }, face-down tokens { $tokens }
page-sum-line =
    { $tokens ->
        [0] { $power } open
        [one] { $power } open + { $tokens } token
       *[other] { $power } open + { $tokens } tokens
    }
page-open-power = open
page-hidden-range = + { $low }–{ $high } face-down
page-company = +{ $count } for their company
page-seen-tokens = tokens you have seen: { $values }
page-small-council = small council
page-small-of = small council: { $names }
page-other-council = other council
page-other-line = other council: { $power }
page-allies = allies
page-final-count = Final count
page-final-line = small council { $small }, other council { $other }
page-end-tokens = All power tokens are turned up, and the councils are counted: allies and tokens together.
page-end-small = The weaker council of a leader is their small council.
page-decided-2 = The most powerful small council wins.
page-decided-3 = The small councils are equal, so the other councils decide.
page-decided-4 = Both councils are equal, so the number of allies decides.
page-decided-5 = All is equal: the victory is shared.
page-skip = Skip
page-again = Count once more
page-draft = Cards to choose from
page-draft-waits = The others are still choosing.
page-picked = set aside: { $count }
page-seat-line = { $name } as { $leader }: influence { $total }, in hand { $count }
page-card-line = { $card }, influence { $value }: { $effect }
page-ally-line = { $ally }, power { $power }
page-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
page-colour-red = standard card, red
page-colour-green = standard card, green
page-colour-purple = standard card, purple
page-colour-blue = event card
page-colour-white = leader's own card
page-do-leader = Choose a leader
page-leader-no-effect = In the standard game the leader changes nothing but colour and name: take whom you like.
page-do-play = Play a card
page-do-area = Choose a card in a bidding area
page-do-area_blank = Choose a card without ability
page-do-discard = Discard a card
page-do-give = Give a card
page-do-take = Take a card
page-do-name = Choose a leader
page-do-kill = Kill an ally
page-do-move = Move an ally
page-do-raise = Bring an ally back
page-do-council = Choose a council
page-do-shift = Move a token
page-do-top = Put on top of the deck
page-do-bottom = Put on the bottom of the deck
page-do-current = Choose the current ally
page-do-triumph = Resolve a triumph ability
page-do-pick = Set a card aside

## The tutorial: what the coach says (tutorial.yaml names when)

tutorial-welcome = Welcome to the council table. You lead a house among three, and you bid for allies who make your councils strong. But only your weaker council counts: whoever has the strongest “small council” at the end wins.
tutorial-coach = I stay beside the table and explain whatever is new. Whenever you are unsure, press “Show me” or the key H: I suggest a choice from what you can see yourself. You may always decide otherwise, and the small chips open the rules.
tutorial-councils = You share one council with the neighbour on your left and one with the neighbour on your right. Whatever lies there counts for both of you. The weaker of your two is your small council, so you need both neighbours, and neither too much.
tutorial-season = This short game lasts two seasons, autumn and winter. Each round is about one ally: it is revealed, everybody bids, the winner claims it, and the bids are discarded.
tutorial-ally = This is the current ally. The number is the power it brings to a council, and its text may change this round or do something when it is claimed. Ask yourself how much it is worth to you, and to whom you would not give it.
tutorial-turn = It is your turn: play one influence card or kneel. A card's number is added to your bid, and its text takes effect at once. You have ten cards for the whole season, so do not spend them all on the first ally.
tutorial-played = Your card now lies in your bidding area. The values there are your total influence. Texts are carried out as far as possible; only where it says “may” can you decline.
tutorial-others = Turns go round clockwise. Every leader plays one card or kneels, again and again, so you always see what the others have bid before you go on.
tutorial-kneel = You may raise your bid or kneel. Whoever kneels is out until the end of the round, but saves cards. The round ends when all have knelt, so a bid that cannot be caught is enough.
tutorial-name_leader = The card aims at a leader, and you name which one. Look at who leads the bid, and with whom you share the council you care for.
tutorial-pick_area_card = Choose a card that lies in a bidding area. Taking a strong card out of a rival's bid can be worth more than adding your own.
tutorial-moved_card = A card changed its bidding area. From now on it counts for the leader in front of whom it lies, and “you” in its text means that leader.
tutorial-bid_won = All have knelt. The highest total influence wins the bid; in a tie it is whoever comes first counting clockwise from the first player.
tutorial-place_ally = You won the ally. Put it into one of your two councils: usually the weaker one, because only that one counts for you. Think also of the neighbour you make stronger.
tutorial-place_token = Whoever wins also gets a power token, face-down: 1, 2 or 3. It may go to the other council. Nobody knows its number before the end.
tutorial-discarded = All played cards are discarded and everybody stands up. The cards you kept are still in your hand for the next ally.
tutorial-next_round = The first-player marker goes on to the left, and a new ally is revealed. Being first wins ties, being last means seeing what the others do.
tutorial-other_won = Another leader claimed an ally. If it went to a council you share, it helps you as well. Watch which councils grow.
tutorial-triumph = A card with the triumph symbol takes effect only now, after the winner is known. Read on each whether it rewards winning or losing.
tutorial-killed = An ally was killed and lies in the dead pile, where all can see it. Its power is gone.
tutorial-order_allies = You look at the next allies and decide in which order they will come. What suits you should come when you have the cards to win it.
tutorial-shift_token = Tokens can be moved between councils. Take power from where it does not count for you to where it does.
tutorial-winter = A new season: everybody discards the hand, all cards are shuffled, and ten new ones are dealt. Winter is the last season, so now cards need not be saved beyond it.
tutorial-scored = The game is over: the tokens are turned up and the power of every council is added up. For each leader only the weaker council counts; if those are equal, the other one decides.
tutorial-won = Your small council is the strongest of all. You have won your first game!
tutorial-lost = This time somebody else had the strongest small council. Nobody minds losing a first game: you now know every step, and the next one will look different.
tutorial-farewell = That was the whole game. Next, play all three seasons against bots, try the advanced game with the leaders' own cards and the events, or invite two to five friends: with real neighbours the talking begins. Well met!

# Why something is not possible, by rule.
reason-SOJ-AMB-4 = You are the last one standing: at this table you kneel now.
reason-SOJ-AMB-7 = This is not in its turn: triumph abilities have their order.
reason-SOJ-AMB-10 = Pulling the Strings wants the token in your other council.
reason-SOJ-AMB-11 = There is no such order to obey now.
reason-SOJ-AMB-12 = Robb's fate is for the leader who is asked now.
reason-SOJ-AMB-14 = You cannot let this turn go by: nobody has played or knelt since your last one, or all others kneel.
reason-SOJ-AMB-16 = This card is protected by its own text.
reason-SOJ-AMB-17 = The card lies in your own area already.
reason-SOJ-AMB-18 = Ser Jaime forbids it: a card of this name lies in a bidding area.
reason-SOJ-AMB-21 = There is no such card in the discard pile.
reason-SOJ-AMB-31 = Cards are not traded freely; only an ability gives or takes them.
reason-SOJ-AMB-37 = Another card forbids it, and “cannot” wins.
reason-SOJ-AMB-38 = No token can be moved that way now.
reason-SOJ-AMB-39 = That would do nothing.
reason-SOJ-AMB-40 = The Kingsguard protects the cards in this area.
reason-SOJ-BID-1 = It is another leader's turn.
reason-SOJ-BID-2 = You do not hold this card.
reason-SOJ-BID-3 = No ability asks you for that now.
reason-SOJ-BID-4 = This ability is not optional.
reason-SOJ-BID-6 = This ability comes later in the round.
reason-SOJ-BID-7 = To pass is to kneel, and that is a choice of one's turn.
reason-SOJ-BID-8 = You have knelt and take no more turns this round.
reason-SOJ-BID-9 = All have knelt: the bidding is over.
reason-SOJ-CARD-2 = Pulling the Strings wants the ally in your other council.
reason-SOJ-CARD-4 = This ally's own ability says where it goes, and beats everything else.
reason-SOJ-CARD-5 = Ser Loras takes this ally along to his council.
reason-SOJ-CLAIM-4 = Allies and councils are not for you to settle now.
reason-SOJ-CLAIM-6 = This ally's own ability says where it goes.
reason-SOJ-CNCL-1 = This ally is in no council.
reason-SOJ-CNCL-2 = That is not one of your councils.
reason-SOJ-CNCL-3 = These two do not share that council.
reason-SOJ-CNCL-4 = That leader is not a neighbour.
reason-SOJ-COMP-3 = This leader has been taken.
reason-SOJ-COMP-9 = Nobody sits there at this table.
reason-SOJ-DISC-1 = Cards in bidding areas stay where they are until the round ends or an ability asks for them.
reason-SOJ-DRAFT-1 = Setting a card aside is for the draft, one card at a time.
reason-SOJ-DRAFT-2 = This card is not in the pack in your hand.
reason-SOJ-DRAFT-3 = The draft is over: the cards set aside are your hand.
reason-SOJ-END-1 = The game is over.
reason-SOJ-KILL-1 = The dead pile changes only through an ability that asks for it.
reason-SOJ-KILL-2 = This ally is not in the dead pile.
reason-SOJ-OPEN-3 = The current ally is the leftmost of the row.
reason-SOJ-PREC-2 = The ally of this round protects that card.
reason-SOJ-REV-1 = The current ally is the one turned up from the deck.
reason-SOJ-SEAS-1 = Hands are discarded when the season changes, single cards only through an ability.
reason-SOJ-SETUP-4 = You are not looking at this card of the ally deck.
reason-SOJ-SETUP-7 = Leaders are chosen one after the other at set-up.
reason-SOJ-TERM-5 = No such card lies in that bidding area.
reason-SOJ-TEXT-1 = Victarion forbids it: you have three cards in your area.
reason-SOJ-TEXT-2 = Winter Is Coming: who can play a card does not kneel with an empty area.
reason-SOJ-TEXT-3 = It must be another leader.
reason-SOJ-TEXT-4 = Only a red, green or purple card can be chosen.
reason-SOJ-TEXT-5 = Its influence is too high for that.
reason-SOJ-TEXT-6 = A Hostage or a Feigned Retreat cannot be chosen.
reason-SOJ-TEXT-7 = That is not the highest, or not the lowest, of these cards.
reason-SOJ-TEXT-8 = A card from hand is chosen by whose hand it is, and this one is not there.
reason-SOJ-TEXT-9 = This card is not in the hand you looked at.
reason-SOJ-TEXT-10 = This ally is too powerful for that.
reason-SOJ-TEXT-11 = It lies in a council the ability does not reach.
reason-SOJ-TEXT-12 = That leader has no card in their area.
reason-SOJ-TEXT-13 = That leader kneels already.
reason-SOJ-TEXT-14 = You do not hold two cards.
reason-SOJ-TEXT-15 = Another council has more tokens.
reason-SOJ-TEXT-16 = The ability is not for this card or ally.
reason-SOJ-TEXT-17 = Only between your own two councils.
reason-SOJ-TEXT-18 = The token must change its council.
reason-SOJ-TEXT-19 = This triumph is not for you: it depends on who won the bid.
reason-SOJ-TEXT-20 = Bronn is offered to one leader after the other.
reason-SOJ-TEXT-21 = Something else comes first.
reason-SOJ-TEXT-22 = This card has been put somewhere already.
reason-SOJ-TEXT-23 = Only The Silence lets you let a turn go by.
reason-SOJ-TIME-4 = No round is being played yet.
reason-SOJ-TOK-1 = Another leader places this token.
reason-SOJ-TRI-1 = Only a card with the triumph symbol, once the winner is known.
reason-SOJ-VAR-1 = There is no draft at this table.
reason-SOJ-YOU-1 = The choice belongs to the leader in front of whom the card lies.
reason-SOJ-YOU-3 = The choice belongs to the leader who claimed the ally.
event-total = { $seat } comes to a total influence of { $count }
event-bound = { $order } leaves { $seat } no choice of council
event-no_play = { $cause }: { $seat } can play no card
cause-hand = Empty hand
cause-last = Last one standing
cause-victarion = Victarion Greyjoy
order-ally = the ally's own ability
order-loras = Ser Loras

## At the end of a game

score-allies = Allies
score-company = Their company
score-tokens = Tokens
score-other_council = Other council
score-both_allies = Allies in both
tally-bids = Bids
tally-won = rounds won
tally-bid = influence bid in all
tally-played = cards played
tally-knelt = kneelings
tally-tokens = tokens gained

## The book of rules: chapters, overview, pieces

chapter-SOJ-COMP = Components
chapter-SOJ-SETUP = Set-up
chapter-SOJ-TERM = Terms
chapter-SOJ-CNCL = Councils
chapter-SOJ-GOAL = The aim
chapter-SOJ-TIME = Seasons and rounds
chapter-SOJ-REV = Revealing an ally
chapter-SOJ-BID = Bidding
chapter-SOJ-CLAIM = Claiming the ally
chapter-SOJ-DISC = Discarding
chapter-SOJ-PASS = The first player marker
chapter-SOJ-RND = The next round
chapter-SOJ-SEAS = The end of a season
chapter-SOJ-END = The end of the game
chapter-SOJ-WIN = Winning
chapter-SOJ-TOK = Influence tokens
chapter-SOJ-YOU = Who “you” is on a card
chapter-SOJ-DEAL = Deals and promises
chapter-SOJ-KILL = Killing allies
chapter-SOJ-TRI = Triumph
chapter-SOJ-PREC = The order of effects
chapter-SOJ-ADV = The advanced game
chapter-SOJ-LDR = Leaders
chapter-SOJ-EVT = Events
chapter-SOJ-VAR = Variants
chapter-SOJ-DRAFT = Card draft
chapter-SOJ-KINGSMOOT = Kingsmoot
chapter-SOJ-OPEN = Open allies
chapter-SOJ-QUICK = The quick game
chapter-SOJ-CARD = Single cards
chapter-SOJ-AMB = Rulings
chapter-SOJ-TEXT = Wording of cards

book-goal = You are a leader, and on either side you share a council with a neighbour. The weaker of your two councils counts: whoever has the strongest weaker council wins.
book-course = In every round an ally is revealed. In turn everybody plays influence cards or kneels; whoever has most claims the ally, places it in one of their councils and adds a facedown token.
book-end = Rounds make up seasons. After winter the tokens are turned over, each council is added up, and the weaker councils of all leaders are compared.

glossary-leader = Leader
glossary-leader-about = You at the table; you sit between two councils.
glossary-council = Council
glossary-council-about = Shared by two neighbours: the allies and tokens between them.
glossary-ally = Ally
glossary-ally-about = The character bid for in a round; has power and mostly an ability.
glossary-influence = Influence card
glossary-influence-about = Played in the bidding; has a value and sometimes an effect.
glossary-token = Influence token
glossary-token-about = Facedown in a council; at the end it adds to its strength.
glossary-kneel = Kneeling
glossary-kneel-about = You give up bidding for this ally.
glossary-season = Season
glossary-season-about = Several rounds; after winter the game ends.

## Tips: what the things of the table are

page-tip-count = Tokens here: { $count }
page-tip-council = council
page-tip-council-rule = Two neighbours share it. Its power is the power of its allies and the numbers on its tokens together. At the end only the weaker of your two councils counts for you.
page-tip-tokens = power tokens
page-tip-tokens-rule = Each is worth 1, 2 or 3. They lie face down until the end of the game; an eye marks those whose number you have seen.
page-tip-total = influence in the bid
page-tip-total-rule = The values of the cards in the bidding area together. When all have knelt, the highest total claims the ally.
page-tip-area = bidding area
page-tip-area-rule = Cards played this round lie here. They are discarded when the ally has been claimed.
page-tip-hand = cards in hand
page-tip-hand-rule = How many is public, which ones is not. Hands must last a whole season: new cards are dealt only when the next one begins.
page-tip-first = first player
page-tip-first-rule = Begins the bidding and wins ties, then whoever sits next clockwise. The marker moves on to the left each round.
page-tip-silence = The Silence
page-tip-silence-rule = May let turns go by without kneeling.
page-tip-state = what the leader does now
page-tip-state-rule = Whoever kneels has passed and bids no more this round. The round ends when all have knelt.
page-tip-small = small council
page-tip-small-rule = The weaker of a leader's two councils. The strongest small council wins the game.
page-tip-time = time track
page-tip-time-rule = Each season has one round more than there are leaders. In a round an ally is revealed, bid for and claimed, then the cards are discarded. The game ends with winter.
page-tip-deck = ally deck
page-tip-deck-rule = The top card is revealed each round as the ally all bid for. An eye counts the cards on top that you know.
page-tip-dead = dead pile
page-tip-dead-rule = Killed allies lie here, open to all.
page-tip-supply = supply of power tokens
page-tip-supply-rule = Whoever wins a bid takes one from here unseen and puts it face down into one of their councils.
page-tip-stock = influence deck
page-tip-stock-rule = Hands are dealt from it at the beginning of every season.
page-tip-discard = discard pile
page-tip-discard-rule = Cards that were played or discarded. They are shuffled into the deck when the season changes.
page-tip-removed = out of the game
page-tip-removed-rule = Leaders' own white cards come back no more once they have been discarded.
page-tip-lore = known cards of others
page-tip-lore-rule = Cards you have seen that are in somebody's hand now.
page-tip-onally = tokens on the ally
page-tip-onally-rule = Whoever claims the ally gets these power tokens, too.
