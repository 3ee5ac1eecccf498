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


def not_stored() -> Refusing:
    return Refusing(503, "error-not-stored", "What is to be kept cannot be stored at the moment; try again shortly.")


def no_database() -> Refusing:
    return Refusing(503, "error-no-database", "The database does not answer at the moment; try again shortly.")


def hall_full() -> Refusing:
    said = "There is no room for another table at the moment; games that have begun go on. Try again in a while."
    return Refusing(503, "error-hall-full", said)


def too_many() -> Refusing:
    return Refusing(429, "error-too-many", "Too much at once; wait a little.")


def bad_deck(error: BadDeck) -> Refusing:
    return Refusing(400, "error-bad-deck", str(error), error.fault.rule)


def wrong_host() -> Refusing:
    said = "This server goes by another name; who runs it can add this one in GREATHALL_ADDRESS or GREATHALL_HOSTS."
    return Refusing(421, "error-wrong-host", said)


def full(key: str, sentence: str, status: int = 429) -> Refusing:
    """There is no room for one more: of one's own (429), or of anybody's (503)."""
    return Refusing(status, key, sentence)
