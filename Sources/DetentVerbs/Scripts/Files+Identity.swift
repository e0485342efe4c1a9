// Questions about a file before it is written over.

extension Files {
  /// Identity of a file, equal for all its paths: its device and number. One that is not there has
  /// those of its folder, and its name.
  struct Identity: Equatable {
    private let device: dev_t
    private let file: ino_t
    private let name: String?

    /// Returns `nil` if neither the file nor its folder is there.
    init?(of path: String) {
      var status = stat()
      var name: String?
      if stat(path, &status) != 0 {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        guard stat(folder, &status) == 0 else { return nil }
        name = Files.name(path)
      }
      (device, file, self.name) = (status.st_dev, status.st_ino, name)
    }
  }

  /// Longest beginning of a file that shows what made it, in bytes.
  private static let headLength = 100

  /// Returns the first bytes of a regular file; `nil` if there is none, and a zero if it cannot be
  /// read.
  static func head(of path: String) -> [UInt8]? {
    guard isFile(path), !isDevice(path) else { return nil }
    guard let file = try? open(path == "-" ? "./-" : path) else { return [0] }
    defer { close(file) }
    return Array(readSome(file).prefix(headLength))
  }

  /// True if a path is that of the golden of a script, which need not have one yet.
  static func isGolden(_ path: String, of inputs: [String]) -> Bool {
    let target = resolved(path)
    guard target.hasSuffix(".trace") else { return false }
    let script = String(target.dropLast(6))
    let place = Identity(of: script)
    return isFile(script + ".gesture")
      || place != nil && inputs.contains { $0 != "-" && isFile($0) && Identity(of: $0) == place }
  }
}
