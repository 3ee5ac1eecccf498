### Texts of the web client. Every key of this file is in pl.ftl too; all begin with web-.

## Places

web-nav = Main menu
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-settings = Settings
web-to-lobby = Back to the lobby
web-no-page = There is no such page
web-no-table = There is no such table
web-no-replay = There is no such replay
web-loading = One moment …
web-language = Language
web-theme = Colours
web-theme-auto = same as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours

## General words

web-close = Close
web-cancel = Cancel
web-back = Take back
web-copy = Copy
web-copied = Copied
web-save = Save
web-saved = Saved
web-send = Send
web-yes = Yes
web-no = No
web-less = Less: { $what }
web-more = More: { $what }
web-space = Space
web-bot = bot
web-bots = Bots
web-players = Players
web-game = Game
web-seats = Seats
web-options = Options
web-board = The table
web-hand = Your hand
web-tools = Tools
web-somebody = somebody
web-your-name = Your name
web-credits = Open software, no art from the games. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Type: Alegreya, Cinzel, Inter (OFL).

## Bots by strength

web-bot-random = random
web-bot-heuristic = sensible
web-bot-search = far-sighted
web-bot-random-about = Weak: picks anything that is allowed. Good for a first look.
web-bot-heuristic-about = Stronger: plays quickly and sensibly, but does not look far ahead.
web-bot-search-about = Strongest: looks ahead and takes its time.
web-bot-random-level = random (weak)
web-bot-heuristic-level = sensible (stronger)
web-bot-search-level = far-sighted (strongest)

## Lobby

web-continue = Back to your games
web-wait-for-you =
    { $count ->
        [0] nobody is waiting for you
        [one] one is waiting for you
       *[other] { $count } are waiting for you
    }
web-show-all = all ({ $count })
web-show-fewer = fewer
web-resume = Resume
web-nobody-else = nobody else yet
web-your-move = your move
web-your-move-no-clock = your move · no clock
web-waits-for = waiting for { $name }
web-waits-for-players =
    { $count ->
        [0] Everybody is here
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
web-choose-game = Choose a game
web-games-sub = “Play” is a game against bots
web-play = Play
web-table = Open a table
web-minutes = { $count } min
web-minutes-label = about { $count } min
web-difficulty-1 = easy
web-difficulty-2 = medium
web-difficulty-3 = hard
web-quick-title = { $game } against bots
web-quick-sub = about { $minutes } min · your choice is kept for next time
web-quick-own-deck = Play a deck of my own
web-quick-level = Level of the bots
web-quick-players = Players
web-quick-summary = { $choice } · { $level } bots
web-quick-learn = Learn first
web-open-tables = Open tables
web-open-count =
    { $count ->
        [0] none right now
        [one] one is waiting for players
       *[other] { $count } are waiting for players
    }
web-open-none = No table is waiting for players. Open one yourself and invite your friends by a link, or play against bots at once.
web-new-table = New table
web-table-of = { $name }’s table
web-seated = { $taken } of { $all } seats taken
web-watch = Watch
web-join = Join
web-quick = Quick game against bots
web-strength = Strength
web-sit-down = Take a seat
web-invite = Invite by link
web-invite-help = Whoever has the link takes the seat: no account, a name is enough.
web-invite-new = New table with friends
web-invite-link = Link to seat { $number }
web-invite-state = { $taken } of { $all } seated; no account, a name is enough
web-live = Live
web-live-none = No game can be watched right now.
web-choice-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## New table

web-seat-me = me
web-hot-seat-help = Several seats are yours: you play them in turn in this browser.
web-table-title = Name of the table
web-clock = Clock
web-clock-none = no clock
web-clock-move = per move
web-clock-reserve = reserve
web-clock-per-move = { $seconds } s per move
web-clock-with-reserve = { $minutes } min + { $seconds } s
web-seconds = Seconds
web-increment = Seconds added per move
web-watching = Spectators
web-watching-public = see what is public
web-watching-after = see everything after the end
web-watching-none = are not allowed
web-listed = Show among the open tables
web-make-and-invite = Open the table and invite

## Before the game

web-all-here = Everybody is here: you can start
web-host-starts = Everybody is here: the host starts the game
web-seed-host = The host has chosen the seed. It counts only if nobody else plays; otherwise the server draws one at the start.
web-seed-record = The game was resumed from a record: whoever knows it may know what chance will bring.
web-seed-known = Somebody may know what chance will bring: the host chose the seed, or the game was resumed from a record.
web-sit-here = Sit here
web-add-bot = Bot
web-fill-bots = Bots on all open seats
web-free-seat = Free the seat
web-kick = Remove
web-stand-up = Stand up
web-kept-for-you = the seat is waiting for you
web-kept-for-other = has yet to answer
web-play-again = Play again
web-decline = No, thanks
web-table-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Fair chance

web-fair = Fair chance
web-fair-promise = Before the game the server shows the fingerprint of a secret number, so it cannot exchange that number later.
web-fair-parts = The browser of everybody who sits down adds a random number of its own, and chance is made of all of them: nobody can choose it alone.
web-fair-at-once = This game began at once, so the number from this browser went along with the request, before the fingerprint was shown.
web-fair-end = When the game is over the secret is shown, and the replay checks every roll and every card drawn against it.
web-fair-fingerprint = Fingerprint of the server’s secret
web-fair-added = Random numbers were added by: { $names }.
web-fair-added-none = Nobody has added a random number.
web-fair-anew = The game was resumed from a record; where several people play, everything hidden is dealt anew when it begins.
web-fair-check = Check chance
web-fair-checking = Checking…
web-fair-verdict-true = Chance was fair
web-fair-verdict-false = Something is wrong with the chance of this game
web-fair-verdict-unknown = The chance of this game cannot be checked
web-fair-kind-unknown = There was no secret of the server: the game was played with a seed that somebody could know.
web-fair-kind-false = The record cannot be read.
web-fair-secret-true = The server’s secret has the fingerprint that stands in the record.
web-fair-secret-false = The server’s secret has another fingerprint than the one in the record.
web-fair-seen-true = It is the fingerprint this browser was shown at the table.
web-fair-seen-false = It is not the fingerprint this browser was shown at the table.
web-fair-seen-unknown = This browser was shown no fingerprint. Whoever played can compare it: { $commitment }
web-fair-part-true = The random number this browser added was used.
web-fair-part-false = The random number this browser added was not used.
web-fair-part-unknown = This browser added no random number.
web-fair-made-true =
    { $count ->
        [0] The secret of the game is the server’s; no browser added to it.
        [one] The secret of the game is made of the server’s and of the number one browser added.
       *[other] The secret of the game is made of the server’s and of the numbers { $count } browsers added.
    }
web-fair-made-false = The secret of the game is not made of the server’s and of the numbers the browsers added.
web-fair-anew-unknown =
    { $count ->
        [one] Moves were taken back once across chance, which was new from then on. Compare this with what you remember.
       *[other] Moves were taken back { $count } times across chance, which was new each time. Compare this with what you remember.
    }
web-fair-record-unknown =
    { $n ->
        [one] The game was resumed from a record: nothing can be proved about its first move.
       *[other] The game was resumed from a record: nothing can be proved about its first { $n } moves.
    }
web-fair-numbers-true =
    { $count ->
        [one] The only random number drawn is as the secret gives it.
       *[other] All { $count } random numbers drawn are as the secret gives them.
    }
web-fair-numbers-false =
    { $n ->
        [0] The random numbers of the set-up are not as the secret gives them.
       *[other] The random numbers of move { $n } are not as the secret gives them.
    }
web-fair-numbers-unknown = No random numbers were drawn from it.
web-fair-verify = That the whole game follows from these numbers by its rules, and that none is missing, is checked by this command with the downloaded record:

## Seats

web-seat-you = you
web-seat-open = open seat
web-seat-number = seat { $number }
web-seat-bot = bot · { $bot }
web-seat-stand-in = away · { $bot } stands in
web-seat-free = free; bot plays · { $bot }
web-seat-away = away
web-seat-person = at the table
web-seat-label =
    { $count ->
        [one] { $name }, { $count } point
       *[other] { $name }, { $count } points
    }
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-points-short = points
web-deciding = deciding
web-won = winner

## Prompt bar

web-prompt-yours = Your decision
web-prompt-wait = Waiting
web-prompt-refused = Refused
web-prompt-spectator = You are watching
web-prompt-over = The game is over
web-prompt-recorded = Recorded decision
web-choices = Choices
web-why = why?
web-rule-open = Rule { $rule }
web-pick-on-board = Pick what glows
web-pick-from-list = Choose from the list
web-path = What is going on
web-chosen = { $count } chosen
web-chosen-so-far = Chosen so far, not yet sent
web-chosen-names = { $count } chosen: { $names }.
web-chosen-remove = Take out: { $what }
web-chosen-back = Take back the last
web-chosen-dropped = The question has changed in the meantime: what you had put together was not sent.
web-undo = Undo
web-ask-undo = Ask to take back a move
web-moment = One moment …
web-window-open = Somebody may still act
web-asked-of = { $name }: { $question }
web-unsaved = Not saved yet: the server keeps trying, and your move is kept. Esc takes it back.
web-unsent = Not sent yet: it goes out when the connection is back. Esc takes it back.
web-without-effect = { $option } (no effect)
web-refused-help = The server refused this move; nothing has changed.
web-over-help = Watch the game again move by move, or play another one.
web-time-left = { $time } left
web-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Passing windows

web-passing = Automatic passing
web-pass-event = Pass until something happens
web-pass-event-short = until something happens
web-pass-phase = Pass until the next phase
web-pass-phase-short = until the next phase
web-passing-event =
    { $count ->
        [0] Passing automatically until something happens.
        [one] Passing automatically until something happens; one window passed so far.
       *[other] Passing automatically until something happens; { $count } windows passed so far.
    }
web-passing-phase =
    { $count ->
        [0] Passing automatically until the next phase.
        [one] Passing automatically until the next phase; one window passed so far.
       *[other] Passing automatically until the next phase; { $count } windows passed so far.
    }
web-passing-stop = Stop passing
web-passing-halt-event = Passing has stopped: something happened. Passed automatically: { $count }.
web-passing-halt-phase = Passing has stopped: a new phase has begun. Passed automatically: { $count }.
web-passing-halt-question = Passing has stopped: this must be decided. Passed automatically: { $count }.
web-passing-halt-stop = Passing has stopped: you always want to be asked here. Passed automatically: { $count }.
web-passing-halt-person = You have stopped passing. Passed automatically: { $count }.
web-passing-halt-gone = Passing has stopped. Passed automatically: { $count }.
web-passed = Passed automatically
web-passed-show = What was passed?
web-passed-options = You could have chosen: { $options }
web-passed-nothing = All you could do was pass.
web-stops = Always ask me here
web-stops-help = You are always asked here. The rest can be passed automatically; you will see a list.

## Table

web-log = Log
web-log-filter = What the log shows
web-log-all = Everything
web-log-main = What matters
web-log-mine = Mine
web-chat = Chat
web-panel = Panel
web-zoom-all = Whole board
web-rail = Log, chat and rules
web-log-and-chat =
    { $count ->
        [0] Log and chat
        [one] Log and chat, { $count } new message
       *[other] Log and chat, { $count } new messages
    }
web-chat-empty = Nobody has said anything yet
web-chat-write = Write to the table
web-chat-placeholder = Write to the table …
web-promises = Promises
web-promises-help = Promise somebody something. It binds nobody, but the table remembers it.
web-promise-to = { $from } to { $to }
web-promise-to-all = { $from } to all
web-promise-all = To all
web-promise-whom = Promise to whom?
web-promise-write = Promise something
web-promise-placeholder = I promise …
web-promise-give = Make the promise
web-promise-open = open
web-promise-kept = kept
web-promise-broken = broken
web-promise-disputed = disputed
web-promise-withdrawn = withdrawn
web-promise-says-kept = { $name }: kept
web-promise-says-broken = { $name }: broken
web-promise-judge = Was it kept? { $text }
web-promise-mark-kept = Kept
web-promise-mark-broken = Broken
web-promise-withdraw = Withdraw
web-promise-withdraw-this = Withdraw the promise: { $text }
web-position = Position { $n }
web-live-line = live
web-line-silent = no answer
web-silent = The server has not answered for a moment.
web-silent-kept = The server has not answered for a moment. Your choice is kept: it is sent again as soon as there is an answer.
web-line-lost = no connection
web-reconnecting = The connection is lost. Trying again …
web-retry = Try now
web-table-menu = Table menu
web-curtain = Pass the device to { $name }
web-curtain-help = The cards stay covered until { $name } presses the button.
web-curtain-open = I am { $name }: show my table
web-curtain-other = { $name } has the device
web-look-as = As { $name }
web-let-bot = Let a bot play for me
web-take-back = Back to the game
web-resign = Propose to end the game
web-resign-ask = If all agree, the game ends now without a winner.
web-leave = Leave the table
web-leave-ask = Your seat becomes free and a bot may take it. If you only want to go away for a while, let a bot play for you instead, or just close the page: the game waits.
web-abandon = Close the table
web-abandon-ask = The game ends for everybody and cannot be continued.
web-abandon-ask-others = Others are playing at this table, too: it is closed if all of them agree.
web-abandoned = This table was closed
web-asks-undo = { $name } wants to take back a move. Do you agree?
web-asks-resign = { $name } wants to end the game without a winner. Do you agree?
web-asks-abandon = { $name } wants to close the table: the game ends without a winner. Do you agree?
web-asks-kick = { $name } proposes to free the seat of { $about }. Do you agree?
web-asks-stand_in = { $name } proposes that a bot plays for { $about } for now. Do you agree?
web-asks-open = { $name } proposes to free the seat of the bot { $about } for somebody new. Do you agree?
web-asked-undo = You ask to take back a move.
web-asked-resign = You propose to end the game without a winner.
web-asked-abandon = You propose to close the table.
web-asked-kick = You propose to free the seat of { $about }.
web-asked-stand_in = You propose that a bot plays for { $about } for now.
web-asked-open = You propose to free the seat of the bot { $about }.
web-still-to-answer = Still to answer: { $names }.
web-about-you-kick = { $name } proposes to free your seat; the others vote.
web-about-you-stand_in = { $name } proposes that a bot plays for you for now; the others vote.
web-withdraw = Withdraw
web-the-host = The host
web-people = Who sits at the table
web-people-help = All the others vote about the seat of somebody who is at the table. The seat of anybody who has been away for more than two minutes (in a game with a clock: longer than the clock gives) you can free without a vote.
web-ask-free = Ask whether to free the seat
web-ask-stand-in = Ask for a bot instead
web-do-stand-in = Let a bot play
web-hand-over = Make host
web-bot-for-good = Bot for good
web-come-back = Come back to your seat
web-ask-others = Ask the others
web-request-waits = { $name } asks for something; still to answer: { $names }
web-rematch = Rematch
web-accept-rematch = Play the rematch
web-to-rematch = To the rematch
web-replay = Replay
web-download = Download the record

## Who came, who went: lines of the log

web-note-sat = { $name } joins the game in the seat of { $earlier }
web-note-came_back = { $name } comes back to their seat
web-note-came_back-renamed = { $name } comes back to their seat (last called { $earlier })
web-note-left = { $name } leaves the table; a bot plays
web-note-kicked_away = { $name }: seat freed by the host because of absence; a bot plays
web-note-kicked_votes = { $name }: seat freed by the votes of the others; a bot plays
web-note-stand_in = { $name } lets a bot play for a while
web-note-stand_in_away = { $name }: because of absence a bot plays, by the host's decision
web-note-stand_in_votes = { $name }: by the votes of the others a bot plays for now
web-note-back = { $name } plays without the bot again
web-note-bot = A bot takes the free seat ({ $name }) for good
web-note-opened = The seat of the bot { $name } is free; the bot plays on for now
web-note-host = { $name } is the host of the table now
web-note-abandoned = The table was closed
web-note-ended = The game ends without a winner, by the players' consent
web-note-taken_back = { $name } takes back a move with the others' consent

## Text mode

web-text-mode = Text mode
web-text-mode-help = The table in words and the choices as a numbered list, as in the terminal.
web-compose-none = Nothing is put together yet
web-text-type =
    { $count ->
        [one] Number (only 1) or first words
       *[other] Number from 1 to { $count } or first words
    }
web-choose = Choose
web-error-word = Nothing here begins with “{ $word }”

## Replay

web-set-up = Set-up
web-sees = View of { $name }, position { $n }
web-sees-spectator = View of a spectator, position { $n }
web-timeline = Timeline
web-position-of = { $n } of { $last }
web-to-start = To the start
web-to-end = To the end
web-turn-back = Previous turn
web-turn-on = Next turn
web-step-back = Previous move
web-step = Next move
web-run = Run
web-pause = Pause
web-speed = Speed
web-one-choice = move
web-one-turn = turn
web-copy-position = Link to this position
web-copy-scenario = Copy as scenario
web-copy-scenario-help = The position as a file that runs as a test: for bug reports
web-whose-eyes = Through whose eyes?
web-spectator = spectator
web-to-table = Back to the table
web-play-on = Play on from here
web-play-on-help = a new table
web-play-on-ask = A new table begins at position { $n }. Who plays?
web-open-match = Open a record
web-open-match-help = A record saved here or in the terminal can be watched move by move.
web-choose-file = Choose a file
web-my-finished = My finished games
web-none-finished = You have not finished a game yet.

## Rules

web-book-contents = Contents
web-book-overview = Overview
web-book-glossary = Pieces and terms
web-book-goal = What it is about
web-book-course = How it goes
web-book-end = What decides
web-rules-search = Search the rules
web-rules-language = Language of the rules

## Settings

web-motion = Animations
web-motion-auto = same as the system
web-motion-full = full
web-motion-none = none
web-patterns = Patterns
web-patterns-help = Stronger patterns and marks beside the colours, for eyes that tell colours apart less well.
web-auto = Choose the only option automatically
web-auto-help = Only when there is nothing to decide; you see it before it is taken.
web-sounds = Sounds
web-sounds-help = Dice, cards, coins, and a chime when it is your decision.
web-pace = Pace and sound
web-speed = What others do
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-volume = Volume
web-scene-on = Go on
web-recap = Since your last move
web-recap-none = Nothing worth telling.
web-keys = Keyboard
web-key-space = passes or ends, when the bar shows it
web-key-until = pass until something happens, until the next phase
web-key-numbers = picks the option with that number
web-key-esc = takes back what is not sent yet
web-key-undo = takes back your last move, also one not sent yet
web-key-rules = opens the rule of this decision
web-key-keys = shows this list
web-key-log-chat = log, chat
web-key-regions = goes on to the next part of the page

## Problems

web-offline = The server cannot be reached.
web-error = That did not work.
web-error-400 = The server does not understand this.
web-error-403 = You are not allowed to do this.
web-error-404 = It is not there any more.
web-error-409 = Too late: something has changed in the meantime.
web-error-413 = This is too big.
web-error-429 = Too much at once: wait a moment.

## Decks

web-decks = Decks
web-decks-short = Decks
web-no-decks = This game has no decks to build
web-no-decks-at-all = No game here has decks to build
web-decks-mine = My decks
web-decks-ready = Ready-made decks
web-decks-brought = Decks
web-decks-own = Everybody who sits down may still bring a deck of their own.
web-decks-build = Build a deck
web-deck-paste = Paste a deck…
web-deck-text = Deck as text
web-deck-use = Use this deck

## Advice and introductory games

web-learn = Learn to play
web-coach = Tutorial
web-coach-quiet = Nothing new for now: play on. “Show me” suggests a choice.
web-coach-progress = Step { $n } of { $total }
web-coach-back = The step before
web-coach-on = Next
web-coach-ahead =
    { $count ->
        [one] more step to read
       *[other] more steps to read
    }
web-coach-fold = Fold the tutorial away
web-coach-unfold = Show the tutorial
web-hint = Show me
web-hint-title = Advice
web-hint-is = Suggested: { $text }
web-hint-take = Do that
web-key-hint = suggests a move, in a tutorial and against bots
web-acts = { $name } plays
web-ahead-pause = Pause
web-ahead-resume = Go on
web-ahead-decision = To my next decision
web-ahead-end = Play out
web-ahead-present = To the present
web-key-pause = pauses what others do; while it is shown, Space leads to your next decision

## The end of a game
web-end-board = Show the table
web-end-stage = Summary
web-end-picture = Picture
web-end-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
web-end-points = Where the points come from
web-end-total = Total
web-end-curve = How it went
web-end-curve-turn = the standing, turn by turn
web-end-curve-round = the standing, round by round
web-end-goal = goal: { $goal }
web-end-numbers = This game in numbers
web-end-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-end-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-end-usual = dashes: what is to be expected
web-end-second = dark: the next highest
web-end-turning = Turning points
web-end-turning-help = each opens the replay there
web-end-no-turns = The standing never changed.
web-end-at-turn = Turn { $n }
web-end-at-round = Round { $n }
web-end-last = the end
web-end-lead = { $name } takes the lead
web-end-gain = { $name } gains ground
web-end-loss = { $name } loses ground
