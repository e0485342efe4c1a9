/// Process groups that have to end with the command.
final class ProcessGroups: @unchecked Sendable {
  private static let most = 1100
  private let pids = UnsafeMutablePointer<pid_t>.allocate(capacity: ProcessGroups.most)
  private let monitor = Monitor()
  private var isClosed = false

  init() { pids.initialize(repeating: 0, count: Self.most) }

  /// Adds a process group; returns false if it must not run.
  func add(_ pid: pid_t) -> Bool {
    monitor.change {
      let place = (0..<Self.most).first { pids[$0] == 0 }
      guard let place, !isClosed else { return false }
      pids[place] = pid
      return true
    }
  }

  /// Rejects all further process groups.
  func reject() {
    monitor.change { isClosed = true }
  }

  func remove(_ pid: pid_t) {
    monitor.change {
      for place in 0..<Self.most where pids[place] == pid { pids[place] = 0 }
    }
  }

  /// Kills all process groups; safe in a signal handler.
  func killAll() {
    var place = 0
    while place < Self.most {
      if pids[place] > 0 { kill(-pids[place], SIGKILL) }
      place += 1
    }
  }
}
