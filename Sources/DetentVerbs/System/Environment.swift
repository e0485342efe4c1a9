/// The variables of the environment.
package enum Environment {
  /// A variable that is set to something.
  package static func variable(_ name: String) -> String? {
    let value = getenv(name).map { String(cString: $0) } ?? ""
    return value.isEmpty ? nil : value
  }
}
