"""Random scripts for sliders, and their comparison."""
from .. import lines
from ..defaults import make_reset, with_resets
from ..events import with_buttons, with_shortcuts
from ..ruler.settings import make_motion
from ..script import Script
from ..undecided import Undecided
from .hands import make_events
from .scale import Track
from .settings import DEFAULTS, make_settings, number_text, pick
from .slider import Slider

FRAMES = 60  # per second
SECOND = 1_000_000_000


def make(chance):
    words = make_settings(chance)
    events = make_events(chance, DEFAULTS | words)
    words |= make_motion(chance)
    values = [number_text(pick(chance, Track(DEFAULTS | words))) for _ in range(3)]
    words |= make_reset(chance, [*values, words["value"].split()[0], "-3", "1000000"])
    events = with_resets(chance, DEFAULTS | words, events)
    events = with_buttons(chance, with_shortcuts(chance, events), words.get("pointer", "touch"))
    return Script("slider", DEFAULTS, words, events)


def compare(script, trace, tally):
    slider, end = modelled(script, tally)
    lines.compare_lines(slider.lines, trace, end, slider.track.upper - slider.track.lower, tally)


def modelled(script, tally):
    """Returns the model's slider after a script, and the time from which on its behaviour is unspecified, if
    any."""
    slider, frame, now = Slider(script.words), 0, 0
    try:
        for event in script.events:
            now = event.time
            frame = draw(slider, frame, event.time)
            getattr(slider, event.verb)(event.time, *event.arguments)
        while not slider.is_still():
            slider.come(frame * SECOND // FRAMES)
            frame += 1
    except Undecided as undecided:
        tally.undecided[undecided.why] += 1
        return slider, now if slider.unknown_from is None else slider.unknown_from
    return slider, None


def draw(slider, frame, time):
    """Draws frames up to a time. A frame is drawn after the events of its time, and none while at rest."""
    while frame * SECOND // FRAMES < time:
        slider.come(frame * SECOND // FRAMES)
        frame += 1
    return frame
