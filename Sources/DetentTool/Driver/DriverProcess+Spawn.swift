// The start of a driver, and what systems call differently about its connection.

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

  /// Starts a shell with a command, in a process group of its own, with an end of a connection as its input and output.
  ///
  /// - Parameters:
  ///   - command: for the shell.
  ///   - file: the end.
  ///   - isQuiet: whether what it prints to standard error is not wanted.
  /// - Returns: the process; `nil`, with `errno`, if the system has none.
  static func spawn(_ command: String, _ file: Int32, isQuiet: Bool) -> pid_t? {
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
}
