import Harness
import TestSupport
import Testing

/// Tests that real gestures keep the laws of every control that they are imported for.
@Suite struct RecordedLawTests {
  /// Controls with settings under which gestures have an effect.
  static let controls: [(name: String, settings: [String])] = [
    ("ruler", ["snap always", "tick unit"]),
    ("rating", ["granularity 0.5"]),
    ("slider", ["value 20 70", "step 1", "tick unit", "meet push"]),
    ("slider", ["value 10 50 90", "between move", "rubber 0.55", "quantize release"]),
    ("dial", ["range 0..360", "wrap on", "step 15", "snap always", "tick unit", "coast on"]),
    ("dial", ["range 0..1", "sweep 270", "hold vertical"]),
  ]

  private static let fixtures = [
    "airbrush.events", "cut-scroll.debug-events.txt", "drag.w3c.json", "flick.csv",
    "hold.debug-events.txt", "page.json", "page.ndjson", "panel.events", "pen.events",
    "screen.debug-events.txt", "screen.flutter.json", "scroll.ndjson", "second-finger.events",
    "touches.ndjson", "visit.rrweb.json", "widgets.flutter.json", "window.kvi",
  ]

  /// Elements that recordings name.
  private static let elements =
    Corpus.elements + [ElementPlace(parsing: Array("knob=0,20,40,40".utf8)[...])].compactMap(\.self)

  @Test(arguments: fixtures)
  func `a recording of the project keeps the laws of each control`(name: String) throws {
    try expectLaws(of: try fixture(name), name: name)
  }

  @Test(.enabled(if: Corpus.folder != nil), arguments: Cases.some(of: Corpus.recordings))
  func `a recording of the corpus keeps the laws of each control`(path: String) throws {
    let bytes = try load(path)
    guard importError(bytes, elements: Self.elements) == nil else { return }
    try expectLaws(of: bytes, name: path)
  }

  private func expectLaws(of bytes: [UInt8], name: String) throws {
    let recording = try RecordingReader.read(bytes, ReadingOptions { $0.elements = Self.elements })
    for (control, settings) in Self.controls {
      let script = try script(of: recording, onto: control, settings)
      let trial = LawTrial(of: ControlSet.ours.lawful(script.settings.control))
      let (laws, broken) = (trial.laws.count, trial.failures(of: script).broken)
      #expect(laws > 25)
      for failure in broken { Issue.record("\(name) onto a \(control): \(failure)") }
      #expect(Replay(script, level: .calls).stop == nil, "\(name) onto a \(control)")
    }
  }

  /// Imports a recording for a control, writes the script as text, and reads it back.
  private func script(
    of recording: Recording, onto control: String, _ settings: [String]
  ) throws -> Script {
    let header = "gesture 1\ncontrol \(control)\n" + settings.joined(separator: "\n") + "\n"
    let model = try #require(ScriptReader.read(Array(header.utf8)).script)
    var options = ImportOptions()
    options.table = ControlSet.ours.table(of: model.settings)
    options.settings = model.header.compactMap(\.setting).filter { $0.name != "control" }
    let text = ScriptWriter.text(of: ScriptImport.script(of: recording, options: options))
    return try #require(ScriptReader.read(text).script)
  }
}
