"""RangeSlider of Qt Quick Controls, which has two thumbs, driven by events of Qt's own test library."""
import os

os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
from PySide6.QtCore import QUrl  # noqa: E402
from PySide6.QtQml import QQmlComponent, QQmlEngine, QQmlExpression  # noqa: E402
from PySide6.QtQuick import QQuickWindow  # noqa: E402

from detent_driver import NotPossible, qt, serve  # noqa: E402

TEXT = b"""import QtQuick.Controls
RangeSlider {
    signal changed(int part, real value)
    snapMode: stepSize > 0 ? RangeSlider.SnapAlways : RangeSlider.NoSnap
    first.onValueChanged: changed(0, first.value)
    second.onValueChanged: changed(1, second.value)
}"""
engine = QQmlEngine()
component = QQmlComponent(engine)
component.setData(TEXT, QUrl())
window = QQuickWindow()
window.resize(800, 800)
window.show()
SIDES = ("first", "second")


class Slider(qt.Hand):
    def __init__(self, new):
        super().__init__(window)
        self.item = component.create()
        self.item.setParentItem(window.contentItem())
        self.item.setWidth(new["viewport"][0])
        self.item.setHeight(new["viewport"][1])
        for name in ("range", "step", "axis", "enabled"):
            if name in new:
                self.set(name, new[name])
        values = new.get("values", [new.get("value", 0)] * 2)
        # The upper one first, as it limits the lower one.
        for part in (1, 0):
            self.set("value", values[part], part)
        self.item.changed.connect(lambda part, value: self.reported.append(["changed", value, {"part": part}]))
        self.evaluate("first.handle.forceActiveFocus()")
        qt.app.processEvents()

    def evaluate(self, text):
        expression = QQmlExpression(engine.rootContext(), self.item, text)
        answer = expression.evaluate()[0]
        if expression.hasError():
            raise RuntimeError(expression.error().toString())
        return answer

    def close(self):
        self.lift()
        self.item.setParentItem(None)
        self.item.deleteLater()
        qt.app.processEvents()

    @property
    def values(self):
        return [self.evaluate(f"{side}.value") for side in SIDES]

    def set(self, name, to, part=0):
        if name == "value":
            self.evaluate(f"{SIDES[part]}.value = {to}")
        elif name == "range":
            if None in to:
                raise NotPossible("a RangeSlider has two ends")
            self.evaluate(f"from = {to[0]}; to = {to[1]}")
        elif name == "step":
            self.evaluate(f"stepSize = {to or 0}")
        elif name == "axis":
            self.evaluate(f"orientation = {'Qt.Vertical' if to == 'y' else 'Qt.Horizontal'}")
        elif name == "enabled":
            self.item.setEnabled(to)
        qt.app.processEvents()


serve(Slider, {
    "name": f"Qt Quick {qt.VERSION} RangeSlider", "has": ["pointer", "hover", "key", "wheel", "modifiers", "button", "set"],
    "kinds": ["mouse"], "tells": ["changed"], "settings": ["range", "step", "axis", "enabled"],
    "fixed": {"thumbs": 2}})
