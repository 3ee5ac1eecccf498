"""The commands of `greathall`. Each one reads its arguments here and leaves the work to a module of its own."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text
from typer.core import TyperGroup

from greathall.cli import coverage as coverage_report
from greathall.cli import decks as deck_words
from greathall.cli import figures, house, inspection, retell, scenarios, seating, store
from greathall.cli.output import one_sentence, put_json, screen, side_screen, tell, wrapped
from greathall.cli.play import Session, use_line_editing
from greathall.cli.reference import rule_text, search_lines
from greathall.games import registry
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.game import Game, TableOption
from greathall.kernel.match import Match
from greathall.lab.bench import bench as run_bench
from greathall.lab.simulate import simulate_tables
from greathall.lab.simulate import tables as tables_of
from greathall.texts import Texts, best_language
from greathall.texts.reference import RuleText, rules_of, search

WRONG = 2  # exit code of bad input


class Hall(TyperGroup):
    """All bad input ends here: one sentence on stderr, exit code 2, no traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (BadInput, Refused) as e:
            tell(one_sentence(e))
            raise typer.Exit(WRONG) from None


class WithDefault(TyperGroup):
    """A group whose first command is meant when none is named: `rules catan` is `rules show catan`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        first = next(iter(self.commands))
        if args and args[0] not in self.commands and args[0] not in ("--help", "-h"):
            args = [first, *args]
        return super().parse_args(ctx, args)


HELP = {"help_option_names": ["-h", "--help"]}
app = typer.Typer(
    cls=Hall,
    name="greathall",
    help="Game of Thrones tabletop games by their printed rules. An unofficial fan project.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)
rules_app = typer.Typer(cls=WithDefault, help="The rules of a game in words, and what of them is implemented.")
scenario_app = typer.Typer(help="Positions and choices written down, with what is expected of them.")
deck_app = typer.Typer(help="Decks of the card games: those that are there, and your own checked by the rules.")
app.add_typer(rules_app, name="rules", no_args_is_help=True, context_settings=HELP)
app.add_typer(scenario_app, name="scenario", no_args_is_help=True, context_settings=HELP)
app.add_typer(deck_app, name="deck", no_args_is_help=True, context_settings=HELP)

SERVER = "server"  # what `bench` takes besides a game
GameArg = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, e.g. catan.")]
Resume = Annotated[str | None, typer.Option("--resume", help="Go on with this match; 'last' for the newest.")]
Check = Annotated[bool, typer.Option("--check", help="Only compare every fingerprint, and say so in one line.")]
Lang = Annotated[str | None, typer.Option("--lang", help="pl or en; usually that of the environment.", metavar="LANG")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the table, @FILE for a text; repeatable."),
]


def language(given: str | None) -> str:
    return best_language(given)


# ---------------------------------------------------------------- games
@app.command()
def games(lang: Lang = None, as_json: Json = False) -> None:
    """The games there are: seats, options, defaults."""
    language_ = language(lang)
    found = [(game, Texts(language_, game)) for game in map(registry.get, registry.ids())]
    if as_json:
        put_json({"games": [game_as_json(game, texts) for game, texts in found]})
        return
    out = screen()
    for game, texts in found:
        low, high = game.min_seats, game.max_seats
        seats = texts.get("cli-games-seats", low=low, high=high)
        if low == high:
            seats = texts.get("cli-games-seats-exactly", count=low)
        out.print(f"{game.id}: {texts.get('game-name')} ({seats})")
        for line in wrapped(texts.get("game-about"), out.width, "  "):
            out.print(line)
        out.print(f"  {texts.get('setup-options')}:")
        for option in [o for o in game.table_options() if o.kind != "seated"]:
            values = ", ".join(option.choices) or texts.get("cli-games-number", low=option.low, high=option.high)
            usual = texts.get("cli-games-usual", choice=option.default)
            out.print(f"    {option.name} = {values} ({usual})", soft_wrap=True)
            out.print(f"      {label(option, texts)}", style="bright_black", soft_wrap=True)


def label(option: TableOption, texts: Texts) -> str:
    key = f"table-{option.name}"
    return f"{texts.get(key)} [{option.rule}]" if texts.has(key) else f"[{option.rule}]"


def game_as_json(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": texts.get("game-name"),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": o.name, "label": texts.get(f"table-{o.name}"), "default": o.default, "choices": o.choices,
                "low": o.low, "high": o.high, "rule": o.rule,
            }
            for o in game.table_options()
        ],
    }  # fmt: skip


# ---------------------------------------------------------------- play
@app.command()
def play(
    game: GameArg,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")] = None,
    bots: Annotated[str, typer.Option("--bots", help="Bots for the other seats: one name, or one for each.")] = "",
    hot_seat: Annotated[int | None, typer.Option("--hot-seat", help="How many persons share the keyboard.")] = None,
    seats: Annotated[str, typer.Option("--seats", help="Who sits where: human,bot,random,...")] = "",
    names: Annotated[str, typer.Option("--names", help="Names of the seats in order: Anna,Jon,...")] = "",
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same dice and cards.")] = None,
    option: Options = None,
    lang: Lang = None,
    file: Annotated[Path | None, typer.Option("--file", help="Where to record the match.")] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", help="Go on with this match; 'last' for the newest.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    face = registry.get(game)
    texts = Texts(language(lang), face)
    if resume is not None:
        session, notes = resumed(face, store.find(resume), texts)
    else:
        plan = seating.seat_plan(face, players, hot_seat, seats, bots)
        who = seating.seats_of(plan, names, texts)
        match = Match(face, dict(seating.options_of(option or [])), who, seed or secrets.token_hex(4))
        path = store.new_file(file) if file is not None else store.fresh_file(face.id)
        session, notes = Session(match, path, texts), []
    session.greet(notes)
    use_line_editing()
    raise typer.Exit(session.run())


def resumed(face: Game, path: Path, texts: Texts) -> tuple[Session, list[str]]:
    opened = store.open_match(path)
    match = opened.match
    if match.game.id != face.id:
        raise BadInput(f"{path} is a match of {match.game.id}, not of {face.id}.")
    note = texts.get("resume-done", file=str(path), count=len(match.choices)) + "."
    if match.state.over:
        note = texts.get("resume-over") + "."
    return Session(match, path, texts), [*opened.notes, note]


# ---------------------------------------------------------------- simulate and bench
@app.command()
def simulate(
    game: GameArg,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")] = None,
    bots: Annotated[str, typer.Option("--bots", help="One name for all, or one for each seat.")] = "random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes at work.")] = 1,
    as_json: Json = False,
) -> None:
    """Many games between bots: who wins, how fast, and whether anything goes wrong. An option NAME=A|B (or NAME=*, all
    values) stands for several tables, each played so many games."""
    count = players if players is not None else registry.get(game).usual_seats
    plans = tables_of(game, seating.options_of(option or []))
    names = seating.split(bots)
    console = side_screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game, total=games * len(plans))
        report = simulate_tables(
            game, count, names, games, seed, plans, jobs, lambda done, _: bar.update(task, completed=done)
        )
    if as_json:
        put_json(report.as_json())
    else:
        for line in figures.simulation(report):
            print(line)


@app.command()
def serve(
    port: Annotated[int, typer.Option("--port", help="The port on this machine.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the lobby in the browser.")] = True,
) -> None:
    """Open the hall: the lobby and its tables, for this machine's browser and for friends who have a link."""
    from greathall.server.run import serve as run_server  # only this command needs a web server's libraries

    run_server(host, port, browser)


house.add_to(app)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME|server", help="A game's id, or the server.")],
    against: Annotated[
        str | None,
        typer.Option(
            "--against", help="What to compare with: catanatron, or the folder of a checkout; a server: boardgame.io."
        ),
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="How many rounds.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", help="CPU seconds of each side in a round.")] = 1.0,
    tables: Annotated[int, typer.Option("--tables", help="For the server: tables where nobody pauses.", min=1)] = 50,
    thinking: Annotated[
        list[int] | None, typer.Option("--thinking", help="For the server: tables where people think; may be repeated.")
    ] = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """How fast a game plays and how cheaply it is copied, alone or beside a peer; or how much the server carries."""
    if game == SERVER:
        from greathall.server.bench import bench_server

        put_json(bench_server(tables, max(seconds, 1.0), thinking or [], against, rounds, tell))
        return
    result = run_bench(game, rounds, against, seconds, seating.options_of(option or []), say=tell)
    if as_json:
        put_json(result)
    else:
        for line in figures.speed(result):
            print(line)


# ---------------------------------------------------------------- replay
@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A match file; 'last' for the newest.")],
    check: Check = False,
    seat: Annotated[str | None, typer.Option("--seat", help="Whose eyes: a seat from 0 on, or a name.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show everything, hidden cards too.")] = False,
    position: Annotated[int | None, typer.Option("--position", help="Draw the table after so many choices.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell a match again, as a seat or a spectator saw it."""
    path = store.find(file)
    if check:
        result = retell.check(path)
        put_json(result) if as_json else screen().print(retell.check_line(result), soft_wrap=True)
        return
    match = store.open_match(path).match
    told = retell.Retelling(match, retell.seat_of(match, seat), everything, Texts(language(lang), match.game))
    if as_json:
        put_json(told.as_json())
    elif position is not None:
        told.put_position(position)
    else:
        told.put_transcript()


# ---------------------------------------------------------------- inspect
@app.command()
def inspect(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A match file; 'last' for the newest.")],
    at: Annotated[int | None, typer.Option("--at", help="After so many choices; usually after the last.")] = None,
    seat: Annotated[str | None, typer.Option("--seat", help="Only what this seat knows: from 0 on, or a name.")] = None,
    steps: Annotated[int, typer.Option("--steps", help="So many of the choices that followed.", min=0)] = 0,
    events: Annotated[int, typer.Option("--events", help="Of how many choices to tell the events.", min=0)] = 5,
    lang: Lang = None,
) -> None:
    """A position of a match as a scenario that runs: `greathall inspect last > bug.yaml`. Comments above it show the
    frame stack, the open questions and what happened last."""
    match = store.open_match(store.find(file)).match
    texts = Texts(language(lang), match.game)
    number = len(match.choices) if at is None else at
    look = inspection.Look(match, Path(file).name, number, retell.seat_of(match, seat))
    print(look.text(texts, steps, events), end="")


# ---------------------------------------------------------------- verify
@app.command("verify")
def verify_record(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A match file; 'last' for the newest.")],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Is a record true? Plays it again and checks every random number against the secret that was committed to before
    the game. Compare the commitment with the one the table showed you then."""
    found = store.verified(store.find(file))
    chance = found.match.chance
    if as_json:
        counts = {"choices": len(found.match.choices), "numbers": found.numbers}
        limits = {"unproved": found.unproved, "anew": found.anew}
        put_json({"true": True, **counts, **limits, "commitment": found.promised, "parts": chance.parts})
        return
    texts = Texts(language(lang), found.match.game)
    out = screen()
    out.print(texts.get("verify-true", choices=len(found.match.choices), numbers=found.numbers))
    if found.unproved:
        out.print(texts.get("verify-unproved", choices=found.unproved))
    if found.anew:
        out.print(texts.get("verify-anew", count=found.anew))
    out.print(texts.get("verify-commitment", commitment=found.promised))
    for seat, part in zip(found.match.seats, chance.parts, strict=False):
        out.print(texts.get("verify-part" if part else "verify-no-part", name=seat.name, part=part))


# ---------------------------------------------------------------- rules
@rules_app.command("show")
def rules_show(
    game: GameArg,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or the beginning of ids.")] = None,
    words: Annotated[str | None, typer.Option("--search", help="Words that must all occur.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """The rules in words; `show` may be left out: `greathall rules catan CAT-PROD.7`."""
    face = registry.get(game)
    texts = Texts(language(lang), face)
    found = pick_rules(face, rule, words, texts)
    if as_json:
        put_json([asdict(r) for r in found])
        return
    out = screen()
    if words is not None:
        for line in search_lines(face, words, texts, out.width, 1000):
            out.print(line)
        return
    for one in found:
        for line in search_lines(face, one.id, texts, out.width, 1):
            out.print(line)
    if len(found) == 1:
        out.print(f"  {texts.get('rules-ruling' if found[0].ruling else 'rules-printed')}", style="bright_black")
        if found[0].place:
            out.print(f"  {texts.get('rules-place', place=found[0].place)}", style="bright_black")


def pick_rules(face: Game, rule: str | None, words: str | None, texts: Texts) -> list[RuleText]:
    if words is not None:
        return search(face, words, texts.lang)
    if rule is None:
        return list(rules_of(face).values())
    one = rule_text(face, rule.upper())
    if one is not None:
        return [one]
    start = rule.upper()
    chapter = [r for r in rules_of(face).values() if r.id.startswith(start + ".") or r.id.startswith(start + "-")]
    if not chapter:
        raise BadInput(texts.get("rules-unknown", rule=rule) + ".")
    return chapter


@rules_app.command("coverage")
def rules_coverage(
    summary: Annotated[bool, typer.Option("--summary", help="One line per game.")] = False,
    as_json: Json = False,
) -> None:
    """What of the rules is implemented, proved by a passing test, or waived with a reason."""
    found = coverage_report.of_all_games()
    if as_json:
        put_json({game.game: game.as_json() for game in found})
        return
    for line in [g.summary() for g in found] if summary else coverage_report.report(found):
        print(line)


# ---------------------------------------------------------------- decks and cards
OfGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="Needed when several games have decks.")]


@deck_app.command("check")
def deck_check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A deck in text: lines like '3x Tumblestone Knight (Core)'.")
    ],
    game: OfGame = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Is a deck legal? Otherwise everything that is wrong with it, each with its rule, and exit code 1."""
    face = deck_words.game_with_decks(game)
    texts = Texts(language(lang), face)
    wrong = face.deck_check(deck_words.deck_text(face, file))
    if as_json:
        told = [{"rule": fault.rule, "text": deck_words.fault_text(fault, texts)} for fault in wrong]
        put_json({"legal": not wrong, "violations": told})
    else:
        out = screen()
        for line in deck_words.check_lines(wrong, file, texts, out.width):
            out.print(line)
    if wrong:
        raise typer.Exit(1)


@deck_app.command("show")
def deck_show(
    deck: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A deck that is there, or a file.")],
    game: OfGame = None,
) -> None:
    """A deck as text, in the form in which decks are exchanged: `greathall deck show NAME > FILE`."""
    face = deck_words.game_with_decks(game)
    print(face.deck_text(deck_words.deck_text(face, deck)), end="")


@deck_app.command("list")
def deck_list(game: OfGame = None, lang: Lang = None, as_json: Json = False) -> None:
    """The decks that are there, by the names that table options and `deck show` take."""
    face = deck_words.game_with_decks(game)
    texts = Texts(language(lang), face)
    if as_json:
        put_json(deck_words.deck_list(face, texts))
        return
    out = screen()
    for line in deck_words.deck_lines(face, texts, out.width):
        out.print(line)


@app.command()
def cards(
    game: GameArg,
    words: Annotated[str | None, typer.Option("--search", help="Words that must all occur.")] = None,
    faction: Annotated[str | None, typer.Option("--faction", help="Only cards of this faction.")] = None,
    type_: Annotated[str | None, typer.Option("--type", help="Only cards of this type.")] = None,
    trait: Annotated[str | None, typer.Option("--trait", help="Only cards with this trait.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Cards looked up: what they cost and do. Without anything to look for, the names of all of them."""
    face = registry.get(game)
    texts = Texts(language(lang), face)
    found = deck_words.find_cards(face, words or "", {"faction": faction, "type": type_, "trait": trait}, texts)
    if as_json:
        put_json([deck_words.card_as_json(card, texts) for card in found])
        return
    out = screen()
    if not found:
        out.print(texts.get("cli-cards-none", words=words or "") + ".", soft_wrap=True)
    asked = any(x is not None for x in (words, faction, type_, trait))
    for i, card in enumerate(found):
        lines = deck_words.card_lines(card, texts, out.width)
        for line in [*([Text()] if i else []), *lines] if asked else lines[:1]:
            out.print(line)


# ---------------------------------------------------------------- scenarios
@scenario_app.command("run")
def scenario_run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    as_json: Json = False,
) -> None:
    """Play scenarios: each passes, or fails with the reason."""
    results = [one for path in scenarios.files_of(files) for one in scenarios.run_file(path)]
    passed = sum(1 for r in results if r.outcome == scenarios.PASSED)
    broken = sum(1 for r in results if r.outcome == scenarios.BROKEN)
    if as_json:
        put_json({"passed": passed, "failed": len(results) - passed, "scenarios": [r.as_json() for r in results]})
    else:
        for r in results:
            tell(r.line()) if r.outcome == scenarios.BROKEN else print(r.line())
        print(f"{passed} passed, {len(results) - passed} failed")
    if broken:
        raise typer.Exit(WRONG)
    if passed < len(results):
        raise typer.Exit(1)
