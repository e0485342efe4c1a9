"""The Slider of textual-slider, in a terminal without a screen, by Textual's own pilot. A point is a cell of the terminal."""
import asyncio

from importlib.metadata import version
from textual.app import App
from textual_slider import Slider

import wire

KEYS = {"ArrowUp": "up", "ArrowDown": "down", "ArrowLeft": "left", "ArrowRight": "right", "PageUp": "pageup",
        "PageDown": "pagedown", "Home": "home", "End": "end", "Escape": "escape"}


class Stage(App):
    CSS = "Slider { position: absolute; offset: 20 10; }"
    told = []

    def on_slider_changed(self, message):
        self.told.append(["changed", message.value])


class Control:
    def __init__(self, new):
        self.told, self.is_down = stage.told, False
        self.range, self.step = new.get("range", [0, 100]), new.get("step", 1)
        wait(self.make(new))

    async def make(self, new):
        if self.step is None or any(end is None or end != int(end) for end in [*self.range, self.step]):
            raise wire.NotPossible("the Slider has whole ends and a whole step")
        low, high = map(int, self.range)
        await stage.query(Slider).remove()
        self.slider = Slider(low, high, step=int(self.step), value=round(new.get("value", low)),
                             disabled=not new.get("enabled", True))
        await stage.mount(self.slider)
        self.slider.focus()
        await pilot.pause()
        self.told.clear()

    @property
    def value(self):
        return self.slider.value

    def pointer(self, kind, line):
        if kind == "leave" or kind == ("down" if self.is_down else "up"):
            return
        self.is_down = kind != "up" if kind in ("down", "up") else self.is_down
        # A terminal tells of nothing outside of itself.
        place = (min(max(20 + int(line["x"] // 1), 0), 79), min(max(10 + int(line["y"] // 1), 0), 23))
        do = {"down": pilot.mouse_down, "up": pilot.mouse_up}.get(kind, pilot.hover)
        wait(do(offset=place))

    def key(self, name, modifiers):
        held = "".join({"control": "ctrl"}.get(modifier, modifier) + "+" for modifier in modifiers)
        wait(pilot.press(held + KEYS.get(name, name)))

    def set(self, name, to):
        async def change():
            if name == "value":
                self.slider.value = round(to)
            elif name == "enabled":
                self.slider.disabled = not to
            else:
                raise wire.NotPossible(f"the Slider cannot change {name}")
            await pilot.pause()
        wait(change())

    def close(self):
        if self.is_down:
            self.pointer("up", {"x": -1, "y": -1})


def wait(doing):
    """Has something done where Textual runs, and waits until it is."""
    return asyncio.run_coroutine_threadsafe(doing, loop).result()


async def main():
    global stage, pilot, loop
    stage, loop = Stage(), asyncio.get_running_loop()
    async with stage.run_test(size=(80, 24)) as pilot:
        await asyncio.to_thread(wire.serve, Control, {
            "name": f"textual-slider {version('textual-slider')}, Textual {version('textual')}",
            "has": ["pointer", "hover", "key", "modifiers", "set"], "kinds": ["mouse"], "tells": ["changed"],
            "settings": ["range", "step", "enabled"], "viewport": [32, 3]})


asyncio.run(main())
