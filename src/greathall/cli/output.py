"""Where the program's words go: results to stdout, progress and troubles to stderr; and how it reads a small text."""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from greathall.kernel.errors import BadInput

LARGEST: Final = 100_000  # bytes of a text that a person has written


def screen() -> Console:
    """Stdout as a terminal of its real size; plain text where there is no terminal or NO_COLOR is set."""
    return Console(highlight=False, markup=False, emoji=False)


def side_screen() -> Console:
    """Stderr, for progress."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)


def put_json(value: Any) -> None:
    """One JSON document."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def tell(text: str) -> None:
    """A line of progress or trouble."""
    print(text, file=sys.stderr, flush=True)


def one_sentence(error: Exception) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split())


def read_text(path: Path) -> str:
    """A text file that a person names; one sentence if it cannot be read."""
    try:
        with path.expanduser().open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError, RuntimeError) as e:
        raise BadInput(f"{path} cannot be read: {getattr(e, 'strerror', None) or e}.") from None
    if len(data) > LARGEST:
        raise BadInput(f"{path} is too long to be a text of this kind.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file in UTF-8.") from None
    if "\0" in text:
        raise BadInput(f"{path} is not a text file.")
    return text


def wrapped(text: str, width: int, first: str = "", rest: str | None = None, style: str = "") -> list[Text]:
    """A paragraph in lines of at most `width` columns."""
    rest = first if rest is None else rest
    lines = textwrap.wrap(text, max(20, width), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return [Text(line, style, no_wrap=True) for line in lines or [first]]


def forgive_characters() -> None:
    """A terminal that lacks a character shows a question mark instead of stopping the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
