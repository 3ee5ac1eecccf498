"""Which languages there are, and which one a person wants."""

from __future__ import annotations

import os
from typing import Final

from greathall.kernel.errors import BadInput

LANGUAGES: Final = ("en", "pl")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides


def languages() -> tuple[str, ...]:
    """The languages of the program; the first is the one used when nothing else is known."""
    return LANGUAGES


def _part(tag: str) -> str:
    """The language of a locale: 'pl' of 'pl_PL.UTF-8' or 'pl-PL'."""
    return tag.strip().lower().replace("-", "_").split(".")[0].split("@")[0].split("_")[0]


def best_language(requested: str | None) -> str:
    """The language asked for, else that of the environment, else English. Raises BadInput for an unknown one."""
    if requested is not None and requested.strip():
        language = _part(requested)
        if language not in LANGUAGES:
            raise BadInput(f"There is no language '{requested.strip()}'; allowed is {' or '.join(LANGUAGES)}.")
        return language
    for variable in _VARIABLES:
        tag = os.environ.get(variable, "").strip()
        if tag:
            language = _part(tag)
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
