"""A model of dials, on the machine of the model of rulers."""
from ..lines import Tally
from .scripts import compare, make

LEVEL = "changes"
