import ControlCore
import GestureGenerators
import GestureScript
import Slider

// Laws about presses beside a thumb, or released where they began.

extension Law where Subject.Configuration == SliderConfiguration {
  static var fingersTapThumbs: Law {
    .ofSteps(
      "T10", "tap-on-thumb",
      "A finger that is lifted from a thumb within its slop moves no thumb, and emits tapped.",
      from: { _ -> (down: PointerEvent, part: Int)? in nil }
    ) { press, record in
      guard let pointer = record.pointer else {
        if record.isHost { press = nil }
        return .notMet
      }
      if pointer.phase == .down { press = record.pressedThumb.map { (pointer, $0) } }
      guard let (down, part) = press, pointer.id == down.id, pointer.phase == .up else {
        return .notMet
      }
      press = nil
      guard record.start.reading(of: part).phase == .pressed,
        pointer.position.isWithin(record.configuration.slop.touch, of: down.position)
      else { return .notMet }
      guard record.start.values == record.end.values, record.effects.allSatisfy({ $0.isTap })
      else { return .broken("reported \(record.effects)") }
      return .kept
    }.given(.usable, Premise("nothing moves at the press"))
  }

  static var stepsGoToThePress: Law {
    .ofSteps(
      "T11", "step-to-press",
      "With 'track step', a press on the track moves a thumb towards the press, and never away from it.",
      from: { _ -> [(id: Int64, place: Double)] in [] }
    ) { downs, record in
      if record.isHost { downs = [] }
      guard let pointer = record.pointer else { return .notMet }
      let configuration = record.configuration
      let place = configuration.place(of: pointer.position)
      if pointer.phase == .down {
        downs.removeAll { $0.id == pointer.id }
        downs.append((pointer.id, place))
      }
      guard configuration.trackPress == .step,
        let down = downs.first(where: { $0.id == pointer.id })
      else { return .notMet }
      var verdict = Verdict.notMet
      for case .changed(let value, .tap, _, _, let part) in record.effects {
        let before = record.start.reading(of: Int(part))
        // A press that ends a motion first moves the thumb to its choice.
        guard before.phase == .idle else { continue }
        let way = value > before.value ? 1.0 : -1
        // The release is within the slop, perhaps at the other side of the thumb.
        let places = pointer.phase == .up ? [down.place, place] : [down.place]
        guard places.contains(where: { ($0 - before.offset) * way >= -1e-6 }) else {
          return .broken("the thumb at \(before.offset) went from \(before.value) to \(value)")
        }
        verdict = .kept
      }
      return verdict
    }.given(
      .without("meet", "push"),
      Premise("the thumbs are as far apart as 'distance' says") {
        $0.start.isInOrder($0.configuration)
      })
  }
}

extension StepRecord where Subject.Configuration == SliderConfiguration {
  /// The thumb in phase `pressed` after this touch event, if the slider was idle before; `nil` if
  /// there is none, or more than one.
  fileprivate var pressedThumb: Int? {
    guard let pointer, pointer.kind == .touch, start.isIdle, isOpenToPointers else { return nil }
    let parts = end.readings.indices.filter { end.reading(of: $0).phase == .pressed }
    return parts.count == 1 ? parts[0] : nil
  }
}

extension ScriptedControl where Configuration == SliderConfiguration {
  /// Returns true if all neighbouring thumbs keep the required distance.
  fileprivate func isInOrder(_ configuration: Configuration) -> Bool {
    let values = values
    return zip(values, values.dropFirst()).allSatisfy {
      $1 - $0 >= configuration.distance - configuration.rounding
    }
  }
}

extension Point {
  fileprivate func isWithin(_ distance: Double, of other: Point) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
