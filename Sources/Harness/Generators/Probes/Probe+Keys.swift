// Keys, wheels, crowns, and requests of assistive technology.

extension Probe {
  static var ofKeys: [Probe] { keys + heldKeys + turns + assistance }

  private static var keys: [Probe] {
    [
      arrows,
      Probe(
        "home-end", for: "U11 R1", "End, Home and End are pressed.", "key End; key Home; key End"),
      Probe(
        "pages", for: "U31 U12 U1",
        "Arrow up is pressed once, page up twice, and page down twice.",
        "key ArrowUp; 2x key PageUp; 2x key PageDown"),
      Probe(
        "keys-at-ends", for: "R1 U12 U2 U11",
        "At each end, the keys are pressed that lead beyond it, and one that leads back.",
        """
        key End; key ArrowUp; key ArrowRight; key PageUp; key End; key ArrowDown
        key Home; key ArrowDown; key ArrowLeft; key PageDown; key Home; key ArrowUp
        """),
      Probe(
        "keys-of-host", for: "R93 R95",
        "Arrows, page up and End are pressed with meta, and with control.",
        ["meta", "control"].flatMap { held in
          ["ArrowUp", "ArrowLeft", "PageUp", "End"].map { "key \($0) mods=\(held); wait 50ms; " }
        }.joined()),
      Probe(
        "keys-off-grid", for: "U1 U12",
        "From a value that the host has set between two steps, arrows and page keys are pressed.",
        """
        step 10; set value lower+33; wait 100ms
        key ArrowUp; key ArrowDown; key PageUp; key PageDown
        """),
      Probe(
        "keys-fine", for: "U43",
        "Without steps, from a value with decimals that the host has set, arrows are pressed, and the opposite ones.",
        """
        [step 0]; set value lower+30.4; wait 100ms
        key ArrowUp; key ArrowDown; key ArrowRight; key ArrowLeft
        """),
      Probe(
        "keys-end-off-grid", for: "U1 U11 R1",
        "If the upper end is not a whole step away, End is pressed, and arrows from there.",
        "range 0..95; step 10; key End; key ArrowUp; 2x key ArrowDown"),
      Probe(
        "keys-tenths", for: "U27 U12 U1 U43",
        "With a step of a tenth in a range from 0 to 1, arrow up is pressed ten times, arrow down ten times, and both again.",
        """
        range 0..1; step 0.1; value 0%
        10x key ArrowUp; 10x key ArrowDown; 2x key ArrowUp; key ArrowDown
        """),
      Probe(
        "default", for: "R22", "With a default, Delete is pressed, End, and Backspace.",
        "reset 40; key Delete; key End; key Backspace"),
      Probe(
        "digits", for: "U1 R1 R59", "The digits 3, 0 and 9 are pressed.",
        "key Digit3; key Digit0; key Digit9"),
      Probe(
        "keys-shift", for: "U1 R1", "Arrows are pressed with Shift held.",
        "key ArrowUp mods=shift; wait 50ms; key ArrowDown mods=shift; wait 50ms"),
      arrows.with(
        "arrows-rtl", "layout rtl", for: "U4",
        "From right to left, each arrow is pressed four times."),
      arrows.with("arrows-y", "axis y", "On an upright control, each arrow is pressed four times."),
    ]
  }

  private static var arrows: Probe {
    Probe(
      "arrows", for: "U12 U27 U44 U43 U1 U2 R43 R31",
      "Each arrow is pressed four times: up, down, right, left.",
      "4x key ArrowUp; 4x key ArrowDown; 4x key ArrowRight; 4x key ArrowLeft")
  }

  private static var heldKeys: [Probe] {
    [
      Probe(
        "keys-in-drag", for: "U7 R47",
        "While a pointer drags a thumb, arrows, page keys, Home and End are pressed.",
        """
        down 0 thumb; glide 0 by 20%; wait 100ms; key ArrowUp; key ArrowRight; key PageUp; key Home
        key End; glide 0 by 10% in 2; up 0
        """),
      Probe(
        "escape-in-drag", for: "U8 R31 U5",
        "While a pointer drags a thumb, Escape is pressed, and the pointer goes on.",
        "down 0 thumb; glide 0 by 20%; wait 100ms; key Escape; glide 0 by 20% in 2; up 0"),
      Probe(
        "key-after-drag", for: "U12 U2 R31",
        "A thumb is dragged and released, and then arrows are pressed.",
        "down 0 thumb; glide 0 by 20%; up 0; key ArrowUp; key ArrowDown"),
    ]
  }

  private static var turns: [Probe] {
    [
      Probe(
        "wheel", for: "U13 R68",
        "The wheel is turned up, down, right and left, by one detent each.",
        ["0 -1", "0 1", "1 0", "-1 0"].map { turn($0, "unit=detent", 600) }.joined()),
      Probe(
        "wheel-tenths", for: "U13 R67",
        "The wheel is turned up by ten tenths of a detent, and down by ten.",
        ["0 -0.1", "0 0.1"].map { turn($0, "unit=detent", 20, times: 10) }
          .joined(separator: "wait 600ms; ") + "wait 600ms"),
      Probe(
        "wheel-points", for: "U13", "A trackpad is moved by 40 points up, and by 40 down.",
        ["0 -10", "0 10"].map { turn($0, "", 16, times: 4) }
          .joined(separator: "wait 600ms; ") + "wait 600ms"),
      Probe(
        "rotate", for: "R1 R31", "A crown is turned by two detents up, and by two down.",
        "rotate 1; wait 300ms; rotate 1; wait 300ms; rotate -1; wait 300ms; rotate -1; wait 300ms"),
    ]
  }

  /// Turns of a wheel, with a pause in milliseconds after each.
  private static func turn(
    _ way: String, _ unit: String, _ pause: Int, times: Int = 1
  ) -> String {
    String(repeating: "wheel \(way) \(unit); wait \(pause)ms; ", count: times)
  }

  private static var assistance: [Probe] {
    [
      Probe(
        "adjust", for: "R43 R59 R3 R5",
        "Assistive technology asks for a step more, for a step less, and for values.",
        """
        adjust increment; wait 100ms; adjust decrement; wait 100ms; adjust to 50%; wait 100ms
        adjust to 90%; wait 100ms
        """),
      Probe(
        "focus", for: "U30 U12 R59",
        "The focus comes to each of two parts, and an arrow is pressed there.",
        """
        value 30% 70%; focus 0; wait 100ms; key ArrowUp; focus 1; wait 100ms; key ArrowUp
        """),
      Probe(
        "keys-meet", for: "U30 U21",
        "The focus comes to each of two parts near each other, and four arrows are pressed towards the other.",
        "value 40% 43%; focus 0; wait 100ms; 4x key ArrowUp; focus 1; wait 100ms; 4x key ArrowDown"),
      Probe(
        "cross-then-keys", for: "U21 U30",
        "The lower of two thumbs is dragged past the upper one, and then four arrows lead the upper one back.",
        "value 20% 40%; down 0 thumb; glide 0 to 42%; up 0; focus 1; wait 100ms; 4x key ArrowLeft"),
    ]
  }
}
