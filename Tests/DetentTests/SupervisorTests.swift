import Foundation
import TestSupport
import Testing

/// No driver, nor any process it started, outlives the command, however that ends.
@Suite struct SupervisorTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Answers the first lines, starts a long-running process, and writes both process numbers.
  private static let driver = """
    sleep 1000 &
    echo $! >>pids
    echo $$ >>pids
    while read -r line; do
      case $line in
      *'"key"'*) trap '' TERM HUP; while :; do sleep 1000; done ;;
      *) echo '{"value":0,"has":["key"]}' ;;
      esac
    done
    """

  private func isRunning(_ pid: pid_t) -> Bool {
    guard kill(pid, 0) == 0 else { return false }
    // A zombie that nobody has waited for has also ended.
    let line = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .ascii)
    return line.map { !$0.contains(") Z ") } ?? true
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `what a driver has started ends with the command`(signal: Int32) throws {
    try folder.write(Self.driver, to: "hangs.sh")
    try folder.write("gesture 1\ncontrol slider\nkey End\n", to: "a.gesture")
    let words = ["run", "a.gesture", "--driver", "sh hangs.sh", "--driver-timeout", "600s"]
    let running = try Command.start(words, in: folder)
    var pids: [pid_t] = []
    // One driver is asked for its capabilities, plays, and hangs.
    for _ in 0..<3000 where running.process.isRunning && pids.count < 2 {
      usleep(10_000)
      let text = (try? folder.text(of: "pids")) ?? ""
      pids = text.split(separator: "\n", omittingEmptySubsequences: true).compactMap { pid_t($0) }
    }
    #expect(pids.count == 2)
    usleep(100_000)
    kill(running.process.processIdentifier, signal)
    running.process.waitUntilExit()
    var rest = pids
    for _ in 0..<1000 where !rest.isEmpty {
      rest.removeAll { !isRunning($0) }
      usleep(10_000)
    }
    #expect(rest.isEmpty)
    for pid in rest { kill(pid, SIGKILL) }
  }
}
