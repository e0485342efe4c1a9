#!/usr/bin/env python3
"""Makes the fixture of Sources/Presentation/Outline/UnitCircle.swift, with only Python's standard library.

    Scripts/make/direction-fixtures.py <directory>  writes directions.txt, the same bytes each time

Method: all numbers are decimals of 70 digits, of which more than 60 are correct. Whole turns are subtracted exactly
from an angle in degrees; sine and cosine are Taylor series, whose squares must add up to 1. Pi is Machin's sum.
"""
import random
import struct
import sys
from decimal import Context, Decimal, setcontext
from pathlib import Path

setcontext(Context(prec=70))
POINTS = 600


def arctangent_of_inverse(n):
    power, total, k = Decimal(1) / n, Decimal(0), 1
    while power > Decimal(10) ** -72:
        total += power / k if k % 4 == 1 else -power / k
        power, k = power / (n * n), k + 2
    return total


PI = 4 * (4 * arctangent_of_inverse(5) - arctangent_of_inverse(239))


def sine_and_cosine(x):
    term, n, sums = Decimal(1), 0, [Decimal(0), Decimal(0)]
    while n < 12 or abs(term) > Decimal(10) ** -75:
        sums[n % 2] += term if n % 4 < 2 else -term
        n += 1
        term = term * x / n
    assert abs(sums[0] ** 2 + sums[1] ** 2 - 1) < Decimal(10) ** -62
    return sums[1], sums[0]


def direction(degrees):
    """Returns the point of the unit circle at an angle in degrees clockwise from the top, y downwards."""
    rest = Decimal(degrees) % 360
    sine, cosine = sine_and_cosine(rest * PI / 180)
    return sine, -cosine


def bits(x):
    return struct.unpack(">Q", struct.pack(">d", x))[0]


def written(true):
    nearest = float(true)
    return f"{bits(nearest):016x} {float(true - Decimal(nearest)):.6e} {true + 0:.49e}"


def angles(r):
    for quarter in range(-9, 10):
        for other in (45.0 * quarter, 45.0 * quarter + 1e-13, 45.0 * quarter - 1e-9):
            yield other
    for exponent in range(-60, 49, 4):
        yield (1 + r.random()) * 2.0**exponent
        yield -(1 + r.random()) * 2.0**exponent
    yield from (30.0, -135.0, 225.0, 5e-324, 999999999999999.0, -999999999999998.9)
    while True:
        yield r.uniform(-45, 45)
        yield r.uniform(-360, 720)
        yield r.uniform(-1e6, 1e6)


def main(directory):
    r = random.Random("directions")
    lines = [
        "# Made by Scripts/make/direction-fixtures.py: degrees clockwise from the top, as the bits of a double,",
        "# and the coordinates of that direction, x to the right and y downwards: of each the bits of the double",
        "# nearest to it, what the true one has more than that, and 50 digits.",
    ]
    for degrees in angles(r):
        if len(lines) == POINTS + 3:
            break
        lines.append(" ".join([f"{bits(degrees):016x}", *map(written, direction(degrees))]))
    Path(directory, "directions.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [directory] if not directory.startswith("-"):
            main(directory)
        case _:
            sys.exit(__doc__)
