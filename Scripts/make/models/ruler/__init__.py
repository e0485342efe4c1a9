"""A model of rulers that computes with fifty digits."""
from .compare import Worst as Tally
from .compare import compare
from .scripts import make

LEVEL = "frames"
