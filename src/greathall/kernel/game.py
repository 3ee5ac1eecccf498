"""A game's face: what the kernel, bots, simulation, terminal and server know of a game, and nothing more."""

from __future__ import annotations

from typing import Any

from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng
from greathall.kernel.score import Standing, Tally
from greathall.kernel.state import Ask, State


class TableOption:
    """One named choice of a table: a variant, or a ruling where the rulebook is open.

    `kind` says how it is asked for: "" a choice or a number, "deck" a deck that is there or the text of one, "seated"
    not at all, for it follows from who sits there (`Game.seated`). `seat`: what the person on that seat brings along
    (-1: it is about the whole table).
    """

    def __init__(
        self,
        name: str,
        default: str,
        choices: list[str],
        rule: str,
        low: int = 0,
        high: int = 0,
        kind: str = "",
        seat: int = -1,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices  # empty: a whole number from low to high
        self.rule = rule
        self.low = low
        self.high = high
        self.kind = kind
        self.seat = seat

    def allowed(self) -> str:
        return " or ".join(self.choices) if self.choices else f"a whole number from {self.low} to {self.high}"

    def check(self, value: object) -> str:
        text = str(value).strip().lower() if not isinstance(value, bool) else ("yes" if value else "no")
        if self.choices:
            if self.choices == ["no", "yes"]:
                text = {"true": "yes", "on": "yes", "1": "yes", "false": "no", "off": "no", "0": "no"}.get(text, text)
            if text in self.choices:
                return text
        elif text.lstrip("-").isdigit() and self.low <= int(text) <= self.high:
            return str(int(text))
        raise BadInput(f"Option {self.name} cannot be '{value}'; allowed is {self.allowed()}.")

    def check_stored(self, value: object) -> str:
        """The value in a stored match: what was allowed once and can still be understood is good."""
        return self.check(value)


def check_seat(options: dict[str, str], name: str, seats: int) -> None:
    """A table option that may name a seat must name one of this table."""
    value = options[name]
    if value.isdigit() and int(value) >= seats:
        raise BadInput(f"Option {name} names seat {value}; the last seat is {seats - 1}.")


class EventKind:
    """What an event tells: its name and its fields, each with the type that says how to show it.

    An event is a tuple (kind, audience, field, field, ...). `secret` names the fields that only the audience sees.
    """

    def __init__(self, name: str, fields: list[tuple[str, str]], secret: list[str] | None = None) -> None:
        self.name = name
        self.fields = fields
        self.secret = [] if secret is None else secret
        self.hidden_at = [i + 2 for i, (f, _) in enumerate(fields) if f in self.secret]


class DecisionKind:
    """What is asked, and by which rule.

    `part`: one of several questions that make up a single move (attackers one by one, their stealth); whoever is asked
    may put the whole move together first. Whether another part follows must never depend on what is hidden from the
    seat. `window`: whether somebody is asked at all depends on hidden cards, so others should not see it at once.
    """

    def __init__(self, name: str, rule: str, part: bool = False, window: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.part = part
        self.window = window


class Described:
    """An option or event taken apart: a name for its text, and arguments as (field, type, value)."""

    def __init__(self, name: str, args: list[tuple[str, str, int]]) -> None:
        self.name = name
        self.args = args

    def as_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"name": self.name}
        for field, _, value in self.args:
            out[field] = value
        return out


class CardFacts:
    """A card for whoever looks it up. Its name is the text `key`; `key-text` and `key-note` say what it does."""

    def __init__(
        self, key: str, name: str, words: dict[str, list[tuple[str, str]]], numbers: list[tuple[str, str]], limit: int
    ) -> None:
        self.key = key
        self.name = name  # as printed, the spelling of decks
        self.words = words  # group -> (key of a text, what follows it), e.g. keyword -> ("keyword-ambush", " (2)")
        self.numbers = numbers  # (key of a text, value as printed)
        self.limit = limit  # how often it may be in a deck; 0: not a card of decks


class Fault:
    """What is wrong with a deck: by which rule ('': it is not written as decks are), the text `key` and its arguments.

    An argument is a number, the key of a text, a list of keys, or '=' and words as they are. `text` says it in English.
    """

    def __init__(self, rule: str, key: str, args: dict[str, Any], text: str) -> None:
        self.rule = rule
        self.key = key
        self.args = args
        self.text = text


class BadDeck(BadInput):
    """A text that is no deck, and where."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class DeckReport:
    """A deck as whoever builds it sees it."""

    def __init__(
        self,
        name: str,
        faults: list[Fault],
        points: list[tuple[bool, Fault]],
        contents: dict[str, Any],
        about: dict[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.faults = faults
        self.points = points  # what was looked at, whether it is as it must be, in a few words each
        self.contents = contents  # the game's own: what is in it, and what may be put into it
        self.about: dict[str, Any] = about or {}  # the game's own, and short: what lists tell of it


class Game:
    """Subclassed once per game. Everything game-specific that others need goes through these methods."""

    id = ""
    rule_prefix = ""
    over_rule = ""  # the rule by which nothing more can be chosen once the game is over
    rules_version = 1
    data_digest = ""  # of all facts that play
    min_seats = 0
    max_seats = 0
    usual_seats = 4  # the table that is measured, and laid when nobody says otherwise
    beat = "turn"  # the event by which people count how long a game took

    # ---------------------------------------------------------------- tables of the game
    def table_options(self) -> list[TableOption]:
        raise NotImplementedError

    def decision_kinds(self) -> list[DecisionKind]:
        raise NotImplementedError

    def event_kinds(self) -> list[EventKind]:
        raise NotImplementedError

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        """Where the data of a table come from: (text key of a part, `printed` | `partly` | `reconstructed`)."""
        return []

    def package_folder(self) -> str:
        """Where the game's own files (locale, rules, data) lie."""
        raise NotImplementedError

    def digest(self, seats: int, options: dict[str, str]) -> str:
        """A short name of the facts that a match of these options plays with, of its own cards where it has some."""
        return self.data_digest

    # ---------------------------------------------------------------- playing
    def new_state(self, seats: int, options: dict[str, str], seed: str, listen: bool = False, key: str = "") -> State:
        """A state at its first decision; options are complete and checked. `listen`: keep events from the start.
        `key`: set-up draws from it, not from the seed (kernel/chance.py)."""
        raise NotImplementedError

    def encode(self, s: State) -> dict[str, Any]:
        raise NotImplementedError

    def decode(self, data: dict[str, Any]) -> State:
        raise NotImplementedError

    def why_not(self, s: State, seat: int, code: int) -> str:
        """The rule that forbids a choice, or '' when it is legal."""
        raise NotImplementedError

    def ended_by(self, s: State) -> str:
        """The rule that ended a game that is over."""
        return self.over_rule

    def without_effect(self, s: State, ask: Ask) -> list[int]:
        """Those options that the rules allow although they would do nothing, as far as the asked seat knows."""
        return []

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        raise NotImplementedError

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """What a seat sees, as JSON; made from `s.mask(seat)` and nothing else. Questions are not part of it."""
        raise NotImplementedError

    def shown(self) -> tuple[Any, Any]:
        """The shapes of `view` and `board_info`, from which the client's types are made: TypedDicts of `shown.py`."""
        return dict[str, Any], dict[str, Any]

    def view_asked(self, s: State, seat: int) -> dict[str, Any]:
        """The view with who is asked what under "asks", which everybody may know."""
        kinds = self.decision_kinds()
        return {**self.view(s, seat), "asks": [{"seat": a.seat, "kind": kinds[a.kind].name} for a in s.asks]}

    def overlay(self, s: State, seat: int) -> dict[str, Any]:
        """What `view(s, seat)` shows beyond or instead of `view(s, NOBODY)`, with the same nesting.

        A cheaper way to the same view: laid over the spectator's it must give exactly the seat's (the battery checks).
        A list of objects is written as an object of indexes.
        """
        return self.view(s, seat)

    def board_info(self) -> dict[str, Any]:
        """Static geometry for whoever draws the board."""
        return {}

    def describe_option(self, s: State, code: int) -> Described:
        raise NotImplementedError

    def about_option(self, code: int, kind: int) -> tuple[list[str], list[str]]:
        """Keys of texts and ids of rules that explain an option of a decision of that kind."""
        return [], [self.decision_kinds()[kind].rule]

    def all_codes(self) -> list[int]:
        """Every option code that can ever be listed (for exhaustive checks and learning)."""
        raise NotImplementedError

    def conserved(self, s: State) -> list[str]:
        """What is wrong with the number of cards, tokens and pieces; empty when all is well."""
        raise NotImplementedError

    def ending(self, s: State) -> str:
        """In one word how a game that is over came to its end (for statistics)."""
        return "nobody_won" if not s.winners else "one_winner" if len(s.winners) == 1 else "shared_victory"

    def turns(self, s: State) -> int:
        """How many turns (or rounds, where a game counts those) were begun (for statistics)."""
        return int(getattr(s, "turn", 0))

    def played_as(self, s: State, seat: int) -> list[tuple[str, str]]:
        """What a seat won or lost with, for statistics: kind and name, e.g. ("deck", "stark_1")."""
        return []

    # ---------------------------------------------------------------- looking back
    def standing(self, s: State) -> list[Standing]:
        """How each seat stands, as far as everybody may know; empty before there is anything to count."""
        return []

    def goal(self, s: State) -> int:
        """The score that ends the game, 0 where none does."""
        return 0

    def tally(self, seats: int) -> Tally:
        """Counts what happens in a game of so many seats."""
        return Tally(seats)

    def telling(self) -> list[str]:
        """Events by name, what says most about a change of the standing first."""
        return []

    # ---------------------------------------------------------------- names
    def value_key(self, type_: str, value: int) -> str:
        """How a value of a field type is named: a key of the locale files, or '=' and the name itself."""
        raise NotImplementedError

    # ---------------------------------------------------------------- words
    def option_words(self, s: State, code: int) -> str:
        """An option in notation: the language of scenarios, transcripts and bug reports."""
        raise NotImplementedError

    def expand_words(self, text: str) -> list[str]:
        """A person's shorthand as single options in notation, e.g. `discard 2 wool` as two discards."""
        return [text]

    def seat_name(self, s: State, seat: int) -> str:
        """A seat in notation."""
        return str(seat)

    def position(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> State:
        """A state written by a person (the `position` part of a scenario), at its decision."""
        raise NotImplementedError

    def write_position(self, s: State) -> dict[str, Any]:
        """A state in the words that `position` reads. What they cannot say is left out: kernel/inspect.py adds it."""
        return {}

    def fact(self, s: State, name: str) -> Any:
        """A named fact of the position that a scenario can expect, e.g. `hand red`."""
        raise NotImplementedError

    def fact_value(self, name: str, value: Any) -> Any:
        """What a person wrote for a fact, in the spelling that `fact` uses."""
        return value

    # ---------------------------------------------------------------- decks and cards, where a game has them
    def decks(self) -> list[str]:
        """The ids of the decks that are there; the text `deck-<id>` says what each is."""
        raise BadInput(f"{self.id} has no decks.")

    def deck_text(self, deck: str, name: str = "") -> str:
        """A deck as text, from its id or from a text: in the form in which decks are exchanged. Its first line is its
        name, the one given or its own. BadDeck if it cannot be understood, or not be called so."""
        raise BadInput(f"{self.id} has no decks.")

    def deck_check(self, text: str) -> list[Fault]:
        """All that is wrong with a deck in text; BadDeck if it cannot be understood."""
        raise BadInput(f"{self.id} has no decks.")

    def deck_report(self, text: str) -> DeckReport:
        """The same for whoever is building the deck: one without any cards is understood too."""
        raise BadInput(f"{self.id} has no decks.")

    def cards(self) -> list[CardFacts]:
        """Every card that can be looked up."""
        raise BadInput(f"{self.id} has no cards to look up.")

    # ---------------------------------------------------------------- around a question
    def chain(self, s: State, seat: int) -> list[Described]:
        """What is going on when a seat is asked, the outermost first; made from `s.mask(seat)` and nothing else."""
        return []

    def codes_in(self, s: State) -> list[int]:
        """Of all codes those that this match can ever list."""
        return self.all_codes()

    # ---------------------------------------------------------------- shared by all games
    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise BadInput(f"{self.id} is for {self.min_seats} to {self.max_seats} players, not {seats}.")

    def check_options(self, given: dict[str, Any], stored: bool = False) -> dict[str, str]:
        """All options of the table, the given ones checked, the others at their default. `stored`: of an old match."""
        specs = {o.name: o for o in self.table_options()}
        for name in given:
            if name not in specs:
                raise BadInput(f"{self.id} has no option '{name}'; it has {', '.join(specs)}.")
        if stored:
            return {n: o.check_stored(given[n]) if n in given else o.default for n, o in specs.items()}
        return {n: o.check(given[n]) if n in given else o.default for n, o in specs.items()}

    def seated(self, options: dict[str, str], people: list[bool]) -> dict[str, str]:
        """The options of a match that begins, by which of its seats are played by people. Most games do not care."""
        return options

    def passes_window(self, s: State, ask: Ask, code: int) -> bool:
        """Is this an empty pass in a window, by which others may not even notice that somebody was asked?"""
        return self.decision_kinds()[ask.kind].window and self.describe_option(s, code).name == "pass"

    def rule_of(self, s: State, ask: Ask) -> str:
        """The rule behind a question; a game may know better than its table of decisions."""
        return self.decision_kinds()[ask.kind].rule

    def see_event(self, event: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """An event as a seat may see it: secret fields are -1 outside its audience."""
        kind = self.event_kinds()[event[0]]
        if not kind.hidden_at or (seat >= 0 and event[1] >> seat & 1):
            return event
        return tuple(-1 if i in kind.hidden_at else v for i, v in enumerate(event))

    def describe_event(self, event: tuple[int, ...]) -> Described:
        kind = self.event_kinds()[event[0]]
        return Described(kind.name, [(f, t, event[i + 2]) for i, (f, t) in enumerate(kind.fields)])
