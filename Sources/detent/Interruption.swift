/// Ctrl-C, or a polite request to stop: what has been found so far is still reported.
///
/// The second time the system ends the command at once.
enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0

  /// From now on long work is to look at `status` between its steps, and whenever a call that waits has
  /// been broken off. A parent may have blocked the signals, as one does that starts commands from a
  /// worker thread.
  static func watch() {
    var signals = signals
    for number in [SIGINT, SIGTERM] {
      var action = sigaction(
        calling: { Interruption.signal = $0 }, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The signals that interrupt.
  static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }

  /// Waits until there is something to read.
  ///
  /// A signal that comes after the last look at `status` and before the wait is not lost: signals are
  /// let in only while it waits.
  ///
  /// - Parameter file: a file descriptor that is open.
  /// - Returns: whether to read it; `false` after an interruption.
  static func wait(for file: Int32) -> Bool {
    while status == nil {
      if !isBrokenOff(waitingFor: file) { return status == nil }
    }
    return false
  }

  /// Waits once, with signals let in only meanwhile.
  ///
  /// - Returns: whether a signal came first.
  private static func isBrokenOff(waitingFor file: Int32) -> Bool {
    var (blocked, before) = (signals, sigset_t())
    sigprocmask(SIG_BLOCK, &blocked, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    guard status == nil else { return true }
    var wanted = fd_set()
    guard withUnsafeMutableBytes(of: &wanted, { $0.setBit(Int(file)) }) else { return false }
    return pselect(file + 1, &wanted, nil, nil, nil, &before) < 0 && errno == EINTR
  }

  /// With what to exit if there was one; `nil` to go on.
  static var status: ExitStatus? {
    switch signal {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Sets a bit, counted from the lowest of the first byte.
  ///
  /// - Parameter number: 0 or more.
  /// - Returns: whether there is such a bit.
  fileprivate func setBit(_ number: Int) -> Bool {
    guard number >= 0, number / 8 < count else { return false }
    self[number / 8] |= 1 << UInt8(number % 8)
    return true
  }
}
