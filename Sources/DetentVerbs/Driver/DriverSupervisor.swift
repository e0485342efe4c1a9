/// Starts a driver, and ends it with all that it has started when the command that asked for it is gone, however that was ended.
///
/// The command starts itself as a supervisor, which is the first process of the driver's group. It holds one end of a pipe, of which
/// the command alone has the other: so the pipe ends with the command.
package enum DriverSupervisor {
  /// The first argument of a supervisor; the second is the driver, for a shell.
  package static let word = "--supervise-driver"
  /// The file descriptor of its end of the pipe.
  static let pipe: Int32 = 3
  /// True if this program starts a supervisor if it is asked to: a test that uses the module does not.
  package nonisolated(unsafe) static var isThere = false

  /// The program that runs: its path, or on a Mac as it was called, to be looked for on the path.
  static var program: String {
    #if canImport(Darwin)
    return CommandLine.arguments.first ?? ""
    #else
    return "/proc/self/exe"
    #endif
  }

  /// Runs a driver, and ends as it ends.
  package static func run(_ command: String) -> Never {
    _ = fcntl(pipe, F_SETFD, FD_CLOEXEC)
    guard let child = DriverProcess.spawn(["/bin/sh", "-c", command]) else { _exit(126) }
    // The driver alone has the connection now.
    close(0)
    close(1)
    _ = startThread {
      while !isGone(waitsFor: -1) {}
      kill(0, SIGKILL)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if isGone(waitsFor: 0) { kill(0, SIGKILL) }
    _exit(status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
  }

  /// True if the command is gone.
  ///
  /// - Parameter milliseconds: how long to wait for it; -1 for ever.
  /// - Returns: whether the pipe has ended.
  private static func isGone(waitsFor milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}
