#if canImport(SwiftUI) && !os(tvOS)
internal import SwiftUI

/// A host's binding, as the engine counts: in `Double`.
struct HostValue {
  private let binding: Binding<Double>
  /// What a value becomes in the host's type.
  let rounding: (Double) -> Double

  init<Value: BinaryFloatingPoint>(_ value: Binding<Value>) {
    binding = value.inDouble
    rounding = { Double(Value($0)) }
  }

  /// Of a rating of whole symbols.
  init(_ rating: Binding<Int>) {
    binding = rating.inDouble
    rounding = { $0 }
  }

  /// What it holds now.
  var value: Double { binding.wrappedValue }

  func write(_ value: Double) { binding.wrappedValue = value }
}

// As properties, not closures: so a binding keeps its transaction, and nothing has to be `Sendable`.
extension BinaryFloatingPoint {
  fileprivate var inDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Int {
  /// The engine sets nothing else than 0 to 100 here.
  fileprivate var inDouble: Double {
    get { Double(self) }
    set { self = Int(newValue) }
  }
}
#endif
