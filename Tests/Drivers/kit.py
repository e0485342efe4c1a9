"""The kit for tests in Python, for Scripts/check/drivers.sh: a widget keeps the laws, one with a bug does not."""
import pathlib
import sys
import tempfile

from detent_driver import LawBroken, functions, law, run
from detent_driver.settings import check

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Examples/drivers"))
import three  # noqa: E402

CAN = {"viewport": [320, 40], "has": ["pointer", "set"]}


def restless(widget, kind, x, y):
    three.pointer(widget, kind, x, y)
    widget.report(widget.value)  # Reports even an unchanged value.


def failing(widget, kind, x, y):
    three.pointer(widget, kind, x, y)
    if kind == "move":
        raise ValueError("a listener fails")


@law("below", "A press gives a value below 90.")
def below(widget, line):
    assert line.get("e") != "down" or widget.value < 90, f"it is {widget.value}"
    return True if "e" in line else None


def update(widget, changes, animated):
    for name, to in changes.items():
        three.set(widget, name, to)


def late(widget, changes, animated):
    update(widget, changes, animated)
    if "value" in changes:
        widget.report(widget.value)  # Tells the host what the host has set.


# The form that detent sends.
assert check("wrap", "off", ["wrap"]) is None and check("wrap", False, ["wrap"]) is not None
print(run(*functions(three.make, three.set, three.pointer, **CAN), cases=50))
TOGETHER = CAN | {"has": ["pointer", "update"]}
run(*functions(three.make, three.set, three.pointer, update=update, **TOGETHER), cases=50)
with tempfile.TemporaryDirectory() as folder:
    words = ["fuzz", "--seed", "1", "--cases", "200", "--regressions", folder]
    wrong = [(restless, {}, "U2"), (failing, {}, "U39"), (three.pointer, {"laws": [below]}, "own/below"),
             (three.pointer, TOGETHER | {"update": late}, "U24")]
    for pointer, more, law in wrong:
        try:
            run(*functions(three.make, three.set, pointer, **CAN | more), arguments=words)
        except LawBroken as report:
            assert f"FAIL {law} " in str(report), report
        else:
            raise SystemExit(f"{law}: the bug has not been found")
