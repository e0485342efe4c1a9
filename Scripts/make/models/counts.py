"""Choices that a key or a step of assistive technology passes, as settings say."""

DEFAULTS = {"key-step": "1", "page-step": "10", "adjust-step": "1"}


def make_counts(chance):
    """Returns random counts, each rarely other than its default."""
    return {word: chance.choice(["2", "3", "7", "25"]) for word in DEFAULTS if chance.random() < 0.15}


def count_of(words, cause, name, modifiers):
    """Returns the choices that a key passes, or a step of assistive technology."""
    if cause == "assistive":
        return int(words["adjust-step"])
    return int(words["page-step" if name.startswith("Page") or modifiers == "shift" else "key-step"])
