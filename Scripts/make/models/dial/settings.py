"""Random settings of dials."""
from .. import counts, defaults, limits

DEFAULTS = {
    "range": "0..100", "step": "none", "wrap": "off", "snap": "none", "quantize": "value", "tick": "none", "start": "0", "sweep": "360",
    "dead": "6", "layout": "ltr", "inverted": "off", "hold": "rotary", "travel": "300", "press": "turn", "coast": "off", "deceleration": "0.9972",
    "min-fling": "90", "max-fling": "8000", "spring": "10", "landing-spring": "30", "viewport": "375x80",
    "pointer": "touch", "value": "0", "motion": "full",
    # Settings that only rulers have, read by the model of rulers.
    "axis": "y", "fractions": "1", "unit-width": "120", "rubber": "0.55", "stop-distance": "0.6",
    "rest-distance": "0.25",
} | counts.DEFAULTS | limits.DEFAULTS | defaults.DEFAULTS


def make_settings(chance):
    lower, upper, step = chance.choice([
        ("0", "100", "5"), ("0", "10", "1"), ("0", "360", "15"), ("-60", "0", "0.5"), ("-50", "50", "10"),
        ("0", "12", "1"), ("0", "25", "10"), ("3", "4", "0.1")])
    words = {"range": f"{lower}..{upper}", "step": step}
    is_whole = lower != "0" or upper != "25"
    if is_whole and chance.random() < 0.4:
        words |= {"wrap": "on"}
    else:
        words["sweep"] = chance.choice(["270", "270", "180", "300", "360", "720", "1530", "9000"])
    if "wrap" in words and chance.random() < 0.2:
        # Unspecified: the distance inside an end at which a dial without marks is re-armed.
        del words["step"]
    words |= {
        "start": chance.choice(["0", "-135", "90", "37.5"]),
        "viewport": chance.choice(["200x200", "120x160", "300x240"]),
        "pointer": chance.choice(["touch", "touch", "mouse", "pen"]),
        "layout": chance.choice(["ltr", "ltr", "rtl"]),
        "inverted": chance.choice(["off", "off", "on"]),
        "hold": chance.choice(["rotary", "rotary", "vertical"]),
    }
    if "step" in words:
        words |= {"tick": chance.choice(["none", "unit"]), "snap": chance.choice(["none", "always"]),
                  "quantize": chance.choice(["none", "value"])}
    if words["hold"] == "rotary":
        words |= {"press": chance.choice(["turn", "turn", "jump"]), "dead": chance.choice(["6", "6", "12", "25"])}
    elif chance.random() < 0.5:
        words |= {"travel": chance.choice(["100", "150", "627.3", "5000"])}
    if chance.random() < (0.6 if "wrap" in words else 0.1):
        # Unspecified: a dial with ends that is flung against one.
        words |= {"coast": "on"}
        if chance.random() < 0.3:
            words |= {"deceleration": chance.choice(["0.99", "0.998"]), "min-fling": chance.choice(["0", "200"])}
    if chance.random() < 0.2:
        words["landing-spring"] = chance.choice(["10", "55.5"])
    if chance.random() < 0.2:
        words["slop"] = chance.choice(["0", "3", "14.5"])
    share = chance.choice([0, 0.5, 1, chance.random(), chance.random()])
    count = round(share * (float(upper) - float(lower)) / float(step))
    value = min(float(lower) + count * float(step), float(upper))
    if "wrap" in words and value == float(upper):
        value = float(lower)
    words |= counts.make_counts(chance) | {"value": f"{value:.10f}".rstrip("0").rstrip(".")}
    if "wrap" not in words:
        marks = [f"{float(lower) + chance.random() * (float(upper) - float(lower)):.2f}" for _ in range(2)]
        words |= limits.make_limits(chance, [lower, upper, words["value"], *marks])
        words["value"] = sorted([words["value"], *limits.limits_of(limits.DEFAULTS | words)], key=float)[1]
    return words
