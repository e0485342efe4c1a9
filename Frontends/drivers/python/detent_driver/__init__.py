"""Lets Detent test a control from Python; see README.md of the package."""
from .functions import functions, slider
from .laws import law
from .run import LawBroken, run
from .wire import NotPossible, serve

__all__ = ["LawBroken", "NotPossible", "functions", "law", "run", "serve", "slider"]
