import GestureReplay
import GestureReports
import GestureScript

extension CodeRow {
  /// E6xx and E7xx: traces, and scripts as lines of JSON.
  static let ofTraces: [CodeRow] = [
    CodeRow(
      code: .notATrace,
      advice: """
        The first line of every trace is `trace 1`, and this file begins with something else. \
        `detent compare` and `detent plot` read such a file as a script instead. Check that it is \
        the right file, and that nothing stands above its first line, not even a comment.
        """,
      sample: .trace(
        """
        # what the slow drag does
        trace 1
        script slow-drag.gesture
        """)),
    CodeRow(
      code: .malformedTrace,
      advice: """
        A trace has four lines at its head, and perhaps some about its driver and changed \
        settings, then one line for each event, with its time and its fields in a fixed order, and \
        a last line that begins with `end`. This line is none of them, often because the file was \
        edited or two were joined. Make the trace again with `detent run`.
        """,
      sample: .trace(
        """
        trace 1
        script slow-drag.gesture
        control ruler
        level calls
        @8ms changed value=51
        """)),
    CodeRow(
      code: .traceCutOff,
      advice: """
        Every trace ends with a line that begins with `end`, and this one stops before it, as when \
        a disk was full or a run was interrupted. Make it again with `detent run`.
        """,
      sample: .trace(
        """
        trace 1
        script slow-drag.gesture
        control ruler
        level calls
        @8ms began
        """)),
    CodeRow(
      code: .foreignGolden,
      advice: """
        The head of a golden names its control, its driver if it was made with `--driver`, and the \
        settings that `--set` added. It is compared only with a run of the same ones, and neither \
        `accept` nor `check --record` overwrites it from another. Use the same options, or delete \
        the golden and accept a new one. If only the name of the driver changed, as with a version \
        in it, change the line `driver` of the golden.
        """,
      sample: .made(
        "A golden that was made with `--set 'step 5'`, and a script that is played without:"
      ) {
        let script = Array("gesture 1\ncontrol slider\nkey ArrowUp\n".utf8)
        let head = "trace 1\nscript a.gesture\ncontrol slider\nlevel calls\nset step 5\n"
        let golden = Golden(Array(head.utf8), in: Array("a.trace".utf8))
        return ScriptCheck(script, at: Array("a.gesture".utf8), golden: golden).shown
      }),
    CodeRow(
      code: .notJSON,
      advice: """
        `detent stream` reads one script in each line, written as a JSON object, and this line is \
        not JSON. Strings and names stand in double quotes, there is no comma behind the last \
        element, and the whole object stands in one line. `detent export --to ndjson` makes such \
        lines.
        """,
      sample: .line(
        """
        {"gesture":1,"unit":"us","ev":[["d",0,160],[50000,"u",0],]}
        """)),
    CodeRow(
      code: .notAScriptLine,
      advice: """
        The line is JSON, but part of it is invalid or missing: a script needs `"gesture":1`, a \
        `"unit"`, which is `"us"` or `"ns"`, and its events in `"ev"`, each an array of a time, if \
        it is not 0, a verb, and what follows it. Add or change the part that the message names; \
        `detent export --to ndjson` shows how it is written.
        """,
      sample: .line(
        """
        {"gesture":1,"ev":[["d",0,160],[50000,"u",0]]}
        """)),
    CodeRow(
      code: .lineOverLimit,
      advice: """
        `detent stream` rejects lines longer than 1 MiB to limit its memory; it still reads the \
        rest of the input. Split the script, or allow longer lines with `--max-line 4MiB`; the \
        most is 1 GiB.
        """,
      sample: .longScriptLine),
  ]
}
