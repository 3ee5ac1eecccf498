"""What is in the box: the cards, told from the data (HBO-COMP, HBO-CARD, HBO-TYPE, HBO-HOUSE, HBO-SETUP.3 to .5)."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.cardgame.names import LIMITED, PLOT, RENOWN, STEALTH
from greathall.games.hbo import data
from greathall.games.hbo.names import LANNISTER, STARK

from .play import GAME, choose, fact, new, position

OF = {card["id"]: card for card in data.CARDS}
PLOTS = [card for card in data.CARDS if card["type"] == "plot"]
DRAWN = [card for card in data.CARDS if card["type"] != "plot"]


def names(designs: list[int]) -> list[str]:
    return [data.ID[d] for d in designs]


@pytest.mark.rule("HBO-COMP.4", "HBO-COMP.5")
@pytest.mark.parametrize("house", [STARK, LANNISTER])
def test_a_draw_deck_has_fifty_cards_of_its_house_and_neutral_ones(house: int) -> None:
    deck = data.DECKS[house]
    assert len(deck) == 50
    assert {OF[name]["deck"] for name in names(deck)} == {("stark", "lannister")[house]}
    assert {OF[name]["house"] for name in names(deck)} == {("stark", "lannister")[house], "neutral"}
    assert "plot" not in {OF[name]["type"] for name in names(deck)}


@pytest.mark.rule("HBO-COMP.6", "HBO-COMP.7")
def test_thirty_two_plots_of_which_fourteen_are_used() -> None:
    assert sum(card["copies"] for card in PLOTS) == 32
    assert [len(deck) for deck in data.BASIC_PLOTS] == [7, 7]
    assert len(data.DRAFT_PLOTS) == 18
    assert len({*data.BASIC_PLOTS[0], *data.BASIC_PLOTS[1], *data.DRAFT_PLOTS}) == 32
    s = new()
    assert [len(s.plots[p]) for p in (0, 1)] == [7, 7]
    assert len([d for d in s.design if data.TYPE[d] == PLOT]) == 14


@pytest.mark.rule("HBO-SETUP.3", "HBO-SETUP.4", "HBO-SETUP.5")
def test_the_basic_plots_of_each_house() -> None:
    lannister = [
        "Gra o Tron", "Niepewny Pokój", "Słuchajcie Mojego Ryku", "Umocnienie Władzy", "Valar Morghulis",
        "Zabójcze Zimno", "Zatrzymany",
    ]  # fmt: skip
    stark = [
        "Dawni Bogowie", "Lew i Wilk", "Nawałnica Mieczów", "Przekroczenie Tridentu", "Szpiedzy w Ich Szeregach",
        "Ukryta w Cieniu", "Wezwanie Lenników",
    ]  # fmt: skip
    s = new()
    for p, wanted in ((0, stark), (1, lannister)):
        assert sorted(OF[data.ID[s.design[c]]]["name_pl"] for c in s.plots[p]) == sorted(wanted)
    in_match = {data.ID[d] for d in s.design}
    assert not in_match & set(names(data.DRAFT_PLOTS))


@pytest.mark.rule("HBO-COMP.1", "HBO-COMP.2", "HBO-SETUP.1", "HBO-AREA.1", "HBO-AMB.18")
def test_tokens_count_one_each_and_do_not_run_out() -> None:
    s = position({"phase": "marshaling", "seats": {"A": {"gold": 30, "hand": ["stark_kingsroad"]}, "B": {"gold": 9}}})
    assert (fact(s, "gold A"), fact(s, "gold B")) == (34, 9)
    choose(s, "A", "marshal stark_kingsroad")
    play = [{"name": n, "power": 8} for n in ("stark_escort", "lannister_the_hound")]
    s = position({"seats": {"A": {"power": 5, "play": play[:1]}, "B": {"power": 5, "play": play[1:]}}})
    assert (fact(s, "power A"), fact(s, "power B")) == (13, 13)


@pytest.mark.rule("HBO-COMP.3", "HBO-SETUP.2", "HBO-GOLD.2", "HBO-POW.4")
@pytest.mark.parametrize(
    ("houses", "seats"), [("stark_first", ["stark", "lannister"]), ("lannister_first", ["lannister", "stark"])]
)
def test_each_player_has_a_house_its_banner_and_its_deck(houses: str, seats: list[str]) -> None:
    s = new(houses=houses)
    for p, house in enumerate(seats):
        name = "AB"[p]
        assert fact(s, f"house {name}") == house
        assert data.ID[s.design[s.faction[p]]] == f"{house}_banner"
        mine = [data.ID[s.design[c]] for c in (*s.deck[p], *s.hand[p])]
        assert sorted(mine) == sorted(names(data.DECKS[("stark", "lannister").index(house)]))
        assert all(data.ID[s.design[c]] in data.BASIC[("stark", "lannister").index(house)] for c in s.plots[p])


@pytest.mark.rule("HBO-SETUP.2")
def test_houses_may_be_random() -> None:
    found = {fact(new(seed=str(i), houses="random"), "house A") for i in range(12)}
    assert found == {"stark", "lannister"}


@pytest.mark.rule("HBO-GOLD.2")
def test_for_exactly_two() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 2)


@pytest.mark.rule("HBO-TYPE.1", "HBO-TYPE.3", "HBO-TYPE.8")
def test_five_types_and_plots_are_never_in_a_draw_deck() -> None:
    assert {card["type"] for card in data.CARDS} == {"character", "location", "attachment", "event", "plot"}
    assert {card["deck"] for card in PLOTS} == {"plot"}
    assert any(card["income_bonus"] for card in DRAWN if card["type"] == "location")
    assert any(card["abilities"] for card in DRAWN if card["type"] == "location")


@pytest.mark.rule("HBO-CARD.1", "HBO-CARD.3", "HBO-CARD.4", "HBO-CARD.5", "HBO-CARD.8", "HBO-CARD.9")
def test_every_card_has_what_cards_of_its_type_have() -> None:
    for card in DRAWN:
        assert card["house"] in ("stark", "lannister", "neutral")
        assert isinstance(card["cost"], int)
        assert isinstance(card["abilities"], list)
        character = card["type"] == "character"
        assert character == isinstance(card.get("strength"), int)
        assert character == bool(card.get("icons"))
        assert set(card.get("icons") or []) <= set("MIP")


@pytest.mark.rule("HBO-CARD.2", "HBO-UNIQ.6")
def test_unique_cards_and_those_in_both_decks() -> None:
    for name in ("littlefinger", "varys", "iron_throne", "hand_of_the_king"):
        ours, theirs = OF[f"stark_{name}"], OF[f"lannister_{name}"]
        assert ours["unique"]
        assert (ours["name_en"], ours["cost"], ours["house"]) == (theirs["name_en"], theirs["cost"], theirs["house"])
    assert not OF["stark_escort"]["unique"]


@pytest.mark.rule("HBO-CARD.6")
def test_traits_are_words_that_others_speak_of() -> None:
    assert {"Lord", "Lady", "Knight", "Ally"} <= set(data.TRAITS)
    assert "Ally" in OF["stark_varys"]["traits"]


@pytest.mark.rule("HBO-CARD.7")
def test_three_keywords() -> None:
    assert {k for card in DRAWN for k in card.get("keywords") or []} == {"limited", "renown", "stealth"}
    for keyword, bit in (("limited", LIMITED), ("renown", RENOWN), ("stealth", STEALTH)):
        for d, name in enumerate(data.ID[: len(data.CARDS)]):
            assert bool(data.KEYWORDS_OF[d] & bit) == (keyword in (OF[name].get("keywords") or []))


@pytest.mark.rule("HBO-CARD.11", "HBO-PLOT.6")
def test_a_plot_has_income_initiative_and_claim_and_no_cost() -> None:
    for card in PLOTS:
        assert all(isinstance(card[key], int) for key in ("income", "initiative", "claim"))
        assert card.get("cost") is None


@pytest.mark.rule("HBO-CARD.10")
def test_there_is_no_flavour_text_to_have_an_effect() -> None:
    known = {"kind", "phase", "when", "cost", "effect", "limit"}
    assert {key for card in data.CARDS for ability in card["abilities"] for key in ability} <= known
    plain = [card["id"] for card in DRAWN if not card["abilities"] and card["type"] != "event"]
    assert all(not GAME.position({}, 2, GAME.check_options({})).book.abilities[data.BY_ID[name]] for name in plain)


@pytest.mark.rule("HBO-HOUSE.1", "HBO-HOUSE.2", "HBO-HOUSE.3", "HBO-HOUSE.4", "HBO-AMB.1")
def test_the_symbol_makes_the_house_not_the_name_nor_the_deck() -> None:
    assert OF["stark_littlefinger"]["house"] == OF["stark_robert_baratheon"]["house"] == "neutral"
    assert OF["lannister_joffrey_baratheon"]["house"] == "lannister"
    s = position({"seats": {"A": {"play": ["stark_winterfell", "stark_jon_snow", "stark_varys"]}, "B": {}}})
    assert (fact(s, "str stark_jon_snow A"), fact(s, "str stark_varys A")) == (4, 3)
    assert all(OF[card["id"]]["house"] == "neutral" for card in DRAWN if card["type"] == "event")


@pytest.mark.rule("HBO-AREA.2", "HBO-PILE.1")
def test_what_each_player_has_before_him() -> None:
    s = position({
        "seats": {
            "A": {"power": 2, "gold": 1, "discard": ["stark_jon_snow"], "dead": ["stark_robb_stark"],
                  "play": ["stark_arya_stark"], "used": ["plot_the_old_gods"], "hand": ["stark_ice"]},
        },
    })  # fmt: skip
    seen = GAME.view(s, 0)["seats"]
    piles = {"deck", "dead", "discard", "play", "plot", "used", "plots", "hand"}
    for p in (0, 1):
        assert piles | {"gold", "faction", "faction_power"} <= set(seen[p])
    assert [len(seen[0][key]) for key in ("discard", "dead", "play", "used", "hand")] == [1] * 5
    assert [len(seen[1][key]) for key in ("discard", "dead", "play", "used", "hand")] == [0] * 5
    assert (seen[0]["gold"], seen[0]["faction_power"], seen[1]["gold"], seen[1]["faction_power"]) == (1, 2, 0, 0)


@pytest.mark.rule("HBO-GOLD.1")
def test_cards_against_the_rulebook() -> None:
    """Hodor has a military icon and may yet not attack; Ser Jaime takes part without kneeling."""
    s = position({"seats": {"A": {"play": ["stark_hodor"]}, "B": {"play": ["lannister_ser_jaime_lannister"]}}})
    assert fact(s, "icons stark_hodor A") == ["military", "power"]
    assert fact(s, "asked") == ["B"]
    choose(s, "B", "challenge military A")
    assert fact(s, "kneeling B") == []


def _facts(card: dict[str, Any]) -> tuple[Any, ...]:
    icons = [icon[0].upper() for icon in card.get("icons") or []]
    return (card["id"], card["type"], card.get("cost"), card.get("strength"), icons)


def test_the_client_gets_the_cards_as_they_are() -> None:
    told = {card["id"]: card for card in GAME.board_info()["cards"]}
    assert [_facts(card) for card in data.CARDS] == [_facts(told[card["id"]]) for card in data.CARDS]


@pytest.mark.rule("HBO-DUP.7", "HBO-TYPE.9")
def test_a_duplicate_lies_under_its_card_and_is_no_attachment() -> None:
    ours = {"play": ["stark_sansa_stark"], "hand": ["stark_sansa_stark", "stark_winterfell_castle"]}
    s = position({"phase": "marshaling", "seats": {"A": ours}})
    choose(s, "A", "marshal stark_sansa_stark")
    assert fact(s, "decision") == "marshal"  # nobody asks whether to draw for Sansa
    assert fact(s, "attached stark_sansa_stark A") == []
    assert len(GAME.view(s, 1)["seats"][0]["duplicates"]) == 1
