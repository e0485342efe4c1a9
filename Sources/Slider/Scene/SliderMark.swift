import ControlCore

/// A visible mark of a slider.
public struct SliderMark: Equatable, Sendable {
  /// The exact value of the mark: mark 3 of step 0.1 is 0.3.
  public let value: Double
  /// The position along the track, in points.
  public let along: Double
  /// True if the mark's value fits beside it.
  public let hasLabel: Bool
}

extension SliderScene {
  /// Returns the visible marks in ascending order: both bounds, and between them the values that
  /// can be chosen, or round values if any can. They are at least 5 points and 1/500 of the track
  /// apart.
  ///
  /// - Parameter labelDistance: The least distance between labels, in points; see
  ///   `labelDistance(size:_:)`. Both bounds have labels, or only the lower one if one fits. Others
  ///   are on round values if any.
  /// - Returns: The marks, from the lower bound.
  public func marks(labelDistance: Double) -> SliderMarks {
    SliderMarks(self, labelDistance: labelDistance)
  }

  /// Returns the distance between labels that keeps the longest of them apart.
  ///
  /// - Parameters:
  ///   - size: The text size, in points.
  ///   - count: Returns the number of characters of a value, as `Surface.characters(of:)` does.
  /// - Returns: Points along the track.
  public func labelDistance(size: Double, _ count: (Double) -> Int64) -> Double {
    func distance(_ size: Double, _ characters: Int64) -> Double {
      labelDistance(size, length: Double(characters) * size * Self.digit)
    }
    var most = max(count(bounds.lowerBound), count(bounds.upperBound))
    // A larger distance means fewer labels, but those may be longer: 100 before 95.5.
    for _ in 0..<4 {
      var found = most
      var marks = marks(labelDistance: distance(size, most))
      while let mark = marks.next() {
        if mark.hasLabel { found = max(found, count(mark.value)) }
      }
      guard found > most else { break }
      most = found
    }
    return distance(size, most)
  }

  /// A gap of 1.5 characters between labels, including those at the ends, which are moved into the
  /// frame. The distance is at least 3 times the text size, since few labels are easier to read.
  ///
  /// - Parameters:
  ///   - size: The text size, in points.
  ///   - length: The length of the longest label, in points.
  /// - Returns: Points along the track.
  func labelDistance(_ size: Double, length: Double) -> Double {
    guard orientation == .horizontal else { return 1.5 * size }
    let moved = max(length / 2 - Self.overhang, 0)
    return max(length + 2 * moved + 1.5 * size * Self.digit, 3 * size)
  }

  /// The width of a digit relative to the font size; no common font has wider digits.
  static let digit = 0.62
}
