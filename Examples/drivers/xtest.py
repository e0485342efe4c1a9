"""Real input on an X server: pointer and keys through the XTest extension."""
import ctypes
import ctypes.util

KEYS = {"ArrowUp": 0xFF52, "ArrowDown": 0xFF54, "ArrowLeft": 0xFF51, "ArrowRight": 0xFF53, "PageUp": 0xFF55,
        "PageDown": 0xFF56, "Home": 0xFF50, "End": 0xFF57, "Escape": 0xFF1B}
MODIFIERS = {"shift": 0xFFE1, "control": 0xFFE3, "alt": 0xFFE9, "meta": 0xFFE7}


class Hand:
    """A pointer and a keyboard. Each call returns after the server has processed it."""

    def __init__(self):
        self.x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
        self.tst = ctypes.CDLL(ctypes.util.find_library("Xtst"))
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            raise SystemExit("there is no X server; start the driver by Examples/drivers/run")

    def move(self, x, y):
        # The protocol has 16 bits per coordinate; larger ones would wrap around.
        x, y = (min(max(int(place), -20000), 20000) for place in (x, y))
        self.tst.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        self.x11.XSync(self.display, 0)

    def button(self, number, is_down):
        self.tst.XTestFakeButtonEvent(self.display, number, is_down, 0)
        self.x11.XSync(self.display, 0)

    def focus(self, window):
        """Gives the keyboard focus to a window id, for lack of a window manager."""
        self.x11.XSetInputFocus(self.display, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)

    def stroke(self, name, modifiers=()):
        """Presses and releases a key while modifiers are held."""
        held = [MODIFIERS[modifier] for modifier in modifiers]
        symbol = KEYS[name] if name in KEYS else ord(name)
        strokes = [(key, 1) for key in held] + [(symbol, 1), (symbol, 0)] + [(key, 0) for key in reversed(held)]
        for key, is_down in strokes:
            self.tst.XTestFakeKeyEvent(self.display, self.x11.XKeysymToKeycode(self.display, key), is_down, 0)
        self.x11.XSync(self.display, 0)


class Control:
    """A control operated by a hand: `settle` lets the toolkit process input, `origin` is the position of the
    control."""

    def __init__(self, hand):
        self.hand, self.reported, self.is_down = hand, [], False

    def origin(self):
        return 0, 0

    def pointer(self, kind, line):
        left, top = self.origin()
        self.hand.move(left + line["x"], top + line["y"])
        self.settle()
        if kind in ("down", "up"):
            self.is_down = kind == "down"
            self.hand.button(1, int(self.is_down))
            self.settle()

    def key(self, name, modifiers):
        self.hand.stroke(name, modifiers)
        self.settle()

    def wheel(self, x, y, unit):
        for _ in range(min(max(1, round(abs(y or x))), 20)):
            button = (5 if y > 0 else 4) if y else (7 if x > 0 else 6)
            self.hand.button(button, 1)
            self.hand.button(button, 0)
        self.settle()

    def close(self):
        """Lifts the pressed button."""
        if self.is_down:
            self.hand.button(1, 0)
            self.settle()
