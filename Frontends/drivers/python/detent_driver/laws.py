"""Custom laws of a control, beside those that Detent checks for every slider."""
from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any, overload

# A check of a control, or of a control and a line: True, a reason, or None.
Check = Callable[..., "bool | str | None"]


class Law:
    """A sentence, and a function that checks it on a control."""

    def __init__(self, id: str, sentence: str, check: Check) -> None:
        self.id, self.sentence, self.check = id, sentence, check
        self.takes_line = len(inspect.signature(check).parameters) > 1

    def judge(self, control: Any, line: dict[str, Any]) -> str | bool | None:
        """Returns a text if the law is broken, True if it holds, None if it does not apply."""
        try:
            said = self.check(control, line) if self.takes_line else self.check(control)
        except AssertionError as problem:
            said = str(problem)
        return said if said is None or said is True else str(said or "it does not hold")


@overload
def law(id: str, sentence: str, check: Check) -> Law: ...
@overload
def law(id: str, sentence: str, check: None = None) -> Callable[[Check], Law]: ...


def law(id: str, sentence: str, check: Check | None = None) -> Law | Callable[[Check], Law]:
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


def judge(laws: Iterable[Law], control: Any, line: dict[str, Any]) -> dict[str, Any]:
    """Returns the fields of an answer about laws: `held` and `broken`."""
    said = [(law.id, law.judge(control, line)) for law in laws]
    answer: dict[str, list[Any]] = {"held": [id for id, what in said if what is not None],
              "broken": [{"law": id, "why": what} for id, what in said if isinstance(what, str)]}
    return {name: found for name, found in answer.items() if found}
