"""A driver of three functions: detent fuzz --driver "Examples/drivers/run three"."""
from detent_driver import slider


class Widget:
    """Stands for a widget of yours: a slider of 320 points that reports to its host."""

    def __init__(self, value, limits, report):
        self.value, self.limits, self.report = value, limits, report

    def fit(self, value):
        return min(max(value, self.limits[0]), self.limits[1])

    def choose(self, value):
        before, self.value = self.value, self.fit(value)
        if self.value != before:
            self.report(self.value)


def make(value, range=(0, 100), report=print):
    widget = Widget(value, range, report)
    set(widget, "value", value)
    return widget


def set(widget, name, to):
    if name == "range":
        widget.limits = to
    widget.value = widget.fit(to if name == "value" else widget.value)


def pointer(widget, kind, x, y):
    if kind in ("down", "move"):
        low, high = widget.limits
        widget.choose(low + x / 320 * (high - low))


if __name__ == "__main__":
    slider(make, set, pointer, name="three functions", viewport=[320, 40], has=["pointer", "set"])
