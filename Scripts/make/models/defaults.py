"""The default to which two keys and a double tap go back."""

DEFAULTS = {"reset": "none"}
KEYS = ("Delete", "Backspace")
MILLISECOND = 1_000_000
TWICE = 300 * MILLISECOND  # from press to press


class Taps:
    """The taps of a pointer, of which the second in a row may go back."""

    def __init__(self, words, may_count=True):
        self.counts = words["reset"] != "none" and may_count
        self.began, self.has_tapped = None, False

    def press(self, time):
        """Returns True for a press that may be a second tap."""
        is_second = self.counts and self.has_tapped and time - self.began <= TWICE
        if not is_second:
            self.began = time
        self.has_tapped = False
        return is_second

    def lift(self, is_second):
        """Notes a lift within the slop."""
        self.has_tapped = not is_second


def make_reset(chance, values):
    """Returns one of some values as the default, for a third of all controls."""
    return {"reset": chance.choice(values)} if chance.random() < 0.33 else {}


def with_resets(chance, words, events):
    """Returns the events of a control that may have a default: some keys go back to it, some hands tap, and some twice.

    A second tap moves what follows by whole seconds, so that lifts stay where frames are drawn.
    """
    if words["reset"] == "none":
        return events
    made, late, index = [], 0, 0
    while index < len(events):
        event = events[index]
        event = event._replace(time=event.time + late)
        if event.verb == "key" and chance.random() < 0.3:
            event = event._replace(arguments=(chance.choice(KEYS), None))
        end = end_of_touch(events, index)
        made.append(event)
        if end and chance.random() < 0.5:
            lift = events[end]._replace(time=events[end].time + late, arguments=(event.arguments[0], None))
            made.append(lift)
            if chance.random() < 0.6:
                gap = chance.choice([0, 50, 150, 299, 300, 301, 400]) * MILLISECOND
                gap = max(gap, lift.time - event.time + 16 * MILLISECOND)
                again = [event._replace(time=event.time + gap), lift._replace(time=event.time + gap + 30 * MILLISECOND)]
                if chance.random() < 0.3:
                    aside = list(event.arguments[1])
                    aside[0] += chance.choice([-12, 9])
                    again[0] = again[0]._replace(arguments=(event.arguments[0], tuple(aside)))
                made, late, index = made + again, late + 1000 * MILLISECOND, end
            else:
                index = end
        index += 1
    return made


def end_of_touch(events, index):
    """Returns the index of the lift of a pointer that goes down, if only its moves are between; otherwise None."""
    if events[index].verb != "down":
        return None
    end = index + 1
    while end < len(events) and events[end].verb == "move" and events[end].arguments[0] == events[index].arguments[0]:
        end += 1
    is_lift = end < len(events) and events[end].verb == "up" and events[end].arguments[0] == events[index].arguments[0]
    return end if is_lift else None
