"""How Sojusze looks in the terminal: time track, current ally, councils, leaders, the own hand; labels for options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from greathall.cli.boards.face import Face, Marks, View
from greathall.cli.boards.lines import CHIPS, FAINT, HARD, HEAD, TALL, cut, fit, hard, joined, soft, times
from greathall.cli.output import wrapped
from greathall.games.sojusze.data import COLOUR, POWER, VALUE
from greathall.games.sojusze.names import COLOURS, LEADERS, SEASONS, SUMMER
from greathall.games.sojusze.values import WORDS
from greathall.kernel.game import Described
from greathall.texts import Texts, capital

INK: Final = ("red", "green", "magenta", "bright_blue", "bold")  # by colour of an influence card

PLAY, CHOICE, TURN = "influence", "choice", "turn"
_GROUP_OF: Final = {"play": PLAY, "kneel": TURN, "skip": TURN}
_CARD_VERBS: Final = ("play", "discard", "give", "take", "triumph", "pick")
_ALLY_VERBS: Final = ("kill", "move", "raise", "top", "bottom", "current")


class SojuszeFace(Face):
    """Sojusze in characters. Seats and councils go by their numbers: council 1 lies on the left of seat 1."""

    groups = (PLAY, CHOICE, TURN)
    closing = ("pass", "no", "kneel")

    # ---------------------------------------------------------------- the table
    def draw(
        self, view: View, texts: Texts, names: Sequence[str], width: int, height: int, marks: Marks, places: bool
    ) -> list[Text]:
        width = min(width, 120)
        tall = places or height >= TALL
        parts = [[self.head(view, texts, names)], self.current(view, texts, width)]
        if not self.choosing(view):
            parts.append(self.councils(view, texts, width))
        parts += [self.leaders(view, texts, names, width), *self.own(view, texts, width, tall)]
        parts.append(self.piles(view, texts, width, tall))
        return [soft(cut(line, width)) for line in joined(parts)]

    def choosing(self, view: View) -> bool:
        """Are leaders still being chosen?"""
        return any(seat["leader"] < 0 for seat in view["seats"])

    def glance(self, view: View) -> Any:
        """A card being played counts as still in hand: a question about its ability needs no new drawing."""
        keys = (
            "season", "round", "first", "active", "current", "ruling", "on_ally", "row", "ally_top",
            "ally_bottom", "ally_among", "dead", "councils", "effects", "draft", "lore", "discard",
        )  # fmt: skip
        seats = [dict(seat) for seat in view["seats"]]
        if view["playing"]:
            you, card = view["playing"]["seat"], view["playing"]["card"]
            seats[you]["hand_size"] += 1
            if seats[you]["hand"] is not None:
                seats[you]["hand"] = sorted([*seats[you]["hand"], card])
        return [[view[k] for k in keys], seats]

    def head(self, view: View, texts: Texts, names: Sequence[str]) -> Text:
        """The time track and whose turn it is."""
        line = Text(overflow="ellipsis")
        if self.choosing(view):
            line.append(texts.get("cli-set-up"), HEAD)
            return line
        for i, season in enumerate(SEASONS):
            if i == SUMMER and len(view["seats"]) > 4:
                continue
            word = texts.get(f"season-{season}")
            line.append(capital(word) if i == view["season"] else word, HEAD if i == view["season"] else FAINT)
            line.append(" ")
        if not view["round"]:
            line.append("· " + texts.get("cli-sojusze-drafting"))
            return line
        track = "●" * view["round"] + "○" * (view["rounds"] - view["round"])
        line.append("· " + texts.get("cli-sojusze-round", round=view["round"], rounds=view["rounds"]) + f" {track}")
        if view["winner"] >= 0:
            line.append(" · " + texts.get("cli-sojusze-won", name=names[view["winner"]]))
        elif view["active"] >= 0 and not view["over"]:
            line.append(" · " + texts.get("ui-turn-of", name=names[view["active"]]))
        return line

    def current(self, view: View, texts: Texts, width: int) -> list[Text]:
        """The ally that is bid for, what it does, and who comes next as far as it is known."""
        out: list[Text] = []
        ally = view["current"]
        shown = ally if ally >= 0 else view["ruling"]
        if shown >= 0:
            word = WORDS["ally"][shown]
            line = Text(texts.get("cli-sojusze-current" if ally >= 0 else "cli-sojusze-ruling") + " ")
            line.append(self.ally(shown, texts), HEAD)
            line.append(" – " + texts.get(f"ally-{word}-title"), FAINT)
            if view["on_ally"]:
                line.append(" · " + texts.get("cli-sojusze-on-ally", count=view["on_ally"]))
            out.append(cut(line, width))
            out += wrapped(texts.get(f"ally-{word}-text"), width, "  ")
        if view["row"] is not None:
            row = " → ".join(self.ally(a, texts) for a in view["row"]) or "–"
            out += wrapped(texts.get("cli-sojusze-row", allies=row), width, "", "  ")
        if view["ally_top"]:
            known = ", ".join(self.ally(a, texts) if a >= 0 else "?" for a in view["ally_top"])
            out += wrapped(texts.get("cli-sojusze-top", allies=known), width, "", "  ")
        if view["ally_bottom"]:
            known = ", ".join(self.ally(a, texts) if a >= 0 else "?" for a in view["ally_bottom"])
            out += wrapped(texts.get("cli-sojusze-bottom", allies=known), width, "", "  ")
        if view["ally_among"]:
            known = ", ".join(self.ally(a, texts) for a in view["ally_among"])
            out += wrapped(texts.get("cli-sojusze-among", allies=known), width, "", "  ")
        for effect in view["effects"]:
            name = texts.get(f"influence-{WORDS['influence'][effect['card']]}")
            text = texts.get("cli-sojusze-effect", card=name, leader=self.seat(view, effect["seat"], texts))
            out += wrapped(text, width, "", "  ")
        if view["playing"]:
            you, card = view["playing"]["seat"], view["playing"]["card"]
            played = texts.get("cli-sojusze-playing", card=self.card(card, texts), leader=self.seat(view, you, texts))
            out += wrapped(played, width, "", "  ")
        return out

    def councils(self, view: View, texts: Texts, width: int) -> list[Text]:
        """What lies between neighbours: allies, tokens, and what it can be worth."""
        n = len(view["seats"])
        out = [Text(texts.get("cli-sojusze-councils"), HEAD)]
        titles = [f"{c + 1} {self.council(view, c, texts)}" for c in range(n)]
        wide = max(cell_len(t) for t in titles)
        for c, council in enumerate(view["councils"]):
            mine = view["seat"] >= 0 and c in (view["seat"], (view["seat"] - 1) % n)
            line = Text("* " if mine else "  ")
            line.append(titles[c] + " " * (wide - cell_len(titles[c])), HEAD if mine else "")
            line.append("  " + self.worth(council).rjust(5), HEAD)
            allies = ", ".join(self.ally(a, texts) for a in council["allies"])
            parts = [p for p in (allies, self.tokens(council, texts)) if p]
            start = 2 + wide + 2 + 5 + 2
            rest = wrapped(" · ".join(parts) or "–", max(20, width - start))
            line.append("  " + rest[0].plain)
            out.append(cut(line, width))
            out += [cut(Text(" " * start + more.plain), width) for more in rest[1:]]
        return out

    def worth(self, council: dict[str, Any]) -> str:
        low, high = council["low"], council["high"]
        return str(low) if low == high else f"{low}-{high}"

    def tokens(self, council: dict[str, Any], texts: Texts) -> str:
        if not council["tokens"]:
            return ""
        text = texts.get("view-tokens", count=council["tokens"])
        known = HARD.join(str(t) for t in sorted(council["known"]))
        if len(council["known"]) == council["tokens"]:
            return f"{text}: {known}"
        return f"{text} ({texts.get('cli-sojusze-known-tokens', values=known)})" if known else text

    def leaders(self, view: View, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        """One line a leader, one more for the cards in their area, one for what is known of their hand."""
        out = [Text(texts.get("cli-sojusze-leaders"), HEAD)]
        wide = min(34, max(cell_len(self.title(view, p, texts, names)) for p in range(len(names))))
        for p, seat in enumerate(view["seats"]):
            acting = not view["over"] and (p == view["active"] or any(a["seat"] == p for a in view["asks"]))
            line = Text(">" if acting else " ")
            letter, chip = self.mark(view, p, texts)
            line.append(f" {letter} ", chip)
            line.append(" " + fit(self.title(view, p, texts, names), wide), HEAD if p == view["seat"] else "")
            parts = [texts.get("cli-sojusze-hand-size", count=seat["hand_size"])]
            if view["over"] and seat["small"] is not None:
                parts = [texts.get("cli-sojusze-power", small=seat["small"], other=seat["other"])]
            elif view["round"]:
                parts.append(texts.get("view-influence", count=seat["total"]))
            parts += [texts.get("cli-sojusze-first")] if p == view["first"] and not view["over"] else []
            parts += [texts.get("cli-sojusze-kneels")] if seat["kneels"] else []
            line.append("  " + " · ".join(parts))
            out.append(cut(line, width))
            if seat["area"]:
                out += self.area(seat, texts, width)
            if seat["known"]:
                cards = ", ".join(self.counted(seat["known"], texts))
                out += wrapped(texts.get("cli-sojusze-known", cards=cards), width, "     ", "       ", FAINT)
        if view["lore"]:
            cards = ", ".join(self.counted([known["card"] for known in view["lore"]], texts))
            out += wrapped(texts.get("cli-sojusze-lore", cards=cards), width, "  ", "    ", FAINT)
        return out

    def area(self, seat: dict[str, Any], texts: Texts, width: int) -> list[Text]:
        """The cards of an area with what they count now; one without its ability in brackets."""
        shown = []
        for lying in seat["area"]:
            text = self.card(lying["card"], texts, lying["value"])
            shown.append(f"[{text}]" if lying["blank"] else text)
        return wrapped(" + ".join(shown), width, "     ", "       ")

    def own(self, view: View, texts: Texts, width: int, tall: bool) -> list[list[Text]]:
        """The own hand, or in the draft the pack in hand and what was set aside."""
        if view["seat"] < 0:
            return []
        out: list[list[Text]] = []
        draft = view["draft"] or {"pack": [], "picks": []}
        pack, picks = draft["pack"], draft["picks"]
        if pack:
            head = Text(texts.get("cli-sojusze-pack", count=len(pack)), HEAD)
            out.append([head, *self.cards(pack, texts, width, tall)])
        if picks:
            head = Text(texts.get("cli-sojusze-picks", count=len(picks)), HEAD)
            out.append([head, *wrapped(", ".join(self.counted(picks, texts)), width, "  ", "  ")])
        hand = view["seats"][view["seat"]]["hand"]
        if hand:
            head = Text(f"{texts.get('view-hand')} ({len(hand)})", HEAD)
            out.append([head, *self.cards(hand, texts, width, tall)])
        return out

    def cards(self, cards: Sequence[int], texts: Texts, width: int, tall: bool) -> list[Text]:
        """One line for each kind of card: how many, name, value, colour, ability."""
        counts = Counter(cards)
        order = sorted(counts)
        titles = {k: times(texts.get(f"influence-{WORDS['influence'][k]}"), counts[k]) for k in order}
        wide = min(max(cell_len(t) for t in titles.values()), 34)
        hues = {k: texts.get(f"cli-sojusze-colour-{COLOURS[COLOUR[k]]}") for k in order}
        hue_wide = max(cell_len(h) for h in hues.values())
        out = []
        for k in order:
            line = Text("  ")
            line.append(fit(titles[k], wide), INK[COLOUR[k]])
            line.append(f" {VALUE[k]:>2} ", HEAD)
            line.append(fit(hues[k], hue_wide), INK[COLOUR[k]])
            key = f"influence-{WORDS['influence'][k]}"
            start = 2 + wide + 4 + hue_wide + 2
            text = texts.get(f"{key}-text") if tall else texts.get(f"{key}-effect")
            rest = wrapped(text, max(20, width - start)) if tall else [Text(text)]
            line.append("  " + rest[0].plain, FAINT)
            out.append(cut(line, width))
            out += [Text(" " * start + more.plain, FAINT) for more in rest[1:]]
        return out

    def piles(self, view: View, texts: Texts, width: int, tall: bool) -> list[Text]:
        """The dead; where there is room, every card that was discarded; figures of the rest."""
        out: list[Text] = []
        if view["dead"]:
            dead = ", ".join(self.ally(a, texts) for a in view["dead"])
            out += wrapped(texts.get("cli-sojusze-dead", allies=dead), width, "", "  ")
        if view["discard"] and tall:
            cards = ", ".join(self.counted(view["discard"], texts))
            out += wrapped(texts.get("cli-sojusze-discard", cards=cards), width, "", "  ", FAINT)
        if view["removed"] and tall:
            cards = ", ".join(self.counted(view["removed"], texts))
            out += wrapped(texts.get("cli-sojusze-removed", cards=cards), width, "", "  ", FAINT)
        figures = texts.get(
            "cli-sojusze-piles",
            allies=view["ally_deck"],
            cards=view["deck"],
            discard=len(view["discard"]),
            tokens=view["supply"],
        )
        return [*out, cut(Text(figures, FAINT), width)]

    # ---------------------------------------------------------------- names
    def ally(self, ally: int, texts: Texts) -> str:
        return hard(f"{texts.get('ally-' + WORDS['ally'][ally])} {POWER[ally]}")

    def card(self, card: int, texts: Texts, value: int | None = None) -> str:
        name = texts.get("influence-" + WORDS["influence"][card])
        return hard(f"{name} {VALUE[card] if value is None else value}")

    def counted(self, cards: Sequence[int], texts: Texts) -> list[str]:
        """Every kind of card once, with its value and how many there are."""
        return [times(self.card(k, texts), n) for k, n in sorted(Counter(cards).items())]

    def seat(self, view: View, p: int, texts: Texts) -> str:
        """A seat by the first name of its leader."""
        if p < 0:
            return texts.get("seat-nobody")
        leader = view["seats"][p]["leader"]
        return texts.get(f"leader-{LEADERS[leader]}").split()[0] if leader >= 0 else texts.get(f"seat-{p + 1}")

    def title(self, view: View, p: int, texts: Texts, names: Sequence[str]) -> str:
        name = texts.get("seat-you", name=names[p]) if p == view["seat"] else names[p]
        return f"{self.seat(view, p, texts)} – {name}" if view["seats"][p]["leader"] >= 0 else name

    def council(self, view: View, c: int, texts: Texts) -> str:
        return f"{self.seat(view, c, texts)}/{self.seat(view, (c + 1) % len(view['seats']), texts)}"

    def mark(self, view: View, seat: int, texts: Texts) -> tuple[str, str]:
        return str(seat + 1), CHIPS[seat]

    # ---------------------------------------------------------------- options
    def group(self, verb: str) -> str:
        return _GROUP_OF.get(verb, CHOICE)

    def label(self, view: View, said: Described, texts: Texts, short: bool = False) -> str:
        return self.hint(view, said, texts, short).replace(HARD, " ")

    def hint(self, view: View, said: Described, texts: Texts, short: bool) -> str:
        if not said.args:
            return ""
        value = said.args[0][2]
        if said.name in _CARD_VERBS:
            return f"{self.card(value, texts)} {texts.get('cli-sojusze-colour-' + COLOURS[COLOUR[value]])}"
        if said.name in ("area", "area_blank"):
            return f"{self.card(said.args[1][2], texts)} ({self.seat(view, value, texts)})"
        if said.name in _ALLY_VERBS:
            there = [c for c, council in enumerate(view["councils"]) if value in council["allies"]]
            where = f" ({self.council(view, there[0], texts)})" if there else ""
            return self.ally(value, texts) + where
        if said.name == "council":
            council = view["councils"][value]
            names = ", ".join(texts.get("ally-" + WORDS["ally"][a]) for a in council["allies"])
            tokens = texts.get("view-tokens", count=council["tokens"])
            inside = "; ".join(p for p in ("" if short else names, tokens) if p)
            return f"{self.council(view, value, texts)} {self.worth(council)} ({inside})"
        if said.name == "shift":
            leaving = said.args[1][2]
            other = (value - 1) % len(view["seats"]) if leaving == value else value
            return f"{self.council(view, leaving, texts)} → {self.council(view, other, texts)}"
        return ""

    # ---------------------------------------------------------------- around a question
    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        """Which ability asks, and in the bidding what it takes to lead."""
        if view["resolving"]:
            you, card, ally = (view["resolving"][key] for key in ("seat", "card", "ally"))
            key = f"ally-{WORDS['ally'][ally]}" if ally >= 0 else f"influence-{WORDS['influence'][card]}"
            name = names[you] if 0 <= you < len(names) else texts.get("seat-nobody")
            return [texts.get("cli-sojusze-resolving", card=texts.get(key), name=name, text=texts.get(f"{key}-text"))]
        if any(a["kind"] == "turn" and a["seat"] == seat for a in view["asks"]):
            own = view["seats"][seat]["total"]
            best = max(other["total"] for p, other in enumerate(view["seats"]) if p != seat)
            return [texts.get("cli-sojusze-standing", own=own, best=best)]
        return []

    def legend(self, texts: Texts) -> list[str]:
        return texts.get("cli-sojusze-legend").splitlines()
