import ControlCore

/// How the settings of scripts are written as JSON.
extension JSONScriptReader {
  /// What stands between the two numbers of a setting that has two.
  static func joint(of kind: SettingEntry.Kind) -> StaticString? {
    switch kind {
    case .range: ".."
    case .size: "x"
    case .frame: "/"
    default: nil
    }
  }
}
