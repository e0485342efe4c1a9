/// Variables of the environment.
package enum Environment {
  /// Returns the value of a variable; `nil` if it is unset or empty.
  package static func variable(_ name: String) -> String? {
    let value = getenv(name).map { String(cString: $0) } ?? ""
    return value.isEmpty ? nil : value
  }
}
