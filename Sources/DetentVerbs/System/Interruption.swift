/// Ctrl-C, or a polite request to stop.
///
/// A verb that has nothing to say about it ends at once, wherever it is: in the middle of reading, of
/// playing or of writing. A verb that reports what it has found so far watches for it instead.
package enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0
  /// The path of a file that is not whole yet; `nil` if there is none.
  private nonisolated(unsafe) static var unfinished: UnsafeMutablePointer<CChar>?

  /// The drivers that end with the command; `nil` if it has none.
  nonisolated(unsafe) static var drivers: ProcessGroups?

  /// From now on such a signal ends the command with the status that belongs to it. What has been
  /// written stays, and a file that is not whole yet goes.
  package static func endAtOnce() {
    listen { number in
      if let path = Interruption.unfinished { unlink(path) }
      Interruption.drivers?.killAll()
      _exit(Interruption.status(of: number)?.rawValue ?? number)
    }
  }

  /// From now on long work is to look at `status` between its steps, and whenever a call that waits has
  /// been broken off; the second time the system ends the command.
  package static func watch() {
    listen { Interruption.signal = $0 }
  }

  /// Calls a handler the next time one of the signals comes. A parent may have blocked them, as one does
  /// that starts commands from a worker thread.
  private static func listen(_ handler: @escaping @convention(c) (Int32) -> Void) {
    var signals = signals
    for number in [SIGINT, SIGTERM] {
      var action = sigaction(calling: handler, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Says which file is to go if the command ends at once.
  ///
  /// - Parameter path: of a file that is about to be written; `nil` when it is whole.
  static func note(unfinished path: String?) {
    let old = unfinished
    unfinished = path.flatMap { strdup($0) }
    free(old)
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
  package static var status: ExitStatus? { status(of: signal) }

  private static func status(of signal: Int32) -> ExitStatus? {
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
