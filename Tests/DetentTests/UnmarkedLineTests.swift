import Foundation
import Harness
import TestSupport
import Testing

/// Lines that a difference shows without a mark are in both runs, wherever it is shown.
@Suite struct UnmarkedLineTests {
  /// A suite of random scripts, each with one setting changed since its golden was accepted.
  private struct Suite {
    let folder: Folder
    /// Golden and trace of each script, in lines.
    var traces: [String: (old: [Substring], new: [Substring])] = [:]

    init(seed: UInt64) throws {
      folder = try Folder()
      var random = RandomBits(seed: seed)
      while traces.count < Cases.some(of: 200) {
        let table = random.pick(ControlSet.ours.tables)
        let name = "suite/\(traces.count).gesture"
        let scripts = (0..<2).map { _ in
          var choices = Choices(seed: random.next())
          return ScriptMaker(table).script(&choices)
        }
        guard let setting = scripts[1].header.dropFirst().randomElement(using: &random)
        else { continue }
        var changed = scripts[0]
        changed.header.removeAll { $0.name == setting.name }
        changed.header.append(setting)
        let golden = Self.trace(of: scripts[0], name)
        guard let old = golden, let new = Self.trace(of: changed, name), old != new
        else { continue }
        try folder.write(string(old), to: name.replacing(".gesture", with: ".trace"))
        try folder.write(string(ScriptWriter.text(of: changed)), to: name)
        traces[name] = (lines(old), lines(new))
      }
    }

    /// Returns the trace of a script that can be read and played; `nil` for others.
    private static func trace(of script: Script, _ name: String) -> [UInt8]? {
      let check = ScriptCheck(
        ScriptWriter.text(of: script), at: Array(name.utf8), golden: nil)
      return check.outcome.verdict == .review ? check.trace : nil
    }

    /// Expects each difference in a text to be one of the suite, and right.
    func check(_ text: String, atLeast least: Int, _ format: String) {
      var unmarked = 0
      let all = ShownDifference.all(in: text)
      for shown in all {
        let name = String(shown.heading.drop { $0 == " " }.prefix { $0 != ":" })
        guard let (old, new) = traces[name] else {
          Issue.record("\(format): \(shown.heading)")
          continue
        }
        let wrong = shown.wrong(old, new)
        #expect(wrong == [], "\(format): \(name)")
        unmarked += shown.unmarked
      }
      #expect(all.count >= least && unmarked > 2 * all.count, "\(format): \(all.count)")
    }
  }

  @Test(arguments: Seeds.all)
  func `in every format of check, and in a review`(seed: UInt64) throws {
    let suite = try Suite(seed: seed)
    let count = suite.traces.count
    let formats = ["tap", "junit", "json", "ndjson", "github", "html"]
    let outcome = try Command.detent(
      ["check", "--max-frames", "100000"] + formats.flatMap { ["--format", "\($0)=out.\($0)"] }
        + ["suite"], in: suite.folder)
    #expect(outcome.status == 1 && outcome.output.contains("0 passed, \(count) failed\n"))
    suite.check(outcome.errors, atLeast: 3, "human")
    for format in formats where format != "github" {
      let text = try suite.folder.text(of: "out.\(format)")
      suite.check(ReportText.plain(text, format), atLeast: count, format)
    }
    try check(annotations: suite.folder.text(of: "out.github"), of: suite)
    let review = try Command.detent(
      ["accept", "--review", "suite"], in: suite.folder,
      input: String(repeating: "s\n", count: count))
    #expect(review.output.hasSuffix("\n0 accepted, 0 rejected, \(count) skipped\n"))
    suite.check(review.output, atLeast: count, "review")
  }

  /// Expects what an annotation says was expected to be in the golden, and what is to be in the
  /// trace.
  private func check(annotations: String, of suite: Suite) throws {
    let found = annotations.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(found.count == 10)
    for line in found {
      let name = String(try #require(line.firstMatch(of: /file=([^,]*)/)?.1))
      let traces = try #require(suite.traces[name])
      if let old = line.firstMatch(of: /%0Aexpected: (.*?)(%0A|$)/)?.1 {
        #expect(traces.old.contains(old))
      }
      if let new = line.firstMatch(of: /%0Aactual: (.*?)(%0A|$)/)?.1 {
        #expect(traces.new.contains(new))
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `in compare and on its page, of any two traces and line ends`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    let folder = try Folder()
    for _ in 0..<Cases.some(of: 40) {
      let old = Self.trace(&random)
      var new = old
      for _ in 0..<random.whole(1...5) {
        let place = Int(random.whole(2...Int64(new.count - 1)))
        if random.coin() { new.remove(at: place) }
        if random.coin() { new.insert(Self.line(&random), at: place) }
      }
      new[1] = "script b.gesture"
      let ends = (random.pick(["\n", "\r\n"]), random.pick(["\n", "\r\n"]))
      try folder.write(old.map { $0 + ends.0 }.joined(), to: "old.trace")
      try folder.write(new.map { $0 + ends.1 }.joined(), to: "new.trace")
      let outcome = try Command.detent(
        ["compare", "--html", "page.html", "old.trace", "new.trace"], in: folder)
      let page = ReportText.plain(try folder.text(of: "page.html"), "html")
      for text in [outcome.output, page] where old[2...] != new[2...] {
        #expect(!text.contains("\r") && text.contains("line ends differ too") == (ends.0 != ends.1))
        let shown = ShownDifference.all(in: text)
        #expect(shown.count == 1)
        #expect(
          shown.first?.wrong((old + [""]).map { $0[...] }, (new + [""]).map { $0[...] }) == [])
      }
    }
  }

  private static func trace(_ random: inout RandomBits) -> [String] {
    ["trace 1", "script a.gesture", "control ruler", "level calls"]
      + (0..<random.whole(1...40)).map { _ in line(&random) }
  }

  private static func line(_ random: inout RandomBits) -> String {
    "@\(random.whole(0...2))ms            tick mark=\(random.whole(0...2))"
  }

  @Test func `in a watched run`() throws {
    let folder = try Folder()
    let script = { (x: Int) in
      "gesture 1\nrange 0..100\ndown 0 160\n+8ms move 0 140\n+8ms move 0 \(x)\n+200ms up 0\nsettle\n"
    }
    let places = [100, 130, 60, 90, 20, 150]
    var traces: [[Substring]] = []
    let running = try Watched(["run", "--watch", "a.gesture"], script(places[0]), folder)
    for (index, x) in places.enumerated() {
      try folder.write(script(x), to: "b.gesture")
      let trace = try Command.detent(["run", "b.gesture"], in: folder).output
      traces.append(lines(Array(trace.replacing("b.gesture", with: "a.gesture").utf8)))
      if index == 0 { continue }
      try folder.write(script(x), to: "a.gesture")
      try running.wait(for: "a.gesture: behaves differently from line ")
      try folder.write(script(x) + "# \(index)\n", to: "a.gesture")
      try running.wait(for: "a.gesture: behaves as before\n")
    }
    running.interrupt()
    let shown = ShownDifference.all(in: try running.output)
    #expect(shown.count == places.count - 1)
    for (index, one) in shown.enumerated() {
      #expect(one.unmarked > 4 && one.wrong(traces[index], traces[index + 1]) == [])
    }
  }
}

extension HeaderLine {
  /// The name of the setting; `nil` for other lines.
  fileprivate var name: StaticText? {
    if case .setting(let setting) = content { setting.name } else { nil }
  }
}

/// The text for people in a report for machines.
private enum ReportText {
  static func plain(_ report: String, _ format: String) -> String {
    switch format {
    case "json", "ndjson": strings(in: report, /"report":("(?:[^"\\]|\\.)*")/)
    case "tap":
      report.replacing("\n    ", with: "\n")
        + strings(in: report, /\n  report: ("(?:[^"\\]|\\.)*")/)
    default:
      [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#9;", "\t"), ("&amp;", "&")].reduce(
        report.replacing(/<[^>]*>/, with: "")
      ) { $0.replacing($1.0, with: $1.1) }
    }
  }

  /// Returns the contents of all JSON strings behind a key.
  private static func strings(in text: String, _ key: Regex<(Substring, Substring)>) -> String {
    text.matches(of: key).compactMap { match in
      try? JSONDecoder().decode(String.self, from: Data(match.1.utf8))
    }.joined()
  }
}

private func lines(_ text: [UInt8]) -> [Substring] {
  string(text).split(separator: "\n", omittingEmptySubsequences: false)
}

private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
