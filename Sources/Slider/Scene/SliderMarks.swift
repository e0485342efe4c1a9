import ControlCore

/// An iterator over the visible marks of a slider. See `SliderScene.marks(labelDistance:)`.
public struct SliderMarks {
  private let scene: SliderScene
  /// The number of the stretch, and its values and rule.
  private var piece = 0
  private var bounds: ClosedRange<Double>
  private var rule: SliderMarkRule
  /// The least distances between marks and between labels, in points.
  private let least: Double
  private let labelDistance: Double
  /// The distances of the end of the stretch, and of the upper bound, from the lower bound, in points.
  private var end: Double
  private let whole: Double
  /// The strides, in marks of the rule, of the marks to examine and of those that may have a label.
  private var stride: Int64 = 1
  private var labelStride: Int64 = 1

  private var state = State.first
  private var index: Int64 = 0
  private var place = 0.0
  private var label = 0.0

  private enum State { case first, inner, done }

  init(_ scene: SliderScene, labelDistance: Double) {
    self.scene = scene
    least = Swift.max(5, scene.length / 500)
    self.labelDistance = labelDistance >= least ? labelDistance : least
    whole = scene.scale.position(of: scene.bounds.upperBound) - scene.start
    (bounds, end, rule) = (scene.bounds, whole, .choices)
    if let stretch = SliderStretch(scene, 0) { enter(stretch) }
  }

  /// Begins with the marks of a stretch.
  private mutating func enter(_ stretch: SliderStretch) {
    (bounds, end) = (stretch.bounds, stretch.end - scene.start)
    rule = SliderMarkRule(stretch)
    (stride, labelStride) = rule.strides(least: least, label: labelDistance)
    index = rule.first(
      above: bounds.lowerBound, at: stretch.end - stretch.length, scene.scale, stride: stride)
  }

  /// Returns the next mark; `nil` after the last.
  public mutating func next() -> SliderMark? {
    switch state {
    case .done: return nil
    case .first:
      state = scene.bounds.lowerBound < scene.bounds.upperBound ? .inner : .done
      return SliderMark(value: scene.bounds.lowerBound, along: scene.along(0), hasLabel: true)
    case .inner:
      if let mark = nextInner() ?? nextKnot() { return mark }
      state = .done
      return SliderMark(
        value: scene.bounds.upperBound, along: scene.along(end),
        hasLabel: end >= labelDistance - Self.blur)
    }
  }

  /// Returns the next knot between two pieces that is far enough from the mark before it, or a mark of
  /// the piece above it.
  private mutating func nextKnot() -> SliderMark? {
    while let next = SliderStretch(scene, piece + 1) {
      let (value, place) = (bounds.upperBound, end)
      piece += 1
      enter(next)
      if place >= self.place + least - Self.blur, place <= whole - least + Self.blur {
        self.place = place
        let hasLabel =
          place >= label + labelDistance - Self.blur && place <= whole - labelDistance + Self.blur
        if hasLabel { label = place }
        return SliderMark(value: value, along: scene.along(place), hasLabel: hasLabel)
      }
      if let mark = nextInner() { return mark }
    }
    return nil
  }

  /// Returns the next inner mark that is far enough from the previous one and from the upper bound.
  private mutating func nextInner() -> SliderMark? {
    // Fewer marks than a stride are skipped at the start of the track.
    for _ in 0..<64 {
      if case .choices = rule {
        let place = scene.start + self.place + least
        index = Swift.max(index &+ 1, scene.scale.mark(downTo: place))
      }
      guard let value = rule.value(index, scene.scale), value < bounds.upperBound else {
        return nil
      }
      let (mark, place) = (index, scene.scale.position(of: value) - scene.start)
      if case .choices = rule {} else { index &+= stride }
      guard place <= end - least + Self.blur else { return nil }
      guard value > bounds.lowerBound, place >= self.place + least - Self.blur else {
        continue
      }
      self.place = place
      let hasLabel =
        rule.isRound(mark, labelStride) && place >= label + labelDistance - Self.blur
        && place <= end - labelDistance + Self.blur
      if hasLabel { label = place }
      return SliderMark(value: value, along: scene.along(place), hasLabel: hasLabel)
    }
    return nil
  }

  /// The tolerance for rounded sums, in points.
  private static let blur = 1e-6
}

#if !hasFeature(Embedded)
// A sequence can be copied to an array, which would need the heap.
extension SliderMarks: Sequence, IteratorProtocol {}
#endif
