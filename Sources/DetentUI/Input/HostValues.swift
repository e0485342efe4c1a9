#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// A host's binding to one or several values, converted to `Double`.
struct HostValues {
  private let binding: Binding<NumberList>
  /// The conversion of a value to the precision of the host's type.
  let rounding: (Double) -> Double

  init<Value: DetentValue>(_ value: Binding<Value>) {
    binding = value.numbers
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Binds to the value of a rating; an optional one is `nil` at 0.
  init<Value: DetentValue>(rating value: Binding<Value>) {
    binding = value.rated
    rounding = { Value(detentRating: $0).detentNumber }
  }

  /// Binds to a range; its ends are two parts.
  init<Value: DetentNumber>(_ range: Binding<ClosedRange<Value>>) {
    binding = range.parts
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Binds to a list; each value is a part.
  init<Value: DetentNumber>(_ values: Binding<[Value]>) {
    binding = values.parts
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Binds to a value of any floating-point type.
  @_disfavoredOverload init<Value: BinaryFloatingPoint>(_ value: Binding<Value>) {
    binding = value.parts
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
  fileprivate var parts: NumberList {
    get { NumberList(CollectionOfOne(Double(self))) }
    set { self = Self(newValue[0]) }
  }
}

extension DetentValue {
  fileprivate var numbers: NumberList {
    get { NumberList(CollectionOfOne(detentNumber)) }
    set { self = Self(detentNumber: newValue[0]) }
  }

  fileprivate var rated: NumberList {
    get { NumberList(CollectionOfOne(detentNumber)) }
    set { self = Self(detentRating: newValue[0]) }
  }
}

extension ClosedRange where Bound: DetentNumber {
  fileprivate var parts: NumberList {
    get { NumberList([lowerBound.detentNumber, upperBound.detentNumber]) }
    set {
      let lower = Bound(detentNumber: newValue[0])
      self = lower...Swift.max(lower, Bound(detentNumber: newValue[1]))
    }
  }
}

extension Array where Element: DetentNumber {
  /// The first eight values, as a slider has at most eight thumbs. Unchanged elements are not
  /// written, so they keep their full precision.
  fileprivate var parts: NumberList {
    get { NumberList(prefix(8).map(\.detentNumber)) }
    set {
      for (index, value) in newValue.enumerated() where index < count {
        if self[index].detentNumber != value { self[index] = Element(detentNumber: value) }
      }
    }
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
