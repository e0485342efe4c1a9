"""Sliders of web pages by Selenium: any element with role=slider, or an input of type range. Needs selenium.

    from detent_driver import run, selenium
    def test_volume(browser):
        browser.get("http://localhost:3000/")
        run(*selenium.slider(browser, "[role=slider]"), cases=30)
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from .wire import Line, Make, NotPossible

KEYS = {"ArrowUp": Keys.ARROW_UP, "ArrowDown": Keys.ARROW_DOWN, "ArrowLeft": Keys.ARROW_LEFT, "Escape": Keys.ESCAPE,
        "ArrowRight": Keys.ARROW_RIGHT, "Delete": Keys.DELETE,
        "Backspace": Keys.BACKSPACE, "PageUp": Keys.PAGE_UP, "PageDown": Keys.PAGE_DOWN, "Home": Keys.HOME, "End": Keys.END}
# Number of a button in WebDriver, and its bit among those that are held.
BUTTONS = {"left": (0, 1), "middle": (1, 4), "right": (2, 2), "back": (3, 8), "forward": (4, 16)}
# Bit of a modifier in Chromium's protocol, and its key.
MODIFIERS = {"alt": (1, Keys.ALT), "control": (2, Keys.CONTROL), "meta": (4, Keys.META), "shift": (8, Keys.SHIFT)}
READ = """const [thumb] = arguments, { left, top, width, height } = thumb.getBoundingClientRect(), aria = name =>
  thumb.hasAttribute('aria-' + name) ? Number(thumb.getAttribute('aria-' + name)) : null;
const isNative = thumb.matches('input[type=range]');
return { value: isNative ? thumb.valueAsNumber : aria('valuenow'), x: left + width / 2, y: top + height / 2, height,
  low: isNative ? Number(thumb.min || 0) : aria('valuemin') ?? 0, high: isNative ? Number(thumb.max || 100) : aria('valuemax') ?? 100 };"""
SETTLED = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));"


class Control:
    """A horizontal slider with one thumb, whose page is reloaded for each script."""

    browser: Any
    selector: str
    fresh: Callable[[], Any]
    # Left end, middle, width and height of the track, in points of the window.
    track: tuple[float, float, float, float]

    def __init__(self, new: Line) -> None:
        self.reported: list[Any] = []
        # Buttons that are down, the one that went down first in front, and the modifiers of the last line.
        self.held: list[str] = []
        self.modifiers: list[str] = []
        self.fresh()
        self.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", self.thumb)

    @property
    def thumb(self) -> Any:
        return self.browser.find_element(By.CSS_SELECTOR, self.selector)

    def read(self) -> Any:
        return self.browser.execute_script(READ, self.thumb)

    @property
    def value(self) -> Any:
        value = self.read()["value"]
        if value is None:
            raise NotPossible(f"{self.selector} has no aria-valuenow")
        return value

    def settle(self) -> None:
        self.browser.execute_async_script(SETTLED)

    def pointer(self, kind: str, line: Line) -> None:
        left, top, _, height = self.track
        x, y = (1, 1) if kind == "leave" else (left + line["x"], top - height / 2 + line["y"])
        button, self.modifiers = line.get("button", "left"), line.get("mods", [])
        self.move(x, y)
        if kind in ("down", "up") and (button in self.held) != (kind == "down"):
            self.turn(button, x, y)
        self.settle()

    # Uses Chromium's protocol: between two WebDriver actions Chromium forgets which element captured the pointer.
    def move(self, x: float, y: float) -> None:
        if hasattr(self.browser, "execute_cdp_cmd"):
            self.send("mouseMoved", x, y, self.held[0] if self.held else "none")
        else:
            # WebDriver accepts only whole points inside the window.
            width, height = self.browser.execute_script("return [innerWidth - 1, innerHeight - 1]")
            actions = ActionBuilder(self.browser, duration=0)
            actions.pointer_action.move_to_location(min(max(round(x), 0), width), min(max(round(y), 0), height))
            actions.perform()

    def turn(self, button: str, x: float, y: float) -> None:
        """Presses a button, or releases it if it is held."""
        is_press = button not in self.held
        self.held.append(button) if is_press else self.held.remove(button)
        if hasattr(self.browser, "execute_cdp_cmd"):
            self.send("mousePressed" if is_press else "mouseReleased", x, y, button)
            return
        actions = ActionBuilder(self.browser, duration=0)
        hand = actions.pointer_action
        (hand.pointer_down if is_press else hand.pointer_up)(BUTTONS[button][0])
        actions.perform()

    def send(self, kind: str, x: float, y: float, button: str) -> None:
        self.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": button, "buttons": sum(BUTTONS[each][1] for each in self.held),
            "modifiers": sum(MODIFIERS[each][0] for each in self.modifiers), "clickCount": 0 if kind == "mouseMoved" else 1})

    def key(self, name: str, modifiers: list[str]) -> None:
        # WebDriver holds a modifier until the end of the call.
        self.thumb.send_keys("".join(MODIFIERS[each][1] for each in modifiers) + KEYS.get(name, name))
        self.settle()

    def close(self) -> None:
        self.modifiers = []
        for button in list(self.held):
            self.turn(button, 1, 1)

    def measure(self) -> tuple[float, float, float, float]:
        """Measures the line from the thumb's position after Home to that after End."""
        ends = []
        for key in ("Home", "End"):
            self.key(key, [])
            ends.append(self.read())
        low, high = ends
        if high["x"] - low["x"] < 10:
            raise NotPossible("Home and End do not move the thumb from left to right: say where the track is, track=CSS")
        return low["x"], low["y"], high["x"] - low["x"], low["height"]


def slider(browser: Any, selector: str, *, fresh: Callable[[], Any] | None = None, track: str | None = None,
           name: str | None = None, step: float | None = None, **can: Any) -> tuple[Make, dict[str, Any]]:
    """A slider of a page, for `serve` and `run`: a class that makes its control, and its abilities.

    browser is a WebDriver that shows the page. fresh() shows a fresh control; by default the page is reloaded. track is a
    CSS selector of the track, if Home and End do not move the thumb visibly, as with a native range.
    """
    address = browser.current_url
    kind: Any = type("Control", (Control,), {"browser": browser, "selector": selector,
                                        "fresh": staticmethod(fresh or (lambda: browser.get(address)))})
    first = kind({})
    if track:
        box = browser.find_element(By.CSS_SELECTOR, track).rect
        kind.track = box["x"], box["y"] + box["height"] / 2, box["width"], box["height"]
    else:
        kind.track = first.measure()
    _, _, width, height = kind.track
    first = kind({})
    found = first.read()
    fixed = {"range": [found["low"], found["high"]], "value": found["value"]} | ({"step": step} if step else {})
    about = browser.capabilities
    # Outside of Chromium's protocol, a pointer has no modifiers.
    held = ["modifiers"] if hasattr(browser, "execute_cdp_cmd") else []
    usual = {"name": name or f"{selector}, {about['browserName']} {about['browserVersion'].split('.')[0]}", "clock": "real",
             "has": ["pointer", "hover", "key", "button", *held], "kinds": ["mouse"], "fixed": fixed,
             "viewport": [round(width), max(1, round(height))]}
    return kind, usual | can
