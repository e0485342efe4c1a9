import ControlCore
import Ruler
import TestSupport
import Testing

@testable import DetentUI

/// Claims of a finger by control or page. The page's recogniser waits for the control's.
@Suite struct FingerClaimTests {
  /// Moves a finger some points in one direction: 0° is right, 90° down.
  @Test(
    arguments: [
      (0, 10, .horizontal, .undecided), (0, 10.5, .horizontal, .control),
      (180, 11, .horizontal, .control), (30, 12, .horizontal, .control),
      (44, 15, .horizontal, .control), (46, 15, .horizontal, .page),
      (46, 13, .horizontal, .undecided), (60, 11, .horizontal, .undecided),
      (60, 12, .horizontal, .page), (90, 11, .horizontal, .page),
      (-90, 11, .horizontal, .page), (136, 20, .horizontal, .control),
      (90, 10, .vertical, .undecided), (90, 11, .vertical, .control),
      (0, 11, .vertical, .page), (44, 15, .vertical, .page), (46, 15, .vertical, .control),
      (-120, 12, .vertical, .control), (90, 10, .every, .undecided), (90, 10.5, .every, .control),
      (45, 10.5, .every, .control), (200, 9, .every, .undecided),
    ] as [(Double, Double, FingerClaim.Axis, FingerClaim.Verdict)])
  func `angles and distances decide whose a finger is`(
    degrees: Double, points: Double, axis: FingerClaim.Axis, verdict: FingerClaim.Verdict
  ) {
    let place = Self.place(degrees, points)
    #expect(FingerClaim(axis: axis).verdict(x: place.x, y: place.y) == verdict)
  }

  @Test(arguments: [PointerKind.mouse, .pen])
  func `a mouse and a pen scroll no page`(kind: PointerKind) {
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      for points in [0.0, 5, 11, 100] {
        let place = Self.place(degrees, points)
        #expect(FingerClaim().verdict(x: place.x, y: place.y, kind: kind) == .control)
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `a ruler leaves those fingers to the page that the claim leaves to it`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let place = Self.place(random.number(0...360), random.number(0...40))
      // On the diagonal, rounding decides: here of 200 + x, there of x.
      if abs(abs(place.x) - abs(place.y)) < 1e-9 { continue }
      let start = Point(x: 200, y: 20)
      var ruler = RulerControl(value: 50, configuration: RulerConfiguration(range: 0...100))
      var verdict = FingerClaim.Verdict.undecided
      for (phase, point) in [
        (PointerEvent.Phase.down, start), (.move, Point(x: 200 + place.x, y: 20 + place.y)),
      ] {
        let event = PointerEvent(phase: phase, position: point)
        ruler.handle(
          InputEvent(time: Timestamp(nanoseconds: 0), action: .pointer(event))
        ) { effect in
          if case .yielded = effect { verdict = .page }
          if case .began = effect { verdict = .control }
        }
      }
      #expect(FingerClaim().verdict(x: place.x, y: place.y) == verdict, "seed \(seed), \(place)")
    }
  }

  private static func place(_ degrees: Double, _ points: Double) -> Point {
    // Whole degrees without the C library: rotated by 1° at a time.
    var (x, y) = (points, 0.0)
    let (cosine, sine) = (0.999_847_695_156_391_2, 0.017_452_406_437_283_51)
    for _ in 0..<Int(abs(degrees)) {
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
    return Point(x: x, y: degrees < 0 ? -y : y)
  }
}
