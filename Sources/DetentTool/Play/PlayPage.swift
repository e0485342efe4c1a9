import ControlCore
import Harness
import Pictures
import Presentation

/// What shows of a session: the control, and in words what it does.
struct PlayPage<Subject: DrawnControl> {
  let snapshot: ControlSnapshot<Subject>
  let settings: Script.Settings
  let stage: TerminalStage
  let look: TerminalLook
  let style: StaticText
  /// What is played, and how far it has come.
  var title = ""
  var note = ""
  var readings = PlayReadings()
  /// Whether a tick is shown just now.
  var isLit = false

  /// The page, put together.
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

  /// What the control lies on.
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
    let end = page.put(title, 1, 0, look: Tone.strong)
    let start = page.columns - Int64(note.unicodeScalars.count) - 1
    if start > end { page.put(note, start, 0, look: Tone.quiet) }
    guard stage.row == TerminalStage.head else { return }
    var value: [UInt8] = []
    DecimalFormat(maximumDecimals: 4).write(snapshot.control.value, to: &value)
    var tone = Tone.strong
    tone.isReversed = isLit
    let middle = stage.column + stage.columns / 2
    let text = [0x20] + value + [0x20]
    page.put(text, middle - Int64(value.count + 1) / 2, 2, look: tone)
    guard Subject.look.isStrip, settings.axis == .x else { return }
    let mark = look.hasBlocks ? "▾" : "v"
    page.put(mark, middle, 3, look: Tone.cursor)
  }

  private func putFoot(_ page: inout TerminalPage) {
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
    page.put(keys, 1, row + 4, look: Tone.quiet)
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
      ("rests at", text(readings.target, decimals: 4), 9),
    ]
  }

  private var keys: String {
    look.hasBlocks
      ? "q quits · drag · wheel · ←→↑↓ with shift, alt · PgUp PgDn · Home End · esc"
      : "q quits; drag, wheel, arrows with shift, alt, PgUp PgDn, Home End, esc"
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

/// What is told of the control.
struct PlayReadings {
  var phase = ControlPhase.idle
  var velocity = 0.0
  var target = 0.0
  var ticks: Int64 = 0
  var bounds: Int64 = 0
  var latest: [UInt8] = []
}

/// Colours that can be told apart from a light ground and from a dark one.
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
