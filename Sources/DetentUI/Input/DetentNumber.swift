#if canImport(SwiftUI)
public import Foundation

/// A non-floating-point number for Detent's controls: `Int`, `Decimal` or a custom type.
///
/// Controls calculate in `Double`. The type may round values without making a held control jump.
public protocol DetentNumber: Comparable {
  /// Makes the nearest number to a finite value of a control.
  init(detentNumber: Double)
  /// The nearest value that a control can use.
  var detentNumber: Double { get }
}

extension Int: DetentNumber {
  /// Makes the nearest whole number, clamped to the range of `Int`.
  public init(detentNumber: Double) {
    let whole = detentNumber.rounded()
    self = Int(exactly: whole) ?? (whole < 0 ? .min : whole > 0 ? .max : 0)
  }

  public var detentNumber: Double { Double(self) }
}

extension Decimal: DetentNumber {
  /// Makes the number with the fewest digits that identify it: 0.1 stays 0.1.
  public init(detentNumber: Double) {
    self = Decimal(string: "\(detentNumber)") ?? Decimal(detentNumber)
  }

  public var detentNumber: Double { Double(description) ?? 0 }
}
#endif
