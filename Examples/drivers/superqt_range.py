"""QDoubleRangeSlider of superqt, which has two thumbs, driven by events of Qt's own test library."""
from importlib.metadata import version

from PySide6.QtCore import Qt
from superqt import QDoubleRangeSlider

from detent_driver import NotPossible, qt, serve


class Slider(qt.Hand):
    def __init__(self, new):
        super().__init__(QDoubleRangeSlider(Qt.Horizontal))
        self.widget = self.target
        for name in ("range", "step", "enabled"):
            if name in new:
                self.set(name, new[name])
        self.widget.setValue(new.get("values", [new.get("value", 0)] * 2))
        self.widget.setFixedSize(320, 40)
        self.widget.show()
        self.widget.activateWindow()
        self.widget.setFocus()
        qt.app.processEvents()
        self.last = self.values
        self.widget.valueChanged.connect(self.report)

    def report(self, values):
        """Its signal has all values; reports those that changed."""
        changed = [part for part in (0, 1) if values[part] != self.last[part]]
        self.reported += [["changed", values[part], {"part": part}] for part in changed or [0]]
        self.last = list(values)

    def close(self):
        self.lift()
        self.widget.close()
        self.widget.deleteLater()
        qt.app.processEvents()

    @property
    def values(self):
        return list(self.widget.value())

    def set(self, name, to, part=0):
        if name == "value":
            self.widget.blockSignals(True)
            values = self.values
            values[part] = to
            self.widget.setValue(values)
            self.widget.blockSignals(False)
            self.last = self.values
        elif name == "range":
            if None in to:
                raise NotPossible("a slider of superqt has two ends")
            self.widget.setRange(*to)
        elif name == "step":
            self.widget.setSingleStep(to or 1)
        elif name == "enabled":
            self.widget.setEnabled(to)
        qt.app.processEvents()


serve(Slider, {
    "name": f"superqt {version('superqt')} QDoubleRangeSlider", "kinds": ["mouse"], "tells": ["changed"],
    "has": ["pointer", "hover", "key", "wheel", "modifiers", "button", "set"], "settings": ["range", "enabled"],
    "fixed": {"thumbs": 2}, "viewport": [320, 40]})
