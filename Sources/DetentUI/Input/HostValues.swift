#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// A host's binding to one or several values, converted to `Double`.
struct HostValues {
  private let binding: Binding<NumberList>
  /// The conversion of a value to the precision of the host's type.
  let rounding: (Double) -> Double

  init<Value: BinaryFloatingPoint>(_ value: Binding<Value>) {
    binding = value.numbers
    rounding = { Double(Value($0)) }
  }

  /// Binds to a range; its ends are two parts.
  init<Value: BinaryFloatingPoint>(_ range: Binding<ClosedRange<Value>>) {
    binding = range.numbers
    rounding = { Double(Value($0)) }
  }

  /// Binds to a list; each value is a part.
  init<Value: BinaryFloatingPoint>(_ values: Binding<[Value]>) {
    binding = values.numbers
    rounding = { Double(Value($0)) }
  }

  /// Binds to another numeric type.
  init<Value: DetentNumber>(_ value: Binding<Value>) {
    binding = value.detentNumbers
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Binds to a range of another numeric type.
  init<Value: DetentNumber>(_ range: Binding<ClosedRange<Value>>) {
    binding = range.detentNumbers
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Binds to an optional rating; 0 stands for `nil`.
  init<Value: BinaryFloatingPoint>(_ value: Binding<Value?>) {
    binding = value.numbers
    rounding = { Double(Value($0)) }
  }

  /// Binds to a measurement, by its value in a unit.
  init<UnitType: Dimension>(_ value: Binding<Measurement<UnitType>>, in unit: UnitType) {
    binding = value[dynamicMember: \.[in: unit]]
    rounding = { $0 }
  }

  /// The current values, one for each part of the control.
  var values: NumberList { binding.wrappedValue }

  /// The bit patterns of the current values, for comparison; NaN equals itself.
  var bits: [UInt64] { values.map(\.bitPattern) }

  /// Writes the values of some parts in one assignment.
  func write(_ values: [PartValue]) {
    var list = self.values
    for value in values { list[value.part] = value.value }
    binding.wrappedValue = list
  }
}

// Properties, not closures: bindings keep their transaction, and nothing has to be `Sendable`.
extension BinaryFloatingPoint {
  fileprivate var numbers: NumberList {
    get { NumberList(CollectionOfOne(Double(self))) }
    set { self = Self(newValue[0]) }
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var numbers: NumberList {
    get { NumberList([Double(lowerBound), Double(upperBound)]) }
    set {
      let lower = Bound(newValue[0])
      self = lower...Swift.max(lower, Bound(newValue[1]))
    }
  }
}

extension Array where Element: BinaryFloatingPoint {
  /// The first eight values, as a slider has at most eight thumbs. Unchanged elements are not
  /// written, so they keep their full precision.
  fileprivate var numbers: NumberList {
    get { NumberList(prefix(8).map { Double($0) }) }
    set {
      for (index, value) in newValue.enumerated() where index < count {
        if Double(self[index]) != value { self[index] = Element(value) }
      }
    }
  }
}

extension DetentNumber {
  fileprivate var detentNumbers: NumberList {
    get { NumberList(CollectionOfOne(detentNumber)) }
    set { self = Self(detentNumber: newValue[0]) }
  }
}

extension ClosedRange where Bound: DetentNumber {
  fileprivate var detentNumbers: NumberList {
    get { NumberList([lowerBound.detentNumber, upperBound.detentNumber]) }
    set {
      let lower = Bound(detentNumber: newValue[0])
      self = lower...Swift.max(lower, Bound(detentNumber: newValue[1]))
    }
  }
}

extension Optional where Wrapped: BinaryFloatingPoint {
  fileprivate var numbers: NumberList {
    get { NumberList(CollectionOfOne(Double(self ?? 0))) }
    set { self = newValue[0] == 0 ? nil : Wrapped(newValue[0]) }
  }
}

extension Measurement where UnitType: Dimension {
  fileprivate subscript(in unit: UnitType) -> NumberList {
    get { NumberList(CollectionOfOne(converted(to: unit).value)) }
    set { self = Measurement(value: newValue[0], unit: unit) }
  }
}

extension ControlDriver {
  /// Makes a driver for the control of a view, with the values of its binding.
  init(_ control: Engine, of host: HostValues, pointers: Int64 = 1, yields: Bool = false) {
    self.init(
      control, host: host.values, kind: .ofPlatform, pointers: pointers, yields: yields,
      rounding: host.rounding)
  }
}
#endif
