/// Gives the terminal back when the command crashes, or ends by a signal that no one expects: nothing but
/// two calls that a handler may make.
enum TerminalRescue {
  /// All that would end the command, but for those that end it in good order. Numbers that are no signals
  /// do nothing.
  private static let signals = (1...64 as ClosedRange<Int32>).filter { number in
    let others = [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG]
    return !others.contains(number) && !SignalPipe.signals.contains(number)
  }
  /// True if the terminal is taken; if not, it is someone else's.
  nonisolated(unsafe) static var isNeeded = false
  // Behind a pointer: a global of this type would be 3 bytes too small, in Swift 6.3.
  private nonisolated(unsafe) static var settings: UnsafeMutablePointer<termios>?
  private nonisolated(unsafe) static var farewell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// From now on such a signal restores the terminal, and then does what it does.
  ///
  /// - Parameters:
  ///   - settings: what the terminal is to be set to.
  ///   - farewell: what is sent to it.
  static func prepare(_ settings: termios, _ farewell: [UInt8]) {
    // Kept for ever: a handler cannot ask whether they are still there.
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
