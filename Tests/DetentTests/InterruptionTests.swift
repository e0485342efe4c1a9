import Foundation
import Testing

/// Interrupted commands, and commands whose reader is gone.
@Suite struct InterruptionTests {
  /// The second script is a pipe without a writer. So the first script has been checked, and the
  /// command is waiting, when the signal comes.
  @Test(arguments: [(SIGINT, 130 as Int32), (SIGTERM, 143 as Int32)])
  func `interrupted, a check reports what it has found so far`(signal: Int32, status: Int32) throws
  {
    let folder = try Folder()
    for name in ["a.gesture", "c.gesture"] { try folder.write(Example.failing, to: name) }
    try #require(mkfifo(folder.file("b.gesture").path, 0o600) == 0)
    let running = try Command.start(["check", "a.gesture", "b.gesture", "c.gesture"], in: folder)
    let outcome = try running.interrupted(with: signal, waitingFor: folder.file("b.gesture"))
    #expect(outcome.status == status)
    #expect(outcome.output == "0 passed, 1 failed, 2 not checked\n")
    #expect(outcome.errors.hasSuffix("detent: interrupted; 2 scripts were not checked\n"))
    #expect(outcome.errors.hasPrefix("a.gesture:3:8: check failed\n"))
  }

  @Test(arguments: [(SIGINT, 130 as Int32), (SIGTERM, 143 as Int32)])
  func `a run that waits for its script stops at once`(signal: Int32, status: Int32) throws {
    let folder = try Folder()
    try #require(mkfifo(folder.file("a.gesture").path, 0o600) == 0)
    let running = try Command.start(["run", "a.gesture"], in: folder)
    let outcome = try running.interrupted(with: signal, waitingFor: folder.file("a.gesture"))
    #expect((outcome.status, outcome.output, outcome.errors) == (status, "", ""))
  }

  @Test(arguments: [(SIGINT, 130 as Int32), (SIGTERM, 143 as Int32)], ["1", "3"])
  func `interrupted, a stream has answered what it has read`(
    signal: (number: Int32, status: Int32), jobs: String
  ) throws {
    let folder = try Folder()
    try folder.write("{\"id\":7}\n", to: "lines")
    try #require(mkfifo(folder.file("pipe").path, 0o600) == 0)
    let running = try Command.start(["stream", "--jobs", jobs, "lines", "pipe"], in: folder)
    let outcome = try running.interrupted(
      with: signal.number, waitingFor: folder.file("pipe"))
    #expect(outcome.status == signal.status && outcome.errors == "")
    #expect(outcome.output.hasPrefix("{\"id\":7,\"ok\":false,"))
  }

  @Test func `interrupted, a fuzz that waits for a recording tries nothing`() throws {
    let folder = try Folder()
    try #require(mkfifo(folder.file("pipe").path, 0o600) == 0)
    let running = try Command.start(["fuzz", "--seed", "1", "--from", "pipe"], in: folder)
    let outcome = try running.interrupted(with: SIGINT, waitingFor: folder.file("pipe"))
    #expect((outcome.status, outcome.errors) == (130, ""))
    #expect(outcome.output == "fuzz ruler --seed 1 --cases 10000\n")
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

extension Running {
  /// Sends a signal once the program has opened a pipe for reading, and waits for its end. A
  /// program that ignores the signal is killed later, which fails the test.
  func interrupted(
    with signal: Int32, waitingFor pipe: URL
  ) throws -> Command.Outcome {
    let writer = try FileHandle(forWritingTo: pipe)  // waits for the reader
    defer { try? writer.close() }
    let id = process.processIdentifier
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: end)
    defer { end.cancel() }
    kill(id, signal)
    return try finish()
  }
}
