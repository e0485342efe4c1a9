"""The planner: the motion after a release, from position, speed and possible resting positions."""
from decimal import Decimal

from .exact import E, clipped, sign
from .motion import Decay, Plan, Spring


class Settings:
    """The script settings that the planner needs, as Decimals."""

    def __init__(self, words):
        self.rate = -1000 * Decimal(words["deceleration"]).ln()
        self.spring, self.landing_spring = Decimal(words["spring"]), Decimal(words["landing-spring"])
        self.stop_distance = Decimal(words["stop-distance"])
        self.rest_distance = Decimal(words["rest-distance"])
        self.min_fling, self.max_fling = Decimal(words["min-fling"]), Decimal(words["max-fling"])
        self.rubber = Decimal(words["rubber"])
        self.is_reduced = words["motion"] == "reduced"
        width, height = words["viewport"].split("x")
        self.length = Decimal(width if words["axis"] == "x" else height)


def plan_release(x, v, scale, settings):
    """Returns the plan of a release at x with speed v, which is 0 unless flung; None if it is already at rest."""
    plan = plan_motion(x, v, scale, settings)
    if plan and settings.is_reduced:
        plan.rest = plan.coasts_until = Decimal(0)
    return plan


def plan_motion(x, v, scale, settings):
    """Returns the plan where motion is not reduced."""
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
    """Returns a spring back to the bound after a release past it. The speed is limited: inwards so that it
    does not pass the bound, and outwards to half of the remaining distance to the length of the ruler."""
    y, omega = x - bound, settings.spring
    inwards, outwards = omega * abs(y), E * omega * (settings.length - abs(y)) / 2
    limited = clipped(v * sign(y), -inwards, outwards) * sign(y)
    plan = Plan(Spring(x, limited, bound, omega))
    plan.is_limited = limited != v
    plan.rest, plan.target = plan.first.cautious_rest(settings.rest_distance), bound
    return plan


def bounce(bound, x, v, settings):
    """Returns a decay that passes a bound and becomes a spring there, limited to half the length."""
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
    """Returns a landing: a decay with its own rate that becomes a spring near the target, or a spring alone."""
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
    """Slows a spring that would leave the bounds, so that it does not pass its target."""
    turning = spring.turning()
    if turning is None or not leaves(float(spring.position(turning)), scale):
        return spring
    r = spring.target - x
    limited = clipped(v * sign(r), Decimal(0), spring.omega * abs(r)) * sign(r)
    return Spring(x, limited, spring.target, spring.omega)


def leaves(x, scale):
    """Returns True if a position is past a bound by more than the rounding of doubles."""
    is_below = scale.lower is not None and x < float(scale.lower)
    return is_below or (scale.upper is not None and x > float(scale.upper))


def coast(rest, x, v, settings):
    """Returns a decay that stops slightly before its limit, immediately if it would not get that far."""
    plan = Plan(Decay(x, v, settings.rate))
    share = abs(v) / (settings.rate * settings.stop_distance)
    plan.rest = plan.coasts_until = max(share.ln() / settings.rate, Decimal(0))
    plan.target = rest
    return plan
