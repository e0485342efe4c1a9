/// Reasons to keep the laws of any control, by their ids.
enum LawReasons {
  /// Returns the reason to keep a law in one or two sentences; `nil` if there is none.
  static func why(_ id: String) -> String? { (seen + others).first { $0.id == id }?.why }

  /// Reasons for laws about the value alone, and for those about the driver.
  private static let seen: [(id: String, why: String)] = [
    (
      "W1",
      """
      A control that does not answer cannot be judged. The message has the line that it was \
      sent last.
      """
    ),
    (
      "W2",
      """
      A control that goes by real time, or keeps something from one use to the next, cannot be \
      tested by anybody. Say `"clock":"real"` if it must go by real time.
      """
    ),
    (
      "U1",
      """
      A program that asks for steps of 5 stores and shows multiples of 5, and fails at 7.
      """
    ),
    (
      "U2",
      """
      A host that is told of a change stores it, sends it and draws again. Told of nothing, it \
      does so for nothing, for each report of a pointer.
      """
    ),
    (
      "U3",
      """
      A control that looks disabled and still changes its value changes what nobody wants \
      changed, unseen.
      """
    ),
    (
      "U4",
      """
      In languages that are read from right to left a slider lies the other way round. What \
      differs there was tried nowhere.
      """
    ),
    (
      "U5",
      """
      The system takes a pointer away when a page begins to scroll or a call comes in: that is \
      no choice of the user's. Some toolkits keep the value instead; waive the law then.
      """
    ),
    (
      "U6",
      """
      A second finger that rests on the screen by accident must not move what the first one \
      holds.
      """
    ),
    (
      "U7",
      """
      A key that moves a thumb out from under the finger makes the two fight. Many toolkits \
      let it; waive the law then.
      """
    ),
    (
      "U8",
      """
      A value that goes back while the finger goes on cannot be set: the user feels it as a \
      jump.
      """
    ),
    (
      "U9",
      """
      Pointers are told again where they are, by timers and by moves across. A value that \
      changes by that drifts.
      """
    ),
    (
      "U10",
      """
      A pointer that only passes over a control has chosen nothing.
      """
    ),
    (
      "U11",
      """
      Who cannot use a pointer reaches the ends by Home and End, and by nothing else in \
      reasonable time.
      """
    ),
    (
      "U12",
      """
      An arrow that goes the other way is the bug that users of keyboards meet first, mostly \
      from right to left.
      """
    ),
    (
      "U13",
      """
      A wheel that goes the other way than the arrows is not used twice.
      """
    ),
    (
      "U14",
      """
      A host that sets a value and reads another one shows what is not so.
      """
    ),
    (
      "U15",
      """
      A control that changes and does not tell is the commonest bug of all: the screen shows \
      one value, the program has another.
      """
    ),
    (
      "U16",
      """
      A program that is told the value from before, or that of another part, stores the wrong \
      one for good. Of a control whose host may refuse what it is told say `"owner":"host"`.
      """
    ),
    (
      "U17",
      """
      An end that a drag does not reach is a value that cannot be chosen. It comes of a width \
      that is measured wrong: with or without the thumb, before or after a layout.
      """
    ),
    (
      "U18",
      """
      Users choose by what they see while they drag. If your control tells only at the end, \
      say `"follows":"release"`.
      """
    ),
    (
      "U19",
      """
      What was chosen under the finger is what the user wants; a value that jumps as it is let \
      go is another one.
      """
    ),
    (
      "U20",
      """
      A finger that has taken one thumb must not change the other: the user looks at the one \
      that it holds. Of thumbs that push each other say `"fixed":{"meet":"push"}`.
      """
    ),
    (
      "U21",
      """
      Two thumbs that cross make a range whose lower end is above the upper one.
      """
    ),
    (
      "U22",
      """
      A second tap in the same place that gives another value makes a double tap a matter of \
      luck.
      """
    ),
    (
      "U23",
      """
      A program may change the range while a user drags, as when a file has been loaded.
      """
    ),
    (
      "U24",
      """
      A host that hears of its own setting as of a user's change sets again, and the two go \
      round in a circle. Some toolkits tell of both; waive the law then.
      """
    ),
    (
      "U25",
      """
      A value beyond the bounds is drawn outside of the control, and breaks whoever counts on \
      the bounds.
      """
    ),
    (
      "U26",
      """
      A program that corrects a value while a user drags must be able to.
      """
    ),
    (
      "U27",
      """
      A key that does nothing leaves those stuck who have nothing but keys. It comes of keys that \
      were forgotten, and of a rounding that takes a step back. People press the arrow that they \
      know from other sliders, and the pattern asks for all four.
      """
    ),
    (
      "U28",
      """
      Users press the thumb that they mean. If your control moves several by one drag, say \
      `"fixed":{"meet":"push"}` or `"between":"move"`.
      """
    ),
    (
      "U29",
      """
      Where the thumb that a press takes cannot go, and the other one is never taken, both are \
      stuck for good.
      """
    ),
    (
      "U30",
      """
      Who tabs to the upper thumb and presses an arrow means that one.
      """
    ),
    (
      "U31",
      """
      Page keys may be left out, but where they are, they are there to go farther.
      """
    ),
  ]
}
