"""Laws of one's own: what a control should keep beside what Detent asks of every slider."""
import inspect


class Law:
    """A sentence, and a function that says whether it holds of a control."""

    def __init__(self, id, sentence, check):
        self.id, self.sentence, self.check = id, sentence, check
        self.takes_line = len(inspect.signature(check).parameters) > 1

    def judge(self, control, line):
        """What the function says, as a text if the law is broken, True if it is kept, None if there is nothing to look at."""
        try:
            said = self.check(control, line) if self.takes_line else self.check(control)
        except AssertionError as problem:
            said = str(problem)
        return said if said is None or said is True else str(said or "it does not hold")


def law(id, sentence, check=None):
    """A law of one's own, for `"laws"` of what a driver can do.

    `id` is of lower-case letters, digits and hyphens: reports say `own/id`. `check(control)` is called after each line, with
    the control as `serve` has it, or as `make` gave it to `slider`. It gives True if the law is kept, a text that says what is
    wrong if it is broken, and None if there is nothing to look at; an assertion that fails says what is wrong, too. With two
    parameters it is given the line as well. Without `check` this is a decorator of such a function.

        @law("label", "The label says the value.")
        def label(slider):
            return slider.label == f"{slider.value:g} %" or f"it says {slider.label}"
    """
    return Law(id, sentence, check) if check else lambda check: Law(id, sentence, check)


def judge(laws, control, line):
    """What an answer says of laws: `held`, and `broken`."""
    said = [(law.id, law.judge(control, line)) for law in laws]
    answer = {"held": [id for id, what in said if what is not None],
              "broken": [{"law": id, "why": what} for id, what in said if isinstance(what, str)]}
    return {name: list for name, list in answer.items() if list}
