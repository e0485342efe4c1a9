import CDetent
import ControlCore
import Presentation

/// A C structure filled from a control.
protocol ControlReading: SizedStructure {
  associatedtype Stored: StoredControl
  init(_ control: Stored)
}

extension ControlStorage {
  /// Calls `body` with the control, unless an error or a missing part prevents it.
  static func read(
    _ storage: UnsafePointer<Stored.Storage>?, part: Int, given: Status,
    _ body: (UnsafePointer<Stored>) -> Void
  ) -> detent_status {
    var isThere = true
    let status = read(storage, given: given) {
      isThere = part >= 0 && part < $0.pointee.partCount
      if isThere { body($0) }
    }
    return isThere ? status : Status.index.rawValue
  }
}

extension ControlStorage {
  @inline(never)
  static func write(
    _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int,
    of control: UnsafePointer<Stored>, part: Int, _ environment: ControlEnvironment
  ) {
    let state = state(of: control, part, environment)
    let output = detent_accessibility(
      value: state.value, minimum: state.minimum ?? .nan, maximum: state.maximum ?? .nan,
      step: state.step,
      incremented: state.isAdjustable ? value(of: control, part, after: .increment) : .nan,
      decremented: state.isAdjustable ? value(of: control, part, after: .decrement) : .nan,
      orientation: state.orientation.constant, is_enabled: state.isEnabled ? 1 : 0,
      is_read_only: state.isReadOnly ? 1 : 0, is_focused: state.isFocused ? 1 : 0)
    output.write(to: accessibility, size)
  }

  // A separate function, because reading and trying an adjustment copy the control once each.
  @inline(never)
  private static func state(
    of control: UnsafePointer<Stored>, _ part: Int, _ environment: ControlEnvironment
  ) -> AccessibilityState {
    control.pointee.accessibilityState(of: part, environment)
  }
}

extension UnsafePointer<detent_environment>? {
  /// The environment passed by a C program, without its lengths; the default for NULL.
  var environment: ControlEnvironment {
    var environment = ControlEnvironment()
    guard let passed = self else { return environment }
    environment.textScale = passed.pointee.text_scale
    environment.isEnabled = passed.pointee.is_enabled != 0
    environment.isFocused = passed.pointee.is_focused != 0
    return environment
  }

  /// The size across the control, in points; 80 without an environment.
  var breadth: Double { self?.pointee.breadth ?? 80 }

  /// The space for a label before a rating's symbols, in points; 0 without an environment.
  var labelLength: Double { self?.pointee.label_length ?? 0 }

  /// The value at which the filled part begins; `nil` for the lower end.
  var origin: Double? { self.flatMap { $0.pointee.origin.isNaN ? nil : $0.pointee.origin } }
}
