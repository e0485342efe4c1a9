"""The settings of a script, as configurations."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from .configurations import RatingConfiguration, RulerConfiguration, SliderConfiguration
from .constants import (
    Between,
    CancelPolicy,
    Interaction,
    LayoutDirection,
    Marks,
    Meet,
    Modifiers,
    Orientation,
    Press,
    Quantize,
    Reselection,
    Scale,
    Selection,
    Source,
    Tap,
    TrackPress,
)


def nanoseconds(duration: str) -> int:
    """A duration of a script, for example ``120ms``."""
    places = next(unit for unit in _UNITS if duration.endswith(unit))
    return int(Decimal(duration.removesuffix(places)).scaleb(_UNITS[places]))


_UNITS = {"ns": 0, "us": 3, "ms": 6, "s": 9}


class Settings:
    """The settings of a script, by the names it has for them."""

    def __init__(self, script: dict[str, Any]) -> None:
        self._told: dict[str, Any] = {"viewport": [375, 80], "axis": "x", **script}

    def __getitem__(self, name: str) -> Any:
        return self._told[name]

    def set(self, name: str, value: Any) -> None:
        """Takes one setting over."""
        self._told[name] = value

    @property
    def control(self) -> str:
        """What the script is about."""
        return str(self._told.get("control", "ruler"))

    @property
    def value(self) -> float:
        """Of a control of one part."""
        return self.number("value", 0)

    def values(self) -> list[float]:
        """The values of a slider, as many as there are thumbs or fewer."""
        told = self._told.get("value", [])
        values = [float(value) for value in (told if isinstance(told, list) else [told])]
        return values[: int(self._told.get("thumbs", 8))]

    @property
    def is_vertical(self) -> bool:
        """Whether the control lies along y."""
        return bool(self._told["axis"] == "y")

    @property
    def source(self) -> Source:
        """What points, unless an event says otherwise."""
        return Source[str(self._told.get("pointer", "touch")).upper()]

    def number(self, name: str, usual: float) -> float:
        """A number, and what it is if the script does not say."""
        return float(self._told.get(name, usual))

    def get(self, name: str, usual: Any = None) -> Any:
        """A setting, and what it is if the script does not say."""
        return self._told.get(name, usual)

    def shared(self) -> dict[str, Any]:
        """What all controls have."""
        told = self._told
        interaction = Interaction.ENABLED
        if told.get("read-only", False):
            interaction = Interaction.READ_ONLY
        if not told.get("enabled", True):
            interaction = Interaction.DISABLED
        rtl, commits = told.get("layout") == "rtl", told.get("cancel") == "commit"
        return {
            "length": float(told["viewport"][self.is_vertical]),
            "orientation": Orientation(self.is_vertical),
            "layout_direction": LayoutDirection(rtl),
            "interaction": interaction,
            "cancel_policy": CancelPolicy(commits),
        }

    def ruler(self) -> RulerConfiguration:
        """The settings as a ruler has them."""
        told = self._told
        lower, upper = told.get("range", ["-inf", "inf"])
        configuration = RulerConfiguration(
            lower_bound=float(lower),
            upper_bound=float(upper),
            fractions=int(told.get("fractions", 10)),
            snap=Marks[str(told.get("snap", "none")).upper()],
            tick=Marks[str(told.get("tick", "none")).upper()],
            tap=Tap[str(told.get("tap", "nothing")).upper()],
            **self.shared(),
        )
        names = {
            "step": "step", "origin": "origin", "unit_width": "unit-width", "capture": "capture",
            "rearm": "rearm", "deceleration": "deceleration", "minimum_fling": "min-fling",
            "maximum_fling": "max-fling", "stop_distance": "stop-distance",
        }
        self.fill(configuration, names)
        return configuration

    def fill(self, configuration: Any, names: dict[str, str]) -> None:
        """Sets the numbers that the script says, and what controls that slide have alike."""
        told = self._told
        slop = {f"slop_{source.name.lower()}": "slop" for source in Source}
        shared = {
            "rubber_band": "rubber", "spring_frequency": "spring", "fine_drag_scale": "fine",
            "fine_drag_distance": "fine-distance", "rest_distance": "rest-distance",
            "landing_frequency": "landing-spring", **slop,
        }
        for ours, name in {**names, **shared}.items():
            if name in told:
                setattr(configuration, ours, float(told[name]))
        for name in ("scroll-timeout", "boundary-haptic-gap"):
            if name in told:
                setattr(configuration, name.replace("-", "_"), nanoseconds(told[name]))
        key = str(told.get("fine-key", "alt")).upper()
        configuration.fine_drag_modifiers = Modifiers[key]

    def slider(self) -> SliderConfiguration:
        """The settings as a slider has them."""
        told = self._told
        lower, upper = told.get("range", [0, 100])
        scales = {"linear": Scale.LINEAR, "log": Scale.LOGARITHMIC, "log-1-2-5": Scale.ONE_TWO_FIVE}
        stops = told.get("stops", [])
        configuration = SliderConfiguration(
            lower_bound=float(lower),
            upper_bound=float(upper),
            stops=tuple(map(float, stops if isinstance(stops, list) else [stops])),
            thumbs=int(told.get("thumbs", len(self.values()) or 1)),
            scale=scales[told.get("scale", "linear")],
            meet=Meet(told.get("meet") == "push"),
            track_press=TrackPress(["jump", "step", "none"].index(told.get("track", "jump"))),
            between=Between(told.get("between") == "move"),
            quantize=Quantize(told.get("quantize") == "release"),
            ticks=told.get("tick", "none") != "none",
            **self.shared(),
        )
        names = {"step": "step", "factor": "factor", "distance": "distance", "grab": "grab"}
        self.fill(configuration, names)
        return configuration

    def rating(self) -> RatingConfiguration:
        """The settings as a rating has them."""
        told = self._told
        width = told.get("symbol-width")
        return RatingConfiguration(
            count=int(told.get("stars", 5)),
            granularity=self.number("granularity", 1),
            minimum=self.number("minimum", 0),
            spacing=self.number("spacing", 0),
            symbol_width=None if width is None else float(width),
            reselection=Reselection(told.get("clear") == "on"),
            selection=Selection(told.get("selection") == "tap"),
            press=Press(told.get("press") == "sure"),
            previews_hover=bool(told.get("hover-preview", True)),
            ticks=told.get("tick") != "none",
            **self.shared(),
        )
