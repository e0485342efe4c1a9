import Foundation
import TestSupport
import Testing

/// Commands that are stopped in the middle of one script that would keep them for minutes.
@Suite struct StoppingTests {
  private let folder: Folder
  private typealias Ending = (number: Int32, status: Int32)
  private static let signals: [Ending] = [(SIGINT, 130), (SIGTERM, 143)]

  /// Each with both signals; or, where not all cases are tried, with one or the other in turn.
  private static func stops(_ words: [String]) -> [(Ending, String)] {
    words.enumerated().flatMap { number, words in
      (Cases.areAll ? signals : [signals[number % 2]]).map { ($0, words) }
    }
  }

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "a.gesture")
    // Nine million moves, as many in each line as it may stand for.
    let endless = (1...9).map { "glide 0 to \($0 % 2 * 300) over 1000s every 1ms\n" }.joined()
    try folder.write("gesture 1\ndown 0 0\n\(endless)up 0\n", to: "long.gesture")
  }

  /// Starts a command, lets it work for half a second of a processor, and interrupts it. On a busy machine that takes
  /// as long as it takes.
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

  /// How long a process has had a processor, in hundredths of a second: as Linux tells it. Elsewhere half a second is waited.
  private static func work(of id: pid_t) -> Int {
    guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .ascii) else {
      usleep(500_000)
      return 50
    }
    // The fields behind the name, which may hold anything: those of the processor are the 14th and the 15th of all.
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
  func `interrupted in the middle of a script, a check tells what it has found so far`(
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
