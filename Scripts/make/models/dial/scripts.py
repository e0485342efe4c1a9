"""Random scripts for dials, and their comparison."""
from .. import lines
from ..defaults import make_reset, with_resets
from ..events import with_buttons, with_shortcuts
from ..ruler.compare import draw
from ..ruler.settings import make_motion
from ..script import Script
from ..undecided import Undecided
from .dial import Dial
from .hands import make_events
from .settings import DEFAULTS, make_settings

FRAMES = 60  # per second


def make(chance):
    said = make_settings(chance)
    events = make_events(chance, DEFAULTS | said)
    said |= make_motion(chance)
    said |= make_reset(chance, defaults_of(chance, DEFAULTS | said))
    events = with_resets(chance, DEFAULTS | said, events)
    events = with_buttons(chance, with_shortcuts(chance, events), said.get("pointer", "touch"))
    return Script("dial", DEFAULTS, said, events)


def defaults_of(chance, words):
    """Returns values that may be a default: the present one, one inside the range, and if values do not wrap the ends and
    one beyond them."""
    lower, upper = map(float, words["range"].split(".."))
    values = [words["value"], f"{lower + chance.uniform(0, 0.8) * (upper - lower):.3f}"]
    return values if words["wrap"] == "on" else [*values, *words["range"].split(".."), f"{upper + 5:.1f}"]


def compare(script, trace, tally):
    dial, end = modelled(script, tally)
    wanted = [shown(dial, line) for line in dial.lines if line.word != "frame" and not line.may_lack]
    lines.compare_lines(wanted, trace, end, float(dial.scale.span), tally)


def shown(dial, line):
    """Converts a line to trace form: the value within its turn, and the number of turns."""
    texts, numbers = dict(line.texts), {key: float(number) for key, number in line.numbers.items()}
    if dial.scale.wraps and "value" in numbers:
        share = (line.numbers["value"] - dial.scale.value(0)) / dial.scale.value_of_turn()
        turn = dial.scale.turn(share * dial.scale.arc)
        numbers["value"] = float(line.numbers["value"] - turn * dial.scale.value_of_turn())
        if turn and line.word != "set":
            texts["turns"] = str(turn)
    return lines.Line(line.time, line.word, texts, numbers)


def modelled(script, tally):
    """Returns the model's dial after a script, and the time from which on its behaviour is unspecified, if
    any."""
    dial, frame = Dial(script.words), 0
    for event in script.events:
        try:
            frame = draw(dial, FRAMES, frame, event.time)
            getattr(dial, event.verb)(event.time, *event.arguments)
        except Undecided as undecided:
            tally.undecided[undecided.why] += 1
            return dial, event.time
    while dial.is_active():
        until = dial.rests_at()
        frame = draw(dial, FRAMES, frame, until)
        dial.advance(until)
    return dial, None
