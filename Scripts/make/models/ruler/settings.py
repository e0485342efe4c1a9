"""Random settings of rulers."""
from decimal import Decimal
from fractions import Fraction

from .. import counts, defaults, limits
from .marks import step_of

DEFAULTS = {
    "range": "-inf..inf", "value": "0", "step": "1", "fractions": "10", "unit-width": "120", "snap": "none", "quantize": "none",
    "tick": "none", "viewport": "375x80", "axis": "x", "layout": "ltr", "pointer": "touch", "rubber": "0.55",
    "deceleration": "0.9972", "min-fling": "90", "max-fling": "8000", "stop-distance": "0.6",
    "rest-distance": "0.25", "spring": "10", "landing-spring": "30", "motion": "full",
} | counts.DEFAULTS | limits.DEFAULTS | defaults.DEFAULTS
STEPS = ["1", "1", "1", "0.1", "0.25", "5", "0.3333333333333333", "1000", "0.7"]
WIDTHS = ["120", "120", "64", "10", "37.5", "250", "48", "91.7", "20", "333"]
FRACTIONS = ["10", "10", "10", "1", "2", "3", "5", "6", "7"]


def decimal_text(number, digits):
    return f"{round(Decimal(number), digits).normalize():f}"


def double_text(number):
    """Returns the shortest decimal of the double nearest to a number."""
    return f"{Decimal(repr(float(number))).normalize():f}"


def make_settings(chance):
    """Returns random settings. A quarter of the rulers is exact: doubles represent its bounds, its value and all marks."""
    is_tidy = chance.random() < 0.25
    words = {
        "step": chance.choice(["1", "5", "0.25"] if is_tidy else STEPS),
        "unit-width": chance.choice(["120", "60"] if is_tidy else WIDTHS),
        "fractions": chance.choice(["10", "4", "2", "1"] if is_tidy else FRACTIONS),
        "snap": chance.choice(["none", "unit", "half", "fraction", "always", "always"]),
        "quantize": chance.choice(["none", "none", "value"]),
        "tick": chance.choice(["none", "unit", "half", "fraction", "unit", "fraction"]),
        "pointer": chance.choice(["touch", "mouse", "pen"]),
        "axis": chance.choice("xxy"),
        "layout": chance.choice(["ltr", "ltr", "rtl"]),
        "viewport": chance.choice(["375x80", "320x240", "90x600"]),
    }
    return words | make_range(chance, words, is_tidy) | make_feel(chance) | make_haptics(chance, words) | counts.make_counts(chance)


def make_motion(chance):
    """Reduces the motion of a quarter of all controls."""
    return {"motion": chance.choice(["full", "full", "full", "reduced"])}


def make_range(chance, words, is_tidy):
    """Sets bounds on marks, between them, or none; and a value within them, often on a mark or at a bound."""
    step, width = float(words["step"]), float(words["unit-width"])
    span = chance.choice([0.5, 5, 15, 40]) * 100 / width * step  # a multiple of 100 points, in values
    low = chance.uniform(-3, 1) * span
    high = low + chance.choice([1, 1, 0.2]) * chance.uniform(0.9, 1.1) * span

    def near(value):
        kind = chance.random() * (0.7 if is_tidy else 1)
        if kind >= 0.7:
            return decimal_text(value, 5)
        count = 1 if kind < 0.5 else int(words["fractions"])
        return double_text(step_of(words["step"]) * round(value / step * count) / count)

    lower, upper = sorted((near(low), near(high)), key=Fraction)
    value = chance.choice([lower, upper] + [near(chance.uniform(low, high))] * 10)
    value = sorted((lower, value, upper), key=Fraction)[1]
    ends = [(lower, upper), (lower, upper), (lower, "inf"), ("-inf", upper), ("-inf", "inf")]
    made = {"range": "..".join(chance.choice(ends)), "value": value}
    part = limits.make_limits(chance, [lower, upper, value] + [near(chance.uniform(low, high)) for _ in range(3)])
    made |= part
    return made | {"value": sorted([value, *limits.limits_of(limits.DEFAULTS | made)], key=float)[1]} if part else made


def make_feel(chance):
    """Returns motion settings, each rarely other than its default."""
    uniform = chance.uniform
    numbers = {
        "deceleration": decimal_text(chance.choice([0.99, 0.995, 0.998, uniform(0.985, 0.9985)]), 6),
        "min-fling": decimal_text(chance.choice([0, 50, uniform(0, 800)]), 3),
        "max-fling": decimal_text(uniform(100, 3000), 2),
        "spring": decimal_text(uniform(3, 50), 3),
        "landing-spring": decimal_text(chance.choice([10, uniform(3, 80)]), 3),
        "rubber": decimal_text(uniform(0.05, 1), 3),
        "rest-distance": decimal_text(chance.choice([0.01, 0.1, 1, 5, uniform(0.01, 3)]), 4),
        "stop-distance": decimal_text(chance.choice([0.1, 1, 5, uniform(0.1, 40)]), 4),
        "slop": chance.choice(["0", "3", "25.5"]),
    }
    words = {word: number for word, number in numbers.items() if chance.random() < 0.2}
    if chance.random() < 0.1:
        # This ruler stops so soon that landings are often faster than their spring.
        words |= {"deceleration": "0.985", "landing-spring": decimal_text(uniform(3, 10), 3)}
    return words


def make_haptics(chance, words):
    """Sets the capture and re-arm distances of marks."""
    count, pitch = int(words["fractions"]), Decimal(words["unit-width"])
    if words["tick"] == "fraction":
        pitch /= count
    elif words["tick"] == "half" and count % 2 == 0:
        pitch /= 2
    capture = decimal_text(pitch * Decimal(chance.uniform(0, 0.45)), 4)
    rearm = decimal_text(Decimal(capture) + pitch * Decimal(chance.uniform(0, 1)), 4)
    small = decimal_text(pitch * chance.randrange(0, 16) / 64, 9)
    choices = [{}, {"capture": "0", "rearm": "0"}, {"capture": small}, {"capture": capture, "rearm": rearm}]
    return chance.choices(choices, [50, 15, 15, 20])[0]
