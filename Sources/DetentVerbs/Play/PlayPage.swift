import ControlCore
import GestureReplay
import GestureReports
import GestureScript
import Pictures
import Presentation

/// Page of a session: the control, and its state in words.
struct PlayPage<Subject: DrawnControl> {
  let snapshot: ControlSnapshot<Subject>
  let settings: Script.Settings
  let stage: TerminalStage
  let look: TerminalLook
  let style: StaticText
  /// Title of the script, and progress.
  var title = ""
  var note = ""
  var readings = PlayReadings()
  /// True while a tick is highlighted.
  var isLit = false

  /// Returns the composed page.
  func page(columns: Int64, rows: Int64) -> TerminalPage {
    var page = TerminalPage(columns: columns, rows: rows)
    putControl(&page)
    putHead(&page)
    putFoot(&page)
    return page
  }

  // MARK: The control

  private func putControl(_ page: inout TerminalPage) {
    guard look.hasBlocks else { return putPlainControl(&page) }
    var surface = BlockSurface(
      columns: stage.columns, rows: stage.rows, showing: stage.frame, background: Self.panel)
    snapshot.draw(style, on: &surface)
    if look.colors != .none { drawFingers(&surface) }
    page.put(surface, stage.column, stage.row, look.colors)
    if look.colors == .none { putFingers(&page, "●", "○") }
  }

  private func drawFingers(_ surface: inout BlockSurface) {
    for finger in snapshot.fingers {
      let circle = Outline.circle(center: finger.place, radius: 11)
      surface.fill(circle, Ink.blue.opacity(finger.isDown ? 0.5 : 0.25))
    }
  }

  private func putFingers(_ page: inout TerminalPage, _ down: String, _ hovering: String) {
    for finger in snapshot.fingers {
      let (column, row) = stage.cell(of: finger.place)
      page.put(finger.isDown ? down : hovering, column, row, look: Tone.strong)
    }
  }

  /// Background of the control.
  private static var panel: Ink { Ink(RGBA(0x1C1C_1EFF)) }

  private func putPlainControl(_ page: inout TerminalPage) {
    var surface = TextSurface(
      columns: stage.columns, rows: stage.rows, showing: stage.frame, mode: .ascii,
      appearance: .dark)
    snapshot.draw(style, on: &surface)
    for row in 0..<stage.rows {
      page.put(surface.line(row), stage.column, stage.row + row)
    }
    putFingers(&page, "O", "o")
  }

  // MARK: Words

  private func putHead(_ page: inout TerminalPage) {
    var tone = Tone.strong
    tone.isReversed = isLit
    guard !stage.isCompact else { return putCompactHead(&page, tone) }
    let end = page.put(title, 1, 0, look: Tone.strong)
    let start = page.columns - Int64(note.unicodeScalars.count) - 1
    if start > end { page.put(note, start, 0, look: Tone.quiet) }
    guard stage.row == TerminalStage.head else { return }
    let middle = stage.column + stage.columns / 2
    page.put(" \(value) ", middle - Int64(value.count + 1) / 2, 2, look: tone)
    guard Subject.look.isStrip, settings.axis == .x else { return }
    let mark = look.hasBlocks ? "▾" : "v"
    page.put(mark, middle, 3, look: Tone.cursor)
  }

  /// Puts the value, and the title if it fits.
  private func putCompactHead(_ page: inout TerminalPage, _ tone: TerminalCell) {
    guard stage.row > 0 else { return }
    let start = max(page.columns - Int64(value.count) - 3, 0)
    if Int64(title.unicodeScalars.count) + 1 < start { page.put(title, 1, 0, look: Tone.strong) }
    page.put(" \(value) ", start, 0, look: tone)
  }

  /// Value of each part, in brackets for the part that keys move.
  private var value: String {
    let values = readings.values.map { text($0, decimals: 4) }
    guard values.count > 1 else { return values.first ?? "" }
    return values.enumerated().map { $0 == readings.focus ? "[\($1)]" : $1 }
      .joined(separator: "  ")
  }

  private func putFoot(_ page: inout TerminalPage) {
    if stage.isCompact {
      page.put(keys(atMost: page.columns - 2), 1, stage.row + stage.rows, look: Tone.quiet)
      return
    }
    let row = stage.row + stage.rows
    guard row + TerminalStage.foot <= page.rows else { return }
    var column = page.put(padded(phase, to: 9), 1, row + 1, look: Tone.of(readings.phase))
    for (name, text, width) in fields {
      guard column + Int64(name.count + width) + 3 < page.columns else { break }
      column = page.put(name, column + 2, row + 1, look: Tone.quiet)
      column = page.put(padded(text, to: width), column + 1, row + 1)
    }
    column = page.put("last", 1, row + 2, look: Tone.quiet)
    page.put(readings.latest, column + 1, row + 2)
    page.put(keys(atMost: page.columns - 2), 1, row + 4, look: Tone.quiet)
  }

  private var phase: String {
    switch readings.phase {
    case .idle: "idle"
    case .pressed: "pressed"
    case .dragging: "dragging"
    case .coasting: "coasting"
    case .settling: "settling"
    }
  }

  private var fields: [(name: String, text: String, width: Int)] {
    [
      ("ticks", "\(readings.ticks)", 5), ("bounds", "\(readings.bounds)", 3),
      ("pt/s", text(readings.velocity, decimals: 0), 6),
      (
        "rests at", readings.targets.map { text($0, decimals: 4) }.joined(separator: " "),
        readings.targets.count > 1 ? 5 * readings.targets.count : 9
      ),
    ]
  }

  /// Returns as many hints on keys as fit.
  private func keys(atMost columns: Int64) -> String {
    let arrows = look.hasBlocks ? "←→↑↓ with shift, alt" : "arrows with shift, alt"
    let tab = readings.values.count > 1 ? ["Tab next"] : []
    let all = ["q quits"] + tab + ["drag", "wheel", arrows, "PgUp PgDn", "Home End", "esc"]
    var text = ""
    for key in all {
      let separator = text.isEmpty ? "" : look.hasBlocks ? " · " : "; "
      guard Int64((text + separator + key).unicodeScalars.count) <= columns else { break }
      text += separator + key
    }
    return text
  }

  private func text(_ number: Double, decimals: Int64) -> String {
    var text: [UInt8] = []
    DecimalFormat(maximumDecimals: decimals).write(number, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}

/// Readings of the control.
struct PlayReadings {
  var phase = ControlPhase.idle
  /// Velocity of the part that keys move, in points per second.
  var velocity = 0.0
  /// Values of all parts.
  var values: [Double] = []
  var targets: [Double] = []
  /// Part that keys move.
  var focus = 0
  var ticks: Int64 = 0
  var bounds: Int64 = 0
  var latest: [UInt8] = []

  init() {}

  /// Reads a session; keys move the part `focus` if the control does not report one.
  init<Subject>(of play: LivePlay<Subject>, focus: Int) {
    let control = play.control
    let parts = (0..<max(control.partCount, 1)).map { control.reading(of: $0) }
    self.focus = control.focusedPart ?? min(focus, parts.count - 1)
    (phase, velocity) = (control.phase, parts[self.focus].velocity)
    (values, targets) = (parts.map(\.value), parts.map(\.target))
    (ticks, bounds, latest) = (play.ticks, play.boundsHits, play.latestEffect)
  }
}

/// Colours that are legible on light and dark backgrounds.
private enum Tone {
  static let quiet = TerminalCell(scalar: 0x20, ink: 0x8A8A8F)
  static let strong = TerminalCell(scalar: 0x20, isBold: true)
  static let cursor = TerminalCell(scalar: 0x20, ink: 0xFF453A, isBold: true)

  static func of(_ phase: ControlPhase) -> TerminalCell {
    let ink: UInt32 =
      switch phase {
      case .idle: 0x8A8A8F
      case .pressed, .dragging: 0x2F7FE0
      case .coasting: 0x2E9E4F
      case .settling: 0xC07A1A
      }
    return TerminalCell(scalar: 0x20, ink: ink, isBold: phase != .idle)
  }
}
