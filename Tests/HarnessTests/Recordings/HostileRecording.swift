import ControlCore
import Harness

/// Checks that hold for any bytes read as a recording.
enum HostileRecording {
  @Sendable static func judge(
    _ bytes: [UInt8], _ format: RecordingFormat?, _ layout: PointerLayout
  ) -> HostileReader.Verdict {
    let text = TextEncoding.utf8(bytes)
    do throws(Diagnostic) {
      let recording = try RecordingReader.read(
        bytes,
        ReadingOptions {
          $0.format = format
          $0.period = 1_000_000
          $0.elements = [knob].compactMap(\.self)
          $0.layout = layout
        })
      if let problem = problem(about: recording) { return .wrong(problem) }
      let parted = PartedRecording(contactsOf: recording)
      let wrong = problem(about: parted) ?? problem(aboutImporting: recording)
      return wrong.map { .wrong($0) } ?? .accepted
    } catch {
      return judge(error, in: text)
    }
  }

  /// Judges the parts of rows that the layout's column splits.
  @Sendable static func judgeParts(
    _ bytes: [UInt8], _ layout: PointerLayout
  ) -> HostileReader.Verdict {
    do throws(Diagnostic) {
      let parted = try RecordingReader.readParts(
        bytes,
        ReadingOptions {
          $0.layout = layout
          $0.period = 1_000_000
        })
      return problem(about: parted).map { .wrong($0) } ?? .accepted
    } catch {
      return judge(error, in: TextEncoding.utf8(bytes))
    }
  }

  private static func judge(_ error: Diagnostic, in text: [UInt8]) -> HostileReader.Verdict {
    let report = DiagnosticRenderer(file: [], source: text).render([error])
    guard !report.isEmpty, report.count < 2000 else {
      return .wrong("an error of \(report.count) bytes")
    }
    return verdict(on: error.span, in: text)
  }

  /// Checks the first three parts: each is a valid recording, and its script reads back.
  private static func problem(about parted: PartedRecording) -> String? {
    if parted.parts.isEmpty, parted.hoversLeftOut == 0 { return "no part" }
    for part in parted.parts.prefix(3) {
      if let problem = problem(about: part.recording) { return "of a part: \(problem)" }
      let script = ScriptImport.script(of: part, in: parted, options: ImportOptions())
      let text = ScriptWriter.text(of: script)
      guard let again = ScriptReader.read(text).script, ScriptWriter.text(of: again) == text else {
        return "a part's script reads as another one:\n\(scriptReport(text))"
      }
    }
    return nil
  }

  /// The element from which the fixtures move.
  private static let knob = ElementPlace(parsing: Array("knob=0,20,40,40".utf8)[...])

  /// Checks that times ascend from 0, contacts are complete, and positions are finite.
  private static func problem(about recording: Recording) -> String? {
    guard recording.events.first?.time == 0 else { return "it does not begin at 0" }
    var last: Int64 = 0
    var down: [Int64] = []
    for event in recording.events {
      let start = event.time - (event.glide?.duration ?? 0)
      guard start >= last, event.time >= start else { return "time goes back to \(start)" }
      last = event.time
      guard case .pointer(let pointer) = event.action else { continue }
      guard pointer.position.x.isFinite, pointer.position.y.isFinite else { return "\(pointer)" }
      let isDown = down.contains(pointer.id)
      switch pointer.phase {
      case .down:
        if isDown { return "two downs of \(pointer.id)" }
        down.append(pointer.id)
      case .move: if !isDown { return "a move of \(pointer.id), which is not down" }
      case .up, .cancel:
        if !isDown { return "an end of \(pointer.id), which is not down" }
        down.removeAll { $0 == pointer.id }
      case .hover, .leave: break
      }
    }
    return down.isEmpty ? nil : "\(down) are still down"
  }

  /// Checks that the imported script is valid, reads back, plays and exports.
  private static func problem(aboutImporting recording: Recording) -> String? {
    let script = ScriptImport.script(of: recording, options: ImportOptions())
    let text = ScriptWriter.text(of: script)
    let reading = ScriptReader.read(text)
    guard reading.diagnostics == [], let again = reading.script else {
      return "its script has errors:\n\(scriptReport(text))"
    }
    guard ScriptWriter.text(of: again) == text else { return "its script reads as another one" }
    var written: [UInt8] = []
    ScriptImport.write(recording, options: ImportOptions()) { written += $0 }
    guard written == ScriptWriter.canonicalText(of: script) else {
      return "what is written at once is another script"
    }
    guard Replay.problems(of: script) == [] else { return "its settings make no sense" }
    return HostileScript.problem(aboutPlaying: script)
      ?? problem(aboutExporting: script, as: .pointerNDJSON)
      ?? problem(aboutExporting: script, as: .w3cActions)
  }

  /// Checks that an export is readable, and equal to the script if nothing was lost.
  private static func problem(
    aboutExporting script: Script, as format: ScriptExport.Format
  ) -> String? {
    guard let (text, losses) = try? ScriptExport.text(of: script, as: format) else { return nil }
    let isWeb = format == .w3cActions
    do throws(Diagnostic) {
      let recording = try RecordingReader.read(
        text, ReadingOptions { $0.format = isWeb ? .w3cActions : .pointerNDJSON })
      let again = ScriptImport.script(of: recording, options: ImportOptions())
      let isWhole = ExportLoss.allCases.allSatisfy {
        losses[$0] == 0 || $0 == .settings || $0 == .comments
      }
      return isWhole && again.body != script.body ? "\(format) brings another script" : nil
    } catch {
      let isExcused = error.code == .noEvents || error.code == .timeTooLarge
      return isWeb && isExcused ? nil : "\(format) cannot be read again: \(error)"
    }
  }
}
