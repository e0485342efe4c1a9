"""The Slider of Kivy, driven by touches injected where Kivy's window delivers those of SDL."""
import os

os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_NO_CONFIG="1")
from kivy.config import Config  # noqa: E402

WIDTH, HEIGHT, LEFT, TOP = 1000, 1000, 340, 340
for section, name, value in (("graphics", "width", WIDTH), ("graphics", "height", HEIGHT), ("graphics", "maxfps", 0),
                             ("graphics", "vsync", 0)):
    Config.set(section, name, str(value))
from kivy import __version__  # noqa: E402
from kivy.base import EventLoop, runTouchApp  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.core.window.window_sdl2 import SDL2MotionEventProvider  # noqa: E402
from kivy.uix.floatlayout import FloatLayout  # noqa: E402
from kivy.uix.slider import Slider  # noqa: E402

from detent_driver import NotPossible, serve  # noqa: E402

container = FloatLayout()
runTouchApp(container, embedded=True)
ACTIONS = {"down": "fingerdown", "move": "fingermotion", "up": "fingerup"}


class Control:
    def __init__(self, new):
        self.reported, self.fingers = [], {}
        width, height = new["viewport"]
        # Kivy's y axis points up.
        self.slider = Slider(size_hint=(None, None), size=(width, height), pos=(LEFT, HEIGHT - TOP - height))
        for name in ("range", "step", "axis", "enabled", "value"):
            if name in new:
                self.set(name, new[name])
        container.add_widget(self.slider)
        settle()
        self.slider.bind(value=lambda slider, value: self.reported.append(["changed", value]))

    def close(self):
        for finger, place in list(self.fingers.items()):
            self.touch("up", finger, place)
        container.remove_widget(self.slider)
        settle()

    @property
    def value(self):
        return self.slider.value

    def pointer(self, kind, line):
        if line["kind"] != "touch":
            raise NotPossible("these are fingers")
        if (line["id"] in self.fingers) == (kind != "down"):
            self.touch(kind, line["id"], ((LEFT + line["x"]) / WIDTH, (TOP + line["y"]) / HEIGHT))

    def touch(self, kind, finger, place):
        self.fingers[finger] = place
        if kind == "up":
            del self.fingers[finger]
        SDL2MotionEventProvider.q.appendleft((ACTIONS[kind], finger, *place, 1))
        settle()

    def set(self, name, to):
        before = len(self.reported)
        if name == "value":
            self.slider.value = to
        elif name == "range":
            if None in to:
                raise NotPossible("a Slider has two ends")
            self.slider.range = to
        elif name == "step":
            self.slider.step = to or 0
        elif name == "axis":
            self.slider.orientation = "vertical" if to == "y" else "horizontal"
        elif name == "enabled":
            self.slider.disabled = not to
        settle()
        # Kivy also reports values set by the host; count only those of users.
        del self.reported[before:]


def settle():
    """Lets Kivy process its input: two frames, as the first may request another."""
    for _ in range(2):
        EventLoop.idle()


serve(Control, {
    "name": f"Kivy {__version__} Slider", "has": ["pointer", "pointers", "set"], "kinds": ["touch"], "tells": ["changed"],
    "settings": ["range", "step", "axis", "enabled"]})
