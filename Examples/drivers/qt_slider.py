"""QSlider of Qt 6, driven by events of Qt's own test library."""
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider

from detent_driver import qt, serve


make, can = qt.slider(lambda: QSlider(Qt.Horizontal), tells=["began", "changed", "ended"])


class Slider(make):
    def __init__(self, new):
        super().__init__(new)
        self.widget.sliderPressed.connect(lambda: self.reported.append(["began"]))
        self.widget.sliderReleased.connect(lambda: self.reported.append(["ended", "commit"]))


serve(Slider, can)
