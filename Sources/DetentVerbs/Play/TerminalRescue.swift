/// Restores the terminal after a crash or an unexpected signal, by async-signal-safe calls only.
enum TerminalRescue {
  /// Signals that would end the command, except for those handled in order. Numbers without a
  /// signal have no effect.
  private static let signals = (1...64 as ClosedRange<Int32>).filter { number in
    let others = [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG]
    return !others.contains(number) && !SignalPipe.signals.contains(number)
  }
  /// True if the session owns the terminal.
  nonisolated(unsafe) static var isNeeded = false
  // Behind a pointer, as Swift 6.3 makes a global of this type 3 bytes too small.
  private nonisolated(unsafe) static var settings: UnsafeMutablePointer<termios>?
  private nonisolated(unsafe) static var farewell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// Makes these signals restore the terminal before their default action.
  ///
  /// - Parameters:
  ///   - settings: settings to restore.
  ///   - farewell: bytes to send.
  static func prepare(_ settings: termios, _ farewell: [UInt8]) {
    // Never freed, as a handler may run at any time.
    let place = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    place.initialize(to: settings)
    self.settings = place
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
    _ = bytes.initialize(from: farewell)
    self.farewell = UnsafeBufferPointer(bytes)
    for number in signals {
      var action = sigaction(
        calling: { number in
          if TerminalRescue.isNeeded {
            let bytes = TerminalRescue.farewell
            _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
            if let settings = TerminalRescue.settings { tcsetattr(STDIN_FILENO, TCSANOW, settings) }
          }
          raise(number)
        }, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
      sigaction(number, &action, nil)
    }
  }
}
