import CDetent
import ControlCore
import Presentation

/// A structure that tells of a control.
protocol ControlReading {
  associatedtype Stored: StoredControl
  init(_ control: Stored)
}

extension ControlStorage {
  /// - Throws: `null`, `size` or `storage`.
  func read<Reading: ControlReading>(
    to reading: UnsafeMutablePointer<Reading>?, _ size: Int
  ) throws(Status) where Reading.Stored == Stored {
    guard let reading else { throw .null }
    _ = try require(UnsafePointer(reading), size)
    reading.pointee = Reading(try control().pointee)
  }
}

extension detent_accessibility {
  init<Label, Format>(_ node: AccessibilityNode<Label, Format>) {
    self.init(
      value: node.value, minimum: node.minimum ?? .nan, maximum: node.maximum ?? .nan,
      step: node.step, incremented: node.incremented ?? .nan, decremented: node.decremented ?? .nan,
      orientation: node.orientation.constant, is_enabled: node.isEnabled ? 1 : 0,
      is_read_only: node.isReadOnly ? 1 : 0, is_focused: node.isFocused ? 1 : 0)
  }
}

extension detent_environment {
  /// What surrounds a control of which nothing is said.
  static var usual: detent_environment {
    detent_environment(
      breadth: 80, text_scale: 1, label_length: 0, is_enabled: 1, is_focused: 0)
  }

  /// The same in Swift, but for the places.
  var environment: ControlEnvironment {
    var environment = ControlEnvironment()
    environment.textScale = text_scale
    environment.isEnabled = is_enabled != 0
    environment.isFocused = is_focused != 0
    return environment
  }
}
