"""A model of rulers with arithmetic of fifty digits."""
from .compare import Worst as Tally
from .compare import compare
from .scripts import make

LEVEL = "frames"
