"""Raised where no document specifies the behaviour of a control."""


class Undecided(Exception):
    """From the time of this event on a script is not compared."""

    def __init__(self, why):
        super().__init__(why)
        self.why = why
