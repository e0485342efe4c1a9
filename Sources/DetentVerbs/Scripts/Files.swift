/// Files and folders, by path.
package enum Files {
  package struct Failure: Error {
    /// Message with the path, for people.
    package let message: String

    init(_ verb: String, _ path: String) {
      // Text has U+FFFD for bytes that are not UTF-8, so such a file is not found.
      let isNamedOddly = errno == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
      let reason = isNamedOddly ? "its name is not UTF-8" : String(cString: strerror(errno))
      message = "cannot \(verb) '\(path.printable)': \(reason)"
    }

    /// Creates the failure to replace a file that must stay.
    package init(_ objection: String) {
      message = "\(objection)\n  = help: \(OutputFile.help)"
    }
  }

  /// Reads a file; `-` is standard input. An interruption ends a wait for input.
  ///
  /// - Parameters:
  ///   - path: path of the file.
  ///   - limit: longest file, in bytes; longer or endless ones, as `/dev/zero`, are rejected.
  /// - Returns: contents.
  /// - Throws: error if it cannot be read, or on an interruption.
  package static func read(_ path: String, upTo limit: Int = 1 << 30) throws(Failure) -> [UInt8] {
    let file = try open(path)
    defer { close(file) }
    return try read(file, path, upTo: limit)
  }

  /// Reads the rest of an open file.
  package static func read(
    _ file: Int32, _ path: String, upTo limit: Int = 1 << 30
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size(of: file), limit))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      guard !mayWait(file) || Interruption.wait(for: file), Interruption.status == nil else {
        throw Failure("read", path)
      }
      let count = chunk.withUnsafeMutableBytes { readChunk(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure("read", path) }
      guard count > 0 else { return bytes }
      guard count <= limit - bytes.count else {
        errno = EFBIG
        throw Failure("read", path)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Reads the next bytes; none at the end, or after an interruption.
  static func readSome(_ file: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      guard !mayWait(file) || Interruption.wait(for: file) else { return [] }
      let count = chunk.withUnsafeMutableBytes { readChunk(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return Array(chunk[..<max(count, 0)])
    }
  }

  /// Opens a file to read; `-` is standard input.
  static func open(_ path: String) throws(Failure) -> Int32 {
    let file = path == "-" ? STDIN_FILENO : openToRead(path)
    guard file >= 0 else { throw Failure("read", path) }
    return file
  }

  /// Closes a file; standard input stays open.
  static func close(_ file: Int32) {
    if file != STDIN_FILENO { closeFile(file) }
  }

  /// True if a read may have to wait for a writer.
  private static func mayWait(_ file: Int32) -> Bool { !isRegular(file) }

  /// True for a regular file, which has an end and can be read from any position.
  static func isRegular(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the size of a regular file in bytes; 0 for others.
  private static func size(of file: Int32) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return max(Int(status.st_size), 0)
  }

  /// Replaces a file atomically by a temporary file beside it. Keeps permissions and symbolic
  /// links. Devices, as a pipe or `/dev/stdout`, are written directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try write(to: path) { print in print(bytes) }
  }

  /// Replaces a file in the same way, by pieces.
  static func write(
    to path: String, _ produce: (([UInt8]) -> Void) -> Void
  ) throws(Failure) {
    guard !isDevice(path) else { return try writeThrough(produce, to: path) }
    let target = resolved(path)
    guard mayReplace(target) else { throw Failure("write", path) }
    let temporary = "\(target).\(getpid()).tmp"
    Interruption.note(unfinished: temporary)
    defer { Interruption.note(unfinished: nil) }
    let file = create(temporary)
    guard file >= 0 else { throw Failure("write", path) }
    copyPermissions(of: target, to: file)
    var isWritten = true
    produce { piece in isWritten = isWritten && Console.write(piece, to: file) }
    guard closeFile(file) == 0, isWritten, rename(temporary, target) == 0 else {
      let failure = Failure("write", path)
      unlink(temporary)
      throw failure
    }
  }

  /// Creates or empties a file to be written piece by piece.
  ///
  /// - Returns: file descriptor; `nil` for standard output and devices.
  static func begin(_ path: String) throws(Failure) -> Int32? {
    guard path != "-", !isDevice(path) else { return nil }
    let file = create(resolved(path))
    guard file >= 0 else { throw Failure("write", path) }
    return file
  }

  /// Throws early the errors that `write` would throw: missing folder or permission.
  static func checkWritable(_ path: String) throws(Failure) {
    guard path != "-" else { return }
    let target = resolved(path)
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) }
    // Replacing a file requires a writable folder.
    let written = path.isEmpty || isDevice(path) ? path : folder ?? "."
    if isFolder(path) { errno = EISDIR } else if access(written, W_OK) == 0 { return }
    throw Failure("write", path)
  }

  /// True unless a file is there that nobody may write. Renaming would replace it all the same.
  private static func mayReplace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    errno = EACCES
    return status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
  }

  /// Returns the target of symbolic links; the path itself if it does not exist.
  static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Returns the path of a file in its real folder, so that all ways to name it are one.
  package static func place(_ path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return resolved(folder) + "/" + name(path)
  }

  /// Copies the permissions of a file, if it exists.
  private static func copyPermissions(of path: String, to file: Int32) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
  }

  /// True if the path exists and is neither a file nor a folder. Links in `/dev` and `/proc` count,
  /// as they lead to open files and must stay; regular files there, as in `/dev/shm`, do not.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    let isOfSystem = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    guard (isOfSystem ? lstat(path, &status) : stat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func writeThrough(
    _ produce: (([UInt8]) -> Void) -> Void, to path: String
  ) throws(Failure) {
    let file = openToWrite(path)
    guard file >= 0 else { throw Failure("write", path) }
    var isWritten = true
    produce { piece in isWritten = isWritten && Console.write(piece, to: file) }
    guard closeFile(file) == 0, isWritten else { throw Failure("write", path) }
  }

  /// Makes a folder and its parents.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard !isFolder(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw Failure("make folder", path) }
  }

  package static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 else { throw Failure("delete", path) }
  }

  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// True if the path is a regular file.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Lists the files below a folder whose names have a suffix, sorted by path. Folders with several
  /// links are searched once. One below that cannot be read is listed, so that reading it is the
  /// error, and the others are read all the same.
  package static func list(_ folder: String, suffix: String) throws(Failure) -> [String] {
    var seen: [Identity] = []
    return try list(folder, suffix: suffix, &seen).sorted()
  }

  private static func list(
    _ folder: String, suffix: String, _ seen: inout [Identity]
  ) throws(Failure) -> [String] {
    guard isFolder(folder), let identity = Identity(of: folder) else {
      throw Failure("read", folder)
    }
    guard !seen.contains(identity) else { return [] }
    seen.append(identity)
    var found: [String] = []
    for name in try names(in: folder).sorted() {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) {
        found += (try? list(path, suffix: suffix, &seen)) ?? [path]
      } else if name.hasSuffix(suffix) {
        found.append(path)
      }
    }
    return found
  }

  /// Returns the names in a folder that are not hidden.
  private static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw Failure("read", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// Returns the last component of a path.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

private func openToRead(_ path: String) -> Int32 { open(path, O_RDONLY) }

private func openToWrite(_ path: String) -> Int32 { open(path, O_WRONLY) }

private func create(_ path: String) -> Int32 { open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666) }

@discardableResult
private func closeFile(_ file: Int32) -> Int32 { close(file) }

/// Calls `read` of the C library, whose name is ambiguous elsewhere.
func readChunk(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
