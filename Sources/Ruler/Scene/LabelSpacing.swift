import ControlCore
import Presentation

/// The spacing of a ruler's labels, wide enough for the longest of them, written as a decimal.
struct LabelSpacing {
  /// The minimum distance of two labels, in points, at the default text size.
  private static let leastDistance = 40.0
  /// The width of a digit in that distance, and of the gap between two labels, in points.
  private static let digit = 8.0

  private let lattice: Lattice
  private let characters: Int64

  /// - Parameters:
  ///   - lattice: lattice of the ruler.
  ///   - first: first visible mark.
  ///   - last: last visible mark.
  init(_ lattice: Lattice, from first: Int64, to last: Int64) {
    self.lattice = lattice
    let (low, high) = (lattice.value(ofMark: first), lattice.value(ofMark: last))
    characters =
      (low < 0 ? 1 : 0) &+ Self.digits(max(abs(low), abs(high))) &+ Self.decimals(lattice.step)
  }

  /// Returns the distance of labels, in fractions: 1, 2, 5, 10, 20, 50 … steps.
  func stride(textScale: Double) -> Int64 {
    let distance = max(Self.leastDistance, Double(characters &+ 1) * Self.digit) * textScale
    var steps: Int64 = 1
    var part: Int64 = 1
    while Double(steps) * lattice.unitWidth < distance, steps < 1_000_000_000_000 {
      steps = part == 2 ? steps / 2 &* 5 : steps &* 2
      part = part == 1 ? 2 : part == 2 ? 5 : 1
    }
    return steps &* lattice.fractions
  }

  /// Returns the number of digits before the point.
  private static func digits(_ size: Double) -> Int64 {
    var digits: Int64 = 1
    var power = 10.0
    while power <= size, digits < 400 {
      power *= 10
      digits &+= 1
    }
    return digits
  }

  /// Returns the number of characters from the decimal point on; the maximum for a step that is not
  /// a short decimal.
  private static func decimals(_ step: Double) -> Int64 {
    guard let step = DecimalFraction(step) else { return 16 }
    var decimals: Int64 = 0
    var power: Int64 = 1
    while power < step.denominator {
      power &*= 10
      decimals &+= 1
    }
    return decimals > 0 ? decimals &+ 1 : 0
  }
}
