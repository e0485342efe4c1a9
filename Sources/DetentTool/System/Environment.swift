/// The variables of the environment.
enum Environment {
  /// A variable that is set to something.
  static func variable(_ name: String) -> String? {
    let value = getenv(name).map { String(cString: $0) } ?? ""
    return value.isEmpty ? nil : value
  }
}
