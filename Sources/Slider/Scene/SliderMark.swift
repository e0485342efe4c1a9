import ControlCore

/// A mark of a slider that shows.
public struct SliderMark: Equatable, Sendable {
  /// What it stands for, exactly: the third of 0.1 is 0.3.
  public let value: Double
  /// Where it is, along the track.
  public let along: Double
  /// Whether there is room for its value beside it.
  public let hasLabel: Bool
}

extension SliderScene {
  /// The marks that show, by their values: both bounds, and between them the values that can be chosen, or round ones if
  /// that is any. They are at least 5 points from each other, and at most 500 to a track; where more could be chosen
  /// some are left out.
  ///
  /// - Parameter labelDistance: how far from each other labels must be, in points; see `labelDistance(size:_:)`. The
  ///   bounds have labels, but for the upper where there is room for one only; those between them are of round values
  ///   where there are some.
  /// - Returns: the marks, from the lower bound on.
  public func marks(labelDistance: Double) -> SliderMarks {
    SliderMarks(self, labelDistance: labelDistance)
  }

  /// How far from each other labels must be to leave each other room, as the longest of them is.
  ///
  /// - Parameters:
  ///   - size: of their text, in points.
  ///   - count: how many characters a value has as it is written; `Surface.characters(of:)` says so.
  /// - Returns: in points, along the track.
  public func labelDistance(size: Double, _ count: (Double) -> Int64) -> Double {
    guard orientation == .horizontal else { return 1.5 * size }
    var most = max(count(bounds.lowerBound), count(bounds.upperBound))
    // With more distance there are fewer labels, but those may be longer: 100 before 95.5.
    for _ in 0..<4 {
      var found = most
      var marks = marks(labelDistance: labelDistance(size, most))
      while let mark = marks.next() {
        if mark.hasLabel { found = max(found, count(mark.value)) }
      }
      guard found > most else { break }
      most = found
    }
    return labelDistance(size, most)
  }

  /// A gap of a character and a half between two labels, also between those at the ends, which are moved into the frame.
  /// Few labels are easier to read than many.
  private func labelDistance(_ size: Double, _ characters: Int64) -> Double {
    let width = Double(characters) * size * Self.digit
    let moved = max(width / 2 - Self.overhang, 0)
    return max(width + 2 * moved + 1.5 * size * Self.digit, 3 * size)
  }

  /// How wide a digit is, in sizes of the font; no common font has wider ones.
  static let digit = 0.62
}
