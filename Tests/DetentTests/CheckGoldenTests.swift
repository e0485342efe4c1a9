import Foundation
import Testing

/// Goldens that `detent check` records, and goldens without scripts.
struct CheckGoldenTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "a/new.gesture")
    try folder.write(Example.failing, to: "a/bad.gesture")
    try folder.write(Example.silent, to: "a/old.gesture")
    try folder.write(
      Example.trace("old.gesture").replacing("key", with: "drag"), to: "a/old.trace")
  }

  private func check(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.detent(["check"] + words, in: folder, environment: environment)
  }

  // MARK: Recording

  @Test(arguments: [
    ("never", "1 passed, 2 failed\n", [String]()), ("missing", "1 passed, 2 failed\n", ["new"]),
    ("failed", "2 passed, 1 failed\n", ["old"]), ("all", "2 passed, 1 failed\n", ["new", "old"]),
  ])
  func `only the goldens that were asked for are written, and none of a script that fails`(
    policy: String, summary: String, written: [String]
  ) throws {
    let before = try folder.text(of: "a/old.trace")
    let outcome = try check("--record", policy, "a")
    #expect(outcome.status == 1 && outcome.output == summary)
    #expect(folder.files.contains("a/new.trace") == written.contains("new"))
    #expect((try folder.text(of: "a/old.trace") != before) == written.contains("old"))
    #expect(!folder.files.contains("a/bad.trace"))
    for name in written {
      #expect(try folder.text(of: "a/\(name).trace") == Example.trace("\(name).gesture"))
      #expect(outcome.errors.contains("a/\(name).trace: \(name == "new" ? "new" : "changed")\n"))
    }
  }

  @Test func `nothing is recorded where CI is set`() throws {
    let names = folder.files
    let outcome = try check("--record", "all", "a", environment: ["CI": "true"])
    #expect(outcome.status == 2 && outcome.output == "" && folder.files == names)
    #expect(outcome.errors.hasPrefix("detent: '--record all' writes goldens, and CI is set\n"))
    #expect(try check("--record", "never", "a", environment: ["CI": "true"]).status == 1)
  }

  @Test func `standard input has no golden, whatever lies about`() throws {
    try folder.write("trace 1\n", to: "-.trace")
    let outcome = try Command.detent(
      ["check", "--record", "all", "-"], in: folder, input: Example.passing)
    #expect((outcome.status, outcome.output) == (0, "1 passed, 0 failed\n"))
    #expect(try folder.text(of: "-.trace") == "trace 1\n")
  }

  @Test func `a golden with other line ends says so`() throws {
    let golden = Example.trace("old.gesture")
    try folder.write(golden.replacing("\n", with: "\r\n"), to: "a/old.trace")
    let outcome = try check("a/old.gesture")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        a/old.gesture: the trace differs from the golden in its line ends
          = help: the lines of the golden end in CR LF; for git, put '*.trace -text' into .gitattributes
          to accept: detent accept a/old.gesture

        """)
  }

  // MARK: Goldens without scripts

  @Test(arguments: [("ignore", 0 as Int32), ("warn", 5), ("reject", 1), ("delete", 0)])
  func `a golden without a script is what the user says`(choice: String, status: Int32) throws {
    try folder.write(Example.passing, to: "b/x.gesture")
    try folder.write("trace 1\n", to: "b/lost.trace")
    let outcome = try check("--unreferenced", choice, "b")
    #expect((outcome.status, outcome.output) == (status, "1 passed, 0 failed\n"))
    #expect(folder.files.contains("b/lost.trace") == (choice != "delete"))
    #expect(folder.files.contains("b/x.gesture"))
    #expect(outcome.errors.contains("b/lost.trace: ") == (choice != "ignore"))
  }

  @Test func `what is no trace is no golden, whatever its name`() throws {
    try folder.write(Example.passing, to: "b/x.gesture")
    try folder.write("log of another tool\n", to: "b/other.trace")
    for choice in ["warn", "reject", "delete"] {
      let outcome = try check("--unreferenced", choice, "b")
      #expect((outcome.status, outcome.errors) == (0, ""))
    }
    #expect(folder.files.contains("b/other.trace"))
  }

  @Test func `nothing is deleted unless all scripts are looked at`() throws {
    try folder.write("trace 1\n", to: "a/lost.trace")
    for words in [["--filter", "*"], ["--partition", "hash:1/1"]] {
      let outcome = try Command.detent(
        ["check", "--unreferenced", "delete", "a"] + words, in: folder)
      #expect(outcome.status == 2 && outcome.output == "")
    }
    let shard = ["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"]
    #expect(try check("--unreferenced", "delete", "a", environment: shard).status == 2)
    #expect(try check("--unreferenced", "delete", "--fail-fast", "a").status == 1)
    #expect(folder.files.contains("a/lost.trace"))
  }

  @Test func `a filter makes no golden an orphan`() throws {
    let outcome = try check("--filter", "new*", "a")
    #expect((outcome.status, outcome.errors) == (0, ""))
  }
}
