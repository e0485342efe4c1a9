import ControlCore
import GestureScript

// Keys, wheels, crowns, and requests of assistive technology.

extension Probe {
  static var ofKeys: [Probe] { keys + heldKeys + turns + assistance }

  private static var keys: [Probe] {
    [
      arrows, homeAndEnd,
      Probe(
        "pages", for: ["U31", "U12", "U1"],
        "Arrow up is pressed once, page up twice, and page down twice.", needs: .key
      ) {
        $0.press(.arrowUp)
        $0.press(.pageUp, 2)
        $0.press(.pageDown, 2)
      },
      Probe(
        "keys-at-ends", for: ["R1", "U12", "U2", "U11"],
        "At each end, the keys are pressed that lead beyond it, and one that leads back.",
        needs: .key
      ) {
        $0.press(.end)
        for key in [.arrowUp, .arrowRight, .pageUp, .end, .arrowDown] as [Key] { $0.press(key) }
        $0.press(.home)
        for key in [.arrowDown, .arrowLeft, .pageDown, .home, .arrowUp] as [Key] { $0.press(key) }
      },
      Probe(
        "keys-of-host", for: ["R93", "R95"],
        "Arrows, page up and End are pressed with meta, and with control.",
        needs: [.key, .modifiers]
      ) {
        for held in [.meta, .control] as [Modifiers] {
          for key in [.arrowUp, .arrowLeft, .pageUp, .end] as [Key] {
            $0.add(.key(KeyStroke(key, modifiers: held)))
            $0.wait(100)
          }
        }
      },
      Probe(
        "keys-off-grid", for: ["U1", "U12"],
        "From a value that the host has set between two steps, arrows and page keys are pressed.",
        needs: [.key, .set], settings: [Setting("step", .number(10))]
      ) {
        $0.set(value: $0.bounds.lowerBound + 33)
        $0.wait(100)
        for key in [.arrowUp, .arrowDown, .pageUp, .pageDown] as [Key] { $0.press(key) }
      },
      Probe(
        "keys-end-off-grid", for: ["U1", "U11", "R1"],
        "If the upper end is not a whole step away, End is pressed, and arrows from there.",
        needs: .key, settings: [Setting("range", .range(0, 95)), Setting("step", .number(10))]
      ) {
        $0.press(.end)
        $0.press(.arrowUp)
        $0.press(.arrowDown, 2)
      },
      Probe(
        "keys-tenths", for: ["U27", "U12", "U1"],
        "With a step of a tenth in a range from 0 to 1, arrow up is pressed ten times, and arrow down ten times.",
        needs: .key, settings: [Setting("range", .range(0, 1)), Setting("step", .number(0.1))]
      ) {
        $0.start(with: [0])
        $0.press(.arrowUp, 10)
        $0.press(.arrowDown, 10)
      },
      Probe(
        "digits", for: ["U1", "R1", "R59"], "The digits 3, 0 and 9 are pressed.", needs: .key
      ) {
        for digit in [3, 0, 9] as [Int64] { $0.press(.digit(digit)) }
      },
      Probe(
        "keys-shift", for: ["U1", "R1"], "Arrows are pressed with Shift held.",
        needs: [.key, .modifiers]
      ) {
        for key in [.arrowUp, .arrowDown] as [Key] {
          $0.add(.key(KeyStroke(key, modifiers: .shift)))
          $0.wait(100)
        }
      },
      arrows.with(
        "arrows-rtl", Setting("layout", .word("rtl")), for: ["U4"],
        "From right to left, each arrow is pressed four times."),
      arrows.with(
        "arrows-y", .axis(.y), "On an upright control, each arrow is pressed four times."),
    ]
  }

  static var arrows: Probe {
    Probe(
      "arrows", for: ["U12", "U27", "U1", "U2", "R43", "R31"],
      "Each arrow is pressed four times: up, down, right, left.", needs: .key
    ) {
      for key in [.arrowUp, .arrowDown, .arrowRight, .arrowLeft] as [Key] { $0.press(key, 4) }
    }
  }

  static var homeAndEnd: Probe {
    Probe("home-end", for: ["U11", "R1"], "End, Home and End are pressed.", needs: .key) {
      for key in [.end, .home, .end] as [Key] { $0.press(key) }
    }
  }

  private static var heldKeys: [Probe] {
    [
      Probe(
        "keys-in-drag", for: ["U7", "R47"],
        "While a pointer drags a thumb, arrows, page keys, Home and End are pressed.",
        needs: [.pointer, .key]
      ) {
        $0.grab(by: 0.2)
        $0.wait(100)
        for key in [.arrowUp, .arrowRight, .pageUp, .home, .end] as [Key] { $0.press(key) }
        $0.drag(by: 0.1, in: 2)
        $0.lift()
      },
      Probe(
        "escape-in-drag", for: ["U8", "R31", "U5"],
        "While a pointer drags a thumb, Escape is pressed, and the pointer goes on.",
        needs: [.pointer, .key]
      ) {
        $0.grab(by: 0.2)
        $0.wait(100)
        $0.press(.escape)
        $0.drag(by: 0.2, in: 2)
        $0.lift()
      },
      Probe(
        "key-after-drag", for: ["U12", "U2", "R31"],
        "A thumb is dragged and released, and then arrows are pressed.", needs: [.pointer, .key]
      ) {
        $0.stroke(by: 0.2)
        $0.press(.arrowUp)
        $0.press(.arrowDown)
      },
    ]
  }

  private static var turns: [Probe] {
    [
      Probe(
        "wheel", for: ["U13", "R68"],
        "The wheel is turned up, down, right and left, by one detent each.", needs: .wheel
      ) {
        for (x, y) in [(0.0, -1.0), (0, 1), (1, 0), (-1, 0)] {
          $0.add(.wheel(WheelTurn(.both(x, y), unit: .detents)))
          $0.wait(600)
        }
      },
      Probe(
        "wheel-tenths", for: ["U13", "R67"],
        "The wheel is turned up by ten tenths of a detent, and down by ten.", needs: .wheel
      ) {
        for delta in [-0.1, 0.1] {
          for _ in 0..<10 {
            $0.add(.wheel(WheelTurn(.both(0, delta), unit: .detents)))
            $0.wait(20)
          }
          $0.wait(600)
        }
      },
      Probe(
        "wheel-points", for: ["U13"],
        "A trackpad is moved by 40 points up, and by 40 down.", needs: .wheel
      ) {
        for delta in [-10.0, 10] {
          for _ in 0..<4 {
            $0.add(.wheel(WheelTurn(.both(0, delta))))
            $0.wait(16)
          }
          $0.wait(600)
        }
      },
      Probe(
        "rotate", for: ["R1", "R31"], "A crown is turned by two detents up, and by two down.",
        needs: .rotate
      ) {
        for detents in [1.0, 1, -1, -1] {
          $0.add(.rotate(detents))
          $0.wait(300)
        }
      },
    ]
  }

  private static var assistance: [Probe] {
    [
      Probe(
        "adjust", for: ["R43", "R59", "R3", "R5"],
        "Assistive technology asks for a step more, for a step less, and for values.",
        needs: .adjust
      ) {
        for adjustment in [.increment, .decrement] as [Adjustment] {
          $0.add(.adjust(adjustment))
          $0.wait(100)
        }
        for share in [0.5, 0.9] {
          $0.add(.adjust(.set($0.value(at: share))))
          $0.wait(100)
        }
      },
      Probe(
        "focus", for: ["U30", "U12", "R59"],
        "The focus comes to each of two parts, and an arrow is pressed there.",
        needs: [.focus, .key], parts: 2
      ) {
        for part in [0, 1] as [UInt8] {
          $0.add(.focus(part))
          $0.wait(100)
          $0.press(.arrowUp)
        }
      },
    ]
  }
}
