import GestureReplay

extension Golden {
  /// Returns the path of the golden of a script; `nil` for standard input.
  package static func path(of script: String) -> String? {
    guard script != "-" else { return nil }
    return (script.hasSuffix(".gesture") ? String(script.dropLast(8)) : script) + ".trace"
  }

  /// Reads the golden of a script; returns `nil` if there is none.
  package init?(of script: String) throws(Files.Failure) {
    guard let path = Self.path(of: script), Files.exists(path) else { return nil }
    self.init(try Files.read(path), in: Array(path.utf8))
  }
}
