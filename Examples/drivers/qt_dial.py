"""QDial of Qt 6, by the events that Qt's own test library makes."""
from PySide6.QtWidgets import QDial

import qt_input
import wire


class Dial(qt_input.Widget):
    def __init__(self, new):
        super().__init__(QDial(), new, (160, 160))


wire.serve(Dial, {
    "name": f"Qt {qt_input.VERSION} QDial", "control": "dial",
    "has": ["pointer", "hover", "key", "wheel", "modifiers", "set"], "kinds": ["mouse"], "tells": ["changed"], "settings": ["range", "enabled"], "fixed": {"step": 1},
    "viewport": [160, 160]})
