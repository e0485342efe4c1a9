// Start of a driver, and differences between systems in its connection.

extension DriverProcess {
  #if os(Linux)
  static let noSignal = Int32(MSG_NOSIGNAL)
  static let noWait = Int32(MSG_DONTWAIT)
  static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  static let noSignal: Int32 = 0  // `SO_NOSIGPIPE`
  static let noWait = MSG_DONTWAIT
  static let stream = SOCK_STREAM
  #endif

  /// Starts a driver in a process group of its own, under a supervisor if possible.
  ///
  /// - Parameters:
  ///   - command: command for the shell.
  ///   - file: the driver's end of the connection, for input and output.
  ///   - isQuiet: true to discard standard error.
  /// - Returns: the group's first process, and the writing end of the supervisor's pipe, to close
  ///   after it has ended; -1 without one; `nil` with `errno` if no process can be started.
  static func spawn(_ command: String, _ file: Int32, isQuiet: Bool) -> (pid: pid_t, pipe: Int32)? {
    let shell = ["/bin/sh", "-c", command]
    if DriverSupervisor.isThere, let (ours, theirs) = pipe() {
      let words = [DriverSupervisor.program, DriverSupervisor.word, command]
      let pid = spawn(words, connection: file, pipe: theirs, isQuiet: isQuiet)
      close(theirs)
      if let pid { return (pid, ours) }
      close(ours)
    }
    return spawn(shell, connection: file, isQuiet: isQuiet).map { ($0, -1) }
  }

  /// Opens a pipe that no program inherits: its writing and reading end.
  private static func pipe() -> (ours: Int32, theirs: Int32)? {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) { open(pipe: $0) }
    }
    guard isOpen else { return nil }
    // Keep both ends away from the supervisor's descriptor.
    let (theirs, ours) = (
      fcntl(ends.0, F_DUPFD_CLOEXEC, 10), fcntl(ends.1, F_DUPFD_CLOEXEC, 10)
    )
    close(ends.0)
    close(ends.1)
    return (ours, theirs)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: program and arguments.
  ///   - file: input and output in a new process group; `nil` to share this process's.
  ///   - pipe: supervisor's end of a pipe; -1 for none.
  ///   - isQuiet: true to discard standard error.
  /// - Returns: process; `nil` with `errno` if it cannot be started.
  static func spawn(
    _ words: [String], connection file: Int32? = nil, pipe: Int32 = -1, isQuiet: Bool = false
  ) -> pid_t? {
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
    if let file {
      posix_spawn_file_actions_adddup2(&actions, file, 0)
      posix_spawn_file_actions_adddup2(&actions, file, 1)
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    if pipe >= 0 { posix_spawn_file_actions_adddup2(&actions, pipe, DriverSupervisor.pipe) }
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let group = file == nil ? 0 : Int16(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, group | Int16(POSIX_SPAWN_SETSIGMASK))
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    copies.append(nil)
    defer { copies.forEach { free($0) } }
    var pid: pid_t = 0
    errno = posix_spawnp(&pid, words[0], &actions, &attributes, &copies, environ)
    return errno == 0 ? pid : nil
  }
}

/// Calls the C function, whose name a member hides.
private func open(pipe ends: UnsafeMutablePointer<Int32>) -> Bool {
  pipe(ends) == 0
}
