import ControlCore

/// A mark of a dial that shows.
public struct DialMark: Equatable, Sendable {
  /// What it stands for, exactly: the third of 0.1 is 0.3.
  public let value: Double
  /// Where it is: degrees clockwise from the top, in the first turn, or in its own if there are several between the ends.
  public let angle: Double
  /// Whether there is room for its value beside it.
  public let hasLabel: Bool
}

extension DialScene {
  /// The marks that show, by their values: both ends, and between them marks of the dial, or round values if it has no
  /// step. Of several turns between the ends those of the turn that shows do. They are as far apart as is asked for, also over the seam and the gap; where there are more marks, some
  /// are left out.
  ///
  /// - Parameters:
  ///   - distance: from one mark to the next at least, in degrees; one below 0.72 counts as that.
  ///   - labelDistance: from one mark with a label to the next at least, in degrees; `nil`: none has one. The lower end
  ///     has one, and the upper where there is room; those between them are of round values where there are some.
  /// - Returns: the marks, from the lower end on. If values begin again, or are to begin where they end, the upper
  ///   end has none.
  public func marks(distance: Double, labelDistance: Double?) -> DialMarks {
    DialMarks(self, distance, labelDistance)
  }
}

/// The marks of a dial that show, one after another. See `DialScene.marks(distance:labelDistance:)`.
public struct DialMarks {
  private let scene: DialScene
  private let rule: DialMarkRule
  /// In degrees; the least distances.
  private let least: Double
  private let label: Double
  /// Where the turn that shows begins, in degrees from the lower end.
  private let base: Double
  /// Where the last may be, in degrees from the lower end: before the seam, or the mark of the upper end.
  private let end: Double
  private let labelEnd: Double
  /// Whether the upper end has a mark, and a label.
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
    base = scene.shown.start - scene.start
    let way = scene.sweep - base
    let around = 360 - way
    hasUpper = !scene.wraps && around >= least && way >= least
    labelsUpper = hasUpper && around >= label && way >= label
    end = base + Swift.min(hasUpper ? way - least : way, 360 - least)
    labelEnd = base + Swift.min(labelsUpper ? way - label : way, 360 - label)
    rule = DialMarkRule(scene, least: least, label: label)
    index = rule.first(above: scene, from: base)
    // In the first turn the lower end has a mark, later ones begin with the first that is at the seam or behind it.
    (state, last, lastLabel) = base == 0 ? (.first, 0, 0) : (.inner, base - least, base - label)
  }

  /// The next one; `nil` behind the last.
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
      // Of what is left of a last turn the end is marked, if nothing else is. A turn before it may have no mark.
      let isBare = last < base - least / 2 && scene.sweep - base <= 360
      guard hasUpper || isBare else { return nil }
      return DialMark(
        value: scene.bounds.upperBound, angle: scene.start + scene.sweep, hasLabel: labelsUpper)
    }
  }

  /// The next one between the ends that is far enough from the last, and from the end.
  private mutating func nextInner() -> DialMark? {
    // What is left out at the beginning is less than two strides.
    for _ in 0..<4 {
      let (mark, value) = (index, rule.value(index))
      index &+= rule.stride
      guard value < scene.bounds.upperBound else { return nil }
      let angle = scene.angle(of: value)
      let place = angle - scene.start
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

  /// What a distance may lack, in degrees, for the rounding of sums.
  private static let blur = 1e-7
}

#if !hasFeature(Embedded)
// A sequence can be copied to an array, which would need the heap.
extension DialMarks: Sequence, IteratorProtocol {}
#endif
