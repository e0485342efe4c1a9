import ControlCore
import GestureScript

// Actions of the host, alone or while a pointer is down.

extension Probe {
  static var ofHosts: [Probe] { values + settings + holds + disabled }

  private static var values: [Probe] {
    [
      Probe(
        "host-twice", for: ["U14", "U24", "R7", "R97", "U2"],
        "The host sets the same value twice, and then one from before.", needs: .set
      ) {
        for share in [0.6, 0.6, 0.3] {
          $0.set(share: share)
          $0.wait(100)
        }
      },
      Probe(
        "host-beyond", for: ["U25", "U14", "R7"],
        "The host sets a value above the upper bound, and one below the lower.", needs: .set
      ) {
        let bounds = $0.bounds
        $0.set(value: bounds.upperBound + 50)
        $0.wait(100)
        $0.set(value: bounds.lowerBound - 50)
        $0.wait(100)
      },
      Probe(
        "host-then-drag", for: ["U24", "U16", "U18"],
        "The host sets a value, and the thumb is dragged from there.", needs: [.set, .pointer]
      ) {
        $0.set(share: 0.6)
        $0.wait(600)
        $0.stroke(to: 0.4)
      },
      Probe(
        "host-then-key", for: ["U24", "U12", "U2"],
        "The host sets a value, and an arrow is pressed.", needs: [.set, .key]
      ) {
        $0.set(share: 0.6)
        $0.wait(600)
        $0.press(.arrowUp)
        $0.press(.arrowDown)
      },
    ]
  }

  private static var settings: [Probe] {
    let steps = [Setting("step", .number(10))]
    return [
      Probe(
        "drag-steps", for: ["U1", "R69", "U8", "U18", "R16", "R48"],
        "With a step of 10, a thumb is dragged from near one end to near the other.",
        settings: steps
      ) {
        $0.begin(with: Setting("tick", .word("unit")))
        $0.start(at: [0.1])
        $0.stroke(to: 0.93, in: 20)
      },
      Probe(
        "lift-off-step", for: ["U19", "U1", "R69"],
        "With a step of 10, a thumb is dragged to between two steps and released there.",
        settings: steps
      ) {
        $0.stroke(by: 0.24)
      },
      Probe(
        "drag-below-zero", for: ["U8", "U17", "U18", "R1"],
        "In a range from -50 to -10, a thumb is dragged up, and beyond the upper end.",
        settings: [Setting("range", .range(-50, -10))]
      ) {
        $0.press()
        $0.drag(to: 0.55)
        $0.drag(to: 1 + $0.beyond)
        $0.lift()
      },
      Probe(
        "range-shrinks", for: ["R1", "U25"],
        "The upper bound comes down to below the value, and goes back.", needs: [],
        settings: [Setting("range", .range(0, 100))]
      ) {
        $0.start(at: [0.8])
        $0.wait(100)
        $0.set(Setting("range", .range(0, 50)))
        $0.wait(300)
        $0.set(Setting("range", .range(0, 100)))
        $0.wait(300)
      },
      Probe(
        "range-and-value", for: ["R97", "R98", "U14", "U25"],
        "The range and a value beyond the old one are set together, and both go back.",
        needs: .set, settings: [Setting("range", .range(0, 100))]
      ) {
        $0.start(at: [0.4])
        $0.wait(100)
        $0.add(.set([Setting("range", .range(100, 200)), .value(150)]))
        $0.wait(300)
        $0.add(.set([.value(30), Setting("range", .range(0, 100))]))
        $0.wait(300)
      },
      Probe(
        "range-of-one", for: ["W1", "R1", "R35"],
        "In a range of one value, a thumb is dragged, the track is tapped, and keys are pressed if it has them.",
        settings: [Setting("range", .range(50, 50))]
      ) {
        $0.start(with: [50])
        $0.stroke(to: 0.7, in: 2)
        $0.tap(0.8)
        $0.press(.arrowUp)
        $0.press(.home)
      },
      Probe(
        "range-then-drag", for: ["R1", "U17", "U18"],
        "The range becomes a quarter of what it was, and a thumb is dragged beyond its end.",
        settings: [Setting("range", .range(0, 100))]
      ) {
        $0.start(at: [0.1])
        $0.wait(100)
        $0.set(Setting("range", .range(0, 25)))
        $0.wait(600)
        $0.press(0.4)
        $0.drag(to: 1 + $0.beyond)
        $0.lift()
      },
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
        "step-in-hold", for: ["U23", "U1"],
        "While a pointer drags a thumb, the step becomes 20, and the pointer goes on.",
        settings: [Setting("step", .number(5))]
      ) {
        $0.grab(by: 0.2)
        $0.set(Setting("step", .number(20)))
        $0.wait(100)
        $0.drag(by: 0.23, in: 3)
        $0.lift()
      },
      Probe(
        "host-in-hold", for: ["U26", "U14"],
        "While a pointer drags a thumb, the host sets the value; the pointer goes on and goes up.",
        needs: [.pointer, .set]
      ) {
        $0.grab(by: 0.2)
        $0.wait(100)
        $0.set(share: 0.9)
        $0.wait(100)
        $0.lift()
      },
      Probe(
        "host-in-drag", for: ["U26", "U16"],
        "While a pointer drags a thumb, the host sets the value, and the pointer drags on.",
        needs: [.pointer, .set]
      ) {
        $0.press()
        $0.drag(to: 0.5)
        $0.wait(100)
        $0.set(share: 0.9)
        $0.wait(100)
        $0.drag(to: 0.6, in: 3)
        $0.lift()
      },
    ]
  }

  private static func rangeInHold(
    _ name: StaticText, upper: Double, _ sentence: StaticText
  ) -> Probe {
    Probe(name, for: ["U23", "R1"], sentence, settings: [Setting("range", .range(0, 100))]) {
      $0.grab(by: 0.2)
      $0.set(Setting("range", .range(0, upper)))
      // Far enough to reach the end even if the thumb is held off-centre.
      for share in [2.5, -2] {
        $0.wait(100)
        $0.move(to: share)
      }
      $0.lift()
    }
  }

  private static var disabled: [Probe] {
    [
      Probe(
        "disabled", for: ["U3", "R33"],
        "A disabled control is dragged and pressed, and turned and sent keys if it has a wheel and keys.",
        settings: [Setting("enabled", .word("false"))]
      ) {
        $0.stroke(by: 0.25)
        $0.tap(0.8)
        $0.press(.arrowUp)
        $0.press(.end)
        $0.add(.wheel(WheelTurn(.both(0, -1), unit: .detents)))
        $0.wait(100)
      },
      Probe(
        "disabled-in-hold", for: ["U3", "R33", "U23"],
        "While a pointer drags a thumb, the control is disabled, and the pointer goes on.",
        settings: [Setting("enabled", .word("true"))]
      ) {
        $0.grab(by: 0.2)
        $0.set(Setting("enabled", .word("false")))
        $0.wait(50)
        $0.drag(by: 0.2, in: 3)
        $0.lift()
      },
    ]
  }
}
