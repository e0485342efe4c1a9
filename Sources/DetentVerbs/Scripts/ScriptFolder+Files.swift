import GestureScript

extension ControlSet {
  /// Returns the controls for the script at a path, beside which `like` finds its scripts.
  ///
  /// - Parameter path: path of the script; standard input, `-`, is in the working directory.
  /// - Returns: controls with the folder.
  package func besides(_ path: String) -> ControlSet {
    var controls = self
    controls.folder = ScriptFolder(of: Array(path.utf8)) { Files.script(at: $0) }
    return controls
  }
}

extension Files {
  /// Longest script that `like` may name, in bytes.
  private static let longestHeader = 1 << 20

  static func script(at path: [UInt8]) -> ScriptFolder.Answer {
    let path = String(decoding: path, as: UTF8.self)
    do throws(Failure) {
      let file = try open(path.isEmpty || path == "-" ? "./" + path : path)
      defer { close(file) }
      // A pipe may never end, and cannot be read twice.
      guard isRegular(file) else { return .missing(Array("'\(path)' is not a file".utf8)) }
      return .text(try read(file, path, upTo: longestHeader))
    } catch {
      return .missing(Array(error.message.utf8))
    }
  }
}
