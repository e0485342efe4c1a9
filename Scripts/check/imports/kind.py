"""A kind of recording: how it is written, and what its parser expects of it."""

from dataclasses import dataclass, field
from typing import Callable


@dataclass
class Kind:
    name: str
    #: Returns the text above the events, the text of each, what joins them, and the text below, for a source of chance.
    #: If nothing joins them, each is a text of its own.
    write: Callable
    #: Returns what is expected of a text.
    parse: Callable
    options: list = field(default_factory=list)
    suffix: str = ".txt"
    #: True if a recorder that stops writes the text below the events.
    closes: bool = False
    #: Returns true for a text that says too little to be imported, so that an error is right.
    may_reject: Callable = None


def kinds(*all):
    return {kind.name: kind for kind in all}
