"""A random session at a control, which the writers of all formats write down."""


class Act:
    """Something that happens at a time, in ticks of the format: `what`, by which pointer, where."""

    def __init__(self, time, what, pointer=0, x=0, y=0, **more):
        self.time, self.what, self.pointer, self.x, self.y, self.more = time, what, pointer, x, y, more

    def __getattr__(self, name):
        return self.__dict__["more"].get(name)


def session(random, can, size=(400, 300), ticks=1, fraction=1, length=24):
    """Returns acts in the order of time: presses, moves, lifts, pauses.

    `can` has what else may happen: `two` fingers, `cancel`, `hover`, `wheel`, `key`, `other` (buttons), `mods`, `stylus`. A
    tick is a `ticks`th of a millisecond; places are multiples of 1/`fraction` within `size`.
    """
    acts, down, time, other = [], {}, random.randint(1, 5000) * ticks + random.randrange(ticks), False
    place = spot(random, size, fraction)
    held = set()
    for _ in range(random.randint(length // 3, length)):
        time += pause(random, ticks)
        choice = random.choice(["press", "move", "move", "move", "move", "lift", *sorted(can - {"two", "mods"})])
        pointer = random.choice(sorted(down)) if down else 0
        free = min(set(range(3)) - set(down))
        if choice == "press" and (not down or "two" in can and len(down) < 2) and not (other and "two" not in can):
            spot_ = place if "two" not in can and acts else apart(random, down, size, fraction)
            down[free] = place = spot_
            acts.append(Act(time, "down", free, *place))
        elif choice == "move" and down:
            place = down[pointer] = near(random, down[pointer], size, fraction)
            acts.append(Act(time, "move", pointer, *place))
        elif choice == "lift" and down:
            place = down.pop(pointer)
            acts.append(Act(time, "up", pointer, *place))
        elif choice == "cancel" and down:
            place = down.pop(pointer)
            acts.append(Act(time, "cancel", pointer, *place))
        elif choice == "hover" and not down:
            place = spot(random, size, fraction)
            acts.append(Act(time, "hover", 0, *place))
        elif choice == "wheel":
            turn = random.choice([(0, 1), (0, -1), (0, 3), (1, 0), (-2, 1)])
            acts.append(Act(time, "wheel", 0, *place, turn=turn))
        elif choice == "other" and (other or not down):
            other = not other
            acts.append(Act(time, "other-down" if other else "other-up", 0, *place))
        elif choice == "key":
            acts += keys(random, time, ticks, "mods" in can, held)
            time = acts[-1].time
    # Many recordings end before the last finger is lifted.
    for pointer in sorted(down) if random.random() < 0.7 else []:
        time += pause(random, ticks)
        acts.append(Act(time, "up", pointer, *down[pointer]))
    if not any(act.what == "down" for act in acts):
        acts += [Act(time + 7 * ticks, "down", 0, *place), Act(time + 31 * ticks, "up", 0, *place)]
    return acts


KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "Home", "Escape", "7"]
OTHERS = ["Enter", "F5"]


def keys(random, time, ticks, has_modifiers, held):
    """A key that goes down and up, of which a modifier may be held longer."""
    if has_modifiers and random.random() < 0.4:
        name = random.choice(["Shift", "Alt"])
        what = "key-up" if name in held else "key-down"
        held ^= {name}
        return [Act(time, what, key=name)]
    name = random.choice(KEYS + OTHERS)
    return [Act(time, "key-down", key=name), Act(time + random.randint(20, 90) * ticks, "key-up", key=name)]


def pause(random, ticks):
    """Reports are some milliseconds apart; now and then nothing happens for a while."""
    whole = random.randint(300, 2500) if random.random() < 0.06 else random.randint(6, 24)
    return whole * ticks + (random.randrange(ticks) if ticks > 1 else 0)


def spot(random, size, fraction):
    return tuple(random.randint(1 * fraction, side * fraction - 1) / fraction for side in size)


def apart(random, down, size, fraction):
    """A place that no finger is near."""
    while True:
        place = spot(random, size, fraction)
        if all(abs(place[0] - other[0]) > 20 or abs(place[1] - other[1]) > 20 for other in down.values()):
            return place


def near(random, place, size, fraction):
    reach = [side // 10 * fraction for side in size]
    moved = [round(value * fraction) + random.randint(-step, step) for value, step in zip(place, reach)]
    return tuple(min(max(value, 1), side * fraction - 1) / fraction for value, side in zip(moved, size))


def shuffled(random, items):
    items = list(items)
    random.shuffle(items)
    return items
