import ControlCore
import GestureScript

/// One-row strips below the curves.
extension TextPlot {
  /// The strips of events that are not empty.
  var strips: [[UInt8]] {
    var lines: [[UInt8]] = []
    if plot.hasPhases { lines.append(phases) }
    if plot.ticks.count > 0 { lines.append(strip("ticks", [(plot.ticks, nil)])) }
    if plot.lowerHits.count > 0 || plot.upperHits.count > 0 {
      let arrows: (StaticString, StaticString) = style == .braille ? ("▼", "▲") : ("v", "^")
      lines.append(strip("bounds", [(plot.lowerHits, arrows.0), (plot.upperHits, arrows.1)]))
    }
    if plot.inputs.count > 0 { lines.append(strip("keys etc.", [(plot.inputs, nil)])) }
    let checks = plot.labels.filter { $0.kind == .passed || $0.kind == .failed }
    if !checks.isEmpty { lines.append(checkStrip(checks)) }
    let names = plot.labels.filter { $0.kind == .mark || $0.kind == .setting }
    if !names.isEmpty { lines.append(named(names)) }
    return lines
  }

  /// The axis with round times.
  var timeAxis: [UInt8] {
    var line = [UInt8](times.isInSeconds ? "s" : "ms")
    line.pad(from: 0, to: margin + 1)
    var used = line.count
    for mark in times.marks(atMost: max(columns / 9, 1)) {
      let start = margin + 1 + place(mark.share, columns) - mark.label.count / 2
      guard start >= used || used == margin + 1, max(start, used) + mark.label.count <= width else {
        continue
      }
      line.pad(from: 0, to: start)
      line.append(contentsOf: mark.label)
      used = line.count + 2
    }
    return line
  }

  private func head(_ name: StaticString, _ count: Int64?) -> [UInt8] {
    var line = [UInt8](name)
    var digits: [UInt8] = []
    if let count { DecimalText.append(count, to: &digits) }
    line.pad(from: 0, to: margin - 1 - digits.count)
    if line.count + digits.count < margin { line.append(contentsOf: digits) }
    line.pad(from: 0, to: margin)
    line.append(style == .braille ? "│" : "|")
    return line
  }

  // MARK: Phases

  /// The phase of each column: its name if there is space, else its first letter.
  private var phases: [UInt8] {
    var columnPhases: [ControlPhase] = Array(repeating: .idle, count: columns)
    for curves in plot.parts {
      var next = 0
      for point in curves.value.points {
        let end = place(times.share(of: point.time), columns)
        while next <= end {
          if columnPhases[next] == .idle { columnPhases[next] = point.phase }
          next += 1
        }
      }
    }
    var line = head("phase", nil)
    var start = 0
    for column in 1...columns
    where column == columns || columnPhases[column] != columnPhases[start] {
      append(columnPhases[start], columns: column - start, to: &line)
      start = column
    }
    return line
  }

  private func append(_ phase: ControlPhase, columns: Int, to line: inout [UInt8]) {
    let word = [UInt8](phase.plotWord)
    let shown = word.prefix(columns < word.count ? 1 : word.count)
    line.append(contentsOf: shown)
    for _ in shown.count..<columns { line.append(style == .braille ? "─" : "-") }
  }

  // MARK: Events

  /// Returns one row of bars or other signs.
  private func strip(
    _ name: StaticString, _ events: [(bursts: PlotBursts, sign: StaticString?)]
  ) -> [UInt8] {
    var counts: [Int64] = Array(repeating: 0, count: columns)
    var signs: [StaticString?] = Array(repeating: nil, count: columns)
    var total: Int64 = 0
    for event in events {
      total = total.addingSaturated(event.bursts.count)
      for burst in event.bursts.bursts {
        let from = place(times.share(of: burst.from), columns)
        for column in from...place(times.share(of: burst.to), columns) {
          counts[column] = counts[column].addingSaturated(burst.count)
          signs[column] = event.sign
        }
      }
    }
    var line = head(name, total)
    for column in 0..<columns { append(counts[column], signs[column], to: &line) }
    return line
  }

  private func append(_ count: Int64, _ sign: StaticString?, to line: inout [UInt8]) {
    switch count {
    case 0: line.append(" ")
    case 2...9 where sign == nil: DecimalText.append(count, to: &line)
    case 10... where sign == nil: line.append("#")
    default: line.append(sign ?? "|")
    }
  }

  /// Returns a row with `+` for passed checks and `x` for failed ones.
  private func checkStrip(_ checks: [Plot.Label]) -> [UInt8] {
    var passed = PlotBursts()
    var failed = PlotBursts()
    for check in checks {
      if check.kind == .failed {
        failed.append(from: check.time, to: check.time)
      } else {
        passed.append(from: check.time, to: check.time)
      }
    }
    return strip("checks", [(passed, "+"), (failed, "x")])
  }

  /// Returns a row of names, each after the sign at its time, or before it near the right edge; a
  /// name that does not fit leaves only its sign.
  private func named(_ labels: [Plot.Label]) -> [UInt8] {
    var line = head("marks", nil)
    var used = 0
    for label in labels {
      let column = place(times.share(of: label.time), columns)
      guard column >= used else { continue }
      let length = label.text.columns
      let isBefore = column + 1 + length > columns && column - length >= used
      for _ in used..<(isBefore ? column - length : column) { line.append(" ") }
      if isBefore { line.append(text: label.text) }
      line.append(style == .braille ? "╵" : "'")
      used = column + 1
      guard !isBefore, used + length <= columns else { continue }
      line.append(text: label.text)
      line.append(" ")
      used += length + 1
    }
    return line
  }
}

extension ControlPhase {
  /// The word used in plots; the first letters are unique.
  var plotWord: StaticString {
    switch self {
    case .idle: "idle"
    case .pressed: "press"
    case .dragging: "drag"
    case .coasting: "coast"
    case .settling: "settle"
    }
  }
}
