"""The two ways in which the kernel says no. Each carries one clear sentence."""

from __future__ import annotations


class BadInput(Exception):
    """A file, option or name from outside is wrong: the sentence names what is wrong and what is allowed."""


class Refused(Exception):
    """A choice that the rules do not allow. `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} [{rule}]")
        self.rule = rule
        self.message = message
