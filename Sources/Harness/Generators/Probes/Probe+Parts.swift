import ControlCore
import GestureScript

// Controls with two thumbs.

extension Probe {
  static var ofParts: [Probe] {
    [
      thumbs(
        "each-thumb", for: ["U20", "U15", "U16", "U28"],
        "Each of two thumbs is dragged a little, the second one first.",
        at: [0.3, 0.7], [1, 0], to: [0.2, 0.8], in: 3),
      thumbsMeet, thumbsMeetFromAbove,
      half("thumbs-low", [0.1, 0.4], [0.15, 0.35]), half("thumbs-high", [0.6, 0.9], [0.65, 0.8]),
      stack("stack-upper", at: 1, to: 0.6), stack("stack-lower", at: 0, to: 0.4),
      stack("stack-up", at: 0.5, to: 0.9), stack("stack-down", at: 0.5, to: 0.1),
      Probe(
        "tap-between", for: ["U20", "U21", "U22", "U29"],
        "Two thumbs are dragged to one place, and the track is tapped on both sides of it.",
        parts: 2
      ) {
        $0.start(at: [0.3, 0.7])
        $0.stroke(to: 0.7)
        $0.tap(0.85, part: 1)
        $0.tap(0.2)
      },
      Probe(
        "two-hands", for: ["U20", "U21", "U28"],
        "Two pointers drag two thumbs at the same time, towards each other and past.",
        needs: [.pointer, .pointers], parts: 2
      ) {
        $0.start(at: [0.2, 0.8])
        $0.press()
        $0.wait(50)
        $0.press(part: 1, by: 1)
        for (low, high) in [(0.35, 0.65), (0.45, 0.55), (0.65, 0.35)] {
          $0.move(to: low)
          $0.move(to: high, by: 1)
        }
        $0.lift(then: 100)
        $0.lift(by: 1)
      },
      Probe(
        "host-each", for: ["U14"],
        "The host sets the value of the second of two thumbs, and that of the first.", needs: .set,
        parts: 2
      ) {
        $0.start(at: [0.3, 0.7])
        $0.wait(100)
        $0.set(share: 0.8, of: 1)
        $0.wait(100)
        $0.set(share: 0.2)
        $0.wait(100)
      },
      Probe(
        "host-crosses", for: ["U21", "U25"],
        "The host sets the value of the first of two thumbs above that of the second.",
        needs: .set, parts: 2
      ) {
        $0.start(at: [0.3, 0.7])
        $0.wait(100)
        $0.set(share: 0.9)
        $0.wait(100)
      },
    ]
  }

  /// A probe in which two thumbs, or one of them, are dragged one after the other.
  static func thumbs(
    _ name: StaticText, for laws: [String], _ sentence: StaticText, at start: [Double],
    _ parts: [Int], to end: [Double], in moves: Int = 5
  ) -> Probe {
    Probe(name, for: laws, sentence, parts: 2) {
      $0.start(at: start)
      for part in parts { $0.stroke(part: part, to: end[part], in: moves) }
    }
  }

  /// A probe with both thumbs in one half of the track, where the half alone must not select the
  /// thumb.
  private static func half(_ name: StaticText, _ start: [Double], _ end: [Double]) -> Probe {
    thumbs(
      name, for: ["U28", "U20"],
      "Two thumbs lie in one half of the track, and each is dragged a little, the second one first.",
      at: start, [1, 0], to: end, in: 3)
  }

  private static func stack(_ name: StaticText, at start: Double, to end: Double) -> Probe {
    thumbs(
      name, for: ["U29", "U21"],
      "Two thumbs lie in one place, and are pressed and dragged to another.",
      at: [start, start], [0], to: [end])
  }

  static var thumbsMeet: Probe {
    thumbs(
      "thumbs-meet", for: ["U20", "U21", "U18", "U28"],
      "The lower of two thumbs is dragged far past the upper one.",
      at: [0.3, 0.6], [0], to: [0.9], in: 12)
  }

  static var thumbsMeetFromAbove: Probe {
    thumbs(
      "thumbs-meet-above", for: ["U20", "U21", "U18"],
      "The upper of two thumbs is dragged far past the lower one.",
      at: [0.4, 0.7], [1], to: [0.4, 0.1], in: 12)
  }
}
