"""A random script: its settings and its events."""


class Script:
    def __init__(self, control, defaults, said, events):
        self.control = control
        self.words = defaults | said  # the value of each setting
        self.said = said  # the settings in the script
        self.events = events

    def text(self):
        head = ["gesture 1", f"control {self.control}", *(f"{word} {value}" for word, value in self.said.items())]
        return "\n".join([*head, *(event.line() for event in self.events), "settle within 1000s"]) + "\n"
