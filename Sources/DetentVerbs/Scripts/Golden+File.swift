import GestureReplay

extension Golden {
  /// Returns the path of the golden of a script; `nil` for standard input.
  package static func path(of script: String) -> String? {
    guard script != "-" else { return nil }
    return (script.hasSuffix(".gesture") ? String(script.dropLast(8)) : script) + ".trace"
  }

  /// Returns the path of the script of a golden, `NAME.gesture`, or `NAME` if only that exists; any
  /// other path is returned as it is.
  package static func script(of path: String) -> String {
    guard path.hasSuffix(".trace"), !Files.isFolder(path) else { return path }
    let name = String(path.dropLast(6))
    let script = name + ".gesture"
    return Files.exists(script) || !Files.isFile(name) ? script : name
  }

  /// Reads the golden of a script; returns `nil` if there is none.
  package init?(of script: String) throws(Files.Failure) {
    guard let path = Self.path(of: script), Files.exists(path) else { return nil }
    self.init(try Files.read(path), in: Array(path.utf8))
  }
}
