/// Supervisor that ends a driver and all its processes once the command is gone, even if killed.
///
/// The command starts itself as the supervisor, the first process of the driver's group. Only the
/// command holds the other end of the supervisor's pipe, so the pipe closes with the command.
package enum DriverSupervisor {
  /// First argument of a supervisor; the second is the driver's command for a shell.
  package static let word = "--supervise-driver"
  /// File descriptor of its end of the pipe.
  static let pipe: Int32 = 3
  /// True if this program can run as a supervisor, unlike a test that uses the module.
  package nonisolated(unsafe) static var isThere = false

  /// Program in execution: its path, or on a Mac its name as called.
  static var program: String {
    #if canImport(Darwin)
    return CommandLine.arguments.first ?? ""
    #else
    return "/proc/self/exe"
    #endif
  }

  /// Runs a driver, and exits with its status.
  package static func run(_ command: String) -> Never {
    _ = fcntl(pipe, F_SETFD, FD_CLOEXEC)
    guard let child = DriverProcess.spawn(["/bin/sh", "-c", command]) else { _exit(126) }
    // Leave the connection to the driver alone.
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

  /// Waits for the end of the command.
  ///
  /// - Parameter milliseconds: longest wait; -1 for no limit.
  /// - Returns: true if the pipe has closed.
  private static func isGone(waitsFor milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}
