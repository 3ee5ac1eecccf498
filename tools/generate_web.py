"""Writes what the web client gets from the server's sources: its types.

Run from the repository: .venv/bin/python tools/generate_web.py
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from greathall.server.app import Server, make_api
from greathall.server.settings import Settings

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "lib" / "openapi.ts"
HEAD = "/* Made by tools/generate_web.py from the types of the server (server/wire.py, games/<game>/shapes.py). */\n"


def openapi() -> str:
    """The description of the server, as it would tell it itself."""
    return json.dumps(make_api(Server(Settings())).openapi())


def types() -> str:
    """The client's types. Node is needed: web/node_modules must be there (`dev.py test` sees to it)."""
    with tempfile.TemporaryDirectory() as folder:
        document, out = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        document.write_text(openapi(), encoding="utf-8")
        tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        command = ["node", str(tool), str(document), "-o", str(out), "--default-non-nullable=false"]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        return HEAD + out.read_text(encoding="utf-8")


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
