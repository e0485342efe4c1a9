import ControlCore
import GestureScript

// ARIA properties of a web control, whatever changes its value.

extension Probe {
  static var ofAria: [Probe] {
    [
      Probe(
        "aria-drag", for: ["A1", "A2", "A3", "A4", "A5", "A7"],
        "A thumb is dragged from one end of the control to the other, half of the way back, and there again.",
        needs: [.pointer, .aria]
      ) {
        $0.start(at: [0.1])
        $0.press()
        $0.drag(to: 1 + $0.beyond, in: 8)
        $0.drag(to: 0.5)
        $0.lift()
        $0.press()
        $0.drag(to: 0.4)
        $0.drag(to: 0.5)
        $0.lift()
      },
      Probe(
        "aria-keys", for: ["A1", "A2", "A3", "A4"],
        "Home, arrow up, page up, arrow down, End and arrow left are pressed.",
        needs: [.key, .aria]
      ) {
        for key in [.home, .arrowUp, .pageUp, .arrowDown, .end, .arrowLeft] as [Key] {
          $0.press(key)
        }
      },
      Probe(
        "aria-host", for: ["A1", "A2", "A4"],
        "The host sets a value, another one far from it, and the first once more.",
        needs: [.set, .aria]
      ) {
        for share in [0.1, 0.9, 0.1] {
          $0.set(share: share)
          $0.wait(100)
        }
      },
      Probe(
        "aria-range", for: ["A3", "A2"], "The range becomes twice as wide, and half of that.",
        needs: .aria, settings: [Setting("range", .range(0, 100))]
      ) {
        for upper in [200.0, 50] {
          $0.set(Setting("range", .range(0, upper)))
          $0.wait(100)
        }
      },
      Probe(
        "aria-disabled", for: ["A6"], "The control is disabled, and enabled again.",
        needs: .aria, settings: [Setting("enabled", .word("true"))]
      ) {
        for word in ["false", "true"] as [StaticText] {
          $0.set(Setting("enabled", .word(word)))
          $0.wait(100)
        }
      },
      Probe(
        "aria-upright", for: ["A5"], "The value of an upright control is changed by a drag.",
        needs: [.pointer, .aria], settings: [.axis(.y)]
      ) {
        $0.stroke(by: 0.25)
      },
    ]
  }
}
