import ControlCore
import GestureReplay
import GestureScript

/// The values of one or two runs over time, as a small picture in a page. It stretches to the width
/// of the page, so its text is below it.
struct HTMLCurves {
  private let plot: Plot
  private let before: Plot?
  private let bounds: ClosedRange<Double>?
  private let times: ClosedRange<Int64>
  private let values: ClosedRange<Double>

  private static let width = 1000.0
  private static let height = 240.0
  /// The number of columns; a curve has at most four points per column.
  private static let columns: Int64 = 120

  /// - Parameters:
  ///   - plot: the actual behaviour.
  ///   - before: the expected behaviour, drawn dashed.
  ///   - bounds: the selectable values; an infinite or distant bound is omitted.
  init(_ plot: Plot, over before: Plot?, bounds: ClosedRange<Double>?) {
    (self.plot, self.before, self.bounds) = (plot, before, bounds)
    let plots = [plot] + (before.map { [$0] } ?? [])
    let start = plots.map { $0.start }.min() ?? 0
    times = start...max(start.addingSaturated(1), plots.map { $0.end }.max() ?? 0)
    let all = plots.flatMap { $0.parts }.flatMap { $0.value.points }.map { $0.value }
    var (low, high) = (all.min() ?? 0, all.max() ?? 0)
    let size = max(high - low, 1e-300)
    if let bounds {
      if bounds.lowerBound >= low - 4 * size { low = min(low, bounds.lowerBound) }
      if bounds.upperBound <= high + 4 * size { high = max(high, bounds.upperBound) }
    }
    values = low...max(high, low + 1e-300)
  }

  /// The picture with a caption.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.write(
      """
      <figure><svg viewBox="0 -8 1000 256" preserveAspectRatio="none" role="img" \
      aria-label="\(xml: sentence)">
      """)
    appendBounds(to: &text)
    if let before { append(before, "old", to: &text) }
    append(plot, "new", to: &text)
    text.write("</svg><figcaption>\(xml: sentence)</figcaption></figure>\n")
    return text
  }

  // MARK: Lines

  private func appendBounds(to text: inout [UInt8]) {
    guard let bounds else { return }
    for bound in [bounds.lowerBound, bounds.upperBound] where values.contains(bound) {
      text.write("<path class=\"bound\" d=\"M0 \(y(bound))H1000\"/>")
    }
  }

  private func append(_ plot: Plot, _ style: StaticString, to text: inout [UInt8]) {
    for curves in plot.parts {
      for stretch in curves.value.thinned(to: Self.columns).stretches {
        let points = stretch.map { "\(x($0.time)),\(y($0.value))" }.joined(separator: " ")
        text.write("<polyline class=\"\(style)\" points=\"\(points)\"/>")
      }
    }
    appendTicks(of: plot, style, to: &text)
  }

  /// Draws ticks: those of this run at the lower edge, those of the expected one at the upper.
  private func appendTicks(of plot: Plot, _ style: StaticString, to text: inout [UInt8]) {
    let isNew = plot == self.plot
    var last: Int64 = -1
    var marks = ""
    for burst in plot.ticks.bursts {
      let x = x(burst.from)
      guard x > last else { continue }
      last = x
      marks += "M\(x)" + (isNew ? " 248v-10" : " -8v10")
    }
    if !marks.isEmpty { text.write("<path class=\"tick \(style)\" d=\"\(marks)\"/>") }
  }

  private func x(_ time: Int64) -> Int64 {
    let share = Double(time.subtractingSaturated(times.lowerBound)) / Double(max(length, 1))
    return Int64(saturating: share * Self.width)
  }

  private func y(_ value: Double) -> Int64 {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return Int64(saturating: (1 - share) * Self.height)
  }

  /// The length, in nanoseconds.
  private var length: Int64 { times.upperBound.subtractingSaturated(times.lowerBound) }

  // MARK: Words

  /// The caption: `0 to 20 over 312ms, 12 ticks; dashed: the golden, 14 ticks`.
  private var sentence: [UInt8] {
    var text: [UInt8] = []
    text.append("", number: Self.rounded(values.lowerBound))
    text.append(" to ", number: Self.rounded(values.upperBound))
    text.append(" over ")
    text.append(time: Timestamp(nanoseconds: length))
    appendTicks(of: plot, to: &text)
    guard let before else { return text }
    text.append("; dashed: the golden")
    appendTicks(of: before, to: &text)
    return text
  }

  private func appendTicks(of plot: Plot, to text: inout [UInt8]) {
    guard plot.ticks.count > 0 || (before?.ticks.count ?? 0) > 0 else { return }
    text.append(", ", whole: plot.ticks.count)
    text.append(plot.ticks.count == 1 ? " tick" : " ticks")
  }

  /// Returns the value rounded to four decimals, if it is small enough.
  private static func rounded(_ value: Double) -> Double {
    abs(value) < 1e9 ? roundedToNearest(value * 1e4) / 1e4 : value
  }
}
