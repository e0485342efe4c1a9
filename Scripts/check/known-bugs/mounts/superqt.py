"""A slider of superqt, driven by events of Qt's own test library: component=QDoubleRangeSlider is the default.

binding=pyqt6 is for PyQt6, which takes no floating number for a whole one, in place of PySide6.
"""
import ctypes
import importlib
import os
import pathlib
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def use_pyqt6():
    """Leads the names of PySide6 to PyQt6, whose wheels lie in three folders here in place of one."""
    place = pathlib.Path(__file__).parent
    os.environ.update(QT_API="pyqt6", QT_PLUGIN_PATH=str(place / "Qt6/plugins"))
    for name in ("Core", "DBus", "Gui", "Widgets", "Test"):
        ctypes.CDLL(str(place / f"Qt6/lib/libQt6{name}.so.6"), ctypes.RTLD_GLOBAL)
    importlib.import_module("PyQt6").__path__.append(str(place / "PyQt6-sip"))
    for name in ("", ".QtCore", ".QtGui", ".QtTest", ".QtWidgets"):
        sys.modules["PySide6" + name] = importlib.import_module("qtpy" + name)


if "binding=pyqt6" in sys.argv:
    use_pyqt6()

import superqt
from detent_driver import NotPossible, qt, serve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle

OPTIONS = dict(word.split("=") for word in sys.argv[1:])
COMPONENT = OPTIONS.get("component", "QDoubleRangeSlider")
THUMBS = 2 if "Range" in COMPONENT else 1
WHOLE = "Double" not in COMPONENT
# The middle of a handle goes from half of its length to as far before the end.
SAMPLE = getattr(superqt, COMPONENT)(Qt.Horizontal)
HANDLE = SAMPLE.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength)


class Slider(qt.Hand):
    def __init__(self, new):
        super().__init__(getattr(superqt, COMPONENT)(Qt.Horizontal))
        self.widget = self.target
        for name in ("range", "enabled"):
            if name in new:
                self.set(name, new[name])
        self.put(new.get("values", [new.get("value", 0)] * THUMBS))
        self.widget.setFixedSize(320, 40)
        self.widget.show()
        self.widget.activateWindow()
        self.widget.setFocus()
        qt.app.processEvents()
        self.last = self.values
        self.widget.valueChanged.connect(self.report)

    def pointer(self, kind, line):
        super().pointer(kind, {**line, "x": line["x"] + HANDLE / 2})

    def put(self, values):
        values = [round(each) if WHOLE else each for each in values]
        self.widget.setValue(values if THUMBS > 1 else values[0])

    def report(self, now):
        """Its signal has all values; reports those that have changed."""
        values = list(now) if THUMBS > 1 else [now]
        changed = [part for part in range(THUMBS) if values[part] != self.last[part]]
        self.reported += [["changed", values[part], {"part": part}] for part in changed or [0]]
        self.last = values

    def close(self):
        self.lift()
        self.widget.close()
        self.widget.deleteLater()
        qt.app.processEvents()

    @property
    def values(self):
        now = self.widget.value()
        return list(now) if THUMBS > 1 else [now]

    @property
    def value(self):
        return self.values[0]

    def set(self, name, to, part=0):
        if name == "value":
            self.widget.blockSignals(True)
            self.put([to if each == part else value for each, value in enumerate(self.values)])
            self.widget.blockSignals(False)
            self.last = self.values
        elif name == "range":
            if None in to:
                raise NotPossible("a slider of superqt has two ends")
            self.widget.setRange(*([round(each) for each in to] if WHOLE else to))
        elif name == "enabled":
            self.widget.setEnabled(to)
        qt.app.processEvents()


# A drag of the bar moves both.
fixed = {**({"thumbs": THUMBS, "between": "move"} if THUMBS > 1 else {}), **({"step": 1} if WHOLE else {})}
serve(Slider, {
    "name": f"{COMPONENT} of superqt", "kinds": ["mouse"], "tells": ["changed"],
    "has": ["pointer", "hover", "key", "wheel", "modifiers", "button", "set"], "settings": ["range", "enabled"],
    "fixed": fixed, "viewport": [320 - HANDLE, 40]})
