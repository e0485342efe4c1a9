import ControlCore
import Dial
import GestureGenerators
import Rating
import Ruler
import Slider

extension Workload {
  /// Readings that a front end takes in each frame: value, position and phase.
  static let readRuler = reading("read-ruler", rulers) {
    $0.pointee.phase == .idle && $0.pointee.offset.isFinite ? $0.pointee.value : -1
  }
  static let readDial = reading("read-dial", dials) {
    $0.pointee.phase == .idle && $0.pointee.offset.isFinite ? $0.pointee.value : -1
  }
  static let readRating = reading("read-rating", ratings) {
    $0.pointee.phase == .idle && $0.pointee.preview == nil ? $0.pointee.value : -1
  }
  static let readSlider = reading("read-slider", sliders) {
    $0.pointee.phase(of: 1) == .idle && $0.pointee.offset(of: 1).isFinite
      ? $0.pointee.value(of: 1) : -1
  }

  /// Readings that it takes less often: speed, destination and limits.
  static let readSliderLimits = reading("read-limits", sliders) {
    let limits = $0.pointee.limits(of: 1)
    guard $0.pointee.velocity(of: 1) == 0, $0.pointee.target(of: 1) == $0.pointee.value(of: 1)
    else { return -1 }
    return limits.contains($0.pointee.value(of: 1)) ? $0.pointee.value(of: 1) : -1
  }

  static let sceneRuler = reading("scene-ruler", rulers) { $0.pointee.scene().value }
  static let sceneDial = reading("scene-dial", dials) { $0.pointee.scene().value }
  static let sceneRating = reading("scene-rating", ratings) { $0.pointee.scene().value }
  static let sceneSlider = reading("scene-slider-2", sliders) { $0.pointee.scene().thumb(1).value }

  /// Creates a workload that reads one of 64 controls after the other.
  private static func reading<Subject: Control & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable ([Double]) -> [Subject],
    _ read: @escaping @Sendable (UnsafePointer<Subject>) -> Double
  ) -> Workload {
    Workload(name: name) { count in
      var bits = RandomBits(seed: 11)
      let values = (0..<64).map { _ in Double(bits.whole(10...90)) / 20 }
      let (controls, events) = (make(values), max(count, 1))
      return Prepared(
        events: events,
        engine: {
          controls.withUnsafeBufferPointer { controls in
            var tally = FloorTally(0)
            guard let first = controls.baseAddress else { return 0 }
            for index in 0..<events { tally.go(to: read(first + (index & 63))) }
            return tally.result
          }
        },
        floor: { Floor.reading(values, events) })
    }
  }

  private static func rulers(_ values: [Double]) -> [RulerControl] {
    values.map { RulerControl(value: $0, configuration: RulerConfiguration(range: 0...5)) }
  }

  private static func dials(_ values: [Double]) -> [DialControl] {
    values.map { DialControl(value: $0, configuration: DialConfiguration(range: 0...5)) }
  }

  private static func ratings(_ values: [Double]) -> [RatingControl] {
    let configuration = RatingConfiguration(count: 5, granularity: 0.05)
    return values.map { RatingControl(value: $0, configuration: configuration) }
  }

  private static func sliders(_ values: [Double]) -> [SliderControl] {
    let configuration = SliderConfiguration(range: 0...5, thumbs: 2)
    return values.map {
      SliderControl(values: NumberList([0, $0]), configuration: configuration)
    }
  }
}
