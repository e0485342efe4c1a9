import Foundation
import Harness
import Testing

@testable import DetentTool
@testable import detent

/// What the pages of the reference say is what the readers do: every example is read, every script is played, and
/// every code comes of what is said to show it.
struct ReferenceTests {
  private static let tool = Detent.tool
  private static let pages = tool.topics.compactMap { tool.page(about: $0) }

  /// What a check of a script tells; empty if it passes and nothing is odd about it.
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

  @Test func `every verb is explained, and its examples are played`() throws {
    let entries = entries(try #require(Self.tool.page(about: "gesture")))
    for row in VerbRow.all {
      let entry = try #require(entries.first { $0.term == "\(row.word)" })
      #expect(!entry.texts.isEmpty && !entry.examples.isEmpty, "\(row.word)")
    }
    var played = 0
    for entry in entries {
      for example in entry.examples {
        let script = "gesture 1\nrange 0..100\ndown 0 0\n\(example)\n"
        let reading = Replay.read(Array(script.utf8))
        #expect(reading.script != nil, "\(example)")
        played += 1
      }
    }
    #expect(played > 24)
  }

  @Test func `every setting is explained on the page of its control, and its example is read`()
    throws
  {
    let common = entries(try #require(Self.tool.page(about: "settings")))
    for table in Self.tool.controls.tables {
      let own = entries(try #require(Self.tool.page(about: "\(table.name)")))
      #expect(common.count + own.count == table.entries.count)
      for (entry, row) in zip(common + own, table.entries) {
        #expect(entry.term.hasSuffix("\(row.name)"))
        for text in entry.texts { #expect(text.hasSuffix("."), "\(text)") }
        let header = row.name == "control" ? "" : "control \(table.name)\n"
        let script = "gesture 1\n\(header)\(entry.examples[0])\n"
        #expect(ScriptReader.read(Array(script.utf8)).script != nil, "\(script)")
        // What the page says is the default is what a script without the setting has.
        guard let initial = row.initial, row.name != "title" else { continue }
        var written: [UInt8] = []
        written.append(initial)
        let value = String(decoding: written, as: UTF8.self)
        #expect(entry.texts.contains { $0.hasPrefix("The default is \(value)") }, "\(row.name)")
      }
    }
  }

  @Test func `every field, call, operator and phase is explained, and the examples are read`()
    throws
  {
    let page = try #require(Self.tool.page(about: "checks"))
    let text = page.terminalText
    let names =
      FieldRow.all.map { "\($0.word)" } + CallRow.all.map { "'\($0.word)" }
      + Vocabulary.phases.entries.map { "'\($0.word)'" }
      + Vocabulary.relations.entries.map { "'\($0.word)'" } + ["'~ ", "'in "]
    for name in names { #expect(text.contains("  \(name)"), "\(name)") }
    for entry in entries(page) {
      let script = "gesture 1\n\(entry.examples[0])\n"
      #expect(ScriptReader.read(Array(script.utf8)).script != nil, "\(script)")
    }
  }

  @Test func `every kind of line of a trace is explained by one that is read`() throws {
    let entries = entries(try #require(Self.tool.page(about: "trace")))
    #expect(entries.count == TraceRow.all.count)
    for (entry, row) in zip(entries, TraceRow.all) {
      #expect(entry.term == "\(row.word)")
      let trace =
        "trace 1\nscript a\ncontrol ruler\nlevel frames\n\(entry.examples[0])\n"
        + "end lines=1 ticks=0 value=0 phase=idle digest=0000000000000000\n"
      var reader = try TraceReader(Array(trace.utf8))
      #expect(try reader.next() != nil)
      #expect(try reader.next() == nil)
    }
  }

  @Test func `every cause and every reason is explained`() throws {
    let text = try #require(Self.tool.page(about: "trace")).terminalText
    let words =
      Vocabulary.causes.entries.map { "\($0.word)" }
      + Vocabulary.endReasons.entries.map { "\($0.word)" }
      + Vocabulary.traceLevels.entries.map { "\($0.word)" }
    for word in words { #expect(text.contains("\n  '\(word)'"), "\(word)") }
  }

  // MARK: Codes

  @Test func `every code is explained once, and comes first of what shows it`() {
    #expect(CodeRow.all.map { "\($0.code.name)" } == Diagnostic.Code.all.map { "\($0.name)" })
    for row in CodeRow.all {
      #expect(row.advice.hasSuffix("."), "\(row.code.name)")
      guard let sample = row.sample else { continue }
      let report = sample.report
      let place = report.firstRange(of: "\(row.code.name)")
      #expect(place != nil, "\(row.code.name): \(report)")
      for other in Diagnostic.Code.all where other != row.code {
        guard let place, let before = report.firstRange(of: "\(other.name)") else { continue }
        #expect(place.lowerBound < before.lowerBound, "\(row.code.name): \(report)")
      }
    }
  }

  @Test func `codes are shown but those whose sample would be too long`() {
    let hidden = CodeRow.all.filter { $0.sample == nil }.map { "\($0.code.name)" }
    #expect(hidden == ["E004", "E005", "E006", "E211", "E212", "E213", "E703", "N305"])
  }

  @Test func `help explains a code, whatever the case of its letter`() throws {
    let help = try Command.detent(["help", "e143"])
    #expect(help.status == 0 && help.output.hasPrefix("E143: a word that is none"))
    #expect(try Command.detent(["help", "E143"]).output == help.output)
    let none = try Command.detent(["help", "E999"])
    #expect(none.status == 2 && none.errors.contains("there is no help on 'E999'"))
  }

  // MARK: Forms

  @Test(arguments: tool.topics)
  func `every topic has a text in every form, with lines that fit`(topic: String) throws {
    for form in DetentTool.PageForm.allCases {
      let text = try #require(Self.tool.text(of: [topic], as: form))
      #expect(text.count > 300)
      let help = try Command.detent(["help", topic, "--as", form.rawValue])
      #expect(help.status == 0 && help.output == text + "\n")
    }
    guard let page = Self.tool.page(about: topic) else { return }
    // What is shown to the letter may be longer.
    let long = page.terminalText.split(separator: "\n").filter {
      $0.count > 100 && !$0.hasPrefix("    ")
    }
    #expect(long == [])
  }

  @Test func `what man reads has no line that it would take for a request of its own`() throws {
    for topic in Self.tool.topics {
      guard let page = Self.tool.page(about: topic) else { continue }
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
