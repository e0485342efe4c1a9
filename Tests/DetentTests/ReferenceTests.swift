import Foundation
import Harness
import Testing

@testable import DetentTool
@testable import DetentVerbs
@testable import detent

/// The reference describes the readers: every example is read, every script is played, and every
/// code is caused by its example.
struct ReferenceTests {
  private static let tool = Detent.tool
  /// Made once: some pages contain reports, and scripts must be played for those.
  private static let pagesOfTopics = tool.topics.map { (topic: $0, page: tool.page(about: $0)) }
  private static let pages = pagesOfTopics.compactMap(\.page)

  private static func page(about topic: String) -> Page? {
    pagesOfTopics.first { $0.topic == topic }?.page
  }

  /// Returns the report of a script's check; empty if it passes without remarks.
  private func report(_ script: String) -> String {
    let check = ScriptCheck(Array(script.utf8), at: Array("example".utf8), golden: nil)
    return String(decoding: check.shown, as: UTF8.self)
  }

  private func entries(_ page: Page) -> [Page.Entry] {
    page.blocks.flatMap { block in
      if case .entries(let entries) = block { entries } else { [Page.Entry]() }
    }
  }

  @Test func `every script of a page passes, and nothing is odd about it`() {
    let scripts = Self.pages.flatMap(\.scripts)
    #expect(scripts.count >= 3)
    for script in scripts { #expect(report(script) == "", "\(script)") }
  }

  @Test func `every verb is explained, and its examples are played to their ends`() throws {
    let entries = entries(try #require(Self.page(about: "gesture")))
    for row in VerbRow.all {
      let entry = try #require(entries.first { $0.term == "\(row.word)" })
      #expect(!entry.texts.isEmpty && !entry.examples.isEmpty, "\(row.word)")
    }
    var played = 0
    for entry in entries {
      for example in entry.examples {
        // A held control does not settle.
        let held = ["move", "up", "cancel", "glide"].contains(entry.term) ? "down 0 0\n" : ""
        let text = "gesture 1\nrange 0..100\nvalue 51\n\(held)\(example)\n"
        let reading = Replay.read(Array(text.utf8))
        let script = try #require(reading.script, "\(example)")
        #expect(Replay(script).stop == nil, "\(example)")
        played += 1
      }
    }
    #expect(played > 24)
  }

  @Test func `every row is found by what it is about`() {
    #expect(VerbRow.all.map(\.name) == Array(Vocabulary.VerbName.allCases))
    for name in Vocabulary.VerbName.allCases { #expect(name.row.name == name) }
    #expect(FieldRow.all.map(\.field) == Array(Script.Check.Field.allCases))
    #expect(CallRow.all.map(\.name) == Array(Script.Check.CallName.allCases))
    #expect(Set(TraceRow.all.map(\.kind)) == Set(TraceReader.Kind.allCases))
  }

  /// Returns the settings of a script without any, as the command prints them.
  private func defaults(of control: String) throws -> [String: String] {
    let folder = try Folder()
    try folder.write("gesture 1\ncontrol \(control)\n", to: "a.gesture")
    let printed = try Command.detent(["run", "--settings", "a.gesture"], in: folder).output
    var values: [String: String] = [:]
    for line in printed.split(separator: "\n") {
      let words = line.split(whereSeparator: { " =".contains($0) }).map(String.init)
      if words[0] == "policy" { values[words[1]] = words[2] } else { values[words[0]] = words[1] }
    }
    return values
  }

  @Test
  func `every setting is explained where its control is: its example is read, its default is true`()
    throws
  {
    let common = entries(try #require(Self.page(about: "settings")))
    for table in Self.tool.controls.tables {
      let own = entries(try #require(Self.page(about: "\(table.name)")))
      let defaults = try defaults(of: "\(table.name)")
      #expect(common.count + own.count == table.entries.count)
      for (entry, row) in zip(common + own, table.entries) {
        #expect("\(entry.term) \(entry.form)".contains("\(row.name)"))
        for text in entry.texts { #expect(text.hasSuffix("."), "\(text)") }
        let header = row.name == "control" ? "" : "control \(table.name)\n"
        let script = "gesture 1\n\(header)\(entry.examples[0])\n"
        #expect(ScriptReader.read(Array(script.utf8)).script != nil, "\(script)")
        let sentence = entry.texts.first { $0.hasPrefix("The default is ") }
        guard let sentence else { continue }
        let value = try #require(defaults["\(row.name)"], "\(row.name)")
        let said = sentence.dropFirst(15).prefix { !" ,".contains($0) }
        #expect(said == value || said == "\(value).", "\(row.name): \(sentence)")
      }
    }
  }

  @Test func `every field, call, operator and phase is explained, and the examples are read`()
    throws
  {
    let page = try #require(Self.page(about: "checks"))
    let text = page.terminalText
    let names =
      FieldRow.all.map { "\($0.word)" } + CallRow.all.map { "'\($0.word)" }
      + Vocabulary.phases.entries.map { "'\($0.word)'" }
      + Vocabulary.relations.entries.map { "'\($0.word)'" } + ["'~ ", "'in "]
    for name in names { #expect(text.contains("  \(name)"), "\(name)") }
    // Examples of operators are in their sentences.
    let quoted = page.markdown.split(separator: "`").filter { $0.hasPrefix("expect ") }
    let examples = entries(page).flatMap(\.examples) + quoted.map(String.init)
    for relation in Vocabulary.relations.entries {
      #expect(quoted.contains { $0.contains(" \(relation.word) ") }, "\(relation.word)")
    }
    for example in examples where example.split(separator: " ").count > 2 {
      let script = "gesture 1\n\(example)\n"
      #expect(ScriptReader.read(Array(script.utf8)).script != nil, "\(script)")
    }
  }

  @Test func `every kind of line of a trace is explained by one that is read`() throws {
    let entries = entries(try #require(Self.page(about: "trace")))
    #expect(entries.count == TraceRow.all.count)
    for (entry, row) in zip(entries, TraceRow.all) {
      #expect(entry.term == "\(row.word)")
      let trace =
        "trace 1\nscript a\ncontrol ruler\nlevel frames\n\(entry.examples[0])\n"
        + "end lines=1 ticks=0 value=0 phase=idle digest=0000000000000000\n"
      var reader = try TraceReader(Array(trace.utf8))
      for _ in entry.examples[0].split(separator: "\n") { #expect(try reader.next() != nil) }
      #expect(try reader.next() == nil)
    }
  }

  /// Scripts that show each cause of a ruler or rating.
  private static let shown = [
    ("drag", "down 0 200\n+8ms move 0 150"),
    ("motion", "down 0 280\n+8ms move 0 250\n+8ms move 0 210\n+8ms up 0\nwait 1s"),
    ("snap", "snap always\nwheel 13\nwait 1s"), ("key", "key ArrowRight"), ("wheel", "wheel 13"),
    ("tap", "policy tap=go\ntap 0 300"), ("reset", "reset 20\nkey Delete"),
    ("crown", "rotate 1"), ("assistive", "adjust increment"), ("clamp", "set value 200"),
    ("cancel", "down 0 200\n+8ms move 0 100\ncancel 0"),
  ]

  @Test func `every cause is explained, and comes of what is said`() throws {
    let text = try #require(Self.page(about: "trace")).terminalText
    let causes = Vocabulary.causes.entries.map { "\($0.word)" }
    for cause in causes {
      #expect(text.contains("\n  '\(cause)'"), "\(cause)")
      let script = Self.shown.first { $0.0 == cause }?.1
      guard let script else {
        #expect(cause == "host")
        continue
      }
      let read = Replay.read(Array("gesture 1\nrange 0..100\nvalue 50\n\(script)\n".utf8))
      let lines = String(decoding: Replay(try #require(read.script)).lines, as: UTF8.self)
      #expect(lines.contains("cause=\(cause)"), "\(script): \(lines)")
    }
    for list in [
      Vocabulary.endReasons.entries.map(\.word), Vocabulary.traceLevels.entries.map(\.word),
    ] {
      for word in list { #expect(text.contains("\n  '\(word)'"), "\(word)") }
    }
  }

  // MARK: Codes

  @Test func `every code is explained once, and comes first of what shows it`() {
    #expect(CodeRow.all.map { "\($0.code.name)" } == Diagnostic.Code.all.map { "\($0.name)" })
    for row in CodeRow.all {
      #expect(row.advice.hasSuffix("."), "\(row.code.name)")
      let report = row.sample.report
      let place = report.firstRange(of: "\(row.code.name)")
      #expect(place != nil, "\(row.code.name): \(report)")
      for other in Diagnostic.Code.all where other != row.code {
        guard let place, let before = report.firstRange(of: "\(other.name)") else { continue }
        #expect(place.lowerBound < before.lowerBound, "\(row.code.name): \(report)")
      }
    }
  }

  @Test(arguments: [
    ("gesture vim", "'vim' is a file, which is printed alone"),
    ("gesture run", "'run' is a verb, which is explained alone"),
    ("run --as man", "'run' is a verb, which is explained alone"),
    ("gesture trcae", "there is no help on 'trcae'"),
    ("gesture --as", "'help' takes a verb, or topics and"),
    ("--as man", "'help' takes a verb, or topics and"), ("gesture --as pdf", "'help' takes a verb"),
    ("gesture --form=man", "'help' takes a verb"),
  ])
  func `what help does not know is rejected with what it knows`(words: String, message: String)
    throws
  {
    let outcome = try Command.detent(["help"] + words.split(separator: " ").map(String.init))
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: \(message)"), "\(outcome.errors)")
  }

  @Test func `quotes around words become backticks, and apostrophes stay`() {
    #expect("'a b' and the pump's 'x', '-'.".withCode == "`a b` and the pump's `x`, `-`.")
    #expect("'open, and it's odd".withCode == "'open, and it's odd")
    #expect("('*', '?')".withCode == "(`*`, `?`)" && "".withCode == "")
  }

  @Test func `help explains a code, whatever the case of its letter`() throws {
    let help = try Command.detent(["help", "e143"])
    #expect(help.status == 0 && help.output.hasPrefix("E143: a word that is not allowed"))
    #expect(try Command.detent(["help", "E143"]).output == help.output)
    let none = try Command.detent(["help", "E999"])
    #expect(none.status == 2 && none.errors.contains("there is no help on 'E999'"))
  }

  // MARK: Forms

  @Test(arguments: tool.topics)
  func `every topic has a text in every form, with lines that fit`(topic: String) throws {
    for form in Page.Form.allCases {
      let text = try #require(Self.tool.text(of: [topic], as: form))
      #expect(text.count > 300)
      let help = try Command.detent(["help", topic, "--as", form.rawValue])
      #expect(help.status == 0 && help.output == text + "\n")
    }
    guard let page = Self.page(about: topic) else { return }
    // Verbatim text may be longer than a line of a terminal.
    let blocks = page.blocks.filter { block in
      switch block {
      case .script, .verbatim: false
      default: true
      }
    }
    let prose = Page(name: "", title: "", summary: "", blocks: blocks).terminalText
    let long = prose.split(separator: "\n").filter { $0.count > 80 && !$0.contains(" example: ") }
    #expect(long == [])
  }

  @Test func `what man reads has no line that it would take for a request of its own`() throws {
    for topic in Self.tool.topics {
      guard let page = Self.page(about: topic) else { continue }
      let text = page.manual(named: "detent-\(topic)", section: 5, version: "")
      for line in text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
        let request = line.dropFirst().prefix { $0.isLetter }
        #expect(
          ["TH", "SH", "SS", "PP", "TP", "IP", "RS", "RE", "nf", "fi", "br"].contains(request),
          "\(line)")
      }
    }
  }
}
