"""The lines of the package's README for pytest-qt, on a slider of Qt that keeps a law, and on one that breaks it."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider

from detent_driver import qt, run


class Stuck(QSlider):
    """End stops short of the end."""

    def keyPressEvent(self, event):
        if event.key() == Qt.Key_End:
            self.setValue(self.maximum() - 10)
        else:
            super().keyPressEvent(event)


def test_slider(qtbot):
    run(*qt.slider(lambda: QSlider(Qt.Horizontal)), cases=20, laws=["U11", "R1"])


def test_planted_bug(qtbot):
    with pytest.raises(AssertionError, match="U11"):
        run(*qt.slider(lambda: Stuck(Qt.Horizontal)), cases=20, laws=["U11"])
