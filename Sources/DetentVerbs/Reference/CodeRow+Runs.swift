import GestureScript

extension CodeRow {
  /// E2xx, C4xx and N3xx: limits of runs, failures and notes.
  static let ofRuns: [CodeRow] = [
    CodeRow(
      code: .settleTimeout,
      advice: """
        A `settle` waits until nothing moves, for at most 10 seconds, or for as long as `settle \
        within 20s` allows. It fails immediately if a pointer is still down, or a wheel gesture \
        has not ended, because nothing would ever come to rest. Write the `up` above it, or allow \
        more time.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        settle
        up 0
        """)),
    CodeRow(
      code: .glideTooLong,
      advice: """
        A `glide` is played as single moves, one every 8ms by default, and at most 1,000,000 of \
        them. Shorten it, or lengthen the time between moves, as `glide 0 to 40 over 2s every \
        8ms`.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        glide 0 to 40 over 2s every 1us
        up 0
        """)),
    CodeRow(
      code: .scriptTooLong,
      advice: """
        All lines of a script together may stand for at most 10,000,000 events, where a `glide` \
        counts as its moves, `frames` and `repeat=` as their numbers, and a `tap` as two. Split \
        the script in two. An export to W3C Actions has a limit of its own; `detent export --to \
        pointer` has none.
        """,
      sample: .script(
        "gesture 1\n"
          + Array(repeating: "key ArrowRight repeat=1000000", count: 11).joined(separator: "\n"))),
    CodeRow(
      code: .tooManyPointers,
      advice: """
        At most 100 pointers can be down at the same time. Lift some with `up`, `cancel 0` or \
        `cancel all`, or reuse the numbers of lifted pointers: a `down` of a pointer that is down \
        lifts it first. Recordings have the same limit, and an export to W3C Actions holds 98 \
        pointers in a whole script.
        """,
      sample: .manyPointers),
    CodeRow(
      code: .tooManyFrames,
      advice: """
        While something moves, a frame is drawn every 1/60 s, or as `frame` says, and a run draws \
        at most 1,000,000 of them. To draw more, use `--max-frames 2000000`; with `--level calls` \
        no frames are drawn, and there is no limit.
        """,
      sample: .manyFrames),
    CodeRow(
      code: .checkFailed,
      advice: """
        The script was played, and the condition of an `expect` was not met; the message gives the \
        actual value and the time. `detent stream` answers with this code, and `detent check` \
        reports the same as `check failed`. Either the control or the line is incorrect: look at \
        the run with `detent run` or `detent plot`, and correct whichever it is.
        """,
      sample: .line(
        """
        {"gesture":1,"unit":"us","ev":[["key","ArrowRight"],["expect","value","==",2]]}
        """)),
    CodeRow(
      code: .digestDiffers,
      advice: """
        A line of JSON may carry a `"digest"` of 16 hexadecimal digits, which stands for the whole \
        expected trace; this run made another one. If the new trace is right, put the digest of \
        the answer into the line. Traces of another `--level` have another digest: those that \
        `detent export --with-digest` writes are of level `calls`.
        """,
      sample: .line(
        """
        {"gesture":1,"unit":"us","digest":"0123456789abcdef","ev":[["key","ArrowRight"]]}
        """)),
    CodeRow(
      code: .pointerLeftDown,
      advice: """
        The script ends while a pointer is still down, so its drag never ends. That is allowed; if \
        it is not intended, add a line such as `up 0`, or `cancel all`, at the end.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        move 0 120
        """)),
    CodeRow(
      code: .idleSetting,
      advice: """
        The script would do the same without this setting: it is about pointers in a script that \
        has none, or about ticks in one where nothing ticks. Leave it out, or add what it needs, \
        such as a `down`, or `tick unit`.
        """,
      sample: .script(
        """
        gesture 1
        slop 5
        key ArrowRight
        """)),
    CodeRow(
      code: .idleLine,
      advice: """
        The line has no effect, as a `move`, `up` or `cancel` of a pointer that is not down, a key \
        that goes up, or a `set` to what a setting is already. Often the number of the pointer is \
        wrong, or a `down` is missing above it; otherwise leave the line out. A key acts when it \
        goes down: each press, and each repeat of a held key, is an edit that ends at once.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        move 1 120
        up 0
        """)),
    CodeRow(
      code: .valueBeyondEnds,
      advice: """
        The `value` above the first event is outside the range of the control, which starts at the \
        nearest value within. Write a value within the `range`, or for a rating from 0 to its \
        `stars`, or widen these.
        """,
      sample: .script(
        """
        gesture 1
        range 0..100
        value 150
        key ArrowRight
        """)),
    CodeRow(
      code: .tooManyNotes,
      advice: """
        At most 100 notes are listed about lines and settings of a script that have no effect, and \
        this one counts the others. The command shows only 20 and the number of others, so only \
        programs that call the reader get it.
        """,
      sample: .manyNotes),
  ]
}
