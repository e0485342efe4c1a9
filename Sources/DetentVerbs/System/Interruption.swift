/// Interruption by Ctrl-C (SIGINT) or SIGTERM.
///
/// Verbs without partial results end immediately, wherever they are. Verbs that report results so
/// far watch for it instead.
package enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0
  /// Path of an unfinished file; `nil` if there is none.
  private nonisolated(unsafe) static var unfinished: UnsafeMutablePointer<CChar>?

  /// Drivers that end with the command; `nil` if it has none.
  nonisolated(unsafe) static var drivers: ProcessGroups?

  /// Makes interruptions end the command immediately with their status, and delete an unfinished
  /// file; other output stays.
  package static func endAtOnce() {
    listen { number in
      if let path = Interruption.unfinished { unlink(path) }
      Interruption.drivers?.killAll()
      _exit(Interruption.status(of: number)?.rawValue ?? number)
    }
  }

  /// Makes interruptions set `status`, which long work checks between steps and after interrupted
  /// calls. A second one ends the command.
  package static func watch() {
    listen { Interruption.signal = $0 }
  }

  /// Installs a handler for the next signal of each kind, and unblocks signals blocked by a parent.
  private static func listen(_ handler: @escaping @convention(c) (Int32) -> Void) {
    var signals = signals
    for number in [SIGINT, SIGTERM] {
      var action = sigaction(calling: handler, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Sets the file to delete if the command ends immediately.
  ///
  /// - Parameter path: path of a file about to be written; `nil` once it is complete.
  static func note(unfinished path: String?) {
    let old = unfinished
    unfinished = path.flatMap { strdup($0) }
    free(old)
  }

  /// Signals that interrupt.
  static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }

  /// Waits for input.
  ///
  /// Signals are let in only during the wait, so none is lost after the last check of `status`.
  ///
  /// - Parameter file: open file descriptor.
  /// - Returns: true to read it; false after an interruption.
  static func wait(for file: Int32) -> Bool {
    while status == nil {
      if !isBrokenOff(waitingFor: file) { return status == nil }
    }
    return false
  }

  /// Waits once, with signals let in.
  ///
  /// - Returns: true if a signal ended the wait.
  private static func isBrokenOff(waitingFor file: Int32) -> Bool {
    var (blocked, before) = (signals, sigset_t())
    sigprocmask(SIG_BLOCK, &blocked, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    guard status == nil else { return true }
    var wanted = fd_set()
    guard withUnsafeMutableBytes(of: &wanted, { $0.setBit(Int(file)) }) else { return false }
    return pselect(file + 1, &wanted, nil, nil, nil, &before) < 0 && errno == EINTR
  }

  /// Status to exit with after an interruption; `nil` to go on.
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
  /// - Parameter number: index of the bit.
  /// - Returns: false if there is no such bit.
  fileprivate func setBit(_ number: Int) -> Bool {
    guard number >= 0, number / 8 < count else { return false }
    self[number / 8] |= 1 << UInt8(number % 8)
    return true
  }
}
