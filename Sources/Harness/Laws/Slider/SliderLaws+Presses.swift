import ControlCore
import GestureGenerators
import GestureScript
import Slider

// Laws about presses beside a thumb, or released where they began.

extension Law {
  static var tapsOnThumbsMoveNone: Law {
    .ofSteps(
      "T10", "tap-on-thumb",
      """
      A pointer that presses a thumb, and is lifted within its slop, moves no thumb, and emits \
      tapped: a finger within 'grab' of its middle, a mouse or pen within 'thumb-radius'.
      """,
      from: { _ -> (down: PointerEvent, part: Int)? in nil }
    ) { press, record in
      if record.isHost { press = nil }
      guard let pointer = record.pointer else { return .notMet }
      if pointer.phase == .down {
        press = record.pressedThumb.map { (pointer, $0) }
        guard press != nil, record.start.values != record.end.values else { return .notMet }
        return .broken("the press has moved \(record.effects)")
      }
      guard let (down, part) = press, pointer.id == down.id, pointer.phase == .up
      else { return .notMet }
      press = nil
      let slop = record.slider.slop.distance(for: down.kind)
      guard record.start.reading(of: part).phase == .pressed,
        abs(pointer.position.x - down.position.x) <= slop,
        abs(pointer.position.y - down.position.y) <= slop
      else { return .notMet }
      guard record.start.values == record.end.values, record.effects.allSatisfy({ $0.isTap })
      else { return .broken("reported \(record.effects)") }
      return .kept
    }.given(.usable, .unset("reset"), Premise("nothing moves at the press"))
  }

  static var dragsCountFromThePress: Law {
    .ofSteps(
      "T15", "from-the-press",
      """
      When the drag of a thumb begins, the thumb has gone as far as its pointer since the press, \
      or to what is in its way.
      """,
      from: { _ -> (down: PointerEvent, part: Int)? in nil }
    ) { press, record in
      if record.isHost { press = nil }
      guard let pointer = record.pointer else { return .notMet }
      if pointer.phase == .down { press = record.pressedThumb.map { (pointer, $0) } }
      guard let (down, part) = press, pointer.id == down.id, pointer.phase == .move,
        record.start.reading(of: part).phase == .pressed,
        record.end.reading(of: part).phase == .dragging
      else { return .notMet }
      press = nil
      let configuration = record.slider
      guard pointer.modifiers == .none, configuration.fineDrag.distance == .infinity,
        configuration.between == .hold, configuration.quantization == .release
      else { return .notMet }
      let way = configuration.place(of: pointer.position) - configuration.place(of: down.position)
      return record.verdict(onWay: way, of: part)
    }.given(
      .usable, .plainDrag,
      Premise("nothing moves at the press, 'between' is not 'move' and 'quantize' not 'drag'"))
  }

  static var stepsGoToThePress: Law {
    .ofSteps(
      "T11", "step-to-press",
      "With 'track step', a press on the track moves a thumb towards the press, and never away from it.",
      from: { _ -> [(id: Int64, place: Double)] in [] }
    ) { downs, record in
      if record.isHost { downs = [] }
      guard let pointer = record.pointer else { return .notMet }
      let configuration = record.slider
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
        $0.start.isInOrder($0.slider)
      })
  }
}

extension StepRecord {
  /// The only thumb within reach of this press, if the slider was idle before; `nil` if there is
  /// none, or more than one.
  fileprivate var pressedThumb: Int? {
    guard let pointer, start.isIdle, isOpenToPointers else { return nil }
    let place = slider.place(of: pointer.position)
    let reach = pointer.kind == .touch ? slider.grab : slider.thumbRadius
    let parts = start.readings.indices.filter {
      abs(start.reading(of: $0).offset - place) <= reach - 1e-6
    }
    return parts.count == 1 ? parts[0] : nil
  }
}

extension StepRecord {
  /// Checks that a thumb has gone as far as its pointer, whose way is in points, unless an end of
  /// the track or a neighbour is in the way.
  fileprivate func verdict(onWay way: Double, of part: Int) -> Verdict {
    let (from, to) = (start.reading(of: part).offset, end.reading(of: part).offset)
    let wanted = from + way
    guard abs(to - wanted) > 1e-9 * max(slider.length, abs(way), 1) else { return .kept }
    let (bounds, length) = (slider.bounds, slider.length)
    let isAlone =
      start.partCount == 1 && wanted > 0 && wanted < length
      && bounds.lowerBound < bounds.upperBound && bounds == slider.shownRange
    let isOnTheWay = (to - from) * way >= 0 && abs(to - from) < abs(way)
    guard isAlone || !isOnTheWay else { return .notMet }
    return .broken("it went \(to - from) points, the pointer \(way)")
  }
}

extension Subject {
  /// Returns true if all neighbouring thumbs keep the required distance.
  fileprivate func isInOrder(_ configuration: SliderConfiguration) -> Bool {
    let values = values
    return zip(values, values.dropFirst()).allSatisfy {
      $1 - $0 >= configuration.distance - configuration.rounding
    }
  }
}
