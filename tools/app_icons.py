"""Draws the icons of the installed page from that of its tab, web/public/favicon.svg: app-*.png beside it.

CHROMIUM=/usr/bin/chromium .venv/bin/python tools/app_icons.py
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
# By name: pixels, and whether the background goes to the edge, for systems that cut their own shape out of it.
ICONS = {
    "app-192": (192, False),
    "app-512": (512, False),
    "app-maskable-512": (512, True),
    "app-apple-180": (180, True),
}


def drawing(svg: str, whole: bool) -> str:
    """The picture as it is, or on a square of its ground, small enough for the circle that is never cut."""
    if not whole:
        return svg
    square = svg.replace('rx="96"', 'rx="0"')
    return re.sub(r"translate\([^)]*\) scale\([^)]*\)", "translate(102 102) scale(.6)", square)


def main() -> None:
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as pw:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = pw.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, whole) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
            page.set_content(style + drawing(svg, whole))
            page.screenshot(path=str(PUBLIC / f"{name}.png"), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
