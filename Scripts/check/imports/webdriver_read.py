"""Plays the actions of WebDriver as its standard says: tick by tick, where a tick takes as long as its longest action."""

from script import Expected
from tools_read import Keyboard, load, take

NAMES = {
    0xE012: "ArrowLeft",
    0xE014: "ArrowRight",
    0xE013: "ArrowUp",
    0xE015: "ArrowDown",
    0xE00E: "PageUp",
    0xE011: "Home",
    0xE00C: "Escape",
    0x37: "7",
    0xE008: "Shift",
    0xE00A: "Alt",
}
PERIOD = 8
#: The middle of the element that the options, and the guide, give.
KNOB = (58, 28)


class Player:
    def __init__(self, sources):
        self.sources, self.log, self.now = sources, Expected(), 0
        self.keyboard = Keyboard(self.log)
        self.places = [(0.0, 0.0) for _ in sources]
        self.down = [False for _ in sources]

    def play(self):
        for tick in range(max(len(source["actions"]) for source in self.sources)):
            acts = [source["actions"][tick] if tick < len(source["actions"]) else {"type": "pause"} for source in self.sources]
            length = max(act.get("duration", 0) for act in acts)
            journeys = [journey for number, act in enumerate(acts) if (journey := self.act(number, act, length))]
            if len(journeys) == 1 and self.down[journeys[0][0]] and not self.keyboard.held:
                number, start, end, duration = journeys[0]
                self.places[number] = end
                glide = {"id": number, "x": end[0], "y": end[1], "over": duration * 10**6}
                self.log.down[number] = self.log.add(self.time(), "glide", **glide)
            else:
                self.travel(journeys)
            self.now += length
        return self.log.finish()

    def time(self, elapsed=0):
        return (self.now + elapsed) * 10**6

    def act(self, number, act, length):
        """Does what takes no time; returns a journey otherwise."""
        kind, name = self.sources[number].get("parameters", {}).get("pointerType"), act["type"]
        if name == "pointerMove":
            origin = act.get("origin", "viewport")
            base = (0, 0) if origin == "viewport" else self.places[number] if origin == "pointer" else KNOB
            end = (base[0] + float(act["x"]), base[1] + float(act["y"]))
            return self.set_out(number, self.places[number], end, act.get("duration", length))
        if name == "scroll":
            return self.set_out(number, (0.0, 0.0), (float(act["deltaX"]), float(act["deltaY"])), act.get("duration", length))
        if name in ("keyDown", "keyUp"):
            self.keyboard.take(self.time(), NAMES.get(ord(act["value"])), name == "keyDown")
        elif name == "pointerDown" and act["button"] == 0 and not self.down[number]:
            self.down[number] = True
            take(self.log, self.time(), "down", number, *self.places[number], kind, self.keyboard.held)
        elif name in ("pointerUp", "pointerCancel") and self.down[number]:
            self.down[number] = False
            what = name[7:].lower()
            take(self.log, self.time(), what, number, *self.places[number], None, self.keyboard.held if what == "up" else ())
        return None

    def set_out(self, number, start, end, duration):
        if duration:
            return (number, start, end, duration)
        self.arrive(number, (0, 0), end, self.time())
        return None

    def arrive(self, number, last, place, time):
        source = self.sources[number]
        if source["type"] == "wheel":
            turn = (place[0] - last[0], place[1] - last[1])
            self.log.add(time, "wheel", turn=turn, unit="px", mods=frozenset(self.keyboard.held))
            return
        self.places[number] = place
        if self.down[number]:
            take(self.log, time, "move", number, *place, None, self.keyboard.held)
        elif source["parameters"]["pointerType"] != "touch":
            self.log.add(time, "hover", x=place[0], y=place[1], kind=source["parameters"]["pointerType"])

    def travel(self, journeys):
        samples = []
        for order, (number, start, end, duration) in enumerate(journeys):
            last = start
            for elapsed in [*range(PERIOD, duration, PERIOD), duration]:
                share = elapsed / duration
                place = end if share == 1 else tuple(a + (b - a) * share for a, b in zip(start, end))
                samples.append((elapsed, order, number, last, place))
                last = place
        for elapsed, _, number, last, place in sorted(samples, key=lambda sample: sample[:2]):
            self.arrive(number, last, place, self.time(elapsed))


def parse(text):
    return Player(load(text)["actions"]).play()
