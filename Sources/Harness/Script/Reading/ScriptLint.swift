import ControlCore

/// Warnings about a playable script: lines without an effect, which suggest an error by the author.
/// The script stays unchanged.
package struct ScriptLint {
  /// The maximum number of notes about one script; the rest is counted.
  private static let mostNotes = 100

  private let table: ControlTable
  /// The possible values of the control at the start.
  private let bounds: ClosedRange<Double>
  private var settings: Script.Settings
  private var notes: [Diagnostic] = []
  private var moreNotes: Int64 = 0
  private var down: [Int64] = []
  private var hasPointers = false
  private var ticks = false

  /// Returns the notes about a playable script of a control with this table.
  package static func notes(on script: Script, _ table: ControlTable) -> [Diagnostic] {
    var lint = ScriptLint(script.settings, table)
    for line in script.body { lint.look(at: line) }
    return lint.notes(with: script.header)
  }

  /// - Parameters:
  ///   - settings: the initial settings.
  ///   - table: the table of its control.
  init(_ settings: Script.Settings, _ table: ControlTable) {
    self.table = table
    bounds = table.bounds(settings)
    self.settings = settings
    ticks = table.entries.contains { entry in
      guard entry.row.purpose == .ticks else { return false }
      let value = settings.value(of: entry.name) ?? entry.initial
      return value != .word("none")
    }
  }

  private mutating func note(
    _ code: Diagnostic.Code, at span: SourceSpan, _ message: StaticString, help: StaticString
  ) {
    guard notes.count < Self.mostNotes else { return moreNotes += 1 }
    notes.append(Diagnostic(code, at: span, message, help: help))
  }

  // MARK: Header

  /// Returns the notes about the header, now that all later lines are known, and about those lines.
  func notes(with header: [HeaderLine]) -> [Diagnostic] {
    var lint = self
    (lint.notes, lint.moreNotes) = ([], 0)
    for line in header { lint.look(at: line) }
    let all = lint.notes + notes
    let listed = all.prefix(Self.mostNotes)
    let more = lint.moreNotes + moreNotes + Int64(all.count - listed.count)
    guard more > 0 else { return all }
    return listed + [Diagnostic(.tooManyNotes, more: more, "there are more notes: ")]
  }

  private mutating func look(at line: HeaderLine) {
    // Shared settings from other scripts need no effect in each script.
    guard case .setting(let setting) = line.content, !line.isOfAnother else { return }
    let traits = table[setting.name]?.row.traits ?? .none
    if !hasPointers, traits.contains(.needsPointer) {
      note(
        .idleSetting, at: line.position, "this has no effect: no pointer is used",
        help: "leave it out, or put a pointer down: down 0 160")
    }
    if !ticks, traits.contains(.needsTicks) {
      note(
        .idleSetting, at: line.position, "this has no effect: nothing ticks",
        help: "leave it out, or write: tick unit")
    }
    if setting.startValues.contains(where: { !bounds.contains($0) }) {
      note(
        .valueBeyondEnds, at: line.position,
        "the value is out of range: the control starts at its nearest end",
        help: "start within its ends, or widen them")
    }
  }

  // MARK: Events

  mutating func look(at line: Script.Line) {
    if line.verb.isOfPointer { hasPointers = true }
    switch line.verb {
    case _ where line.verb.isOfOtherButton(settings.pointer): break
    case .down(let id, _, _): if !down.contains(id) { down.append(id) }
    case .move(let id, _, _): demand(id, line, "this moves nothing: its pointer is not down")
    case .up(let id, _, _, _): lift(id, line, "this lifts nothing: its pointer is not down")
    case .cancel(let id?): lift(id, line, "this cancels nothing: its pointer is not down")
    case .cancel(nil): down = []
    case .tap(let tap): down.removeAll { $0 == tap.id }
    case .key(let stroke) where stroke.action == .up:
      note(
        .idleLine, at: line.position, "a control does nothing when a key goes up",
        help: "each press, and each repeat, is a whole edit by itself: key ArrowRight repeat=3")
    case .set(let changes, _): for setting in changes { follow(setting, line) }
    default: break
    }
  }

  private mutating func demand(_ id: Int64, _ line: Script.Line, _ message: StaticString) {
    guard !down.contains(id) else { return }
    note(
      .idleLine, at: line.position, message,
      help: "above it: down 0 160; for a mouse that is up: hover 160")
  }

  private mutating func lift(_ id: Int64, _ line: Script.Line, _ message: StaticString) {
    demand(id, line, message)
    down.removeAll { $0 == id }
  }

  private mutating func follow(_ setting: Setting, _ line: Script.Line) {
    let entry = table[setting.name]
    if entry?.row.purpose == .ticks, setting.word != "none" { ticks = true }
    var known = settings.value(of: setting.name) ?? entry?.initial
    // Without a `parts` setting there are as many parts as values.
    if entry?.row.purpose == .parts, settings.value(of: setting.name) == nil {
      known = .whole(Int64(table.partCount(settings)))
    }
    settings.change(setting)
    // The value changes by itself, so setting it again may be intended.
    guard known == setting.value, setting.newValue == nil else { return }
    note(
      .idleLine, at: line.position, "this sets what is set already", help: "leave the line out")
  }
}

extension Script.Verb {
  package var isOfPointer: Bool {
    switch self {
    case .down, .move, .up, .cancel, .hover, .glide, .tap: true
    default: false
    }
  }
}
