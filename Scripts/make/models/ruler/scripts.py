"""Random scripts."""
from ..defaults import make_reset, with_resets
from ..events import with_buttons, with_shortcuts
from .hands import make_events
from .settings import DEFAULTS, make_motion, make_settings


class Script:
    def __init__(self, words, rate, events):
        self.words = DEFAULTS | words  # the value of each setting
        self.said = words  # the settings in the script
        self.rate = rate  # frames per second
        self.events = events

    def text(self):
        lines = ["gesture 1", f"frame 1/{self.rate}"]
        lines += [f"{word} {value}" for word, value in self.said.items()]
        lines += [event.line() for event in self.events]
        return "\n".join(lines + ["settle within 1000s"]) + "\n"


def make(chance):
    rate = chance.choice([10, 20, 25, 30, 60])
    words = make_settings(chance)
    events = make_events(chance, words, rate)
    words |= make_motion(chance)
    words |= make_reset(chance, [words["value"], *words["range"].replace("inf", "7").split(".."), "0", "12.3"])
    events = with_resets(chance, DEFAULTS | words, events)
    events = with_buttons(chance, with_shortcuts(chance, events), words.get("pointer", "touch"))
    return Script(words, rate, events)
