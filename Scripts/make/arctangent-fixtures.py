#!/usr/bin/env python3
"""Makes the table and the fixture of Sources/ControlCore/Math/Arctangent.swift, with only Python's
standard library.

    Scripts/make/arctangent-fixtures.py table                prints the Swift table
    Scripts/make/arctangent-fixtures.py fixture <directory>  writes math-arctangent.txt, the same
                                                             bytes each time

Method: all numbers are decimals of 90 digits, of which more than 60 are correct. The arctangent of a
quotient between 0 and 1 is halved eight times, by atan q = 2 atan(q / (1 + sqrt(1 + q^2))), and then
computed by its Taylor series, whose terms shrink by more than 10^5 each. Quadrants add pi from the
Gauss-Legendre iteration, which must agree with 16 atan(1/5) - 4 atan(1/239).
"""
import random
import struct
import sys
from decimal import ROUND_HALF_EVEN, Context, Decimal, setcontext
from pathlib import Path

setcontext(Context(prec=90, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999))
POINTS = 1400


# --- True values ---


def series(q):
    """Returns atan q by its Taylor series, for 0 <= q < 1/2."""
    square, power, total, n = q * q, q, Decimal(0), 1
    while power and power / n > total * Decimal(10) ** -92:
        total += power / n if n % 4 == 1 else -power / n
        power, n = power * square, n + 2
    return total


def arctangent_of_quotient(q):
    """Returns atan q, for 0 <= q <= 1."""
    # Below 10^-60 the square is negligible, and the sum with 1 would lose it.
    if q < Decimal(10) ** -60:
        return q
    for _ in range(8):
        q = q / (1 + (1 + q * q).sqrt())
    return 256 * series(q)


def gauss_legendre_pi():
    a, b, t, p = Decimal(1), 1 / Decimal(2).sqrt(), Decimal("0.25"), 1
    for _ in range(8):
        mean = (a + b) / 2
        a, b, t, p = mean, (a * b).sqrt(), t - p * (a - mean) ** 2, 2 * p
    return (a + b) ** 2 / (4 * t)


PI = gauss_legendre_pi()
assert abs(PI - 16 * series(Decimal(1) / 5) + 4 * series(Decimal(1) / 239)) < Decimal(10) ** -85


def arctangent(y, x):
    """Returns the angle of the point (x, y), for finite numbers that are not both 0."""
    up, right = abs(Decimal(y)), abs(Decimal(x))
    if up <= right:
        angle = arctangent_of_quotient(up / right)
        angle = angle if x > 0 else PI - angle
    else:
        angle = arctangent_of_quotient(right / up)
        angle = PI / 2 - angle if x > 0 else PI / 2 + angle
    return -angle if is_negative(y) else angle


# --- Doubles ---


def bits(x):
    return struct.unpack(">Q", struct.pack(">d", x))[0]


def double(pattern):
    return struct.unpack(">d", struct.pack(">Q", pattern & (2**64 - 1)))[0]


def is_negative(x):
    return bits(x) >> 63 == 1


def ulp(true):
    """Returns the distance of neighbouring doubles at `true`."""
    size, exponent = abs(true), -1022
    while size >= Decimal(2) ** (exponent + 1):
        exponent += 1
    return Decimal(2) ** (exponent - 52)


def rounded(true):
    """Returns the double nearest to `true`, ties to even, and the rest in thousandths of its ulp."""
    if true == 0:
        return (-0.0 if true.is_signed() else 0.0), 0
    spacing = ulp(true)
    whole = (true / spacing).to_integral_value()
    value = float(whole * spacing)
    value = -0.0 if value == 0 and true < 0 else value
    return value, int(((true - Decimal(value)) / ulp_of(value) * 1000).to_integral_value())


def ulp_of(value):
    return ulp(Decimal(value)) if value else Decimal(2) ** -1074


# --- The table ---


def hexadecimal(x):
    """Returns a Swift literal for the double nearest to x."""
    mantissa, exponent = rounded(x)[0].hex().split("p")
    mantissa = mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa
    return f"{mantissa}p{int(exponent)}"


def parts(x):
    """Returns a Swift literal for the double nearest to x, and one for the remainder."""
    return hexadecimal(x), hexadecimal(x - Decimal(rounded(x)[0]))


def print_table():
    for j in range(1, 33):
        print("    {}, {},".format(*parts(arctangent_of_quotient(Decimal(j) / 32))))
    print("// pi: {}, {}".format(*parts(PI)))


# --- The fixture ---


def spread(r, low, high):
    """Returns a number whose magnitude is log-uniform between 2^low and 2^high."""
    return (1 + r.random()) * 2.0 ** r.randint(low, high - 1)


def near(x, count=1):
    """Returns the doubles around x > 0, x included."""
    return [double(bits(x) + i) for i in range(-count, count + 1)]


TINY, NORMAL, HUGE = double(1), 2.0**-1022, sys.float_info.max


def special_points():
    sizes = (TINY, double(2), double(3), double(2**52 - 1), NORMAL, 2.0**-600, 2.0**-500, 1e-3, 1.0,
             3.0, 2.0**500, 2.0**600, 2.0**1023, HUGE)  # fmt: skip
    for y in sizes:
        for x in sizes:
            yield y, x
    for x in sizes:
        yield 0.0, x


def diagonal_points(r):
    for _ in range(60):
        x = spread(r, -1000, 1000)
        for y in near(x, 2):
            yield y, x


def border_points(r):
    """Yields quotients around the borders of the table, and at its exact entries."""
    for j in range(65):
        x = spread(r, -20, 20)
        for y in near(x * max(j, 2**-24) / 64):
            yield y, x


def axis_points(r):
    """Yields quotients close to the limit where they are indistinguishable from 0 or from the axis."""
    for exponent in range(-62, -20):
        x = spread(r, -40, 40)
        yield x * spread(r, exponent, exponent + 1), x
        yield x, x * spread(r, exponent, exponent + 1)
    for _ in range(60):
        # Subnormal operands.
        yield double(r.getrandbits(r.randint(1, 52))), double(r.getrandbits(r.randint(1, 52)))
        yield double(r.getrandbits(52)), spread(r, -1022, 30)
        # Division with a subnormal, rounded result.
        yield double(r.getrandbits(r.randint(1, 52))), spread(r, 0, 4)


def points(r):
    yield from special_points()
    yield from diagonal_points(r)
    yield from border_points(r)
    yield from axis_points(r)
    while True:
        yield r.random(), r.random()
        yield spread(r, -4, 4), spread(r, -4, 4)
        yield spread(r, -1022, 1023), spread(r, -1022, 1023)
        e = r.randint(-980, 980)
        yield spread(r, e - 30, e + 30), spread(r, e - 30, e + 30)
        yield float(r.randint(1, 375 * 64)) / 64, float(r.randint(1, 375 * 64)) / 64


def write_fixture(directory):
    r = random.Random("arctangent")
    inputs = {}
    for y, x in points(r):
        if len(inputs) >= POINTS:
            break
        if y == 0 and x == 0:
            continue
        y, x = y * r.choice((1, -1)), x * r.choice((1, 1, -1))
        inputs.setdefault((bits(y), bits(x)))
    lines = [
        "# Made by Scripts/make/arctangent-fixtures.py: y, x, the double nearest to the angle of (x, y),",
        "# what the true angle has more than that, in thousandths of its ulp, and 50 digits of the angle.",
    ]
    for y, x in inputs:
        true = arctangent(double(y), double(x))
        value, rest = rounded(true)
        lines.append(f"{y:016x} {x:016x} {bits(value):016x} {rest} {true:.49e}")
    Path(directory, "math-arctangent.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["table"]:
            print_table()
        case ["fixture", directory]:
            write_fixture(directory)
        case _:
            sys.exit(__doc__)
