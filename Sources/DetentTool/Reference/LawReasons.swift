/// Reasons to keep the laws of any control, by their ids.
enum LawReasons {
  /// Returns the reason to keep a law in one or two sentences; `nil` if there is none.
  static func why(_ id: String) -> String? { (seen + others).first { $0.id == id }?.why }

  /// Reasons for laws about the value alone, and for those about the driver.
  private static let seen: [(id: String, why: String)] = [
    (
      "W1",
      """
      A control that does not answer cannot be tested. The message quotes the last line sent to it.
      """
    ),
    (
      "W2",
      """
      A control that uses real time, or keeps state from one use to the next, cannot be tested \
      reliably. Say `"clock":"real"` if it must use real time.
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
      A host stores, sends and draws each reported change. Without a real change, that is wasted \
      work for each report of a pointer.
      """
    ),
    (
      "U3",
      """
      A control that looks disabled and still changes its value makes unseen and unwanted changes.
      """
    ),
    (
      "U4",
      """
      In languages that are read from right to left, a slider is mirrored. Differences there are \
      usually untested.
      """
    ),
    (
      "U5",
      """
      The system cancels a pointer when a page begins to scroll or a call comes in: that is not \
      the user's choice. Some toolkits keep the value instead; waive the law then.
      """
    ),
    (
      "U6",
      """
      A second finger on the screen by accident must not move a thumb that the first one holds.
      """
    ),
    (
      "U7",
      """
      A key that moves a thumb away from under the finger makes the two fight. Many toolkits allow \
      it; waive the law then.
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
      Pointers report the same position again, on timers and in moves along the cross axis. A \
      value that changes each time drifts.
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
      People who cannot use a pointer need Home and End to reach the ends in reasonable time.
      """
    ),
    (
      "U12",
      """
      An arrow in the wrong direction is the first bug that users of keyboards meet, mostly from \
      right to left.
      """
    ),
    (
      "U13",
      """
      A wheel that contradicts the arrow keys confuses.
      """
    ),
    (
      "U14",
      """
      A host that sets a value and reads another one shows a false value.
      """
    ),
    (
      "U15",
      """
      A change without a report is the most common bug: the screen shows one value, the program \
      has another.
      """
    ),
    (
      "U16",
      """
      A program that gets the old value, or that of another part, stores the wrong one for good. \
      If the host may reject a reported value, say `"owner":"host"`.
      """
    ),
    (
      "U17",
      """
      An end that a drag does not reach is a value that cannot be chosen. The cause is a width \
      that is measured wrong: with or without the thumb, before or after a layout.
      """
    ),
    (
      "U18",
      """
      Users choose by what they see while they drag. If your control reports only at the end, say \
      `"follows":"release"`.
      """
    ),
    (
      "U19",
      """
      The user wants the value under the finger; a value that jumps on release is another one.
      """
    ),
    (
      "U20",
      """
      A finger that holds one thumb must not change the other: the user looks at the held one. If \
      thumbs push each other or change places, say `"fixed":{"meet":"push"}` or `"swap"`.
      """
    ),
    (
      "U21",
      """
      Two thumbs that cross give a range whose lower end is above the upper one.
      """
    ),
    (
      "U22",
      """
      Otherwise a double tap is unpredictable.
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
      A host that gets its own setting back as a user's change sets it again, in an endless loop. \
      Some toolkits report both; waive the law then.
      """
    ),
    (
      "U25",
      """
      A value beyond the bounds is drawn outside of the control, and breaks code that relies on \
      the bounds.
      """
    ),
    (
      "U26",
      """
      A program must be able to correct a value while a user drags.
      """
    ),
    (
      "U27",
      """
      A key that does nothing leaves keyboard users stuck. The causes are forgotten keys, and \
      rounding that undoes a step. People press the arrow that they know from other \
      sliders, and the pattern asks for all four.
      """
    ),
    (
      "U28",
      """
      Users press the thumb that they want to move. If your control moves several by one drag, say \
      `"fixed":{"meet":"push"}` or `"between":"move"`.
      """
    ),
    (
      "U29",
      """
      If a press always grabs the thumb that cannot move, and never the other one, both are stuck \
      for good.
      """
    ),
    (
      "U30",
      """
      People who tab to the upper thumb and press an arrow want to move that one.
      """
    ),
    (
      "U31",
      """
      Page keys are optional, but their purpose is to go farther.
      """
    ),
    (
      "U32",
      """
      Whoever takes a thumb and leaves it has chosen nothing. The usual cause is a track whose size \
      or place is measured wrong. The driver's viewport is the track, from the middle of the thumb \
      at one end to that at the other.
      """
    ),
    (
      "U33",
      """
      A thumb that runs ahead of the finger or falls behind is not where the user looks. Say \
      `"fixed":{"scale":"log"}` if the track is not proportional.
      """
    ),
    (
      "U34",
      """
      Users press where the thumb is to be. If a press moves it by a step or a page, say \
      `"fixed":{"track":"step"}`.
      """
    ),
    ("U35", "The user saw the nearest choice beside the thumb; landing on another one surprises."),
    ("U36", "Users of wheels and of keys count in the same steps. Some toolkits go three a line."),
    ("U37", "A gap where no distance is set changes the chosen range by itself."),
    ("U38", "A value that only drags reach is lost to users of keys, and the other way round."),
    ("R93", "A shortcut of the system or the browser should do that, and nothing besides."),
    ("R94", "The right button opens a menu. A drag by it moves the value, and the menu covers it."),
    ("R95", "A page is zoomed by Control and the wheel; the value under the pointer should stay."),
    ("R97", "A host that is told what it has set answers, and the two never come to rest."),
    (
      "R22",
      """
      People who have lost their way want back to where they were, in one act that they can undo.
      """
    ),
    (
      "R26",
      """
      A double tap that is sometimes two taps, or two taps that are sometimes a double tap, surprise \
      everyone.
      """
    ),
    ("R98", "Frameworks set properties in any order; the value must not depend on it."),
    ("U40", "Whoever has closed an interval at a bound has to be able to open it again."),
    ("U41", "Whoever has dragged a thumb onto another has to be able to take it back."),
    ("U42", "A press beside thumbs can only mean the one on that side."),
    ("U43", "Whoever goes a step too far presses the opposite arrow, and wants the old value."),
    ("U44", "A control that no arrow changes cannot be used by keyboard at all."),
    ("U45", "A thumb that stays where it is has stuck; people try once more, and give up."),
    ("U39", "An exception in a callback leaves the program half way through a change."),
  ]
}
