import GestureScript

/// What a column or key of a pointer log means.
enum PointerColumn: Equatable {
  /// A time in units of 10^`power` nanoseconds.
  case time(power: Int64)
  /// A time whose unit may stand in another column; milliseconds if not.
  case timeInUnit
  /// A time that does not say its unit. It is read if another column does, or if the user does.
  case bareTime
  case timeUnit, type, phase, id, x, y, clientX, clientY, kind, button, buttons
  /// Which stroke a row belongs to; only if the user says so.
  case stroke
  case deltaX, deltaY, deltaMode, wheelPhase, key, detents
  /// How far a wheel turned, as pynput and others name it: `dx`, `dy`.
  case scrollX, scrollY
  /// Whether a click is a press or a release.
  case pressed
  case shift, control, alt, meta
  case coalesced
  /// The fingers of a page's touch event: those that it is about, and those that are down.
  case changedTouches, touches
  case unused

  /// What a column of this name means. Upper and lower case are the same, but in `timeStamp`: browsers
  /// have milliseconds there, as `t` has, and what others call `timestamp` may be anything.
  static func named(_ name: ArraySlice<UInt8>) -> PointerColumn {
    if name.matches("timeStamp") { return .timeInUnit }
    return names.value(ofAnyCase: name) ?? time(named: name) ?? .unused
  }

  var isTime: Bool {
    switch self {
    case .time, .timeInUnit, .bareTime: true
    default: false
    }
  }

  /// Whether it may say what happened.
  var isEvent: Bool { self == .type || self == .phase || self == .stroke }

  /// Whether a column that the user has named so makes another one useless that only has the right name.
  func replaces(_ other: PointerColumn) -> Bool {
    if isTime { return other.isTime }
    if isEvent { return other.isEvent }
    return switch self {
    case .x: other == .x || other == .clientX
    case .y: other == .y || other == .clientY
    case .deltaX: other == .deltaX || other == .scrollX
    case .deltaY: other == .deltaY || other == .scrollY
    default: self == other
    }
  }

  static let names = WordList<PointerColumn>([
    ("t", .timeInUnit), ("t_ns", .time(power: 0)), ("t_us", .time(power: 3)),
    ("t_ms", .time(power: 6)), ("t_s", .time(power: 9)), ("t_unit", .timeUnit),
    ("type", .type), ("phase", .phase), ("id", .id), ("pointerId", .id), ("identifier", .id),
    ("x", .x), ("y", .y), ("clientX", .clientX), ("clientY", .clientY), ("pointerType", .kind),
    ("button", .button), ("buttons", .buttons), ("pressed", .pressed), ("dx", .scrollX),
    ("dy", .scrollY),
    ("deltaX", .deltaX), ("deltaY", .deltaY), ("deltaMode", .deltaMode),
    ("wheelPhase", .wheelPhase), ("detents", .detents), ("key", .key), ("shiftKey", .shift),
    ("ctrlKey", .control), ("altKey", .alt), ("metaKey", .meta), ("coalesced", .coalesced),
    ("changedTouches", .changedTouches), ("touches", .touches), ("targetTouches", .touches),
  ])

  /// What a user may say that a column is.
  static let targets = WordList<PointerColumn>([
    ("t", .timeInUnit), ("t_ns", .time(power: 0)), ("t_us", .time(power: 3)),
    ("t_ms", .time(power: 6)), ("t_s", .time(power: 9)), ("t_unit", .timeUnit), ("type", .type),
    ("stroke", .stroke), ("id", .id), ("x", .x), ("y", .y), ("pointerType", .kind),
    ("button", .button), ("pressed", .pressed), ("deltaX", .deltaX), ("deltaY", .deltaY),
    ("deltaMode", .deltaMode),
    ("wheelPhase", .wheelPhase), ("detents", .detents), ("key", .key), ("shiftKey", .shift),
    ("ctrlKey", .control), ("altKey", .alt), ("metaKey", .meta),
  ])

  /// `time`, `timestamp` or `_time`, with or without a unit: `time_ms`, `Time (s)`, `timestampNs`.
  private static func time(named name: ArraySlice<UInt8>) -> PointerColumn? {
    var rest = name.map { $0.lowercased }[...]
    if rest.first == UInt8(ascii: "_") { rest = rest.dropFirst() }
    guard rest.begins(with: "time") else { return nil }
    rest = rest.dropFirst(4)
    if rest.begins(with: "stamp") { rest = rest.dropFirst(5) }
    rest = rest.drop { isBetween($0) }
    while let last = rest.last, isBetween(last) { rest.removeLast() }
    return rest.isEmpty ? .bareTime : units.value(of: rest).map { .time(power: $0) }
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private static let units = WordList<Int64>([
    ("s", 9), ("sec", 9), ("second", 9), ("seconds", 9), ("ms", 6), ("msec", 6), ("millis", 6),
    ("milliseconds", 6), ("us", 3), ("\u{B5}s", 3), ("\u{3BC}s", 3), ("usec", 3), ("micros", 3),
    ("microseconds", 3), ("ns", 0), ("nsec", 0), ("nanos", 0), ("nanoseconds", 0),
  ])
}
