#!/usr/bin/env python3
"""Makes the fixtures of Sources/ControlCore/Motion and Gesture with mpmath, to 60 digits.

    Scripts/make/physics-fixtures.py <directory>  writes physics-*.txt, the same bytes each time

One case per line, with numbers separated by spaces. Inputs are exactly the printed doubles; results
are the doubles nearest to the true values.
"""
import random
import sys
from pathlib import Path

import mpmath
from mpmath import exp, log, mp, mpf

mp.dps = 60


def number(x):
    """Returns the shortest decimal that reads back as the double nearest to x."""
    text = repr(float(x))
    return text[:-2] if text.endswith(".0") else text


def round_to(x, digits):
    """Returns a double with few digits, so that the files stay small and readable."""
    return float(f"{x:.{digits}g}")


RATES = [2.804, 2.0, 10.05, 1.25, 4.5]
FREQUENCIES = [10.0, 14.5, 6.25, 30.0]


def speeds(chance, count):
    for _ in range(count):
        yield round_to(chance.choice([-1, 1]) * 10 ** chance.uniform(1, 4.3), 6)


# --- Decay: k x0 v0 t, x v ---


def decays(chance):
    for v0 in speeds(chance, 40):
        k = chance.choice(RATES)
        x0 = round_to(chance.uniform(-2000, 2000), 6)
        for t in (1e-6, 0.008, round_to(chance.uniform(0.01, 1), 4), 2.5, 12.0):
            K, X, V, T = map(mpf, (k, x0, v0, t))
            yield k, x0, v0, t, X - V / K * mpmath.expm1(-K * T), V * exp(-K * T)


# --- Time at which a decay passes b: k x0 v0 b, t v ---


def crossings(chance):
    for v0 in speeds(chance, 60):
        k = chance.choice(RATES)
        x0 = round_to(chance.uniform(-2000, 2000), 6)
        share = chance.choice([1e-7, 0.01, 0.3, 0.5, 0.9, 0.999, 0.9999])
        b = round_to(x0 + share * v0 / k, 12)
        K, X, V, B = map(mpf, (k, x0, v0, b))
        passed = K * (B - X) / V
        if 0 <= passed < 1:
            yield k, x0, v0, b, -mpmath.log1p(-passed) / K, V + K * (X - B)


# --- Critical spring: w d0 v0 t, d v ---


def spring(w, d0, v0, t):
    drive = v0 + w * d0
    return exp(-w * t) * (d0 + drive * t), exp(-w * t) * (v0 - w * drive * t)


def springs(chance):
    for v0 in speeds(chance, 40):
        w = chance.choice(FREQUENCIES)
        d0 = chance.choice([0.0, round_to(chance.uniform(-300, 300), 5)])
        for t in (1e-6, 0.016, round_to(chance.uniform(0.02, 0.5), 4), 1.25):
            yield w, d0, v0, t, *spring(*map(mpf, (w, d0, v0, t)))


# --- Turning point and settling time of a spring: w d0 v0 delta, t d, last time |d| is delta ---


def settles(chance):
    for v0 in speeds(chance, 30):
        w = chance.choice(FREQUENCIES)
        d0 = round_to(chance.uniform(20, 300) * chance.choice([-1, 1]), 5)
        delta = chance.choice([0.25, 0.01])
        W, D, V, E = map(mpf, (w, d0, v0, delta))
        drive = V + W * D
        turn = V / (W * drive)
        if turn <= 0:
            continue
        # After its last extremum |d| only decreases: bisect an interval that starts there.
        early, late = max(turn, mpf(0)), mpf(60)
        if abs(spring(W, D, V, early)[0]) <= E:
            continue
        for _ in range(150):
            middle = (early + late) / 2
            if abs(spring(W, D, V, middle)[0]) > E:
                early = middle
            else:
                late = middle
        yield w, d0, v0, delta, turn, spring(W, D, V, turn)[0], late


# --- Rubber band: c d x, y slope ---


def rubber_bands(chance):
    for _ in range(60):
        c = chance.choice([0.55, 0.55, 0.3, 1.0])
        d = chance.choice([375.0, 80.0, 1000.0, 44.5])
        x = round_to(10 ** chance.uniform(-3, 5), 6)
        C, D, X = map(mpf, (c, d, x))
        yield c, d, x, C * X * D / (D + C * X), C / (1 + C * X / D) ** 2


# --- Velocity: v, then t x of each report, t in ns ---


def least_squares(reports):
    """Returns the slope at the newest report of the parabola through the window, by its normal
    equations."""
    window = [reports[-1]]
    for report in reversed(reports[:-1]):
        late = reports[-1][0] - report[0] > 100_000_000
        if late or window[-1][0] - report[0] > 40_000_000 or len(window) == 20:
            break
        window.append(report)
    if len(window) < 3:
        return mpf(0)
    powers, moments = mpmath.zeros(3, 3), mpmath.zeros(3, 1)
    for t, x in window:
        u = mpf(t - reports[-1][0]) / 10**9
        for i in range(3):
            moments[i] += mpf(x) * u**i
            for j in range(3):
                powers[i, j] += u ** (i + j)
    return mpmath.lu_solve(powers, moments)[1]


def velocities(chance):
    for case in range(36):
        t = chance.choice([0, 10**12, 86_400 * 10**9]) + chance.randrange(10**6)
        interval = chance.choice([4, 8, 11, 16, 33]) * 10**6
        reports, x = [], round_to(chance.uniform(0, 800), 6)
        speed, bend = chance.uniform(-3000, 3000), chance.uniform(-9000, 9000)
        for n in range(chance.randrange(2, 30)):
            reports.append((t, x))
            step = interval + chance.randrange(-10**6, 10**6)
            if case % 6 == 0 and n == 4:
                step += 45 * 10**6
            seconds = step / 1e9
            x = round_to(x + speed * seconds + chance.uniform(-0.5, 0.5), 7)
            speed += bend * seconds
            t += step
        yield least_squares(reports), *[field for report in reports for field in report]


TABLES = {
    "decay": ("k x0 v0 t, x v", decays),
    "crossing": ("k x0 v0 b, t v", crossings),
    "spring": ("w d0 v0 t, d v", springs),
    "settling": ("w d0 v0 delta, turn d settled", settles),
    "rubber-band": ("c d x, y slope", rubber_bands),
    "velocity": ("v, then t x of each report, t in ns", velocities),
}


def main(directory):
    for name, (columns, cases) in TABLES.items():
        lines = [f"# {columns}; made by Scripts/make/physics-fixtures.py"]
        for case in cases(random.Random(f"detent {name}")):
            lines.append(" ".join(map(number, case)))
        Path(directory, f"physics-{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
