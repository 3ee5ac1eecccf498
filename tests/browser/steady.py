"""`python -m tests.browser.steady KEY serve ...`: a server whose games of several people all have the same chance, for
tests that need certain cards in the hands of two people."""

from __future__ import annotations

import sys

from greathall.__main__ import main
from greathall.kernel.chance import KEYED, Chance, Span

if __name__ == "__main__":
    key = sys.argv.pop(1)

    def same(server: str, parts: list[str]) -> Chance:
        return Chance([Span(0, KEYED, key, 0)], server, parts)

    Chance.fair = staticmethod(same)  # type: ignore[method-assign]
    main()
