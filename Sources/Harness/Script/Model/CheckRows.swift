/// A field of `expect`, as used by the reader, messages, the schema and the reference.
package struct FieldRow: Sendable {
  package let field: Script.Check.Field
  package let word: StaticString
  /// The kind of its operand.
  package let operand: Operand
  /// The meaning, in one sentence.
  package let meaning: StaticString
  /// An example line.
  package let example: StaticString

  package enum Operand: Equatable, Sendable {
    /// Any number, with every operator.
    case number
    /// A number; the word `none` is 0.
    case numberOrZero
    /// A number, or `none` for an absent one.
    case numberOrNone
    /// A phase, for `==` and `!=`.
    case phase
    /// `true` or `false`.
    case truth
  }

  /// True if the field can name a part.
  package var hasParts: Bool { operand != .truth }

  package static let all = [
    FieldRow(
      field: .value, word: "value", operand: .numberOrZero,
      meaning: "The value last reported to the host, or set by it.", example: "expect value == 51"),
    FieldRow(
      field: .preview, word: "preview", operand: .numberOrNone,
      meaning:
        "The value that a release, or a press where a pointer hovers, would choose; only a rating has one.",
      example: "expect preview == none"),
    FieldRow(
      field: .index, word: "index", operand: .number,
      meaning: """
        The number of the step mark that is nearest to the value; the origin is mark 0. On a slider \
        it is that of the nearest choice, by which its mark ticks; an end that is no step has the \
        next number.
        """,
      example: "expect index == 51"),
    FieldRow(
      field: .phase, word: "phase", operand: .phase,
      meaning: "The current activity of the control.",
      example: "expect phase == dragging"),
    FieldRow(
      field: .offset, word: "offset", operand: .number,
      meaning: "The displayed position, in points, growing with the value.",
      example: "expect offset ~ 514 +- 0.5"),
    FieldRow(
      field: .velocity, word: "velocity", operand: .number,
      meaning: "The velocity of the offset, in points per second.",
      example: "expect velocity > 1000"),
    FieldRow(
      field: .target, word: "target", operand: .numberOrZero,
      meaning: "The value at which the control will rest if nothing else happens.",
      example: "expect target in 40..60"),
    FieldRow(
      field: .ticks, word: "ticks", operand: .number,
      meaning: "The number of ticks since the script began.", example: "expect ticks >= 1"),
    FieldRow(
      field: .boundsHits, word: "bounds-hits", operand: .number,
      meaning: "The number of times a bound was met since the script began.",
      example: "expect bounds-hits == 0"),
    FieldRow(
      field: .idle, word: "idle", operand: .truth,
      meaning: "True if nothing moves, and nothing holds the control.", example: "expect idle"),
  ]
}

extension Script.Check.Field {
  package var row: FieldRow {
    for row in FieldRow.all where row.field == self { return row }
    return FieldRow.all[0]
  }
}

/// A call of `expect calls` and `expect never`.
package struct CallRow: Sendable {
  package let name: Script.Check.CallName
  package let word: StaticString
  /// The optional argument in parentheses.
  package let argument: Argument
  /// True if the call is about one part of a control.
  package let hasParts: Bool
  /// One sentence about the moment of the call.
  package let meaning: StaticString

  package enum Argument: Equatable, Sendable {
    /// No argument to compare.
    case none
    /// The value of the effect.
    case value
    /// The number of the mark.
    case mark
  }

  private init(
    _ name: Script.Check.CallName, _ word: StaticString, _ argument: Argument = .none,
    hasParts: Bool = true, meaning: StaticString
  ) {
    (self.name, self.word, self.argument) = (name, word, argument)
    (self.hasParts, self.meaning) = (hasParts, meaning)
  }

  package static let all = [
    CallRow(.began, "began", meaning: "An edit by the user begins."),
    CallRow(
      .changed, "changed", .value,
      meaning: "The value has changed, for a cause; samples of a motion are not among the calls."
    ),
    CallRow(
      .tick, "tick", .mark,
      meaning: "A mark of the level that ticks is passed: a click that can be felt."),
    CallRow(.bound, "bound", meaning: "A bound is met."),
    CallRow(
      .snapped, "snapped", .value, meaning: "A motion comes to rest on its target mark."),
    CallRow(
      .preview, "preview", .value,
      meaning: """
        The value that a release, or a press where a pointer hovers, would choose has changed or \
        is gone. Only a rating has one.
        """),
    CallRow(
      .ended, "ended", .value,
      meaning: "The edit is over: its value stands, or the one from before it is back."),
    CallRow(
      .yielded, "yielded", hasParts: false,
      meaning: "The gesture is left to the host, which may scroll."),
    CallRow(
      .tapped, "tapped", hasParts: false,
      meaning: "A pointer went down and up again within the slop."),
    CallRow(
      .idle, "idle", hasParts: false,
      meaning: "Nothing moves any more, and nothing holds the control."),
    CallRow(.committed, "committed", .value, meaning: "The edit ended, and the value stays."),
    CallRow(
      .cancelled, "cancelled", .value,
      meaning: "The edit ended, and the value from before it is back."),
  ]
}

extension Script.Check.CallName {
  package var row: CallRow {
    for row in CallRow.all where row.name == self { return row }
    return CallRow.all[0]
  }
}
