import GestureScript

/// Standard output and standard error.
package struct Console {
  /// True if standard error may have colours.
  package let isColored: Bool

  /// True if pictures on standard output may have 24-bit colours.
  let hasFullColor: Bool

  /// True if printed text goes to standard error, as standard output is in use.
  private var printsErrors = false

  /// True if standard error is a terminal that can replace a line.
  private let hasTerminal: Bool

  /// Choice of colours.
  package enum ColorChoice {
    case auto, always, never
  }

  package init(_ choice: ColorChoice) {
    let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    hasTerminal = isatty(STDERR_FILENO) == 1 && terminal != "dumb"
    switch choice {
    case .always: (isColored, hasFullColor) = (true, true)
    case .never: (isColored, hasFullColor) = (false, false)
    case .auto:
      let error = getenv("NO_COLOR").map { String(cString: $0) } ?? ""
      isColored = error.isEmpty && isatty(STDERR_FILENO) == 1
      let colors = getenv("COLORTERM").map { String(cString: $0) } ?? ""
      hasFullColor =
        error.isEmpty && isatty(STDOUT_FILENO) == 1 && ["truecolor", "24bit"].contains(colors)
    }
  }

  package func print(_ bytes: [UInt8]) {
    show(status: "")
    guard !printsErrors else { return report(bytes) }
    guard !Self.hasLostOutput, !Self.write(bytes, to: STDOUT_FILENO) else { return }
    Self.hasLostOutput = true
    let reason = String(cString: strerror(errno))
    report("detent: cannot write to standard output: \(reason)")
  }

  /// Console that prints everything to standard error.
  package var withoutOutput: Console {
    var copy = self
    copy.printsErrors = true
    return copy
  }

  /// True if standard output could not be written, as on a full disk.
  package private(set) nonisolated(unsafe) static var hasLostOutput = false

  package func print(_ line: String) {
    print(Array((line + "\n").utf8))
  }

  /// Reports something other than the requested output on standard error.
  package func report(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    show(status: "")
    Self.write(bytes, to: STDERR_FILENO)
  }

  /// Reports errors and notes, each with its line of a file.
  func report(_ diagnostics: [Diagnostic], in file: [UInt8], _ source: [UInt8]) {
    report(
      DiagnosticRenderer(file: file, source: source, isColored: isColored).render(diagnostics))
  }

  /// True if the last line of the terminal holds a status.
  private nonisolated(unsafe) static var hasStatus = false

  /// Shows a status line, which the next one replaces, if standard error is a terminal.
  package func show(status: String) {
    guard hasTerminal, !status.isEmpty || Self.hasStatus else { return }
    Self.write(Array("\r\u{1B}[K\(status)".utf8), to: STDERR_FILENO)
    Self.hasStatus = !status.isEmpty
  }

  package func report(_ line: String) {
    report(Array((line + "\n").utf8))
  }

  /// Writes bytes to a file; returns true if all were written.
  @discardableResult
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var left = bytes[...]
    while !left.isEmpty {
      let written = left.withUnsafeBytes { unistdWrite(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      left = left.dropFirst(written)
    }
    return true
  }
}

/// Calls `write` of the C library, whose name is ambiguous elsewhere.
private func unistdWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
