import GestureScript
import GestureWire

/// Driver: a program that answers each line sent to it, in a process group of its own.
///
/// The first line starts it, and so does the first one after a failure, which ends it.
final class DriverProcess {
  private let command: String
  /// Timeout of an answer, in nanoseconds.
  var timeout: Int64
  /// Least timeout of the first answer, in nanoseconds.
  private let startTimeout: Int64
  private var process: Child?
  private var buffer: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 65536)
  /// True after a failure: further output on standard error is discarded, as shrinking repeats it.
  private var hasFailed = false
  /// True if it has answered since its start.
  private var hasAnswered = false
  private var isAskedToEnd = false
  /// Last line since the last answer that was not an answer itself.
  private var passed: [UInt8] = []

  private struct Child {
    let pid: pid_t
    let socket: Int32
    /// End of the pipe to its supervisor; -1 if it has none.
    let pipe: Int32
  }

  init(_ command: String, timeout: Int64, startTimeout: Int64 = usualStartTimeout) {
    (self.command, self.timeout, self.startTimeout) = (command, timeout, startTimeout)
  }

  /// Two minutes, as a browser on a busy machine may need more than one to start.
  private static let usualStartTimeout: Int64 = 120_000_000_000

  deinit { end() }

  /// Longest line read, in bytes.
  private static var longestLine: Int { 1 << 20 }

  // MARK: Lines

  /// Sends a line, and waits for the reply. Drivers start one after another up to the first answer,
  /// as several browsers that start at once may take minutes.
  func exchange(_ line: [UInt8]) -> DriverReply {
    guard process == nil || !hasAnswered else { return talk(line) }
    return Self.starts.change {
      Interruption.status == nil ? talk(line) : .failure(text("the command was interrupted"))
    }
  }

  private static let starts = Monitor()

  private func talk(_ line: [UInt8]) -> DriverReply {
    if process == nil, let failure = start() { return .failure(failure) }
    guard let child = process else { return .failure(text("the driver is not running")) }
    if let early = strayLine(child) {
      return fail("the driver sent an unexpected line: \(early)")
    }
    guard write(line + [UInt8(ascii: "\n")], child) else { return ended(child) }
    let watch = Stopwatch()
    while true {
      if let answer = takeLine() {
        if answer.first == UInt8(ascii: "{") {
          (hasAnswered, passed) = (true, [])
          return .answer(answer)
        }
        pass(on: answer)
        continue
      }
      if buffer.count > Self.longestLine {
        return fail("the driver answers with a line over 1 MiB")
      }
      guard watch.nanoseconds < limit else {
        let message = text(silence)
        end(politely: false)
        return .silence(message)
      }
      // After an interruption the answer has one second left.
      if Interruption.status != nil, watch.nanoseconds > 1_000_000_000 {
        return fail("the command was interrupted")
      }
      switch read(child) {
      case .bytes: break
      case .end: return ended(child)
      case .nothing: if isOver(child) { return ended(child) }
      }
    }
  }

  /// Timeout of the next answer, in nanoseconds.
  private var limit: Int64 { hasAnswered ? timeout : max(timeout, startTimeout) }

  /// Message about a driver that does not answer.
  private var silence: String {
    let text =
      hasAnswered
      ? "the driver has not answered in \(Double(limit) / 1e9) s; if it is slow, raise --driver-timeout"
      : "the driver has started, and not given its first answer in \(Double(limit) / 1e9) s"
    guard !passed.isEmpty else { return text }
    let line = String(decoding: passed.prefix(60), as: UTF8.self)
    return text + "; it has printed '\(line)', which is not an answer, as answers begin with '{'"
  }

  /// Returns a line received without a request; `nil` if none has come yet.
  private func strayLine(_ child: Child) -> String? {
    if buffer.isEmpty, read(child, waits: false) != .bytes { return nil }
    while let line = takeLine() {
      if line.first == UInt8(ascii: "{") {
        return String(decoding: line.prefix(200), as: UTF8.self)
      }
      pass(on: line)
    }
    return nil
  }

  private func takeLine() -> [UInt8]? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var line = Array(buffer[..<end])
    buffer.removeSubrange(...end)
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  /// Forwards a line that is no answer, such as output of a library, to standard error.
  private func pass(on line: [UInt8]) {
    guard !line.isEmpty else { return }
    passed = line
    Console(.never).report("driver: " + String(decoding: line.prefix(1000), as: UTF8.self))
  }

  private func write(_ bytes: [UInt8], _ child: Child) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(child.socket, $0.baseAddress, $0.count, Self.noSignal)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private enum Arrival {
    case bytes, nothing, end
  }

  /// Reads available bytes, or waits for at most a tenth of a second.
  private func read(_ child: Child, waits: Bool = true) -> Arrival {
    let flags = waits ? 0 : Self.noWait
    let count = piece.withUnsafeMutableBytes { recv(child.socket, $0.baseAddress, $0.count, flags) }
    if count < 0, errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK { return .nothing }
    guard count > 0 else { return .end }
    buffer += piece[..<count]
    return .bytes
  }

  // MARK: Failures

  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func fail(_ message: String) -> DriverReply {
    end(politely: false)
    hasFailed = true
    return .failure(text(message))
  }

  /// Returns the failure of a driver that has closed its output.
  private func ended(_ child: Child) -> DriverReply {
    let rest = String(decoding: buffer.prefix(200), as: UTF8.self)
    let status = end(politely: true)
    hasFailed = true
    let after = rest.isEmpty ? "" : ", after '\(rest)'"
    switch status {
    case .some(let status) where status & 0x7F != 0:
      return .failure(text("the driver was ended by signal \(status & 0x7F)\(after)"))
    case .some(let status) where (129..<192).contains(status >> 8):
      // A shell reports the signal of its command in this way.
      return .failure(text("the driver was ended by signal \((status >> 8) - 128)\(after)"))
    case .some(let status) where status >> 8 == 127:
      guard let program = ShellProgram(of: command), !program.isThere else {
        return .failure(text("the driver has started a command that is not there"))
      }
      return .failure(
        text("the driver cannot be started: there is no command '\(program.name.printable)'"))
    case .some(let status):
      return .failure(text("the driver has ended with status \(status >> 8)\(after)"))
    case nil: return .failure(text("the driver has closed its output\(after)"))
    }
  }

  // MARK: Start and end

  private static let monitor = Monitor()

  /// Starts the driver; returns the error, or `nil` if it runs.
  private func start() -> [UInt8]? {
    // Ends of connections must not leak into drivers started on other threads meanwhile.
    Self.monitor.change { begin() }
  }

  private func begin() -> [UInt8]? {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) {
        socketpair(AF_UNIX, Self.stream, 0, $0) == 0
      }
    }
    guard isOpen else { return text("no connection with a driver can be made") }
    var wait = timeval(tv_sec: 0, tv_usec: 100_000)
    setsockopt(ends.0, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
    var noSignal: Int32 = 1
    setsockopt(ends.0, SOL_SOCKET, SO_NOSIGPIPE, &noSignal, socklen_t(MemoryLayout<Int32>.size))
    #endif
    _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
    let started = Self.spawn(command, ends.1, isQuiet: hasFailed)
    close(ends.1)
    guard let started else {
      close(ends.0)
      return text("the driver cannot be started: \(String(cString: strerror(errno)))")
    }
    let child = Child(pid: started.pid, socket: ends.0, pipe: started.pipe)
    guard Self.groups.add(child.pid) else {
      kill(-child.pid, SIGKILL)
      close(child.socket)
      close(child.pipe)
      return text("no more drivers are started")
    }
    process = child
    (buffer, hasAnswered, isAskedToEnd, passed) = ([], false, false, [])
    return nil
  }

  /// Ends the driver and all its processes.
  ///
  /// - Parameter politely: true to give it one second to exit.
  /// - Returns: status as of `waitpid`; `nil` if it had to be killed.
  @discardableResult
  private func end(politely: Bool = true) -> Int32? {
    guard let child = process else { return nil }
    process = nil
    buffer = []
    shutdown(child.socket, politely ? Int32(SHUT_WR) : Int32(SHUT_RDWR))
    let watch = Stopwatch()
    var isOver = false
    while !isOver, politely, watch.nanoseconds < 1_000_000_000 {
      isOver = self.isOver(child)
      if !isOver { usleep(watch.nanoseconds < 20_000_000 ? 200 : 5000) }
    }
    // Kill the group before reaping its first process, which reserves the group's id.
    kill(-child.pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(child.pid, &status, 0) < 0, errno == EINTR {}
    Self.groups.remove(child.pid)
    close(child.socket)
    close(child.pipe)
    return isOver ? status : nil
  }

  /// True if its first process has ended; others may still hold its output open.
  private func isOver(_ child: Child) -> Bool {
    var info = siginfo_t()
    let flags = Int32(WEXITED) | Int32(WNOHANG) | Int32(WNOWAIT)
    return waitid(P_PID, id_t(child.pid), &info, flags) == 0 && info.si_signo != 0
  }

  /// Asks the driver to exit.
  func sayEnd() {
    guard let child = process, !isAskedToEnd else { return }
    isAskedToEnd = write(Array("{\"end\":1}\n".utf8), child)
  }

  /// Asks the driver to exit, and ends it.
  func quit() {
    sayEnd()
    end()
  }
}

extension DriverProcess {
  private static let groups = {
    let groups = ProcessGroups()
    Interruption.drivers = groups
    return groups
  }()

  /// Ends all drivers, and lets no more start.
  static func endAll() {
    groups.reject()
    groups.killAll()
  }
}
