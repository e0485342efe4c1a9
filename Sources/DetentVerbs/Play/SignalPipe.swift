/// Signals as bytes in a pipe, so that a wait for input receives them, at a safe point.
enum SignalPipe {
  /// Signals that end, stop or wake the command, or report a new size of the terminal.
  static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]
  private nonisolated(unsafe) static var writer: Int32 = -1

  /// Routes the signals through the pipe.
  ///
  /// - Returns: reading end for their numbers; `nil` if no pipe can be opened.
  static func open() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    writer = ends[1]
    for number in signals { listen(to: number) }
    return ends[0]
  }

  /// Installs a handler; a signal interrupts blocking calls without a restart.
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

  /// Stops the process as by default; returns when it is woken.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    listen(to: SIGTSTP)
  }

  /// Returns the numbers received since the last call.
  static func take(from reader: Int32) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { readChunk(reader, $0.baseAddress, $0.count) }
    return bytes.prefix(max(count, 0)).map { Int32($0) }
  }
}
