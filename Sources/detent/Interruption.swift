/// Ctrl-C, or a polite request to stop: what has been found so far is still reported.
///
/// The second time the system ends the command at once.
enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0

  /// From now on long work is to look at `status` between its steps, and whenever a call that waits has
  /// been broken off. A parent may have blocked the signals, as one does that starts commands from a
  /// worker thread.
  static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      var action = sigaction(
        calling: { Interruption.signal = $0 }, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
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
