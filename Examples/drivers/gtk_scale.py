"""The Scale of GTK 4, by the pointer and the keys of an X server."""
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

import wire  # noqa: E402
import xtest  # noqa: E402

Gtk.init()
window = Gtk.Window(decorated=False, default_width=320, default_height=40)
context = GLib.MainContext.default()
hand = xtest.Hand()


class Scale(xtest.Control):
    def __init__(self, new):
        super().__init__(hand)
        adjustment = Gtk.Adjustment(step_increment=1, page_increment=10)
        self.scale = Gtk.Scale(orientation=Gtk.Orientation.HORIZONTAL, adjustment=adjustment, draw_value=False)
        for name in ("range", "layout", "enabled", "value"):
            if name in new:
                self.set(name, new[name])
        self.scale.connect("value-changed", lambda scale: self.told.append(["changed", scale.get_value()]))
        window.set_child(self.scale)
        window.present()
        self.scale.grab_focus()
        hand.move(900, 900)
        self.draw()

    def settle(self):
        """Lets GTK take in what the server has for it: a round trip, and everything that comes of it."""
        for _ in range(2):
            Gdk.Display.get_default().sync()
            while context.pending():
                context.iteration(False)

    def draw(self):
        """Lets GTK lay the new control out, which it does with the next frame."""
        done = []
        self.scale.add_tick_callback(lambda *_: done.append(True) or len(done) < 2)
        self.scale.queue_draw()
        while len(done) < 2:
            context.iteration(True)
        self.settle()

    @property
    def value(self):
        return self.scale.get_value()

    def moved(self):
        # GTK hands the moves of a pointer on with the next frame, all in one.
        self.draw()

    def set(self, name, to):
        if name == "value":
            self.scale.set_value(to)
        elif name == "range":
            if None in to:
                raise wire.NotPossible("a Scale has two ends")
            self.scale.set_range(*to)
        elif name == "layout":
            self.scale.set_direction(Gtk.TextDirection.RTL if to == "rtl" else Gtk.TextDirection.LTR)
        elif name == "enabled":
            self.scale.set_sensitive(to)
        self.settle()


version = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
wire.serve(Scale, {
    "name": f"GTK {version} Scale", "has": ["pointer", "hover", "key", "set"], "kinds": ["mouse"], "tells": ["changed"],
    "settings": ["range", "layout", "enabled"], "viewport": [320, 40]})
