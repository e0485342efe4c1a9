import GestureScript

extension Page {
  /// Page on `expect` lines.
  package static let checks = Page(
    name: "checks", title: "Checks: expect",
    summary: "the conditions of 'expect' lines in scripts",
    blocks: [
      .text(
        """
        An `expect` line states a condition that must be true right after the line before it. \
        `detent check` lists those that are not met, with the actual result and the last lines of \
        the trace; its exit status is 1 then. `detent accept SCRIPT:LINE` writes the actual result \
        into that line.
        """),
      .script(
        """
        gesture 1
        control ruler
        range 0..100
        value 98
        unit-width 10
        snap always
        tick unit

        down 0 200
        glide 0 to 150 over 100ms
        up 0
        expect calls began changed*2 tick(99) changed*3 bound changed committed
        settle
        expect idle
        expect value == 100
        expect never cancelled
        """),
      .heading("Fields"),
      .entries(FieldRow.all.map(entry)),
      .text(
        """
        In a control of several parts a part may stand behind a field, as in `value[1]`. Without it, numbers are \
        those of part 0, the phase is that of the control, and `ticks` and `bounds-hits` count all parts together.
        """),
      .heading("Operators"),
      .table(
        ["operator", "meaning"],
        Vocabulary.relations.rows(\.meaning) + [
          [
            "`~ NUMBER +- TOLERANCE`",
            "It is at most the tolerance away, which is 0 or more: `expect offset ~ 514 +- 0.5`.",
          ],
          [
            "`in LOWER..UPPER`",
            "It is between the two, both included; `-inf` and `inf` may be ends: `expect target in 40..60`.",
          ],
        ]),
      .text(
        """
        Numbers are compared exactly, as they are in the trace: a number that is not a short \
        decimal is better compared with `~`. Phases and truths allow `==` and `!=` only.
        """),
      .heading("Phases"),
      .table(["phase", "meaning"], Vocabulary.phases.rows(\.meaning)),
      .heading("Calls"),
      .text(
        """
        `expect calls` names all calls since the last `expect calls`, in their order. `tick` is \
        any, `tick(3)` is that of mark 3 (counted in marks of the level that ticks), `tick*2` is \
        two in a row, `tick[1](3)*2` is of part 1. `expect never` requires that there was no such \
        call since the script began. Samples of a motion are not calls, so neither depends on \
        frames.
        """),
      .table(
        ["call", "meaning"],
        CallRow.all.map { ["`\($0.word)\($0.argument.form)`", "\($0.meaning)"] }),
      .text("`committed` and `cancelled` are `ended`, by its reason."),
    ])

  private static func entry(_ row: FieldRow) -> Entry {
    Entry(
      "\(row.word)", form: row.operand.form, ["\(row.meaning)", row.operand.note],
      examples: ["\(row.example)"])
  }
}
