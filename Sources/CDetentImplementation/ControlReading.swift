import CDetent
import ControlCore
import Presentation

/// A structure that tells of a control.
protocol ControlReading: SizedStructure {
  associatedtype Stored: StoredControl
  init(_ control: Stored)
}

extension ControlStorage {
  /// Calls `body` with the place of the control, unless a mistake forbids it, or it has no such part.
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

  // A function of its own: asking makes a copy of the control, and trying an adjustment another one.
  @inline(never)
  private static func state(
    of control: UnsafePointer<Stored>, _ part: Int, _ environment: ControlEnvironment
  ) -> AccessibilityState {
    control.pointee.accessibilityState(of: part, environment)
  }
}

extension UnsafePointer<detent_environment>? {
  /// The environment that a C program passes, without its lengths; the usual one if it passes none.
  var environment: ControlEnvironment {
    var environment = ControlEnvironment()
    guard let passed = self else { return environment }
    environment.textScale = passed.pointee.text_scale
    environment.isEnabled = passed.pointee.is_enabled != 0
    environment.isFocused = passed.pointee.is_focused != 0
    return environment
  }

  /// Points across the control; 80 if a C program passes no environment.
  var breadth: Double { self?.pointee.breadth ?? 80 }

  /// Room for a label before the symbols of a rating, in points; 0 if a C program passes no environment.
  var labelLength: Double { self?.pointee.label_length ?? 0 }
}
