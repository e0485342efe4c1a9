import ControlCore

// What is true of the harness itself, tried on the same scripts as the control. H7 and H8 are about the
// shrinker and the readers, and are tests of theirs.

extension Law {
  static var sameTwice: Law {
    Law("H1", "same-twice", "A script played twice gives the same trace, to the byte.") {
      performance in
      let script = performance.script
      let (a, b) = (Replay(script, on: Subject.self), Replay(script, on: Subject.self))
      return a == b ? nil : "\(a.lineStarts.count) lines, then \(b.lineStarts.count)"
    }
  }

  static var textKeepsScripts: Law {
    Law("H2", "text", "A script that is written and read again is the same script.") {
      performance in
      let text = ScriptWriter.text(of: performance.script)
      let reading = ScriptReader.read(text)
      guard let script = reading.script else { return "its text cannot be read" }
      if script != performance.script { return "its text is another script" }
      return ScriptWriter.text(of: script) == text ? nil : "its text is not stable"
    }
  }

  static var expandingChangesNothing: Law {
    Law("H3", "expanded", "A script without sugar does what it did with it.") { performance in
      let expanded = Performance<Subject>(performance.script.expanded)
      if expanded.end != performance.end { return "it ends in another state" }
      return performance.effects.difference(from: expanded.effects)
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
      let reading = ScriptLine.read(line.dropLast())
      guard let read = reading.script else { return "its line cannot be read" }
      if read.header != script.header || read.body != script.body { return "it is another script" }
      let (a, b) = (Replay(script, on: Subject.self), Replay(read, on: Subject.self))
      return a.digest == b.digest ? nil : "another digest"
    }
  }

  static var exportsComeBack: Law {
    Law("H6", "exports", "What was exported and imported comes back when it is done again.") {
      performance in
      let script = performance.script
      let format: ScriptExport.Format = script.body.count % 2 == 0 ? .pointerNDJSON : .w3cActions
      // What an importer adds, to settle, need not be possible: then there is no second time.
      guard let once = script.exportedAndImported(as: format),
        let twice = once.exportedAndImported(as: format)
      else { return nil }
      return once.withoutComments.body == twice.withoutComments.body
        ? nil : "it is another script the second time"
    }
  }
}

extension Script {
  /// The script after a detour through another format; `nil` if it cannot be played to its end, or if
  /// the format can carry nothing of it.
  fileprivate func exportedAndImported(as format: ScriptExport.Format) -> Script? {
    var options = ImportOptions()
    (options.width, options.height) = (settings.width, settings.height)
    options.axis = settings.axis
    let isWeb = format == .w3cActions
    do throws(Diagnostic) {
      let text = try ScriptExport.text(of: self, as: format).text
      let recording = try RecordingReader.read(
        text, format: isWeb ? .w3cActions : .pointerNDJSON, description: nil, device: nil,
        assumedPeriod: nil)
      return ScriptImport.script(of: recording, options: options)
    } catch {
      return nil
    }
  }
}
