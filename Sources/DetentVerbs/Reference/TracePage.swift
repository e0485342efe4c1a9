import GestureReplay
import GestureReports
import GestureScript

extension Page {
  /// Page on traces.
  package static let trace = Page(
    name: "trace", title: "Traces: trace 1",
    summary: "the output of 'detent run': each effect of a control, with its exact time",
    blocks: [
      .text(
        """
        A trace lists the observable actions of a control during a script, one per line. Equal \
        scripts give equal traces, byte for byte, on every machine. A trace beside its script, \
        with the suffix `.trace`, is therefore a golden: `detent check` compares with it, and \
        `detent compare` explains the differences.
        """),
      .script(played),
      .verbatim(trace(of: played), as: "text"),
      .heading("Head"),
      .text(
        """
        Four lines: `trace 1`, the language and its version; `script NAME`, the file name of the \
        script without folders, which is not compared, so a script and its golden can be renamed; \
        `control NAME`; and `level LEVEL`, the amount of detail. A trace \
        of the control of a driver has `driver NAME` below them, with the name that the driver \
        reports, or else the command that starts it. A trace made with `--set` has a line for each \
        of these settings, such as `set step 5`, in alphabetical order. A golden is compared only \
        with a trace of the same control, driver and settings (E604).
        """),
      .table(["level", "meaning"], Vocabulary.traceLevels.rows(\.meaning)),
      .heading("Lines"),
      .text(
        """
        Each line begins with `@` and the time since the start of the script, in milliseconds, \
        exact to the nanosecond. Ticks, bounds and rests have their exact times, independent of \
        frames, and the lines of each part are ordered by time: parts that move at once take turns \
        within a frame. A word for the event and its data follow, separated \
        by single blanks.
        """),
      .entries(TraceRow.all.map(entry)),
      .text(
        """
        If a bound is another part instead of the control's own, `by=1` follows, with the number \
        of that part. `part=1` follows with the number of the line's part, unless it is 0. For a \
        control whose values wrap around, `turns=1` follows with the number of whole turns past \
        the first, unless it is 0. Numbers have the fewest digits that read back as the same \
        number. Effects of one event come in this order: `began`, `tick`, `bound`, `changed`, \
        `preview`, `snapped`, `ended`, `idle`; `yielded` and `tapped` come alone.
        """),
      .heading("Causes"),
      .table(["cause", "meaning"], Vocabulary.causes.rows(\.meaning)),
      .heading("Reasons"),
      .table(["reason", "meaning"], Vocabulary.endReasons.rows(\.meaning)),
      .heading("End"),
      .text(
        """
        The last line is `end`, with the number of lines between head and end, the number of \
        ticks, the value of each part, the phase, and a digest of these lines: FNV-1a with 64 \
        bits, over their bytes with their line feeds. `lines` counts a line of several marks once, \
        `ticks` each of its marks. A trace without its end was cut off.
        """),
    ])

  private static let played = """
    gesture 1
    control ruler
    range 0..100
    value 20
    tick unit
    snap always

    down 0 280
    +8ms move 0 262
    +8ms move 0 240
    +8ms up 0
    settle
    expect idle
    """

  private static func entry(_ row: TraceRow) -> Entry {
    Entry(
      "\(row.word)", form: "\(row.form)", ["\(row.meaning)"], examples: ["\(row.example)"],
      as: "text")
  }

  /// Returns the trace of a script at level `calls`, or the errors in it.
  private static func trace(of text: String) -> String {
    let check = ScriptCheck(Array(text.utf8), at: Array("example.gesture".utf8), golden: nil)
    var lines = String(decoding: check.trace ?? check.shown, as: UTF8.self)
    while lines.last == "\n" { lines.removeLast() }
    return lines
  }
}
