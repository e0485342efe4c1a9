"""A driver with a custom law: detent fuzz --driver "Examples/drivers/run label". With `stale` it has a bug."""
import sys

from detent_driver import law, slider


class Volume:
    """Stands for a widget of yours with a label beside it."""

    def __init__(self, value, report):
        self.value, self.report = value, report
        self.show()

    def show(self):
        self.label = f"{self.value:.0f} %"

    def choose(self, value):
        before, self.value = self.value, min(max(value, 0), 100)
        self.show()
        if self.value != before:
            self.report(self.value)

    def set(self, value):
        self.value = min(max(value, 0), 100)
        if "stale" not in sys.argv:  # The bug: values set by the host are not shown.
            self.show()


@law("label", "The label says the value, in whole percent.")
def label(volume):
    return volume.label == f"{volume.value:.0f} %" or f"it says {volume.label}, and the value is {volume.value:g}"


def make(value, report):
    return Volume(value, report)


def set(volume, name, to):
    volume.set(to)


def pointer(volume, kind, x, y):
    volume.choose(x / 320 * 100)


if __name__ == "__main__":
    slider(make, set, pointer, name="a volume with a label", viewport=[320, 40], has=["pointer", "set"], laws=[label])
