import Foundation
import Testing

/// `check --watch` and `run --watch`: changed files are played again.
struct WatchTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("gesture 1\nstep 5\n", to: "control")
    try folder.write(Self.script(176), to: "suite/a.gesture")
    try folder.write(Self.script(200), to: "suite/b.gesture")
    #expect(try Command.detent(["accept", "suite"], in: folder).status == 0)
  }

  private static func script(_ x: Int) -> String {
    "gesture 1\nlike \"../control\"\nsnap always\ndown 0 160\n+8ms move 0 \(x)\n+200ms up 0\nsettle\n"
  }

  @Test func `only what has changed is checked again, and then all are counted`() throws {
    let running = Watched(try Command.start(["check", "--watch", "suite"], in: folder))
    defer { running.interrupt() }
    try running.wait(for: "2 of 2 pass now\n")
    try folder.write(Self.script(120), to: "suite/b.gesture")
    try running.wait(for: "changed: suite/b.gesture\n0 passed, 1 failed\n1 of 2 pass now\n")
    try folder.write(Self.script(200), to: "suite/b.gesture")
    try running.wait(for: "changed: suite/b.gesture\n1 passed, 0 failed\n2 of 2 pass now\n")
    try folder.write("gesture 1\nstep 2\n", to: "control")
    try running.wait(for: "changed: suite/a.gesture, suite/b.gesture\n")
    try running.wait(for: "of 2 pass now\n")
  }

  @Test func `a script that comes is checked, and one that goes is forgotten`() throws {
    let running = Watched(try Command.start(["check", "--watch", "suite"], in: folder))
    defer { running.interrupt() }
    try running.wait(for: "2 of 2 pass now\n")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("suite/a.gesture"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("suite/a.trace"))
    try folder.write("gesture 1\nkey ArrowUp\nexpect value == 1\n", to: "suite/c.gesture")
    try running.wait(for: "changed: suite/c.gesture\n1 passed, 0 failed\n2 of 2 pass now\n")
  }

  @Test func `a header in the suite is watched, and is no test`() throws {
    try folder.write("gesture 1\nstep 5\n", to: "suite/control.gesture")
    try folder.write(
      Self.script(176).replacing("../control", with: "control.gesture"), to: "suite/a.gesture")
    let running = Watched(
      try Command.start(["check", "--watch", "suite/a.trace", "suite"], in: folder))
    defer { running.interrupt() }
    try running.wait(for: "2 passed, 0 failed\n2 of 2 pass now\n")
    try folder.write("gesture 1\nstep 2\n", to: "suite/control.gesture")
    try running.wait(for: "changed: suite/a.gesture, suite/control.gesture\n")
    try running.wait(for: " of 2 pass now\n")
  }

  @Test func `what is new in a trace is shown`() throws {
    let running = Watched(try Command.start(["run", "--watch", "suite/a.gesture"], in: folder))
    defer { running.interrupt() }
    try running.wait(for: "end lines=")
    try folder.write(Self.script(140), to: "suite/a.gesture")
    try running.wait(for: "suite/a.gesture: behaves differently from line ")
    try folder.write(Self.script(140) + "# a comment\n", to: "suite/a.gesture")
    try running.wait(for: "suite/a.gesture: behaves as before\n")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("suite/a.gesture"))
    try running.wait(
      for: "suite/a.gesture: cannot be read any more; it is played when it is back\n")
    try folder.write(Self.script(140), to: "suite/a.gesture")
    try running.wait(for: "suite/a.gesture: behaves as before\n")
  }

  @Test func `reports are of one run`() throws {
    #expect(
      try Command.detent(["check", "--watch", "--html", "a", "suite"], in: folder).status == 2)
    #expect(try Command.detent(["run", "--watch", "-"], in: folder).status == 2)
  }
}

/// A running command whose outputs are awaited one by one.
final class Watched {
  private let running: Running
  private var read = ""

  init(_ running: Running) { self.running = running }

  /// Starts to watch `a.gesture`, and waits for its first trace.
  convenience init(_ words: [String], _ script: String, _ folder: Folder) throws {
    try folder.write(script, to: "a.gesture")
    self.init(try Command.start(words, in: folder))
    try wait(for: "end lines=")
  }

  /// Output so far.
  var output: String {
    get throws { try running.output }
  }

  func interrupt() {
    running.process.interrupt()
    running.process.waitUntilExit()
  }

  /// Waits until a text appears after the last awaited one.
  func wait(for text: String) throws {
    for _ in 0..<6000 {
      let new = try running.output.dropFirst(read.count)
      if let range = new.range(of: text) {
        read += new[..<range.upperBound]
        return
      }
      usleep(10_000)
    }
    Issue.record("'\(text)' did not come: \(try running.output)")
  }
}
