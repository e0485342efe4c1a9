import ControlCore
import Presentation

/// How far from each other the labels of a ruler must be, so that they leave each other room: as the
/// longest of them is, written as a decimal.
struct LabelSpacing {
  /// The least distance of two labels, in points, at the usual size of text.
  private static let leastDistance = 40.0
  /// What a digit takes of that, and the gap between two labels.
  private static let digit = 8.0

  private let lattice: Lattice
  private let characters: Int64

  /// - Parameters:
  ///   - lattice: of the ruler.
  ///   - first: the first mark that shows.
  ///   - last: the last.
  init(_ lattice: Lattice, from first: Int64, to last: Int64) {
    self.lattice = lattice
    let (low, high) = (lattice.value(ofMark: first), lattice.value(ofMark: last))
    characters =
      (low < 0 ? 1 : 0) &+ Self.digits(max(abs(low), abs(high))) &+ Self.decimals(lattice.step)
  }

  /// From one label to the next, in fractions: 1, 2, 5, 10, 20, 50 … steps.
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

  /// Before the point.
  private static func digits(_ size: Double) -> Int64 {
    var digits: Int64 = 1
    var power = 10.0
    while power <= size, digits < 400 {
      power *= 10
      digits &+= 1
    }
    return digits
  }

  /// Behind the point, with the point; of a step that is no short decimal, as many as are written.
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
