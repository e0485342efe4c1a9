"""A driver of three functions: make a control, set a setting, and move a pointer."""
from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from .wire import Line, Make, NotPossible, serve

ABOUT_THE_PLACE = ("value", "values", "viewport", "report")


def slider(make: Callable[..., Any], set: Callable[..., Any], pointer: Callable[..., Any], *,
           value: Callable[[Any], Any] | None = None, key: Callable[[Any, str], Any] | None = None,
           wheel: Callable[[Any, float, float, str], Any] | None = None, close: Callable[[Any], Any] | None = None,
           update: Callable[[Any, dict[str, Any], bool], Any] | None = None, name: str | None = None, **can: Any) -> None:
    """Answers all lines with a control made and used by functions, until standard input ends.

    make(value, …) returns a control with that value. The names of its other parameters are the settings that the
    control accepts, such as `range=(0, 100)` or `step=None`. Two are special: `viewport` is the required size, (width,
    height), and `report` is a function to call with the new value when the control reports a change to its host.

    set(control, name, to) sets the value (if name is "value") or one of those settings.

    pointer(control, kind, x, y) presses ("down"), moves ("move"), lifts ("up") or cancels ("cancel") a pointer, in
    points from the upper left corner of the control. An additional parameter receives the original line.

    value(control) returns the value; by default the control's member `value`, which may be a method. key(control, key)
    presses a key, wheel(control, x, y, unit) turns a wheel, close(control) closes the control. update(control, changes,
    animated) sets several settings and values in one act, which set(…) otherwise gets one by one. Other arguments, such
    as kinds=["mouse"], viewport=[320, 40] or fixed={"step": 1}, are reported unchanged: see Guides/drivers.md.
    laws=[law(…)] are custom laws: see `law`.
    """
    serve(*functions(make, set, pointer, value=value, key=key, wheel=wheel, close=close, update=update, name=name, **can))


def functions(make: Callable[..., Any], set: Callable[..., Any], pointer: Callable[..., Any], *,
              value: Callable[[Any], Any] | None = None, key: Callable[[Any, str], Any] | None = None,
              wheel: Callable[[Any, float, float, str], Any] | None = None, close: Callable[[Any], Any] | None = None,
              update: Callable[[Any, dict[str, Any], bool], Any] | None = None, name: str | None = None,
              **can: Any) -> tuple[Make, dict[str, Any]]:
    """Converts functions to arguments of `serve`: a function that makes the control, and its abilities."""
    parameters = list(inspect.signature(make).parameters)
    settings = [each for each in parameters if each not in ABOUT_THE_PLACE]
    takes_line = len(inspect.signature(pointer).parameters) > 4

    class Control:
        def __init__(self, new: dict[str, Any]) -> None:
            self.reported: list[Any] = []
            given = {each: new[each] for each in parameters if each in new}
            if "report" in parameters:
                given["report"] = self.report
            self.made = self.judged = make(**given)
            self.reported.clear()

        def report(self, value: float, part: int | None = None) -> None:
            self.reported.append(["changed", value, *([{"part": part}] if part else [])])

        def state(self) -> dict[str, Any]:
            now = value(self.made) if value else self.made.value() if callable(self.made.value) else self.made.value
            return {"values": list(now)} if isinstance(now, (list, tuple)) else {"value": now}

        def set(self, name: str, to: Any, part: int | None = None) -> None:
            set(self.made, name, to, *([] if part is None else [part]))

        def update(self, changes: dict[str, Any], animated: bool) -> None:
            if update:
                update(self.made, changes, animated)

        def pointer(self, kind: str, line: Line) -> None:
            pointer(self.made, kind, line["x"], line["y"], *([line] if takes_line else []))

        def key(self, name: str, modifiers: list[str]) -> None:
            if key:
                key(self.made, name)

        def wheel(self, x: float, y: float, unit: str) -> None:
            if wheel:
                wheel(self.made, x, y, unit)

        def close(self) -> None:
            if close:
                close(self.made)

    has = ["pointer", "cancel", "set"] + (["key"] if key else []) + (["wheel"] if wheel else []) + (["update"] if update else [])
    usual = {"name": name or f"{make.__module__}.{make.__name__}", "has": has, "settings": settings,
             "tells": ["changed"] if "report" in parameters else []}
    return Control, usual | can


__all__ = ["slider", "functions", "NotPossible"]
