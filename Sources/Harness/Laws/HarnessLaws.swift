import ControlCore

// What is true of the harness itself, tried on the same scripts as the control. H7 and H8 are about the
// shrinker and the readers, and are tests of theirs.

extension Law {
  static var sameTwice: Law {
    Law("H1", "same-twice", "A script played twice gives the same trace, to the byte.") {
      performance in
      let script = performance.script
      let a = ReplaySummary(script, on: Subject.self, level: .changes)
      let b = ReplaySummary(script, on: Subject.self, level: .changes)
      return a == b ? nil : "\(a.lines) lines, then \(b.lines)"
    }
  }

  static var textKeepsScripts: Law {
    Law("H2", "text", "A script that is written and read again is the same script.") {
      performance in
      let text = ScriptWriter.text(of: performance.script)
      let reading = ScriptReader.read(text, controls: ControlSet(reading: Subject.self))
      guard let script = reading.script else { return "its text cannot be read" }
      if script != performance.script { return "its text is another script" }
      return ScriptWriter.text(of: script) == text ? nil : "its text is not stable"
    }
  }

  static var expandingChangesNothing: Law {
    Law("H3", "expanded", "A script without sugar does what it did with it.") { performance in
      let expanded = performance.other(performance.script.expanded)
      if expanded.end != performance.end { return "it ends in another state" }
      return performance.difference(from: expanded)
    }
  }

  static var linesKeepScripts: Law {
    Law(
      "H5", "lines",
      "As a line of JSON a script is the same but for comments, with the same digest."
    ) {
      performance in
      let script = performance.script.withoutComments
      var line: [UInt8] = []
      ScriptLine.append(script, id: [], to: &line)
      let reading = ScriptLine.read(
        line.dropLast(), controls: ControlSet(reading: Subject.self))
      guard let read = reading.script else { return "its line cannot be read" }
      if read.header != script.header || read.body != script.body { return "it is another script" }
      let a = ReplaySummary(script, on: Subject.self, level: .changes)
      let b = ReplaySummary(read, on: Subject.self, level: .changes)
      return a.digest == b.digest ? nil : "another digest"
    }
  }

  static var exportsComeBack: Law {
    Law(
      "H6", "exports",
      "What was exported and imported is what it was, but for what is said to be lost, and stays so."
    ) { performance in
      performance.findingOfDetour(by: .pointerNDJSON)
        ?? performance.findingOfDetour(by: .w3cActions)
    }
  }
}
