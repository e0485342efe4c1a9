import Foundation
import Testing

/// A command that is stopped, or that nobody listens to any more.
@Suite struct InterruptionTests {
  /// The first script is a pipe: so the command is surely at work when the signal comes, and goes on
  /// only when the script has been written.
  @Test(arguments: [(SIGINT, 130 as Int32), (SIGTERM, 143 as Int32)])
  func `interrupted, a check tells what it has found so far`(signal: Int32, status: Int32) throws {
    let folder = try Folder()
    try folder.write(Example.passing, to: "b.gesture")
    try #require(mkfifo(folder.file("a.gesture").path, 0o600) == 0)
    let running = try Command.start(["check", "a.gesture", "b.gesture"], in: folder)
    let pipe = try FileHandle(forWritingTo: folder.file("a.gesture"))  // waits for the reader
    running.process.interrupt(with: signal)
    try pipe.write(contentsOf: Data(Example.failing.utf8))
    try pipe.close()
    let outcome = try running.finish()
    #expect(outcome.status == status)
    #expect(outcome.output == "0 passed, 1 failed\n")
    #expect(outcome.errors.hasSuffix("detent: interrupted; 1 script was not checked\n"))
    #expect(outcome.errors.contains("a.gesture:3:8: check failed"))
  }

  @Test func `it stops without a word when nobody reads its output`() throws {
    let folder = try Folder()
    let moves = (1...20_000).map { "+8ms move 0 \($0 % 300)" }.joined(separator: "\n")
    try folder.write("gesture 1\n\ndown 0 0\n\(moves)\n+0ms up 0\n", to: "long.gesture")
    let command = try Command.executable().path
    let outcome = try Command.run(
      "/bin/sh", ["-c", "'\(command)' run long.gesture | head -n 2; echo done"], in: folder)
    #expect(outcome.output == "trace 1\nscript long.gesture\ndone\n")
    #expect(outcome.errors == "")
  }
}

extension Process {
  fileprivate func interrupt(with signal: Int32) {
    kill(processIdentifier, signal)
  }
}
