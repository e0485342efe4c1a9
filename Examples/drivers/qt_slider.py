"""QSlider of Qt 6, by the events that Qt's own test library makes."""
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider

import qt_input
import wire


class Slider(qt_input.Widget):
    def __init__(self, new):
        super().__init__(QSlider(Qt.Horizontal), new, (320, 40))
        self.widget.sliderPressed.connect(lambda: self.told.append(["began"]))
        self.widget.sliderReleased.connect(lambda: self.told.append(["ended", "commit"]))


# A press beside the thumb goes a page towards it, by the usual style of Qt.
wire.serve(Slider, {
    "name": f"Qt {qt_input.VERSION} QSlider", "has": ["pointer", "hover", "key", "wheel", "modifiers", "set"],
    "kinds": ["mouse"], "tells": ["changed"], "settings": ["range", "layout", "enabled"],
    "fixed": {"step": 1, "track": "step"}, "viewport": [320, 40]})
