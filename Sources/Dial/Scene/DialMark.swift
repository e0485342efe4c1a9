import ControlCore

/// A visible mark of a dial.
public struct DialMark: Equatable, Sendable {
  /// The exact value of the mark: mark 3 of step 0.1 is 0.3.
  public let value: Double
  /// Degrees clockwise from the top, in the first turn, or over all turns between the ends.
  public let angle: Double
  /// True if the mark's value fits beside it.
  public let hasLabel: Bool
}

extension DialScene {
  /// Returns the visible marks in ascending order: both ends, and between them marks of the dial,
  /// or round values if it has no step. Of several turns, only the visible one has marks. They keep
  /// the distance across the seam and the gap too; others are left out.
  ///
  /// - Parameters:
  ///   - distance: The least angle between marks, in degrees; at least 0.72.
  ///   - labelDistance: The least angle between labels, in degrees; `nil` for none. The lower end
  ///     has a label, and the upper one if it fits; others are on round values if any.
  /// - Returns: The marks, from the lower end; without the upper end if values wrap or the ends
  ///   meet.
  public func marks(distance: Double, labelDistance: Double?) -> DialMarks {
    DialMarks(self, distance, labelDistance)
  }
}

/// An iterator over the visible marks of a dial. See `DialScene.marks(distance:labelDistance:)`.
public struct DialMarks {
  private let scene: DialScene
  private let rule: DialMarkRule
  /// The least distances, in degrees.
  private let least: Double
  private let label: Double
  /// The start of the visible turn, in degrees from the lower end.
  private let base: Double
  /// The largest positions, in degrees from the lower end: before the seam or the upper end's mark.
  private let end: Double
  private let labelEnd: Double
  /// True if the upper end has a mark, and a label.
  private let hasUpper: Bool
  private let labelsUpper: Bool

  private var state: State
  private var index: Int64
  private var last: Double
  private var lastLabel: Double

  private enum State { case first, inner, done }

  init(_ scene: DialScene, _ distance: Double, _ labelDistance: Double?) {
    self.scene = scene
    least = Swift.max(distance, 0.72)
    label = Swift.max(labelDistance ?? .infinity, least)
    base = scene.way(to: scene.shown.start)
    let way = scene.wholeWay - base
    let around = 360 - way
    hasUpper = !scene.wraps && around >= least && way >= least
    labelsUpper = hasUpper && around >= label && way >= label
    end = base + Swift.min(hasUpper ? way - least : way, 360 - least)
    labelEnd = base + Swift.min(labelsUpper ? way - label : way, 360 - label)
    rule = DialMarkRule(scene, least: least, label: label)
    index = rule.first(above: scene, from: base)
    // The first turn begins with a mark at the lower end, later ones with the first past the seam.
    (state, last, lastLabel) = base == 0 ? (.first, 0, 0) : (.inner, base - least, base - label)
  }

  /// Returns the next mark; `nil` after the last.
  public mutating func next() -> DialMark? {
    switch state {
    case .done: return nil
    case .first:
      state = .inner
      return DialMark(
        value: scene.bounds.lowerBound, angle: scene.start, hasLabel: label < .infinity)
    case .inner:
      if let mark = nextInner() { return mark }
      state = .done
      // A partial last turn without any mark has one at its end. The turn before may have none.
      let isBare = last < base - least / 2 && scene.wholeWay - base <= 360
      guard hasUpper || isBare else { return nil }
      return DialMark(
        value: scene.bounds.upperBound, angle: scene.start + scene.sweep, hasLabel: labelsUpper)
    }
  }

  /// Returns the next inner mark that is far enough from the previous one and from the end.
  private mutating func nextInner() -> DialMark? {
    // Fewer marks than two strides are skipped at the beginning.
    for _ in 0..<4 {
      let (mark, value) = (index, rule.value(index))
      index &+= rule.stride
      guard value < scene.bounds.upperBound else { return nil }
      let angle = scene.angle(of: value)
      let place = scene.way(to: angle)
      guard place <= end + Self.blur else { return nil }
      guard place >= last + least - Self.blur else { continue }
      last = place
      let hasLabel =
        rule.isRound(mark) && place >= lastLabel + label - Self.blur
        && place <= labelEnd + Self.blur
      if hasLabel { lastLabel = place }
      return DialMark(value: value, angle: angle, hasLabel: hasLabel)
    }
    return nil
  }

  /// The tolerance for rounded sums, in degrees.
  private static let blur = 1e-7
}

#if !hasFeature(Embedded)
// A sequence can be copied to an array, which would need the heap.
extension DialMarks: Sequence, IteratorProtocol {}
#endif
