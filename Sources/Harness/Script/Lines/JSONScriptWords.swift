import ControlCore

/// The JSON form of settings.
extension JSONScriptReader {
  /// Returns the separator between the two numbers of a setting with two numbers.
  static func joint(of kind: SettingEntry.Kind) -> StaticString? {
    switch kind {
    case .range: ".."
    case .size: "x"
    case .frame: "/"
    default: nil
    }
  }
}
