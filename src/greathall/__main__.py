"""`greathall` and `python -m greathall`."""

from __future__ import annotations

import sys

from greathall.kernel.data import blame
from greathall.kernel.errors import BadInput


def main() -> None:
    try:
        from greathall.cli.app import app  # games read their data when they are imported
    except Exception as e:
        sentence = blame(e)
        if sentence is None:
            raise
        sys.exit(_refuse(sentence))
    from greathall.cli.output import forgive_characters

    forgive_characters()
    app(prog_name="greathall")


def _refuse(error: BadInput) -> int:
    """An owner's data file is wrong: nothing can be played at all."""
    print(error, file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
