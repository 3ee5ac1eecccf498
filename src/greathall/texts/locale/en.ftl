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
setup-default = { $choice } (usual)
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
help-undo = takes back your last choice
help-save = saves the match to a file
help-quit = leaves the match
help-language = changes the language

## Undo, save, resume, quit

undo-done = Taken back: { $choice }
undo-nothing = There is nothing to take back
undo-secret = Something hidden has been seen since, so the choice cannot be taken back
undo-chance = Dice were rolled or cards were drawn since, so the choice cannot be taken back
undo-others = Another player has chosen since, so the choice cannot be taken back
save-done = The match is saved in { $file }
save-failed = The match could not be saved in { $file }: { $reason }
save-how-to-resume = Resume it with: { $command }
resume-done =
    { $count ->
        [one] The match from { $file } goes on after { $count } choice
       *[other] The match from { $file } goes on after { $count } choices
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
rules-ruling = A ruling of this program: the rulebook leaves it open
rules-printed = A rule of the rulebook

## Where the facts of a game come from

provenance-printed = as printed
provenance-printed-help = This was taken from the printed game.
provenance-partly = partly reconstructed
provenance-partly-help = Part of this was taken from the printed game; the rest was not found and has been filled in so that it contradicts no printed rule.
provenance-reconstructed = reconstructed
provenance-reconstructed-help = The printed original was not found. This was made up so that it contradicts no printed rule; owners of the box can put the printed one in its place.
