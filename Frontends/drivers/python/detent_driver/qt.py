"""Widgets of Qt, driven by real events of Qt's own test library. Needs PySide6.

    from detent_driver import qt, run
    def test_slider(qtbot):
        run(*qt.slider(lambda: QSlider(Qt.Horizontal)), cases=50)
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt, qVersion
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from .wire import Line, Make, NotPossible

app = QApplication.instance() or QApplication([])
VERSION = qVersion()
KEYS = {"ArrowUp": Qt.Key_Up, "ArrowDown": Qt.Key_Down, "ArrowLeft": Qt.Key_Left, "ArrowRight": Qt.Key_Right,
        "PageUp": Qt.Key_PageUp, "PageDown": Qt.Key_PageDown, "Home": Qt.Key_Home, "End": Qt.Key_End,
        "Escape": Qt.Key_Escape, "Delete": Qt.Key_Delete, "Backspace": Qt.Key_Backspace}
BUTTONS = {"left": Qt.LeftButton, "middle": Qt.MiddleButton, "right": Qt.RightButton, "back": Qt.BackButton,
           "forward": Qt.ForwardButton}
MODIFIERS = {"shift": Qt.ShiftModifier, "control": Qt.ControlModifier, "alt": Qt.AltModifier, "meta": Qt.MetaModifier}


class Hand:
    """A mouse, a wheel and keys at a widget or a window."""

    def __init__(self, target: Any) -> None:
        self.target = target
        self.down: list[str] = []
        self.reported: list[Any] = []

    def pointer(self, kind: str, line: Line) -> None:
        place, held = QPoint(round(line["x"]), round(line["y"])), self.held(line.get("mods", []))
        button = line.get("button", "left")
        if kind == "down" and button not in self.down:
            QTest.mousePress(self.target, BUTTONS[button], held, place)
            self.down.append(button)
        elif kind == "up" and button in self.down:
            QTest.mouseRelease(self.target, BUTTONS[button], held, place)
            self.down.remove(button)
        elif kind in ("move", "hover"):
            QTest.mouseMove(self.target, place)
        app.processEvents()

    def lift(self) -> None:
        for button in self.down:
            QTest.mouseRelease(self.target, BUTTONS[button], Qt.NoModifier, QPoint(-1, -1))

    def key(self, name: str, modifiers: Sequence[str]) -> None:
        QTest.keyClick(self.target, KEYS[name] if name in KEYS else name, self.held(modifiers))
        app.processEvents()

    def wheel(self, x: float, y: float, unit: str) -> None:
        # A detent is 120 units of Qt, positive away from the user; points are pixels, as of a touchpad.
        units = {"detents": 120, "lines": 40, "pages": 1200, "points": 0}[unit]
        turn, points = QPoint(round(-x * units), round(-y * units)), QPoint(0, 0)
        if unit == "points":
            turn = points = QPoint(round(-x), round(-y))
        middle = QPointF(self.target.width() / 2, self.target.height() / 2)
        event = QWheelEvent(middle, self.target.mapToGlobal(middle), points, turn, Qt.NoButton, Qt.NoModifier,
                            Qt.NoScrollPhase, False)
        QApplication.sendEvent(self.target, event)
        app.processEvents()

    @staticmethod
    def held(modifiers: Sequence[str]) -> Any:
        held = Qt.NoModifier
        for modifier in modifiers:
            held |= MODIFIERS[modifier]
        return held


class Widget(Hand):
    """A widget with whole values, driven by real events: `widget` is a QAbstractSlider."""

    def __init__(self, widget: Any, new: Line, size: Sequence[int]) -> None:
        super().__init__(widget)
        self.widget = widget
        for name in ("range", "layout", "wrap", "enabled", "value"):
            if name in new:
                self.set(name, new[name])
        widget.setFixedSize(*size)
        widget.show()
        widget.activateWindow()
        widget.setFocus()
        widget.valueChanged.connect(lambda value: self.reported.append(["changed", value]))
        app.processEvents()

    def close(self) -> None:
        self.lift()
        self.widget.close()
        self.widget.deleteLater()
        app.processEvents()

    @property
    def value(self) -> Any:
        return self.widget.value()

    def set(self, name: str, to: Any) -> None:
        if name == "value":
            self.widget.setValue(round(to))
        elif name == "range":
            if None in to or to[0] != int(to[0]) or to[1] != int(to[1]):
                raise NotPossible("a slider of Qt has whole numbers as its ends")
            self.widget.setRange(int(to[0]), int(to[1]))
        elif name == "layout":
            self.widget.setLayoutDirection(Qt.RightToLeft if to == "rtl" else Qt.LeftToRight)
        elif name == "wrap":
            self.widget.setWrapping(to)
        elif name == "enabled":
            self.widget.setEnabled(to)
        app.processEvents()


def slider(make: Callable[[], Any], *, size: Sequence[int] = (320, 40), name: str | None = None,
           settings: Sequence[str] = ("range", "layout", "enabled"), fixed: dict[str, Any] | None = None,
           **can: Any) -> tuple[Make, dict[str, Any]]:
    """A slider of whole values, for `serve` and `run`: a function that makes its control, and its abilities.

    make() returns a widget with the members of a QAbstractSlider: value, setValue, setRange and valueChanged. `fixed`
    has the settings that cannot change: in the default style of Qt, a press beside the thumb moves it by a page.
    """
    class Control(Widget):
        def __init__(self, new: Line) -> None:
            super().__init__(make(), new, size)

    usual = {"name": name or f"Qt {VERSION} {type(make()).__name__}", "kinds": ["mouse"], "tells": ["changed"],
             "has": ["pointer", "hover", "key", "wheel", "modifiers", "button", "set"], "settings": list(settings),
             "fixed": fixed or {"step": 1, "track": "step"}, "viewport": list(size)}
    return Control, usual | can
