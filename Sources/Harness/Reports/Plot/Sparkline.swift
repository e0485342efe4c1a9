import ControlCore
import GestureScript

/// The value of a run over time as one line of eight heights, `▁▁▂▃▅▆▇▇█`; one line per part of the
/// control.
public struct Sparkline {
  private let plot: Plot
  private let style: TextPlot.Style
  private let columns: Int

  /// - Parameters:
  ///   - plot: the plot to show.
  ///   - style: blocks with UTF-8, letters for `ascii`.
  ///   - width: columns, clamped to 1 to 10,000.
  public init(_ plot: Plot, style: TextPlot.Style, width: Int = 80) {
    (self.plot, self.style) = (plot, style)
    columns = min(max(width, 1), 10_000)
  }

  /// The lines with their ends; blank if the run has no value.
  public var text: [UInt8] {
    var text: [UInt8] = []
    for curves in plot.parts {
      let points = curves.value.points
      if let scale, !points.isEmpty {
        for value in values(points) { append(height(of: value, scale), to: &text) }
      }
      text.append("\n")
    }
    return text
  }

  /// The scale shared by all parts.
  private var scale: (lower: Double, upper: Double)? {
    let points = plot.parts.flatMap { $0.value.points }
    guard let first = points.first else { return nil }
    return points.reduce((first.value, first.value)) {
      (min($0.0, $1.value), max($0.1, $1.value))
    }
  }

  /// Returns the value at the time of each column; the first is the start, the last the end.
  private func values(_ points: [PlotSeries.Point]) -> [Double] {
    let times = PlotTimes(plot, nil)
    var next = 0
    return (0..<columns).map { column in
      let share = Double(Int64(column)) / Double(Int64(max(columns - 1, 1)))
      let wanted = columns == 1 ? 1 : share
      while next < points.count, times.share(of: points[next].time) <= wanted { next += 1 }
      guard next > 0 else { return points[0].value }
      guard next < points.count else { return points[points.count - 1].value }
      let (a, b) = (points[next - 1], points[next])
      guard !b.isDetached else { return a.value }
      let (start, end) = (times.share(of: a.time), times.share(of: b.time))
      let part = (wanted - start) / (end - start)
      return a.value * (1 - part) + b.value * part
    }
  }

  /// Returns a height from 0 to 7, computed from the middle of the scale, so that an inverted run
  /// is drawn inverted despite rounding. The middle itself counts as above it.
  private func height(of value: Double, _ scale: (lower: Double, upper: Double)) -> Int {
    let half = scale.upper / 2 - scale.lower / 2
    guard half > 0 else { return 0 }
    let share = (value - (scale.upper / 2 + scale.lower / 2)) / half
    let steps = min(Int(Int64(saturating: abs(share) * 3.5)), 3)
    return share < 0 ? 3 - steps : 4 + steps
  }

  private func append(_ height: Int, to text: inout [UInt8]) {
    guard style == .ascii else {
      return text.append(contentsOf: [0xE2, 0x96, 0x81 + UInt8(height)])
    }
    text.append(Self.letters[height])
  }

  private static let letters = [UInt8]("_.,-=+*#")
}
