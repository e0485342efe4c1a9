import GestureScript

/// The description of one kind of line of a trace, used by the reader and the reference.
package struct TraceRow: Sendable {
  package let kind: TraceReader.Kind
  package let word: StaticString
  /// The syntax after the word: names as written, and placeholders for values.
  package let form: StaticString
  /// True for lines about one part of the control; ` part=N` may follow.
  package let hasPart: Bool
  /// True for lines with a value that may have turns; ` turns=N` may end the line.
  package let hasTurns: Bool
  /// The meaning, in one sentence.
  package let meaning: StaticString
  /// Example lines, one for each form.
  package let example: StaticString

  /// Creates a row for a call, with the meaning of the call.
  private init(
    _ kind: TraceReader.Kind, _ form: StaticString = "", hasTurns: Bool = false,
    of call: Script.Check.CallName, example: StaticString
  ) {
    self.init(
      kind, call.row.word, form, hasPart: call.row.hasParts, hasTurns: hasTurns,
      meaning: call.row.meaning, example: example)
  }

  private init(
    _ kind: TraceReader.Kind, _ word: StaticString, _ form: StaticString = "", hasPart: Bool = true,
    hasTurns: Bool = false, meaning: StaticString, example: StaticString
  ) {
    (self.kind, self.word, self.form) = (kind, word, form)
    (self.hasPart, self.hasTurns) = (hasPart, hasTurns)
    (self.meaning, self.example) = (meaning, example)
  }

  /// All kinds, the most frequent first.
  package static let all = [
    TraceRow(
      .frame, "frame", "value=NUMBER offset=NUMBER velocity=NUMBER target=NUMBER phase=PHASE",
      meaning: "The state of a part of the control in a frame; only at level `frames`.",
      example: "@16.666666ms frame value=50 offset=500 velocity=0 target=50 phase=pressed"),
    TraceRow(
      .changed, "changed", "value=NUMBER cause=CAUSE", hasTurns: true,
      meaning: "The value has changed; cause `motion` does not occur at level `calls`.",
      example: "@8ms changed value=51 cause=drag"),
    TraceRow(
      .tick, "tick", "mark=MARK, or marks=FIRST..LAST n=COUNT from=TIME to=TIME",
      meaning: """
        A mark ticked, at the time it was reached. Two or more neighbouring marks of a part that \
        tick at one instant, in one direction and with no other line between them, are one line, \
        with the first and the last of them, their number, and the times of these two. So are more \
        than a thousand in a row, at whatever times. Marks of a dial count on over its seam.
        """,
      example: "@69.103002ms tick mark=21\n@8ms tick marks=51..53 n=3 from=8ms to=8ms"),
    TraceRow(
      .mark, "mark", "TEXT", hasPart: false, meaning: "A `mark` line of the script was reached.",
      example: "@120ms mark \"catch\""),
    TraceRow(.began, of: .began, example: "@8ms began"),
    TraceRow(.bound, "side=SIDE [by=PART]", of: .bound, example: "@8ms bound side=upper"),
    TraceRow(
      .snapped, "value=NUMBER", hasTurns: true, of: .snapped, example: "@300ms snapped value=50"),
    TraceRow(
      .ended, "reason=REASON value=NUMBER", hasTurns: true, of: .ended,
      example: "@300ms ended reason=commit value=50"),
    TraceRow(
      .preview, "value=NUMBER, or value=none", of: .preview, example: "@8ms preview value=3"),
    TraceRow(.yielded, of: .yielded, example: "@8ms yielded"),
    TraceRow(
      .tapped, "x=NUMBER y=NUMBER", of: .tapped, example: "@50ms tapped x=160 y=40"),
    TraceRow(.idle, of: .idle, example: "@300ms idle"),
  ]
}

extension TraceReader.Kind {
  var row: TraceRow {
    for row in TraceRow.all where row.kind == self { return row }
    return TraceRow.all[0]
  }
}
