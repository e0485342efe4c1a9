extension LawReasons {
  /// Of those that Detent's own controls keep too.
  static let others: [(id: String, why: String)] = [
    (
      "R1",
      """
      A value beyond the bounds is drawn outside of the control, and breaks whoever counts on \
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
      A tick is felt. One without a movement is a fault that a user holds in the hand.
      """
    ),
    (
      "R19",
      """
      What the first finger holds, no other one may move.
      """
    ),
    (
      "R20",
      """
      A host that waits for the rest of a motion, to store its value, needs to be told right \
      when it is.
      """
    ),
    (
      "R31",
      """
      A host opens an undo step when an edit begins, and closes it when it ends. One that is \
      left open swallows the next.
      """
    ),
    (
      "R33",
      """
      A disabled control that tells of changes changes the program behind it.
      """
    ),
    (
      "R35",
      """
      A number that is none spreads through everything that is computed of it.
      """
    ),
    (
      "R36",
      """
      A control that works in the morning and not in the evening has kept a time in too few \
      digits.
      """
    ),
    (
      "R43",
      """
      A screen reader's increment and the arrow key are the same wish.
      """
    ),
    (
      "R46",
      """
      Escape promises that nothing has happened.
      """
    ),
    (
      "R47",
      """
      A key that moves what a finger holds makes the two fight.
      """
    ),
    (
      "R48",
      """
      Ticks that go the other way than the value are felt as a fault.
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
      Keys that lead past an end, or back, make the ends of the keyboard others than those of \
      the hand.
      """
    ),
    (
      "R70",
      """
      What is told when nothing is new is work, and a haptic for nothing.
      """
    ),
    (
      "C2",
      """
      A host that replays what it was told, or draws by it, needs it in the order in which it \
      happened.
      """
    ),
    (
      "R24",
      """
      What happens must not depend on how often the screen is drawn.
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
