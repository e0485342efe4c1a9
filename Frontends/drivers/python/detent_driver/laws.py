"""Custom laws of a control, beside those that Detent checks for every slider."""
import inspect


class Law:
    """A sentence, and a function that checks it on a control."""

    def __init__(self, id, sentence, check):
        self.id, self.sentence, self.check = id, sentence, check
        self.takes_line = len(inspect.signature(check).parameters) > 1

    def judge(self, control, line):
        """Returns a text if the law is broken, True if it holds, None if it does not apply."""
        try:
            said = self.check(control, line) if self.takes_line else self.check(control)
        except AssertionError as problem:
            said = str(problem)
        return said if said is None or said is True else str(said or "it does not hold")


def law(id, sentence, check=None):
    """A custom law, for `"laws"` of a driver's abilities.

    `id` has lower-case letters, digits and hyphens; reports name it `own/id`. `check(control)` is called after each line,
    with the control used by `serve`, or the one that `make` returned to `slider`. It returns True if the law holds, a
    text with the reason if it is broken, and None if it does not apply; a failed assertion also counts as a reason. A
    second parameter receives the line. Without `check` this is a decorator.

        @law("label", "The label says the value.")
        def label(slider):
            return slider.label == f"{slider.value:g} %" or f"it says {slider.label}"
    """
    return Law(id, sentence, check) if check else lambda check: Law(id, sentence, check)


def judge(laws, control, line):
    """Returns the fields of an answer about laws: `held` and `broken`."""
    said = [(law.id, law.judge(control, line)) for law in laws]
    answer = {"held": [id for id, what in said if what is not None],
              "broken": [{"law": id, "why": what} for id, what in said if isinstance(what, str)]}
    return {name: list for name, list in answer.items() if list}
