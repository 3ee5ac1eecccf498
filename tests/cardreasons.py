"""Reasons of both card games: predicates in words of both, positions of scenarios and random games, the codes tried
there.

A predicate says "this rule forbids that code for that seat here", from the rule's own text: it reads columns of the
state and what is printed on the cards (the data files), and nothing of the engine's legality."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from greathall.games.cardgame import board, codes, limits
from greathall.games.cardgame.abilities import ACTION, INTERRUPT, REACTION, WHEN_REVEALED, WOULD
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.flow.challenge import Claim, Declaring, Defence
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.flow.occurrence import Occurrence
from greathall.games.cardgame.happenings import H_DOMINANCE, H_ENTERS, H_KILLED, H_WON, LEAVING, Happening
from greathall.games.cardgame.names import (
    ATTACKING,
    CHALLENGES,
    CHARACTER,
    DECK,
    DEFENDING,
    DUPLICATE,
    EVENT,
    FACEDOWN,
    HAND,
    KNEELING,
    P_CHALLENGES,
    PARTICIPATING,
    PHASES,
    PLAY,
    REVEALED,
)  # fmt: skip
from greathall.games.cardgame.state import CardState
from greathall.kernel import scenario
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.texts import Texts
from greathall.texts.reference import rules_of
from greathall.texts.sentences import reason_key
from tests.battery.tables import TABLES
from tests.battery.walk import new_state, positions

Predicate = Callable[[CardState, int, int], bool]  # state, seat, code: does the rule forbid it?
SCENARIOS = Path(__file__).parent / "scenarios"
ABILITIES = (codes.USE, codes.USE_SECOND, codes.USE_THIRD, codes.USE_FOURTH)
ORDERS = (codes.ORDER, codes.ORDER_SECOND, codes.ORDER_THIRD, codes.ORDER_FOURTH)
ACTING = (codes.D_ACTION, codes.D_MARSHAL)


# ---------------------------------------------------------------- reading a position
def verb(code: int) -> int:
    return code // SPAN * SPAN


def arg(code: int) -> int:
    return code % SPAN


def asked(s: CardState, seat: int) -> int | None:
    """The kind of question the seat is asked."""
    return next((a.kind for a in s.asks if a.seat == seat), None)


def options(s: CardState, seat: int) -> list[int]:
    return next((a.options for a in s.asks if a.seat == seat), [])


def has(s: CardState, seat: int, c: int) -> bool:
    return c < len(s.ctrl) and s.ctrl[c] == seat


def is_type(s: CardState, c: int, *types: int) -> bool:
    return s.book.type[s.design[c]] in types


def character_of(s: CardState, seat: int, c: int) -> bool:
    return c in s.play[seat] and is_type(s, c, CHARACTER) and not s.flags[c] & FACEDOWN


def slugs(s: CardState, cards: list[int]) -> list[str]:
    return [s.book.slugs[s.design[c]] for c in cards]


def in_force(s: CardState, seat: int | None = None) -> list[str]:
    """Words of the revealed plots, of one seat or of all."""
    return slugs(s, [c for p, c in enumerate(s.revealed) if c >= 0 and seat in (None, p)])


def attached(s: CardState, c: int) -> list[str]:
    return slugs(s, [x for play in s.play for x in play if s.host[x] == c])


# ---------------------------------------------------------------- shapes of predicates
def any_of(*ways: Predicate) -> Predicate:
    return lambda s, seat, code: any(way(s, seat, code) for way in ways)


def only_at(verbs: tuple[int, ...], *kinds: int) -> Predicate:
    """The rule gives these choices at these questions alone."""
    return lambda s, seat, code: verb(code) in verbs and asked(s, seat) not in kinds


def first(*kinds: int) -> Predicate:
    """The rule's own question must be answered first: by this seat, with what is offered, or by another."""

    def forbids(s: CardState, seat: int, code: int) -> bool:
        mine = asked(s, seat)
        if mine is None:
            return any(a.kind in kinds for a in s.asks)
        return mine in kinds and code not in options(s, seat)

    return forbids


def at(kinds: tuple[int, ...], of: int, test: Predicate) -> Predicate:
    """At these questions an option of that verb fails the test."""
    return lambda s, seat, code: asked(s, seat) in kinds and verb(code) == of and test(s, seat, arg(code))


def waits(*kinds: int) -> Predicate:
    """Others act or respond now."""
    return lambda s, seat, code: asked(s, seat) is None and any(a.kind in kinds for a in s.asks)


def equal_card(of: int, kind: int, plots: bool = False) -> Predicate:
    """An equal card of the same pile is offered."""

    def equal(s: CardState, seat: int, c: int) -> bool:
        pile = s.plots[seat] if plots else s.hand[seat]
        return c in pile and any(s.design[x] == s.design[c] and of + x in options(s, seat) for x in pile if x != c)

    return at((kind,), of, equal)


def in_challenge(s: CardState, seat: int, code: int) -> bool:
    return verb(code) == codes.CHALLENGE and s.phase == P_CHALLENGES and bool(s.challenge)


def window_first(s: CardState, seat: int, code: int) -> bool:
    return verb(code) == codes.CHALLENGE and seat == s.active and any(a.kind in ACTING for a in s.asks)


def out_of_play(s: CardState, seat: int, c: int) -> bool:
    return s.zone[c] != PLAY and codes.TARGET + c not in options(s, seat)


def in_phase(phase: int, *verbs: int) -> Predicate:
    """The rule gives these choices in one phase only."""
    return lambda s, seat, code: verb(code) in verbs and s.phase != phase


def not_active(phase: int, *verbs: int) -> Predicate:
    return lambda s, seat, code: verb(code) in verbs and s.phase == phase and seat != s.active


def not_offered(*verbs: int) -> Predicate:
    return lambda s, seat, code: verb(code) in verbs and code not in options(s, seat)


# ---------------------------------------------------------------- printed abilities
class Printed(NamedTuple):
    """A triggered ability as the data file has it."""

    kind: str  # action, reaction, interrupt, would, forced, when_revealed
    phase: str = ""
    cost: str = ""
    limit: str = ""
    most: str = ""
    choose: str = ""
    only: str = ""  # a restriction
    when: str = ""

    def count(self) -> int:
        words = {"once": 1, "one": 1, "three": 3}
        found = re.match(r"(\d+|\w+)", self.limit or self.most)
        assert found
        return words[found[1]] if found[1] in words else int(found[1])

    def gold(self) -> int:
        found = re.search(r"pay (\d+) gold", self.cost)
        return int(found[1]) if found else 1 if "pay X gold" in self.cost else 0


class Uses:
    """Predicates about the use of abilities, by what is printed; responding: the questions of windows but actions."""

    def __init__(self, printed: list[list[Printed]], responding: tuple[int, ...], saving: tuple[int, ...]) -> None:
        self.printed = printed
        self.responding = responding
        self.saving = saving  # of these the windows of interrupts with "would"

    def of(self, s: CardState, seat: int, code: int) -> Printed | None:
        """The ability meant, if the seat has it to use."""
        c = arg(code)
        if verb(code) not in ABILITIES or not has(s, seat, c):
            return None
        if s.zone[c] == HAND and not is_type(s, c, EVENT):
            return None
        if s.zone[c] not in (PLAY, REVEALED, HAND) and c not in s.book.more_sources(s, seat):
            return None
        found, slot = self.printed[s.design[c]], ABILITIES.index(verb(code))
        return found[slot] if slot < len(found) else None

    def test(self, check: Callable[[CardState, int, int, Printed], bool]) -> Predicate:
        def forbids(s: CardState, seat: int, code: int) -> bool:
            ability = self.of(s, seat, code)
            return ability is not None and check(s, seat, arg(code), ability)

        return forbids

    # -------------------------------------------------------- whose, where, which
    def not_yours(self, s: CardState, seat: int, code: int) -> bool:
        return verb(code) in ABILITIES and not has(s, seat, arg(code))

    def not_in_play(self, s: CardState, seat: int, code: int) -> bool:
        c = arg(code)
        if verb(code) not in ABILITIES or not has(s, seat, c):
            return False
        if s.zone[c] == HAND:
            return not is_type(s, c, EVENT)
        return s.zone[c] not in (PLAY, REVEALED, DUPLICATE) and c not in s.book.more_sources(s, seat)

    def duplicate(self, s: CardState, seat: int, code: int) -> bool:
        return verb(code) in ABILITIES and s.zone[arg(code)] == DUPLICATE

    def none_printed(self, s: CardState, seat: int, code: int) -> bool:
        c = arg(code)
        if verb(code) not in ABILITIES or not has(s, seat, c):
            return False
        return len(self.printed[s.design[c]]) <= ABILITIES.index(verb(code))

    def face_down(self, s: CardState, seat: int, code: int) -> bool:
        return verb(code) in ABILITIES and bool(s.flags[arg(code)] & FACEDOWN)

    def of_kind(self, *kinds: str) -> Predicate:
        return self.test(lambda s, seat, c, a: a.kind in kinds)

    # -------------------------------------------------------- when
    def no_window(self, s: CardState, seat: int, code: int) -> bool:
        ability = self.of(s, seat, code)
        return ability is not None and ability.kind == "action" and not any(a.kind in ACTING for a in s.asks)

    def other_phase(self, s: CardState, seat: int, code: int) -> bool:
        ability = self.of(s, seat, code)
        if ability is None or ability.kind != "action" or not ability.phase:
            return False
        return ability.phase.replace("marshalling", "marshaling") != PHASES[s.phase]

    def not_occurred(self, *kinds: str) -> Predicate:
        """Nothing that a card of this kind responds to is going on; in the right window its condition was looked at
        together with the happening, of which at least the occasion must be another one or another's."""

        def forbids(s: CardState, seat: int, code: int) -> bool:
            ability = self.of(s, seat, code)
            return ability is not None and ability.kind in kinds and not self.certain(s, seat, arg(code), ability)

        return forbids

    def certain(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        """Has exactly what this ability waits for come about, beyond doubt?"""
        top = s.stack[-1]
        if not isinstance(top, Occurrence) or asked(s, seat) not in self.responding:
            return False
        if (asked(s, seat) in self.saving) != (a.kind == "would"):
            return False
        return any(plainly(h, seat, c, a.when) for h in top.happenings)

    def used_before(self, s: CardState, seat: int, code: int) -> bool:
        top = s.stack[-1]
        if verb(code) not in ABILITIES or not isinstance(top, Occurrence):
            return False
        return any(x[:2] == (arg(code), ABILITIES.index(verb(code))) for x in top.uses)

    # -------------------------------------------------------- how often, what it costs
    def limited(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        counted = [n for key, n, _ in s.limits if limits.belongs_to(key, c)]
        return bool(a.limit) and any(n >= a.count() for n in counted)

    def at_most(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        return bool(a.most) and limits.times(s, limits.title_key(s, c, seat)) >= a.count()

    def kneels(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        if "faction card" in a.cost:
            return bool(s.flags[s.faction[seat]] & KNEELING)
        return "kneel" in a.cost.lower() and bool(s.flags[c] & KNEELING)

    def too_dear(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        """Discounts only make it cheaper, so that the printed price cannot be paid at any rate."""
        due = a.gold() + (max(0, s.book.cost[s.design[c]]) if s.zone[c] == HAND else 0)
        return due + self.surcharge(s, c) > s.gold[seat]

    def surcharge(self, s: CardState, c: int) -> int:
        return 0

    def payable(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        """Nothing but what it is used on could be against it."""
        spent = self.limited(s, seat, c, a) or self.at_most(s, seat, c, a) or self.kneels(s, seat, c, a)
        in_time = not a.phase or a.phase in ("any", PHASES[s.phase].replace("marshaling", a.phase))
        return in_time and not spent and a.gold() <= s.gold[seat] and asked(s, seat) in (*ACTING, *self.responding)

    def no_target(self, s: CardState, seat: int, c: int, a: Printed) -> bool:
        return bool(a.choose) and self.payable(s, seat, c, a) and not simple_targets(s, seat, a.choose)


def plainly(h: Happening, seat: int, c: int, when: str) -> bool:
    """Is this what the words say? Only of words that leave no doubt."""
    if h.kind == H_ENTERS:
        return h.card == c and when == "this card enters play"
    if h.kind == H_KILLED:
        return h.card == c and when in ("this card is killed", "this character is killed")
    if h.kind == H_DOMINANCE:
        return h.seat == seat and when == "you win dominance"
    if h.kind != H_WON or h.winner() != seat:
        return False
    type_ = CHALLENGES[h.challenge()]
    return when in ("you win a challenge", f"you win a {type_} challenge", f"you win an {type_} challenge")


def simple_targets(s: CardState, seat: int, choose: str) -> list[int]:
    """Who fits a text that asks for nothing but position and part in the challenge; nobody where it asks for more."""
    where = "standing|kneeling|attacking|defending|participating"
    found = re.fullmatch(rf"an? ({where})? ?character( \(any controller\))?", choose)
    if not found:
        return []
    flags = {"attacking": ATTACKING, "defending": DEFENDING, "participating": PARTICIPATING, "kneeling": KNEELING}
    every = [c for play in s.play for c in play if is_type(s, c, CHARACTER) and not s.flags[c] & FACEDOWN]
    if found[1] == "standing":
        return [c for c in every if not s.flags[c] & KNEELING]
    return [c for c in every if not found[1] or s.flags[c] & flags[found[1]]]


# ---------------------------------------------------------------- challenges
def declared(s: CardState, seat: int, c: int) -> bool:
    """It takes part already, or was just declared."""
    top = s.stack[-1]
    chosen = top.attackers if isinstance(top, Declaring) else top.defenders if isinstance(top, Defence) else []
    return c in chosen or bool(s.flags[c] & PARTICIPATING)


def no_icon(s: CardState, seat: int, c: int) -> bool:
    return not board.icons(s, c) >> s.challenge[0] & 1


def kneels(s: CardState, seat: int, c: int) -> bool:
    return bool(s.flags[c] & KNEELING)


def not_own_character(s: CardState, seat: int, c: int) -> bool:
    return not character_of(s, seat, c)


def not_against(s: CardState, seat: int, c: int) -> bool:
    """No character of the defending player."""
    return not character_of(s, s.challenge[2], c)


def chosen_for_claim(s: CardState, seat: int, c: int) -> bool:
    top = s.stack[-1]
    return isinstance(top, Claim) and c in top.chosen


def chosen_as_target(s: CardState, seat: int, c: int) -> bool:
    top = s.stack[-1]
    return isinstance(top, Initiation) and codes.TARGET + c in top.targets


def challenges_made(s: CardState, seat: int, arg: int) -> bool:
    """At least one challenge of the type was made."""
    return any(x[0] == seat and x[1] == arg // 8 for x in s.done_challenges)


def nobody_to_attack(s: CardState, seat: int, arg: int) -> bool:
    able = [c for c in s.play[seat] if character_of(s, seat, c) and not s.flags[c] & KNEELING]
    return not any(board.icons(s, c) >> arg // 8 & 1 for c in able)


def no_duplicate(s: CardState, seat: int, c: int) -> bool:
    lying = [x for x, zone in enumerate(s.zone) if zone == DUPLICATE and s.host[x] == c]
    return not lying or c not in s.play[seat]


def not_leaving(s: CardState, seat: int, c: int) -> bool:
    """Nothing that goes on would take the card out of play."""
    top = s.stack[-1]
    return not isinstance(top, Occurrence) or all(h.card != c or h.kind not in LEAVING for h in top.happenings)


def own(s: object) -> CardState:
    assert isinstance(s, CardState)
    return s


def start(game: Game, one: scenario.Scenario) -> CardState:
    options = game.check_options(one.options)
    seats = one.players or game.usual_seats
    return own(game.new_state(seats, options, one.seed) if one.position is None else
               game.position(one.position, seats, options))  # fmt: skip


def scenario_positions(game: Game) -> Iterator[CardState]:
    """The states before each choice of the scenarios."""
    for path in sorted((SCENARIOS / game.id).glob("*.yaml")):
        for one in scenario.read(path):
            s = start(game, one)
            names = [game.seat_name(s, p) for p in range(s.n)]
            for key, value in [(k, v) for step in one.steps for k, v in step.items()]:
                if key in ("random", "dice"):
                    s.script += [int(v) - (key == "dice") for v in value]
                elif key in names:
                    for text in value if isinstance(value, list) else [value]:
                        for words in game.expand_words(str(text)):
                            yield s
                            choose(game, s, names.index(key), words)
            yield s


def choose(game: Game, s: CardState, seat: int, words: str) -> None:
    index = next(i for i, a in enumerate(s.asks) if a.seat == seat)
    s.choose(index, next(code for code in s.asks[index].options if game.option_words(s, code) == words))


def random_positions(game: Game, every: int) -> Iterator[CardState]:
    for i, table in enumerate(TABLES[game.id]):
        _, state = new_state(game.id, *table, f"reasons {i}")
        for s in positions(state, Rng(f"reasons {i}"), every):
            yield own(s)


def near(game: Game, s: CardState, rng: Rng) -> list[int]:
    """The codes worth trying: of the cards in decks, which all lie alike, only two."""
    far = [c for c, zone in enumerate(s.zone) if zone == DECK]
    few = [far[rng.below(len(far))] for _ in range(2)] if far else []
    verb = s.book.codes.verb
    return [x for x in game.codes_in(s) if not verb(x).is_about("card") or x % SPAN not in far or x % SPAN in few]


def check(game: Game, rules: dict[str, Predicate], s: CardState, codes: list[int]) -> Counter[str]:
    """Every rule named here; each must forbid by its own text, and what nothing forbids is what is offered."""
    found: Counter[str] = Counter()
    for seat in range(s.n):
        options = next((a.options for a in s.asks if a.seat == seat), [])
        for code in codes:
            rule = game.why_not(s, seat, code)
            if (rule == "") != (code in options) or (rule and not (rule in rules and rules[rule](s, seat, code))):
                raise AssertionError(told(game, s, seat, code, rule or "nothing"))
            found[rule] += 1
    return found


def told(game: Game, s: CardState, seat: int, code: int, rule: str) -> str:
    kind = next((a.kind for a in s.asks if a.seat == seat), None)
    asked = "nothing" if kind is None else game.decision_kinds()[kind].name
    return f"{game.seat_name(s, seat)}, asked {asked}: {game.option_words(s, code)} is said to be against {rule}"


# ---------------------------------------------------------------- what both games are held to
def walk(game: Game, rules: dict[str, Predicate]) -> Counter[str]:
    """How often each rule was named; in random games at every code, in scenarios at a few of them in turn."""
    found: Counter[str] = Counter()
    rng = Rng("near")
    for s in random_positions(game, 30):
        found += check(game, rules, s, near(game, s, rng))
    for n, s in enumerate(scenario_positions(game)):
        if n % 2 == 0:
            found += check(game, rules, s, near(game, s, rng)[n % 5 :: 5])
    del found[""]
    return found


def hidden(game: Game) -> int:
    """Dealt anew what a seat cannot know, it is told the same reasons; how many different ones were compared."""
    rng = Rng("hidden")
    found = set()
    for n, s in enumerate(random_positions(game, 60)):
        seat = n % s.n
        if not s.over:
            other = game.determinize(s, seat, rng)
            for code in near(game, s, rng):
                rule = game.why_not(s, seat, code)
                assert game.why_not(other, seat, code) == rule, told(game, s, seat, code, rule)
                found.add(rule)
    return len(found)


def sentences(game: Game, lang: str, rules: set[str]) -> None:
    texts = Texts(lang, game, strict=True)
    known = rules_of(game)
    assert rules - set(known) == set()
    assert [rule for rule in sorted(rules) if not texts.has(reason_key(rule))] == []
    for rule in rules:
        sentence = texts.reason(rule)
        assert sentence[0].isupper() and sentence.endswith("."), (rule, sentence)
        assert len(sentence) <= 110, (rule, sentence)


def same_abilities(book: Book[Any], printed: list[list[Printed]]) -> None:
    """The cards' blocks and the data file have the same abilities in the same order."""
    kinds = {ACTION: "action", REACTION: "reaction", INTERRUPT: "interrupt", WOULD: "would"}
    for d, abilities in enumerate(book.abilities):
        found = [kinds.get(a.type, "when_revealed" if a.type == WHEN_REVEALED else "forced") for a in abilities]
        assert found == [p.kind for p in printed[d]], book.slugs[d]
