"""A difference between a trace and a model."""


class Deviation(Exception):
    """The trace is not what the model says."""
