import ControlCore
import Ruler
import Rating
import TestSupport
import Testing

import Harness

@testable import GestureLaws

/// Laws about the harness alone, whatever the control, tried on the scripts that laws use.
extension Law {
  static var ofHarness: [Law] { [textKeepsScripts, linesKeepScripts, exportsComeBack] }

  static var textKeepsScripts: Law {
    Law("H2", "text", "A script that is written and read again is the same script.") {
      recorded in
      let text = ScriptWriter.text(of: recorded.script)
      let reading = ScriptReader.read(text, controls: ControlSet(recorded.type.control))
      guard let script = reading.script else { return "its text cannot be read" }
      if let found = difference(between: recorded.script, and: script) {
        return "its text is another script: \(found)"
      }
      return ScriptWriter.text(of: script) == text ? nil : "its text is not stable"
    }
  }

  static var linesKeepScripts: Law {
    Law(
      "H5", "lines",
      "As a line of JSON a script is the same but for comments, with the same digest."
    ) {
      recorded in
      let script = recorded.script.withoutComments
      var line: [UInt8] = []
      ScriptLine.append(script, id: [], to: &line)
      let reading = ScriptLine.read(
        line.dropLast(), controls: ControlSet(recorded.type.control))
      guard let read = reading.script else { return "its line cannot be read" }
      let found =
        difference(between: script.header, and: read.header)
        ?? difference(between: script.body, and: read.body)
      if let found { return "it is another script: \(found)" }
      let a = recorded.type.summary(of: script)
      let b = recorded.type.summary(of: read)
      return a.digest == b.digest ? nil : "another digest"
    }
  }

  static var exportsComeBack: Law {
    Law(
      "H6", "exports",
      "What was exported and imported is what it was, but for what is said to be lost, and stays so."
    ) { recorded in
      recorded.findingOfDetour(by: .pointerNDJSON)
        ?? recorded.findingOfDetour(by: .w3cActions)
    }
  }
}

@Suite struct HarnessLawTests {
  @Test(arguments: Seeds.all) func `no law of the harness is broken`(seed: UInt64) {
    tryLaws(on: RulerControl.self, seed)
    tryLaws(on: RatingControl.self, seed)
  }

  private func tryLaws<Subject: LawfulControl>(on control: Subject.Type, _ seed: UInt64) {
    var trial = LawTrial(of: control, laws: Law.ofHarness)
    (trial.seed, trial.cases) = (seed, Cases.some(of: 100))
    trial.run { Issue.record("\($0)") }
  }
}
