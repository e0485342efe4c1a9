import GestureScript

/// The names of event types and codes, from `linux/input-event-codes.h`, as `getevent -l` prints
/// them. If a code has two names, Android prints the one listed first here.
enum EvdevNames {
  static let types = WordList<UInt16>([
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_ABS", 3), ("EV_MSC", 4), ("EV_SW", 5),
    ("EV_LED", 0x11), ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16),
    ("EV_FF_STATUS", 0x17),
  ])

  /// All codes that mean something to the decoder, and those next to them.
  static let codes = WordList<UInt32>([
    ("SYN_REPORT", Evdev.report), ("SYN_CONFIG", 0x0_0001),
    ("SYN_MT_REPORT", Evdev.multitouchReport), ("SYN_DROPPED", Evdev.dropped),
    ("BTN_MOUSE", Evdev.buttonLeft), ("BTN_LEFT", Evdev.buttonLeft),
    ("BTN_RIGHT", 0x1_0111), ("BTN_MIDDLE", 0x1_0112), ("BTN_SIDE", 0x1_0113),
    ("BTN_EXTRA", 0x1_0114), ("BTN_FORWARD", 0x1_0115), ("BTN_BACK", 0x1_0116),
    ("BTN_TASK", 0x1_0117), ("BTN_STYLUS3", 0x1_0149), ("BTN_STYLUS", 0x1_014B),
    ("BTN_STYLUS2", 0x1_014C), ("BTN_DIGI", Evdev.toolPen), ("BTN_TOOL_PEN", Evdev.toolPen),
    ("BTN_TOOL_RUBBER", 0x1_0141),
    ("BTN_TOOL_BRUSH", 0x1_0142), ("BTN_TOOL_PENCIL", 0x1_0143),
    ("BTN_TOOL_AIRBRUSH", Evdev.toolAirbrush), ("BTN_TOUCH", Evdev.touch),
    ("KEY_ESC", 0x1_0001), ("KEY_1", 0x1_0002), ("KEY_2", 0x1_0003), ("KEY_3", 0x1_0004),
    ("KEY_4", 0x1_0005), ("KEY_5", 0x1_0006), ("KEY_6", 0x1_0007), ("KEY_7", 0x1_0008),
    ("KEY_8", 0x1_0009), ("KEY_9", 0x1_000A), ("KEY_0", 0x1_000B), ("KEY_BACKSPACE", 0x1_000E),
    ("KEY_LEFTCTRL", 0x1_001D),
    ("KEY_LEFTSHIFT", 0x1_002A), ("KEY_RIGHTSHIFT", 0x1_0036), ("KEY_LEFTALT", 0x1_0038),
    ("KEY_RIGHTCTRL", 0x1_0061), ("KEY_RIGHTALT", 0x1_0064), ("KEY_HOME", 0x1_0066),
    ("KEY_UP", 0x1_0067), ("KEY_PAGEUP", 0x1_0068), ("KEY_LEFT", 0x1_0069),
    ("KEY_RIGHT", 0x1_006A), ("KEY_END", 0x1_006B), ("KEY_DOWN", 0x1_006C),
    ("KEY_PAGEDOWN", 0x1_006D), ("KEY_DELETE", 0x1_006F), ("KEY_LEFTMETA", 0x1_007D),
    ("KEY_RIGHTMETA", 0x1_007E),
    ("REL_X", Evdev.relativeX), ("REL_Y", Evdev.relativeY), ("REL_HWHEEL", Evdev.horizontalWheel),
    ("REL_WHEEL", Evdev.wheel), ("REL_WHEEL_HI_RES", Evdev.fineWheel),
    ("REL_HWHEEL_HI_RES", Evdev.fineHorizontalWheel),
    ("ABS_X", Evdev.x), ("ABS_Y", Evdev.y), ("ABS_RX", Evdev.stripX), ("ABS_RY", Evdev.stripY),
    ("ABS_WHEEL", Evdev.ring), ("ABS_PRESSURE", Evdev.pressure), ("ABS_MISC", Evdev.miscellaneous),
    ("ABS_MT_SLOT", Evdev.slot), ("ABS_MT_TOUCH_MAJOR", Evdev.touchMajor),
    ("ABS_MT_WIDTH_MAJOR", Evdev.widthMajor), ("ABS_MT_PRESSURE", Evdev.contactPressure),
    ("ABS_MT_DISTANCE", Evdev.distance), ("ABS_MT_POSITION_X", Evdev.contactX),
    ("ABS_MT_POSITION_Y", Evdev.contactY), ("ABS_MT_TOOL_TYPE", 0x3_0037),
    ("ABS_MT_TRACKING_ID", Evdev.trackingID),
  ])

  /// The names of key states.
  static let keyValues = WordList<Int32>([("UP", 0), ("DOWN", 1), ("REPEAT", 2)])

  /// Name prefixes of the codes of each type, with a code that no control uses; it stands for all
  /// names that are not listed.
  private static let others: [(type: UInt16, prefix: StaticString, code: UInt16)] = [
    (1, "KEY_", 0xF0), (1, "BTN_", 0x100), (2, "REL_", 0x0F), (3, "ABS_", 0x3F), (4, "MSC_", 7),
    (5, "SW_", 0x10), (0x11, "LED_", 0x0F), (0x12, "SND_", 7), (0x14, "REP_", 1),
    (0x15, "FF_", 0x7F), (0x17, "FF_STATUS_", 1),
  ]

  /// Returns the list of an event's kind, and its name there: of codes that mean nothing to the
  /// decoder only the beginning, of an unknown type the number.
  static func field(of event: EvdevEvent) -> (place: StaticString, name: [UInt8]) {
    guard let type = types.entries.first(where: { $0.value == event.type })?.word else {
      var digits: [UInt8] = []
      digits.append(hexadecimal: UInt64(event.type))
      return ("type", Array(digits.suffix(4)))
    }
    guard event.type <= 3 else { return ("type", [UInt8](type)) }
    let code = codes.entries.first { $0.value == event.key }?.word
    let names = others.filter { $0.type == event.type }
    let other = event.isKey ? names.first : names.last
    return (type, [UInt8](code ?? other?.prefix ?? "SYN_"))
  }

  /// The code that a name means for a type; `nil` if it is not the name of one.
  static func code(named name: ArraySlice<UInt8>, type: UInt16) -> UInt16? {
    if let key = codes.value(of: name) {
      return key >> 16 == UInt32(type) ? UInt16(truncatingIfNeeded: key) : nil
    }
    for other in others where other.type == type && name.begins(with: other.prefix) {
      return other.code
    }
    return nil
  }
}
