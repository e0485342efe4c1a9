import GestureScript

/// The meaning of a column or key of a pointer log.
enum PointerColumn: Equatable {
  /// A time in units of 10^`power` nanoseconds.
  case time(power: Int64)
  /// A time with an optional unit column; milliseconds without one.
  case timeInUnit
  /// A time without a unit. It is read only if another column or the user gives the unit.
  case bareTime
  /// The pause before an event, in units of 10^`power` nanoseconds.
  case pause(power: Int64)
  case timeUnit, type, phase, id, x, y, clientX, clientY, kind, button, buttons
  /// The stroke of a row; only if the user declares it.
  case stroke
  case deltaX, deltaY, deltaMode, wheelPhase, key, detents
  /// Wheel turns under the names of pynput and others: `dx`, `dy`.
  case scrollX, scrollY
  /// True if a click is a press, false for a release.
  case pressed
  /// 0 while nothing touches, where no word says it.
  case pressure
  case shift, control, alt, meta
  case coalesced
  /// The fingers of a page's touch event: those that it is about, and those that are down.
  case changedTouches, touches
  case unused

  /// Returns the meaning of a column name. Case is ignored, except in `timeStamp`: browsers have
  /// milliseconds there, as `t` has, while `timestamp` from others may have any unit.
  static func named(_ name: ArraySlice<UInt8>) -> PointerColumn {
    if name.matches("timeStamp") { return .timeInUnit }
    return names.value(ofAnyCase: name) ?? time(named: name) ?? .unused
  }

  var isTime: Bool {
    switch self {
    case .time, .timeInUnit, .bareTime, .pause: true
    default: false
    }
  }

  /// True for a time that another one makes superfluous.
  var isSpareTime: Bool { if case .pause = self { true } else { self == .bareTime } }

  /// True if the column can name the event.
  var isEvent: Bool { self == .type || self == .phase || self == .stroke }

  /// Returns true if declaring this column makes another one useless that only has a known name.
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

  /// Words that users may write for columns; names of other columns that are read follow.
  private static let table: [(word: StaticString, value: PointerColumn)] = [
    ("t", .timeInUnit), ("t_ns", .time(power: 0)), ("t_us", .time(power: 3)),
    ("t_ms", .time(power: 6)), ("t_s", .time(power: 9)), ("dt_ns", .pause(power: 0)),
    ("dt_us", .pause(power: 3)), ("dt_ms", .pause(power: 6)), ("dt_s", .pause(power: 9)),
    ("t_unit", .timeUnit), ("type", .type), ("pressure", .pressure),
    ("id", .id), ("x", .x), ("y", .y), ("pointerType", .kind), ("button", .button),
    ("pressed", .pressed), ("deltaX", .deltaX), ("deltaY", .deltaY), ("deltaMode", .deltaMode),
    ("wheelPhase", .wheelPhase), ("detents", .detents), ("key", .key), ("shiftKey", .shift),
    ("ctrlKey", .control), ("altKey", .alt), ("metaKey", .meta),
  ]

  static let names = WordList<PointerColumn>(
    table + [
      ("datetime", .bareTime), ("phase", .phase), ("pointerId", .id), ("identifier", .id),
      ("clientX", .clientX),
      ("clientY", .clientY), ("buttons", .buttons), ("dx", .scrollX), ("dy", .scrollY),
      ("coalesced", .coalesced), ("changedTouches", .changedTouches), ("touches", .touches),
      ("targetTouches", .touches),
    ])

  /// Words that users write for columns.
  static let targets = WordList<PointerColumn>(table + [("stroke", .stroke)])

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

  static let units = WordList<Int64>([
    ("s", 9), ("sec", 9), ("second", 9), ("seconds", 9), ("ms", 6), ("msec", 6), ("millis", 6),
    ("milliseconds", 6), ("us", 3), ("\u{B5}s", 3), ("\u{3BC}s", 3), ("usec", 3), ("micros", 3),
    ("microseconds", 3), ("ns", 0), ("nsec", 0), ("nanos", 0), ("nanoseconds", 0),
  ])
}
