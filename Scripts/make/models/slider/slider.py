"""A slider under one hand: presses, jumps, drags and releases."""
import math

from .. import defaults
from .keys import Commanded

SLOPS = {"touch": "10", "mouse": "1", "pen": "1"}


class Press:
    """A pointer that is down, from its down to its up."""

    def __init__(self, pointer, start, along):
        self.pointer, self.start, self.place = pointer, start, start
        self.along = along  # position of its down, in direction of the value
        self.meaning = "hold"  # or stack, jump, step, tap: what it does is open until it moves or lifts
        self.part = None  # the thumb that it holds
        self.is_dragging = False
        self.offset = 0.0  # from the pointer to the thumb it drags
        self.has_caught = False
        self.is_second = False  # True if it may be the second of two taps


class Slider(Commanded):
    """The verbs of a script are methods of the same name."""

    def __init__(self, words):
        super().__init__(words)
        self.axis = 0 if words["axis"] == "x" else 1
        self.pointer = words["pointer"]
        self.is_touch = self.pointer == "touch"
        self.slop = float(SLOPS[self.pointer] if words["slop"] == "none" else words["slop"])
        self.grab = float(words["grab" if self.is_touch else "thumb-radius"])
        self.press = None  # a pointer that has yielded, or stepped, is as if lifted
        self.taps = defaults.Taps(words)
        self.tapped = None, 0.0  # the thumb of the first of two taps, and its place before that

    def along(self, place):
        """Returns the position of a pointer on the track, in direction of the value: upwards unless inverted, and from
        the right in right-to-left layouts."""
        is_forward = self.words["inverted"] == "on" if self.axis == 1 else not self.is_mirrored
        along = float(place[self.axis])
        return along if is_forward else self.track.length - along

    def is_held(self):
        return self.press is not None

    def is_dragging(self, part):
        return self.press is not None and self.press.part == part

    def is_busy(self, part):
        """Returns True for a thumb that a pointer holds or a wheel turns, or that moves by itself."""
        is_turned = self.wheel_until is not None and self.wheel_part == part
        return is_turned or part in self.motions or self.is_dragging(part)

    def is_still(self):
        return not self.motions and self.press is None and self.wheel_until is None

    # --- The thumb of a press ---

    def nearest_thumbs(self, along):
        """Returns the nearest thumb, and all thumbs in its position.

        Just between two it is the lower one in the lower half of what can be chosen, otherwise the upper one.
        """
        away = [math.inf if part in self.locked else abs(thumb - along) for part, thumb in enumerate(self.places)]
        nearest = min(away)
        near = [part for part, distance in enumerate(away) if distance - nearest <= 1e-9]
        return self.group(near[-1 if along >= sum(self.track.ends) / 2 else 0])

    def group(self, first):
        """Returns the thumbs in the place of one, without locked ones at either end."""
        near = [part for part, thumb in enumerate(self.places) if abs(thumb - self.places[first]) <= 1]
        while near and near[0] in self.locked:
            near.pop(0)
        while near and near[-1] in self.locked:
            near.pop()
        return near

    def meant(self, along):
        """Returns the distance of the thumb that a press means, and all thumbs in its position.

        A mouse and a pen mean the nearest that has a choice towards the press, if any has; of thumbs that they are on,
        none beside these.
        """
        group = self.nearest_thumbs(along)
        inside = min(max(along, self.track.ends[0]), self.track.ends[1])
        if not self.is_touch and not self.can_come(group, inside):
            able = [part for part in range(len(self.places))
                    if part not in self.locked and self.can_come(self.group(part), inside)]
            near = min(abs(self.places[part] - along) for part in group)
            if near <= self.grab:  # on a thumb, it means none beside it
                able = [part for part in able if abs(self.places[part] - along) <= self.grab]
            if able:
                group = self.group(min(able, key=lambda part: (abs(self.places[part] - along), -part)))
        return min(abs(self.places[part] - along) for part in group), group

    def can_come(self, group, along):
        way = along - self.places[group[0]]
        return abs(way) <= 1e-6 or any(
            self.can_move(part, 1 if way > 0 else -1) for part in group if part not in self.locked)

    def chosen(self, group, way):
        """Chooses the outermost thumb of a group that can move in a direction, or else in the other one, so that none is
        stuck at a bound; the lowest one if none can move."""
        for side in (way, -way):
            able = [part for part in group if part not in self.locked and self.can_move(part, side)]
            if able:
                return max(able) if side > 0 else min(able)
        return group[0]

    def can_move(self, part, way):
        return (self.limit_place(part, way) - self.places[part]) * way > self.track.near

    def hold(self, part):
        """Lets the pointer hold a thumb where it is shown: it stops, and an edit that is open goes on."""
        press = self.press
        press.part, press.has_caught = part, part in self.before
        if self.stop(part):
            self.ticks[part].end_run(self.places[part])
        self.focused = part
        self.own(part)
        self.place(part, self.places[part])

    # --- Down ---

    def down(self, time, pointer, place):
        self.come(time)
        self.end_wheel(time)
        self.carry = None
        along = self.along(place)
        nearest, group = self.meant(along)
        self.press = Press(pointer, place, along)
        mode = self.words["track"]
        if nearest <= self.grab:
            if len(group) > 1:
                self.press.meaning = "stack"
            else:
                self.note_tap(time, group[0], along)
                self.hold(group[0])
                return self.end_down(time)
        elif mode == "none" or self.is_touch:
            self.press.meaning = "tap" if mode == "none" else mode
        else:
            self.act_beside(time, along)
        self.taps.has_tapped = False
        return self.end_down(time)

    def end_down(self, time):
        self.report_idle(time)
        self.flush()

    def note_tap(self, time, part, along):
        """Notes a press on a thumb; a second one must be on it where it was before the first."""
        before, place = self.tapped
        if part != before or abs(along - place) > max(self.grab, 1e-6):
            self.taps.has_tapped = False
        self.press.is_second = self.taps.press(time)
        if not self.press.is_second:
            self.tapped = part, self.places[part]

    def act_beside(self, time, along):
        """Brings the thumb that is nearest to the press now, or steps it towards the press."""
        press = self.press
        _, group = self.meant(press.along)
        part = self.chosen(group, -1 if along < self.places[group[0]] else 1)
        self.focused = part
        if self.words["track"] == "step":
            self.go(time, part, 1 if along > self.places[part] else -1, 1, "tap")
            self.press = None
            return
        self.hold(part)
        if self.jump(time, along):
            self.drag(time)

    def jump(self, time, along):
        self.press.is_dragging, self.press.offset = True, 0.0
        return self.pull(time, self.press.part, along, "tap", is_jump=True)

    # --- Move ---

    def move(self, time, pointer, place):
        self.come(time)
        press = self.press
        if press is None or (press.is_dragging and place == press.place):
            # At the position of the last report it emits nothing.
            return
        press.place = place
        if press.is_dragging:
            self.drag(time)
        else:
            self.recognise(time)
        self.report_idle(time)
        self.flush()

    def recognise(self, time):
        """Turns a press into a drag when it leaves the slop on the main axis; a touch that leaves it on the cross
        axis yields."""
        press = self.press
        along = self.along(press.place) - press.along
        across = float(press.place[1 - self.axis]) - float(press.start[1 - self.axis])
        if self.is_touch and abs(across) > max(self.slop, abs(along)):
            self.press = None
            self.report(time, "yielded")
            self.flush_alone()
            if press.has_caught:
                self.release(time, press.part)
            elif press.part is not None:
                self.rest(press.part)
        elif abs(along) > self.slop:
            self.begin_drag(time, 1 if along > 0 else -1)

    def begin_drag(self, time, way):
        press = self.press
        if press.meaning == "tap":
            self.press = None
        elif press.meaning in ("jump", "step"):
            self.act_beside(time, self.along(press.place) if press.meaning == "jump" else press.along)
        else:
            if press.meaning == "stack":
                self.hold(self.chosen(self.meant(press.along)[1], way))
            press.is_dragging = True
            press.offset = self.places[press.part] - press.along
            self.drag(time)

    def drag(self, time):
        """Pulls the thumb to the pointer: once more if it has come back within its limits, which then count."""
        press = self.press
        raw = self.along(press.place) + press.offset
        if self.pull(time, press.part, raw, "drag"):
            self.pull(time, press.part, raw, "drag")

    def flush_alone(self):
        """Reports a line that is outside the order of effects."""
        self.lines += self.moment
        self.moment = []

    # --- Up ---

    def up(self, time, pointer, place):
        """Lifts the pointer at its position or at another, which is a move first."""
        if place is not None:
            self.move(time, pointer, place)
        self.come(time)
        press = self.press
        if press is None:
            return
        if not press.is_dragging:
            self.tap(time)
        self.press = None
        if press.is_dragging or press.has_caught:
            self.release(time, press.part)
        self.report_idle(time)
        self.flush()

    def tap(self, time):
        press = self.press
        along = self.along(press.place)
        if press.meaning in ("jump", "step"):
            self.act_beside(time, press.along if press.meaning == "step" else along)
            return
        if press.part is not None:
            self.taps.lift(press.is_second)
        if press.has_caught:
            return
        if press.is_second:
            self.reset(time, press.part)
        else:
            if press.part is not None:
                self.rest(press.part)
            if press.meaning == "stack":
                self.focused = self.chosen(self.meant(along)[1], 1)
            spot = dict(zip("xy", map(float, press.place)))
            self.report(time, "tapped", 0, {}, spot)
            self.flush_alone()

    # --- Cancel ---

    def cancel(self, time, pointer):
        """Cancels the pointer, as the system does."""
        self.come(time)
        press, self.press = self.press, None
        if press and press.part is not None:
            self.restore(time, press.part)
        self.report_idle(time)
        self.flush()

    def escape(self, time):
        """Cancels each open edit, and a gesture of a wheel that has changed nothing."""
        if not self.press and self.wheel_until is None and not self.motions:
            return
        press, self.press = self.press, None
        parts = [press.part] if press and press.part is not None else []
        if self.wheel_until is not None:
            self.wheel_until, parts = None, [*parts, self.wheel_part]
        self.carry = None
        for part in parts + list(self.motions):
            self.restore(time, part)

    def restore(self, time, part):
        """Restores value and display of a part, then of those it has pushed, the nearest first, as far as there is space:
        immediately and without effects."""
        self.owes_idle |= self.stop(part) or part in self.before
        others = self.pushed.get(part, set())
        for one in [part, *sorted(others, key=lambda other: (abs(other - part), other))]:
            if one not in self.before:
                continue
            value = self.clamped(one, self.before[one])
            self.put(one, value)
            if not self.is_same(value, self.values[one]):
                self.values[one] = value
                self.report(time, "changed", one, {"cause": "cancel"}, {"value": value})
        self.end(time, part, "cancel")

    def anchor_press(self, part):
        """Continues a drag from the position set by the host, with the same offset from the pointer."""
        press = self.press
        if press.is_dragging:
            press.offset = self.places[part] - self.along(press.place)
