"""The Scale of Tk, driven by the pointer and the keys of an X server."""
import tkinter

from detent_driver import NotPossible, serve
import xtest

root = tkinter.Tk()
root.overrideredirect(True)
root.geometry("400x400+100+100")
root.wait_visibility()
hand = xtest.Hand()


class Scale(xtest.Control):
    def __init__(self, new):
        super().__init__(hand)
        self.scale = tkinter.Scale(
            root, orient="horizontal", showvalue=False, length=320, width=36, borderwidth=2, highlightthickness=0,
            command=lambda text: self.report())
        self.scale.place(x=0, y=0, width=320, height=40)
        for name in ("range", "step", "value", "enabled"):
            if name in new:
                self.set(name, new[name])
        root.update()
        self.scale.focus_force()
        self.settle()
        hand.focus(int(root.wm_frame(), 16))
        hand.move(self.scale.winfo_rootx() + 600, self.scale.winfo_rooty() + 600)
        self.settle()
        self.last = self.value
        self.reported.clear()

    def close(self):
        super().close()
        self.scale.destroy()
        root.update()

    @property
    def value(self):
        return self.scale.get()

    def report(self):
        self.reported.append(["changed", self.scale.get()])

    def origin(self):
        return self.scale.winfo_rootx(), self.scale.winfo_rooty()

    def settle(self):
        """Lets Tk process the pending input: a round trip to the server, and its effects."""
        root.winfo_pointerx()
        root.update()

    def set(self, name, to):
        if name == "value":
            self.scale.set(to)
        elif name == "range":
            if None in to:
                raise NotPossible("a Scale has two ends")
            self.scale.configure(from_=to[0], to=to[1])
        elif name == "step":
            # Values are rounded only if the resolution is above 0.
            self.scale.configure(resolution=to or -1)
        elif name == "enabled":
            self.scale.configure(state="normal" if to else "disabled")
        self.settle()


serve(Scale, {
    "name": f"tkinter Scale {root.tk.call('info', 'patchlevel')}", "has": ["pointer", "hover", "key", "wheel", "set"],
    "kinds": ["mouse"], "tells": ["changed"], "settings": ["range", "step", "enabled"], "viewport": [320, 40],
    # A press beside the thumb moves it by a step.
    "fixed": {"track": "step"}})
