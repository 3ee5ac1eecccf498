"""The architecture's rules that can be read off the source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.games.cardgame import constant
from greathall.texts import Texts, languages

SRC = Path(__file__).resolve().parents[2] / "src" / "greathall"
ENGINE = [*(SRC / "kernel").glob("*.py"), *(SRC / "games").rglob("*.py")]
FLOW = [p for p in (SRC / "games").rglob("*.py") if p.parent.name in ("flow", "cards")]


def written_targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        found = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        found = [node.target]
    elif isinstance(node, ast.Delete):
        found = list(node.targets)
    else:
        return []
    out: list[ast.expr] = []
    for target in found:
        out += target.elts if isinstance(target, ast.Tuple) else [target]
    return out


def is_state_write(target: ast.expr) -> bool:
    """s.x = ..., s.x[i] = ..., s.x[i][j] = ... for the state `s`."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "s"


# Set-up lays out the board before play begins; it is the one page of flow that writes columns.
SETTING_UP = {"lay_out_parts", "shuffle_board"}


@pytest.mark.parametrize("path", FLOW, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_only_ops_change_the_state(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name in SETTING_UP:
            continue
        for node in ast.walk(function):
            for target in written_targets(node):
                assert not is_state_write(target), f"{path.name}:{node.lineno} writes the state outside ops"


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: str(p.relative_to(SRC)))
def test_no_function_looks_twice_at_the_running_frame(path: Path) -> None:
    """Compiled, the second look fails when another frame lies on top by then; `State.runs` may be asked again."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            looks = [x for x in ast.walk(function) if isinstance(x, ast.Compare) and is_look(x)]
            assert len(looks) < 2, f"{path.name}: {function.name} looks at the stack again"


def is_look(compare: ast.Compare) -> bool:
    """`s.stack[-1] is self`, or is not."""
    return ast.unparse(compare) in ("s.stack[-1] is self", "s.stack[-1] is not self")


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: str(p.relative_to(SRC)))
def test_nothing_is_unpacked_behind_in(path: Path) -> None:
    """`x in (*a, b)` runs as a source, but the native compiler breaks off at it: the list gets a name first."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            for looked_into in node.comparators:
                if isinstance(looked_into, (ast.Tuple, ast.List, ast.Set)):
                    stars = [x for x in looked_into.elts if isinstance(x, ast.Starred)]
                    assert not stars, f"line {node.lineno}: a starred value behind 'in'"


def test_the_flow_scan_sees_something() -> None:
    assert is_look(ast.parse("s.stack[-1] is not self", mode="eval").body)  # type: ignore[arg-type]
    assert len(FLOW) > 5
    assert is_state_write(ast.parse("s.hand[3] = 1").body[0].targets[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: str(p.relative_to(SRC)))
def test_no_outside_chance_time_or_set_order(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [a.name for a in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        for name in names:
            assert name.split(".")[0] not in ("random", "time", "datetime", "secrets", "uuid"), f"{path}: {name}"
        if isinstance(node, (ast.For, ast.comprehension)):
            over = node.iter
            assert not isinstance(over, (ast.Set, ast.SetComp)), f"{path}: iterates over a set"
            if isinstance(over, ast.Call) and isinstance(over.func, ast.Name):
                assert over.func.id not in ("set", "frozenset"), f"{path}: iterates over a set"


def test_no_code_asks_which_game_it_is() -> None:
    for path in SRC.rglob("*.py"):
        if "games" in path.relative_to(SRC).parts[:-2]:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                values = [c.value for c in [node.left, *node.comparators] if isinstance(c, ast.Constant)]
                assert not set(values) & set(registry.ids()), f"{path}:{node.lineno}"


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_event_decision_and_option_has_text_in_both_languages(game_id: str) -> None:
    game = registry.get(game_id)
    for lang in languages():
        texts = Texts(lang, game, strict=True)
        for kind in game.event_kinds():
            assert texts.has(f"event-{kind.name}"), kind.name
        for i, decision in enumerate(game.decision_kinds()):
            assert texts.decision(i), decision.name
        for option in game.table_options():
            assert texts.has(f"table-{option.name}"), option.name


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_decision_names_a_rule_there_is(game_id: str) -> None:
    from greathall.texts.reference import rules_of

    game = registry.get(game_id)
    known = rules_of(game)
    for decision in game.decision_kinds():
        assert decision.rule in known
    for option in game.table_options():
        assert option.rule in known, option.name


# ---------------------------------------------------------------- names, not numbers
MOST_IMPORTED = 15


def is_step(node: ast.AST) -> bool:
    """`self.at`, `frame.at`: the step a frame has reached."""
    return isinstance(node, ast.Attribute) and node.attr == "at"


def has_number(node: ast.AST) -> bool:
    return any(isinstance(x, ast.Constant) and type(x.value) is int for x in ast.walk(node))


def numbered_steps(tree: ast.AST) -> list[int]:
    """The lines where a step is compared with, set to or counted on by a bare number."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(is_step(x) for x in sides) and any(has_number(x) for x in sides if not is_step(x)):
                found.append(node.lineno)
        elif isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            if any(is_step(x) for x in written_targets(node)) and node.value is not None and has_number(node.value):
                found.append(node.lineno)
        elif isinstance(node, ast.BinOp) and (is_step(node.left) or is_step(node.right)) and has_number(node):
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: str(p.relative_to(SRC)))
def test_steps_have_names(path: Path) -> None:
    if path == SRC / "kernel" / "state.py":
        return  # where a frame begins
    assert numbered_steps(ast.parse(path.read_text(encoding="utf-8"))) == [], f"{path.name}: give the steps names"


def test_the_scan_sees_numbered_steps() -> None:
    for text in ("self.at = 3", "self.at += 1", "self.at == 0", "frame.at in (1, A)", "x = self.at + 1", "self.at & 1"):
        assert numbered_steps(ast.parse(text)), text
    assert not numbered_steps(ast.parse("self.at = ASKED\nself.at == BEGIN\nx = s.hand[1]"))


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=lambda p: str(p.relative_to(SRC)))
def test_imports_are_short_and_at_the_top(path: Path) -> None:
    """A long list of names says less than `codes.ROLL` where it is used; an import in a function hides a circle."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert len(node.names) <= MOST_IMPORTED, f"{path.name}:{node.lineno} imports {len(node.names)} names"
        if isinstance(node, ast.FunctionDef) and "games" in path.relative_to(SRC).parts:
            inside = [x for x in ast.walk(node) if isinstance(x, (ast.Import, ast.ImportFrom))]
            assert not inside, f"{path.name}:{node.lineno} imports inside {node.name}"


def test_modules_stay_readable() -> None:
    for path in SRC.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, f"{path} is too long"


CARD_RULES = [
    p
    for game in ("cardgame", "lcg", "hbo")
    for p in (SRC / "games" / game).rglob("*.py")
    if not {"sets", "cards"} & set(p.relative_to(SRC / "games" / game).parts)
]


@pytest.mark.parametrize("path", CARD_RULES, ids=lambda p: str(p.relative_to(SRC)))
def test_no_rule_of_the_card_games_names_a_card(path: Path) -> None:
    """An exception to a rule stands in the block of its card; the rule asks the cards in play (board.sources)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("design", "title"):
            named = [a for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            assert not named, f"{path.name}:{node.lineno} names a card"


def test_every_change_of_a_constant_ability_has_its_number() -> None:
    methods = constant._METHODS
    assert len(methods) == constant.N_CHANGES
    assert [getattr(constant, name.upper()) for name in methods] == list(range(constant.N_CHANGES))
    told = {name for name in vars(constant.Constant) if not name.startswith("_")}
    assert told == {*methods, *constant._OWN}
