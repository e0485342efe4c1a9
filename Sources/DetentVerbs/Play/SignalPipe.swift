/// Signals as bytes in a pipe, so that who waits for input hears of them, and none comes at a bad moment.
enum SignalPipe {
  /// Those that end a command, stop and wake it, or say that its terminal has another size.
  static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]
  private nonisolated(unsafe) static var writer: Int32 = -1

  /// From now on signals come through the pipe.
  ///
  /// - Returns: where to read their numbers; `nil` if there is no pipe to be had.
  static func open() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    writer = ends[1]
    for number in signals { listen(to: number) }
    return ends[0]
  }

  /// A call that waits is broken off, and not begun again.
  private static func listen(to number: Int32) {
    var action = sigaction(
      calling: { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalPipe.writer, &byte, 1)
        errno = before
      }, flags: 0)
    sigaction(number, &action, nil)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Stops as if no one had listened; returns when it is woken.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    listen(to: SIGTSTP)
  }

  /// The numbers that have come since the last time.
  static func take(from reader: Int32) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { readChunk(reader, $0.baseAddress, $0.count) }
    return bytes.prefix(max(count, 0)).map { Int32($0) }
  }
}
