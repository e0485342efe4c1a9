// One pointer that drags a thumb.

extension Probe {
  static var ofDrags: [Probe] {
    drags + ends + presses + onOtherAxes
  }

  private static var drags: [Probe] {
    [
      dragUp,
      Probe(
        "drag-down", for: "U15 U16 U18 U8 U19", "A thumb is dragged down a quarter of the control.",
        "value 60%; down 0 thumb; glide 0 by -25%; up 0"),
      Probe(
        "drag-back", for: "U8 U15 U16 U18",
        "A thumb is dragged up a quarter and back to where it was.",
        "down 0 thumb; glide 0 by 25%; glide 0 by -25%; up 0"),
      Probe(
        "drag-long", for: "U33 U8 U18 U1 R5 R16 R48",
        "A thumb is dragged from near the lower end to near the upper one in many small moves.",
        "[tick unit]; value 10%; down 0 thumb; glide 0 to 90% in 40; up 0"),
      Probe(
        "drag-at-once", for: "U15 U16 U18",
        "A thumb is dragged up a quarter in one move, and released at once.",
        "down 0 thumb; glide 0 by 25% in 1; wait 16ms; up 0"),
      Probe(
        "drag-late", for: "U18 U8",
        "A thumb is held still for 0.7 s, and then dragged up a quarter.",
        "down 0 thumb; wait 700ms; glide 0 by 25%; up 0"),
      Probe(
        "same-place", for: "U9 R70 U18",
        "A thumb is dragged up a quarter, and the pointer then reports its position three times.",
        "down 0 thumb; glide 0 by 25%; 3x glide 0 by 0% in 1; up 0"),
      Probe(
        "release-lands", for: "R20 R56 R16 U35",
        "A thumb is released at once below and above the middle of two values that can be chosen.",
        """
        [step 10]; [quantize release]; value 20%; down 0 20%; glide 0 to 44%; wait 8ms; up 0
        down 0 40%; glide 0 to 69.5%; wait 8ms; up 0
        """),
      Probe(
        "lift-in-place", for: "U19",
        "A thumb is dragged to where no mark is, held for half a second, and released.",
        "down 0 thumb; glide 0 by 21.3%; wait 500ms; up 0"),
    ]
  }

  private static var dragUp: Probe {
    Probe(
      "drag-up", for: "U15 U16 U18 U8 U33 U45 U39 U19 U2 R1 R31 R35 R3 R43 R59 C2",
      "A thumb is dragged up a quarter of the control.",
      "down 0 thumb; glide 0 by 25%; up 0")
  }

  private static var ends: [Probe] {
    [
      pastUpper, pastLower,
      Probe(
        "past-ends", for: "U17 R1 U8",
        "A thumb is dragged past the upper end, past the lower one, and back.",
        """
        down 0 thumb; glide 0 to past-upper in 8; glide 0 to past-lower in 10; glide 0 to 50%; up 0
        """),
      Probe(
        "edges", for: "R1 U15 U16",
        "The control is pressed at its very edges, and one point inside of the last.",
        "tap 0 0pt; tap 0 end; tap 0 -1pt"),
    ]
  }

  private static var pastUpper: Probe {
    Probe(
      "past-upper", for: "U17 R1",
      "The last thumb is dragged a quarter of the control beyond the upper end.",
      "down 0 thumb[last]; glide 0 to past-upper; up 0")
  }

  private static var pastLower: Probe {
    Probe(
      "past-lower", for: "U17 R1",
      "The first thumb is dragged a quarter of the control beyond the lower end.",
      "down 0 thumb; glide 0 to past-lower; up 0")
  }

  private static var presses: [Probe] {
    [
      Probe(
        "press", for: "U32 U19 R31 W1 W2", "A thumb is pressed and released.", "tap 0 thumb"),
      Probe(
        "press-track", for: "U15 U16 U19", "The track is pressed far from the thumb, and released.",
        "tap 0 70%"),
      Probe(
        "drag-track", for: "U18 U8",
        "The track is pressed far from the thumb, and the pointer is dragged on.",
        "down 0 70%; wait 100ms; glide 0 to 90%; up 0"),
      Probe(
        "tap-twice", for: "U22", "The track is tapped twice in one place, 0.6 s apart.",
        "2x tap 0 70%"),
      Probe(
        "tap-double", for: "U22", "The track is tapped twice in one place, 0.1 s apart.",
        "tap 0 70% then 100ms; tap 0 70%"),
      Probe(
        "drag-twice", for: "U15 U16 U18 R31",
        "A thumb is dragged up an eighth, and then once more.",
        "down 0 thumb; glide 0 by 12.5%; up 0; down 0 thumb; glide 0 by 12.5%; up 0"),
    ]
  }

  /// The probes that depend on the direction of larger values.
  private static var onOtherAxes: [Probe] {
    [
      dragUp.with(
        "drag-up-y", "axis y", "A thumb of an upright control is dragged up a quarter of it."),
      pastUpper.with(
        "past-upper-y", "axis y", "The last thumb of an upright control is dragged beyond its top."),
      pastLower.with(
        "past-lower-y", "axis y",
        "The first thumb of an upright control is dragged beyond its bottom."),
      dragUp.with(
        "drag-up-rtl", "layout rtl", for: "U4",
        "From right to left, a thumb is dragged up a quarter of the control."),
      pastUpper.with(
        "past-upper-rtl", "layout rtl", for: "U4",
        "From right to left, the last thumb is dragged beyond the upper end."),
      pastLower.with(
        "past-lower-rtl", "layout rtl", for: "U4",
        "From right to left, the first thumb is dragged beyond the lower end."),
    ]
  }
}
