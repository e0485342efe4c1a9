import Foundation
import TestSupport
import Testing

@testable import DetentVerbs

/// `detent stream`.
struct StreamCommandTests {
  private static func line(_ id: Int, steps: Int = 1) -> String {
    let events = String(repeating: ",[\"key\",\"ArrowUp\"]", count: steps).dropFirst()
    return "{\"id\":\(id),\"gesture\":1,\"unit\":\"us\",\"ev\":[\(events)]}\n"
  }

  private func stream(_ words: String..., input: String) throws -> Command.Outcome {
    try Command.detent(["stream"] + words, input: input)
  }

  @Test func `each line has an answer, in order, and error is no failure`() throws {
    let input = Self.line(1) + "{\n\n" + Self.line(2)
    let outcome = try stream("--digest-only", input: input)
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "{\"id\":1,\"ok\":true,\"digest\":\"f175d367897893b9\"}")
    #expect(lines[1].hasPrefix("{\"id\":null,\"ok\":false,\"error\":{\"code\":\"E701\""))
    #expect(lines[2].hasPrefix("{\"id\":null,\"ok\":false,\"error\":{\"code\":\"E701\""))
    #expect(lines[3] == "{\"id\":2,\"ok\":true,\"digest\":\"f175d367897893b9\"}")
  }

  @Test func `however many threads play, the answers are the same`() throws {
    let count = Cases.some(of: 900)
    let input = (0..<count).map { Self.line($0, steps: $0 % 40) }.joined()
    let alone = try stream(input: input)
    #expect(alone.output.split(separator: "\n").count == count)
    for jobs in ["0", "2", "7"] {
      let outcome = try stream("--jobs", jobs, input: input)
      #expect(outcome.status == 0 && outcome.output == alone.output, "\(jobs) jobs")
    }
  }

  @Test func `a line that is too long is rejected and the next is played`() throws {
    // Long enough to be discarded before its end arrives.
    let long = Self.line(2, steps: 12_000)
    let input = Self.line(1) + long + Self.line(3) + long.dropLast()
    let outcome = try stream("--max-line", "64KiB", "--digest-only", input: input)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("{\"id\":1,\"ok\":true"))
    #expect(lines[2].hasPrefix("{\"id\":3,\"ok\":true"))
    let error = "\"message\":\"this line is longer than 65536 bytes\",\"column\":65537}}"
    #expect(lines[1].hasSuffix(error) && lines[3].hasSuffix(error))
  }

  @Test func `a line as long as is allowed is played, and one byte more is too long`() throws {
    let long = Self.line(2, steps: 5000)
    let exact = try stream("--max-line", "\(long.utf8.count - 1)", input: long)
    #expect(exact.output.hasPrefix("{\"id\":2,\"ok\":true"))
    #expect(try stream("--max-line", "\(long.utf8.count - 2)", input: long).output.contains("E703"))
  }

  @Test func `only on demand is an answer that is not ok a failure`() throws {
    for input in ["{\n", Self.line(1).replacing("}", with: ",\"digest\":\"0000000000000000\"}")] {
      #expect(try stream(input: input).status == 0)
      #expect(try stream("--fail-on-mismatch", input: input).status == 1)
    }
    #expect(try stream("--fail-on-mismatch", input: Self.line(1)).status == 0)
  }

  @Test func `counters are what Hadoop reads`() throws {
    let outcome = try stream("--hadoop-counters", input: Self.line(1) + Self.line(2) + "{\n")
    #expect(
      outcome.errors == """
        reporter:counter:detent,passed,2
        reporter:counter:detent,unreadable,1

        """)
  }

  @Test func `the level says what the digest stands for`() throws {
    let input = #"{"gesture":1,"unit":"us","ev":[["set","value",1,"animated"],["settle"]]}"#
    let calls = try stream("--level", "calls", input: input).output
    #expect(try stream(input: input).output == calls)
    #expect(try stream("--level", "frames", input: input).output != calls)
  }

  @Test func `what has been answered is there while the input pauses`() throws {
    for jobs in ["1", "3"] {
      let (input, output) = (Pipe(), Pipe())
      let process = Process()
      process.executableURL = try Command.executable()
      process.arguments = ["stream", "--jobs", jobs, "--digest-only"]
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      for id in 1...3 {
        try input.fileHandleForWriting.write(contentsOf: Data(Self.line(id).utf8))
        let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(answer == "{\"id\":\(id),\"ok\":true,\"digest\":\"f175d367897893b9\"}\n")
      }
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test(.enabled(if: Programs.has("bash"), "there is no bash here"))
  func `when nobody reads any more it ends without a word, with 141`() throws {
    let folder = try Folder()
    try folder.write((0..<20_000).map { Self.line($0) }.joined(), to: "in")
    let command = try Command.executable().path
    let outcome = try Command.run(
      "/usr/bin/env",
      ["bash", "-c", "'\(command)' stream in | head -1 >first; echo ${PIPESTATUS[0]}"],
      in: folder)
    #expect(outcome.output == "141\n" && outcome.errors == "")
  }

  @Test func `output that cannot be written and input that cannot be read are reported`() throws {
    let folder = try Folder()
    try folder.write(Self.line(1), to: "in")
    let command = try Command.executable().path
    let closed = try Command.run("/bin/sh", ["-c", "'\(command)' stream in >&-"], in: folder)
    #expect(closed.status == 2)
    #expect(closed.errors == "detent: cannot write to standard output: Bad file descriptor\n")
    for path in ["missing", "."] {
      let outcome = try Command.detent(["stream", path], in: folder)
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("detent: cannot read '\(path)': "))
    }
  }

  @Test(arguments: ["--jobs -1", "--jobs many", "--max-line 0", "--max-line 2GiB", "--max-line 1x"])
  func `wrong use is reported`(words: String) throws {
    let outcome = try Command.detent(["stream"] + words.split(separator: " ").map(String.init))
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: --jobs takes 0 to 1024, --max-line a size from"))
  }
}
