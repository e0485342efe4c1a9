import ControlCore
import GestureScript

// One pointer that drags a thumb.

extension Probe {
  static var ofDrags: [Probe] {
    drags + ends + presses + onOtherAxes
  }

  private static var drags: [Probe] {
    [
      dragUp, dragDown,
      Probe(
        "drag-back", for: ["U8", "U15", "U16", "U18"],
        "A thumb is dragged up a quarter and back to where it was."
      ) {
        $0.grab(by: 0.25)
        $0.drag(by: -0.25)
        $0.lift()
      },
      Probe(
        "drag-long", for: ["U33", "U8", "U18", "U1", "R5", "R16", "R48"],
        "A thumb is dragged from near the lower end to near the upper one in many small moves."
      ) {
        $0.begin(with: Setting("tick", .word("unit")))
        $0.start(at: [0.1])
        $0.stroke(to: 0.9, in: 40)
      },
      Probe(
        "drag-at-once", for: ["U15", "U16", "U18"],
        "A thumb is dragged up a quarter in one move, and released at once."
      ) {
        $0.press()
        $0.move(to: $0.share(of: 0) + 0.25)
        $0.wait(16)
        $0.lift()
      },
      Probe(
        "drag-late", for: ["U18", "U8"],
        "A thumb is held still for 0.7 s, and then dragged up a quarter."
      ) {
        $0.press()
        $0.wait(700)
        $0.drag(by: 0.25)
        $0.lift()
      },
      Probe(
        "same-place", for: ["U9", "R70", "U18"],
        "A thumb is dragged up a quarter, and the pointer then reports its position three times."
      ) {
        $0.grab(by: 0.25)
        for _ in 0..<3 { $0.moveAgain() }
        $0.lift()
      },
      Probe(
        "release-lands", for: ["R20", "R56", "R16", "U35"],
        "A thumb is released at once below and above the middle of two values that can be chosen."
      ) {
        $0.begin(with: Setting("step", .number(10)))
        $0.begin(with: Setting("quantize", .word("release")))
        $0.start(at: [0.2])
        for (start, end) in [(0.2, 0.44), (0.4, 0.695)] {
          $0.press(start)
          $0.drag(to: end)
          $0.wait(8)
          $0.lift()
        }
      },
      Probe(
        "lift-in-place", for: ["U19"],
        "A thumb is dragged to where no mark is, held for half a second, and released."
      ) {
        $0.grab(by: 0.213)
        $0.wait(500)
        $0.lift()
      },
    ]
  }

  static var dragUp: Probe {
    Probe(
      "drag-up",
      for: [
        "U15", "U16", "U18", "U8", "U33", "U39", "U19", "U2", "R1", "R31", "R35", "R3", "R43",
        "R59",
        "C2",
      ],
      "A thumb is dragged up a quarter of the control."
    ) {
      $0.stroke(by: 0.25)
    }
  }

  static var dragDown: Probe {
    Probe(
      "drag-down", for: ["U15", "U16", "U18", "U8", "U19"],
      "A thumb is dragged down a quarter of the control."
    ) {
      $0.start(at: [0.6])
      $0.stroke(by: -0.25)
    }
  }

  private static var ends: [Probe] {
    [
      pastUpper, pastLower,
      Probe(
        "past-ends", for: ["U17", "R1", "U8"],
        "A thumb is dragged past the upper end, past the lower one, and back."
      ) {
        $0.press()
        $0.drag(to: 1 + $0.beyond, in: 8)
        $0.drag(to: -$0.beyond, in: 10)
        $0.drag(to: 0.5)
        $0.lift()
      },
      Probe(
        "edges", for: ["R1", "U15", "U16"],
        "The control is pressed at its very edges, and one point inside of the last."
      ) {
        $0.tap(atPoint: 0)
        $0.tap(atPoint: $0.length)
        $0.tap(atPoint: $0.length - 1)
      },
    ]
  }

  static var pastUpper: Probe {
    Probe(
      "past-upper", for: ["U17", "R1"],
      "The last thumb is dragged a quarter of the control beyond the upper end."
    ) {
      $0.stroke(part: $0.partCount - 1, to: 1 + $0.beyond)
    }
  }

  static var pastLower: Probe {
    Probe(
      "past-lower", for: ["U17", "R1"],
      "The first thumb is dragged a quarter of the control beyond the lower end."
    ) {
      $0.stroke(to: -$0.beyond)
    }
  }

  private static var presses: [Probe] {
    [
      Probe("press", for: ["U32", "U19", "R31", "W1", "W2"], "A thumb is pressed and released.") {
        $0.tap()
      },
      Probe(
        "press-track", for: ["U15", "U16", "U19"],
        "The track is pressed far from the thumb, and released."
      ) {
        $0.tap(0.7)
      },
      Probe(
        "drag-track", for: ["U18", "U8"],
        "The track is pressed far from the thumb, and the pointer is dragged on."
      ) {
        $0.press(0.7)
        $0.wait(100)
        $0.drag(to: 0.9)
        $0.lift()
      },
      Probe(
        "tap-twice", for: ["U22"], "The track is tapped twice in one place, 0.6 s apart."
      ) {
        $0.tap(0.7)
        $0.tap(0.7)
      },
      Probe(
        "tap-double", for: ["U22"], "The track is tapped twice in one place, 0.1 s apart."
      ) {
        $0.tap(0.7, then: 100)
        $0.tap(0.7)
      },
      Probe(
        "drag-twice", for: ["U15", "U16", "U18", "R31"],
        "A thumb is dragged up an eighth, and then once more."
      ) {
        for _ in 0..<2 {
          $0.stroke(by: 0.125)
        }
      },
    ]
  }

  /// The probes that depend on the direction of larger values.
  private static var onOtherAxes: [Probe] {
    let (vertical, mirrored) = (Setting.axis(.y), Setting("layout", .word("rtl")))
    return [
      dragUp.with(
        "drag-up-y", vertical, "A thumb of an upright control is dragged up a quarter of it."),
      pastUpper.with(
        "past-upper-y", vertical, "The last thumb of an upright control is dragged beyond its top."),
      pastLower.with(
        "past-lower-y", vertical,
        "The first thumb of an upright control is dragged beyond its bottom."),
      dragUp.with(
        "drag-up-rtl", mirrored, for: ["U4"],
        "From right to left, a thumb is dragged up a quarter of the control."),
      pastUpper.with(
        "past-upper-rtl", mirrored, for: ["U4"],
        "From right to left, the last thumb is dragged beyond the upper end."),
      pastLower.with(
        "past-lower-rtl", mirrored, for: ["U4"],
        "From right to left, the first thumb is dragged beyond the lower end."),
    ]
  }
}
