"""How many files, and so how many sockets, this process may hold."""

from __future__ import annotations

import sys


def raise_file_limit() -> int:
    """Take all the open files the machine lets this process have; says how many that are, 0 where nobody knows."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:  # some systems refuse what they call unlimited
        hard = max(soft, 1 << 20)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):
        return soft
    return hard
