"""The Slider of textual-slider, in a terminal without a screen, driven by Textual's terminal events. A point is a cell."""
import asyncio

from importlib.metadata import version
from textual import events
from textual.app import App
from textual_slider import Slider

from detent_driver import NotPossible, serve

KEYS = {"ArrowUp": "up", "ArrowDown": "down", "ArrowLeft": "left", "ArrowRight": "right", "PageUp": "pageup",
        "PageDown": "pagedown", "Home": "home", "End": "end", "Escape": "escape"}


class Stage(App):
    CSS = "Slider { position: absolute; offset: 20 10; }"
    reported = []

    def on_slider_changed(self, message):
        self.reported.append(["changed", message.value])


class Control:
    def __init__(self, new):
        self.reported, self.is_down, self.place = stage.reported, False, (0, 0)
        self.range = new.get("range", [0, 100])
        wait(self.make(new))

    async def make(self, new):
        if any(end is None or end != int(end) for end in self.range):
            raise NotPossible("the Slider has whole ends")
        low, high = map(int, self.range)
        if high == low:
            raise NotPossible("a Slider of a single value cannot be drawn: it divides by zero")
        # A Slider disabled during a drag never releases the mouse.
        stage.capture_mouse(None)
        await stage.query(Slider).remove()
        self.slider = Slider(low, high, value=round(new.get("value", low)),
                             disabled=not new.get("enabled", True))
        await stage.mount(self.slider)
        # It ignores presses before its layout in the next frame.
        while not self.slider.size:
            await asyncio.sleep(0.001)
        await self.settle()
        self.reported.clear()

    async def settle(self):
        """Waits until an event and its results have passed from the stage to the Slider and back."""
        for each in (stage, stage.screen, self.slider, stage.screen, stage) * 2:
            done = asyncio.Event()
            each.call_later(done.set)
            await done.wait()

    def event(self, event):
        async def post():
            stage.post_message(event)
            await self.settle()
        wait(post())

    @property
    def value(self):
        return self.slider.value

    def pointer(self, kind, line):
        if kind == "leave" or kind == ("down" if self.is_down else "up"):
            return
        self.is_down = kind != "up" if kind in ("down", "up") else self.is_down
        # A terminal reports no positions outside itself.
        x, y = min(max(20 + int(line["x"] // 1), 0), 79), min(max(10 + int(line["y"] // 1), 0), 23)
        make = {"down": events.MouseDown, "up": events.MouseUp}.get(kind, events.MouseMove)
        held = [name in line.get("mods", []) for name in ("shift", "meta", "control")]
        # An unchanged position is no move.
        if make is not events.MouseMove or (x, y) != self.place:
            button = int(make is not events.MouseMove or self.is_down)
            self.event(make(None, x, y, x - self.place[0], y - self.place[1], button, *held))
        self.place = x, y

    def key(self, name, modifiers):
        wait(self.focus())
        held = "".join({"control": "ctrl"}.get(modifier, modifier) + "+" for modifier in modifiers)
        self.event(events.Key(held + KEYS.get(name, name), name if len(name) == 1 else None))

    async def focus(self):
        self.slider.focus()
        await self.settle()

    def set(self, name, to):
        async def change():
            if name == "value":
                self.slider.value = round(to)
            elif name == "enabled":
                self.slider.disabled = not to
            else:
                raise NotPossible(f"the Slider cannot change {name}")
            await self.settle()
        wait(change())

    def close(self):
        if self.is_down:
            self.pointer("up", {"x": -1, "y": -1})


def wait(doing):
    """Runs a coroutine on Textual's thread, and waits for it."""
    return asyncio.run_coroutine_threadsafe(doing, loop).result()


async def main():
    global stage, loop
    stage, loop = Stage(), asyncio.get_running_loop()
    async with stage.run_test(size=(80, 24)):
        await asyncio.to_thread(serve, Control, {
            "name": f"textual-slider {version('textual-slider')}, Textual {version('textual')}",
            "has": ["pointer", "hover", "key", "modifiers", "set"], "kinds": ["mouse"], "tells": ["changed"],
            "settings": ["range", "enabled"], "fixed": {"step": 1}, "viewport": [32, 3]})


asyncio.run(main())
