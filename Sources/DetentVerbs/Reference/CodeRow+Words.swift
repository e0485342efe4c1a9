import GestureScript

extension CodeRow {
  /// Settings that cannot change while a script runs.
  private static let fixed = SettingEntry.ofEveryScript.filter(\.isFixed)
    .map { "`\($0.name)`" }.joined(separator: ", ")
  /// Settings that may be infinite.
  private static let endless = ControlSet.ours.tables.flatMap(\.entries).filter { entry in
    if case .number(let limits) = entry.kind { limits.upperBound == .infinity } else { false }
  }.map { "`\($0.name)`" }.reduce(into: [String]()) { names, name in
    if !names.contains(name) { names.append(name) }
  }.joined(separator: ", ")

  /// E10x to E13x: words, times, verbs and settings.
  static let ofWords: [CodeRow] = [
    CodeRow(
      code: .openString,
      advice: """
        A text that begins with a quote must end with one in the same line. Add the missing quote. \
        A text cannot contain a double quote; use a single one.
        """,
      sample: .script(
        """
        gesture 1
        title "slow drag
        tap 0 160
        """)),
    CodeRow(
      code: .notANumber,
      advice: """
        A number is written with digits, perhaps with a sign before them and a decimal point \
        between them, as `-23` or `0.5`. It has no unit, no exponent, no comma, and digits on both \
        sides of its point. Recordings that are imported may have exponents.
        """,
      sample: .script(
        """
        gesture 1
        unit-width .5
        tap 0 160
        """)),
    CodeRow(
      code: .notADuration,
      advice: """
        A duration is a number and its unit without a blank between them, as `8ms` or `1.5s`; the \
        units are `ns`, `us`, `ms` and `s`, and there is no sign. In a script as a line of JSON, a \
        time is a whole number of the unit that `"unit"` names.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        +200  tap 0 160
        """)),
    CodeRow(
      code: .durationTooFine,
      advice: """
        Times are whole nanoseconds, so that a script does the same on every machine. Write at \
        most 6 digits behind the point of a duration in `ms`, 9 in `s`, 3 in `us` and none in \
        `ns`, as `16.666667ms`.
        """,
      sample: .script(
        """
        gesture 1
        +16.6666667ms tap 0 160
        """)),
    CodeRow(
      code: .timeTooLarge,
      advice: """
        A duration, or all durations of a script together, must stay below 292 years, the limit of \
        64 bits of nanoseconds. In most recordings the limit is 146 years. Usually a unit is \
        wrong, or a date stands in place of a time since the start.
        """,
      sample: .script(
        """
        gesture 1
        @1719999999999s tap 0 160
        """)),
    CodeRow(
      code: .numberTooLarge,
      advice: """
        Numbers must be finite: the largest is about 1.8 times 10 to the power of 308, and the \
        largest whole number about 9.2 times 10 to the power of 18. The word `inf` is allowed only \
        as an end of a range, and as the value of settings without an upper limit (\(endless)); \
        write a number elsewhere.
        """,
      sample: .script(
        """
        gesture 1
        range 0..inf
        value inf
        """)),
    CodeRow(
      code: .notCoordinates,
      advice: """
        A place is one number on the main axis, or two numbers with a comma and no blank between \
        them. Write `down 0 95` or `down 0 95,20`.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 95, 20
        """)),
    CodeRow(
      code: .notARange,
      advice: """
        A range is written as its two ends with two dots and no blanks between them, as `0..100`. \
        An end may be left open with `-inf` or `inf`, as `0..inf`.
        """,
      sample: .script(
        """
        gesture 1
        range 0-100
        tap 0 160
        """)),
    CodeRow(
      code: .unexpectedWord,
      advice: """
        The line is complete before this word, which has no meaning here. A keyword may be missing \
        before it, as the `for` in `tap 0 160 for 50ms`, or the `#` of a comment; otherwise delete \
        it.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160 50ms
        """)),
    CodeRow(
      code: .timeGoesBack,
      advice: """
        A time with `@` counts from the start of the script, and must not be earlier than the end \
        of the line above, which for a `glide` or `tap` is the moment it is over. Sort the lines, \
        or write a time with `+`, which counts from the line above. In a recording, two files may \
        have been joined: import them one at a time.
        """,
      sample: .script(
        """
        gesture 1
        @100ms down 0 160
        @50ms  up 0
        """)),
    CodeRow(
      code: .notAWholeNumber,
      advice: """
        Some numbers count things and must be written with digits only, such as the number of \
        `frames`, a `repeat=`, a part, `stars` and `fractions`. Leave out the point, the sign and \
        the unit.
        """,
      sample: .script(
        """
        gesture 1
        control rating
        stars 4.5
        tap 0 160
        """)),
    CodeRow(
      code: .unknownVerb,
      advice: """
        Every line below the settings begins, after its time, with a verb, such as `down`, \
        `glide`, `key` or `expect`. If a setting is meant, write `set` before it. `detent help \
        gesture` explains all verbs.
        """,
      sample: .script(
        """
        gesture 1
        +0ms touch 0 160
        """)),
    CodeRow(
      code: .lateHeader,
      advice: """
        Settings on lines of their own apply from the start, so they all belong above the first \
        event. Move the line up, or write `set` before it if it is to change while the script \
        runs; \(fixed) cannot change.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        range 0..100
        """)),
    CodeRow(
      code: .unknownHeader,
      advice: """
        The word at the start of a line above the first event, or behind `set`, is not a setting \
        of any control. It may be misspelled, stand without a blank before its value, or have \
        another name here: write `range 0..100` for `bounds` or `min`, for example. `detent help \
        settings` and the pages of the controls list them all. With `--driver`, the driver may not \
        support it: its `"settings"` list those it does.
        """,
      sample: .script(
        """
        gesture 1
        bounds 0..100
        tap 0 160
        """)),
    CodeRow(
      code: .repeatedHeader,
      advice: """
        A setting may appear only once above the first event, and a member only once in a script \
        as a line of JSON; otherwise it would be unclear which counts. Delete one; to change the \
        setting while the script runs, write it below with `set`.
        """,
      sample: .script(
        """
        gesture 1
        range 0..100
        range 0..50
        tap 0 160
        """)),
    CodeRow(
      code: .fixedHeader,
      advice: """
        \(fixed) hold for a whole script, so `set` cannot change them. Write the setting above the first event, without `set`; a single press names its own \
        kind of pointer, as `down 0 160 kind=mouse`.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        set pointer mouse
        """)),
    CodeRow(
      code: .unknownControl,
      advice: """
        The setting `control` names the control of the script. The command knows `ruler`, the \
        default, `rating`, `slider` and `dial`; tools built on it may know others. Write one of \
        the names in the message.
        """,
      sample: .script(
        """
        gesture 1
        control lever
        tap 0 160
        """)),
    CodeRow(
      code: .foreignSetting,
      advice: """
        The setting belongs to another control than the script's, which is a ruler if no `control` \
        is named. Name the other control above the first event, as `control rating`, or use the \
        setting that the message suggests.
        """,
      sample: .script(
        """
        gesture 1
        control rating
        range 0..5
        tap 0 160
        """)),
    CodeRow(
      code: .missingVerb,
      advice: """
        The line holds a time without an event. Write an event behind it, as `+8ms up 0`, or `wait \
        8ms` to let time pass.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        +8ms
        up 0
        """)),
  ]
}
