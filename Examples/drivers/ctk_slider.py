"""CTkSlider of CustomTkinter, driven by the pointer of an X server."""
import customtkinter

from detent_driver import NotPossible, serve
import xtest

root = customtkinter.CTk()
root.overrideredirect(True)
root.geometry("400x400+100+100")
root.wait_visibility()
hand = xtest.Hand()


class Slider(xtest.Control):
    def __init__(self, new):
        super().__init__(hand)
        limits = new.get("range", [0, 100])
        self.check(limits)
        self.slider = customtkinter.CTkSlider(
            root, width=320, height=20, from_=limits[0], to=limits[1],
            command=lambda value: self.reported.append(["changed", value]))
        self.slider.place(x=0, y=0)
        for name in ("value", "enabled"):
            if name in new:
                self.set(name, new[name])
        root.update()
        hand.move(self.slider.winfo_rootx() + 600, self.slider.winfo_rooty() + 600)
        self.settle()
        self.reported.clear()

    @staticmethod
    def check(limits):
        if None in limits or limits[0] == limits[1]:
            raise NotPossible("a CTkSlider has two ends, which are unlike each other")

    def close(self):
        super().close()
        self.slider.destroy()
        root.update()

    @property
    def value(self):
        return self.slider.get()

    def origin(self):
        return self.slider.winfo_rootx(), self.slider.winfo_rooty()

    def settle(self):
        root.winfo_pointerx()
        root.update()

    def set(self, name, to):
        if name == "value":
            self.slider.set(to)
        elif name == "range":
            self.check(to)
            self.slider.configure(from_=to[0], to=to[1])
        elif name == "enabled":
            self.slider.configure(state="normal" if to else "disabled")
        self.settle()


serve(Slider, {
    "name": f"CTkSlider {customtkinter.__version__}", "has": ["pointer", "hover", "wheel", "set"], "kinds": ["mouse"],
    "tells": ["changed"], "settings": ["range", "enabled"], "viewport": [320, 20]})
