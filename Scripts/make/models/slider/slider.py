"""A slider under one hand: presses, jumps, drags and releases."""
from ..undecided import Undecided
from .keys import Commanded

SLOPS = {"touch": "10", "mouse": "1", "pen": "1"}


class Press:
    """A pointer that is down, from its down to its up."""

    def __init__(self, pointer, start, along, group, is_near):
        self.pointer, self.start, self.place = pointer, start, start
        self.along = along  # position of its down, in direction of the value
        self.group = group  # the nearest thumbs; several if they are in one position
        self.is_near = is_near  # True if it holds them
        self.part = None  # the thumb that it drags
        self.offset = 0.0  # from the pointer to the thumb it drags
        self.is_dead = False
        self.has_caught = False


class Slider(Commanded):
    """The verbs of a script are methods of the same name."""

    def __init__(self, words):
        super().__init__(words)
        self.axis = 0 if words["axis"] == "x" else 1
        self.pointer = words["pointer"]
        self.is_touch = self.pointer == "touch"
        self.slop = float(SLOPS[self.pointer] if words["slop"] == "none" else words["slop"])
        self.grab = float(words["grab"])
        self.press = None

    def along(self, place):
        """Returns the position of a pointer on the track, in direction of the value: upwards, and from the right in
        right-to-left layouts."""
        if self.axis == 1:
            return self.track.length - float(place[1])
        return self.track.length - float(place[0]) if self.is_mirrored else float(place[0])

    def is_held(self):
        if self.press and self.press.is_dead:
            # Unspecified: whether a pointer that yielded its gesture to the host blocks keys and wheels.
            raise Undecided("something else while a dead pointer is down")
        return self.press is not None

    # --- Down ---

    def down(self, time, pointer, place):
        self.come(time)
        if self.wheel_until is not None:
            # Unspecified: the end of a wheel gesture when a pointer comes down in it.
            raise Undecided("a pointer in a gesture of a wheel")
        along = self.along(place)
        nearest, group = self.nearest_thumbs(along)
        self.press = Press(pointer, place, along, group, nearest <= self.grab)
        self.carry = None
        if self.motion:
            self.catch(group)
        if len(group) == 1 and self.press.is_near:
            self.focused = group[0]
        if not self.press.is_near and not self.is_touch:
            self.act_beside(time, along)
        self.flush()

    def nearest_thumbs(self, along):
        """Returns the distance of the nearest thumb, and all thumbs in its position."""
        away = [abs(thumb - along) for thumb in self.places]
        nearest = min(away)
        first = self.places[away.index(nearest)]
        if any(abs(thumb - first) > 1 and abs(distance - nearest) < 1e-6 for thumb, distance in zip(self.places, away)):
            raise Undecided("a press just between two thumbs")
        return nearest, [part for part, thumb in enumerate(self.places) if abs(thumb - first) <= 1]

    def catch(self, group):
        """Stops a moving thumb at its present position."""
        if group != [self.motion.part] or not self.press.is_near:
            # Unspecified: a moving thumb when another position is pressed.
            raise Undecided("a press beside a thumb that moves")
        self.ticks[self.motion.part].end_run(self.places[self.motion.part])
        self.stop()
        self.press.has_caught = True

    def chosen(self, way):
        """Chooses the thumb that moves in a direction among those in one position, so that none is stuck at a bound."""
        group = self.press.group
        if len(group) > 1:
            able = [part for part in group if self.can_move(part, way, group)]
            if not able:
                # Unspecified: the thumb chosen if none of several can move.
                raise Undecided("a stack of thumbs of which none can go")
            group = [max(able) if way > 0 else min(able)]
        self.focused = group[0]
        return group[0]

    def can_move(self, part, way, group):
        limit = self.track.place(self.limit(part, way)[0])
        return (limit - self.places[part]) * way > self.track.near

    def act_beside(self, time, along):
        """Handles a press beside the thumbs: it brings the nearest one, steps, or does nothing."""
        press = self.press
        mode = self.words["track"]
        if mode == "none":
            return
        part = self.chosen(1 if along > self.places[press.group[0]] else -1)
        if mode == "step":
            self.step(time, part, along)
            press.is_dead = True
            return
        self.jump(time, part, along)
        press.part, press.offset = part, 0.0

    def jump(self, time, part, along):
        if self.waits and self.ticks[part].marks:
            # Unspecified: the marks that tick when a thumb jumps and lands later.
            raise Undecided("a jump to between two marks")
        self.pull(time, part, along, "tap", is_jump=True)

    def step(self, time, part, along):
        """Makes one step towards the press as a complete edit, after which the pointer is inactive, as the guide says.

        No idle follows. The design says that pointers owe an idle, so this may be intended otherwise.
        """
        way = 1 if along > self.places[part] else -1
        self.go(time, part, way, 1, "tap")

    # --- Move ---

    def move(self, time, pointer, place):
        self.come(time)
        press = self.press
        if press is None or press.is_dead:
            return
        if press.part is not None and place == press.place:
            # At the position of the last report it emits nothing.
            return
        press.place = place
        if press.part is None:
            self.recognise(time)
        elif not press.is_dead:
            self.drag(time)
        self.flush()

    def recognise(self, time):
        """Turns a press into a drag when it leaves the slop on the main axis; a touch that leaves it on the cross
        axis yields."""
        press = self.press
        along = self.along(press.place) - press.along
        across = float(press.place[1 - self.axis]) - float(press.start[1 - self.axis])
        if self.is_touch and abs(across) > max(self.slop, abs(along)):
            press.is_dead = True
            self.report(time, "yielded")
            self.flush_alone()
            if press.has_caught:
                self.release(time, press.group[0])
        elif abs(along) > self.slop:
            self.begin_drag(time, 1 if along > 0 else -1)

    def begin_drag(self, time, way):
        press = self.press
        if press.is_near:
            press.part = self.chosen(way)
            press.offset = self.places[press.part] - press.along - way * self.slop
            self.drag(time)
        elif self.words["track"] == "none":
            press.is_dead = True
        elif self.is_touch:
            self.act_beside(time, self.along(press.place) if self.words["track"] == "jump" else press.along)

    def drag(self, time):
        press = self.press
        self.pull(time, press.part, self.along(press.place) + press.offset, "drag")

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
        if press.part is not None and not press.is_dead:
            self.release(time, press.part)
        elif not press.is_dead:
            self.tap(time)
        self.press = None
        self.flush()

    def tap(self, time):
        press = self.press
        along = self.along(press.place)
        if press.has_caught:
            self.release(time, press.group[0])
        elif not press.is_near and self.is_touch and self.words["track"] != "none":
            # The thumb nearest to the press moves.
            self.act_beside(time, press.along if self.words["track"] == "step" else along)
            if press.part is not None:
                self.release(time, press.part)
        elif press.is_near and not self.is_touch and len(press.group) == 1 and self.would_choose_other(along):
            self.jump(time, press.group[0], along)
            self.release(time, press.group[0])
        else:
            if len(press.group) > 1 and press.is_near:
                self.focus_tapped(press.group)
            spot = dict(zip("xy", map(float, press.place)))
            self.report(time, "tapped", 0, {}, spot)
            self.flush_alone()

    def would_choose_other(self, along):
        """Returns True if a click within finger reach chooses another value than the thumb's."""
        if self.words["track"] != "jump":
            # Unspecified: whether a click on a thumb jumps if one beside it does not.
            raise Undecided("a click on a thumb whose track does not jump")
        part = self.press.group[0]
        low, high = (self.track.place(self.limit(part, way)[0]) for way in (-1, 1))
        place = min(max(along, low), high)
        if self.track.choices:
            place = self.track.nearest(place, low, high).place
        return abs(place - self.places[part]) > self.track.near

    def focus_tapped(self, group):
        """Focuses the topmost movable thumb after a tap on thumbs in one position."""
        if self.pushes:
            # Unspecified: whether a thumb that must push another one counts as movable.
            raise Undecided("a tap on a stack of thumbs that push")
        able = [part for part in group if any(self.can_move(part, way, group) for way in (-1, 1))]
        if not able:
            raise Undecided("a tap on a stack of thumbs of which none can go")
        self.focused = max(able)

    # --- Cancel ---

    def cancel(self, time, pointer):
        """Cancels the pointer, as the system does."""
        self.come(time)
        press, self.press = self.press, None
        if not press.is_dead:
            self.restore(time)

    def restore(self, time):
        """Restores value and display of all moved parts, immediately and without effects."""
        was_moving = self.stop()
        for part in sorted(self.before):
            self.places[part] = self.track.place(self.before[part])
            self.ticks[part].start(self.places[part])
            for edge in self.edges[part].values():
                edge.arm()
            if not self.is_same(self.before[part], self.values[part]):
                self.values[part] = self.before[part]
                self.report(time, "changed", part, {"cause": "cancel"}, {"value": self.values[part]})
        if self.before:
            self.end(time, "cancel")
            self.report(time, "idle")
        elif was_moving:
            self.report(time, "idle")
        self.flush()

    def anchor_press(self, part):
        """Continues a drag from the position set by the host, with the same offset from the pointer."""
        press = self.press
        if press and press.part == part:
            press.offset = self.places[part] - self.along(press.place)
        elif press and press.part is None and not (press.is_near and press.group == [part]):
            # Unspecified: a press whose nearest thumb the host moves.
            raise Undecided("the host moves a thumb in a press beside it")
