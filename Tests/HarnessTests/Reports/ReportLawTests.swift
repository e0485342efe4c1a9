import TestSupport
import Testing

import Harness

/// Tests that every report can be read back, whatever the names and messages in it.
struct ReportLawTests {
  private static func forSome(
    _ seed: UInt64, _ body: ([HostileOutcome]) throws -> Void
  ) rethrows {
    var random = RandomBits(seed: seed)
    for _ in 0..<150 { try body(HostileOutcome.some(&random)) }
  }

  // MARK: JSON

  @Test(arguments: Seeds.all)
  func `JSON reads back to the same names, messages and verdicts`(seed: UInt64) throws {
    try Self.forSome(seed) { outcomes in
      let text = HostileOutcome.report(.json, outcomes)
      let value = try JSONValue(parsing: Array(text.utf8)[...])
      guard case .array(let scripts)? = value["scripts"] else { throw Missing.part }
      try #require(scripts.count == outcomes.count)
      for (script, outcome) in zip(scripts, outcomes) { try expect(script, is: outcome) }
      #expect(value["summary"]?["selected"]?.number == Double(outcomes.count))
    }
  }

  @Test(arguments: Seeds.all)
  func `each line of NDJSON is an object, and the last one a summary`(seed: UInt64) throws {
    try Self.forSome(seed) { outcomes in
      let text = HostileOutcome.report(.ndjson, outcomes)
      let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      try #require(lines.count == outcomes.count + 2 && lines.last?.isEmpty == true)
      for (line, outcome) in zip(lines, outcomes) {
        try expect(JSONValue(parsing: Array(line)[...]), is: outcome)
      }
      let summary = try JSONValue(parsing: Array(lines[outcomes.count])[...])
      #expect(summary["summary"] == .bool(true))
      let errors = outcomes.count { $0.outcome.verdict.isError }
      let failed = summary["failed"]?.number ?? 0
      #expect(failed + (summary["unreadable"]?.number ?? 0) == Double(errors))
    }
  }

  @Test(arguments: Seeds.all)
  func `SARIF has a result for each problem of an error, with its message`(seed: UInt64) throws {
    try Self.forSome(seed) { outcomes in
      let text = HostileOutcome.report(.sarif, outcomes)
      let value = try JSONValue(parsing: Array(text.utf8)[...])
      let errors = outcomes.filter { $0.outcome.verdict.isError }.map(\.outcome)
      let messages = errors.flatMap(\.problems).filter { $0.kind != .note }.map(\.message)
      let results = value["runs"]?[0]?["results"]?.elements ?? []
      try #require(results.count == messages.count)
      for (result, message) in zip(results, messages) {
        let said = result["message"]?["text"]?.string ?? []
        #expect(string(said).hasPrefix(string(message)))
      }
    }
  }

  private enum Missing: Error { case part }

  private func expect(_ script: JSONValue, is outcome: HostileOutcome) throws {
    #expect(script["path"]?.string.map(string) == outcome.path)
    #expect(script["verdict"]?.string.map(string) == outcome.outcome.verdict.name.description)
    guard !outcome.outcome.problems.isEmpty else { return }
    #expect(script["problems"]?[0]?["message"]?.string.map(string) == outcome.message)
  }

  // MARK: TAP

  @Test(arguments: Seeds.all)
  func `TAP has as many tests as its plan, with their names and verdicts`(seed: UInt64) throws {
    Self.forSome(seed) { outcomes in
      let lines = HostileOutcome.report(.tap, outcomes).unicodeScalars
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines[0] == "TAP version 14" && lines.last == "")
      #expect(lines[1].hasPrefix("1..\(outcomes.count)"))
      let tests = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
      #expect(tests.count == outcomes.count)
      for (index, (test, outcome)) in zip(tests, outcomes).enumerated() {
        let verdict = outcome.outcome.verdict
        let start = verdict.isError ? "not ok \(index + 1) - " : "ok \(index + 1) - "
        #expect(test.hasPrefix(start))
        let (name, directive) = Self.unescaped(test.unicodeScalars.dropFirst(start.count))
        #expect(name == outcome.path.withoutControls(except: [9]))
        switch verdict {
        case .skipped(let reason): #expect(directive == "SKIP \(reason.name)")
        case .review: #expect(directive == "SKIP nothing to check")
        case .passed, .failed, .unreadable, .missing: #expect(directive == nil)
        }
      }
      // All other lines are indented or comments.
      for line in lines.dropFirst(2).dropLast() where !tests.contains(line) {
        #expect(line.hasPrefix("  ") || line.hasPrefix("# "))
      }
    }
  }

  /// Splits a test line into its description and directive, as a TAP consumer does.
  private static func unescaped(
    _ text: Substring.UnicodeScalarView
  ) -> (name: String, directive: String?) {
    var name = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      if scalar == "#" {
        return (String(String(name).dropLast()), String(rest.dropFirst()))
      }
      name.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
    }
    return (String(name), nil)
  }

  @Test(arguments: Seeds.all)
  func `each value in a TAP block is a JSON string, a number or a word`(seed: UInt64) throws {
    try Self.forSome(seed) { outcomes in
      let text = HostileOutcome.report(.tap, outcomes)
      for line in text.utf8.split(separator: 10) {
        guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), line.first == 0x20,
          line.dropFirst(2).first.map({ $0 != 0x20 }) == true
        else { continue }
        guard case .string = try JSONValue(parsing: Array(line[quote...])[...]) else {
          throw Missing.part
        }
      }
    }
  }

  // MARK: JUnit

  @Test(arguments: Seeds.all)
  func `JUnit is XML with a case for each script, counted suite by suite`(seed: UInt64) throws {
    Self.forSome(seed) { outcomes in
      let text = HostileOutcome.report(.junit, outcomes)
      let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      #expect(text.hasPrefix(head))
      let reader = MarkupReader(Array(text.dropFirst(head.count).utf8))
      #expect(reader.problem == nil)
      #expect(reader.elements.count { $0 == "testcase" } == outcomes.count)
      #expect(reader.elements.count { $0 == "failure" } == Self.count(.failed, outcomes))
      let errors = Self.count(.unreadable, outcomes) + Self.count(.missing, outcomes)
      #expect(reader.elements.count { $0 == "error" } == errors)
      let skipped = outcomes.count { if case .skipped = $0.outcome.verdict { true } else { false } }
      #expect(
        reader.elements.count { $0 == "skipped" } == skipped + Self.count(.review, outcomes))
      #expect(reader.values(of: "tests").first == "\(outcomes.count)")
      #expect(reader.values(of: "errors").first == "\(errors)")
      let suites = reader.values(of: "tests").dropFirst().compactMap(Int.init)
      #expect(suites.reduce(0, +) == outcomes.count)
      let names = Set(reader.values(of: "name").map(Self.plain))
      for outcome in outcomes {
        let path = outcome.path.withoutControls(except: [9, 10, 13])
          .replacing { $0.value == 0xFFFE || $0.value == 0xFFFF }
        let scalars = path.unicodeScalars
        let name = scalars.split(separator: "/", omittingEmptySubsequences: false).last
        #expect(names.contains(String(name ?? scalars[...])))
      }
    }
  }

  private static func count(
    _ verdict: CheckOutcome.Verdict, _ outcomes: [HostileOutcome]
  ) -> Int {
    outcomes.count { $0.outcome.verdict == verdict }
  }

  private static func plain(_ escaped: String) -> String {
    let marks = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#9;", "\t"), ("&#10;", "\n"),
      ("&#13;", "\r"), ("&amp;", "&"),
    ]
    // Replaced as bytes, as a letter may have combined with the character before it.
    var bytes = Array(escaped.utf8)
    for (mark, sign) in marks { bytes = bytes.replacing(Array(mark.utf8), with: Array(sign.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: GitHub

  @Test(arguments: Seeds.all)
  func `GitHub gets one line for each of at most ten problems, and no other command`(
    seed: UInt64
  ) throws {
    Self.forSome(seed) { outcomes in
      let lines = HostileOutcome.report(.github, outcomes).utf8.split(separator: 10)
        .map { String(decoding: $0, as: UTF8.self) }
      let failures = outcomes.filter(\.outcome.verdict.isError)
      let reviews = outcomes.filter { $0.outcome.verdict == .review }
      let isCut = failures.count > 10 || reviews.count > 10
      #expect(lines.count == min(failures.count, 10) + min(reviews.count, 10) + (isCut ? 1 : 0))
      let errors = lines.filter { $0.hasPrefix("::error ") }.map { ($0, "::error file=") }
      let warnings = lines.filter { $0.hasPrefix("::warning ") }.map { ($0, "::warning file=") }
      #expect(errors.count == min(failures.count, 10))
      #expect(warnings.count == min(reviews.count, 10))
      let reported = Array(zip(errors, failures)) + Array(zip(warnings, reviews))
      for ((line, start), outcome) in reported {
        #expect(line.hasPrefix(start))
        let properties = line.utf8.dropFirst(start.utf8.count)
        let file = properties.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
        let name = outcome.path.withoutControls(except: [9, 10, 13])
        #expect(Self.decoded(Array(file)) == name)
        #expect(!line.utf8.contains(13))
      }
    }
  }

  private static func decoded(_ text: [UInt8]) -> String {
    var bytes = text
    for (mark, sign) in [("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")] {
      bytes = bytes.replacing(Array(mark.utf8), with: Array(sign.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: All formats

  @Test(arguments: Seeds.all)
  func `every report is UTF-8, ends its last line, and is the same twice`(seed: UInt64) {
    Self.forSome(seed) { outcomes in
      for (_, format) in ReportFormat.all where format != .human {
        let text = HostileOutcome.report(format, outcomes)
        #expect(text == HostileOutcome.report(format, outcomes))
        #expect(text.isEmpty || text.utf8.last == 10)
        #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0 })
      }
    }
  }
}
