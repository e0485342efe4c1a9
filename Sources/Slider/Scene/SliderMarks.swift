import ControlCore

/// An iterator over the visible marks of a slider. See `SliderScene.marks(labelDistance:)`.
public struct SliderMarks {
  private let scene: SliderScene
  private let rule: SliderMarkRule
  /// The least distances between marks and between labels, in points.
  private let least: Double
  private let labelDistance: Double
  /// The upper bound's distance from the lower bound, in points.
  private let end: Double
  /// The strides, in marks of the rule, of the marks to examine and of those that may have a label.
  private let stride: Int64
  private let labelStride: Int64

  private var state = State.first
  private var index: Int64 = 0
  private var place = 0.0
  private var label = 0.0

  private enum State { case first, inner, done }

  init(_ scene: SliderScene, labelDistance: Double) {
    self.scene = scene
    least = Swift.max(5, scene.length / 500)
    self.labelDistance = labelDistance >= least ? labelDistance : least
    end = scene.scale.position(of: scene.bounds.upperBound) - scene.start
    rule = SliderMarkRule(scene)
    (stride, labelStride) = rule.strides(least: least, label: self.labelDistance)
    index = rule.first(above: scene, stride: stride)
  }

  /// Returns the next mark; `nil` after the last.
  public mutating func next() -> SliderMark? {
    switch state {
    case .done: return nil
    case .first:
      state = scene.bounds.lowerBound < scene.bounds.upperBound ? .inner : .done
      return SliderMark(value: scene.bounds.lowerBound, along: scene.along(0), hasLabel: true)
    case .inner:
      if let mark = nextInner() { return mark }
      state = .done
      return SliderMark(
        value: scene.bounds.upperBound, along: scene.along(end),
        hasLabel: end >= labelDistance - Self.blur)
    }
  }

  /// Returns the next inner mark that is far enough from the previous one and from the upper bound.
  private mutating func nextInner() -> SliderMark? {
    // Fewer marks than a stride are skipped at the start of the track.
    for _ in 0..<64 {
      if case .choices = rule {
        let place = scene.start + self.place + least
        index = Swift.max(index &+ 1, scene.scale.mark(downTo: place))
      }
      guard let value = rule.value(index, scene.scale), value < scene.bounds.upperBound else {
        return nil
      }
      let (mark, place) = (index, scene.scale.position(of: value) - scene.start)
      if case .choices = rule {} else { index &+= stride }
      guard place <= end - least + Self.blur else { return nil }
      guard value > scene.bounds.lowerBound, place >= self.place + least - Self.blur else {
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
