/// Standard output and standard error.
struct Console {
  /// Whether standard error may have colours.
  let isColored: Bool

  /// When to use colours.
  enum ColorChoice {
    case auto, always, never
  }

  init(_ choice: ColorChoice) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let refusal = getenv("NO_COLOR").map { String(cString: $0) } ?? ""
      isColored = refusal.isEmpty && isatty(STDERR_FILENO) == 1
    }
  }

  func print(_ bytes: [UInt8]) {
    Self.write(bytes, to: STDOUT_FILENO)
  }

  func print(_ line: String) {
    print(Array((line + "\n").utf8))
  }

  /// Tells the user about something that is not what was asked for.
  func report(_ bytes: [UInt8]) {
    Self.write(bytes, to: STDERR_FILENO)
  }

  func report(_ line: String) {
    report(Array((line + "\n").utf8))
  }

  /// - Returns: whether all was written.
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

/// `write` of the C library, which has the name of too many other things.
private func unistdWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
