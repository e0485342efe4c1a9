"""QDial of Qt 6, driven by events of Qt's own test library."""
from PySide6.QtWidgets import QDial

from detent_driver import qt, serve


class Dial(qt.Widget):
    def __init__(self, new):
        super().__init__(QDial(), new, (160, 160))


serve(Dial, {
    "name": f"Qt {qt.VERSION} QDial", "control": "dial",
    "has": ["pointer", "hover", "key", "wheel", "modifiers", "button", "set"], "kinds": ["mouse"], "tells": ["changed"], "settings": ["range", "enabled"], "fixed": {"step": 1},
    "viewport": [160, 160]})
