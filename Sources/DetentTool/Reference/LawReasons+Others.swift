extension LawReasons {
  /// Reasons for laws that Detent's own controls keep too.
  static let others: [(id: String, why: String)] = [
    (
      "R1",
      """
      A value beyond the bounds is drawn outside of the control, and breaks code that relies on \
      the bounds.
      """
    ),
    (
      "R3",
      """
      Assistive technology that sets what it has just read must not change the value.
      """
    ),
    (
      "R5",
      """
      Assistive technology that asks for more must not get less.
      """
    ),
    (
      "R16",
      """
      Users feel a tick. One without a movement feels like a defect.
      """
    ),
    (
      "R19",
      """
      Only the first finger may move the part that it holds.
      """
    ),
    (
      "R20",
      """
      A host that waits for the end of a motion, to store its value, needs the right time.
      """
    ),
    (
      "R31",
      """
      A host opens an undo step when an edit begins, and closes it when it ends. An open step \
      swallows the next.
      """
    ),
    (
      "R33",
      """
      A disabled control that reports a change affects the program behind it.
      """
    ),
    (
      "R35",
      """
      A number that is not finite spreads through everything that is computed from it.
      """
    ),
    (
      "R36",
      """
      Times stored with too few digits fail after hours of use.
      """
    ),
    (
      "R43",
      """
      A screen reader's increment and the arrow key have the same purpose.
      """
    ),
    (
      "R46",
      """
      Users expect Escape to undo the edit.
      """
    ),
    (
      "R47",
      """
      A key that moves a held part makes the key and the finger fight.
      """
    ),
    (
      "R48",
      """
      Ticks against the direction of the value feel like a defect.
      """
    ),
    (
      "R56",
      """
      A control that is neither held nor idle, and does not say when it will be, keeps a timer \
      running for ever.
      """
    ),
    (
      "R59",
      """
      Keys and pointer must have the same ends.
      """
    ),
    (
      "R70",
      """
      A report without news is wasted work, and perhaps a haptic. If a driver reports no targets \
      and no snaps, releases are not checked: they may land, or choose the previewed value.
      """
    ),
    (
      "C2",
      """
      A host that replays or draws effects needs them in the order in which they happened.
      """
    ),
    (
      "A1",
      """
      Users of screen readers hear `aria-valuenow`. If it is rounded, they hear it rounded; if it \
      is missing, they hear nothing.
      """
    ),
    (
      "A2",
      """
      Assistive technology reads the position of a value between the two; browsers move it between \
      them, so users hear another value than the real one.
      """
    ),
    (
      "A3",
      """
      Users who hear "50 of 100" go on to 100, and find the end elsewhere.
      """
    ),
    (
      "A4",
      """
      Users hear an `aria-valuetext` in place of the number: an outdated one announces another \
      value than the real one.
      """
    ),
    (
      "A5",
      """
      Without it, a slider counts as horizontal: users who cannot see a vertical one hear of the wrong arrows.
      """
    ),
    (
      "A6",
      """
      To users who cannot see it, a control that is disabled and does not say so seems broken.
      """
    ),
    (
      "A7",
      """
      A thumb that cannot get the focus cannot be used without a pointer.
      """
    ),
    (
      "R24",
      """
      The result must not depend on the frame rate.
      """
    ),
    (
      "R25",
      """
      Time that passes in two parts is the same time.
      """
    ),
  ]
}
