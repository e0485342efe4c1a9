#if canImport(SwiftUI)
public import Foundation

/// A value of Detent's controls: a ``DetentNumber``, or an optional one.
public protocol DetentValue {
  /// The type of bounds and steps: the number itself, or that in an optional.
  associatedtype DetentBound: DetentNumber

  /// Makes the nearest value to a finite number of a control.
  init(detentNumber: Double)
  /// Makes the value of a rating; an optional holds nothing at 0.
  init(detentRating: Double)
  /// The nearest number that a control can use; 0 for an optional without a value.
  var detentNumber: Double { get }
}

/// A number for Detent's controls: a floating-point number, an integer, a `Decimal` or a custom type.
///
/// Controls calculate in `Double`. The type may round values without making a held control jump.
public protocol DetentNumber: DetentValue, Comparable where DetentBound == Self {}

extension DetentValue {
  public init(detentRating: Double) { self.init(detentNumber: detentRating) }
}

extension Optional: DetentValue where Wrapped: DetentNumber {
  public typealias DetentBound = Wrapped

  public init(detentNumber: Double) { self = Wrapped(detentNumber: detentNumber) }

  public init(detentRating: Double) {
    self = detentRating == 0 ? nil : Wrapped(detentNumber: detentRating)
  }

  public var detentNumber: Double { self?.detentNumber ?? 0 }
}

extension DetentNumber where Self: BinaryFloatingPoint {
  /// Makes the nearest number of the type to a finite value of a control.
  public init(detentNumber: Double) { self.init(detentNumber) }
  public var detentNumber: Double { Double(self) }
}

extension Double: DetentNumber {}
extension Float: DetentNumber {}
#if canImport(CoreGraphics) || os(Linux)
extension CGFloat: DetentNumber {}
#endif

extension DetentNumber where Self: FixedWidthInteger {
  /// Makes the nearest whole number, clamped to the range of the type.
  public init(detentNumber: Double) {
    let whole = detentNumber.rounded()
    self = Self(exactly: whole) ?? (whole < 0 ? .min : whole > 0 ? .max : 0)
  }

  public var detentNumber: Double { Double(self) }
}

extension Int: DetentNumber {}
extension Int8: DetentNumber {}
extension Int16: DetentNumber {}
extension Int32: DetentNumber {}
extension Int64: DetentNumber {}
extension UInt: DetentNumber {}
extension UInt8: DetentNumber {}
extension UInt16: DetentNumber {}
extension UInt32: DetentNumber {}
extension UInt64: DetentNumber {}

extension Decimal: DetentNumber {
  /// Makes the number with the fewest digits that identify it: 0.1 stays 0.1.
  public init(detentNumber: Double) {
    self = Decimal(string: "\(detentNumber)") ?? Decimal(detentNumber)
  }

  public var detentNumber: Double { Double(description) ?? 0 }
}

extension ClosedRange where Bound: DetentNumber {
  /// The bounds of a control.
  var numbers: ClosedRange<Double> {
    let (lower, upper) = (lowerBound.detentNumber, upperBound.detentNumber)
    return lower <= upper ? lower...upper : 0...1
  }
}
#endif
