import GestureScript

extension TraceDifference {
  /// The kind of the first difference, in words shared by all differences of that kind: `changed:
  /// another value`.
  ///
  /// - A field of an event in both traces: `changed: another value`, `tick: mark is new`; the time,
  ///   `tick at another time`.
  /// - An event in only one trace: `tick is missing`, `tick is new`; or `began in place of tapped`.
  /// - Above the events: `the head`. Line ends: `the line ends`.
  public var kind: [UInt8] {
    if isInLineEnds { return [UInt8]("the line ends") }
    let (before, now) = (old.map(EventLine.init), new.map(EventLine.init))
    guard before?.isInHead != true, now?.isInHead != true else { return [UInt8]("the head") }
    guard let before else { return (now?.name ?? []) + [UInt8](" is new") }
    guard let now else { return before.name + [UInt8](" is missing") }
    guard before.name == now.name else {
      return now.name + [UInt8](" in place of ") + before.name
    }
    guard let field = before.firstField(unlike: now) else {
      return before.name + [UInt8](" at another time")
    }
    guard before.value(of: field) != nil else {
      return before.name + [UInt8](": ") + field + [UInt8](" is new")
    }
    guard now.value(of: field) != nil else {
      return before.name + [UInt8](": ") + field + [UInt8](" is missing")
    }
    return before.name + [UInt8](": another ") + field
  }

  /// The two numbers, if the first difference is in a numeric field of both lines.
  package var numbers: (old: Double, new: Double)? {
    guard let old, let new else { return nil }
    let (before, now) = (EventLine(old), EventLine(new))
    guard before.name == now.name, let field = before.firstField(unlike: now),
      let was = before.value(of: field).flatMap({ DecimalText.parse($0) }),
      let present = now.value(of: field).flatMap({ DecimalText.parse($0) })
    else { return nil }
    return (was, present)
  }
}

/// A line of a trace as words: its time, the event, and fields.
private struct EventLine {
  private let words: [ArraySlice<UInt8>]

  init(_ line: [UInt8]) {
    words = line.split { $0 == UInt8(ascii: " ") }
  }

  /// The fields behind the name of the event, but for the times of several ticks.
  private var fields: [ArraySlice<UInt8>] {
    words.dropFirst(2).filter { !$0.begins(with: "from=") && !$0.begins(with: "to=") }
  }

  /// True for a line without an event.
  var isInHead: Bool { words.first?.first != UInt8(ascii: "@") }

  /// The name of the event.
  var name: [UInt8] { words.count > 1 ? [UInt8](words[1]) : [] }

  /// The name of the first field that differs; not of a time, which a line of several ticks repeats.
  func firstField(unlike other: EventLine) -> [UInt8]? {
    for word in fields {
      let field = Self.field(word)
      if value(of: field) != other.value(of: field) { return field }
    }
    for word in other.fields {
      let field = Self.field(word)
      if value(of: field) == nil { return field }
    }
    return nil
  }

  /// The value of a field; empty for a bare word.
  func value(of field: [UInt8]) -> ArraySlice<UInt8>? {
    let word = fields.first { Self.field($0) == field }
    return word.map { $0.drop { $0 != UInt8(ascii: "=") }.dropFirst() }
  }

  /// The name of a field; `marks` of several ticks is `mark`, as of one.
  private static func field(_ word: ArraySlice<UInt8>) -> [UInt8] {
    let name = word.prefix { $0 != UInt8(ascii: "=") }
    return [UInt8](name.matches("marks") ? name.dropLast() : name)
  }
}
