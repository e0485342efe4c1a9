import GestureReports
import GestureScript

extension CodeRow {
  /// E16x: scripts that take the settings of others.
  static let ofLike: [CodeRow] = [
    CodeRow(
      code: .lateLike,
      advice: """
        Settings of a script's own count more than those of the script that it names, so that line stands above all of \
        them, and there is one. Make it the first line below `gesture 1`; to join two scripts, let one of them name the \
        other.
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
        The script that `like` names is looked for beside the one that names it, is a file of at most 1 MiB, and has no \
        errors itself. Correct the name, or the line of the other script that is named.
        """,
      sample: .neighbours(
        "A script that is like `control.gesture`, in which `step` is misspelt.",
        "gesture 1\nlike \"control.gesture\"\ntap 0 160\n", beside: "gesture 1\nstpe 5\n")),
    CodeRow(
      code: .circularLike,
      advice: """
        A script that is like another one, which is like the first, has no settings to begin with. At most 8 scripts lead \
        from one to the next. Take the line `like` out of one of them.
        """,
      sample: .neighbours(
        "A script that is like `control.gesture`, which is like itself.",
        "gesture 1\nlike \"control.gesture\"\ntap 0 160\n",
        beside: "gesture 1\nlike \"control.gesture\"\n")),
    CodeRow(
      code: .foreignLike,
      advice: """
        Settings belong to a control, so both scripts are about the same one; a script without `control` is about the \
        first control that there is, the ruler. Name the control in the other script, or leave it out of this one.
        """,
      sample: .neighbours(
        "A script about a slider that is like `control.gesture`, which is about a ruler.",
        "gesture 1\nlike \"control.gesture\"\ncontrol slider\ntap 0 160\n",
        beside: "gesture 1\ncontrol ruler\nstep 5\n")),
    CodeRow(
      code: .nowhereToLook,
      advice: """
        A page, or a program that was handed the text of a script, has no files in which `like` could look. Write the \
        settings out with `detent fmt --expand`; `detent export` and lines of JSON have them written out.
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
