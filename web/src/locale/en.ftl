### Texts of the web client. Every key of this file is in pl.ftl too; all begin with web-.

## Places

web-nav = Main
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
web-theme-auto = as the system
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

web-bot-random = stray dog
web-bot-heuristic = knight
web-bot-search = Hand of the King

## Lobby

web-continue = Back to your games
web-wait-for-you =
    { $count ->
        [0] nobody waits for you
        [one] one waits for you
       *[other] { $count } wait for you
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
web-games-sub = with all their rules
web-play = Play
web-table = Set a table
web-open-tables = Open tables
web-open-count =
    { $count ->
        [0] none right now
        [one] one waits for players
       *[other] { $count } wait for players
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
        [one] { $count } choice
       *[other] { $count } choices
    }

## New table

web-seat-me = me
web-hot-seat-help = Several seats are yours: you play them in turn in this browser.
web-table-title = Name of the table
web-clock = Clock
web-clock-none = no clock
web-clock-move = per choice
web-clock-reserve = reserve
web-clock-per-move = { $seconds } s per choice
web-clock-with-reserve = { $minutes } min + { $seconds } s
web-seconds = Seconds
web-increment = Seconds added per choice
web-watching = Spectators
web-watching-public = see what is public
web-watching-after = see everything after the end
web-watching-none = are not allowed
web-listed = Show among the open tables
web-make-and-invite = Make the table and invite

## Before the game

web-all-here = Everybody is here: you can start
web-host-starts = Everybody is here: the host starts the game
web-seed-host = The host has chosen the seed. It counts only if nobody else plays; otherwise the server draws one at the start.
web-seed-record = The game goes on from a record: whoever knows that record may know what chance will bring.
web-seed-known = Somebody may know what chance will bring: the host chose the seed, or the game goes on from a record.
web-sit-here = Sit here
web-add-bot = Bot
web-fill-bots = Bots on all open seats
web-free-seat = Free the seat
web-kick = Send away
web-stand-up = Stand up
web-table-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Seats

web-seat-you = you
web-seat-open = open seat
web-seat-number = seat { $number }
web-seat-bot = bot · { $bot }
web-seat-stand-in = away · { $bot } stands in
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
web-pick-on-board = Pick one of { $count } on the table
web-pick-from-list = Choose one of { $count }
web-list = As a list
web-places =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
web-path = What is going on
web-chosen = { $count } chosen
web-chosen-so-far = Chosen so far, not yet sent
web-chosen-names = { $count } chosen: { $names }.
web-chosen-remove = Take out: { $what }
web-chosen-back = Take back the last
web-chosen-dropped = The question has changed in the meantime: what you had put together was not sent.
web-undo = Undo
web-ask-undo = Ask to take back a choice
web-moment = One moment …
web-asked-of = { $name }: { $question }
web-unsent = Not sent yet: it goes out when the connection is back. Esc takes it back.
web-without-effect = { $option } (no effect)
web-refused-help = The server refused this choice; nothing has changed.
web-over-help = Look at the game again choice by choice, or play another one.
web-time-left = { $time } left
web-seconds-left = { $count } seconds left
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Passing windows

web-passing = Pass by itself
web-pass-event = Pass until something happens
web-pass-event-short = until something happens
web-pass-phase = Pass until the next phase
web-pass-phase-short = until the next phase
web-passing-event =
    { $count ->
        [0] Passing by itself until something happens.
        [one] Passing by itself until something happens; one window passed so far.
       *[other] Passing by itself until something happens; { $count } windows passed so far.
    }
web-passing-phase =
    { $count ->
        [0] Passing by itself until the next phase.
        [one] Passing by itself until the next phase; one window passed so far.
       *[other] Passing by itself until the next phase; { $count } windows passed so far.
    }
web-passing-stop = Stop passing
web-passing-halt-event = Passing has stopped: something happened. Passed by itself: { $count }.
web-passing-halt-phase = Passing has stopped: a new phase has begun. Passed by itself: { $count }.
web-passing-halt-question = Passing has stopped: this must be decided. Passed by itself: { $count }.
web-passing-halt-stop = Passing has stopped: you always want to be asked here. Passed by itself: { $count }.
web-passing-halt-person = You have stopped passing. Passed by itself: { $count }.
web-passing-halt-gone = Passing has stopped. Passed by itself: { $count }.
web-passed = Passed by itself
web-passed-show = What was passed?
web-passed-options = Possible was: { $options }
web-passed-nothing = Nothing was possible but to pass.
web-stops = Where to be asked always
web-stops-help = Passing by itself stops at these. Everything else may be passed; what was passed is listed.

## Table

web-log = Log
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
web-line-lost = no connection
web-reconnecting = The connection is lost. Trying again …
web-retry = Try now
web-table-menu = Table menu
web-look-as = As { $name }
web-let-bot = Let a bot play for me
web-take-back = Play myself again
web-resign = Propose to end the game
web-resign-ask = If all agree, the game ends now without a winner.
web-leave = Leave the table
web-leave-ask = Your seat becomes free and a bot may take it. If you only want to go away for a while, let a bot play for you instead, or just close the page: the game waits.
web-abandon = Close the table
web-abandon-ask = The game ends for everybody and cannot be continued.
web-abandoned = This table was closed
web-asks-undo = { $name } wants to take back a choice. Do you agree?
web-asks-resign = { $name } wants to end the game without a winner. Do you agree?
web-request-waits = Request by { $name }; still to answer: { $names }
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-download = Download the record

## Text mode

web-text-mode = Text mode
web-text-mode-help = The table in words and the choices as a numbered list, as in the terminal.
web-text-type =
    { $count ->
        [one] Number (only 1) or first words
       *[other] Number from 1 to { $count } or first words
    }
web-choose = Choose
web-error-word = Nothing here begins with “{ $word }”

## Replay

web-set-up = Set-up
web-sees = You see what { $name } saw at position { $n }
web-sees-spectator = You see what a spectator saw at position { $n }
web-timeline = Timeline
web-position-of = { $n } of { $last }
web-to-start = To the start
web-to-end = To the end
web-turn-back = Previous turn
web-turn-on = Next turn
web-step-back = Previous choice
web-step = Next choice
web-run = Run
web-pause = Pause
web-speed = Speed
web-one-choice = choice
web-one-turn = turn
web-copy-position = Link to this position
web-copy-scenario = Copy as scenario
web-copy-scenario-help = The position as a file that runs as a test: for reports of faults
web-whose-eyes = Through whose eyes?
web-spectator = spectator
web-to-table = Back to the table
web-play-on = Play on from here
web-play-on-help = a new table
web-play-on-ask = A new table begins at position { $n }. Who plays?
web-open-match = Open a record
web-open-match-help = A match file saved here or in the terminal can be looked at choice by choice.
web-choose-file = Choose a file
web-my-finished = My finished games
web-none-finished = You have not finished a game yet.

## Rules

web-rules-search = Search the rules
web-rules-language = Language of the rules

## Settings

web-motion = Motion
web-motion-auto = as the system
web-motion-full = full
web-motion-none = none
web-patterns = Patterns
web-patterns-help = Stronger patterns and marks besides colours, for eyes that tell colours apart less well.
web-auto = Answer by itself when there is only one choice
web-auto-help = Only when nothing is to be decided; it is shown before it is taken.
web-sounds = Sounds
web-sounds-help = A quiet knock when it is your decision.
web-keys = Keyboard
web-key-space = passes or ends, when the bar shows it
web-key-until = pass until something happens, until the next phase
web-key-numbers = picks the numbered choice
web-key-esc = takes back what is not sent yet
web-key-undo = takes back your last pick or choice
web-key-rules = opens the rule of this decision
web-key-log-chat = log, chat
web-key-regions = goes on to the next part of the page

## Problems

web-offline = The server cannot be reached.
web-error = That did not work.
web-error-400 = The server does not understand this.
web-error-403 = This is not yours to do.
web-error-404 = It is not there any more.
web-error-409 = Too late: something has changed in the meantime.
web-error-413 = This is too big.
web-error-429 = Too much at once: wait a moment.

## Decks

web-decks = Decks
web-decks-short = Decks
web-no-decks = This game has no decks to build
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
web-key-hint = suggests a choice, in a tutorial and against bots
