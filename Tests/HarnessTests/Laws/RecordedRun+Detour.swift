import ControlCore

@testable import GestureRecordings
@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

extension RecordedRun {
  /// Returns the problem of a detour, prefixed with the name of its format; `nil` if there is none.
  func findingOfDetour(by format: ScriptExport.Format) -> Finding? {
    guard let finding = detour(by: format) else { return nil }
    var named = Finding(reported: [UInt8](format.name) + [UInt8](": ") + finding.text)
    (named.step, named.probe) = (finding.step, finding.probe)
    return named
  }

  /// Exports the script, imports the result, and does both again.
  ///
  /// - Parameter format: the format of the export.
  /// - Returns: the problem; `nil` if all events that the format carries came back and the second
  ///   detour changed nothing, or if the script cannot be exported, which the export reports.
  private func detour(by format: ScriptExport.Format) -> Finding? {
    var script = script
    var (events, end) = RecordedRun(script, on: type).timedActions
    // An import ends open contacts and scrolls at its last sample.
    for line in events.lines(endingAllAt: end) { script.body.append(line) }
    guard let export = try? exported(script, format) else { return nil }
    let hasGlides = script.body.contains { if case .glide = $0.verb { true } else { false } }
    let carried = CarriedEvents(events, by: format, export.losses, hasGlides: hasGlides)
    let once: Script
    do throws(Diagnostic) {
      once = try script.imported(export.text, as: format)
    } catch {
      let isTooMuch = error.code == .timeTooLarge || error.code == .tooManySamples
      let isEmpty = error.code == .noEvents && carried.events.isEmpty
      return isTooMuch || isEmpty ? nil : "the import rejects what was exported"
    }
    let back = CarriedEvents(once.events, by: format, export.losses, hasGlides: hasGlides)
    if let difference = carried.difference(from: back) { return difference }
    guard let again = try? exported(once, format).text,
      let twice = try? script.imported(again, as: format)
    else { return "there is no second time" }
    return once.withoutComments.body == twice.withoutComments.body
      ? nil : "it is another script the second time"
  }

  /// Exports a script that is played on the control of the law.
  private func exported(
    _ script: Script, _ format: ScriptExport.Format
  ) throws(Diagnostic) -> (text: [UInt8], losses: ExportLosses) {
    let replay = Replay(script, level: .calls, controls: ControlSet(type.control))
    return try ScriptExport.text(of: script, as: format, replay)
  }

  /// The events of the run, without the host's actions, and the time of its end.
  fileprivate var timedActions: (events: [TimedAction], end: Int64) {
    let events = steps.compactMap { record -> TimedAction? in
      guard case .event(let action) = record.action else { return nil }
      return TimedAction(time: record.time.nanoseconds, action: action)
    }
    return (events, end.time.nanoseconds)
  }
}

extension Script {
  /// Imports an export with the size and axis of this script.
  fileprivate func imported(
    _ text: [UInt8], as format: ScriptExport.Format
  ) throws(Diagnostic) -> Script {
    var options = ImportOptions()
    (options.width, options.height) = (settings.width, settings.height)
    options.axis = settings.axis
    let recording = try RecordingReader.read(
      text, ReadingOptions { $0.format = format == .w3cActions ? .w3cActions : .pointerNDJSON })
    return ScriptImport.script(of: recording, options: options)
  }

  /// The events of the script, for scripts whose times are all relative.
  fileprivate var events: [TimedAction] {
    var events: [TimedAction] = []
    var expander = ScriptExpander(settings)
    var now: Int64 = 0
    for line in body {
      expander.expand(line) { piece, point in
        if case .after(let delay)? = piece.time { now = now.addingSaturated(delay) }
        for case .event(let action) in ScriptActions(
          of: piece.verb, at: point, held: [], kind: settings.pointer)
        {
          events.append(TimedAction(time: now, action: action))
        }
      }
    }
    return events
  }
}

extension [TimedAction] {
  /// Returns the lines that end all open contacts and an open scroll, and appends their events.
  fileprivate mutating func lines(endingAllAt time: Int64) -> [Script.Line] {
    var down: [Int64] = []
    var scroll: WheelEvent?
    for event in self {
      switch event.action {
      case .pointer(let pointer):
        if pointer.phase != .move, pointer.phase != .hover, pointer.phase != .leave {
          down.removeAll { $0 == pointer.id }
        }
        if pointer.phase == .down { down.append(pointer.id) }
      case .wheel(let turn) where turn.phase != .none:
        scroll = turn.phase == .begin || turn.phase == .change ? turn : nil
      default: break
      }
    }
    var lines: [Script.Line] = []
    for id in down {
      let end = PointerEvent(id: id, phase: .cancel, position: Point(x: 0, y: 0))
      append(TimedAction(time: time, action: .pointer(end)))
      lines.append(Script.Line(.after(0), .cancel(id)))
    }
    if let scroll {
      let end = WheelEvent(deltaX: 0, deltaY: 0, unit: scroll.unit, phase: .end)
      append(TimedAction(time: time, action: .wheel(end)))
      lines.append(
        Script.Line(.after(0), .wheel(WheelTurn(.both(0, 0), unit: end.unit, phase: .end))))
    }
    return lines
  }
}
