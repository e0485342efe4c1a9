import GestureReplay
import GestureReports
import GestureScript

extension Page {
  /// Page on traces.
  package static let trace = Page(
    name: "trace", title: "Traces: trace 1",
    summary: "what 'detent run' prints: each thing that a control does, with its exact time",
    blocks: [
      .text(
        """
        A trace is what a control did while a script was played: one line for each thing that can be observed. Equal \
        scripts give equal traces, byte for byte, on every machine; so a trace beside its script, with the \
        suffix `.trace`, is a golden that `detent check` compares with and `detent compare` explains.
        """),
      .script(played),
      .verbatim(trace(of: played), as: "text"),
      .heading("Head"),
      .text(
        """
        Four lines: `trace 1`, the language and its version; `script NAME`, the file name of the script without \
        folders; `control NAME`; and `level LEVEL`, how much it tells. A trace of the control of a driver has \
        `driver NAME` below them, with what the driver calls itself, or else the command that starts it; and one that \
        was made with `--set` has a line for each of these settings, as `set step 5`, in the order of the alphabet. A \
        golden is compared with what its head says, and with nothing else (E604).
        """),
      .table(["level", "meaning"], Vocabulary.traceLevels.rows(\.meaning)),
      .heading("Lines"),
      .text(
        """
        Each line begins with `@` and the time since the start of the script, in milliseconds, exact to the nanosecond. \
        Ticks, bounds and rests have the time at which they happened, whenever a frame was drawn, and lines are in the \
        order of their times. Then come the word for what happened and what it carries, with one blank between two of \
        them.
        """),
      .entries(TraceRow.all.map(entry)),
      .text(
        """
        A bound that is not the control's own but another part has `by=1` behind it, with the number of that part. \
        Then comes the part of the control that the line is about, as `part=1`, if it is not part 0; and, of a control \
        whose values begin again behind the last, how many whole turns further than the first the value is, as \
        `turns=1`, if it is any. Numbers have as few digits as give the same number again. Effects of one thing that happens come in this order: `began`, \
        `tick`, `bound`, `changed`, `preview`, `snapped`, `ended`, `idle`; `yielded` and `tapped` come alone.
        """),
      .heading("Causes"),
      .table(["cause", "meaning"], Vocabulary.causes.rows(\.meaning)),
      .heading("Reasons"),
      .table(["reason", "meaning"], Vocabulary.endReasons.rows(\.meaning)),
      .heading("End"),
      .text(
        """
        The last line is `end`, with the number of lines between head and end, the number of ticks, the value of each \
        part, the phase, and a digest of these lines: FNV-1a with 64 bits, over their bytes with their line feeds. \
        A trace without it was cut off.
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
