import Foundation
import Testing

/// A terminal without a screen: runs a program, while a test types and reads.
final class FakeTerminal {
  let process = Process()
  private let master: Int32
  private let slave: Int32
  private var output: [UInt8] = []
  private let errors = Pipe()
  private let before: String
  private let guardian: DispatchWorkItem

  /// Starts `detent` in a terminal. After two minutes it is killed, which fails its test.
  init(
    _ words: [String], in folder: Folder, columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    slave = open(try #require(Self.name(of: master)), O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
    before = Self.settings(of: slave)
    let process = process
    process.executableURL = try Command.executable()
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLORTERM": "", "NO_COLOR": ""]) {
        $1
      }
      .merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    (process.standardInput, process.standardOutput) = (handle, handle)
    process.standardError = errors
    try process.run()
    guardian = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: guardian)
  }

  /// Unlocks the other end and returns its path, by requests of Linux: Glibc hides the functions.
  private static func name(of master: Int32) -> String? {
    #if os(Linux)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      return nil
    }
    return "/dev/pts/\(number)"
    #else
    guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
    return ptsname(master).map { String(cString: $0) }
    #endif
  }

  deinit {
    guardian.cancel()
    close(master)
    close(slave)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Reads until a text appears.
  func wait(for text: String) throws {
    while !String(decoding: output, as: UTF8.self).contains(text) {
      try #require(readSome(), "\(text) did not come")
    }
  }

  private func readSome() -> Bool {
    var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&file, 1, 50) == 0 {
      guard process.isRunning else { return false }
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    output += bytes.prefix(max(count, 0))
    return count > 0
  }

  /// Waits for the end, and reads on so that nothing blocks. If `isKilled`, the status is the
  /// number of the signal.
  func finish(isKilled: Bool = false) throws -> (status: Int32, output: String, errors: String) {
    while process.isRunning { _ = readSome() }
    process.waitUntilExit()
    while readSome() {}
    try #require(process.terminationReason == (isKilled ? .uncaughtSignal : .exit))
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }

  /// True if the terminal's settings are those from before.
  var isRestored: Bool { Self.settings(of: slave) == before }

  private static func settings(of file: Int32) -> String {
    var settings = termios()
    guard tcgetattr(file, &settings) == 0 else { return "none" }
    let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return
      "\(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \(characters)"
  }
}
