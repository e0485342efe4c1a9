"""Where no document decides what a control does, and a model has nothing more to say."""


class Undecided(Exception):
    """From the time of this event on a script is not compared."""

    def __init__(self, why):
        super().__init__(why)
        self.why = why
