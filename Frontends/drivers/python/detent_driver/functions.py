"""A driver of three functions: make a control, set something of it, and have a pointer at it."""
import inspect

from .wire import NotPossible, serve

ABOUT_THE_PLACE = ("value", "values", "viewport", "tell")


def slider(make, set, pointer, *, value=None, key=None, wheel=None, close=None, name=None, **can):
    """Answers all lines with a control that functions make and use. It ends with standard input.

    make(value, …) makes a control of that value, and gives it. Its other parameters, by their names, are the settings that
    the control takes, as `range=(0, 100)` or `step=None`. Of these `viewport` is the size, (width, height), that it should
    have, and `tell` a function to be called, with the new value, where the control tells its host of a change.

    set(control, name, to) sets the value (if name is "value") or one of those settings.

    pointer(control, kind, x, y) presses ("down"), moves ("move"), lifts ("up") or takes away ("cancel") a pointer, at points
    from the upper left corner of the control. It may have one parameter more: the line as it came.

    value(control) gives the value; without it the control has a member `value`, which may be a method. key(control, key) is a
    stroke of a key, wheel(control, x, y, unit) a turn of a wheel, close(control) the end of it. More words, as
    kinds=["mouse"], viewport=[320, 40] or fixed={"step": 1}, are told as they are: see Guides/drivers.md. laws=[law(…)] are laws
    of your own: see `law`.
    """
    serve(*functions(make, set, pointer, value=value, key=key, wheel=wheel, close=close, name=name, **can))


def functions(make, set, pointer, *, value=None, key=None, wheel=None, close=None, name=None, **can):
    """What `serve` takes, made of functions: a function that makes the control, and what it can do."""
    parameters = list(inspect.signature(make).parameters)
    settings = [each for each in parameters if each not in ABOUT_THE_PLACE]
    takes_line = len(inspect.signature(pointer).parameters) > 4

    class Control:
        def __init__(self, new):
            self.told = []
            given = {each: new[each] for each in parameters if each in new}
            if "tell" in parameters:
                given["tell"] = self.tell
            self.made = self.judged = make(**given)
            self.told.clear()

        def tell(self, value, part=None):
            self.told.append(["changed", value] + ([{"part": part}] if part else []))

        def state(self):
            now = value(self.made) if value else self.made.value() if callable(self.made.value) else self.made.value
            return {"values": list(now)} if isinstance(now, (list, tuple)) else {"value": now}

        def set(self, name, to, part=None):
            set(self.made, name, to, *([] if part is None else [part]))

        def pointer(self, kind, line):
            pointer(self.made, kind, line["x"], line["y"], *([line] if takes_line else []))

        def key(self, name, modifiers):
            key(self.made, name)

        def wheel(self, x, y, unit):
            wheel(self.made, x, y, unit)

        def close(self):
            if close:
                close(self.made)

    has = ["pointer", "cancel", "set"] + (["key"] if key else []) + (["wheel"] if wheel else [])
    usual = {"name": name or f"{make.__module__}.{make.__name__}", "has": has, "settings": settings,
             "tells": ["changed"] if "tell" in parameters else []}
    return Control, usual | can


__all__ = ["slider", "functions", "NotPossible"]
