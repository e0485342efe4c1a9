import ControlCore
import TestSupport

/// A scale with only the required members: squares, 10 points apart.
struct Squares: Scale {
  var marks: ClosedRange<Int64> { 0...30 }
  func position(ofMark mark: Int64) -> Double { Double(mark) * 10 }
  func value(ofMark mark: Int64) -> Double { Double(mark * mark) }
}

extension Scale where Self == Lattice {
  static func lattice(_ random: inout RandomBits) -> Lattice {
    Lattice(
      step: random.pick([1, 0.1, 0.25, 1 / 3.0, 1000]), origin: random.pick([0, 0.5, -7]),
      fractions: random.pick([1, 2, 10]), unitWidth: random.pick([120, 10, 0.7]))
  }
}

extension Stops {
  /// Returns 2 to 32 values, with distances that differ by a factor of up to a thousand.
  static func any(_ random: inout RandomBits) -> Stops {
    let count = random.pick([2, 3, 10, 32])
    var values = [random.pick([0, -5, 1e6, random.number(-100...100)])]
    while values.count < count { values.append(values[values.count - 1] + random.size(-2, 1)) }
    let spacing: Spacing =
      random.coin()
      ? .even(width: random.pick([0.5, 10, 44]))
      : .proportional(pointsPerUnit: random.pick([1, 30, 100]))
    do { return try Stops(values, spacing: spacing) } catch { fatalError("\(error): \(values)") }
  }
}

extension Logarithmic {
  static func any(_ random: inout RandomBits) -> Logarithmic {
    let series: Series =
      random.coin()
      ? .oneTwoFive
      : .factor(random.pick([2, 10, 1.01, 1.5, 1000]), origin: random.pick([1, 440, 1e-6, 0.3]))
    do {
      return try Logarithmic(series, decadeWidth: random.pick([30, 100, 1000.5]))
    } catch { fatalError("\(error): \(series)") }
  }
}

extension Pieces {
  /// Returns a track of 2 to 8 pieces, on which neighbouring marks are further apart than 10⁻⁶ points.
  static func any(_ random: inout RandomBits) -> Pieces {
    let (knots, steps) = anyKnots(&random)
    return Pieces(
      knots: knots, steps: steps, isLogarithmic: random.coin(),
      length: random.pick([375, 100, 1000, 20.5]))
  }

  /// Returns knots, of which some are close together, and no step, one for all or one for each piece.
  private static func anyKnots(_ random: inout RandomBits) -> (NumberList, NumberList) {
    var (knots, steps) = (NumberList(), NumberList())
    var place = random.pick([0, -5, 1e6, random.number(-100...100)])
    var value = random.pick([0, 1, -60, 0.5, 1e6, random.number(-100...100)])
    let count = random.pick([2, 2, 3, 8])
    for piece in 0...count {
      knots.append(place)
      knots.append(value)
      let size = random.pick([1, 10, 25, 100, random.number(0.1...300)]) * (abs(value) + 1)
      place += random.pick([1, 2, 1e-3, random.number(0.1...5)])
      value += size
      guard piece < count else { break }
      steps.append(
        random.pick([
          0, 0, size, size / 2, size / 10, size * 0.3, size / 7, random.number(0.02...2) * size,
        ]))
    }
    return (knots, random.coin() ? steps : NumberList())
  }
}
