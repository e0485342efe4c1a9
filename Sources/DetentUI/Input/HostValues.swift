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

extension Int {
  /// The engine sets nothing else than 0 to 100 here.
  fileprivate var numbers: NumberList {
    get { NumberList(CollectionOfOne(Double(self))) }
    set { self = Int(newValue[0]) }
  }
}
#endif
