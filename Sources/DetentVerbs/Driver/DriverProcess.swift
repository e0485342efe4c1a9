import GestureScript
import GestureWire

/// A driver: a program that is sent lines and answers each of them, in a process group of its own.
///
/// It is started by the first line, and again by the first one behind a fault, which ends it.
final class DriverProcess {
  private let command: String
  /// The longest time of an answer, in nanoseconds.
  var timeout: Int64
  private var process: Child?
  private var buffer: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 65536)
  /// True if there was a fault: what the driver prints about it has been seen then, and shrinking would repeat it.
  private var hasFailed = false
  /// True if it has answered since it was started.
  private var hasAnswered = false
  private var isAskedToEnd = false
  /// The last line that was no answer, if it came since the last answer.
  private var passed: [UInt8] = []

  private struct Child {
    let pid: pid_t
    let socket: Int32
    /// The end of the pipe to its supervisor; -1 if it has none.
    let pipe: Int32
  }

  init(_ command: String, timeout: Int64) {
    (self.command, self.timeout) = (command, timeout)
  }

  deinit { end() }

  /// The longest line that is read, in bytes.
  private static var longestLine: Int { 1 << 20 }

  // MARK: Lines

  /// Sends a line, and waits for what comes back.
  func exchange(_ line: [UInt8]) -> DriverReply {
    if process == nil, let failure = start() { return .failure(failure) }
    guard let child = process else { return .failure(text("the driver is not there")) }
    if let early = strayLine(child) {
      return fail("the driver says what it was not asked: \(early)")
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
      // One that answers has a second for it when the command is interrupted; one that hangs is not waited for.
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

  /// So many times as long a driver may take for the first answer: a toolkit or a browser has to start.
  private static var startFactor: Int64 { 6 }

  /// The longest time of an answer, in nanoseconds.
  private var limit: Int64 {
    hasAnswered ? timeout : min(timeout, .max / Self.startFactor) * Self.startFactor
  }

  /// The message about a driver that does not answer.
  private var silence: String {
    let text =
      "the driver has not answered in \(Double(limit) / 1e9) s; if it is slow, say --driver-timeout"
    guard !passed.isEmpty else { return text }
    let line = String(decoding: passed.prefix(60), as: UTF8.self)
    return text + "; it has printed '\(line)', which is no answer, as that begins with '{'"
  }

  /// A line that nothing has asked for; `nil` if there is none, as far as is known.
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

  /// Passes on the output of a library that the driver uses.
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

  /// Reads what is there, or waits for at most a tenth of a second.
  private func read(_ child: Child, waits: Bool = true) -> Arrival {
    let flags = waits ? 0 : Self.noWait
    let count = piece.withUnsafeMutableBytes { recv(child.socket, $0.baseAddress, $0.count, flags) }
    if count < 0, errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK { return .nothing }
    guard count > 0 else { return .end }
    buffer += piece[..<count]
    return .bytes
  }

  // MARK: Faults

  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func fail(_ message: String) -> DriverReply {
    end(politely: false)
    hasFailed = true
    return .failure(text(message))
  }

  /// It has closed its output.
  private func ended(_ child: Child) -> DriverReply {
    let rest = String(decoding: buffer.prefix(200), as: UTF8.self)
    let status = end(politely: true)
    hasFailed = true
    let after = rest.isEmpty ? "" : ", after '\(rest)'"
    switch status {
    case .some(let status) where status & 0x7F != 0:
      return .failure(text("the driver was ended by signal \(status & 0x7F)\(after)"))
    case .some(let status) where (129..<192).contains(status >> 8):
      // So a shell says what happened to a command of its own.
      return .failure(text("the driver was ended by signal \((status >> 8) - 128)\(after)"))
    case .some(let status) where status >> 8 == 127:
      return .failure(text("the driver cannot be started: there is no command '\(command)'"))
    case .some(let status):
      return .failure(text("the driver has ended with status \(status >> 8)\(after)"))
    case nil: return .failure(text("the driver has closed its output\(after)"))
    }
  }

  // MARK: Start and end

  private static let monitor = Monitor()

  /// - Returns: why it cannot be started; `nil` if it runs.
  private func start() -> [UInt8]? {
    // Between being made and being kept from other programs, ends of connections would be handed to drivers of other threads.
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
      return text("no driver is started any more")
    }
    process = child
    (buffer, hasAnswered, isAskedToEnd, passed) = ([], false, false, [])
    return nil
  }

  /// Ends the driver and all that it has started.
  ///
  /// - Parameter politely: whether it has a second to end itself.
  /// - Returns: its status, as `waitpid` tells it; `nil` if it had to be ended.
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
    // The group is ended before its first process is waited for: until then no other can have its number.
    kill(-child.pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(child.pid, &status, 0) < 0, errno == EINTR {}
    Self.groups.remove(child.pid)
    close(child.socket)
    close(child.pipe)
    return isOver ? status : nil
  }

  /// True if its first process has ended; what that has started may still hold its output open.
  private func isOver(_ child: Child) -> Bool {
    var info = siginfo_t()
    let flags = Int32(WEXITED) | Int32(WNOHANG) | Int32(WNOWAIT)
    return waitid(P_PID, id_t(child.pid), &info, flags) == 0 && info.si_signo != 0
  }

  /// Asks it to end itself.
  func sayEnd() {
    guard let child = process, !isAskedToEnd else { return }
    isAskedToEnd = write(Array("{\"end\":1}\n".utf8), child)
  }

  /// Asks it to end itself, and ends it.
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

  /// Ends all drivers that run, and starts none any more.
  static func endAll() {
    groups.reject()
    groups.killAll()
  }
}
