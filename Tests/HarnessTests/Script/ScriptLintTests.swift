import Foundation
import Harness
import Testing

/// Tests of notes about scripts that can be played but look odd.
struct ScriptLintTests {
  private func notes(_ text: String) -> [String] {
    Replay.read(Array("gesture 1\n\(text)\n".utf8)).diagnostics.map {
      "\($0.span.line) \($0.code.name) \(string($0.message))"
    }
  }

  @Test(arguments: [
    ("move 0 5", "2 N303 this moves nothing: its pointer is not down"),
    ("down 0 5\nup 0\nup 0", "4 N303 this lifts nothing: its pointer is not down"),
    ("tap 0 5\ncancel 0", "3 N303 this cancels nothing: its pointer is not down"),
    ("key Home up", "2 N303 a control does nothing when a key goes up"),
    ("step 2\nset step 2", "3 N303 this sets what is set already"),
    ("slop 3\nkey Home", "2 N302 this has no effect: no pointer is used"),
    ("capture 0.1\ntap 0 5", "2 N302 this has no effect: nothing ticks"),
    (
      "range 0..5\nvalue 6\ntap 0 5",
      "3 N304 the value is out of range: the control starts at its nearest end"
    ),
    (
      "control rating\nvalue 6\ntap 0 5",
      "3 N304 the value is out of range: the control starts at its nearest end"
    ),
    ("down 0 5", "2 N301 pointer 0 is still down at the end"),
  ])
  func `a line that does nothing is noted`(text: String, note: String) {
    #expect(notes(text) == [note])
  }

  @Test(arguments: [
    "down 0 5\nmove 0 6\ncancel all\ndown 0 5\nup 0", "hover 5\nhover out",
    "slop 3\ntap 0 5", "slop 3\nhover 5", "capture 0.1\ntick unit\ntap 0 5",
    "capture 0.1\ntap 0 5\nset tick half", "set value 0\nset value 0", "range 0..5\nvalue 5",
    "set step 2\nset step 1", "key Home down",
  ])
  func `a line that does something is not`(text: String) {
    #expect(notes(text) == [])
  }

  @Test func `a key that goes up is told that each repeat was an edit`() throws {
    let note = try #require(Replay.read(Array("gesture 1\nkey Home up\n".utf8)).diagnostics.first)
    #expect(note.help.map(string)?.contains("each repeat, is a whole edit") == true)
  }

  @Test func `a script with errors has no notes`() {
    let codes = Replay.read(Array("gesture 1\ndown 0 5\nfocus 3\n".utf8)).diagnostics.map(\.code)
    #expect(codes == [.missingPart])
  }

  @Test func `a hundred notes are listed and the others counted`() throws {
    let text = String(repeating: "move 0 5\n", count: 1000)
    #expect(notes(text).count == 101)
    #expect(notes(text).last == "0 N305 there are more notes: 900")
    let source = Array("gesture 1\n\(text)".utf8)
    let shown = DiagnosticRenderer(file: [0x61], source: source)
      .render(Replay.read(source).diagnostics)
    #expect(string(shown).hasSuffix("\na: 980 more are not shown\n"))
  }

  @Test func `nothing is odd about the examples`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".gesture") }
    #expect(files.count >= 19)
    for name in files {
      let source = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      #expect(Replay.read(source).diagnostics == [], "\(name)")
    }
  }
}
