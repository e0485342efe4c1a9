import ControlCore
import GestureScript

// Amounts of each way to change a value. None of them leaves the track, where an end would hide it.

extension Probe {
  static var ofAmounts: [Probe] { ways + pairs }

  private static var ways: [Probe] {
    [
      Probe(
        "jump-choice", for: ["U34"],
        "The track is pressed below and above the middle of two values that can be chosen.",
        settings: [Setting("step", .number(10))]
      ) {
        $0.start(at: [0])
        for share in [0.46, 0.84, 0.54] { $0.tap(share) }
      },
      Probe(
        "one-step", for: ["U36"],
        "After an arrow each, a wheel is turned by a line, and a crown by two detents, up and down; then the track is pressed.",
        needs: .key, settings: [Setting("step", .number(2))]
      ) {
        $0.begin(with: Setting("track", .word("step")))
        $0.start(at: [0.5])
        for (key, sign) in [(Key.arrowUp, 1.0), (.arrowDown, -1)] {
          $0.press(key)
          $0.add(.wheel(WheelTurn(.both(0, -sign), unit: .lines)))
          $0.wait(600)
          $0.press(key)
          $0.add(.rotate(2 * sign))
          $0.wait(600)
        }
        for share in [0.9, 0.1] { $0.tap(share) }
      },
      Probe(
        "reach-off-step", for: ["U38"],
        "If the upper end is not a whole step away, a thumb is dragged past it; then it goes a step down and up again, and to both ends by keys.",
        needs: [.key, .pointer],
        settings: [Setting("range", .range(1, 100)), Setting("step", .number(40))]
      ) {
        $0.stroke(to: 1 + $0.beyond)
        for key in [.arrowLeft, .arrowRight, .end, .home, .arrowUp, .arrowDown] as [Key] {
          $0.press(key)
        }
      },
    ]
  }

  private static var pairs: [Probe] {
    [
      near("thumbs-near-lower", [0.02, 0.13], [0.3, 0.5]),
      near("thumbs-near-upper", [0.87, 0.98], [0.5, 0.7]),
      Probe(
        "push-ahead", for: ["U37"],
        "The lower of two thumbs is dragged against the upper one, and pushes it along.",
        settings: [Setting("meet", .word("push"))], parts: 2
      ) {
        $0.begin(with: Setting("distance", .number(10)))
        $0.start(at: [0.2, 0.4])
        $0.stroke(to: 0.6, in: 8)
      },
      Probe(
        "bar-then-thumb", for: ["U20", "U33"],
        "The bar between two thumbs is dragged a little, and then the upper thumb.", parts: 2
      ) {
        $0.start(at: [0.3, 0.7])
        $0.press(0.5)
        $0.drag(to: 0.55, in: 4)
        $0.lift()
        // The bar may have taken a thumb along, or both, so that the host puts them in their places.
        $0.set(share: 0.3)
        $0.set(share: 0.7, of: 1)
        $0.stroke(part: 1, to: 0.85)
      },
      Probe(
        "host-stacks", for: ["U21", "U33"],
        "A thumb is dragged, the host puts two in one place, and they are dragged apart again.",
        needs: [.pointer, .set], parts: 2
      ) {
        $0.start(at: [0.3, 0.7])
        $0.stroke(to: 0.4, in: 3)
        $0.set(share: 0.5)
        $0.set(share: 0.5, of: 1)
        $0.stroke(part: 1, to: 0.8)
      },
    ]
  }

  /// A probe with two thumbs near one end, which are dragged away from it, the inner one first.
  private static func near(_ name: StaticText, _ start: [Double], _ end: [Double]) -> Probe {
    thumbs(
      name, for: ["U28", "U33"],
      "Two thumbs lie near one end, and each is dragged away from it, the inner one first.",
      at: start, start[0] < 0.5 ? [1, 0] : [0, 1], to: end)
  }
}
