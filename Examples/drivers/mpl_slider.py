"""The Slider and the RangeSlider of Matplotlib, driven by canvas events; no window is shown.

    mpl_slider.py          Slider
    mpl_slider.py range    RangeSlider, which has two thumbs
"""
import sys

import matplotlib
from matplotlib.backend_bases import MouseButton, MouseEvent
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.widgets import RangeSlider, Slider

from detent_driver import NotPossible, serve

IS_RANGE = sys.argv[1:] == ["range"]
WIDTH, HEIGHT, LEFT, BOTTOM = 320, 40, 200, 200
SIZE = 800


class Control:
    def __init__(self, new):
        self.reported, self.is_down, self.step = [], False, new.get("step")
        figure = Figure((SIZE / 100, SIZE / 100), dpi=100)
        self.canvas = FigureCanvasAgg(figure)
        self.axes = figure.add_axes((LEFT / SIZE, BOTTOM / SIZE, WIDTH / SIZE, HEIGHT / SIZE))
        self.create(new.get("range", (0, 100)), new.get("values", new.get("value")))
        self.set("enabled", new.get("enabled", True))

    def create(self, limits, value):
        if None in limits:
            raise NotPossible("a slider of Matplotlib has two ends")
        if limits[0] == limits[1]:
            raise NotPossible("Matplotlib makes the ends unlike each other")
        make = RangeSlider if IS_RANGE else Slider
        if IS_RANGE and not isinstance(value, list):
            value = [value, value]
        self.slider = make(self.axes, "", *limits, valinit=value, valstep=self.step)
        self.last = self.values
        self.slider.on_changed(self.report)

    def report(self, _):
        """Called with all values; reports those that changed."""
        changed = [part for part, value in enumerate(self.values) if value != self.last[part]]
        self.reported += [["changed", self.values[part], {"part": part}] for part in changed or [0]]
        self.last = self.values

    @property
    def values(self):
        return [float(value) for value in self.slider.val] if IS_RANGE else [float(self.slider.val)]

    def event(self, name, line, button=None):
        # A canvas's y axis points up.
        place = (LEFT + line["x"], BOTTOM + HEIGHT - line["y"])
        held = {"buttons": [MouseButton.LEFT] if self.is_down else []} if button is None else {}
        event = MouseEvent(name, self.canvas, *place, button, **held)
        self.canvas.callbacks.process(name, event)

    def pointer(self, kind, line):
        if kind in ("move", "hover"):
            self.event("motion_notify_event", line)
        elif kind == "down" and not self.is_down:
            self.is_down = True
            self.event("button_press_event", line, MouseButton.LEFT)
        elif kind == "up" and self.is_down:
            self.is_down = False
            self.event("button_release_event", line, MouseButton.LEFT)

    def set(self, name, to, part=0):
        if name == "value":
            self.slider.eventson = False
            self.slider.set_val([to if each == part else value for each, value in enumerate(self.values)] if IS_RANGE else to)
            self.slider.eventson = True
            self.last = self.values
        elif name == "enabled":
            self.slider.set_active(to)


def can(new):
    """The range and the step are fixed at construction, so every script uses these."""
    return {
        "name": f"Matplotlib {matplotlib.__version__} {'RangeSlider' if IS_RANGE else 'Slider'}", "kinds": ["mouse"],
        "has": ["pointer", "hover", "set"], "tells": ["changed"], "settings": ["enabled"],
        "viewport": [WIDTH, HEIGHT], "fixed": {"range": [0, 100]} | ({"thumbs": 2} if IS_RANGE else {})}


serve(Control, can)
