"""Random knots: two to eight pieces of any size, from 10⁻¹² to 10¹⁵, with steps that seldom divide their piece."""
from decimal import Decimal

SIZES = ["1", "10", "24", "100", "0.7", "250"]
PARTS = ["1", "2", "5", "8", "2.5", "3.2", "7", "40.3"]


def make_knots(chance):
    count = chance.choice([2, 2, 3, 5, 8])
    unit = Decimal(10) ** chance.choice([0, 0, 0, -12, -6, 3, 13])
    place = Decimal(chance.choice(["0", "-3", "2.5", "1000"]))
    value = unit * Decimal(chance.choice(["0", "1", "-60", "0.5", "12"]))
    knots, steps = [f"{place}:{value:f}"], []
    for _ in range(count):
        # At least 5 % more: on a logarithm 1 % is the least.
        size = max(unit * Decimal(chance.choice(SIZES)), abs(value) / 20)
        step = size / Decimal(chance.choice(PARTS)) if chance.random() < 0.8 else Decimal(0)
        steps.append(f"{rounded(step):f}")
        place, value = place + Decimal(chance.choice(["1", "2", "0.5", "1.25"])), value + size
        knots.append(f"{place}:{value:f}")
    words = {"knots": " ".join(knots), "scale": chance.choice(["linear", "linear", "log"])}
    return words | ({"steps": " ".join(steps)} if chance.random() < 0.8 else {})


def rounded(step):
    """Returns a step of five digits, as people write them."""
    return step and step.quantize(Decimal(1).scaleb(step.adjusted() - 4))
