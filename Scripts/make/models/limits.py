"""The part of a range that can be chosen, as settings say."""

DEFAULTS = {"enabled-range": "-inf..inf"}


def limits_of(words, ends=None):
    """Returns both ends of what can be chosen, as texts; what of it lies beyond the range has no effect.

    `ends` are those of the range, as texts; by default they are read from the settings.
    """
    low, high = ends or words["range"].split("..")
    return [sorted((low, word, high), key=float)[1] for word in words["enabled-range"].split("..")]


def make_limits(chance, values):
    """Returns a part of a range between two of some values, which are texts, for a few of all controls."""
    ends = sorted((chance.choice(values), chance.choice(values)), key=float)
    return {"enabled-range": "..".join(ends)} if float(ends[0]) < float(ends[1]) and chance.random() < 0.3 else {}
