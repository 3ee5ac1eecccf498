"""Pictures of a game's lab; a query with `phone` in it is shown small.

Run from the repository: .venv/bin/python web/tools/shoot.py URL OUT name[:query] ...
URL is that of `npx vite` and the lab's index.html.
"""

import os
import shutil
import sys

from playwright.sync_api import sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]  # fmt: skip
base, out, *jobs = sys.argv[1:]
with sync_playwright() as p:
    browser = p.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
    for job in jobs:
        name, _, query = job.partition(":")
        phone = "phone" in query
        page = browser.new_page(viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900})
        page.on("console", lambda m: print("console", m.type, m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: print("error", e))
        page.goto(f"{base}?p={name}&{query}")
        page.wait_for_selector("main > *")
        page.wait_for_timeout(500)
        tag = "".join(c if c.isalnum() else "_" for c in query)
        page.screenshot(path=f"{out}/{name}{'.' + tag if tag else ''}.png")
        page.close()
    browser.close()
