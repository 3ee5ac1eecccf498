"""How The Iron Throne looks in the terminal: the encounter, the houses, the own hand and sheet; labels for options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from greathall.cli.boards.face import Face, Marks, View
from greathall.cli.boards.lines import FAINT, HARD, HEAD, TALL, cut, fit, hard, joined, soft, times
from greathall.cli.output import wrapped
from greathall.games.iron_throne.codes import E_FIXED
from greathall.games.iron_throne.data import VALUE
from greathall.games.iron_throne.deals import DEAL_FIELDS
from greathall.games.iron_throne.names import (
    ATTACK,
    CHARACTERS,
    DEFENCE,
    DROGO,
    EVENTS,
    HOUSES,
    OUTCOMES,
    P_SETUP,
    PHASES,
    SIDES,
    TOKENS,
    WINDOWS,
    card_house,
    character_of,
    is_truce,
)
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.game import Described
from greathall.kernel.state import EVERYONE
from greathall.texts import Texts, capital

CHIPS: Final = (  # by house; the last one before there is any
    "bold white on grey37", "bold white on red", "black on yellow", "bold white on magenta", "black on green", "bold",
)  # fmt: skip
INDENT: Final = "     "
_CARD_VERBS: Final = ("seal", "play", "discard", "replace", "return")
_HOSTAGE_VERBS: Final = ("free", "torture")
_CHARACTER_VERBS: Final = ("character", "power", "fight", "strip")
# What changes while a question is answered and needs no new drawing: it stands beside the question.
_BESIDE: Final = ("window", "offer", "truce", "asks")


class IronThroneFace(Face):
    """The Iron Throne in characters. A seat goes by its number and its house."""

    closing = ("pass", "done", "no_support", "decline", "break_off")

    # ---------------------------------------------------------------- the table
    def draw(
        self, view: View, texts: Texts, names: Sequence[str], width: int, height: int, marks: Marks, places: bool
    ) -> list[Text]:
        width = min(width, 120)
        tall = places or height >= TALL
        parts = [self.head(view, texts, names, width, tall), self.encounter(view, texts, names, width)]
        parts += [self.houses(view, texts, names, width, tall), *self.own(view, texts, width, tall)]
        parts.append(self.piles(view, texts, width))
        return [soft(cut(line, width)) for line in joined(parts)]

    def glance(self, view: View) -> Any:
        return {key: value for key, value in view.items() if key not in _BESIDE}

    def head(self, view: View, texts: Texts, names: Sequence[str], width: int, tall: bool) -> list[Text]:
        """The turn, its phase, who attacks whom, and the event card that says so."""
        line = Text()
        if view["phase"] == P_SETUP:
            line.append(texts.get("cli-set-up"), HEAD)
            return [line]
        line.append(texts.get("cli-iron_throne-turn", turn=view["turn"]), HEAD)
        line.append(" · " + texts.get(f"phase-{PHASES[view['phase']]}"))
        if view["defender"] >= 0:
            attacker, defender = names[view["attacker"]], names[view["defender"]]
            line.append(" · " + texts.get("cli-iron_throne-against", attacker=attacker, defender=defender))
        else:
            line.append(" · " + texts.get("cli-iron_throne-attacks", attacker=names[view["attacker"]]))
        out = [cut(line, width)]
        if view["event"] >= 0:
            key = f"eventcard-{EVENTS[view['event']]}"
            event = texts.get("cli-iron_throne-event", event=texts.get(key))
            out += wrapped(f"{event} – {texts.get(f'{key}-text')}" if tall else event, width, "", "  ")
        return out

    def encounter(self, view: View, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        """Both sides, what each comes to and what that is made of; the outcome once there is one. When it is settled
        penalties change the power, so there are no totals any more."""
        if view["defender"] < 0:
            return []
        title = Text(texts.get("cli-iron_throne-encounter"), HEAD)
        if view["outcome"]:
            title.append(" · " + texts.get(f"outcome-{OUTCOMES[view['outcome']]}"))
        if view["won"]:
            title.append(" · " + texts.get("cli-iron_throne-won", side=texts.get(f"side-{SIDES[view['won']]}")))
        elif view["lost"]:
            title.append(" · " + texts.get("cli-iron_throne-both-lost"))
        out = [title]
        labels = {side: texts.get(f"cli-iron_throne-role-{SIDES[side]}") for side in (ATTACK, DEFENCE)}
        wide = max(cell_len(label) for label in labels.values())
        for side in (ATTACK, DEFENCE):
            total = "" if view["won"] or view["lost"] else str(view["totals"][side - 1])
            start = f"  {fit(labels[side], wide)} {total:>3}  "
            made_of = " + ".join(self.parts_of(view, side, texts, names)) or "–"
            lines = wrapped(made_of, width, start, " " * cell_len(start))
            lines[0].stylize(HEAD, 0, len(start))
            out += lines
        return out

    def parts_of(self, view: View, side: int, texts: Texts, names: Sequence[str]) -> list[str]:
        """The card of a side, its characters with who sent them, and what abilities added."""
        out = []
        n = len(view["seats"])
        for p in [(view["attacker"] + i) % n for i in range(n)]:
            seat = view["seats"][p]
            if seat["side"] != side:
                continue
            if seat["shown"] >= 0:
                out.append(self.card(seat["shown"], texts, sealed=True))
            if seat["fighter"] >= 0:
                power = next(x["power"] for x in seat["characters"] if x["character"] == seat["fighter"])
                out.append(hard(f"{self.name(seat['fighter'], texts)} {power} ({names[p]})"))
            else:
                out.append(hard(f"– ({names[p]})"))
        bonus = view["bonus"][side - 1]
        return [*out, *([texts.get("cli-iron_throne-bonus", count=bonus)] if bonus else [])]

    # ---------------------------------------------------------------- houses
    def houses(self, view: View, texts: Texts, names: Sequence[str], width: int, tall: bool) -> list[Text]:
        """Of every house: influence, sheet, hand; leader and characters; then hostages and whatever else there is."""
        out = [Text(texts.get("cli-iron_throne-houses"), HEAD)]
        wide = min(36, max(cell_len(self.title(view, p, texts, names)) for p in range(len(names))))
        for p, seat in enumerate(view["seats"]):
            acting = not view["over"] and any(a["seat"] == p for a in view["asks"])
            line = Text(">" if acting else " ")
            letter, chip = self.mark(view, p, texts)
            line.append(f" {letter} ", chip)
            line.append(" " + fit(self.title(view, p, texts, names), wide), HEAD if p == view["seat"] else "")
            if seat["leader"] < 0:
                out.append(cut(line, width))
                continue
            line.append("  " + " · ".join(self.figures(view, p, texts)))
            out.append(cut(line, width))
            out += wrapped(self.people(view, p, texts), width, INDENT, INDENT + "  ")
            for text in self.holdings(view, p, texts, tall):
                out += wrapped(text, width, INDENT, INDENT + "  ", FAINT)
        return out

    def figures(self, view: View, p: int, texts: Texts) -> list[str]:
        seat = view["seats"][p]
        spread = sum(seat["influence"])
        track = "●" * spread + "○" * (TOKENS - spread)
        out = [f"{texts.get('view-influence', count=spread)} {track}"]
        out.append(texts.get("cli-iron_throne-sheet", count=seat["sheet"]))
        out.append(texts.get("cli-iron_throne-hand-size", count=seat["hand_size"]))
        return out

    def people(self, view: View, p: int, texts: Texts) -> str:
        """The leader, then the characters with their power; the dead with a cross, who takes part with a star; last
        the part they have in the encounter."""
        seat = view["seats"][p]
        leader = texts.get("cli-iron_throne-leader", leader=self.name(seat["leader"], texts))
        shown = []
        for x in seat["characters"]:
            sign = "*" if x["character"] == seat["fighter"] else ""
            shown.append(f"{self.name(x['character'], texts)}{HARD}{x['power'] or '†'}{sign}")
        if seat["side"]:
            side = SIDES[seat["side"]]
            active = p in (view["attacker"], view["defender"])
            role = texts.get(f"cli-iron_throne-{'role' if active else 'supports'}-{side}")
            shown.append(hard(role.upper() if active else role))
        return f"{hard(leader)} · " + " · ".join(shown)

    def holdings(self, view: View, p: int, texts: Texts, tall: bool) -> list[str]:
        """Influence by house, hostages, cards played, what is known of the hand, what holds this turn."""
        seat = view["seats"][p]
        out = []
        on = [(q, count) for q, count in enumerate(seat["influence"]) if count]
        if on:
            boards = ", ".join(hard(f"{self.house(view, q, texts)} {count}") for q, count in on)
            out.append(texts.get("cli-iron_throne-influence-on", boards=boards))
        if seat["hostages"]:
            out.append(texts.get("cli-iron_throne-hostages", cards=", ".join(self.hostages(seat["hostages"], texts))))
        for key in ("played", "known", *(("discard",) if tall else ())):
            if seat[key]:
                cards = ", ".join(self.counted(seat[key], texts))
                out.append(texts.get(f"cli-iron_throne-{key}", cards=cards))
        held = [texts.get(f"cli-iron_throne-{key}") for key in ("spared", "unrewarded", "barred") if seat[key]]
        return [*out, *([capital("; ".join(held))] if held else [])]

    def hostages(self, held: Sequence[dict[str, int]], texts: Texts) -> list[str]:
        """Faces that the seat knows, and of the others the house on the back."""
        out = []
        for (house, face), count in Counter((x["house"], x["card"]) for x in held).items():
            name = self.card(face, texts) if face >= 0 else "?"
            back = texts.get(f"cli-iron_throne-house-{HOUSES[house]}")
            out.append(times(hard(f"{name} ({back})"), count))
        return out

    # ---------------------------------------------------------------- what is one's own
    def own(self, view: View, texts: Texts, width: int, tall: bool) -> list[list[Text]]:
        """The leader's ability and the hand; before there is a leader the two sheets."""
        if view["seat"] < 0:
            return []
        seat = view["seats"][view["seat"]]
        sheets = [seat["leader"]] if seat["leader"] >= 0 else view["drawn"]
        out: list[list[Text]] = []
        if sheets and (tall or seat["leader"] < 0):
            head = Text(texts.get("cli-iron_throne-own-leader", count=len(sheets)), HEAD)
            out.append([head, *[line for x in sheets for line in self.sheet_lines(x, texts, width)]])
        if seat["hand"]:
            head = Text(f"{texts.get('view-hand')} ({len(seat['hand'])})", HEAD)
            out.append([head, *self.cards(seat, texts, width, tall)])
        return out

    def sheet_lines(self, leader: int, texts: Texts, width: int) -> list[Text]:
        return wrapped(self.ability(leader, texts), width, "  ", "    ")

    def ability(self, leader: int, texts: Texts) -> str:
        key = f"leader-{CHARACTERS[leader]}"
        return texts.get(
            "cli-iron_throne-own-sheet",
            name=texts.get(key),
            title=texts.get(f"{key}-title"),
            timing=texts.get(f"{key}-timing"),
            text=texts.get(f"{key}-text"),
        )

    def cards(self, seat: dict[str, Any], texts: Texts, width: int, tall: bool) -> list[Text]:
        """Hostility and truce cards in one line, character cards one to a line with when they are played."""
        counts = Counter(seat["hand"])
        plain = [times(self.card(k, texts), n) for k, n in sorted(counts.items()) if character_of(k) < 0]
        out = wrapped(" · ".join(plain), width, "  ", "  ", HEAD) if plain else []
        for k in sorted(k for k in counts if character_of(k) >= 0):
            key = f"card-{WORDS['card'][k]}"
            line = texts.get(
                f"cli-iron_throne-own-{'leader-' if character_of(k) == seat['leader'] else ''}card",
                card=times(self.card(k, texts), counts[k]),
                title=texts.get(f"{key}-title"),
                timing=texts.get(f"{key}-timing"),
            )
            if tall:
                out += wrapped(f"{line}: {texts.get(f'{key}-text')}", width, "  ", "    ")
            else:
                out.append(cut(Text(f"  {line}"), width))
        return out

    def piles(self, view: View, texts: Texts, width: int) -> list[Text]:
        """Figures of what lies beside the houses."""
        if view["phase"] == P_SETUP:
            return []
        decks = " ".join(f"{p + 1}:{seat['deck']}" for p, seat in enumerate(view["seats"]))
        discards = " ".join(f"{p + 1}:{len(seat['discard'])}" for p, seat in enumerate(view["seats"]))
        drawn: Counter[int] = Counter(view["event_discard"])
        gone = [times(texts.get(f"eventcard-{EVENTS[e]}"), count) for e, count in drawn.items()]
        figures = texts.get(
            "cli-iron_throne-piles", decks=decks, discards=discards, events=view["events"], box=view["box"]
        )
        out = wrapped(figures, width, "", "  ", FAINT)
        if gone:
            out += wrapped(texts.get("cli-iron_throne-events-gone", events=", ".join(gone)), width, "", "  ", FAINT)
        return out

    # ---------------------------------------------------------------- names
    def name(self, character: int, texts: Texts) -> str:
        """By the first name; a khal goes by his own."""
        return texts.get(f"character-{CHARACTERS[character]}").split()[-1 if character == DROGO else 0]

    def card(self, card: int, texts: Texts, sealed: bool = False) -> str:
        """A house card without its house; `sealed`: as what it counts in an encounter."""
        character = character_of(card)
        if character >= 0:
            name = texts.get(f"character-{CHARACTERS[character]}")
            return hard(f"{name} ({texts.get('card-hostility')} 0)" if sealed else name)
        return texts.get("card-truce") if is_truce(card) else hard(f"{texts.get('card-hostility')} {VALUE[card]}")

    def counted(self, cards: Sequence[int], texts: Texts) -> list[str]:
        return [times(self.card(k, texts), n) for k, n in sorted(Counter(cards).items())]

    def house(self, view: View, p: int, texts: Texts) -> str:
        house = view["seats"][p]["house"]
        return texts.get(f"cli-iron_throne-house-{HOUSES[house]}") if house >= 0 else texts.get(f"seat-{p + 1}")

    def title(self, view: View, p: int, texts: Texts, names: Sequence[str]) -> str:
        name = texts.get("seat-you", name=names[p]) if p == view["seat"] else names[p]
        return f"{self.house(view, p, texts)} – {name}" if view["seats"][p]["house"] >= 0 else name

    def mark(self, view: View, seat: int, texts: Texts) -> tuple[str, str]:
        return str(seat + 1), CHIPS[view["seats"][seat]["house"]]

    # ---------------------------------------------------------------- options
    def in_menu(self, said: Described) -> bool:
        """Of the many truce terms only the plainest stand in the list: one term, or the same for both, or one side
        paying for what it gets. All others can be written in notation."""
        if said.name != "propose":
            return True
        a_spreads, d_spreads, a_takes, d_takes, a_pays, d_pays = [value for _, _, value in said.args]
        attacker, defender = (a_spreads, a_takes, a_pays), (d_spreads, d_takes, d_pays)
        if not any(attacker) or not any(defender):
            gets, pays = (attacker, a_pays) if any(attacker) else (defender, d_pays)
            return sum(1 for term in gets if term) == 1 or (not gets[1] and pays > 0)
        return not a_pays and attacker == defender and not (a_spreads and a_takes)

    def label(self, view: View, said: Described, texts: Texts, short: bool = False) -> str:
        return self.hint(view, said, texts).replace(HARD, " ")

    def hint(self, view: View, said: Described, texts: Texts) -> str:
        if not said.args:
            return ""
        value = said.args[0][2]
        if said.name in _CARD_VERBS:
            return self.card(value, texts, sealed=said.name in ("seal", "replace"))
        if said.name in _HOSTAGE_VERBS:
            return f"{self.card(value, texts)} ({texts.get(f'cli-iron_throne-house-{HOUSES[card_house(value)]}')})"
        if said.name in _CHARACTER_VERBS:
            return self.with_power(view, value, texts)
        if said.name == "support":
            return f"{self.with_power(view, said.args[1][2], texts)} → {texts.get(f'side-{SIDES[value]}')}"
        if said.name == "propose":
            terms = {field: amount for field, _, amount in said.args}
            if sum(terms.values()) == 2 * terms["a_spreads"] == 2 * terms["d_spreads"]:
                return texts.get("cli-iron_throne-both-spread")
            if sum(terms.values()) == 2 * terms["a_takes"] == 2 * terms["d_takes"]:
                return texts.get("cli-iron_throne-both-take", count=terms["a_takes"])
            return texts.get("deal", **terms)
        return ""

    def with_power(self, view: View, character: int, texts: Texts) -> str:
        for seat in view["seats"]:
            for x in seat["characters"]:
                if x["character"] == character:
                    return f"{self.name(character, texts)} {x['power'] or '†'}"
        return self.name(character, texts)

    # ---------------------------------------------------------------- around a question
    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        """What the question is about: the ability, the offer, the terms on the table, how the sides stand."""
        kind = next((a["kind"] for a in view["asks"] if a["seat"] == seat), "")
        if kind == "ability":
            return [self.ability(view["seats"][seat]["leader"], texts)]
        if kind == "answer_offer" and view["offer"]:
            who, character, side = (view["offer"][key] for key in ("seat", "character", "side"))
            return [
                texts.get(
                    "cli-iron_throne-offer",
                    name=names[who],
                    character=self.with_power(view, character, texts),
                    side=texts.get(f"side-{SIDES[side]}"),
                )
            ]
        if kind in ("propose", "proposal") and view["truce"]:
            return self.talk(view["truce"], texts, names)
        if kind in ("sealed", "face_up", "window") and view["totals"]:
            out = [texts.get("cli-iron_throne-totals", attacker=view["totals"][0], defender=view["totals"][1])]
            if kind == "window" and view["window"] >= 0:
                out.insert(0, texts.get(f"window-{WINDOWS[view['window']]}"))
            return [" · ".join(out)]
        return []

    def talk(self, truce: dict[str, Any], texts: Texts, names: Sequence[str]) -> list[str]:
        """The terms on the table, and how any others are written."""
        out = []
        if truce["terms"]:
            out.append(
                texts.get(
                    "cli-iron_throne-terms",
                    name=names[truce["by"]],
                    terms=texts.get("deal", **{field: truce["terms"][field] for field in DEAL_FIELDS}),
                    made=truce["made"],
                    most=truce["most"],
                )
            )
        for sourced in [*truce["fixed"], *truce["draft"]]:
            out.append(texts.event((E_FIXED, EVERYONE, sourced["side"], sourced["source"]), names))
        return out

    def legend(self, texts: Texts) -> list[str]:
        return texts.get("cli-iron_throne-legend").splitlines()
