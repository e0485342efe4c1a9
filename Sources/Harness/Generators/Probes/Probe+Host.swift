import GestureScript

// Actions of the host, alone or while a pointer is down.

extension Probe {
  static var ofHosts: [Probe] { values + settings + holds + disabled }

  private static var values: [Probe] {
    [
      Probe(
        "host-twice", for: "U14 U24 R7 R97 U2",
        "The host sets the same value twice, and then one from before.",
        "set value 60%; wait 100ms; set value 60%; wait 100ms; set value 30%; wait 100ms"),
      Probe(
        "host-beyond", for: "U25 U14 R7",
        "The host sets a value above the upper bound, and one below the lower.",
        "set value upper+50; wait 100ms; set value lower-50; wait 100ms"),
      Probe(
        "host-then-drag", for: "U24 U16 U18",
        "The host sets a value, and the thumb is dragged from there.",
        "set value 60%; wait 600ms; down 0 thumb; glide 0 to 40%; up 0"),
      Probe(
        "host-then-key", for: "U24 U12 U2", "The host sets a value, and an arrow is pressed.",
        "set value 60%; wait 600ms; key ArrowUp; key ArrowDown"),
    ]
  }

  private static var settings: [Probe] {
    [
      Probe(
        "drag-steps", for: "U1 R69 U8 U18 R16 R48",
        "With a step of 10, a thumb is dragged from near one end to near the other.",
        "step 10; [tick unit]; value 10%; down 0 thumb; glide 0 to 93% in 20; up 0"),
      Probe(
        "lift-off-step", for: "U19 U1 R69",
        "With a step of 10, a thumb is dragged to between two steps and released there.",
        "step 10; down 0 thumb; glide 0 by 24%; up 0"),
      Probe(
        "drag-below-zero", for: "U8 U17 U18 R1",
        "In a range from -50 to -10, a thumb is dragged up, and beyond the upper end.",
        "range -50..-10; down 0 thumb; glide 0 to 55%; glide 0 to past-upper; up 0"),
      Probe(
        "range-shrinks", for: "R1 U25",
        "The upper bound comes down to below the value, and goes back.",
        """
        range 0..100; value 80%; wait 100ms; set range 0..50; wait 300ms; set range 0..100
        wait 300ms
        """),
      Probe(
        "range-and-value", for: "R97 R98 U14 U25",
        "The range and a value beyond the old one are set together, and both go back.",
        """
        range 0..100; value 40%; wait 100ms; set range 100..200, value 150; wait 300ms
        set value 30, range 0..100; wait 300ms
        """),
      Probe(
        "range-of-one", for: "W1 R1 R35",
        "In a range of one value, a thumb is dragged, the track is tapped, and keys are pressed if it has them.",
        """
        range 50..50; value 0%; down 0 thumb; glide 0 to 70% in 2; up 0; tap 0 80%
        [key ArrowUp]; [key Home]
        """),
      Probe(
        "range-then-drag", for: "R1 U17 U18",
        "The range becomes a quarter of what it was, and a thumb is dragged beyond its end.",
        """
        range 0..100; value 10%; wait 100ms; set range 0..25; wait 600ms
        down 0 40%; glide 0 to past-upper; up 0
        """),
    ]
  }

  private static var holds: [Probe] {
    [
      rangeInHold(
        "range-in-hold", upper: 50,
        "While a pointer drags a thumb, the range becomes half of what it was, and the pointer goes beyond both ends."
      ),
      rangeInHold(
        "range-grows-in-hold", upper: 1000,
        "While a pointer drags a thumb, the range becomes ten times what it was, and the pointer goes beyond both ends."
      ),
      Probe(
        "step-in-hold", for: "U23 U1",
        "While a pointer drags a thumb, the step becomes 20, and the pointer goes on.",
        """
        step 5; down 0 thumb; glide 0 by 20%; set step 20; wait 100ms; glide 0 by 23% in 3; up 0
        """),
      Probe(
        "host-in-hold", for: "U26 U14",
        "While a pointer drags a thumb, the host sets the value; the pointer goes on and goes up.",
        "down 0 thumb; glide 0 by 20%; wait 100ms; set value 90%; wait 100ms; up 0"),
      Probe(
        "host-in-drag", for: "U26 U16",
        "While a pointer drags a thumb, the host sets the value, and the pointer drags on.",
        """
        down 0 thumb; glide 0 to 50%; wait 100ms; set value 90%; wait 100ms; glide 0 to 60% in 3
        up 0
        """),
    ]
  }

  /// The pointer goes far enough to reach the ends even if the thumb is held off-centre.
  private static func rangeInHold(
    _ name: StaticText, upper: Int, _ sentence: StaticText
  ) -> Probe {
    Probe(
      name, for: "U23 R1", sentence,
      """
      range 0..100; down 0 thumb; glide 0 by 20%; set range 0..\(upper); wait 100ms
      glide 0 to 250% in 1; wait 100ms; glide 0 to -200% in 1; up 0
      """)
  }

  private static var disabled: [Probe] {
    [
      Probe(
        "disabled", for: "U3 R33",
        "A disabled control is dragged and pressed, and turned and sent keys if it has a wheel and keys.",
        """
        enabled false; down 0 thumb; glide 0 by 25%; up 0; tap 0 80%
        [key ArrowUp]; [key End]; [wheel 0 -1 unit=detent]; wait 100ms
        """),
      Probe(
        "disabled-in-hold", for: "U3 R33 U23",
        "While a pointer drags a thumb, the control is disabled, and the pointer goes on.",
        """
        enabled true; down 0 thumb; glide 0 by 20%; set enabled false; wait 50ms
        glide 0 by 20% in 3; up 0
        """),
    ]
  }
}
