"""Kinds of logs of devices: what each reports, in the syntax of each recorder."""

import desk
import devices_read as read
import devices_write as write
from kind import Kind, kinds

PANEL = {0x2F: (0, 9), 0x35: (0, 1599), 0x36: (0, 1199), 0x39: (0, 65535)}
PLAIN = {0x35: (0, 1599), 0x36: (0, 1199)}
SINGLE = {0: (0, 1599), 1: (0, 1199)}


def finger(text):
    return read.pointer(text, "touch")


def pen(text):
    return read.pointer(text, "pen")


def mouse(text):
    return read.pointer(text, "mouse")


def made(device, syntax, axes, *more):
    return lambda random: syntax(random, device(random), axes, *more)


def named(random):
    return write.groups(random, True)


def unnamed(random):
    return write.groups(random, False)


def lossy(random):
    return write.with_losses(random, write.slots(random))


KINDS = kinds(
    Kind("evemu-slots", made(write.slots, write.evemu, PANEL), read.slots),
    Kind("evemu-slots-bare", made(write.slots, write.evemu, {}), read.slots),
    Kind("evemu-groups-named", made(named, write.evemu, PLAIN), read.groups),
    Kind("evemu-groups", made(unnamed, write.evemu, PLAIN), read.groups),
    Kind("evemu-finger", made(write.single, write.evemu, SINGLE), finger),
    Kind("evemu-pen", made(write.pen, write.evemu, SINGLE, "Pen"), pen),
    Kind("evemu-mouse", made(write.mouse, write.evemu, {}, "Mouse"), mouse),
    Kind("evemu-keyboard", made(write.keyboard, write.evemu, {}, "Keyboard"), read.keyboard),
    Kind("getevent-slots", made(write.slots, write.getevent, PANEL, False), read.slots),
    Kind("getevent-names", made(write.slots, write.getevent, PANEL, True), read.slots),
    Kind("getevent-finger", made(write.single, write.getevent, SINGLE, True), finger),
    Kind("evtest-slots", made(lossy, write.evtest, PANEL, False), read.slots),
    Kind("evtest-pen", made(write.pen, write.evtest, SINGLE, False), pen),
    Kind("evtest-old-groups", made(unnamed, write.evtest, PLAIN, True), read.groups),
    Kind("libinput-slots", made(write.slots, write.libinput, PANEL), read.slots, suffix=".yml"),
    Kind("libinput-mouse", made(write.mouse, write.libinput, {}), mouse, suffix=".yml"),
    Kind("desk-touches", desk.write_touches, desk.parse),
    Kind("desk-mouse", lambda random: desk.write_pointer(random, False), desk.parse),
    Kind("desk-tablet", lambda random: desk.write_pointer(random, True), desk.parse),
)
