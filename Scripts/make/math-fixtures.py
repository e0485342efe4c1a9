#!/usr/bin/env python3
"""Makes the tables and the fixtures of Sources/ControlCore/Math with mpmath, at 300 bits.

    Scripts/make/math-fixtures.py tables                prints the two Swift tables
    Scripts/make/math-fixtures.py fixtures <directory>  writes math-*.txt, the same bytes each time
"""
import random
import struct
import sys
from pathlib import Path

import mpmath
from mpmath import mp, mpf

mp.prec = 300
POINTS = 1750  # per function: four files stay under 300 KB together


# --- Tables ---


def grid(x, bits):
    """Returns x rounded to a multiple of 2^-bits."""
    return mpmath.nint(x * mpf(2) ** bits) / mpf(2) ** bits


def exponential_entries():
    """Yields 2^(j/64) as a head in units of 2^-20, and the rest."""
    for j in range(64):
        power = mpf(2) ** (mpf(j) / 64)
        head = grid(power, 20)
        yield int(head * 2**20), power - head


def logarithm_entries():
    """Yields for each 64th of [1, 2): a reciprocal c in units of 2^-10, and -log c in two parts."""
    for j in range(64):
        c = grid(1 / (1 + (mpf(j) + mpf(1) / 2) / 64), 10)
        head = grid(-mpmath.log(c), 42)
        yield int(c * 2**10), head, -mpmath.log(c) - head


def hexadecimal(x):
    """Returns a Swift literal for the double nearest to x."""
    value = float(x)
    if value == 0:
        return "0"
    mantissa, exponent = value.hex().split("p")
    mantissa = mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa
    return f"{mantissa}p{int(exponent)}"


def print_tables():
    for name, entries in (
        ("exponential", exponential_entries()),
        ("logarithm", logarithm_entries()),
    ):
        print(f"// {name}")
        entries = list(entries)
        print("  " + ", ".join(str(units) for units, *_ in entries) + ",")
        for _, *doubles in entries:
            print("  " + ", ".join(map(hexadecimal, doubles)) + ",")
    step = mpmath.log(2) / 64
    for name, value, bits in (("step", step, 42), ("log 2", mpmath.log(2), 42)):
        head = grid(value, bits)
        print(f"// {name}: {hexadecimal(head)} + {hexadecimal(value - head)}")
    print(f"// 64 / log 2: {hexadecimal(1 / step)}")


# --- Fixtures ---


def bits(x):
    return struct.unpack(">Q", struct.pack(">d", x))[0]


def double(pattern):
    return struct.unpack(">d", struct.pack(">Q", pattern & (2**64 - 1)))[0]


def neighbours(x, count=4):
    """Returns the doubles around x, x included."""
    return [double(bits(x) + i) for i in range(-count, count + 1)]


def rounded(true):
    """Returns the double nearest to `true`, ties to even, and the rest in thousandths of its
    ulp."""
    if true == 0:
        return 0.0, 0
    exponent = max(int(mpmath.floor(mpmath.log(abs(true), 2))), -1022)
    while abs(true) >= mpf(2) ** (exponent + 1):
        exponent += 1
    ulp = mpf(2) ** (exponent - 52)
    whole = int(mpmath.nint(true / ulp))
    if abs(whole) == 2**53:
        exponent, whole, ulp = exponent + 1, whole // 2, ulp * 2
    if exponent > 1023:
        return (float("inf") if true > 0 else float("-inf")), 0
    value = float(mpf(whole) * ulp)
    return value, int(mpmath.nint((true / ulp - whole) * 1000))


INFINITY, NAN = float("inf"), float("nan")


def exponential(x):
    if x != x:
        return NAN, 0
    if x > 1000:
        return INFINITY, 0
    return (0.0, 0) if x < -1000 else rounded(mpmath.exp(mpf(x)))


def exponential_minus_one(x):
    if x != x:
        return NAN, 0
    if x > 1000:
        return INFINITY, 0
    return (-1.0, 0) if x < -1000 else rounded(mpmath.expm1(mpf(x)))


def natural_logarithm(x):
    if x != x or x < 0:
        return NAN, 0
    if x == 0:
        return -INFINITY, 0
    return (INFINITY, 0) if x == INFINITY else rounded(mpmath.log(mpf(x)))


def natural_logarithm_of_one_plus(x):
    if x != x or x < -1:
        return NAN, 0
    if x == -1:
        return -INFINITY, 0
    if x == INFINITY:
        return INFINITY, 0
    # At 300 bits 1 + x loses small x; mpmath's log1p does not.
    return rounded(mpmath.log1p(mpf(x)))


SPECIAL = [
    0.0, INFINITY, -INFINITY, NAN, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 10.0, -10.0,
    double(1), -double(1), double(0x000FFFFFFFFFFFFF), double(0x0010000000000000),
    -double(0x0010000000000000), double(0x7FEFFFFFFFFFFFFF), -double(0x7FEFFFFFFFFFFFFF),
    2.0**-54, -(2.0**-54), 2.0**-53, -(2.0**-53), 2.0**-52, 2.0**52, 2.0**53, 2.0**54,
]  # fmt: skip


def spread(r, low, high):
    """Returns a number whose magnitude is log-uniform between 2^low and 2^high."""
    return (1 + r.random()) * 2.0 ** r.randint(low, high - 1)


def signed(r, low, high):
    return spread(r, low, high) * r.choice((-1, 1))


def exponential_points(r):
    step = float(mpmath.log(2) / 64)
    for x in (709.782712893384, -708.3964185322641, -745.1332191019412, -744.4400719213812,
              -36.7368005696771, 36.7368005696771, -37.42994775023705,
              0.0054, -0.0054):  # fmt: skip
        yield from neighbours(x)
    for _ in range(60):
        yield from neighbours((r.randint(-68000, 65000) + 0.5) * step, 1)
        yield from neighbours((r.randint(-200, 200) + r.choice((0, 0.5))) * step, 1)
    for _ in range(250):
        yield r.uniform(-745.2, -708.3)
    for _ in range(150):
        yield r.uniform(705, 709.79)
        yield r.uniform(-0.2, 0.2)
    for _ in range(50):
        yield double(r.getrandbits(64))
    while True:
        yield r.uniform(-745, 709.7)
        yield r.uniform(-40, 40)
        yield signed(r, -60, 9)
        yield signed(r, -8, 3)


def logarithm_points(r):
    for x in (1.0, 2.0, 0.5, 1.0078125, 0.9921875, 2.718281828459045, 1e-308, 4.0):
        yield from neighbours(x)
    for _ in range(60):
        yield from neighbours((1 + r.randint(0, 63) / 64) * 2.0 ** r.randint(-2, 2), 1)
    for _ in range(150):
        yield double(r.getrandbits(r.randint(1, 52)))
    for _ in range(300):
        yield 1 + signed(r, -53, -2)
    while True:
        yield r.uniform(0.5, 2)
        yield spread(r, -1022, 1023)
        yield spread(r, -10, 10)


def logarithm_of_one_plus_points(r):
    for x in (-1.0, 0.0078125, -0.0078125, -0.5, 1.0, -0.25, 2.0**53, 2.0**54, 2.0**55):
        yield from neighbours(x)
    for _ in range(60):
        yield from neighbours(r.randint(0, 63) / 64 * r.choice((1, -1)) + 2.0**-30, 1)
    for _ in range(150):
        yield -1 + spread(r, -53, -2)
        yield signed(r, -1022, -50)
    while True:
        yield r.uniform(-1, 2)
        yield signed(r, -60, 0)
        yield signed(r, -9, 0)
        yield spread(r, -2, 60)
        yield spread(r, 0, 1023)


FUNCTIONS = {
    "exponential": (exponential, exponential_points),
    "exponential-minus-one": (exponential_minus_one, exponential_points),
    "logarithm": (natural_logarithm, logarithm_points),
    "logarithm-of-one-plus": (natural_logarithm_of_one_plus, logarithm_of_one_plus_points),
}


def write_fixtures(directory):
    for name, (function, points) in FUNCTIONS.items():
        r = random.Random(name)
        inputs = dict.fromkeys(map(bits, SPECIAL))
        for x in points(r):
            if len(inputs) >= POINTS:
                break
            inputs.setdefault(bits(x if x == x else NAN))
        lines = [
            "# Made by Scripts/make/math-fixtures.py: input, correctly rounded result,",
            "# and what the true value has more than that result, in thousandths of its ulp.",
        ]
        for pattern in inputs:
            value, rest = function(double(pattern))
            lines.append(f"{pattern:016x} {bits(value):016x} {rest}")
        Path(directory, f"math-{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["tables"]:
            print_tables()
        case ["fixtures", directory]:
            write_fixtures(directory)
        case _:
            sys.exit(__doc__)
