import Pictures

/// Terminal in use by a session: without echo, with a mouse, on the alternate screen.
///
/// `leave` restores all settings.
struct LiveTerminal {
  let look: TerminalLook
  private let signals: Int32
  private let original: termios
  /// True if motions without a button are reported.
  private let hovers: Bool

  /// Result of a wait.
  enum News {
    case bytes([UInt8])
    case signals([Int32])
    /// Timeout without input.
    case silence
    /// Closed terminal.
    case closed
  }

  /// Opens the terminal of standard input; returns `nil` if it is none.
  ///
  /// - Parameters:
  ///   - look: capabilities of the terminal.
  ///   - hovers: true to report motions without a button.
  init?(_ look: TerminalLook, hovers: Bool) {
    var original = termios()
    guard tcgetattr(STDIN_FILENO, &original) == 0, let signals = SignalPipe.open() else {
      return nil
    }
    (self.look, self.hovers, self.signals, self.original) = (look, hovers, signals, original)
    TerminalRescue.prepare(original, Self.farewell)
  }

  // MARK: Modes

  /// Takes over the terminal; stops the process here while it is in the background.
  ///
  /// - Returns: false if it was woken meanwhile, and so may still be in the background.
  func enter() -> Bool {
    var raw = original
    cfmakeraw(&raw)
    // Ctrl-C and Ctrl-Z stay signals, so that they always work. Signals must not flush typed input,
    // and reads must not block once the terminal is gone.
    raw.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH)
    withUnsafeMutableBytes(of: &raw.c_cc) { $0[Int(VMIN)] = 0 }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 || errno != EINTR else { return false }
    TerminalRescue.isNeeded = true
    let mouse = hovers ? "\u{1B}[?1003h" : "\u{1B}[?1002h"
    show(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\(mouse)\u{1B}[?1006h".utf8))
    askForPixels()
    return true
  }

  /// Restores the terminal.
  func leave() {
    defer { TerminalRescue.isNeeded = false }
    show(Self.farewell)
    // In the background the settings belong to the foreground process.
    let owner = tcgetpgrp(STDIN_FILENO)
    guard owner < 0 || owner == getpgrp() else { return }
    var original = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
  }

  /// Bytes that reset all modes ever set.
  private static let farewell = Array(
    ("\u{1B}[?2026l\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h"
      + "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l").utf8)

  /// Requests support of mouse reports in pixels, and the size of a cell.
  func askForPixels() {
    show(Array("\u{1B}[?1016$p\u{1B}[16t".utf8))
  }

  /// Switches to mouse reports in pixels.
  func usePixels() {
    show(Array("\u{1B}[?1016h".utf8))
  }

  // MARK: Output

  /// Sends bytes, until the terminal accepts none for a second.
  ///
  /// - Returns: true if it accepted all.
  @discardableResult
  func show(_ bytes: [UInt8]) -> Bool {
    var left = bytes[...]
    while !left.isEmpty {
      var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      guard poll(&output, 1, 1000) > 0 else { return false }
      let written = left.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress, min($0.count, 1024))
      }
      guard written > 0 else { return false }
      left = left.dropFirst(written)
    }
    return true
  }

  /// Replaces a page by another, in one step on terminals that support that.
  ///
  /// - Returns: true if it is shown; otherwise the contents of the screen are unknown.
  func show(_ page: TerminalPage, insteadOf old: TerminalPage?) -> Bool {
    let update = page.update(from: old, look.colors)
    guard !update.isEmpty else { return true }
    return show(Array("\u{1B}[?2026h".utf8) + update + Array("\u{1B}[?2026l".utf8))
  }

  // MARK: Input

  /// Signals received since the last call.
  var signalsSoFar: [Int32] { SignalPipe.take(from: signals) }

  /// Waits for input or a signal.
  ///
  /// - Parameter nanoseconds: longest wait; `nil` for no limit.
  /// - Returns: event; signals take precedence.
  func wait(_ nanoseconds: Int64?) -> News {
    var files = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    // Round up, to avoid polling in the last millisecond.
    let period = nanoseconds.map { Int32(clamping: (max($0, 0) + 999_999) / 1_000_000) } ?? -1
    guard poll(&files, 2, period) > 0 else { return .silence }
    if files[1].revents != 0 { return .signals(signalsSoFar) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { readChunk(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .silence }
    let isLost = Int32(files[0].revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
    return count < 0 || isLost ? .closed : .silence
  }
}
