### Texts of the whole program, whatever the game. Every key of this file stands in pl.ftl too.

## The program

app-name = Great Hall
app-about = Game of Thrones tabletop games by their printed rules. An unofficial fan project.
language-name = English
yes = yes
no = no
list-and = { $first } and { $last }
list-comma = { $first }, { $rest }

## Seats

seat-nobody = nobody
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
seat-7 = Player 7
seat-8 = Player 8
seat-you = { $name } (you)
seat-bot = { $name } (bot)

## Before a match

setup-game = Which game?
setup-seats = How many players?
setup-name = Name of player { $number }
setup-who = Who plays seat { $number }?
setup-human = A person
setup-bot = A bot: { $name }
setup-options = Options of the table
setup-option = { $name }: { $choice }
setup-default = { $choice } (default)
setup-start = Start the match
setup-seed = Seed of the match: { $seed }

## Turns and prompts

ui-turn = Turn { $turn }
ui-your-turn = { $name }, it is your turn
ui-turn-of = { $name } is to play
ui-your-decision = Your decision
ui-decision-of = { $name } decides
ui-decision-rule = { $question } [{ $rule }]
ui-thinking = { $name } is thinking
ui-waiting-for = Waiting for: { $names }
ui-choose =
    { $count ->
        [one] Only one choice: press Enter
       *[other] Choose 1 to { $count }, or ? for help
    }
ui-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
ui-more = { $count } more
ui-chosen = Chosen: { $choice }
ui-auto = Only one choice was left: { $choice }
ui-press-enter = Press Enter to go on
ui-hand-over = Hand the keyboard to { $name }, then press Enter
ui-hidden = hidden
ui-log = What has happened
ui-log-empty = Nothing has happened yet
ui-you-see = Seen by { $name }
ui-spectator = Spectator

## Help

help-title = What you can type
help-number = a number chooses the option with that number
help-words = the first words of an option choose it too
help-help = shows this help
help-board = shows the whole table again
help-log = shows what has happened
help-rules = searches the rules for words, or shows a rule by its id
help-why = says why something is not allowed now
help-hint = asks a bot what it would choose
help-undo = takes back your last move
help-save = saves the match to a file
help-quit = leaves the match
help-language = changes the language

## Undo, save, resume, quit

undo-done = Taken back: { $choice }
undo-nothing = There is nothing to take back
undo-secret = Something hidden has been seen since, so the move cannot be taken back
undo-chance = Dice were rolled or cards were drawn since, so the move cannot be taken back
undo-others = Another player has moved since, so yours cannot be taken back
save-done = The match is saved in { $file }
save-failed = The match could not be saved in { $file }: { $reason }
save-how-to-resume = Resume it with: { $command }
resume-done =
    { $count ->
        [one] The match from { $file } was resumed after { $count } move
       *[other] The match from { $file } was resumed after { $count } moves
    }
resume-none = There is no saved match
resume-over = This match is already over
quit-ask = Leave the match?
quit-saved = The match is saved; you can resume it at any time
quit-unsaved = The match is not saved and will be lost
quit-goodbye = Farewell

## Errors

error-number =
    { $count ->
        [one] Only 1 can be chosen here
       *[other] Choose a number from 1 to { $count }
    }
error-word = Nothing here is called “{ $word }”; ? shows what you can type
error-ambiguous = “{ $word }” fits several options: { $options }
error-refused = The rules do not allow this: { $reason }
error-refused-rule = The rules do not allow this ({ $rule }): { $reason }
error-not-your-turn = It is not your decision now
error-file = { $file } cannot be read: { $reason }
error-version = This match was recorded under rules version { $recorded }; the rules are now at version { $current }
error-data = This match was recorded with other game data, so it cannot be replayed
error-game = There is no game “{ $name }”; there are: { $names }
error-input-ended = The input has ended, so the match stops here
error-unexpected = Something went wrong inside the program; the match is saved in { $file }

## The end

end-title = The match is over
end-winner = { $name } wins
end-winners = { $names } win together
end-nobody = Nobody wins
end-points =
    { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } points
    }
end-turns =
    { $count ->
        [one] Played: { $count } turn
       *[other] Played: { $count } turns
    }
end-again = Play again?

## Rules reference

rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-none = No rule has all of these words: { $words }
rules-unknown = There is no rule { $rule }
rules-place = In the rulebook: { $place }
verify-true = True: moves { $choices }, random numbers { $numbers }, all as the secret gives them.
verify-unproved =
    { $choices ->
        [one] The game was resumed from a record: nothing can be proved about its first move.
       *[other] The game was resumed from a record: nothing can be proved about its first { $choices } moves.
    }
verify-anew =
    { $count ->
        [one] Moves were taken back once across chance, which was new from then on. Compare this with what you remember.
       *[other] Moves were taken back { $count } times across chance, which was new each time. Compare this with what you remember.
    }
verify-commitment = Commitment, to be compared with what the table showed before the game: { $commitment }
verify-part = { $name } added { $part }
verify-no-part = { $name } added nothing
rules-ruling = A ruling of this program: the rulebook leaves it open
rules-printed = A rule of the rulebook

## Where the facts of a game come from

provenance-printed = as printed
provenance-printed-help = This was taken from the printed game.
provenance-partly = partly reconstructed
provenance-partly-help = Part of this was taken from the printed game; the rest was not found and has been filled in so that it contradicts no printed rule.
provenance-reconstructed = reconstructed
provenance-reconstructed-help = The printed original was not found. This was made up so that it contradicts no printed rule; owners of the box can put the printed one in its place.
provenance-retuned = reconstructed, adjusted after trial games
provenance-retuned-help = The printed original was not found. This was made up so that it contradicts no printed rule, and its numbers were changed after trial games to make the sides more even; owners of the box can put the printed one in its place.

## Terminal

cli-set-up = Set-up
cli-file = The match is recorded in { $file }
cli-compose-dropped = Taken back: nothing was proposed
cli-compose-values = One of these: { $values }
cli-log-more =
    { $count ->
        [one] { $count } earlier line: type { $command }
       *[other] { $count } earlier lines: type { $command }
    }
cli-why-legal = This is allowed now: { $options }
cli-why-usage = Say what you would like to do, for example: { $command } { $words }
cli-why-some =
    { $count ->
        [one] { $count } option, for example “{ $words }”:
       *[other] { $count } options, for example “{ $words }”:
    }
ui-without-effect = { $option } (without effect)
cli-not-legal = Not allowed now: { $words }
cli-undo-sealed = Chance has spoken or something hidden has been seen since, so the move cannot be taken back
cli-notation = in notation: { $words }
cli-group-build = Building
cli-group-trade = Trade
cli-group-cards = Cards and heroes
cli-group-influence = Influence cards
cli-group-choice = Choices
cli-group-turn = Turn
cli-group-other = Choices
cli-games-seats =
    { $high ->
        [one] { $low } to { $high } player
       *[other] { $low } to { $high } players
    }
cli-games-seats-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-games-usual = default: { $choice }
cli-games-number = a whole number from { $low } to { $high }
cli-replay-head =
    { $choices ->
        [one] { $game }, { $choices } move, seed { $seed }
       *[other] { $game }, { $choices } moves, seed { $seed }
    }
cli-replay-position = Position { $position } of { $last }
cli-replay-unfinished = The match is not over yet
cli-replay-all = Everything is shown
cli-command-help = help
cli-command-why = why
cli-command-undo = undo
cli-command-save = save
cli-command-log = log
cli-command-rules = rules
cli-command-board = board
cli-command-names = names
cli-command-quit = quit
cli-help-number = number
cli-help-words = words
cli-help-file = file
cli-help-explain = explains the option with this number, and its rule
cli-help-names = shows the map with the names of places, or all that lies open written out
cli-help-shorthand = An option can also be written in notation, and several at once: { $examples }

## Terminal: Catan

cli-catan-letter-yellow = Y
cli-catan-letter-blue = B
cli-catan-letter-red = R
cli-catan-letter-black = K
cli-catan-land-fields = fields
cli-catan-land-hills = hills
cli-catan-land-mountains = mountains
cli-catan-land-forest = forest
cli-catan-land-pasture = pasture
cli-catan-ice = ice
cli-catan-gift = Gift { $count }/{ $most }
cli-catan-breaches = Breaches { $count }/3
cli-catan-dice = dice { $first }+{ $second } = { $sum }
cli-catan-dice-three = dice { $first }+{ $second } = { $sum }, wildling die { $wildling }
cli-catan-columns = Player|Pts|Hand|Dev|Road|Patr|Wall|R/S/K/G left|Hero
cli-catan-columns-base = Player|Points|Hand|Development|Road|Patrols|R/S/K left
cli-catan-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-catan-cards = hand { $hand }, development { $cards }
cli-catan-left = R/S/K/G left { $left }
cli-catan-left-base = R/S/K left { $left }
cli-catan-road = road { $count }
cli-catan-patrols = patrols { $count }
cli-catan-hand = Your hand
cli-catan-rate = Your rate
cli-catan-supply = Supply
cli-catan-own-cards = Your cards: { $cards }
cli-catan-deck = development deck { $count }
cli-catan-frostfangs = Frostfangs { $figures }
cli-catan-route = { $resource } route
cli-catan-section = { $section } ({ $wildlings }:{ $guards })
cli-catan-resource = { $resource } (you hold { $count })
cli-catan-draft = Your offer so far – you give: { $give }; you get: { $want }
cli-catan-offer = { $name } gives: { $give }; wants: { $want }
cli-catan-discard =
    { $count ->
        [one] { $count } card still to discard
       *[other] { $count } cards still to discard
    }
cli-catan-looked = { $name } holds: { $cards }
cli-catan-do-road = Build a road at
cli-catan-do-settlement = Build a settlement at
cli-catan-do-keep = Build a keep at
cli-catan-do-guard = Place a guard (wildlings : guards there)
cli-catan-do-supply = Trade with the supply
cli-catan-do-give = Add to the offer: you give
cli-catan-do-want = Add to the offer: you get
cli-catan-do-discard = Discard
cli-catan-do-tormund = Move Tormund to
cli-catan-do-take = Take
cli-catan-do-demand = Demand
cli-catan-do-uproot = Take up the road at
cli-catan-do-exchange = Exchange the hero for
cli-catan-do-banish = Remove from the game
cli-catan-places = A corner of a hex is A1.N, A1.NE, A1.SE, A1.S, A1.SW, A1.NW; a side is A1.NE, A1.E, A1.SE, A1.SW, A1.W, A1.NW. Every name of a place can be typed.
cli-catan-examples = settlement C3.N; trade ore for wool; offer 1 lumber for 1 brick; discard 2 wool 1 ore
cli-catan-legend =
    (Y) settlement, [Y] keep, y road; ≈ trade route; 8* a red number, • its pips; Y yellow, B blue, R red, K black
    T Tormund, ● regular wildling, ▲ climber, ■ giant; camps from left to right begin nearest the Wall
    K1 ●2:3 two wildlings in clearing 1 against three guards; ! the next one breaks through
    Pts points, Dev development cards, Patr played patrols, Wall guards there, R/S/K/G left: roads, settlements, keeps, guards; * holds Longest Road or Most Patrols

## Terminal: Sojusze

cli-sojusze-round = round { $round }/{ $rounds }
cli-sojusze-drafting = choosing cards
cli-sojusze-won = { $name } has won the bid
cli-sojusze-current = Current ally:
cli-sojusze-ruling = In force this round:
cli-sojusze-on-ally =
    { $count ->
        [one] { $count } token on the card
       *[other] { $count } tokens on the card
    }
cli-sojusze-row = Next in the row: { $allies }
cli-sojusze-top = Known of the ally deck, from the top: { $allies }
cli-sojusze-bottom = Known of the ally deck, from the bottom: { $allies }
cli-sojusze-among = Somewhere in the ally deck, as you know: { $allies }
cli-sojusze-effect = Until the end of the round: { $card } ({ $leader })
cli-sojusze-playing = Being played, in no area yet: { $card } ({ $leader })
cli-sojusze-councils = Councils (* yours)
cli-sojusze-known-tokens = you know { $values }
cli-sojusze-leaders = Leaders, clockwise
cli-sojusze-hand-size = hand { $count }
cli-sojusze-power = small council { $small }, other { $other }
cli-sojusze-first = first player
cli-sojusze-kneels = KNEELS
cli-sojusze-known = in hand, as you know: { $cards }
cli-sojusze-lore = In some other hand, as you know: { $cards }
cli-sojusze-pack =
    { $count ->
        [one] Your pack: { $count } card to choose from
       *[other] Your pack: { $count } cards to choose from
    }
cli-sojusze-picks = Set aside ({ $count })
cli-sojusze-dead = Dead: { $allies }
cli-sojusze-discard = Discard pile: { $cards }
cli-sojusze-removed = Out of the game: { $cards }
cli-sojusze-piles = Ally deck { $allies } · influence deck { $cards } · discarded { $discard } · tokens in the supply { $tokens }
cli-sojusze-colour-red = red
cli-sojusze-colour-green = green
cli-sojusze-colour-purple = purple
cli-sojusze-colour-blue = blue
cli-sojusze-colour-white = white
cli-sojusze-resolving = { $card } ({ $name }) – { $text }
cli-sojusze-standing = Your influence: { $own }; the best of the others: { $best }
cli-sojusze-do-play = Play
cli-sojusze-do-discard = Discard
cli-sojusze-do-give = Give
cli-sojusze-do-take = Take
cli-sojusze-do-triumph = Resolve first
cli-sojusze-do-pick = Keep
cli-sojusze-do-area = Choose in a bidding area
cli-sojusze-do-kill = Kill
cli-sojusze-do-move = Move
cli-sojusze-do-raise = Bring back
cli-sojusze-do-top = Next on top of the deck
cli-sojusze-do-bottom = To the bottom of the deck
cli-sojusze-do-current = Make the current ally
cli-sojusze-do-council = Council
cli-sojusze-do-shift = Move 1 token
cli-sojusze-examples = play betrayal; kneel; area euron hostage; council cersei-euron
cli-sojusze-legend =
    1 Cersei/Euron the council between these two leaders, on the left of seat 1; 9-13 what it can be worth, face-down tokens counting 1 to 3 each
    Shae 3 an ally and its power; Betrayal 1 an influence card and its value; [Betrayal 1] a card that has lost its ability
    > who is asked; * your councils: the weaker one is your small council, and the leader with the strongest small council wins

## Terminal: decks and cards

cli-deck-legal = { $deck } is a legal deck
cli-deck-wrong =
    { $count ->
        [one] { $deck } is not a legal deck; { $count } thing is wrong
       *[other] { $deck } is not a legal deck; { $count } things are wrong
    }
cli-deck-not-legal = not legal by { $rules }
cli-cards-none = No card fits: { $words }
cli-cards-icons = icons: { $icons }
cli-cards-limit = in a deck at most { $count }
cli-cards-traits = Traits: { $traits }

## Terminal: both card games (other words stand with each of them)

cli-table-round = Round { $round }
cli-table-first = first player: { $name }
cli-table-power = power { $count }/{ $goal }
cli-table-hand-size = hand { $count }
cli-table-deck = deck { $count }
cli-table-discard = discarded { $count }
cli-table-plot = Plot: { $plot } – { $values } · plots left { $left }
cli-table-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
cli-table-facedown =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
cli-table-facedown-known = Face down ({ $count }): { $cards }
cli-table-locations = Other cards: { $cards }
cli-table-attacks = ATTACKS
cli-table-defends = DEFENDS
cli-table-duplicates =
    { $count ->
        [one] { $count } duplicate
       *[other] { $count } duplicates
    }
cli-table-known-deck = Known in the deck: { $cards }
cli-table-known-hand = In hand, as you know: { $cards }
cli-table-pile-discard = Discard pile: { $cards }
cli-table-pile-plots = Plots to come: { $cards }
cli-table-of-seat = of seat { $seat }
cli-table-setup-gold = Laid out so far: gold { $spent } of { $gold }
cli-table-chain-before = About to happen: { $what }
cli-table-chain-after = Just happened: { $what }
cli-table-chain-uses = { $seat } uses { $card }:
cli-table-chain-entering = { $seat } brings into play: { $card }
cli-table-chain-attacking = Attacking so far: { $cards }
cli-table-chain-defending = Defending so far: { $cards }
cli-table-chain-attackers_declared = The attackers are declared; actions before the defence
cli-table-now-phase_begins = beginning of the { $phase }
cli-table-now-phase_ends = end of the { $phase }
cli-table-now-declared = { $card } attacks
cli-table-now-won = { $seat } wins a challenge ({ $challenge }) against { $victim }
cli-table-now-killed = { $card } is killed
cli-table-now-discarded = { $card } is discarded from play
cli-table-now-returned = { $card } returns to hand
cli-table-now-leaves = { $card } leaves play
cli-table-now-enters = { $card } enters play ({ $seat })
cli-table-now-played = { $seat } plays { $card }
cli-table-now-dominance = { $seat } wins dominance
cli-table-now-duplicated = { $card } becomes a duplicate ({ $seat })

## Answers of the server
error-bad-deck = This deck cannot be taken as it is: see what is wrong with it
error-bad-request = The server did not understand this request
error-bot-plays = A bot plays this seat at the moment
error-deck-changed = This deck was changed or removed meanwhile, perhaps in another tab
error-busy = The server is busy with many match files; please try again in a moment
error-decks-full = You keep as many decks as there is room for; remove one first
error-foreign-origin = This request came from another page and was refused
error-hall-full = There is no room for another table at the moment; games that have begun go on. Please try again in a while
error-internal = Something went wrong on the server; nothing was changed
error-no-database = The server cannot reach its database at the moment; please try again shortly
error-no-hints = Advice is given only where bots play all the other seats
error-no-promise = There is no such promise at this table
error-no-room = There is no room at the moment; please try again later
error-no-vote = This is about your own seat, so you have no vote
error-not-found = There is no such thing here
error-not-legal = The rules do not allow this now
error-not-playing = The game at this table is not being played
error-not-stored = This could not be stored yet and does not count; try again in a moment
error-not-yours = This seat is not yours
error-nothing-to-undo = There is nothing to take back
error-other-rules = This game was begun under other rules or with other data and cannot be opened here; its record is kept
error-other-seat = Who holds or held a seat of a running game, or is its host, cannot take another one there
error-promise-full = You have made as many promises as one table can remember
error-promise-marked = This promise has already been marked, so it can no longer be withdrawn
error-promise-not-to-you = This promise was not made to you
error-promise-to-whom = A promise is made to another person at the table
error-promise-withdrawn = This promise was withdrawn
error-request-waits = Another request still lies on the table
error-seat-kept = This seat waits for somebody who played before and has not answered yet
error-still-here = Only the two of you play: the seat can be freed when they have been away for longer
error-still-played = Only when the game is over: it would give secrets away
error-too-large = That is too much for one message
error-too-late = Too late: the table has gone on
error-too-many = Too many requests; please wait a moment
error-tables-full = There are as many open tables of yours or from your address as may be; end or abandon one first
error-tutorial-alone = An introductory game is played alone
error-uploads-full = As many match files from your address are kept as may be; the older ones go in time
error-voted-out = The others have voted you from this seat; only a new link from the host leads back to it
error-wrong-host = This server goes by another name; use the address that was given to you

## Running a house
cli-backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
 } in { $file } ({ $kilobytes } kB); keep it safe, for it holds the secret
cli-restore-done = { $tables ->
    [one] One table was restored
   *[other] { $tables } tables were restored
 }; the server can be started now
cli-restore-aside = What was there before is in { $file }
cli-prune-done = Removed: tables { $tables }, moves { $choices }, match files { $replays }, names { $players }
cli-prune-would = This would remove: tables { $tables }, moves { $choices }, match files { $replays }, names { $players }
cli-table-closed = The table { $table } is closed
cli-seat-renamed = Seat { $seat } is called { $name } now
cli-doctor-good = well
cli-doctor-think = note
cli-doctor-wrong = WRONG
cli-secret-rotated = A new secret stands first in { $file }; it signs from the next start on, the old one is still accepted
cli-secret-environment =
    The secret stands in { $name }; put this one before it, with a space between them, and start the server again: { $secret }
cli-secret-forgotten = { $count ->
    [0] There was no old secret
    [one] One old secret was forgotten; start the server again
   *[other] { $count } old secrets were forgotten; start the server again
 }
doctor-said = { $sentence }
doctor-unknown-variable = There is no setting { $name }; it is misspelt, or of another version
doctor-secret-short =
    { $count ->
        [one] A secret has fewer than { $count } character and can be guessed; make another one
       *[other] A secret has fewer than { $count } characters and can be guessed; make another one
    }
doctor-secret-old = { $count ->
    [one] An old secret is
   *[other] { $count } old secrets are
 } still accepted; “greathall secret forget” ends that when people have had time to come by
doctor-secret-local = The secret is kept on this machine alone; several servers on one database need the same one in { $name }
doctor-secret-good = The secret is kept as it should be
doctor-readable = { $file } can be read by other users of the machine; “chmod 600” it
doctor-database-new = The database is new and empty
doctor-database-old = The database is older than the program; it is brought up to date at the next start, so back it up first
doctor-database-good = The database can be read and is sound
doctor-damaged = The database is damaged: { $said }; restore a backup
doctor-clock-database = The clocks of this machine and of the database differ by { $seconds } seconds; let both keep time (NTP)
doctor-clock-behind = A table was last touched { $seconds } seconds from now: the clock of this machine is behind; let it keep time (NTP)
doctor-clock-proxy = The clocks of this machine and of the public address differ by { $seconds } seconds; let both keep time (NTP)
doctor-clock-young = The clock of this machine stands before this program was written; let it keep time (NTP)
doctor-disk-good = The disk can be written to; { $megabytes } MB are free
doctor-disk-little = Only { $megabytes } MB are free where { $folder } lies; make room, or prune
doctor-disk-full = { $folder } cannot be written to: { $said }
doctor-no-client = The web client has not been built; run “python3 dev.py setup server”
doctor-files = This machine allows { $files } open files, so fewer than the { $connections } connections that may be; raise LimitNOFILE
doctor-no-limits = GREATHALL_RATE is 0, so there are no limits at all; that is for measuring alone
doctor-limits-some = A limit is set to 0, so there is none
doctor-limits-good = All limits are set
doctor-no-address = GREATHALL_ADDRESS is not set, so this is no public server: it answers to addresses in numbers and to its names at home
doctor-no-tls = { $address } is not encrypted; put a reverse proxy with TLS before the server (docs/hosting.md)
doctor-no-proxies = GREATHALL_PROXIES is not set, so everybody who comes through the proxy is one address, and cookies are not marked as secure
doctor-outside = { $address } cannot be reached from here: { $said }
doctor-outside-status = { $address } answers with status { $status }
doctor-outside-good = The public address answers
doctor-no-token = GREATHALL_METRICS_TOKEN is not set, so what the proxy passes on cannot be looked at from here
doctor-no-hsts = The public address does not send Strict-Transport-Security
doctor-certificate = The certificate of the public address ends in { $days } days
doctor-forged = The proxy passes on X-Forwarded-For as strangers write it; it must put its own there (docs/hosting.md)
doctor-scheme = The server takes requests to the public address for { $scheme }; the proxy must send X-Forwarded-Proto, and be named in GREATHALL_PROXIES
doctor-host = The server sees the host { $host }; the proxy must pass on Host
