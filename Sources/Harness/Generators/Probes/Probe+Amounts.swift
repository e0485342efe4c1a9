// Amounts of each way to change a value. None of them leaves the track, where an end would hide it.

extension Probe {
  static var ofAmounts: [Probe] {
    [
      Probe(
        "jump-choice", for: "U34",
        "The track is pressed below and above the middle of two values that can be chosen.",
        "step 10; value 0%; tap 0 46%; tap 0 84%; tap 0 54%"),
      Probe(
        "one-step", for: "U36",
        "After an arrow each, a wheel is turned by a line, and a crown by two detents, up and down; then the track is pressed.",
        """
        step 2; [track step]; value 50%
        key ArrowUp; [wheel 0 -1 unit=line]; wait 600ms; key ArrowUp; [rotate 2]; wait 600ms
        key ArrowDown; [wheel 0 1 unit=line]; wait 600ms; key ArrowDown; [rotate -2]; wait 600ms
        [tap 0 90%]; [tap 0 10%]
        """),
      Probe(
        "reach-off-step", for: "U38",
        "If the upper end is not a whole step away, a thumb is dragged past it; then it goes a step down and up again, and to both ends by keys.",
        """
        range 1..100; step 40; down 0 thumb; glide 0 to past-upper; up 0
        key ArrowLeft; key ArrowRight; key End; key Home; key ArrowUp; key ArrowDown
        """),
      Probe(
        "end-then-drag", for: "U38",
        "If the upper end is not a whole step away, End and Home are pressed, and a thumb is dragged past the upper end.",
        "range 0..104; step 10; key End; key Home; down 0 0%; glide 0 to past-upper; up 0"),
    ]
  }
}
