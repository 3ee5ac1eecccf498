"""A position written by a person (scenarios): what is not named lies where the rules put it at the start.

`at` says where in the turn it begins: `turn` (before anything of the turn), `hostages`, `event`, `prepare` (with a
defender), `fighters`, `support`, `encounter` (before cards are played face down), `sealing` (while they are),
`revealed` (the cards in `shown` lie face up, before abilities), `resolution`, `after` (after the resolution phase;
`won` says who won), `end`.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.iron_throne import board, counting
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import POWER_EACH, POWER_OF_HOUSE, whole_deck
from greathall.games.iron_throne.entries import cards_of, entry_of
from greathall.games.iron_throne.facts import character_named, seat_of
from greathall.games.iron_throne.flow import turn as turns_flow
from greathall.games.iron_throne.flow.encounter import NOT_CHOSEN, REVEALED, SEALING, Encounter
from greathall.games.iron_throne.flow.turn import Turn
from greathall.games.iron_throne.flow.windows import open_window
from greathall.games.iron_throne.ops import turns
from greathall.games.iron_throne.state import NONE, ThroneState, blank
from greathall.games.iron_throne.table import Table, check_together
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.errors import BadInput
from greathall.kernel.state import NOBODY

KEYS: Final[dict[str, str]] = {
    "houses": "the houses of the seats in order; else from Stark on",
    "at": "where in the turn it begins, see above; else `turn`",
    "turn": "the number of the turn; else 1",
    "attacker": "whose turn it is; else the first house's",
    "defender": "needed from `prepare` on",
    "won": "the side that won, for `after`: `attacker` or `defender`",
    "lost": "sides that lost where none won: `[attacker, defender]`",
    "events": "the event deck from its top; the others lie below in any order",
    "event_discard": "event cards drawn already",
    "box": "power out of the game; else what is missing to 20 a house",
    "seats": "per house, see below",
}
SEAT_KEYS: Final[dict[str, str]] = {
    "leader": "else the first of the house",
    "hand": "cards in hand; else five",
    "top": "the deck from its top; the others lie below in any order",
    "discard": "the discard pile",
    "played": "cards played for their effect this turn",
    "sealed": "the card an active player has played face down, at `sealing`",
    "shown": "the card an active player has revealed",
    "hostages": "cards of other houses held: `lannister-5`",
    "sheet": "power on the leader's sheet; else what is missing to 20",
    "power": "power per character, 0 for the dead; else 4 each",
    "influence": "tokens per house on whose board they lie",
    "fighter": "the participating character",
    "side": "of a supporter: `attacker` or `defender`",
}
PLACES: Final[dict[str, int]] = {
    "turn": turns_flow.T_BEGIN,
    "hostages": turns_flow.T_HOSTAGES,
    "event": turns_flow.T_EVENT,
    "prepare": turns_flow.T_POWER,
    "fighters": turns_flow.T_FIGHTERS,
    "support": turns_flow.T_SUPPORT,
    "encounter": turns_flow.T_ENCOUNTER,
    "sealing": turns_flow.T_RESOLUTION,
    "revealed": turns_flow.T_RESOLUTION,
    "resolution": turns_flow.T_RESOLUTION,
    "after": turns_flow.T_AFTER,
    "end": turns_flow.T_END,
}


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> ThroneState:
    """A state at a decision, or a sentence that says what is wrong with the position."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A position of iron_throne has no '{key}'; it has {', '.join(KEYS)}.")
    check_together(seats, options)
    s = blank(seats, Table(options))
    s.rng = 1
    houses = text.get("houses", list(n.HOUSES))[:seats]
    if len(houses) != seats or len(set(houses)) != seats:
        raise BadInput(f"A position of {seats} players names {seats} different houses.")
    s.house = [_one_of(n.HOUSES, "house", name) for name in houses]
    at = str(text.get("at", "turn"))
    if at not in PLACES:
        raise BadInput(f"A turn has no place '{at}'; it has {', '.join(PLACES)}.")
    s.turn = _number(text.get("turn", 1), "turn")
    s.attacker = seat_of(s, str(text.get("attacker", houses[0])))
    seats_given = text.get("seats") or {}
    if not isinstance(seats_given, dict) or not all([isinstance(x or {}, dict) for x in seats_given.values()]):
        raise BadInput("The seats of a position are houses, each with what it has.")
    given = {seat_of(s, str(name)): dict(entry or {}) for name, entry in seats_given.items()}
    for entry in given.values():
        for key in entry:
            if key not in SEAT_KEYS:
                raise BadInput(f"A seat of a position has no '{key}'; it has {', '.join(SEAT_KEYS)}.")
    _people(s, given)
    sealed = _cards(s, given)
    _power(s, text, given)
    _events(s, text)
    _encounter(s, text, given)
    _possible(s, at, text, given)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    _begin(s, at, sealed)
    return s


def _one_of(names: tuple[str, ...], kind: str, name: Any) -> int:
    if str(name) not in names:
        raise BadInput(f"There is no {kind} '{name}'.")
    return names.index(str(name))


def _number(given: Any, what: str) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadInput(f"'{given}' is no number of {what}.")
    return given


def _card(s: ThroneState, name: Any, house: int = NONE) -> int:
    """`stark-12`, or `12` where the house is clear."""
    word = str(name)
    return _one_of(WORDS["card"], "card", f"{n.HOUSES[house]}-{word}" if house >= 0 and "-" not in word else word)


def _people(s: ThroneState, given: dict[int, dict[str, Any]]) -> None:
    """Leaders: the first of the house unless another one is named."""
    leaders = []
    for p in range(s.n):
        name = given.get(p, {}).get("leader")
        leader = _one_of(n.CHARACTERS, "leader", name) if name else s.house[p] * n.PER_HOUSE
        if leader // n.PER_HOUSE != s.house[p]:
            raise BadInput(f"'{name}' does not lead {n.HOUSES[s.house[p]]}.")
        leaders.append(leader)
    s.leader = leaders
    s.sheets_drawn = []
    for leader in leaders:
        other = leader - leader % n.PER_HOUSE + (leader + 1) % n.PER_HOUSE
        s.sheets_drawn = [*s.sheets_drawn, *sorted([leader, other])]


def _cards(s: ThroneState, given: dict[int, dict[str, Any]]) -> list[int]:
    """The cards that lie face down, by seat; they are kept among those of the hand until they are revealed."""
    sealed = [NOT_CHOSEN] * s.n
    hands, decks, discards, played = [], [], [], []
    shown = [NONE] * s.n
    held: list[list[int]] = [[] for _ in range(s.n)]
    for p, entry in given.items():
        held[p] = [_card(s, name) for name in entry.get("hostages") or []]
    for p in range(s.n):
        entry = given.get(p, {})
        house = s.house[p]
        rest = whole_deck(house)
        named = {
            key: [_card(s, name, house) for name in entry.get(key) or []]
            for key in ("hand", "top", "discard", "played")
        }
        if entry.get("sealed") is not None:
            sealed[p] = _card(s, entry["sealed"], house)
            named["hand"] = [*named["hand"], sealed[p]]
        if entry.get("shown") is not None:
            shown[p] = _card(s, entry["shown"], house)
        gone = [k for cards in held for k in cards if k // n.KINDS == house]
        for k in [*[k for cards in named.values() for k in cards], *gone, *([shown[p]] if shown[p] != NONE else [])]:
            if k not in rest:
                raise BadInput(f"There are not so many copies of {WORDS['card'][k]} in the deck of {n.HOUSES[house]}.")
            rest.remove(k)
        s.shuffle(rest)
        hand = named["hand"]
        if "hand" not in entry:
            hand = [*hand, *[rest.pop() for _ in range(n.HAND - len(hand))]]
        hands.append(tuple(sorted([entry_of(k, 1 << p) for k in hand])))
        decks.append((*rest, *named["top"][::-1]))
        discards.append(tuple(named["discard"]))
        played.append(tuple(named["played"]))
    s.hands, s.decks, s.discards, s.played, s.shown = hands, decks, discards, played, shown
    s.hostages = [tuple(sorted([entry_of(k, 1 << p) for k in cards])) for p, cards in enumerate(held)]
    return sealed


def _power(s: ThroneState, text: dict[str, Any], given: dict[int, dict[str, Any]]) -> None:
    """Power that is not named: four each; what is missing to twenty is on the sheet or in the box."""
    power, sheet, influence = [], [], [0] * (s.n * s.n)
    for p in range(s.n):
        entry = given.get(p, {})
        first = s.house[p] * n.PER_HOUSE
        own = [0 if first + i == s.leader[p] else POWER_EACH for i in range(n.PER_HOUSE)]
        for name, amount in (entry.get("power") or {}).items():
            character = character_named(s, str(name))
            if character // n.PER_HOUSE != s.house[p] or character == s.leader[p]:
                raise BadInput(f"'{name}' is no character of {n.HOUSES[s.house[p]]} in this position.")
            own[character % n.PER_HOUSE] = _number(amount, "power")
        power += own
        sheet.append(_number(entry["sheet"], "power") if "sheet" in entry else max(0, POWER_OF_HOUSE - sum(own)))
        for name, count in (entry.get("influence") or {}).items():
            influence[p * s.n + seat_of(s, str(name))] = _number(count, "tokens")
        if sum(influence[p * s.n : (p + 1) * s.n]) > n.TOKENS:
            raise BadInput(f"{n.HOUSES[s.house[p]]} has only {n.TOKENS} influence tokens.")
    s.power, s.sheet, s.influence = power, sheet, influence
    s.box = _number(text["box"], "power") if "box" in text else POWER_OF_HOUSE * s.n - sum(power) - sum(sheet)
    if s.box < 0:
        raise BadInput(f"The position has more than {POWER_OF_HOUSE} power for each house.")


def _events(s: ThroneState, text: dict[str, Any]) -> None:
    """`events`: the next ones, the first on top; the others below them in any order."""
    rest = turns.whole_event_deck(s)
    top = [_one_of(n.EVENTS, "event", name) for name in text.get("events") or []]
    away = [_one_of(n.EVENTS, "event", name) for name in text.get("event_discard") or []]
    for e in [*top, *away]:
        if e not in rest:
            raise BadInput(f"There is no further event card '{n.EVENTS[e]}' at this table.")
        rest.remove(e)
    s.shuffle(rest)
    s.event_deck = [*rest, *top[::-1]]
    s.event_discard = away


def _encounter(s: ThroneState, text: dict[str, Any], given: dict[int, dict[str, Any]]) -> None:
    if not text.get("defender"):
        return
    s.defender = seat_of(s, str(text["defender"]))
    if s.defender == s.attacker:
        raise BadInput("Nobody defends against themselves.")
    fighter, side = [NONE] * s.n, [0] * s.n
    side[s.attacker], side[s.defender] = n.ATTACK, n.DEFENCE
    for p, entry in given.items():
        if entry.get("fighter"):
            fighter[p] = character_named(s, str(entry["fighter"]))
        if entry.get("side"):
            side[p] = _one_of(n.SIDES, "side", entry["side"])
    s.fighter, s.side = fighter, side
    won = text.get("won")
    s.won = _one_of(n.SIDES, "side", won) if won else 0
    s.lost = 1 << 3 - s.won if s.won else 0
    for name in text.get("lost") or []:
        s.lost |= 1 << _one_of(n.SIDES, "side", name)
    s.asked_offer = sum([1 << p for p in range(s.n) if p not in (s.attacker, s.defender)])


def _possible(s: ThroneState, at: str, text: dict[str, Any], given: dict[int, dict[str, Any]]) -> None:
    """What no game comes to is refused."""
    if s.turn < 1:
        raise BadInput("Turns are counted from 1.")
    if min([*s.power, *s.sheet, *s.influence]) < 0:
        raise BadInput("There is no power and no influence below zero.")
    if any([board.spread(s, p) == n.TOKENS or board.wiped_out(s, p) for p in range(s.n)]):
        raise BadInput("The game would be over: a house has spread all its influence, or has nobody left alive.")
    for p, entry in given.items():
        name = n.HOUSES[s.house[p]]
        if s.influence[p * s.n + p]:
            raise BadInput(f"{name} spreads no influence on its own board.")
        for card in cards_of(s.hostages[p]):
            if card // n.KINDS not in s.house:
                raise BadInput(f"{name} holds a hostage of a house that does not play.")
        fighting = [key for key in ("fighter", "side", "shown", "sealed") if entry.get(key) is not None]
        if fighting and not text.get("defender"):
            raise BadInput(f"{name} has a {fighting[0]} in a position without a defender.")
        fighter = s.fighter[p]
        if fighter != NONE and (fighter // n.PER_HOUSE != s.house[p] or not board.power_of(s, p, fighter)):
            raise BadInput(f"'{entry['fighter']}' is no living character of {name}.")
        if fighter != NONE and not s.side[p]:
            raise BadInput(f"{name} has a fighter and takes no side.")
        if not board.active(s, p) and (entry.get("shown") is not None or entry.get("sealed") is not None):
            raise BadInput(f"{name} is not active and plays no card face down.")
        if board.active(s, p) and entry.get("side") not in (None, n.SIDES[n.ATTACK if p == s.attacker else n.DEFENCE]):
            raise BadInput(f"{name} is active and cannot change sides.")
        if (entry.get("sealed") is not None) != (at == "sealing") and entry.get("sealed") is not None:
            raise BadInput(f"A card lies face down only at 'sealing', not at '{at}'.")
    if text.get("won") and text.get("lost"):
        raise BadInput("A position says who has won, or which sides have lost.")


def _begin(s: ThroneState, at: str, sealed: list[int]) -> None:
    frame = Turn(s.attacker)
    frame.at = PLACES[at]
    if frame.at in (turns_flow.T_BEGIN, turns_flow.T_HOSTAGES, turns_flow.T_EVENT):
        s.turn -= 1 if at == "turn" else 0
        s.defender = NOBODY
    elif s.defender < 0:
        raise BadInput(f"A position at '{at}' needs a defender.")
    if frame.at <= turns_flow.T_SUPPORT:
        s.asked_offer = 0
    s.push(frame)
    if frame.at > turns_flow.T_SUPPORT:
        for p in (s.attacker, s.defender):
            if s.fighter[p] == NONE:
                raise BadInput(f"A position at '{at}' needs the fighters of attacker and defender.")
    if at in ("revealed", "resolution", "after"):
        if s.shown[s.attacker] != NONE or s.shown[s.defender] != NONE:
            turns.work_out(s)
    if at == "revealed":
        s.phase = n.P_ENCOUNTER
        encounter = Encounter()
        encounter.at = REVEALED
        s.push(encounter)
        open_window(s, n.W6)
    elif at == "sealing":
        s.phase = n.P_ENCOUNTER
        encounter = Encounter()
        encounter.at = SEALING
        encounter.sealed = [sealed[s.attacker], sealed[s.defender]]
        s.push(encounter)
        encounter.ask(s)
        if not s.asks:
            raise BadInput("Both cards lie face down: say 'revealed', with the cards in 'shown'.")
        return
    elif at == "after":
        s.phase = n.P_RESOLUTION
    s.advance()


# ---------------------------------------------------------------- writing
# The place from which a turn is read again, by the step it has reached: it has gone on where a frame of its own runs.
_WRITTEN: Final[dict[int, str]] = {
    turns_flow.T_BEFORE: "turn",
    turns_flow.T_HOSTAGES: "hostages",
    turns_flow.T_EVENT: "hostages",
    turns_flow.T_DEFENDER: "event",
    turns_flow.T_POWER: "prepare",
    turns_flow.T_POWER_CHOSEN: "prepare",
    turns_flow.T_FIGHTERS: "fighters",
    turns_flow.T_FIGHTER_CHOSEN: "fighters",
    turns_flow.T_ENCOUNTER: "support",
    turns_flow.T_RESOLUTION: "encounter",
    turns_flow.T_AFTER: "resolution",
    turns_flow.T_END: "after",
}
_FIGHTING: Final = ("encounter", "sealing", "revealed", "resolution", "after")


def write_position(s: ThroneState) -> dict[str, Any]:
    """The inverse of `build_position`, as far as its words go. Set-up and a game that is over have none."""
    if s.over or NONE in s.leader:
        return {}
    at = _place(s)
    deck, away = s.event_deck, s.event_discard
    if at == "event":  # it is drawn again when the position is read
        deck, away = [*deck, s.event], away[:-1]
    out: dict[str, Any] = {
        "houses": [n.HOUSES[house] for house in s.house],
        "at": at,
        "turn": s.turn,
        "attacker": n.HOUSES[s.house[s.attacker]],
    }
    if s.defender >= 0:
        out["defender"] = n.HOUSES[s.house[s.defender]]
    if s.won:
        out["won"] = n.SIDES[s.won]
    elif s.lost:
        out["lost"] = [n.SIDES[side] for side in (n.ATTACK, n.DEFENCE) if s.lost >> side & 1]
    out["events"] = [n.EVENTS[e] for e in deck[::-1]]
    out["event_discard"] = [n.EVENTS[e] for e in away]
    out["box"] = s.box
    out["seats"] = {n.HOUSES[s.house[p]]: _write_seat(s, p) for p in range(s.n)}
    return out


def _sealing(s: ThroneState) -> Encounter | None:
    """The encounter in which cards are being played face down, both at once."""
    frame = s.stack[-1]
    return frame if isinstance(frame, Encounter) and frame.at == SEALING and s.face_up < 0 else None


def _place(s: ThroneState) -> str:
    turn = s.stack[0]
    at = _WRITTEN[turn.at]
    if at == "encounter" and NONE not in (s.shown[s.attacker], s.shown[s.defender]):
        at = "revealed"
    elif _sealing(s) is not None:
        at = "sealing"
    if at in _FIGHTING and NONE in (s.fighter[s.attacker], s.fighter[s.defender]):
        return "support"  # who has lost the fighter cannot be read back any later
    return at


def _write_seat(s: ThroneState, seat: int) -> dict[str, Any]:
    """What is named of a seat: everything that lies somewhere, the deck from its top."""
    first = s.house[seat] * n.PER_HOUSE
    words = WORDS["card"]
    out: dict[str, Any] = {
        "leader": n.CHARACTERS[s.leader[seat]],
        "hand": [words[card] for card in cards_of(s.hands[seat])],
        "top": [words[card] for card in s.decks[seat][::-1]],
        "sheet": s.sheet[seat],
        "power": {
            n.CHARACTERS[first + i]: s.power[seat * n.PER_HOUSE + i]
            for i in range(n.PER_HOUSE)
            if first + i != s.leader[seat]
        },
    }
    spread = {n.HOUSES[s.house[q]]: s.influence[seat * s.n + q] for q in range(s.n) if s.influence[seat * s.n + q]}
    lying = {
        "discard": [words[card] for card in s.discards[seat]],
        "played": [words[card] for card in s.played[seat]],
        "hostages": [words[card] for card in cards_of(s.hostages[seat])],
        "influence": spread,
    }
    out.update({key: value for key, value in lying.items() if value})
    if s.shown[seat] != NONE:
        out["shown"] = words[s.shown[seat]]
    encounter = _sealing(s)
    sealed = NONE if encounter is None else encounter.sealed_by(s, seat)
    if sealed >= 0:
        out["sealed"] = words[sealed]
        out["hand"].remove(words[sealed])
    if s.fighter[seat] != NONE:
        out["fighter"] = n.CHARACTERS[s.fighter[seat]]
    if s.side[seat] and seat not in (s.attacker, s.defender):
        out["side"] = n.SIDES[s.side[seat]]
    return out
