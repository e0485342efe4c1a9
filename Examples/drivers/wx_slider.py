"""wx.Slider, driven by the pointer and the keys of an X server."""
import ctypes
import time

import wx

from detent_driver import NotPossible, serve
import xtest

app = wx.App()
frame = wx.Frame(None, pos=(100, 100), size=(500, 500), style=wx.NO_BORDER)
panel = wx.Panel(frame)
frame.Show()
hand = xtest.Hand()
frames = []


def paint(event):
    wx.PaintDC(panel)
    frames.append(event)


panel.Bind(wx.EVT_PAINT, paint)
# A press of twice this time in ms makes drags finer, in real time; this limit is never reached.
gtk = ctypes.CDLL("libgtk-3.so.0")
gtk.gtk_settings_get_default.restype = ctypes.c_void_p
gtk.g_object_set(ctypes.c_void_p(gtk.gtk_settings_get_default()), b"gtk-long-press-time", ctypes.c_uint(10**8), None)


class Slider(xtest.Control):
    def __init__(self, new):
        super().__init__(hand)
        self.slider = wx.Slider(panel, value=0, minValue=0, maxValue=100, pos=(50, 50), size=(320, 40))
        for name in ("range", "enabled", "value"):
            if name in new:
                self.set(name, new[name])
        self.slider.Bind(wx.EVT_SLIDER, lambda event: self.reported.append(["changed", event.GetInt()]))
        self.slider.SetFocus()
        hand.move(650, 650)
        self.settle()
        hand.focus(frame.GetHandle())
        self.settle()
        self.reported.clear()

    def close(self):
        super().close()
        self.slider.Destroy()
        self.settle()

    @property
    def value(self):
        return self.slider.GetValue()

    def origin(self):
        return tuple(self.slider.ClientToScreen((0, 0)))

    def pointer(self, kind, line):
        # GDK 3 keeps a move between widgets queued after the crossing events until another event comes
        # (_gdk_event_queue_handle_motion_compression, gdkevents.c 3.24.38). The second move, to the same position, is that
        # event.
        left, top = self.origin()
        self.hand.move(left + line["x"], top + line["y"])
        super().pointer(kind, line)

    def settle(self):
        """Lets the toolkit process the pending input: GTK delivers moves with its next frame, and paints at the end of
        it."""
        for _ in range(2):
            frames.clear()
            panel.Refresh()
            while not frames:
                wx.YieldIfNeeded()
                time.sleep(0.001)

    def set(self, name, to):
        if name == "value":
            self.slider.SetValue(round(to))
        elif name == "range":
            if None in to or any(each != int(each) for each in to):
                raise NotPossible("a wx.Slider has whole numbers as its ends")
            self.slider.SetRange(*map(int, to))
        elif name == "enabled":
            self.slider.Enable(to)
        self.settle()


serve(Slider, {
    "name": f"wx.Slider {wx.version().split()[0]}", "has": ["pointer", "hover", "key", "set"], "kinds": ["mouse"], "clock": "real",
    "tells": ["changed"], "settings": ["range", "enabled"], "fixed": {"step": 1}, "viewport": [320, 40]})
