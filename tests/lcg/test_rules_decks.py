"""Deck building (LCG-DECK) and the components of the box (LCG-COMP)."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.names import AGENDA, EVENT, PLOT
from greathall.games.lcg import decks
from greathall.games.lcg.data import FACTION_OF, LOYAL, NAME, SETS, TYPE, design
from greathall.games.lcg.decks import READY, Deck, parse, to_text, violations
from greathall.games.lcg.names import FACTIONS, KEYWORDS, NEUTRAL, STARK, TARGARYEN, TITLES
from greathall.kernel.errors import BadInput

from .play import GAME, new

PLOTS = ("A Clash of Kings", "Confiscation", "Summons", "Sneak Attack", "Taxation", "Rebuilding", "Filthy Accusations")
STARKS = [d for d, name in enumerate(NAME) if FACTION_OF[d] == STARK and TYPE[d] <= EVENT]
NEUTRALS = [
    d for d, name in enumerate(NAME) if FACTION_OF[d] == NEUTRAL and TYPE[d] <= EVENT and name != "Noble Lineage"
]


def stark(agenda: str = "", plots: tuple[str, ...] = PLOTS, **changes: int) -> Deck:
    """A legal Stark deck of 60 cards, with changes: name (blanks as _) to count."""
    cards = {d: 3 for d in (*STARKS, design("Noble Lineage"))}
    for name in plots:
        cards[design(name)] = cards.get(design(name), 0) + 1
    for name, count in changes.items():
        cards[design(name.replace("_", " "))] = count
    return Deck(STARK, design(agenda) if agenda else -1, {d: n for d, n in cards.items() if n})


def broken(deck: Deck) -> list[str]:
    return sorted({v.rule for v in violations(deck)})


@pytest.mark.rule("LCG-DECK.2", "LCG-DECK.3", "LCG-DECK.6", "LCG-DECK.11")
def test_a_legal_deck_breaks_no_rule() -> None:
    assert len(stark().draw()) == 60
    assert broken(stark()) == []
    assert broken(stark(Varys=3, Littlefinger=1)) == []
    assert broken(stark("Fealty", Varys=3)) == []


def test_every_deck_that_is_there_is_legal_or_a_starter() -> None:
    for name in GAME.table_options()[0].choices:
        if name in {d["id"] for d in decks.DECK_DATA["decks"]}:
            assert broken(READY[name]) == [], name


@pytest.mark.rule("LCG-DECK.3", "LCG-DECK.4", "LCG-DECK.5")
def test_plot_decks() -> None:
    assert broken(stark(plots=PLOTS[:6])) == ["LCG-DECK.3"]
    assert broken(stark(plots=(*PLOTS, "Calling the Banners"))) == ["LCG-DECK.3"]
    assert broken(stark(plots=(*PLOTS[:6], PLOTS[0]))) == []
    assert broken(stark(plots=(*PLOTS[:5], PLOTS[0], PLOTS[1]))) == ["LCG-DECK.4"]
    assert "LCG-DECK.5" in broken(stark(plots=(*PLOTS[:5], "A Game of Thrones", "A Game of Thrones")))
    assert broken(stark(plots=(*PLOTS[:5], PLOTS[0], PLOTS[0]))) != []


@pytest.mark.rule("LCG-DECK.6", "LCG-DECK.7", "LCG-DECK.8", "LCG-DECK.12")
def test_draw_decks() -> None:
    assert broken(stark(Robb_Stark=2)) == ["LCG-DECK.6"]
    assert broken(stark(Robb_Stark=4)) == ["LCG-DECK.7"]
    big = stark(**{NAME[d].replace(" ", "_"): 3 for d in NEUTRALS})
    assert len(big.draw()) == 60 + 3 * len(NEUTRALS)
    assert broken(big) == []
    assert not [d for d in big.draw() if TYPE[d] == PLOT]


@pytest.mark.rule("LCG-DECK.9", "LCG-DECK.10", "LCG-DECK.11")
def test_cards_of_other_factions() -> None:
    assert broken(stark(Braided_Warrior=1)) == ["LCG-DECK.9"]
    assert broken(stark(Khal_Drogo=1)) == ["LCG-DECK.10"]
    assert broken(stark(Varys=3)) == []


@pytest.mark.rule("LCG-DECK.9", "LCG-DECK.10", "LCG-DECK.2")
def test_banners_open_cards_that_are_not_loyal() -> None:
    open_cards = [d for d in range(len(NAME)) if FACTION_OF[d] == TARGARYEN and TYPE[d] <= EVENT and not LOYAL[d]]
    four = {NAME[d].replace(" ", "_"): 3 for d in open_cards[:4]}
    assert broken(stark("Banner of the Dragon", **four)) == []
    assert broken(stark("Banner of the Dragon", **four, Khal_Drogo=1)) == ["LCG-DECK.10"]
    assert broken(stark("Banner of the Dragon", Braided_Warrior=1)) == ["LCG-DECK.2"]
    assert broken(stark("Banner of the Rose", **four)) != []


@pytest.mark.rule("LCG-DECK.2")
def test_fealty_allows_fifteen_neutral_cards() -> None:
    four = {NAME[d].replace(" ", "_"): 3 for d in NEUTRALS[:4]}
    assert broken(stark("Fealty", **four)) == []
    assert broken(stark("Fealty", **four, **{NAME[NEUTRALS[5]].replace(" ", "_"): 1})) == ["LCG-DECK.2"]


@pytest.mark.rule("LCG-DECK.1", "LCG-DECK.2", "LCG-DECK.13")
def test_text_there_and_back() -> None:
    for deck in READY.values():
        again = parse(to_text(deck))
        assert (again.faction, again.agenda, again.cards) == (deck.faction, deck.agenda, deck.cards)
    assert len(decks.HOUSES) == len(FACTIONS) - 1 == 8
    with pytest.raises(BadInput, match=r"LCG-DECK\.1"):
        parse("3x Robb Stark (Core)")
    with pytest.raises(BadInput, match=r"LCG-DECK\.2"):
        parse("House Stark\nFealty\nBanner of the Rose\n3x Robb Stark (Core)")
    with pytest.raises(BadInput):
        parse("House Stark\n3x Nobody at all (Core)")
    with pytest.raises(BadInput):
        parse("House Stark")


@pytest.mark.rule("LCG-DECK.1", "LCG-DECK.6")
def test_the_deck_of_a_table_is_checked() -> None:
    option = GAME.table_options()[0]
    assert option.check(to_text(stark())) == to_text(stark())
    with pytest.raises(BadInput, match=r"LCG-DECK\.6"):
        option.check(to_text(stark(Robb_Stark=0)))
    s = new(deck1=to_text(stark("Fealty")))
    assert sorted(s.design[c] for c in (*s.deck[0], *s.hand[0])) == sorted(stark().draw())
    assert len(s.plots[0]) == 7
    assert NAME[s.design[s.agenda[0]]] == "Fealty"


def biggest() -> Deck:
    """As many cards as the rules allow: every Stark, neutral and further card that is not loyal, as often as may be."""
    dragons = [d for d in range(len(NAME)) if FACTION_OF[d] == TARGARYEN and TYPE[d] <= EVENT and not LOYAL[d]]
    cards = {d: decks.data.DECK_LIMIT[d] for d in (*STARKS, *NEUTRALS, design("Noble Lineage"), *dragons)}
    return Deck(STARK, design("Banner of the Dragon"), {**cards, **{design(name): 1 for name in PLOTS}})


@pytest.mark.rule("LCG-DECK.6")
def test_a_deck_may_be_as_big_as_the_rules_let_it_grow() -> None:
    deck = biggest()
    assert len(deck.draw()) > 140
    assert broken(deck) == []
    text = to_text(deck)
    s = new(3, **{f"deck{i + 1}": text for i in range(3)})
    assert [len(s.deck[p]) + len(s.hand[p]) for p in range(3)] == [len(deck.draw())] * 3
    with pytest.raises(BadInput, match=r"a table here can\s+number"):  # four such decks have too many cards to number
        new(4, **{f"deck{i + 1}": text for i in range(4)})


@pytest.mark.rule("LCG-COMP.1", "LCG-KW.1")
def test_the_box() -> None:
    counts: dict[str, int] = {}
    for card in SETS["core"]["cards"]:
        key = card["type"] if card["type"] in ("plot", "title", "agenda") else card["faction"]
        counts[key] = counts.get(key, 0) + int(card.get("quantity_in_box", 1))
    assert (counts["plot"], counts["title"], counts["agenda"]) == (28, 6, 9)
    for faction in FACTIONS[:8]:
        assert counts[faction] == 20
    assert counts["neutral"] == 31
    assert len(TITLES) == 6
    assert len([d for d in range(len(NAME)) if TYPE[d] == AGENDA]) == 9
    assert {k.split(" except")[0] for k in KEYWORDS} | {"ambush"} == {
        "ambush", "insight", "intimidate", "limited", "no attachments", "pillage", "renown", "stealth", "terminal",
    }  # fmt: skip
