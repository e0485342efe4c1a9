import ControlCore
import Presentation
import Slider
import TestSupport
import Testing

@testable import DetentUI

@Suite struct SliderPlaneTests {
  private static let odd: [Double] = [
    0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, .leastNonzeroMagnitude, -0.0, 0.1, 7,
  ]

  @Test(arguments: odd, odd)
  func `no setting of a slider traps`(a: Double, b: Double) {
    let bounds: [ClosedRange<Double>] = a <= b ? [a...b] : [-1...1, 1e300...1e300]
    let curves: [SliderCurve] = [.linear, .logarithmic, .oneTwoFive]
    for (bounds, curve) in bounds.flatMap({ bounds in curves.map { (bounds, $0) } }) {
      for thumbs in [Int.min, 0, 1, 8, .max] {
        for stops in [[], [a], [a, b], [b, a, 3]] {
          var settings = SliderSettings(bounds: bounds, step: a, thumbs: thumbs)
          settings.behavior.curve = curve
          (settings.behavior.stops, settings.behavior.factor) = (NumberList(stops), b)
          (settings.behavior.distance, settings.behavior.rubberBand) = (a, b)
          (settings.behavior.grab, settings.behavior.thumbRadius) = (b, b)
          let configuration = settings.configuration(length: a)
          #expect(configuration.problem == nil)
          #expect(configuration.thumbs == Int64(min(max(thumbs, 1), 8)))
        }
      }
    }
  }

  @Test func `what makes sense of a slider's settings is kept when the rest does not`() {
    var settings = SliderSettings(bounds: 10...20, step: .nan, thumbs: 2)
    (settings.behavior.distance, settings.behavior.ticks) = (50, true)
    (settings.behavior.curve, settings.behavior.factor) = (.logarithmic, 0)
    let configuration = settings.configuration()
    #expect(configuration.range == 10...20 && configuration.thumbs == 2 && configuration.ticks)
    #expect(configuration.curve == .logarithmic && configuration.factor == nil)
    #expect(configuration.step == nil && configuration.distance == 0)
  }

  @Test func `the track leaves space for thumbs at both ends of the view`() {
    let lying = SliderPlane(width: 440, height: 44)
    #expect(lying.length == 400 && lying.origin == Point(x: 20, y: 0) && lying.breadth == 44)
    let standing = SliderPlane(width: 44, height: 440, isVertical: true)
    #expect(standing.length == 400 && standing.origin == Point(x: 0, y: 20))
    #expect(SliderPlane(width: 10, height: 44).length == 0)
  }

  @Test(arguments: Seeds.all)
  func `what takes fingers is around its thumb, and never over another that is not near`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<1000 {
      var settings = SliderSettings(bounds: 0...100, thumbs: Int(random.whole(1...8)))
      settings.behavior.orientation = random.coin() ? .vertical : .horizontal
      settings.isRightToLeft = random.coin()
      let values = NumberList((0..<settings.thumbs).map { _ in random.number(0...100) }.sorted())
      let slider = SliderControl(
        values: values, configuration: settings.configuration(length: random.number(50...1000)))
      let scene = slider.scene(breadth: random.number(20...100))
      for part in 0..<scene.thumbCount {
        let area = SliderPlane.area(of: part, in: scene)
        let thumb = scene.thumb(part).frame
        #expect(area.holds(thumb, within: 1e-9), "seed \(seed)")
        #expect(max(area.width, area.height) <= 44 + 1e-9, "seed \(seed)")
        for other in 0..<scene.thumbCount where other != part {
          let second = SliderPlane.area(of: other, in: scene)
          let gap = abs(scene.thumb(other).along - scene.thumb(part).along)
          guard gap >= 28 + 1e-9 else { continue }
          #expect(!area.overlaps(second, by: 1e-9), "seed \(seed)")
        }
      }
    }
  }
}

extension Presentation.Rect {
  /// True if this rectangle contains another, up to `slack` points on each side.
  fileprivate func holds(_ other: Presentation.Rect, within slack: Double) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.x + other.width <= x + width + slack
      && other.y + other.height <= y + height + slack
  }

  /// True if both axes overlap by more than `slack` points.
  fileprivate func overlaps(_ other: Presentation.Rect, by slack: Double) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > slack
      && min(y + height, other.y + other.height) - max(y, other.y) > slack
  }
}
