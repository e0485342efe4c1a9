import ControlCore
import GestureGenerators
import GestureScript
import Presentation
import Slider

// Laws about the drawing and the accessibility of a slider.

/// A slider with a drawing.
package protocol DrawnSlider: AssistedControl where Configuration == SliderConfiguration {
  /// Returns the current scene in a default environment.
  func drawn() -> SliderScene
}

extension SliderControl: DrawnSlider {
  package func drawn() -> SliderScene { scene() }
}

extension Law {
  /// The laws of a slider's drawing. They apply to Detent's slider only, as other controls with its
  /// configuration have no scenes.
  package static var ofSliderScenes: [Law] {
    [
      drawnWhereTheyAre.by(.must),
      reportedOfEachThumb.by(.aria, "WAI-ARIA Authoring Practices, multi-thumb slider pattern"),
    ]
  }

  private static var drawnWhereTheyAre: Law {
    .ofSteps(
      "T12", "drawn-where-they-are",
      """
      Thumbs are drawn at their positions, and in motion also at their targets; the track is \
      filled from the first to the last, or from the lower bound to the only one; marks lie at \
      their values, each further on than the one before.
      """
    ) { record -> Finding? in
      guard let scene = (record.end.control as? any DrawnSlider)?.drawn() else { return nil }
      let places = record.end.readings.map { record.slider.along($0.offset) }
      for (part, reading) in record.end.readings.enumerated() {
        if let finding = record.finding(about: scene.thumb(part), reading) { return finding }
      }
      let first = places.count > 1 ? places[0] : record.slider.along(0)
      let last = places[places.count - 1]
      let filled = scene.filled()
      guard abs(filled.lowerBound - min(first, last)) <= record.blur,
        abs(filled.upperBound - max(first, last)) <= record.blur
      else {
        return "filled from \(filled.lowerBound) to \(filled.upperBound), not \(first) to \(last)"
      }
      // The marks are many, and change with the settings only.
      let isNew = record.line == 0 || record.before != record.configuration
      return isNew ? record.problemWithMarks(scene) : nil
    }
  }

  private static var reportedOfEachThumb: Law {
    .ofSteps(
      "T13", "accessibility",
      """
      Assistive technology gets the value of each thumb, its limits between its neighbours \
      (without steps, and unless 'meet' is 'push'), whether it can be changed, and that the thumb with the focus has the keyboard.
      """
    ) { record -> Finding? in
      for part in 0..<record.end.partCount {
        guard let state = record.end.node(of: part, isFocused: true) else { return nil }
        if state.value != record.end.value(of: part) { return "reported the value \(state.value)" }
        if let focus = record.end.focusedPart, state.isFocused != (part == focus) {
          return "thumb \(focus) has the focus, and thumb \(part) is reported otherwise"
        }
        if state.isEnabled != record.settings.isEnabled {
          return "reported the wrong enabled state"
        }
        let isFixed = record.settings.isReadOnly || record.slider.locks(part)
        if state.isReadOnly != (record.settings.isEnabled && isFixed) {
          return "reported the wrong read-only state"
        }
        guard let (least, most) = record.limits(of: part) else { continue }
        let blur = record.slider.rounding
        if abs((state.minimum ?? -.infinity) - least) > blur
          || abs((state.maximum ?? .infinity) - most) > blur
        {
          return
            "reported the limits \(state.minimum ?? -.infinity) and \(state.maximum ?? .infinity)"
        }
      }
      return nil
    }
  }
}

extension SliderConfiguration {
  /// Returns a position from the left or upper end for an offset from the lower bound, in points, and
  /// back.
  fileprivate func along(_ offset: Double) -> Double {
    [.right, .down].contains(direction) ? offset : max(length, 1) - offset
  }
}

extension StepRecord {
  /// The tolerance of positions, in points.
  fileprivate var blur: Double { 1e-9 * max(slider.length, 1) + 1e-9 }

  fileprivate func finding(about thumb: SliderThumb, _ reading: PartReading) -> Finding? {
    let along = slider.along(reading.offset)
    if thumb.value != reading.value { return "thumb \(thumb.part) shows \(thumb.value)" }
    let center = thumb.frame.center
    let drawn = slider.orientation == .horizontal ? center.x : center.y
    if abs(thumb.along - along) > blur || abs(drawn - along) > blur {
      return "thumb \(thumb.part) is drawn at \(drawn) pt, not at \(along) pt"
    }
    if thumb.phase != reading.phase { return "thumb \(thumb.part) is drawn as \(thumb.phase)" }
    guard reading.phase == .settling || reading.phase == .coasting, let rest = reading.restTime
    else {
      return thumb.landing == nil ? nil : "thumb \(thumb.part) rests, and lands elsewhere"
    }
    // A thumb put between two choices by a host may stay there, but is drawn as if it moved.
    guard !slider.isDiscrete || slider.canChoose(reading.value) else { return nil }
    var copy = end
    copy.advance(to: rest) { _ in }
    let place = slider.along(copy.reading(of: thumb.part).offset)
    guard let center = thumb.landing?.center else { return "it is not drawn where it will rest" }
    let landing = slider.orientation == .horizontal ? center.x : center.y
    return abs(landing - place) <= blur
      ? nil : "thumb \(thumb.part) is to rest at \(place) pt, and that is drawn at \(landing) pt"
  }

  fileprivate func problemWithMarks(_ scene: SliderScene) -> Finding? {
    let (bounds, length) = (slider.shownRange, max(slider.length, 1))
    let isByValue = slider.stops.isEmpty || slider.stopPlaces == .value
    let isPlain = slider.curve == .linear && isByValue && slider.knots.isEmpty
    var marks = scene.marks(labelDistance: 40)
    var last: (value: Double, offset: Double)?
    while let mark = marks.next() {
      let offset = slider.along(mark.along)
      if let last, mark.value <= last.value || offset < last.offset {
        return "a mark of \(mark.value) at \(offset) pt comes after \(last.value)"
      }
      if last == nil, mark.value != bounds.lowerBound || abs(offset) > blur {
        return "the first mark is \(mark.value), at \(offset) pt"
      }
      if ![bounds.lowerBound, bounds.upperBound].contains(mark.value), !slider.canChoose(mark.value)
      {
        return "\(mark.value) is no choice, and a mark"
      }
      let share = (mark.value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
      let place =
        slider.placeByKnots(of: mark.value) ?? (isPlain && share == share ? share * length : offset)
      if abs(place - offset) > blur {
        return "a mark of \(mark.value) is drawn at \(offset) pt"
      }
      last = (mark.value, offset)
    }
    return last?.value == bounds.upperBound ? nil : "the upper bound has no mark"
  }

  /// Returns the limits of a thumb by its neighbours; `nil` if choices or pushing affect them.
  fileprivate func limits(of part: Int) -> (least: Double, most: Double)? {
    let (values, slider) = (end.values, slider)
    guard !slider.isDiscrete, slider.meeting == .block, end.isIdle else { return nil }
    let far = slider.maxDistance
    let (below, above) = (part - 1, part + 1)
    var (least, most) = (slider.bounds.lowerBound, slider.bounds.upperBound)
    if below >= 0 {
      (least, most) = (values[below] + slider.distance, min(most, values[below] + far))
    }
    if above < values.count {
      (least, most) = (max(least, values[above] - far), min(most, values[above] - slider.distance))
    }
    return least <= values[part] && values[part] <= most ? (least, most) : nil
  }
}
