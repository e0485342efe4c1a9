"""UIHorizontalSlider of pygame_gui, driven by pygame events; no window is shown."""
import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
from importlib.metadata import version  # noqa: E402

import pygame  # noqa: E402
import pygame_gui  # noqa: E402

from detent_driver import NotPossible, serve  # noqa: E402

pygame.init()
screen = pygame.display.set_mode((800, 800))
LEFT, TOP = 200, 200
# The slider reads the position of the mouse from pygame, which has none.
place = [0, 0]
pygame.mouse.get_pos = lambda: tuple(place)


class Slider:
    def __init__(self, new):
        self.reported, self.is_down = [], False
        limits = new.get("range", [0, 100])
        if None in limits:
            raise NotPossible("a UIHorizontalSlider has two ends")
        self.manager = pygame_gui.UIManager((800, 800))
        self.slider = pygame_gui.elements.UIHorizontalSlider(
            pygame.Rect(LEFT, TOP, 320, 20), float(new["value"]), tuple(map(float, limits)), self.manager)
        place[:] = 0, 0
        self.set("enabled", new.get("enabled", True))
        self.frames()
        self.reported.clear()

    @property
    def value(self):
        return self.slider.get_current_value()

    def frames(self, count=4):
        """Draws frames: one event causes the next, a frame later: a button's, then the slider's."""
        for _ in range(count):
            self.manager.update(1 / 60)
            for event in pygame.event.get():
                self.manager.process_events(event)
                if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
                    self.reported.append(["changed", event.value])

    def pointer(self, kind, line):
        before = list(place)
        place[:] = round(LEFT + line["x"]), round(TOP + line["y"])
        moved = [now - then for now, then in zip(place, before)]
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=tuple(place), rel=tuple(moved), buttons=(self.is_down, 0, 0)))
        self.frames()
        if (kind == "down" and not self.is_down) or (kind == "up" and self.is_down):
            self.is_down = kind == "down"
            word = pygame.MOUSEBUTTONDOWN if self.is_down else pygame.MOUSEBUTTONUP
            pygame.event.post(pygame.event.Event(word, pos=tuple(place), button=1))
            self.frames()

    def set(self, name, to):
        if name == "value":
            self.slider.set_current_value(to, warn=False)
        elif name == "enabled":
            self.slider.enable() if to else self.slider.disable()
        self.frames()


serve(Slider, {
    "name": f"pygame_gui {version('pygame_gui')} UIHorizontalSlider", "has": ["pointer", "hover", "set"], "kinds": ["mouse"],
    "tells": ["changed"], "settings": ["enabled"], "fixed": {"range": [0, 100]}, "viewport": [320, 20]})
