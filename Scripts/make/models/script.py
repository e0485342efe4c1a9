"""A script that is made at random: what it says of the settings, and what is done."""


class Script:
    def __init__(self, control, defaults, said, events):
        self.control = control
        self.words = defaults | said  # what each setting is
        self.said = said  # what the script says of them
        self.events = events

    def text(self):
        head = ["gesture 1", f"control {self.control}", *(f"{word} {value}" for word, value in self.said.items())]
        return "\n".join([*head, *(event.line() for event in self.events), "settle within 1000s"]) + "\n"
