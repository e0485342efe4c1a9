"""The planner: what a release does, by where it is, how fast, and where the ruler may rest."""
from decimal import Decimal

from .exact import E, clipped, sign
from .motion import Decay, Plan, Spring


class Settings:
    """What the planner needs of a script's settings, as Decimals."""

    def __init__(self, words):
        self.rate = -1000 * Decimal(words["deceleration"]).ln()
        self.spring, self.landing_spring = Decimal(words["spring"]), Decimal(words["landing-spring"])
        self.stop_distance = Decimal(words["stop-distance"])
        self.rest_distance = Decimal(words["rest-distance"])
        self.min_fling, self.max_fling = Decimal(words["min-fling"]), Decimal(words["max-fling"])
        self.rubber = Decimal(words["rubber"])
        width, height = words["viewport"].split("x")
        self.length = Decimal(width if words["axis"] == "x" else height)


def plan_release(x, v, scale, settings):
    """The plan of a release at x with speed v, which is 0 unless it flings; None if it rests at once."""
    bound = scale.bound_beyond(x)
    if bound is not None:
        return return_to(bound, x, v, settings)
    coasted = max(abs(v) / settings.rate - settings.stop_distance, Decimal(0))
    rest = x + coasted * sign(v)
    bound = scale.bound_beyond(rest)
    if bound is not None:
        return bounce(bound, x, v, settings)
    target, pitch = scale.landing(rest)
    if target is not None:
        return land(target, pitch, x, v, scale, settings)
    return coast(rest, x, v, settings) if v else None


def return_to(bound, x, v, settings):
    """A release past a bound springs back to it: inwards never so fast that it gets inside, and outwards never so
    fast that it goes farther than half of the way that is left to the length of the ruler."""
    y, omega = x - bound, settings.spring
    inwards, outwards = omega * abs(y), E * omega * (settings.length - abs(y)) / 2
    limited = clipped(v * sign(y), -inwards, outwards) * sign(y)
    plan = Plan(Spring(x, limited, bound, omega))
    plan.is_limited = limited != v
    plan.rest, plan.target = plan.first.cautious_rest(settings.rest_distance), bound
    return plan


def bounce(bound, x, v, settings):
    """A decay that passes a bound is a spring from there on, which goes no farther than half the length."""
    decay = Decay(x, v, settings.rate)
    crossing = decay.time_at(bound)
    left = v + settings.rate * (x - bound)
    most = E * settings.spring * settings.length / 2
    spring = Spring(bound, clipped(left, -most, most), bound, settings.spring)
    plan = Plan(decay, spring, crossing)
    plan.is_limited = crossing == 0 and abs(left) > most
    plan.crossing = plan.coasts_until = crossing
    plan.rest, plan.target = crossing + spring.cautious_rest(settings.rest_distance), bound
    return plan


def land(target, pitch, x, v, scale, settings):
    """A landing is a decay with a rate of its own that becomes a spring near the target, or a spring alone."""
    r, omega = target - x, settings.landing_spring
    if r == 0 and v == 0:
        return None
    reach = min(pitch / 2, abs(r))
    rate = v / r if r else Decimal(0)
    if v and 2 * settings.rate / 3 <= rate <= omega:
        change = (abs(r) / reach).ln() / rate
        spring = Spring(target - reach * sign(r), rate * reach * sign(r), target, omega)
        plan = Plan(Decay(x, v, rate), spring, change)
    else:
        spring, change = within_bounds(Spring(x, v, target, omega), x, v, scale), Decimal(0)
        plan = Plan(spring)
        plan.is_limited = spring.velocity(Decimal(0)) != v
    plan.coasts_until, plan.lands, plan.target = change, True, target
    plan.rest = change + spring.exact_rest(settings.rest_distance)
    return plan


def within_bounds(spring, x, v, scale):
    """A spring that would leave the bounds begins slower, so that it does not go past its target."""
    turning = spring.turning()
    if turning is None or not leaves(float(spring.position(turning)), scale):
        return spring
    r = spring.target - x
    limited = clipped(v * sign(r), Decimal(0), spring.omega * abs(r)) * sign(r)
    return Spring(x, limited, spring.target, spring.omega)


def leaves(x, scale):
    """Whether a place is past a bound, and not by less than a double can tell."""
    is_below = scale.lower is not None and x < float(scale.lower)
    return is_below or (scale.upper is not None and x > float(scale.upper))


def coast(rest, x, v, settings):
    """A decay stops a little before its limit, at once if it would not get so far."""
    plan = Plan(Decay(x, v, settings.rate))
    share = abs(v) / (settings.rate * settings.stop_distance)
    plan.rest = plan.coasts_until = max(share.ln() / settings.rate, Decimal(0))
    plan.target = rest
    return plan
