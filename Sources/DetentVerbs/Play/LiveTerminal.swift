import Pictures

/// The terminal while a control is shown in it: without echo, with a mouse, on a screen of its own.
///
/// Whatever is changed is changed back by `leave`.
struct LiveTerminal {
  let look: TerminalLook
  private let signals: Int32
  private let original: termios
  /// True if mere motions of the mouse are wanted.
  private let hovers: Bool

  /// The result of waiting.
  enum News {
    case bytes([UInt8])
    case signals([Int32])
    /// Nothing came.
    case silence
    /// There is no terminal any more.
    case closed
  }

  /// The terminal that standard input is; `nil` if it is none.
  ///
  /// - Parameters:
  ///   - look: what it can show.
  ///   - hovers: whether mere motions of the mouse are wanted.
  init?(_ look: TerminalLook, hovers: Bool) {
    var original = termios()
    guard tcgetattr(STDIN_FILENO, &original) == 0, let signals = SignalPipe.open() else {
      return nil
    }
    (self.look, self.hovers, self.signals, self.original) = (look, hovers, signals, original)
    TerminalRescue.prepare(original, Self.farewell)
  }

  // MARK: Modes

  /// Takes the terminal, also again after it has been left. Who is in the background stops here.
  ///
  /// - Returns: whether it was not woken meanwhile; else it may be in the background still.
  func enter() -> Bool {
    var raw = original
    cfmakeraw(&raw)
    // Ctrl-C and Ctrl-Z stay signals: they work whatever happens. They must not throw away what was
    // typed, and reading must not wait for what is gone.
    raw.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH)
    withUnsafeMutableBytes(of: &raw.c_cc) { $0[Int(VMIN)] = 0 }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 || errno != EINTR else { return false }
    TerminalRescue.isNeeded = true
    let mouse = hovers ? "\u{1B}[?1003h" : "\u{1B}[?1002h"
    show(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\(mouse)\u{1B}[?1006h".utf8))
    askForPixels()
    return true
  }

  /// Gives it back as it was.
  func leave() {
    defer { TerminalRescue.isNeeded = false }
    show(Self.farewell)
    // In the background its settings are those of who is not.
    let owner = tcgetpgrp(STDIN_FILENO)
    guard owner < 0 || owner == getpgrp() else { return }
    var original = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
  }

  /// The bytes that reset all modes ever set.
  private static let farewell = Array(
    ("\u{1B}[?2026l\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h"
      + "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l").utf8)

  /// Asks whether the mouse can be reported in pixels, and how many a cell has.
  func askForPixels() {
    show(Array("\u{1B}[?1016$p\u{1B}[16t".utf8))
  }

  /// From now on the mouse is reported in pixels.
  func usePixels() {
    show(Array("\u{1B}[?1016h".utf8))
  }

  // MARK: Output

  /// Sends bytes. A terminal that takes none for a second gets none.
  ///
  /// - Returns: whether it took all.
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

  /// Shows a page instead of another, all at once where the terminal can do that.
  ///
  /// - Returns: whether it shows that now; else nobody knows what it shows.
  func show(_ page: TerminalPage, insteadOf old: TerminalPage?) -> Bool {
    let update = page.update(from: old, look.colors)
    guard !update.isEmpty else { return true }
    return show(Array("\u{1B}[?2026h".utf8) + update + Array("\u{1B}[?2026l".utf8))
  }

  // MARK: Input

  /// Signals that have come and nobody has looked at.
  var signalsSoFar: [Int32] { SignalPipe.take(from: signals) }

  /// Waits for something to happen.
  ///
  /// - Parameter nanoseconds: the most; `nil` for ever.
  /// - Returns: what happened; signals first.
  func wait(_ nanoseconds: Int64?) -> News {
    var files = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: else it would look again and again in the last millisecond.
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
