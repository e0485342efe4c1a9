#if canImport(SwiftUI)
internal import ControlCore

/// The marks of a sliding ruler that snap or tick.
public enum Mark: Equatable, Sendable {
  /// No mark.
  case none
  /// The marks of whole steps.
  case unit
  /// The marks of whole and half steps; as `unit` if the style has an odd number of fractions.
  case half
  /// All marks.
  case fraction
}

extension MarkLevel {
  init(_ mark: Mark) {
    switch mark {
    case .none: self = .none
    case .unit: self = .unit
    case .half: self = .half
    case .fraction: self = .fraction
    }
  }
}
#endif
