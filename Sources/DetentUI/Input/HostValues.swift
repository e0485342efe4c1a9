#if canImport(SwiftUI) && !os(tvOS)
internal import ControlCore
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

  /// Of a rating of whole symbols.
  init(_ rating: Binding<Int>) {
    binding = rating.numbers
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

extension Int {
  /// The engine sets nothing else than 0 to 100 here.
  fileprivate var numbers: NumberList {
    get { NumberList(CollectionOfOne(Double(self))) }
    set { self = Int(newValue[0]) }
  }
}
#endif
