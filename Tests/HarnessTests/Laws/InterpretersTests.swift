import ControlCore
import Foundation
import Rating
import Ruler
import TestSupport
import Testing

import Harness

@testable import GestureGenerators
@testable import GestureReplay
@testable import GestureLaws

/// Tests that `Replay`, which people see, and `RecordedRun`, which laws check, do the same.
struct InterpretersTests {
  /// Returns a difference between the replay of a script and the run that laws see.
  private func difference(_ script: Script) -> String? {
    switch script.settings.control {
    case .rating: difference(script, on: RatingControl.self)
    default: difference(script, on: RulerControl.self)
    }
  }

  private func difference<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type
  ) -> String? {
    let script = script.withoutMarks
    let levels: [(TraceLevel, Setting.FrameLength?)] = [
      (.calls, nil), (.calls, script.settings.frame),
    ]
    for (level, frame) in levels {
      let replay = Replay(script, on: subject, level: level)
      let recorded = RecordedRun(script, on: Subject.self, frame: frame)
      var writer = TraceWriter(level: level)
      for effect in recorded.effects { writer.note(effect) }
      writer.flush()
      if writer.bytes != replay.lines {
        let (run, seen) = (string(replay.lines), string(writer.bytes))
        let lines = zip(run.split(separator: "\n"), seen.split(separator: "\n"))
        let first = lines.first { $0 != $1 }
        return
          "\(level): \(first.map { "run \($0.0), seen \($0.1)" } ?? "one ends before the other")"
      }
      let end = recorded.end
      guard end.value == replay.value, end.offset == replay.offset, end.phase == replay.phase,
        end.time == replay.end || replay.stop != nil
      else { return "\(level): ends at \(replay.value), seen \(end.value)" }
    }
    return nil
  }

  @Test(arguments: [StaticText.ruler, .rating], Seeds.all)
  func `what is run and what the laws see is the same, for scripts that are made`(
    control: StaticText, seed: UInt64
  ) {
    for number in 0..<Cases.some(of: 300) as Range<UInt64> {
      let script = ScriptMaker(control).script(ofSeed: seed &+ number)
      let difference = difference(script)
      #expect(difference == nil, "seed \(seed &+ number): \(string(ScriptWriter.text(of: script)))")
    }
  }

  @Test func `and for the examples and recordings`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    let examples = try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent("Examples"), includingPropertiesForKeys: nil)
    var scripts: [Script] = []
    for file in examples where file.pathExtension == "gesture" {
      scripts.append(try #require(Replay.read(load(file.path)).script))
    }
    #expect(scripts.count > 10)
    let fixtures = root.appendingPathComponent("Tests/HarnessTests/Fixtures/import")
    var imports = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: fixtures.path) {
      let bytes = try load(fixtures.appendingPathComponent(file).path)
      guard let recording = try? RecordingReader.read(bytes) else { continue }
      scripts.append(ScriptImport.script(of: recording, options: ImportOptions()))
      imports += 1
    }
    #expect(imports > 5)
    for script in scripts {
      let difference = difference(script)
      #expect(difference == nil, "\(string(ScriptWriter.text(of: script)))")
    }
  }
}

extension Script {
  /// The script without marks, which only a trace has.
  fileprivate var withoutMarks: Script {
    var copy = self
    for (index, line) in body.enumerated() {
      if case .mark = line.verb { copy.body[index].verb = .wait(0) }
    }
    return copy
  }
}
