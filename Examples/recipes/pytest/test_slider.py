"""A slider behind a driver, in a suite of pytest."""
from hypothesis import given, settings

from conftest import DRIVER, Detent, scripts


def test_it_keeps_every_law(detent, tmp_path):
    detent("fuzz", "--seed", "1", "--cases", "200", "--regressions", str(tmp_path))


def test_end_goes_to_the_upper_bound(detent):
    detent("check", "-", script="gesture 1\ncontrol slider\nvalue 50\n+16ms key End\nexpect value == 100\n")


@settings(max_examples=25, deadline=None)
@given(scripts())
def test_values_stay_between_the_bounds(script):
    assert all(0 <= value <= 100 for value in Detent(DRIVER).values(script))
