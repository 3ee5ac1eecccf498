"""A match at the terminal: against bots or hot-seat. Every choice is on the disk before the next question."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from greathall.bots import registry as bot_registry
from greathall.bots.base import Bot
from greathall.cli import chronicle, words
from greathall.cli.boards import Marks, face_of
from greathall.cli.compose import Part, composable, put_together
from greathall.cli.menu import FAINT, Menu
from greathall.cli.output import screen, wrapped
from greathall.cli.reference import reason_lines, rule_lines, search_lines
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.match import Match
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, Ask
from greathall.texts import Texts, capital

TROUBLE = "bold red"
LOG_LINES = 30  # of what has happened since, before older lines are left out
COMMANDS = ("help", "why", "undo", "save", "log", "rules", "board", "quit")
INTERRUPTED = 130


class Leave(Exception):
    """The player goes; the match stays on the disk."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


class Session:
    """One match, its file and the people at the keyboard."""

    def __init__(self, match: Match, path: Path, texts: Texts) -> None:
        self.match = match
        self.game = match.game
        self.texts = texts
        self.face = face_of(match.game.id)
        self.screen = screen()
        self.names = [seat.name for seat in match.seats]
        self.bots: list[Bot | None] = [
            bot_registry.make(seat.bot, match.game.id) if seat.bot else None for seat in match.seats
        ]
        self.persons = [i for i, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard = self.persons[0] if len(self.persons) == 1 else NOBODY
        self.told = [self.last_choice_of(seat) for seat in range(len(self.names))]  # how far each one knows the log
        self.drawn: tuple[object, ...] | None = None  # what the board showed when it was last drawn
        self.recorder = matchfile.Recorder(match, path)
        words_of = {name: {name, texts.get(f"cli-command-{name}")} for name in COMMANDS}
        self.commands = {word: name for name, both in words_of.items() for word in both}

    def last_choice_of(self, seat: int) -> int:
        """The number of a seat's last choice: what it brought about may not have been read yet."""
        return max((n for n, (chooser, _) in enumerate(self.match.choices, 1) if chooser == seat), default=0)

    # ---------------------------------------------------------------- the match
    def greet(self, notes: list[str]) -> None:
        """Who plays, and where it is recorded."""
        title = Text(self.texts.get("game-name"), "bold")
        self.say(title)
        seats = [self.texts.get("seat-bot", name=s.name) if s.bot else s.name for s in self.match.seats]
        self.say(", ".join(seats))
        for note in notes:
            self.say(note)
        for part, grade in self.game.provenance(len(self.match.seats), self.match.options):
            if grade != "printed":  # what is not as printed is said before the first choice
                self.say(Text(f"{capital(self.texts.get(part))}: {self.texts.get(f'provenance-{grade}')}.", FAINT))
        self.say(self.texts.get("cli-file", file=str(self.recorder.path)) + ".")

    def run(self) -> int:
        """Play to the end; returns the exit code."""
        try:
            while not self.match.state.over:
                ask = self.match.state.asks[0]
                bot = self.bots[ask.seat]
                if bot is None:
                    self.person_decides(ask.seat)
                else:
                    self.bot_decides(bot, ask)
        except KeyboardInterrupt:
            return self.left(INTERRUPTED)
        except Leave as leaving:
            return self.left(leaving.code)
        self.finish()
        return 0

    def choose(self, seat: int, code: int) -> None:
        self.match.choose(seat, code)
        try:
            self.recorder.record()
        except OSError as e:
            raise BadInput(f"The match can no longer be written to {self.recorder.path}: {e.strerror}.") from None

    def bot_decides(self, bot: Bot, ask: Ask) -> None:
        """A bot's chance depends on the position alone, so that a resumed match goes on as it would have."""
        state = self.match.state
        rng = Rng(f"{self.match.seed}/seat {ask.seat}/choice {len(self.match.choices)}")
        view = state.mask(ask.seat) if bot.needs_view else state
        self.choose(ask.seat, bot.choose(view, ask, rng))
        if not self.persons:
            self.tell_news(NOBODY)

    def left(self, code: int) -> int:
        self.say()
        self.say(self.texts.get("quit-saved") + ".")
        command = f"greathall play {self.game.id} --resume {shlex.quote(str(self.recorder.path))}"
        self.say(self.texts.get("save-how-to-resume", command=command))
        return code

    def finish(self) -> None:
        """The last news, the last position, the result."""
        watcher = self.at_keyboard if len(self.persons) == 1 else NOBODY
        self.tell_news(watcher)
        self.draw(watcher, Marks())
        view = self.game.view_asked(self.match.state, NOBODY)
        winners = [self.names[p] for p in self.match.state.winners]
        self.say(Text(self.texts.get("end-title") + ".", "bold"))
        if not winners:
            self.say(self.texts.get("end-nobody") + ".")
        elif len(winners) == 1:
            self.say(Text(self.texts.get("end-winner", name=winners[0]) + "!", "bold"))
        else:
            self.say(Text(self.texts.get("end-winners", names=self.texts.join(winners)) + "!", "bold"))
        score = self.face.score(view)
        for p in sorted(range(len(self.names)), key=lambda p: -score[p]) if score else []:
            self.say("  " + self.texts.get("end-points", name=self.names[p], count=score[p] if score else 0))
        self.say(self.texts.get("save-done", file=str(self.recorder.path)) + ".")

    # ---------------------------------------------------------------- saying
    def say(self, text: str | Text = "") -> None:
        self.screen.print(text, soft_wrap=isinstance(text, str))

    def trouble(self, text: str) -> None:
        for line in wrapped(text, self.width, style=TROUBLE):
            self.say(line)

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.screen.file.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            self.say()
            raise Leave(0) from None

    @property
    def width(self) -> int:
        return min(self.screen.width, 180)

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        first = self.told[seat] if seat >= 0 else self.told[0]
        lines = self.log_lines(seat, first)
        if len(lines) > LOG_LINES:
            more = self.texts.get(
                "cli-log-more", count=len(lines) - LOG_LINES, command=self.texts.get("cli-command-log")
            )
            lines = [Text(f"… {more}", FAINT), *lines[-LOG_LINES:]]
        if lines:
            self.say()
        for line in lines:
            self.say(line)
        for p in [seat] if seat >= 0 else range(len(self.told)):
            self.told[p] = len(self.match.log)

    def log_lines(self, seat: int, first: int) -> list[Text]:
        out: list[Text] = []
        view = self.game.view_asked(self.match.state, NOBODY)
        for who, text in chronicle.turns(self.match, seat, self.texts, self.names, first):
            letter, style = self.face.mark(view, who, self.texts) if who >= 0 else (" ", "")
            for i, line in enumerate(wrapped(text, self.width - 2)):
                out.append(Text.assemble((letter if i == 0 else " ", style if i == 0 else ""), " ", line))
        return out

    def draw(self, seat: int, marks: Marks, places: bool = False) -> None:
        view = self.game.view_asked(self.match.state, seat)
        lines = self.face.draw(view, self.texts, self.names, self.screen.width, self.screen.height, marks, places)
        if lines:
            self.say()
        self.screen.print(Text("\n").join(lines), overflow="fold" if places else "crop", no_wrap=not places)
        self.drawn = None if places else (seat, self.face.glance(view), dict(marks.at))

    def stale(self, seat: int, marks: Marks) -> bool:
        """Would the board look different from the one last drawn?"""
        if self.drawn is None:
            return True
        who, glance, shown = self.drawn
        now = self.face.glance(self.game.view_asked(self.match.state, seat))
        return who != seat or glance != now or (bool(marks.at) and marks.at != shown)

    # ---------------------------------------------------------------- a person's decision
    def person_decides(self, seat: int) -> None:
        """Ask until a choice is made or taken back."""
        self.hand_over(seat)
        ask = self.match.ask_of(seat)
        assert ask is not None
        view = self.game.view_asked(self.match.state, seat)
        menu = Menu(self.game, self.match.state, ask, view, self.face, self.texts, self.names)
        self.tell_news(seat)
        if self.stale(seat, menu.marks):
            self.draw(seat, menu.marks)
        self.put_question(seat, ask, menu)
        prompt = f"{self.names[seat]}> "
        while not self.obey(self.read(prompt), seat, ask, menu):
            pass

    def hand_over(self, seat: int) -> None:
        """Hot-seat: nobody sees another's hand."""
        if self.at_keyboard == seat:
            return
        somebody = self.at_keyboard != NOBODY
        self.at_keyboard = seat
        self.drawn = None
        if somebody and self.screen.is_terminal:  # the scrolled lines go too
            self.screen.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.say()
        self.say(Text(self.texts.get("ui-hand-over", name=self.names[seat]) + ".", "bold"))
        self.read("")

    def put_question(self, seat: int, ask: Ask, menu: Menu) -> None:
        view = self.game.view_asked(self.match.state, seat)
        self.say()
        chain = self.face.chain(self.game.chain(self.match.state, seat), self.texts, self.names)
        for note in [*chain, *self.face.notes(view, seat, self.texts, self.names)]:
            for line in wrapped(note, self.width, "", "  " if chain else ""):
                self.say(line)
        question = self.texts.decision(ask.kind, self.names)
        self.say(Text.assemble((question, "bold"), (f"  [{self.game.rule_of(self.match.state, ask)}]", FAINT)))
        for line in menu.lines(self.width):
            self.say(line)
        self.say(Text(self.texts.get("ui-choose", count=menu.listed), FAINT))

    def obey(self, line: str, seat: int, ask: Ask, menu: Menu) -> bool:
        """Do what was typed; True when the question is answered or gone."""
        if not line:
            if len(menu.items) == 1:
                return self.take([menu.items[0].code], seat)
            self.say(Text(self.texts.get("ui-choose", count=menu.listed), FAINT))
            return False
        if line.isdigit():
            item = menu.by_number(int(line))
            if item is not None:
                return self.take([item.code], seat)
            self.trouble(self.texts.get("error-number", count=len(menu.items)) + ".")
            return False
        if line.startswith("?"):
            self.explain(line[1:].strip(), ask, menu, seat)
            return False
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            do: Callable[[str, int, Menu], bool] = getattr(self, f"do_{command}")
            return do(rest.strip(), seat, menu)
        for verb in composable(menu.items):
            if line.lower() in (verb, self.texts.get(f"compose-{verb}-command")):
                return self.compose(verb, seat, menu)
        return self.option_in_words(line, seat, menu)

    def compose(self, verb: str, seat: int, menu: Menu) -> bool:
        """An option of many numbers, part by part; an empty line takes it back."""
        item = put_together(menu.items, verb, lambda part: self.ask_part(verb, part))
        if item is None:
            self.say(Text(self.texts.get("cli-compose-dropped") + ".", FAINT))
            return False
        self.say(Text(item.sentence, "bold"))
        return self.take([item.code], seat)

    def ask_part(self, verb: str, part: Part) -> int | None:
        name = self.texts.get(f"compose-{verb}-{part.field}")
        among = ", ".join([str(value) for value in part.values])
        while True:
            line = self.read(f"  {name} ({among}): ")
            if not line:
                return None
            if line.isdigit() and int(line) in part.values:
                return int(line)
            self.trouble(self.texts.get("cli-compose-values", values=among) + ".")

    def option_in_words(self, line: str, seat: int, menu: Menu) -> bool:
        found = words.understand(self.game, self.match.state, seat, menu, line)
        if found is None:
            self.trouble(self.texts.get("error-word", word=line) + ".")
        elif found.codes:
            return self.take(found.codes, seat)
        elif found.several:
            some = "; ".join(f"{item.number} {item.label or item.sentence}" for item in found.several[:6])
            self.trouble(self.texts.get("error-ambiguous", word=line, options=some) + ".")
        else:
            self.put_refusal(found.refused, found.rule)
        return False

    def take(self, codes: list[int], seat: int) -> bool:
        for code in codes:
            self.choose(seat, code)
        return True

    def put_refusal(self, option: str, rule: str) -> None:
        self.trouble(self.texts.get("cli-not-legal", words=option) + ".")
        for line in reason_lines(self.game, rule, self.texts, self.width, "  "):
            self.say(line)

    # ---------------------------------------------------------------- explanations
    def explain(self, which: str, ask: Ask, menu: Menu, seat: int) -> None:
        """`?` alone: what can be typed, and the rule of the question; `? N`: an option and its rule."""
        if not which:
            self.do_help("", seat, menu)
            for line in rule_lines(self.game, self.game.rule_of(self.match.state, ask), self.texts, self.width, ""):
                self.say(line)
            return
        item = menu.by_number(int(which)) if which.isdigit() else None
        if item is None and not which.isdigit():
            fitting = words.starting(menu.items, which)
            item = fitting[0] if len(fitting) == 1 else None
        if item is None:
            self.trouble(self.texts.get("error-number", count=len(menu.items)) + ".")
            return
        self.say(Text(f"{item.number} {item.sentence}" + (f"  ({item.label})" if item.label else ""), "bold"))
        self.say("  " + self.texts.get("cli-notation", words=item.words))
        keys, rules = self.game.about_option(item.code, ask.kind)
        for key in keys:
            if self.texts.has(key):
                for line in wrapped(self.texts.get(key), self.width - 2, "  "):
                    self.say(line)
        for text in self.face.about(self.game.view_asked(self.match.state, seat), item.said, self.texts):
            for line in wrapped(text, self.width - 2, "  ", "    "):
                self.say(line)
        for rule in rules:
            for line in rule_lines(self.game, rule, self.texts, self.width, "  "):
                self.say(line)

    def do_help(self, rest: str, seat: int, menu: Menu) -> bool:
        get = self.texts.get
        number, some_words, file = get("cli-help-number"), get("cli-help-words"), get("cli-help-file")
        rows = [(number, get("help-number")), (some_words, get("help-words")), ("?", get("help-help"))]
        rows += [(f"? {number}", get("cli-help-explain"))]
        for name, more in (("why", some_words), ("rules", some_words), ("board", ""), ("log", ""), ("undo", "")):
            rows.append((f"{get(f'cli-command-{name}')} {more}".strip(), get(f"help-{name}")))
        rows.append((f"{get('cli-command-board')} {get('cli-command-names')}", get("cli-help-names")))
        rows.append((f"{get('cli-command-save')} {file}", get("help-save")))
        rows.append((get("cli-command-quit"), get("help-quit")))
        self.say(Text(get("help-title"), "bold"))
        wide = max(len(left) for left, _ in rows)
        for left, right in rows:
            self.say(Text.assemble("  ", (left.ljust(wide), "cyan"), "  ", right))
        examples = f"cli-{self.game.id}-examples"
        if self.texts.has(examples):
            for line in wrapped(get("cli-help-shorthand", examples=get(examples)) + ".", self.width):
                self.say(line)
        for text in self.face.legend(self.texts):
            for line in wrapped(text, self.width, "", "  ", FAINT):
                self.say(line)
        return False

    def do_why(self, rest: str, seat: int, menu: Menu) -> bool:
        if not rest:
            command = self.texts.get("cli-command-why")
            self.trouble(self.texts.get("cli-why-usage", command=command, words=menu.items[0].words) + ".")
            return False
        legal, forbidden = words.reasons(self.game, self.match.state, seat, rest, self.texts, self.names)
        if legal:
            self.say(self.texts.get("cli-why-legal", options=", ".join(legal[:8])) + ".")
        for reason in forbidden[:4]:
            if len(reason.words) == 1:
                self.put_refusal(reason.words[0], reason.rule)
                continue
            self.say(self.texts.get("cli-why-some", count=len(reason.words), words=reason.words[0]))
            for line in reason_lines(self.game, reason.rule, self.texts, self.width, "  "):
                self.say(line)
        if not legal and not forbidden:
            self.trouble(self.texts.get("error-word", word=rest) + ".")
        return False

    def do_rules(self, rest: str, seat: int, menu: Menu) -> bool:
        for line in search_lines(self.game, rest, self.texts, self.width, 6):
            self.say(line)
        return False

    # ---------------------------------------------------------------- other commands
    def do_board(self, rest: str, seat: int, menu: Menu) -> bool:
        places = rest.lower() in ("names", self.texts.get("cli-command-names"))
        drawn = self.drawn
        self.draw(seat, Marks() if places else menu.marks, places)
        self.drawn = drawn if places else self.drawn
        return False

    def do_log(self, rest: str, seat: int, menu: Menu) -> bool:
        for line in self.log_lines(seat, 0):
            self.say(line)
        return False

    def do_undo(self, rest: str, seat: int, menu: Menu) -> bool:
        match = self.match
        if match.can_undo(seat) < 1:
            if not any(chooser == seat for chooser, _ in match.choices):
                key = "undo-nothing"
            else:
                key = "cli-undo-sealed" if match.choices[-1][0] == seat else "undo-others"
            self.trouble(self.texts.get(key) + ".")
            return False
        before = match.at(len(match.choices) - 1)
        said = self.texts.option(before, match.choices[-1][1], self.names)
        match.undo(seat)
        self.recorder.rewrite()
        self.told = [min(n, len(match.log)) for n in self.told]
        self.say(self.texts.get("undo-done", choice=said) + ".")
        return True

    def do_save(self, rest: str, seat: int, menu: Menu) -> bool:
        path = Path(rest).expanduser() if rest else self.recorder.path
        try:
            if path.resolve() != self.recorder.path.resolve():
                self.save_copy(path)
            self.say(self.texts.get("save-done", file=str(path)) + ".")
        except (BadInput, Refused, OSError) as e:
            self.trouble(self.texts.get("save-failed", file=str(path), reason=str(e)))
        return False

    def save_copy(self, path: Path) -> None:
        """Another file; one that holds something else is never written over."""
        own = matchfile.dumps(self.match).split("\n")[0]
        if path.exists() and (
            path.is_dir() or path.read_text(encoding="utf-8", errors="replace").split("\n")[0] != own
        ):
            raise BadInput(f"{path} already holds something else.")
        matchfile.save(self.match, path)

    def do_quit(self, rest: str, seat: int, menu: Menu) -> bool:
        raise Leave(0)


def use_line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401  (importing it is what it takes)
        except ImportError:
            return
