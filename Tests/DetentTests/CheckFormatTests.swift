import Foundation
import Harness
import Testing

/// Destinations of the reports of `detent check`.
struct CheckFormatTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "a/good.gesture")
    try folder.write(Example.failing, to: "a/bad.gesture")
  }

  private func check(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.detent(["check"] + words, in: folder, environment: environment)
  }

  @Test func `several formats at once, each in its place`() throws {
    let outcome = try check(
      "--format", "junit=out.xml", "--format=json=out.json", "--format", "tap=out.tap", "--format",
      "human", "a")
    let plain = try check("a")
    #expect((outcome.status, outcome.output) == (1, "1 passed, 1 failed\n"))
    #expect(outcome.errors == plain.errors)
    #expect(
      try folder.text(of: "out.xml").contains("<testsuites name=\"detent check\" tests=\"2\" "))
    #expect(try folder.text(of: "out.tap").hasPrefix("TAP version 14\n# detent check\n1..2\n"))
    _ = try JSONValue(parsing: Array(try folder.text(of: "out.json").utf8)[...])
    #expect(try check("--format", "junit=x.xml", "a").output == plain.output)
  }

  @Test func `two formats in one file are rejected`() throws {
    let outcome = try check("--format", "junit=out", "--format", "tap=out", "a")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: 'out' is to have two outputs\n"))
    #expect(!folder.files.contains("out"))
  }

  @Test func `a format on standard output is alone there, and people are reported nothing`() throws
  {
    let outcome = try check("--format", "tap", "a")
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("TAP version 14\n# detent check\n1..2\n"))
    #expect(try check("--format", "tap=-", "--quiet", "a").output.hasPrefix("TAP version 14\n"))
    let human = try check("--format", "json", "--format", "human=out.txt", "a")
    #expect(human.output.hasPrefix("{"))
    let text = try folder.text(of: "out.txt")
    #expect(text.hasPrefix("# detent check\na/bad.gesture:3:8: check failed\n"))
    #expect(text.hasSuffix("\n1 passed, 1 failed\n"))
  }

  @Test func `GitHub is reported without being asked`() throws {
    let environment = ["GITHUB_ACTIONS": "true"]
    let outcome = try check("a", environment: environment)
    #expect(outcome.output == "1 passed, 1 failed\n")
    #expect(outcome.errors.contains("\n::error file=a/bad.gesture,line=3,col=8,"))
    let tap = try check("--format", "tap", "a", environment: environment)
    #expect(tap.errors.hasPrefix("::error file=a/bad.gesture,") && !tap.output.contains("::error"))
    let asked = try check("--format", "github", "a", environment: environment)
    #expect(asked.output.hasPrefix("::error file=a/bad.gesture,") && asked.errors == "")
  }

  @Test func `Bazel gets its XML`() throws {
    let path = folder.file("bazel.xml").path
    let outcome = try check("a", environment: ["XML_OUTPUT_FILE": path])
    #expect(outcome.output == "1 passed, 1 failed\n")
    #expect(try folder.text(of: "bazel.xml").hasPrefix("<?xml "))
  }

  @Test func `a report that cannot be written is said, and the others are`() throws {
    let outcome = try check("--format", "junit=no/out.xml", "--format", "json=out.json", "a")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("detent: cannot write 'no/out.xml': "))
    #expect(try folder.text(of: "out.json").hasPrefix("{"))
  }

  @Test func `nothing to check is a whole report too`() throws {
    try folder.write("", to: "empty/x")
    let expected = [
      "tap": "TAP version 14\n# detent check\n1..0 # SKIP nothing to check\n", "github": "",
    ]
    for (format, text) in expected {
      #expect(try check("--format", format, "empty").output == text)
    }
    let json = try check("--format", "json", "empty").output
    _ = try JSONValue(parsing: Array(json.utf8)[...])
  }

  @Test func `interrupted, every report is whole, and names what was not checked`() throws {
    try #require(mkfifo(folder.file("a/c.gesture").path, 0o600) == 0)
    let running = try Command.start(
      ["check", "--format", "junit=o.xml", "--format", "json=o.json", "--format", "tap", "a"],
      in: folder)
    let outcome = try running.interrupted(with: SIGINT, waitingFor: folder.file("a/c.gesture"))
    #expect(outcome.status == 130)
    let tests = outcome.output.split(separator: "\n").filter {
      $0.hasPrefix("ok") || $0.hasPrefix("not ok")
    }
    #expect(
      tests == [
        "not ok 1 - a/bad.gesture", "ok 2 - a/c.gesture # SKIP interrupted",
        "ok 3 - a/good.gesture # SKIP interrupted",
      ])
    let xml = try folder.text(of: "o.xml")
    #expect(xml.contains("skipped=\"2\"") && xml.hasSuffix("</testsuites>\n"))
    let json = try JSONValue(parsing: Array(try folder.text(of: "o.json").utf8)[...])
    #expect(json["summary"]?["skipped"]?.number == 2)
  }

  @Test func `what is no file is written to, and stays what it is`() throws {
    try #require(mkfifo(folder.file("pipe").path, 0o600) == 0)
    let script =
      "cat pipe > copy & '\(try Command.executable().path)' check"
      + " --format tap=pipe a/good.gesture; wait"
    let outcome = try Command.run("/bin/sh", ["-c", script], in: folder)
    #expect((outcome.status, outcome.output) == (0, "1 passed, 0 failed\n"))
    #expect(try folder.text(of: "copy").hasPrefix("TAP version 14\n# detent check\n1..1\n"))
    var status = stat()
    #expect(stat(folder.file("pipe").path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    // A link of the test's own to /dev/null; tests must not risk the real one.
    try FileManager.default.createSymbolicLink(
      at: folder.file("null"), withDestinationURL: URL(fileURLWithPath: "/dev/null"))
    #expect(try check("--format", "json=null", "a/good.gesture").status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("null").path)
        == "/dev/null")
  }
}
