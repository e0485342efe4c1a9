extension LawReasons {
  /// Reasons for laws that Detent's own controls keep too.
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
      What is told when nothing is new is work, and a haptic for nothing. Where a driver tells no targets and no snaps, what a \
      release does is not asked: it may land, or choose what was previewed.
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
      "A1",
      """
      Who does not see the control hears `aria-valuenow`. One that is rounded is heard rounded; one that is not there is not \
      heard at all.
      """
    ),
    (
      "A2",
      """
      Assistive technology says where between the two a value lies; browsers bring it between them, so something else is \
      heard than is so.
      """
    ),
    (
      "A3",
      """
      Who hears "50 of 100" goes on to 100, and finds the end elsewhere.
      """
    ),
    (
      "A4",
      """
      Where there is an `aria-valuetext`, it is heard in place of the number: one that is left behind says another value than \
      the one that will be used.
      """
    ),
    (
      "A5",
      """
      A slider is taken to lie if nothing is said: who cannot see that it stands is told of the wrong arrows.
      """
    ),
    (
      "A6",
      """
      A control that looks disabled and does not say so is one that does not answer, for who cannot see it.
      """
    ),
    (
      "A7",
      """
      What cannot get the focus cannot be used without a pointer at all.
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
