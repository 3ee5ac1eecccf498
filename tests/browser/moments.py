"""Moments of a card game for browser tests: games are played here one after the other until one of them has the moment
that is looked for, and a table goes on from it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeVar

from playwright.sync_api import Page, expect

from greathall.games import registry
from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import CHARACTER, EVENT, PLOT
from greathall.games.lcg import codes, data, decks
from greathall.games.lcg.names import NEUTRAL
from greathall.kernel import matchfile
from greathall.kernel.match import Match, Seat
from greathall.kernel.state import State

from .conftest import Hall
from .player import PROMPT
from .record import call

LCG = registry.get("lcg")
KINDS = LCG.decision_kinds()
EVENTS = [e.name for e in LCG.event_kinds()]
HEADINGS = ("round", "phase")
SEEDS = [f"windows{i}" for i in range(40)]
# Windows in which the page asks unless the person wishes otherwise, whatever is passed.
STOPS = {"would", "cancel", "marshal"}


class Way(NamedTuple):
    """What passing leads through: where it begins, the windows passed, the events, what is asked at its end."""

    n: int
    windows: list[str]
    events: list[str]
    end: str

    @property
    def unasked(self) -> bool:
        """After the first window the page passes all by itself."""
        return STOPS.isdisjoint(self.windows[1:])


Wanted = Callable[[Way], bool]


@cache
def dear_deck() -> str:
    """A legal deck of events, of the dearest cards of a faction, and of plots with the least income."""
    faction = decks.HOUSES["House Lannister"]
    own = [d for d in range(data.N_DESIGNS) if data.FACTION_OF[d] in (faction, NEUTRAL)]
    plots = sorted([d for d in own if data.TYPE[d] == PLOT], key=lambda d: data.PLOT_GOLD[d])
    events = [d for d in own if data.TYPE[d] == EVENT]
    dear = sorted([d for d in own if data.TYPE[d] == CHARACTER], key=lambda d: -data.COST[d])
    most = [*events, *dear][: decks.LEAST_CARDS // 3]
    return decks.to_text(decks.Deck(faction, -1, dict.fromkeys(plots[:7], 1) | dict.fromkeys(most, 3)))


class Game:
    """A game in which the first seat is asked in every window, also when it could only pass; the other one is not. A
    poor one can pay for little: then it is not asked in its turn to marshal."""

    def __init__(self, seed: str, poor: bool, choices: int = 700) -> None:
        options = {"stops": "yes", "first_player": "0"} | ({"deck2": dear_deck()} if poor else {})
        self.match = Match(LCG, options, [Seat("Marta"), Seat("Grzegorz")], seed)
        chance = random.Random(seed)
        while len(self.match.choices) < choices and not self.match.state.over:
            ask = self.match.state.asks[0]
            if ask.kind == codes.D_STOPS:
                code = codes.STOPS + (3 if ask.seat == 0 else 0)
            elif KINDS[ask.kind].window:
                code = ask.options[0] if chance.random() < 0.6 else chance.choice(ask.options)
            else:
                code = chance.choice(ask.options[-4:])
            self.match.choose(ask.seat, code)
        self.text = matchfile.dumps(self.match)

    def at(self, n: int) -> State:
        return self.match.at(n)

    def number(self, n: int, passed: int = 0) -> int:
        """The number that position n has for everybody, or the one reached from it by passing so often."""
        match = matchfile.loads(self.text, "windows", registry.get).match
        match.rewind(n)
        for _ in range(passed):
            match.choose(0, both.PASS)
        return match.numbers[-1]

    def attack(self, able: int) -> int | None:
        for n in range(len(self.match.choices)):
            [ask, *_] = self.at(n).asks
            if ask.seat == 0 and ask.kind == both.D_ATTACKERS and len(ask.options) >= able:
                return n
        return None

    def passing(self, wanted: Wanted) -> Way | None:
        for n in range(len(self.match.choices)):
            state = self.at(n).clone()
            windows: list[str] = []
            events: list[str] = []
            while len(state.asks) == 1 and state.asks[0].seat == 0 and KINDS[state.asks[0].kind].window:
                windows.append(KINDS[state.asks[0].kind].name)
                state.events = []
                state.choose(0, both.PASS)
                events += [EVENTS[e[0]] for e in state.events]
                if any(e in HEADINGS for e in events):
                    break
            if windows and any(a.seat == 0 for a in state.asks):
                way = Way(n, windows, events, KINDS[next(a.kind for a in state.asks if a.seat == 0)].name)
                if wanted(way):
                    return way
        return None


played = cache(Game)


T = TypeVar("T")


def first(search: Callable[[Game], T | None], poor: bool = False) -> tuple[Game, T]:
    """The first game in which the search finds something: a change of the rules may move a moment to another one."""
    for seed in SEEDS:
        found = search(played(seed, poor))
        if found is not None:
            return played(seed, poor), found
    raise AssertionError(f"none of {len(SEEDS)} games has such a moment")


def attack(able: int) -> tuple[Game, int]:
    """The first seat declares attackers, so many at least are able."""
    return first(lambda game: game.attack(able))


def passing(wanted: Wanted) -> tuple[Game, Way]:
    """A window of the first seat after which nobody else is asked while it passes, if its way will do."""
    return first(lambda game: game.passing(wanted), poor=True)


def sit_at(page: Page, hall: Hall, game: Game, n: int, text: bool = True) -> str:
    """This visitor takes the first seat at a table that goes on from a position; a bot has the other one."""
    replay = call(page, "POST", "/api/replays", game.text)["id"]
    seats = [{"kind": "me", "name": "Marta"}, {"kind": "bot", "bot": "random"}]
    table = call(page, "POST", f"/api/replays/{replay}/{n}/continue", {"seats": seats, "start": True})
    if text:
        page.evaluate(
            """() => { const kept = JSON.parse(localStorage.getItem('greathall-settings') ?? '{}');
            localStorage.setItem('greathall-settings', JSON.stringify({ ...kept, text: true })); }"""
        )
    page.goto(f"{hall.url}/t/{table['id']}")
    expect(page.locator(PROMPT)).to_be_visible()
    return str(table["id"])
