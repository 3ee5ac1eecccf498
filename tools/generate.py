"""Writes what follows from the tables of the games (games/<game>/tables.toml) into checked-in files.

    python tools/generate.py          write every file anew
    python tools/generate.py --check  only say which files are not as they would be written

Per game: codes.py (options, decisions, events), columns.py (what a state holds, how it is copied and hidden) and the
client's codes.ts; and those lists of docs/scenarios.md that stand between marks. A test compares the files with what
would be written. docs/adding-a-game.md describes the tables.
"""

from __future__ import annotations

import importlib
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "greathall" / "games"
WEB = ROOT / "web" / "src" / "games"
SCENARIOS = ROOT / "docs" / "scenarios.md"
WIDTH = 120

KERNEL_IMPORTS = (
    "from greathall.kernel.codes import Codes, Verb",
    "from greathall.kernel.game import DecisionKind, EventKind",
)

Table = dict[str, Any]

# What a table and its entries may say; anything else is a slip of the pen.
SECTIONS = ("title", "extends", "span", "imports", "column_imports", "types", "constants", "verbs", "decisions",
            "events", "columns", "client", "state")  # fmt: skip
ENTRY_KEYS = {
    "constants": ("value", "about"),
    "verbs": ("number", "name", "fields", "counts", "spans", "least", "about"),
    "decisions": ("number", "name", "rule", "part", "window", "about"),
    "events": ("number", "name", "fields", "secret", "about"),
    "columns": ("type", "start", "copied", "stored", "seen", "counted", "about"),
}
# Who sees a column: everybody; nobody; each seat its own entry, of the others as many unknowns (or nothing at all);
# or what `mask` works out by hand.
SEEN = ("all", "nobody", "own", "own or nothing", "mask")


class BadTable(Exception):
    """A table says something that cannot be meant."""


def read(game: str) -> Table:
    """The table of a game, checked."""
    path = GAMES / game / "tables.toml"
    table: Table = tomllib.loads(path.read_text(encoding="utf-8"))
    for section in table:
        if section not in SECTIONS:
            raise BadTable(f"{path}: there is no section '{section}'; there are {', '.join(SECTIONS)}.")
    for section, keys in ENTRY_KEYS.items():
        for name, entry in table.get(section, {}).items():
            for key in entry:
                if key not in keys:
                    raise BadTable(f"{path}: {section}.{name} cannot have '{key}'; it can have {', '.join(keys)}.")
    for section in ("verbs", "decisions", "events"):
        numbers = [entry["number"] for entry in table.get(section, {}).values()]
        if len(set(numbers)) != len(numbers):
            raise BadTable(f"{path}: two {section} have the same number.")
    for name, column in table.get("columns", {}).items():
        if column.get("seen", "all") not in SEEN:
            raise BadTable(f"{path}: column {name} cannot be seen by '{column['seen']}'; but by {', '.join(SEEN)}.")
    return table


def games() -> list[str]:
    return sorted(p.parent.name for p in GAMES.glob("*/tables.toml"))


def whole(table: Table) -> Table:
    """The table together with the one it extends: a game's own entries come in the place of shared ones."""
    if "extends" not in table:
        return table
    base = whole(read(table["extends"]))
    merged = {**base, **table}
    for section in ("types", "constants", "verbs", "decisions", "events"):
        both = {**base.get(section, {})}
        for name, entry in table.get(section, {}).items():
            known = both.get(name)
            if isinstance(known, dict) and known.get("number") != entry.get("number"):
                raise BadTable(f"{name} has another number than in {table['extends']}.")
            both[name] = {**known, **entry} if isinstance(known, dict) else entry
        merged[section] = both
    return merged


def by_number(entries: Table) -> list[tuple[str, Table]]:
    return sorted(entries.items(), key=lambda pair: pair[1]["number"])


def fields_of(entry: Table) -> list[tuple[str, str]]:
    """`seat card:influence count` as names and types; a field of one word has the type of that name."""
    found = []
    for word in str(entry.get("fields", "")).split():
        name, _, type_ = word.partition(":")
        found.append((name, type_ or ("number" if name == "count" else name)))
    return found


def word_of(constant: str, entry: Table) -> str:
    """The word of an entry in texts and scenarios: the constant without its prefix, unless the table names another."""
    plain = constant[2:] if constant[:2] in ("D_", "E_") else constant
    return str(entry.get("name", plain.lower()))


# ---------------------------------------------------------------- codes.py
def constant(name: str, value: str, about: str = "") -> list[str]:
    line = f"{name}: Final = {value}"
    if about and len(line) + len(about) + 4 > WIDTH:
        return [f"# {name}: {about}", line]
    return [f"{line}  # {about}" if about else line]


def counts_of(name: str, entry: Table, types: Table) -> list[str]:
    """How many values each field of a verb takes, as Python text."""
    if "counts" in entry:
        return [str(count) for count in entry["counts"]]
    found = []
    for _, type_ in fields_of(entry):
        if type_ not in types:
            raise BadTable(f"{name}: how many values has the type '{type_}'? Say so under [types] or as counts.")
        found.append(str(types[type_]))
    return found


def verb_text(name: str, entry: Table, types: Table) -> str:
    fields, counts = fields_of(entry), counts_of(name, entry, types)
    parts = [quoted(word_of(name, entry))]
    if fields:
        parts.append("[" + ", ".join(f"({quoted(f)}, {quoted(t)})" for f, t in fields) + "]")
        parts.append("[" + ", ".join(counts) + "]")
    if "spans" in entry:
        parts.append("[" + ", ".join(str(span) for span in entry["spans"]) + "]")
    if "least" in entry:
        parts.append(f"least={entry['least']}")
    return call(f"{entry['number']}: Verb", parts)


def call(head: str, parts: list[str]) -> str:
    """An entry of a list or dict, broken where it is too long for a line."""
    line = f"    {head}({', '.join(parts)}),"
    if len(line) <= WIDTH:
        return line
    lines = []
    for part in parts:
        short = len(part) + 9 <= WIDTH
        lines += [f"        {part},"] if short else ["        [", *broken(part[1:-1]), "        ],"]
    return "\n".join([f"    {head}(", *lines, "    ),"])


def broken(pairs: str) -> list[str]:
    """A long list of pairs, one a line."""
    return [f"            ({pair.strip('(')})," for pair in pairs.rstrip(")").split("), ")]


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def codes_text(game: str, table: Table) -> str:
    """codes.py of a game; a table without types is shared and has only constants."""
    full = whole(table)
    verbs, decisions, events = (by_number(full.get(section, {})) for section in ("verbs", "decisions", "events"))
    playable = "types" in table
    out = [f'"""Options, decisions and events of {table["title"]}. Written by tools/generate.py from tables.toml."""']
    out += ["", "from __future__ import annotations", "", "from typing import Final", ""]
    imports = sorted([*table.get("imports", []), *(KERNEL_IMPORTS if playable else [])])
    out += [*imports, ""] if imports else []
    out += [f"SPAN: Final = {full['span']}", ""]
    out += ["# Options: a code is a verb, here as its number times SPAN, plus an argument."]
    for name, entry in verbs:
        out += constant(name, f"{entry['number']} * SPAN", entry.get("about", ""))
    if full.get("constants"):
        out.append("")
        for name, entry in full["constants"].items():
            out += constant(name, str(entry["value"]), entry.get("about", ""))
    out += ["", "# Decisions."]
    for name, entry in decisions:
        out += constant(name, str(entry["number"]), entry.get("about", ""))
    out += ["", "# Events."]
    for name, entry in events:
        out += constant(name, str(entry["number"]), entry.get("about", ""))
    if playable:
        out += ["", "VERBS: Final[dict[int, Verb]] = {"]
        out += [verb_text(name, entry, full["types"]) for name, entry in verbs]
        out += ["}", "CODES: Final = Codes(SPAN, VERBS)", ""]
        out += ["DECISIONS: Final[list[DecisionKind]] = ["]
        for name, entry in dense(decisions, "decisions"):
            flags = "".join(f", {flag}=True" for flag in ("part", "window") if entry.get(flag))
            out.append(f"    DecisionKind({quoted(word_of(name, entry))}, {quoted(entry['rule'])}{flags}),")
        out += ["]", "", "EVENTS: Final[list[EventKind]] = ["]
        for name, entry in dense(events, "events"):
            out.append(event_text(name, entry))
        out += ["]"]
    return "\n".join(out) + "\n"


def dense(entries: list[tuple[str, Table]], what: str) -> list[tuple[str, Table]]:
    """Decisions and events are numbered from 0 without gaps."""
    if [entry["number"] for _, entry in entries] != list(range(len(entries))):
        raise BadTable(f"The numbers of {what} have a gap.")
    return entries


def event_text(name: str, entry: Table) -> str:
    fields = ", ".join(f"({quoted(f)}, {quoted(t)})" for f, t in fields_of(entry))
    secret = str(entry.get("secret", "")).split()
    hidden = ["[" + ", ".join(quoted(s) for s in secret) + "]"] if secret else []
    return call("EventKind", [quoted(word_of(name, entry)), f"[{fields}]", *hidden])


# ---------------------------------------------------------------- columns.py
def columns_text(game: str, table: Table) -> str:
    """columns.py: the slots of a state, how they are copied, where they start, who sees them."""
    columns: Table = table["columns"]
    state: Table = table["state"]
    name, base = state["name"], state.get("base", "State")
    starts = {c: start_of(entry) for c, entry in columns.items() if entry.get("start") != "by hand"}
    hidden = {c: entry["seen"] for c, entry in columns.items() if entry.get("seen", "all") not in ("all", "mask")}
    used = " ".join([*starts.values(), *[str(entry.get("type", "")) for entry in columns.values()]])
    kernel = [k for k in ("NOBODY", "NONE", "UNKNOWN") if k in used or (k == "UNKNOWN" and hidden)]
    if base == "State":
        kernel.append("State")
    out = [f'"""What a state of {table["title"]} holds. Written by tools/generate.py from tables.toml."""']
    out += ["", "from __future__ import annotations", "", "from typing import Final", ""]
    out[4:5] = ["from typing import Any, Final"] if "Any" in used else ["from typing import Final"]
    imports = list(table.get("column_imports", []))
    if kernel:
        imports.append("from greathall.kernel.state import " + ", ".join(kernel))
    out += [*sorted(imports), ""]
    if "Cards" in used and not any("Cards" in line for line in imports):
        out += ["Cards = tuple[int, ...]", ""]
    out += ["", f"class {name}({base}):"]
    out += ['    """Columns by name; the state itself says what can be done with them."""', "", "    __slots__ = ("]
    out += [f"        {quoted(c)}," for c in sorted(columns, key=naturally)]
    out += ["    )", "", f"    def __init__(self, source: {name} | None = None) -> None:"]
    calls = base != "State"
    if calls:
        out += ["        super().__init__(source)"]
    out += ["        if source is not None:", "            o = source"]
    if not calls:
        out += ["            o.copy_into(self)"]
    for c, entry in columns.items():
        line = f"            self.{c}: {entry.get('type', 'int')} = o.{c}" + (".copy()" if entry.get("copied") else "")
        about = entry.get("about", "")
        if about and len(line) + len(about) + 4 > WIDTH:
            out += [f"            # {c}: {about}", line]
        else:
            out.append(f"{line}  # {about}" if about else line)
    if not calls:
        out += ["        else:", "            super().__init__()"]
    out += ["", "    def lay_out_columns(self, seats: int) -> None:"]
    out += ['        """Every column as it is before set-up, but for those the state starts by hand."""']
    out += ["        super().lay_out_columns(seats)"] if calls else ["        self.n = seats"]
    out += [f"        self.{c} = {start}" for c, start in starts.items()]
    if hidden or not calls:
        out += ["", "    def hide_columns(self, seat: int) -> None:"]
        out += ['        """Hide what nobody or only one seat may see, in a copy made for `seat`."""']
        out += ["        super().hide_columns(seat)"] if calls else []
        for c, seen in hidden.items():
            out.append(f"        self.{c} = {hiding(c, seen, str(columns[c].get('type', 'int')))}")
    stored = [c for c, entry in columns.items() if entry.get("stored", True)]
    counted = [c for c, entry in columns.items() if entry.get("counted")]
    inherited = state.get("columns", "")
    out += ["", "", "# What a saved position stores; the rest is derived.", "COLUMNS: Final[tuple[str, ...]] = ("]
    out += [f"    *{inherited}.COLUMNS,"] if inherited else []
    out += [*wrapped(stored), ")"]
    out += ["# Columns whose content is counted: nothing in them appears or is lost unnoticed."]
    out += ["COUNTED: Final[tuple[str, ...]] = ("]
    out += [f"    *{inherited}.COUNTED,"] if inherited else []
    out += [*wrapped(counted), ")"]
    out += ["# Who sees a column, where not everybody does.", "SEEN: Final[dict[str, str]] = {"]
    out += [f"    **{inherited}.SEEN,"] if inherited else []
    out += [f"    {quoted(c)}: {quoted(columns[c]['seen'])}," for c in stored if columns[c].get("seen", "all") != "all"]
    out += ["}"]
    return "\n".join(out) + "\n"


def naturally(name: str) -> list[tuple[int, str]]:
    """The order in which slots are written: numbers in names count as numbers."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", name)]


def start_of(entry: Table) -> str:
    if "start" in entry:
        return str(entry["start"])
    type_ = str(entry.get("type", "int"))
    return {"int": "0", "bool": "False"}.get(type_, "None" if type_.endswith("None") else "[]")


def hiding(column: str, seen: str, type_: str) -> str:
    """The Python text that hides a column."""
    nested = type_ == "list[Cards]"
    if seen == "nobody":
        return f"[(UNKNOWN,) * len(x) for x in self.{column}]" if nested else f"[UNKNOWN] * len(self.{column})"
    other = "()" if seen == "own or nothing" else "(UNKNOWN,) * len(x)" if nested else "UNKNOWN"
    return f"[x if p == seat else {other} for p, x in enumerate(self.{column})]"


def wrapped(words: list[str]) -> list[str]:
    """Quoted words as lines of a tuple."""
    lines, line = [], ""
    for word in words:
        piece = quoted(word) + ","
        if len(line) + len(piece) + 5 > WIDTH:
            lines.append("    " + line.strip())
            line = ""
        line += piece + " "
    return [*lines, "    " + line.strip()] if line else lines


# ---------------------------------------------------------------- codes.ts
def client_text(game: str, table: Table) -> str:
    """The client's codes.ts: verbs by word, and the constants of Python modules that the table names."""
    full = whole(table)
    out = [f"/* Numbers of {table['title']} with names. Written by tools/generate.py from tables.toml. */", ""]
    out += ["/** A code is a verb's number times SPAN, plus an argument. */"]
    out += [f"const SPAN = {full['span']};", "", "export const VERB = {"]
    out += [f"  {word_of(name, entry)}: {entry['number']}," for name, entry in by_number(full.get("verbs", {}))]
    out += ["} as const;"]
    out += ["", "export const codeOf = (verb: number, argument = 0): number => verb * SPAN + argument;"]
    out += ["export const verbOf = (code: number): number => Math.floor(code / SPAN);"]
    out += ["export const argumentOf = (code: number): number => code % SPAN;"]
    for module, names in table.get("client", {}).items():
        found = importlib.import_module(f"greathall.games.{game}.{module}")
        out.append("")
        for name in names:
            out.append(f"export const {name} = {typescript(getattr(found, name))};")
    return "\n".join(out) + "\n"


def typescript(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(typescript(v) for v in value) + "] as const"
    return f"'{value}'" if isinstance(value, str) else str(value)


# ---------------------------------------------------------------- docs/scenarios.md
def scenarios_text(text: str) -> str:
    """The guide to scenario files with its lists written anew: those between `<!-- GAME LIST -->` and `<!-- -->`."""
    return re.sub(
        r"(<!-- (\w+) (\w+) -->\n).*?(<!-- -->)",
        lambda found: found[1] + scenario_list(found[2], found[3]) + found[4],
        text,
        flags=re.DOTALL,
    )


def scenario_list(game: str, what: str) -> str:
    """The keys of a game's positions, its choices, or its facts."""
    if what == "choices":
        entries = by_number(whole(read(game))["verbs"])
        verbs = [(word_of(name, entry).replace("_", " "), entry) for name, entry in entries]
        found = [" ".join([word, *[said(f, t) for f, t in fields_of(entry)]]) for word, entry in verbs]
        return "\n".join(wrapped_words(found)) + "\n"
    if what == "facts":
        facts = importlib.import_module(f"greathall.games.{game}.facts").FACTS
        found = [f"{word} {of}".rstrip() for of, words in facts.items() for word in words]
        return "\n".join(wrapped_words(found)) + "\n"
    keys = getattr(importlib.import_module(f"greathall.games.{game}.position"), what.upper())
    return "| key | meaning |\n|---|---|\n" + "".join([f"| `{key}` | {about} |\n" for key, about in keys.items()])


def said(field: str, type_: str) -> str:
    """A field of a choice: what it is about, and of a number its name."""
    return field if type_ == "number" else type_.upper()


def wrapped_words(words: list[str]) -> list[str]:
    """`these`, `words`, in lines that are not too long."""
    lines = [""]
    for i, word in enumerate(words):
        piece = f"`{word}`" + ("," if i + 1 < len(words) else ".")
        if lines[-1] and len(lines[-1]) + len(piece) + 1 > WIDTH:
            lines.append("")
        lines[-1] += f" {piece}" if lines[-1] else piece
    return lines


# ---------------------------------------------------------------- all of it
def generated() -> dict[Path, str]:
    """Every file that follows from the tables, with its text."""
    out = {}
    for game in games():
        table = read(game)
        out[GAMES / game / "codes.py"] = codes_text(game, table)
        if "columns" in table:
            out[GAMES / game / "columns.py"] = columns_text(game, table)
        if (WEB / game).is_dir():
            out[WEB / game / "codes.ts"] = client_text(game, table)
    out[SCENARIOS] = scenarios_text(SCENARIOS.read_text(encoding="utf-8"))
    return out


def stale() -> list[str]:
    """The files that are not as they would be written."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in generated().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        found = stale()
        sys.exit(f"Not as tools/generate.py would write them: {', '.join(found)}." if found else 0)
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
