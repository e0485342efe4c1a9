"""Kinds of recordings of pages, tests, apps and drawings."""

import apps_write
import tools_read as read
import tools_write as write
import webdriver_read
from kind import Kind, kinds


def visit(name, version, isList):
    return Kind(
        name,
        lambda random: write.rrweb(random, version, isList),
        lambda text: read.rrweb(text, version == "mouse"),
        suffix=".json" if isList else ".jsonl",
        closes=isList,
    )


def driven(name, kind):
    """Texts for each number of ticks: the actions of all sources are cut behind the same tick."""
    return Kind(name, lambda random: ("", write.actions(random, kind), None, ""), webdriver_read.parse, ["--origin", "knob=8,8,100,40"], ".json")


KINDS = kinds(
    visit("rrweb-mouse", "mouse", True),
    visit("rrweb-touch", "new", False),
    visit("rrweb-1", "old", True),
    visit("rrweb-sentry", "sentry", True),
    Kind("devtools", write.devtools, read.devtools, suffix=".json", closes=True),
    driven("webdriver-touch", "touch"),
    driven("webdriver-mouse", "mouse"),
    driven("webdriver-pen", "pen"),
    Kind("playwright", lambda random: write.playwright(random, False), read.playwright, suffix=".trace"),
    Kind("playwright-old", lambda random: write.playwright(random, True), read.playwright, suffix=".trace"),
    Kind("kivy-touch", lambda random: apps_write.kivy(random, False), read.kivy, suffix=".kvi"),
    Kind("kivy-mouse", lambda random: apps_write.kivy(random, True), read.kivy, suffix=".kvi"),
    Kind("flutter-engine", apps_write.flutter_engine, read.flutter_engine, suffix=".json", closes=True),
    Kind("flutter-widgets", apps_write.flutter_widgets, read.flutter_widgets, suffix=".json", closes=True),
    Kind("quick-draw", lambda random: apps_write.drawing(random, True), read.strokes, suffix=".json", closes=True),
    Kind("strokes", lambda random: apps_write.drawing(random, False), read.strokes, suffix=".json", closes=True),
    Kind("signature", apps_write.signature, read.strokes, suffix=".json", closes=True),
)
