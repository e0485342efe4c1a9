"""A model of sliders."""
from ..lines import Tally
from .scripts import compare, make

LEVEL = "changes"
