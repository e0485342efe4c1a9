"""A model of dials, based on the model of rulers."""
from ..lines import Tally
from .scripts import compare, make

LEVEL = "changes"
