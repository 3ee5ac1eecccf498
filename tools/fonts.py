"""Cuts the fonts of the page down to the letters, weights and features it uses: web/src/fonts.

    python -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python tools/fonts.py

Run by hand when other letters are wanted; the results are kept. The sources are the packages @fontsource/cinzel,
@fontsource/alegreya and @fontsource-variable/inter in web/node_modules, under the SIL Open Font License, which
web/public/OFL.txt carries along. Letters beyond these two sets (a player's name may have any) come from the
system's font.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
OUT = WEB / "src" / "fonts"
# West European letters and the signs of the texts; the second file is fetched with the first Polish letter.
LATIN = (
    "U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+2030,U+2032,U+2033,U+2039,"
    "U+203A,U+20AC,U+2190-2193,U+2212,U+2260,U+2264,U+2265"
)
POLISH = "U+0104-0107,U+0118,U+0119,U+0141-0144,U+015A,U+015B,U+0179-017C"
FEATURES = "kern,liga,mark,mkmk,ccmp,locl,tnum,cv05"
FACES = {
    "cinzel-600": "@fontsource/cinzel/files/cinzel-{}-600-normal.woff2",
    "cinzel-700": "@fontsource/cinzel/files/cinzel-{}-700-normal.woff2",
    "alegreya-400": "@fontsource/alegreya/files/alegreya-{}-400-normal.woff2",
    "alegreya-700": "@fontsource/alegreya/files/alegreya-{}-700-normal.woff2",
    "alegreya-400-italic": "@fontsource/alegreya/files/alegreya-{}-400-italic.woff2",
    "inter": "@fontsource-variable/inter/files/inter-{}-wght-normal.woff2",
}
WEIGHTS = "wght=400:800"  # what the styles ask of the variable font


def cut(source: Path, letters: str, out: Path, variable: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        if variable:
            narrow = Path(folder) / "narrow.ttf"
            tool = [sys.executable, "-m", "fontTools.varLib.instancer", "-q"]
            subprocess.run([*tool, str(source), WEIGHTS, "-o", str(narrow)], check=True)
            source = narrow
        tool = [sys.executable, "-m", "fontTools.subset", str(source), f"--output-file={out}"]
        how = [f"--unicodes={letters}", f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting"]
        subprocess.run([*tool, *how], check=True)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, pattern in FACES.items():
        for part, letters, of in (("latin", LATIN, "latin"), ("polish", POLISH, "latin-ext")):
            out = OUT / f"{name}-{part}.woff2"
            cut(WEB / "node_modules" / pattern.format(of), letters, out, name == "inter")
            total += out.stat().st_size
            print(f"{out.name:36} {out.stat().st_size:>6}")
    print(f"{'':36} {total:>6}")


if __name__ == "__main__":
    main()
