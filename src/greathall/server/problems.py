"""Refusals: a status, a text key for clients, and one sentence."""

from __future__ import annotations

from greathall.kernel.game import BadDeck


class Refusing(Exception):
    """The request is refused; told to the client as Problem."""

    def __init__(self, status: int, key: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.key = key
        self.sentence = sentence
        self.rule = rule


def bad(sentence: str) -> Refusing:
    return Refusing(400, "error-bad-request", sentence)


def not_yours(sentence: str = "That is not yours to do.") -> Refusing:
    return Refusing(403, "error-not-yours", sentence)


def missing(sentence: str = "There is nothing here.") -> Refusing:
    return Refusing(404, "error-not-found", sentence)


def late(sentence: str) -> Refusing:
    return Refusing(409, "error-too-late", sentence)


def played() -> Refusing:
    return Refusing(409, "error-still-played", "The game is still being played.")


def alone() -> Refusing:
    return Refusing(409, "error-tutorial-alone", "An introductory game is played alone.")


def too_many() -> Refusing:
    return Refusing(429, "error-too-many", "Too much at once; wait a little.")


def bad_deck(error: BadDeck) -> Refusing:
    return Refusing(400, "error-bad-deck", str(error), error.fault.rule)
