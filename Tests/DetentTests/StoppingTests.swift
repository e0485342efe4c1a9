import Foundation
import TestSupport
import Testing

/// Commands stopped in the middle of one script that would take minutes.
@Suite struct StoppingTests {
  private let folder: Folder
  private typealias Ending = (number: Int32, status: Int32)
  private static let signals: [Ending] = [(SIGINT, 130), (SIGTERM, 143)]

  /// Returns each command with both signals; with one in turn if only some cases are tried.
  private static func stops(_ words: [String]) -> [(Ending, String)] {
    words.enumerated().flatMap { number, words in
      (Cases.areAll ? signals : [signals[number % 2]]).map { ($0, words) }
    }
  }

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "a.gesture")
    // Nine million moves, with the most moves per line.
    let endless = (1...9).map { "glide 0 to \($0 % 2 * 300) over 1000s every 1ms\n" }.joined()
    try folder.write("gesture 1\ndown 0 0\n\(endless)up 0\n", to: "long.gesture")
  }

  /// Starts a command, interrupts it after half a second of processor time, and waits for its end,
  /// for up to 10 minutes.
  private func stopped(_ words: [String], _ signal: Int32) throws -> Command.Outcome {
    let running = try Command.start(words, in: folder)
    let id = running.process.processIdentifier
    while running.process.isRunning, Self.work(of: id) < 50 { usleep(10_000) }
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: end)
    defer { end.cancel() }
    kill(id, signal)
    return try running.finish()
  }

  /// Returns a process's processor time in 1/100 s, from Linux; elsewhere sleeps 0.5 s.
  private static func work(of id: pid_t) -> Int {
    guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .ascii) else {
      usleep(500_000)
      return 50
    }
    // The name may hold anything. Processor times are fields 14 and 15 of the whole line.
    let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    return fields.count > 13 ? (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0) : 0
  }

  @Test(
    arguments: stops([
      "run --level calls", "compare a.gesture", "export --with-digest", "export --to pointer",
      "plot", "draw", "accept", "shrink",
    ]))
  func `what has nothing to say about an interruption ends in the middle of a script`(
    signal: (number: Int32, status: Int32), verb: String
  ) throws {
    let words = verb.split(separator: " ").map(String.init)
    let outcome = try stopped(words + ["long.gesture"], signal.number)
    #expect(outcome.status == signal.status && outcome.errors == "")
  }

  @Test(arguments: stops(["1", "2"]))
  func `interrupted in the middle of a script, a check reports what it has found so far`(
    signal: (number: Int32, status: Int32), jobs: String
  ) throws {
    let words = ["check", "--jobs", jobs, "a.gesture", "long.gesture"]
    let outcome = try stopped(words, signal.number)
    #expect(outcome.status == signal.status)
    #expect(outcome.output == "1 passed, 0 failed, 1 not checked\n")
    #expect(outcome.errors == "detent: interrupted; 1 script was not checked\n")
  }

  @Test func `interrupted in the middle of a line, a stream has answered those before it`() throws {
    let lines = try Command.detent(["export", "a.gesture", "long.gesture"], in: folder).output
    try folder.write("{\"id\":7}\n", to: "short")
    try folder.write(lines, to: "lines")
    let outcome = try stopped(["stream", "short", "lines"], SIGINT)
    #expect(outcome.status == 130 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("{\"id\":7,\"ok\":false,"))
  }

  @Test func `what has been printed before an interruption stays`() throws {
    let outcome = try stopped(["run", "--level", "calls", "a.gesture", "long.gesture"], SIGINT)
    #expect(outcome.status == 130)
    #expect(outcome.output.hasPrefix(Example.trace("a.gesture")))
  }

}
