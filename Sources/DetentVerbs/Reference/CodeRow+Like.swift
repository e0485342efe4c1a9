import GestureReports
import GestureScript

extension CodeRow {
  /// E16x: scripts that use the settings of others.
  static let ofLike: [CodeRow] = [
    CodeRow(
      code: .lateLike,
      advice: """
        A script's own settings override those of the script that `like` names, so `like` comes \
        once, above all of them. Make it the first line below `gesture 1`; to join two scripts, \
        let one of them name the other.
        """,
      sample: .script(
        """
        gesture 1
        step 5
        like "control.gesture"
        tap 0 160
        """)),
    CodeRow(
      code: .unreadableLike,
      advice: """
        The script that `like` names is looked for beside the one that names it, and must have at \
        most 1 MiB and no errors. Correct the name, or the line of the other script that the \
        message names.
        """,
      sample: .neighbours(
        "A script that is like `control.gesture`, in which `step` is misspelt.",
        "gesture 1\nlike \"control.gesture\"\ntap 0 160\n", beside: "gesture 1\nstpe 5\n")),
    CodeRow(
      code: .circularLike,
      advice: """
        Scripts that name each other with `like` have no settings to start from, and a chain of \
        `like` has at most 8 scripts. Remove the line `like` from one of them.
        """,
      sample: .neighbours(
        "A script that is like `control.gesture`, which is like itself.",
        "gesture 1\nlike \"control.gesture\"\ntap 0 160\n",
        beside: "gesture 1\nlike \"control.gesture\"\n")),
    CodeRow(
      code: .foreignLike,
      advice: """
        Settings belong to a control, so both scripts must be about the same one; a script without \
        `control` is about the ruler. Name the control in the other script, or leave it out of \
        this one.
        """,
      sample: .neighbours(
        "A script about a slider that is like `control.gesture`, which is about a ruler.",
        "gesture 1\nlike \"control.gesture\"\ncontrol slider\ntap 0 160\n",
        beside: "gesture 1\ncontrol ruler\nstep 5\n")),
    CodeRow(
      code: .nowhereToLook,
      advice: """
        A web page, or a program that gets only the text of a script, has no files for `like` to \
        read. Write the settings out with `detent fmt --expand`; `detent export` and lines of JSON \
        have them written out.
        """,
      sample: .script(
        """
        gesture 1
        like "control.gesture"
        tap 0 160
        """)),
  ]
}

extension CodeRow.Sample {
  /// Returns the messages for a script with a neighbour of any name.
  fileprivate static func neighbours(
    _ sentence: String, _ script: String, beside other: String
  ) -> CodeRow.Sample {
    .made(sentence) {
      var controls = ControlSet.ours
      let file = Array("example.gesture".utf8)
      controls.folder = ScriptFolder(of: file) { _ in .text(Array(other.utf8)) }
      return ScriptCheck(Array(script.utf8), at: file, golden: nil, controls: controls).shown
    }
  }
}
