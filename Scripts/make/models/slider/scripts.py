"""Scripts about sliders made at random, and their comparison."""
from .. import lines
from ..script import Script
from ..undecided import Undecided
from .hands import make_events
from .settings import DEFAULTS, make_settings
from .slider import Slider

FRAMES = 60  # a second
SECOND = 1_000_000_000


def make(chance):
    words = make_settings(chance)
    return Script("slider", DEFAULTS, words, make_events(chance, DEFAULTS | words))


def compare(script, trace, tally):
    slider, end = modelled(script)
    lines.compare_lines(slider.lines, trace, end, slider.track.upper - slider.track.lower, tally)


def modelled(script):
    """The slider of the model after a script, and the time from which on no document decides, if there is one."""
    slider, frame = Slider(script.words), 0
    for event in script.events:
        try:
            frame = draw(slider, frame, event.time)
            getattr(slider, event.verb)(event.time, *event.arguments)
        except Undecided:
            return slider, event.time
    while slider.motion or slider.wheel_until is not None:
        until = slider.rests_at() if slider.motion else slider.wheel_until
        frame = draw(slider, frame, until)
        slider.advance(until)
    return slider, None


def draw(slider, frame, time):
    """Frames up to a time. A frame is drawn behind the events of its time, and none when it rests."""
    while frame * SECOND // FRAMES < time:
        slider.come(frame * SECOND // FRAMES)
        frame += 1
    return frame
