import Harness

/// A driver: a program that is sent lines and answers each of them, in a process group of its own.
///
/// It is started by the first line, and again by the first one behind a fault, which ends it.
final class DriverProcess {
  private let command: String
  /// Nanoseconds.
  private let timeout: Int64
  private var process: Child?
  private var buffer: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 65536)
  /// Whether there was a fault: what the driver prints about it has been seen then, and shrinking would repeat it.
  private var hasFailed = false

  private struct Child {
    let pid: pid_t
    let socket: Int32
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
        if answer.first == UInt8(ascii: "{") { return .answer(answer) }
        pass(on: answer)
        continue
      }
      if buffer.count > Self.longestLine {
        return fail("the driver answers with a line over 1 MiB")
      }
      guard watch.nanoseconds < timeout else {
        return fail("the driver has not answered in \(Double(timeout) / 1e9) s")
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

  /// What a library prints that the driver uses.
  private func pass(on line: [UInt8]) {
    guard !line.isEmpty else { return }
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

  /// The driver has closed its output.
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

  /// - Returns: why it cannot be started; `nil` if it runs.
  private func start() -> [UInt8]? {
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
    let pid = Self.spawn(command, ends.1, isQuiet: hasFailed)
    close(ends.1)
    if let pid, !Self.groups.add(pid) {
      kill(-pid, SIGKILL)
      close(ends.0)
      return text("no driver is started any more")
    }
    guard let pid else {
      close(ends.0)
      return text("the driver cannot be started: \(String(cString: strerror(errno)))")
    }
    process = Child(pid: pid, socket: ends.0)
    buffer = []
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
    return isOver ? status : nil
  }

  /// Whether its first process has ended; what that has started may still hold its output open.
  private func isOver(_ child: Child) -> Bool {
    var info = siginfo_t()
    let flags = Int32(WEXITED) | Int32(WNOHANG) | Int32(WNOWAIT)
    return waitid(P_PID, id_t(child.pid), &info, flags) == 0 && info.si_signo != 0
  }

  /// Asks it to end itself, and ends it.
  func quit() {
    if let child = process { _ = write(Array("{\"end\":1}\n".utf8), child) }
    end()
  }
}

extension DriverProcess {
  #if os(Linux)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  private static let noWait = Int32(MSG_DONTWAIT)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let noSignal: Int32 = 0  // `SO_NOSIGPIPE`
  private static let noWait = MSG_DONTWAIT
  private static let stream = SOCK_STREAM
  #endif

  /// Starts a shell with a command, in a process group of its own, with an end of a connection as its input and output.
  ///
  /// - Parameters:
  ///   - command: for the shell.
  ///   - file: the end.
  ///   - isQuiet: whether what it prints to standard error is not wanted.
  /// - Returns: the process; `nil`, with `errno`, if the system has none.
  private static func spawn(_ command: String, _ file: Int32, isQuiet: Bool) -> pid_t? {
    #if canImport(Darwin)
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, file, 0)
    posix_spawn_file_actions_adddup2(&actions, file, 1)
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
    let texts = ["/bin/sh", "-c", command]
    var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var pid: pid_t = 0
    errno = posix_spawn(&pid, "/bin/sh", &actions, &attributes, &words, environ)
    return errno == 0 ? pid : nil
  }

  private static let groups = {
    let groups = ProcessGroups()
    Interruption.drivers = groups
    return groups
  }()

  /// Ends all drivers that run, and starts none any more.
  static func endAll() {
    groups.refuse()
    groups.killAll()
  }
}
