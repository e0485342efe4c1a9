extension VerbRow {
  /// Every verb, in the order of the cases of `VerbName`.
  package static let all = ofPointers + ofOtherInput + ofTheHost + ofTime

  private static let ofPointers = [
    VerbRow(
      .down, "down", short: "d", [.pointer, .place], [.kind, .button, .pressure, .mods],
      meaning: "A pointer goes down at a place.",
      limits: """
        A pointer that is down already is lifted first; at most 100 are down at once. Of a mouse or \
        pen, only the left button presses: `button=right` does nothing.
        """,
      example: "down 0 160"),
    VerbRow(
      .move, "move", short: "m", [.pointer, .place], [.kind, .button, .pressure, .mods],
      meaning: "A pointer that is down moves to a place.",
      limits: "A pointer that is not down does nothing; `check` notes it.", example: "move 0 176"),
    VerbRow(
      .up, "up", short: "u", [.pointer, .optional([.place])], [.button, .mods],
      meaning: "A pointer lifts, at a place or where it was last.",
      limits: "A place given with `up` counts as one more report of the pointer.", example: "up 0"),
    VerbRow(
      .cancel, "cancel", [.either([[.pointer], [.word("all")]])],
      meaning: "The system cancels a pointer, or each that is down.",
      limits: "The setting `policy cancel=` decides the outcome of the edit.",
      example: "cancel 0, or: cancel all"),
    VerbRow(
      .hover, "hover", [.either([[.place], [.word("out")]])], [.button],
      answering: .only(["rating"]),
      meaning: "A pointer that is not down is over a place, or leaves the control.",
      limits: "A touch does not hover: it is for `pointer mouse` and `pointer pen`.",
      example: "hover 160, or: hover out"),
    VerbRow(
      .glide, "glide",
      [
        .pointer, .word("to"), .place, .word("over"), .duration,
        .optional([.word("every"), .duration]),
      ],
      meaning: "A pointer that is down moves evenly to a place; its line ends when it arrives.",
      limits: """
        It reports every 8ms by default; the period is more than 0, and a glide makes at most \
        1000000 moves.
        """,
      example: "glide 0 to 160 over 64ms every 8ms"),
    VerbRow(
      .tap, "tap", [.pointer, .place, .optional([.word("for"), .duration])],
      meaning: "A pointer goes down and up in one place; its line ends with the up.",
      limits: "It stays down for 50ms by default.", example: "tap 0 160 for 50ms"),
  ]

  private static let ofOtherInput = [
    VerbRow(
      .wheel, "wheel", [.number("DISTANCE"), .optional([.number("DISTANCE")])],
      [.unit, .phase, .mods], answering: .allBut(["rating"]),
      meaning:
        "A wheel turns: on the main axis of the control, or, with two numbers, to the right and down.",
      limits: """
        A positive distance scrolls to the right or down, as `deltaX` and `deltaY` of the web do. `line` and `detent` \
        are one step each, `page` is ten. With `mods=alt` a line is one of the finest marks, and `px` count a tenth; \
        with `mods=shift` all count ten times.
        """,
      example: "wheel -23 unit=px mods=alt"),
    VerbRow(
      .rotate, "rotate", [.number("AMOUNT"), .optional([.rotationUnit])],
      answering: .allBut(["rating"]),
      meaning: "A crown, encoder or ring turns.",
      limits: "It turns by detents by default; 15 degrees are one detent.",
      example: "rotate 2 detent"),
    VerbRow(
      .key, "key", [.key, .optional([.keyAction])], [.mods, .repeats],
      meaning: "A key is pressed, once or more often.",
      limits: """
        With `down` or `up` only that half happens; controls answer to the press. Each press, and each repeat of a held \
        key, is an edit of its own.
        """,
      example: "key ArrowRight mods=shift repeat=3"),
    VerbRow(
      .adjust, "adjust", [.either([[.adjustment], [.word("to"), .number("VALUE")]])], [.part],
      meaning: "Assistive technology changes the value of a part.",
      limits: "A value that cannot be chosen becomes the nearest one that can.",
      example: "adjust increment, or: adjust to 5"),
    VerbRow(
      .focus, "focus", [.part], answering: .only(["slider"]),
      meaning: "A part of the control gets the keyboard focus.",
      limits: "Parts count from 0 to 7. A control of one part ignores it.",
      example: "focus 0"),
  ]

  private static let ofTheHost = [
    VerbRow(
      .set, "set", [.setting],
      meaning: "The host changes settings and values of parts, all of a line at once.",
      limits: """
        Commas stand between them, each at most once in a line, in any order: values are taken by \
        the settings of their line. `title`, `control`, `frame` and `pointer` cannot change. A value \
        that is out of the bounds becomes the nearest one within, which is not reported. With \
        `animated`, the display moves to the values in a motion.
        """,
      example: "set range 0..50, value 20 animated")
  ]

  private static let ofTime = [
    VerbRow(
      .frames, "frames", [.count], answering: .nobody, meaning: "This number of frames passes.",
      limits: "From 1 to 1000000.", example: "frames 10"),
    VerbRow(
      .wait, "wait", [.duration], answering: .nobody, meaning: "Time passes.",
      example: "wait 500ms"),
    VerbRow(
      .settle, "settle", [.optional([.word("within"), .duration])], answering: .nobody,
      meaning: "Time passes until the control is idle.",
      limits: "It fails if that takes more than 10s, or than the given duration.",
      example: "settle within 2s"),
    VerbRow(
      .mark, "mark", [.text], answering: .nobody,
      meaning: "A name for this moment, which the trace repeats.",
      example: "mark \"catch\""),
    VerbRow(
      .expect, "expect", [.check], answering: .nobody,
      meaning: "A condition that must be true right after the line before.",
      limits:
        "It changes nothing, and may have a time, as other lines. `detent help checks` lists the conditions.",
      example: "expect value == 51"),
  ]
}
