"""The Scale of GTK 4, driven by the pointer and the keys of an X server."""
import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from detent_driver import NotPossible, serve  # noqa: E402
import xtest  # noqa: E402

Gtk.init()
# A longer press makes drags finer, in real time; this limit is never reached.
Gtk.Settings.get_default().props.gtk_long_press_time = 2**31 - 1
# The window fills the screen: it leaves space for presses beside the Scale, and receives the keys, which go to the window
# under the pointer.
LEFT, TOP, WIDTH, HEIGHT = 400, 400, 320, 40
window = Gtk.Window(decorated=False, default_width=1024, default_height=1024)
container = Gtk.Fixed()
window.set_child(container)
window.present()
context = GLib.MainContext.default()
hand = xtest.Hand()


class Scale(xtest.Control):
    def __init__(self, new):
        super().__init__(hand)
        adjustment = Gtk.Adjustment(step_increment=1, page_increment=10)
        self.scale = Gtk.Scale(orientation=Gtk.Orientation.HORIZONTAL, adjustment=adjustment, draw_value=False)
        self.scale.set_size_request(WIDTH, HEIGHT)
        container.put(self.scale, LEFT, TOP)
        for name in ("range", "layout", "enabled", "value"):
            if name in new:
                self.change(name, new[name])
        self.scale.connect("value-changed", lambda scale: self.reported.append(["changed", scale.get_value()]))
        hand.move(1000, 1000)
        self.settle()

    def close(self):
        super().close()
        container.remove(self.scale)

    def origin(self):
        return LEFT, TOP

    def pointer(self, kind, line):
        # Rounds away from the middle, so that both halves behave alike and both edges belong to the Scale.
        x = line["x"]
        x = WIDTH - 1 if x == WIDTH else math.floor(x) if x < WIDTH / 2 else math.ceil(x)
        super().pointer(kind, {**line, "x": x, "y": math.floor(line["y"])})

    def key(self, name, modifiers):
        self.scale.grab_focus()
        super().key(name, modifiers)

    def settle(self):
        """Lets GTK process the pending input and its effects.

        The next frame delivers the merged moves of a pointer and lays out changes. The frame after it repeats the pointer
        position for whatever may have moved under it.
        """
        self.read()
        frames = []
        self.scale.add_tick_callback(lambda *_: frames.append(True) or len(frames) < 2)
        self.scale.queue_draw()
        while len(frames) < 2:
            context.iteration(True)
        self.read()

    def read(self):
        """Makes a round trip to the server, and processes all pending work."""
        for _ in range(2):
            Gdk.Display.get_default().sync()
            while context.pending():
                context.iteration(False)

    @property
    def value(self):
        return self.scale.get_value()

    def set(self, name, to):
        self.change(name, to)
        self.settle()

    def change(self, name, to):
        if name == "value":
            self.scale.set_value(to)
        elif name == "range":
            if None in to:
                raise NotPossible("a Scale has two ends")
            self.scale.set_range(*to)
        elif name == "layout":
            self.scale.set_direction(Gtk.TextDirection.RTL if to == "rtl" else Gtk.TextDirection.LTR)
        elif name == "enabled":
            self.scale.set_sensitive(to)


version = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
serve(Scale, {
    "name": f"GTK {version} Scale", "has": ["pointer", "hover", "key", "set"], "kinds": ["mouse"], "tells": ["changed"],
    "settings": ["range", "layout", "enabled"], "viewport": [WIDTH, HEIGHT]})
