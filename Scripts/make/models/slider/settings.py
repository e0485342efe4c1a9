"""Random settings of sliders."""
from decimal import Decimal

from .. import counts, defaults, limits
from .scale import Track

DEFAULTS = {
    "range": "0..100", "scale": "linear", "step": "none", "factor": "none", "stops": "none", "stop-places": "even", "knots": "none", "steps": "none", "tick": "none",
    "value": "0", "distance": "0", "max-distance": "inf", "locked": "none", "meet": "block", "track": "jump", "quantize": "drag", "axis": "x", "layout": "ltr", "inverted": "off",
    "grab": "22", "thumb-radius": "14", "slop": "none", "viewport": "375x80", "pointer": "touch", "landing-spring": "30",
    "rest-distance": "0.25", "motion": "full",
} | counts.DEFAULTS | limits.DEFAULTS | defaults.DEFAULTS


def number_text(number):
    """Returns a decimal with at most ten digits, or the double itself if that would be another number."""
    text = f"{number:.10f}".rstrip("0").rstrip(".") or "0"
    return text if abs(float(text) - number) <= 1e-15 * abs(number) else f"{Decimal(repr(number)):f}"


def make_settings(chance):
    words = make_scale(chance)
    track = Track(DEFAULTS | words | {"viewport": "100x100", "axis": "x"})
    words |= limits.make_limits(chance, [number_text(pick(chance, track)) for _ in range(4)])
    words |= {
        "tick": chance.choice(["none", "unit"]),
        "track": chance.choice(["jump", "jump", "jump", "step", "none"]),
        "meet": chance.choice(["block", "push"]),
        "pointer": chance.choice(["touch", "touch", "mouse", "pen"]),
        "axis": chance.choice("xxy"),
        "layout": chance.choice(["ltr", "ltr", "rtl"]),
        "viewport": chance.choice(["400x60", "320x240", "90x600"]),
    }
    if words["axis"] == "y" and chance.random() < 0.5:
        words["inverted"] = "on"
    if chance.random() < 0.35:
        words["quantize"] = "release"
    for word, texts in (("grab", ["12", "30", "0"]), ("thumb-radius", ["8", "20", "0"]), ("slop", ["0", "3", "14.5"]),
                        ("landing-spring", ["10", "55.5"]), ("rest-distance", ["1", "0.05"])):
        if chance.random() < 0.2:
            words[word] = chance.choice(texts)
    words |= make_values(chance, words) | counts.make_counts(chance)
    return words | make_limits(chance, words)


def make_scale(chance):
    kind = chance.choice(["steps", "steps", "steps", "any", "stops", "factor", "log-1-2-5", "log", "pieces",
                         "pieces"])
    if kind == "pieces":
        return make_pieces(chance)
    if kind == "stops":
        count = chance.choice([3, 5, 9])
        words = {"stops": " ".join(number_text(n * n * 0.25 + n) for n in sorted(chance.sample(range(20), count)))}
        return words | {"stop-places": chance.choice(["even", "value"])}
    if kind == "factor":
        words = {"range": chance.choice(["1..1000", "2..50"]), "scale": "log"}
        return words | {"factor": chance.choice(["10", "2", "1.5"])}
    if kind.startswith("log"):
        words = {"range": chance.choice(["1..1000", "20..20000", "0.3..7"]), "scale": kind}
        return words | ({"step": "0.5"} if kind == "log" and words["range"] == "0.3..7" else {})
    lower, span, step = chance.choice([
        ("0", 100, "10"), ("0", 100, "5"), ("0", 1, "0.1"), ("-50", 100, "1"), ("0", 10, "0.5"), ("3", 25, "10"),
        ("-1", 3, "0.7")])
    words = {"range": f"{lower}..{number_text(float(lower) + span)}"}
    return words | ({"step": step} if kind == "steps" else {})


def make_pieces(chance):
    """Returns knots, each piece with a step or none with one; few steps divide their piece."""
    count = chance.choice([2, 2, 3, 5, 8])
    place, value, knots, steps = chance.choice([0, -3, 2.5]), chance.choice([0, 1, -60, 0.5]), [], []
    for piece in range(count + 1):
        knots.append(f"{number_text(place)}:{number_text(value)}")
        size = chance.choice([1, 10, 24, 100]) * chance.choice([1, 2, 0.5]) * max(1, round(abs(value) / 12))
        steps.append(number_text(size / chance.choice([1, 2, 5, 8, 2.5, 3.2])))
        place, value = place + chance.choice([1, 2, 0.5, 1.25]), value + size
    words = {"knots": " ".join(knots), "scale": chance.choice(["linear", "linear", "log"])}
    return words | ({"steps": " ".join(steps[:count])} if chance.random() < 0.7 else {})


def make_values(chance, words):
    """Returns one to three thumbs, on choices or anywhere, often in one position, never nearer than the minimum
    distance."""
    track = Track(DEFAULTS | words)
    count = chance.choice([1, 1, 2, 2, 3])
    span = track.upper - track.lower
    distance = 0.0
    if count > 1 and chance.random() < 0.5:
        distance = round(chance.choice([0.1, 0.15, 0.2, chance.uniform(0, 0.25)]) * span * 64) / 64
    for _ in range(100):
        values = sorted(pick(chance, track) for _ in range(count))
        if chance.random() < 0.15:
            values = [values[0]] * count
        if all(b - a >= distance * (1 + 1e-9) for a, b in zip(values, values[1:])):
            return {"value": " ".join(map(number_text, values)), "distance": number_text(distance)}
    return {"value": number_text(pick(chance, track))}


def make_limits(chance, words):
    """Locks some thumbs, not all, and keeps neighbours together, some of which are further apart."""
    values, limits = [float(word) for word in words["value"].split()], {}
    if len(values) > 1 and chance.random() < 0.3:
        limits["locked"] = " ".join(map(str, sorted(chance.sample(range(len(values)), chance.randrange(1, len(values))))))
    if len(values) > 1 and chance.random() < 0.3:
        track = Track(DEFAULTS | words)
        gap = round(chance.choice([0.1, 0.3, 0.6]) * (track.upper - track.lower) * 64) / 64
        # Nothing decides where a pushed thumb goes that has no choice far enough away and near enough.
        choices = [choice.value for choice in track.choices] if words["meet"] == "push" else []
        widest = max((after - before for before, after in zip(choices, choices[1:])), default=0)
        limits["max-distance"] = number_text(max(float(words["distance"]) + widest, gap))
    return limits


def pick(chance, track):
    if track.choices:
        value = chance.choice(track.choices).value
        return value if track.is_log else float(f"{value:.10f}")
    # Doubles represent these exactly, so the space beside a neighbour has no rounding error.
    return min(max(round(track.value(chance.uniform(*track.ends)) * 64) / 64, track.lower), track.upper)
