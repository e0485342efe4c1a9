"""A widget of a few lines, and its driver of three functions: `detent fuzz --driver "python3 Tests/Drivers/three.py"`."""
from detent_driver import slider


class Widget:
    def __init__(self, value, range, tell):
        self.value, self.range, self.tell, self.before = value, range, tell, value

    def put(self, value):
        low, high = self.range
        value = min(max(value, low), high)
        if value != self.value:
            self.value = value
            self.tell(value)


def make(value, tell, range=(0, 100)):
    return Widget(min(max(value, range[0]), range[1]), range, tell)


def set(widget, name, to):
    if name == "range":
        widget.range = to
    low, high = widget.range
    widget.value = min(max(to if name == "value" else widget.value, low), high)
    widget.before = min(max(to if name == "value" else widget.before, low), high)


def pointer(widget, kind, x, y):
    if kind == "down":
        widget.before = widget.value
    low, high = widget.range
    widget.put(widget.before if kind == "cancel" else low + x / 320 * (high - low))


if __name__ == "__main__":
    slider(make, set, pointer, name="three functions", viewport=[320, 40])
