"""Detent: the engine behind controls that people slide, drag and tap to choose a number.

Events and time go in, effects come out:

>>> from detent import Event, Ruler, RulerConfiguration
>>> ruler = Ruler(20, RulerConfiguration(lower_bound=0, upper_bound=100))
>>> effects = ruler.handle(
...     Event.down(0, 200, 40), Event.move(8_000_000, 150, 40), Event.up(16_000_000, 120, 40))
>>> [type(effect).__name__ for effect in effects]
['Began', 'Changed', 'Changed', 'Ended', 'Idle']
>>> ruler.state.value
20.583333333333332

Nothing reads a clock. Invalid calls raise a ``DetentError``, and change nothing.
"""

from ._native import library as _library
from .batch import Effects, Events
from .constants import Button, Cause, EffectKind, End, EventKind, Key, MarkKind, Modifiers, Phase, Side, Source, WheelPhase, WheelUnit
from .controls import Control, Rating, Ruler
from .dial import Dial, DialMark, DialScene, DialState
from .effects import (
    Began,
    Bound,
    Changed,
    Effect,
    Ended,
    Idle,
    Preview,
    Snapped,
    Tapped,
    Tick,
    Yielded,
)
from .errors import DetentError, Status
from .events import Event
from .generated.configurations import (
    Between,
    CancelPolicy,
    DialConfiguration,
    DialHold,
    DialPress,
    Interaction,
    LayoutDirection,
    Marks,
    Meet,
    Motion,
    Orientation,
    Press,
    Quantize,
    RatingConfiguration,
    Reselection,
    RulerConfiguration,
    Scale,
    Selection,
    SliderConfiguration,
    Tap,
    TrackPress,
)
from .haptics import HapticGate
from .readings import (
    Accessibility,
    Environment,
    Mark,
    RatingScene,
    RatingState,
    RulerScene,
    RulerState,
    SliderMark,
    SliderPart,
    SliderScene,
    SliderState,
    Symbol,
    Thumb,
)
from .slider import Slider

#: Version of this package, and of the library that comes with it.
__version__ = "0.1.0"

#: Version of the library's feel: the effects of given events, and the distances and times of motion.
#: Compare recorded effects only with those of the same version.
FEEL_VERSION: int = _library.detent_feel_version()

__all__ = [
    "Accessibility", "Began", "Between", "Bound", "Button", "CancelPolicy", "Cause", "Changed",
    "Control", "DetentError", "Dial", "DialConfiguration", "DialHold", "DialMark", "DialPress",
    "DialScene", "DialState", "Effect", "EffectKind", "Effects", "End", "Ended", "Environment", "Event", "EventKind", "Events",
    "FEEL_VERSION",
    "HapticGate", "Idle", "Interaction", "Key", "LayoutDirection", "Mark", "MarkKind", "Marks", "Meet",
    "Modifiers", "Motion", "Orientation", "Phase", "Press", "Preview", "Quantize", "Rating",
    "RatingConfiguration", "RatingScene", "RatingState", "Reselection", "Ruler",
    "RulerConfiguration", "RulerScene", "RulerState", "Scale", "Selection", "Side", "Slider",
    "SliderConfiguration", "SliderMark", "SliderPart", "SliderScene", "SliderState", "Snapped",
    "Source", "Status", "Symbol", "Tap", "Tapped", "Thumb", "Tick", "TrackPress", "WheelPhase",
    "WheelUnit", "Yielded",
]
