"""Random tracks in pieces: each choice by its value and by its place, and places in between, in order.

A choice is asked for by assistive technology, and then by a press at its place in the model: both must give the same number,
to the last bit, and the ends those of the settings. Presses at places that grow give values that grow.
"""
from ..deviation import Deviation
from ..lines import NEAR, Tally
from ..script import Script
from ..slider.scale import Track
from ..slider.settings import DEFAULTS, number_text
from ..stream import parsed_lines
from .knots import make_knots

LEVEL = "changes"
CHOICES = 8  # as many of a track, beside its ends
PLACES = 8  # as many presses at places that grow
TIE = 1e-6  # of the length: a press that is as near to two choices may mean either
MILLISECOND = 10**6


class Probe:
    """A choice by its value or its place, or a place alone. Each begins from the lower end, a millisecond before."""

    def __init__(self, kind, value, place):
        self.kind, self.value, self.place = kind, value, place

    def line(self):
        press = f"+1ms down 0 {number_text(self.place)},10\n+0ms up 0"
        return "+1ms key Home\n" + (f"+1ms adjust to {number_text(self.value)}" if self.kind == "value" else press)


def make(chance):
    words = make_knots(chance)
    words |= {"pointer": "mouse", "thumb-radius": "0", "viewport": chance.choice(["400x60", "375x60", "1000x60", "61x60"])}
    track = Track(DEFAULTS | words)
    probes = [Probe(kind, *choice) for choice in choices_of(chance, track) for kind in ("value", "place")]
    probes += [Probe("between", None, place) for place in sorted(chance.uniform(*track.ends) for _ in range(PLACES))]
    return Script("slider", DEFAULTS, words | {"value": number_text(track.lower)}, probes)


def choices_of(chance, track):
    """Returns the values and places of some choices, with both ends. Where any value can be chosen, knots are choices."""
    pairs = [(choice.value, choice.place) for choice in track.choices] or [(piece.upper, piece.end) for piece in track.pieces]
    some = chance.sample(pairs, min(CHOICES, len(pairs)))
    return sorted({*some, (track.lower, track.ends[0]), (track.upper, track.ends[1])})


def compare(script, trace, tally):
    track = Track(script.words)
    told = {line.time: float(line.fields["value"]) for line in parsed_lines(trace) if line.word == "changed"}
    values = [told.get(2 * (number + 1) * MILLISECOND, track.lower) for number in range(len(script.events))]
    for number, (probe, value) in enumerate(zip(script.events, values)):
        if not any(is_near(value, wanted, track) for wanted in wanted_of(probe, track)):
            raise Deviation(f"The {probe.kind} {probe.value} at {probe.place} pt gives {value}.")
        before = values[number - 1] if number else track.lower
        if probe.kind == "place" and value != before:
            raise Deviation(f"{before} is at {probe.place} pt, where a press gives {value}.")
        if probe.kind == "value" and probe.value in (track.lower, track.upper) and value != probe.value:
            raise Deviation(f"The end {probe.value} is {value}.")
        if probe.kind == "between" and script.events[number - 1].kind == "between" and value < before:
            raise Deviation(f"Further on, at {probe.place} pt, a press gives {value}, and {before} before it.")
    tally.scripts += 1
    tally.lines += len(values)


def wanted_of(probe, track):
    """Returns the values that a probe may give."""
    if probe.kind != "between":
        return [probe.value]
    if not track.choices or track.piece(lambda piece: probe.place <= piece.end).is_free:
        return [track.value(probe.place)]
    near = sorted(track.choices, key=lambda choice: abs(choice.place - probe.place))
    least = abs(near[0].place - probe.place)
    return [choice.value for choice in near if abs(choice.place - probe.place) <= least + TIE * track.length]


def is_near(value, wanted, track):
    return abs(value - wanted) <= NEAR * abs(wanted) + NEAR * 1e-3 * (track.upper - track.lower)
