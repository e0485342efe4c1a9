"""A model of ratings."""
from ..lines import Tally
from .scripts import compare, make

LEVEL = "calls"
