import Foundation
import Testing

/// Selection and order of the scripts of `detent check`.
struct CheckSelectionTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["a/one", "a/two", "a/deep/three", "b/four"] {
      try folder.write(Example.passing, to: "\(name).gesture")
    }
  }

  private func check(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.detent(["check"] + words, in: folder, environment: environment)
  }

  /// Returns the paths of the scripts checked.
  private func checked(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> [String] {
    let outcome = try Command.detent(
      ["check", "--format", "ndjson", "--no-tests", "pass"] + words, in: folder,
      environment: environment)
    let lines = outcome.output.split(separator: "\n").dropLast()
    return lines.compactMap { line in
      line.firstRange(of: "\"path\":\"").map {
        String(line[$0.upperBound...].prefix { $0 != "\"" })
      }
    }
  }

  // MARK: Filters

  @Test(arguments: [
    (["--filter", "o*", "a"], ["a/one.gesture"]),
    (["--filter", "*e.gesture", "a"], ["a/deep/three.gesture", "a/one.gesture"]),
    (["--filter", "deep/**", "a", "b"], ["a/deep/three.gesture"]),
    (["--filter=one*", "--filter=f*", "a", "b"], ["a/one.gesture", "b/four.gesture"]),
    (["--filter", "b/*", "a", "b/four.gesture"], ["b/four.gesture"]),
    (["--filter", "x", "a"], []),
  ])
  func `a filter keeps the scripts it matches, within their folders`(
    words: [String], paths: [String]
  ) throws {
    #expect(try checked(words) == paths)
  }

  @Test func `how many were selected is reported where not all might be`() throws {
    #expect(
      try check("--filter", "o*", "a").output == "selected 1 of 3\n1 passed, 0 failed\n")
    #expect(try check("--filter", "*", "a").output == "selected 3 of 3\n3 passed, 0 failed\n")
    #expect(try check("--quiet", "--filter", "o*", "a").output == "")
    #expect(try check("a").output == "3 passed, 0 failed\n")
  }

  // MARK: Shares

  @Test(arguments: ["hash", "slice"])
  func `shares make up the whole`(kind: String) throws {
    let all = try checked(["a", "b"])
    #expect(all.count == 4)
    let shares = try (1...3).map { try checked(["--partition", "\(kind):\($0)/3", "a", "b"]) }
    #expect(shares.flatMap { $0 }.sorted() == all.sorted())
    if kind == "slice" { #expect(shares.map(\.count) == [2, 1, 1]) }
  }

  @Test func `the hash is that of the path within the folder, however it is named`() throws {
    for number in 1...3 {
      let words = ["--partition", "hash:\(number)/3"]
      let paths = try checked(words + ["a"])
      #expect(try checked(words + ["./a/"]) == paths.map { "./\($0)" })
    }
  }

  @Test func `Bazel's shards are slices, and it is reported that they were understood`() throws {
    let all = try checked(["a", "b"])
    for index in 0..<3 {
      let environment = [
        "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
        "TEST_SHARD_STATUS_FILE": folder.file("status-\(index)").path,
      ]
      let mine = all.indices.filter { $0 % 3 == index }.map { all[$0] }
      #expect(try checked(["a", "b"], environment: environment) == mine)
      #expect(folder.files.contains("status-\(index)"))
    }
    let wrong = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"]
    #expect(try check("a", environment: wrong).status == 2)
  }

  @Test func `a golden is in the share of its script`() throws {
    try folder.write(Example.trace("one.gesture"), to: "a/one.trace")
    for number in 1...3 {
      let words = ["--partition", "hash:\(number)/3"]
      #expect(try checked(words + ["a/one.trace"]) == checked(words + ["a/one.gesture"]))
    }
    #expect(try checked(["--filter", "*.gesture", "a/one.trace"]) == ["a/one.gesture"])
    #expect(
      try checked(["--partition", "slice:2/2", "a/one.trace", "a/one.gesture", "b"])
        == ["b/four.gesture"])
  }

  // MARK: Threads

  @Test func `what is reported does not depend on how many work`() throws {
    for number in 0..<60 {
      let source = number % 7 == 3 ? Example.failing : Example.passing
      try folder.write(source, to: "many/\(100 + number).gesture")
    }
    let one = try check("--jobs", "1", "many")
    #expect(one.status == 1 && one.output.hasSuffix("\n51 passed, 9 failed\n"))
    for jobs in ["2", "5", "40"] {
      let more = try check("--jobs", jobs, "many")
      #expect((more.status, more.output, more.errors) == (one.status, one.output, one.errors))
    }
  }

  @Test func `it stops when enough have failed`() throws {
    for number in 1...6 { try folder.write(Example.failing, to: "c/\(number).gesture") }
    let fast = try check("--fail-fast", "c")
    #expect((fast.status, fast.output) == (1, "0 passed, 1 failed, 5 not checked\n"))
    #expect(fast.errors.contains("c/1.gesture:3:8") && !fast.errors.contains("c/2.gesture"))
    let four = try check("--max-fail", "4", "c")
    #expect(four.output.hasSuffix("\n0 passed, 4 failed, 2 not checked\n"))
    #expect(try check("--max-fail", "6", "c").output.hasSuffix("\n0 passed, 6 failed\n"))
  }

  // MARK: Nothing

  @Test func `what it means that there is nothing to check is for the user to say`() throws {
    try folder.write("", to: "empty/x")
    for (choice, status) in [("fail", 4 as Int32), ("warn", 0), ("pass", 0)] {
      let outcome = try check("--no-tests", choice, "empty")
      #expect(outcome.status == status && outcome.output == "")
      #expect(outcome.errors.isEmpty == (choice == "pass"))
    }
    let filtered = try check("--filter", "x", "a")
    #expect(filtered.status == 4 && filtered.output == "selected 0 of 3\n")
    #expect(
      filtered.errors.contains(
        "--filter or --partition leaves out all scripts: 3; "
          + "if an empty share may pass, write --no-tests pass\n"))
  }
}
