#if canImport(SwiftUI)
public import Foundation

/// A number that Detent's controls choose although it is no floating-point number: `Int` and `Decimal`, and your own.
///
/// Controls count in `Double`. What a number cannot hold exactly it rounds; a control that is held does not jump for that.
public protocol DetentNumber: Comparable {
  /// The nearest number to one of a control: any finite one.
  init(detentNumber: Double)
  /// The nearest that a control can count with.
  var detentNumber: Double { get }
}

extension Int: DetentNumber {
  /// The nearest whole number; beyond its range the nearest end.
  public init(detentNumber: Double) {
    let whole = detentNumber.rounded()
    self = Int(exactly: whole) ?? (whole < 0 ? .min : whole > 0 ? .max : 0)
  }

  public var detentNumber: Double { Double(self) }
}

extension Decimal: DetentNumber {
  /// As few digits as tell the number from its neighbours: 0.1 is 0.1.
  public init(detentNumber: Double) {
    self = Decimal(string: "\(detentNumber)") ?? Decimal(detentNumber)
  }

  public var detentNumber: Double { Double(description) ?? 0 }
}
#endif
