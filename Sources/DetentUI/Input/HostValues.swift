#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// A host's binding to one or several values, as the engine counts: in `Double`.
struct HostValues {
  private let binding: Binding<NumberList>
  /// What a value becomes in the host's type.
  let rounding: (Double) -> Double

  init<Value: BinaryFloatingPoint>(_ value: Binding<Value>) {
    binding = value.numbers
    rounding = { Double(Value($0)) }
  }

  /// Of a range, whose ends are two parts.
  init<Value: BinaryFloatingPoint>(_ range: Binding<ClosedRange<Value>>) {
    binding = range.numbers
    rounding = { Double(Value($0)) }
  }

  /// Of a list, of which each value is a part.
  init<Value: BinaryFloatingPoint>(_ values: Binding<[Value]>) {
    binding = values.numbers
    rounding = { Double(Value($0)) }
  }

  /// Of another number.
  init<Value: DetentNumber>(_ value: Binding<Value>) {
    binding = value.detentNumbers
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Of a range of such.
  init<Value: DetentNumber>(_ range: Binding<ClosedRange<Value>>) {
    binding = range.detentNumbers
    rounding = { Value(detentNumber: $0).detentNumber }
  }

  /// Of a rating that may not have been made: 0 is nothing.
  init<Value: BinaryFloatingPoint>(_ value: Binding<Value?>) {
    binding = value.numbers
    rounding = { Double(Value($0)) }
  }

  /// Of a measurement, as its value in a unit.
  init<UnitType: Dimension>(_ value: Binding<Measurement<UnitType>>, in unit: UnitType) {
    binding = value[dynamicMember: \.[in: unit]]
    rounding = { $0 }
  }

  /// What it holds now, by the parts of the control.
  var values: NumberList { binding.wrappedValue }

  /// What it holds now, to be compared: what is not a number equals itself.
  var bits: [UInt64] { values.map(\.bitPattern) }

  /// Writes values of some parts, at once.
  func write(_ values: [PartValue]) {
    var list = self.values
    for value in values { list[value.part] = value.value }
    binding.wrappedValue = list
  }
}

// As properties, not closures: so a binding keeps its transaction, and nothing has to be `Sendable`.
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
  /// The first eight: a slider has no more thumbs. A value that is not changed is not written, however exactly the type
  /// knows it.
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
#endif
