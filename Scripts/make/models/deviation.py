"""A difference between a trace and a model."""


class Deviation(Exception):
    """The trace differs from the model."""
