import ControlCore
import Rating

/// The steps of a rating, computed by a slow reference implementation for laws.
///
/// A symbol has as many steps as fit by its granularity, and a last, smaller one for a remainder.
struct RatingSteps {
  private let granularity: Double
  private let perSymbol: Int64
  /// True if steps have at most four decimals, so that each has one exact `Double`.
  private let isDecimal: Bool
  private let minimum: Double
  private let maximum: Double

  init(_ configuration: RatingConfiguration) {
    granularity = configuration.granularity
    perSymbol = granularity > 0 ? Int64(roundedUp(1 / granularity - 1e-9)) : 1
    let parts = granularity * 10_000
    isDecimal = abs(parts - roundedToNearest(parts)) < 1e-9
    minimum = configuration.minimum
    maximum = Double(configuration.count)
  }

  /// Returns true if a user may choose a value: a step, or the minimum, which need not be one.
  func has(_ value: Double) -> Bool {
    guard value >= minimum, value <= maximum else { return false }
    return granularity == 0 || value == minimum || isSame(value, self.value(of: step(upTo: value)))
  }

  /// Returns the value of a step; step 0 is no rating.
  func value(of step: Int64) -> Double {
    guard step > 0 else { return 0 }
    let symbol = (step - 1) / perSymbol
    let part = step - symbol * perSymbol
    guard part < perSymbol else { return Double(symbol + 1) }
    let value = Double(symbol) + Double(part) * granularity
    return isDecimal ? roundedToNearest(value * 10_000) / 10_000 : value
  }

  /// Returns the last step that is not above a value.
  func step(upTo value: Double) -> Int64 {
    let symbol = roundedDown(value)
    let first = Int64(symbol) * perSymbol
    guard granularity > 0 else { return first }
    let near = min(roundedToNearest((value - symbol) / granularity), Double(perSymbol))
    let step = first + Int64(near)
    let nearest = self.value(of: step)
    return nearest > value && !isSame(nearest, value) ? step - 1 : step
  }

  /// Returns the first step that is not below a value.
  func step(downTo value: Double) -> Int64 {
    let below = step(upTo: value)
    let lower = self.value(of: below)
    return lower < value && !isSame(lower, value) ? below + 1 : below
  }

  /// Clamps a value to those that a user can choose.
  func choosable(_ value: Double) -> Double { min(max(value, minimum), maximum) }

  /// Returns true if two values are equal, within 1e-12 if steps are not decimal, as thirds.
  private func isSame(_ a: Double, _ b: Double) -> Bool {
    isDecimal ? a == b : abs(a - b) <= 1e-12
  }
}
