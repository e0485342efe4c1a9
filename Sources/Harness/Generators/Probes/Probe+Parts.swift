import GestureScript

// Controls with two thumbs.

extension Probe {
  static var ofParts: [Probe] { several + together + ofHostAndParts }

  private static var several: [Probe] {
    [
      Probe(
        "each-thumb", for: "U20 U15 U16 U28",
        "Each of two thumbs is dragged a little, the second one first.",
        drags("30% 70%", (1, "80%"), (0, "20%"), in: 3)),
      Probe(
        "thumbs-meet", for: "U20 U21 U18 U28",
        "The lower of two thumbs is dragged far past the upper one.",
        drags("30% 60%", (0, "90%"), in: 12)),
      Probe(
        "thumbs-meet-above", for: "U20 U21 U18",
        "The upper of two thumbs is dragged far past the lower one.",
        drags("40% 70%", (1, "10%"), in: 12)),
      half("thumbs-low", drags("10% 40%", (1, "35%"), (0, "15%"), in: 3)),
      half("thumbs-high", drags("60% 90%", (1, "80%"), (0, "65%"), in: 3)),
    ]
  }

  /// Drags of parts to places, one after the other.
  private static func drags(
    _ values: String, _ drags: (part: Int, end: String)..., in moves: Int = 5
  ) -> String {
    "value \(values)"
      + drags.map { "; down 0 thumb[\($0.part)]; glide 0 to \($0.end) in \(moves); up 0" }.joined()
  }

  /// A probe with both thumbs in one half of the track, where the half alone must not select the
  /// thumb.
  private static func half(_ name: StaticText, _ text: String) -> Probe {
    Probe(
      name, for: "U28 U20",
      "Two thumbs lie in one half of the track, and each is dragged a little, the second one first.",
      text)
  }

  private static var together: [Probe] {
    [
      stack("stack-upper", "100%", to: "60%"), stack("stack-lower", "0%", to: "40%"),
      stack("stack-up", "50%", to: "90%"), stack("stack-down", "50%", to: "10%"),
      Probe(
        "tap-between", for: "U20 U21 U22 U29",
        "Two thumbs are dragged to one place, and the track is tapped on both sides of it.",
        "value 30% 70%; down 0 thumb; glide 0 to 70%; up 0; tap 0 85%; tap 0 20%"),
      Probe(
        "tap-below-stack", for: "U21 U42",
        "Two thumbs lie in one place, and the track is tapped below.",
        "value 50% 50%; tap 0 20%"),
      Probe(
        "tap-above-stack", for: "U21 U42",
        "Two thumbs lie in one place, and the track is tapped above.",
        "value 50% 50%; tap 0 80%"),
      Probe(
        "tap-host-stack", for: "U42",
        "The host puts two thumbs in one place, and apart again, and the track is tapped each time.",
        """
        value 20% 60%; wait 600ms; set value[1] 50%; set value[0] 50%; wait 600ms; tap 0 79%
        set value[1] 60%; set value[0] 20%; wait 600ms; tap 0 79%
        """),
      Probe(
        "back-from-below", for: "U41",
        "The upper of two thumbs is dragged onto the lower one, and back.",
        drags("20% 70%", (1, "20%"), (1, "70%"))),
      Probe(
        "back-from-above", for: "U41",
        "The lower of two thumbs is dragged onto the upper one, and back.",
        drags("30% 80%", (0, "80%"), (0, "30%"))),
      Probe(
        "two-hands", for: "U20 U21 U28",
        "Two pointers drag two thumbs at the same time, towards each other and past.",
        """
        value 20% 80%; down 0 thumb; wait 50ms; down 1 thumb[1]
        glide 0 to 35% in 1; glide 1 to 65% in 1; glide 0 to 45% in 1; glide 1 to 55% in 1
        glide 0 to 65% in 1; glide 1 to 35% in 1; up 0 then 100ms; up 1
        """),
      near("thumbs-near-lower", drags("2% 13%", (1, "50%"), (0, "30%"))),
      near("thumbs-near-upper", drags("87% 98%", (0, "50%"), (1, "70%"))),
    ]
  }

  private static func away(_ start: String, to end: String) -> String {
    "down 0 \(start); glide 0 to \(end); up 0"
  }

  private static func stack(_ name: StaticText, _ start: String, to end: String) -> Probe {
    Probe(
      name, for: "U29 U40 U21",
      "Two thumbs lie in one place, and are pressed and dragged to another.",
      drags("\(start) \(start)", (0, end)))
  }

  /// A probe with two thumbs near one end, which are dragged away from it, the inner one first.
  private static func near(_ name: StaticText, _ text: String) -> Probe {
    Probe(
      name, for: "U28 U33",
      "Two thumbs lie near one end, and each is dragged away from it, the inner one first.", text)
  }

  private static var ofHostAndParts: [Probe] {
    [
      Probe(
        "host-each", for: "U14",
        "The host sets the value of the second of two thumbs, and that of the first.",
        """
        value 30% 70%; wait 100ms; set value[1] 80%; wait 100ms; set value[0] 20%; wait 100ms
        """),
      Probe(
        "host-crosses", for: "U21 U25",
        "The host sets the value of the first of two thumbs above that of the second.",
        "value 30% 70%; wait 100ms; set value 90%; wait 100ms"),
      Probe(
        "push-ahead", for: "U37",
        "The lower of two thumbs is dragged against the upper one, and pushes it along.",
        """
        meet push; [distance 10]; value 20% 40%; down 0 thumb; glide 0 to 60% in 8; up 0
        """),
      Probe(
        "host-stacks-upper", for: "U40",
        "The host puts both thumbs at the upper end, and one is dragged away.",
        "value 20% 70%; set value[1] 100%; set value[0] 100%; wait 600ms; "
          + away("100%", to: "50%")),
      Probe(
        "host-stacks-lower", for: "U40",
        "The host puts both thumbs at the lower end, and one is dragged away.",
        "value 30% 80%; set value[0] 0%; set value[1] 0%; wait 600ms; " + away("0%", to: "50%")),
      Probe(
        "bar-then-end", for: "U45 U33",
        "The bar between two thumbs is dragged a little, and then the upper thumb towards the lower one.",
        "between move; value 20% 70%; " + away("45%", to: "50%") + "; " + away("75%", to: "45%")),
      // The bar may have taken a thumb along, or both, so that the host puts them in their places.
      Probe(
        "bar-then-thumb", for: "U20 U33",
        "The bar between two thumbs is dragged a little, and then the upper thumb.",
        """
        value 30% 70%; down 0 50%; glide 0 to 55% in 4; up 0; [set value 30%]; [set value[1] 70%]
        down 0 thumb[1]; glide 0 to 85%; up 0
        """),
      Probe(
        "host-stacks", for: "U21 U33",
        "A thumb is dragged, the host puts two in one place, and they are dragged apart again.",
        """
        value 30% 70%; down 0 thumb; glide 0 to 40% in 3; up 0; set value 50%; set value[1] 50%
        down 0 thumb[1]; glide 0 to 80%; up 0
        """),
    ]
  }
}
