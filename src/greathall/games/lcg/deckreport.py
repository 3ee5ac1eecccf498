"""A deck as its builder sees it: what was looked at and how it stands, what is in it, what may be put into it."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame.names import PLOT
from greathall.games.lcg.data import N_DESIGNS, NAME, TYPE
from greathall.games.lcg.decks import (
    BANNER_CARDS,
    FEALTY_NEUTRALS,
    LEAST_CARDS,
    PLOT_COUNT,
    Deck,
    banner_of,
    misplaced,
    of_faction,
    parse,
    violations,
)
from greathall.games.lcg.names import FACTIONS, NEUTRAL
from greathall.games.lcg.values import SLUGS
from greathall.kernel.game import DeckReport, Fault


def report(text: str) -> DeckReport:
    deck = parse(text, empty=True)
    faults = violations(deck)
    broken = {fault.rule for fault in faults}
    points = [(broken.isdisjoint(rules), Fault(rules[0], f"point-{key}", args, "")) for rules, key, args in _seen(deck)]
    return DeckReport(deck.name, faults, points, contents(deck), about(deck))


def _seen(deck: Deck) -> list[tuple[list[str], str, dict[str, Any]]]:
    """Rules (the first is named), key of a text and its arguments."""
    plots, draw, banner = deck.plots(), deck.draw(), banner_of(deck.agenda)
    twice = len([d for d, count in deck.copies(plots=True).items() if count > 1])
    out: list[tuple[list[str], str, dict[str, Any]]] = [
        (["LCG-DECK.6"], "draw", {"count": len(draw), "need": LEAST_CARDS}),
        (["LCG-DECK.3"], "plots", {"count": len(plots), "need": PLOT_COUNT}),
        (["LCG-DECK.4", "LCG-DECK.5"], "twice", {"count": twice}),
        (["LCG-DECK.7"], "copies", {"count": max(deck.copies(plots=False).values(), default=0)}),
        (["LCG-DECK.9", "LCG-DECK.10"], "faction", {}),
    ]
    if deck.agenda >= 0:
        if NAME[deck.agenda] == "Fealty":
            count, need, key = of_faction(draw, NEUTRAL), FEALTY_NEUTRALS, "fealty"
        else:
            count, need, key = of_faction(draw, banner), BANNER_CARDS, "banner"
        args = {"card": f"card-{SLUGS[deck.agenda]}", "count": count, "need": need}
        out.append((["LCG-DECK.2"], key, args))
    return out


def about(deck: Deck) -> dict[str, Any]:
    """Faction, agenda (a design, -1: none), and how many cards and plots."""
    return {
        "faction": FACTIONS[deck.faction],
        "agenda": deck.agenda,
        "cards": len(deck.draw()),
        "plots": len(deck.plots()),
    }


def contents(deck: Deck) -> dict[str, Any]:
    """Faction, agenda (a design, -1: none), [design, how often] of every card, and the designs that may be in it."""
    banner = banner_of(deck.agenda)
    pool = [d for d in range(N_DESIGNS) if TYPE[d] <= PLOT and not misplaced(d, deck.faction, banner)]
    return {
        "faction": FACTIONS[deck.faction],
        "agenda": deck.agenda,
        "cards": [[d, count] for d, count in sorted(deck.cards.items())],
        "pool": pool,
    }
