import ControlCore
import GestureScript

extension Page {
  /// Returns the page on the language of scripts.
  package static func gesture(_ controls: ControlSet) -> Page {
    Page(
      name: "gesture", title: "Scripts: gesture 1",
      summary: "the language of scripts: actions of fingers, keys, wheels and hosts",
      blocks: introduction + lines(controls) + time + values + verbs(controls) + limits)
  }

  private static let introduction: [Block] = [
    .text(
      """
      For authors of scripts and of tools for them. A script lists the events for a control, one on each line: movements of pointers, presses of \
      keys, changes by the host, and conditions that must be true in between. `detent run` plays \
      it and prints a trace of what the control did. Its file has the suffix `.gesture`.
      """),
    .script(
      """
      gesture 1
      title      "a slow drag ends on the nearest mark"
      control    ruler
      range      0..100
      value      50
      unit-width 10           # points from one value to the next
      viewport   320x80
      snap       always
      tick       unit

      +0ms   down 0 200
      +8ms   move 0 195       # 5 points: still within the slop
             expect phase == pressed
      +8ms   move 0 176
             expect phase == dragging
      +200ms up 0             # still for too long to be flung
      +0ms   settle
             expect value == 51
      """),
  ]

  private static func lines(_ controls: ControlSet) -> [Block] {
    let pages = ["settings"] + controls.tables.map { "\($0.name)" }
    return [
      .heading("Lines"),
      .list([
        "The first line is `gesture 1`: the language and its version.",
        """
        Then comes the header: one setting on each line, each at most once, in any order. A \
        missing setting has its default, so `gesture 1` alone is a script. The settings are on \
        pages of their own: \(pages.map { "`detent help \($0)`" }.joined(separator: ", ")).
        """,
        """
        `like "FILE"` above all settings takes those of another script of the same control, except \
        its title; the settings of the header itself override them. The file is looked for beside \
        the script. `detent fmt --expand` writes its settings out; pages and streams, which have \
        no files, reject the line.
        """,
        "Then come the events, from the first line on that begins with a time or a verb.",
        """
        Words are separated by blanks or tabs. `#` begins a comment, which tools keep. Blank lines \
        are ignored. A text is in double quotes, on one line, and contains no double quote.
        """,
        """
        A line that begins with `x-` and a letter is a note for tools of your own: nothing acts on it, and `detent fmt` \
        and lines of JSON keep it.
        """,
        """
        The text is UTF-8; lines end with a line feed, or a carriage return and a line feed. A \
        line has at most 4096 bytes. Tabs are the only control characters.
        """,
        "Anything else is an error, and nothing is played. `detent help codes` explains each error.",
      ]),
    ]
  }

  private static let time: [Block] = [
    .heading("Time"),
    .text(
      """
      An event may begin with a time. `+8ms` is 8 ms after the line before, or after its end, if \
      it takes time as `glide`, `tap`, `wait`, `frames` and `settle` do. `@120ms` is 120 ms after \
      the start of the script. An event without a time happens at the time of the line before. \
      Time never goes back. `detent fmt` writes times as `+`.
      """),
    .text(
      """
      No clock is read: the times of the script are the only ones. Frames are drawn at whole multiples of the setting \
      `frame`, rounded down to a nanosecond, after all events of the same time; they decide only how often a motion \
      is sampled, never what the control does.
      """),
  ]

  private static let values: [Block] = [
    .heading("Values"),
    .entries([
      Entry(
        "NUMBER",
        ["Digits, with a sign and a decimal fraction or without, and without an exponent."],
        examples: ["adjust to -0.5"]),
      Entry(
        "DURATION",
        [
          """
          Digits, with a decimal fraction or without, and `ns`, `us`, `ms` or `s`, without a blank between them. It is \
          a whole number of nanoseconds and at most 292 years.
          """
        ],
        examples: ["wait 16.666666ms"]),
      Entry(
        "ID", ["A whole number that identifies a pointer; fingers often count from 0."],
        examples: ["up 0"]),
      Entry(
        "PLACE",
        [
          """
          Points from the top left corner of the viewport. One number is a position on the main \
          axis of the control; on the cross axis the pointer stays at its last position, at first \
          in the middle. Two numbers with a comma are x to the right and y downwards.
          """
        ],
        examples: ["down 0 160", "down 0 160,20"]),
      Entry(
        "PART",
        [
          """
          A part of the control, from 0 to 7: a control of one value has part 0 only. `[1]` behind `value`, a field or a \
          call names one.
          """
        ],
        examples: ["set value[0] 20"]),
    ]),
  ]

  private static func verbs(_ controls: ControlSet) -> [Block] {
    [
      .heading("Verbs"), .entries(VerbRow.all.map { entry($0, controls) }),
      .heading("Attributes"),
      .text("They come last in a line, in any order, each at most once."),
      .table(
        ["attribute", "meaning"],
        Vocabulary.attributes.entries.map { entry in
          let words = entry.value.words
          let choice = words.isEmpty ? "" : " One of \(words)."
          return ["`\(entry.value.form)`", "\(entry.value.meaning)\(choice)"]
        }),
      .text("The modifier keys are \(Vocabulary.modifiers.listed)."),
      .heading("Keys"),
      .text("\(keys(controls)) Any other key is the host's, and an error in a script."),
    ]
  }

  private static func entry(_ row: VerbRow, _ controls: ControlSet) -> Entry {
    let answering = String(decoding: row.answering.sentence(among: controls), as: UTF8.self)
    return Entry(
      "\(row.word)", form: String(decoding: row.form, as: UTF8.self),
      ["\(row.meaning)", "\(row.limits)", answering], examples: row.examples)
  }

  /// Returns sentences on the keys of all controls and on those of some.
  private static func keys(_ controls: ControlSet) -> String {
    let all = Vocabulary.keys.entries
    func words(_ entries: [(word: StaticString, value: Key)]) -> String {
      entries.map { "`\($0.word)`" }.joined(separator: ", ")
    }
    let common = "Controls answer to \(words(all.filter { $0.value.answering == .every }))."
    let those = Key.digit(0).answering.names(among: controls).those
    if those.isEmpty { return common }
    let names = String(decoding: Answering.list(those, isFirst: true), as: UTF8.self)
    let special = words(all.filter { $0.value.answering != .every })
    return "\(common) \(names) alone \(those.count == 1 ? "answers" : "answer") to \(special)."
  }

  private static let limits: [Block] = [
    .heading("Limits"),
    .text(
      """
      A line stands for at most 1000000 events, and a script for at most 10000000. At most 100 \
      pointers are down at once. A run draws at most 1000000 frames, unless `--max-frames` allows \
      more; level `calls` draws none.
      """),
  ]
}

extension VerbRow {
  /// Example lines.
  var examples: [String] {
    var (lines, rest) = ([String](), "\(example)"[...])
    let separator = ", or: "
    while let end = rest.place(of: separator) {
      lines.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return lines + [String(rest)]
  }
}

extension Vocabulary.Attribute {
  /// Possible words after `=`, if there are only a few.
  fileprivate var words: String {
    switch self {
    case .kind: Vocabulary.kinds.listed
    case .button: Vocabulary.buttons.listed
    case .unit: Vocabulary.wheelUnits.listed
    case .phase: Vocabulary.wheelPhases.listed
    case .mods, .pressure, .repeats, .part: ""
    }
  }
}
