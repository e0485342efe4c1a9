// Cancelled pointers, second pointers, and pointers that do not press.

extension Probe {
  static var ofHands: [Probe] { cancels + seconds + others }

  private static var cancels: [Probe] {
    [
      Probe(
        "cancel", for: "U5 R46", "A thumb is dragged up a quarter, and the pointer is taken away.",
        "down 0 thumb; glide 0 by 25%; cancel 0"),
      Probe(
        "cancel-press", for: "U5 R46",
        "The track is pressed far from the thumb, and the pointer is taken away: at once, and after a move.",
        "down 0 70%; cancel 0; down 0 70%; wait 200ms; glide 0 to 75% in 1; cancel 0"),
      Probe(
        "cancel-second", for: "U5 R46 U6",
        "A thumb is dragged up a quarter, a second pointer goes down beside it, and both are taken away.",
        "down 0 thumb; glide 0 by 25%; wait 100ms; down 1 thumb+10%; wait 100ms; cancel all"),
      Probe(
        "cancel-then-drag", for: "U5 U18 R31",
        "A drag is taken away, and the thumb is dragged again.",
        "down 0 thumb; glide 0 by 25%; cancel 0; down 0 thumb; glide 0 by 25%; up 0"),
    ]
  }

  private static var seconds: [Probe] {
    [
      Probe(
        "second-finger", for: "U6 R19",
        "While a pointer drags a thumb, a second one goes down elsewhere, moves and goes up.",
        """
        down 0 thumb; glide 0 by 20%; down 1 90%; glide 1 to 75% in 3; up 1 then 100ms; up 0
        """),
      Probe(
        "second-stays", for: "U6 U8",
        "While a pointer drags a thumb, a second one goes down elsewhere; the first goes up, and the second moves.",
        """
        down 0 thumb; glide 0 by 20%; down 1 90%; wait 100ms; glide 0 by -10% in 3; up 0 then 100ms
        glide 1 to 75% in 3; up 1
        """),
      Probe(
        "second-press", for: "U6",
        "A pointer that is down and drags a thumb goes down once more at its position.",
        """
        down 0 thumb; glide 0 by 20%; down 1 thumb; wait 100ms; up 1 then 100ms
        glide 0 by 10% in 3; up 0
        """),
    ]
  }

  private static var others: [Probe] {
    [
      Probe(
        "hover", for: "U10",
        "A pointer that is not down goes from one end of the control to the other, and leaves it.",
        "hover 10%; hover 30%; hover 50%; hover 90%; hover out; wait 100ms"),
      Probe(
        "hover-after", for: "U10 U15",
        "A thumb is dragged and released, and the pointer goes on above the control.",
        "down 0 thumb; glide 0 by 25%; up 0 then 100ms; hover 70%; hover 90%"),
      Probe(
        "drag-mouse", for: "U15 U16 U18 U8", "A mouse drags a thumb up a quarter of the control.",
        "down 0 thumb kind=mouse; glide 0 by 25%; up 0"),
      Probe(
        "drag-pen", for: "U15 U16 U18 U8", "A pen drags a thumb up a quarter of the control.",
        "down 0 thumb kind=pen; glide 0 by 25%; up 0"),
      Probe(
        "drag-right-button", for: "R94 U10",
        "The right button of a mouse is pressed beside a thumb, moves and is lifted; then it is pressed during a drag.",
        """
        down 0 70% kind=mouse button=right; wait 16ms; [hover 75% button=right]; wait 16ms
        [hover 80% button=right]; wait 100ms; up 0 80% button=right; wait 600ms
        down 0 thumb kind=mouse; glide 0 by 20%; down 0 40% kind=mouse button=right
        glide 0 by 10% in 2; up 0 50% button=right; glide 0 by 10% in 2; up 0
        """),
      Probe(
        "drag-shift", for: "U18 U8", "A thumb is dragged up a quarter with Shift held.",
        "down 0 thumb mods=shift; glide 0 by 25%; up 0"),
    ]
  }
}
