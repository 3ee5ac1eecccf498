"""Writes what the web client gets from the server's sources: its types, and the positions and sentences of its tests.

    .venv/bin/python tools/generate_web.py           all of it
    .venv/bin/python tools/generate_web.py NAME...   what is named: types, sentences, chance, decks, a game's positions

tests/web makes everything anew and compares, so that the client is never tested against the server of another day.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

from greathall.games import registry
from greathall.server.app import Server, make_api
from greathall.server.settings import Settings

WEB = Path(__file__).resolve().parent.parent / "web"
GAMES = WEB / "src" / "games"
FILES = {
    "types": WEB / "src" / "lib" / "openapi.ts",
    "sentences": WEB / "src" / "test" / "samples.json",
    "chance": WEB / "src" / "test" / "chance.json",
    "decks": GAMES / "lcg" / "builder" / "sample.json",
    **{game: GAMES / game / "sample.json" for game in registry.ids()},
}
HEAD = "/* Made by tools/generate_web.py from the types of the server (server/wire.py, games/<game>/shown.py). */\n"


def make(name: str) -> str:
    """The text of one of FILES, made anew."""
    if name == "types":
        return types()
    tool, function, given = {
        "sentences": ("samples", "samples", []),
        "chance": ("chance", "records", []),
        "decks": ("decks", "checked", []),
    }.get(name, ("fixtures", "sample", [name]))
    made: str = runpy.run_path(str(WEB / "tools" / f"{tool}.py"))[function](*given)
    return made


def types() -> str:
    """openapi.ts. Needs Node and web/node_modules, which `dev.py test` sees to."""
    with tempfile.TemporaryDirectory() as folder:
        document, out = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        document.write_text(json.dumps(make_api(Server(Settings())).openapi()), encoding="utf-8")
        tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        command = ["node", str(tool), str(document), "-o", str(out), "--default-non-nullable=false"]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        return HEAD + out.read_text(encoding="utf-8")


def write(names: list[str]) -> None:
    for name in names:
        FILES[name].write_text(make(name), encoding="utf-8")


if __name__ == "__main__":
    asked = sys.argv[1:] or list(FILES)
    unknown = [name for name in asked if name not in FILES]
    if unknown:
        sys.exit(f"There is no {', '.join(unknown)}; there is {', '.join(FILES)}.")
    write(asked)
