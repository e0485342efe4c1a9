import GestureScript

extension ControlSet {
  /// These controls, for the script at a path: what it names with `like` is looked for beside it.
  ///
  /// - Parameter path: of the script; `-` is standard input, whose neighbours are in the working directory.
  /// - Returns: the controls, with the folder.
  package func besides(_ path: String) -> ControlSet {
    var controls = self
    controls.folder = ScriptFolder(of: Array(path.utf8)) { Files.script(at: $0) }
    return controls
  }
}

extension Files {
  /// The most bytes of a script that another one names.
  private static let longestHeader = 1 << 20

  static func script(at path: [UInt8]) -> ScriptFolder.Answer {
    let path = String(decoding: path, as: UTF8.self)
    do throws(Failure) {
      let file = try open(path.isEmpty || path == "-" ? "./" + path : path)
      defer { close(file) }
      // A pipe might never end, and is empty when it is read again.
      guard isRegular(file) else { return .missing(Array("'\(path)' is no file".utf8)) }
      return .text(try read(file, path, upTo: longestHeader))
    } catch {
      return .missing(Array(error.message.utf8))
    }
  }
}
