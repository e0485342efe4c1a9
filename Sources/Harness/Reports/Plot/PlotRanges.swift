/// The ranges of values that the panels of a picture cover.
struct PlotRanges {
  /// The range of values; `nil` if there is nothing to show.
  let value: PlotScale?
  let velocity: PlotScale?
  let pointer: PlotScale?

  init(_ plot: Plot, _ overlay: Plot?) {
    var value = Extent(plot.value)
    value.add(Extent(plot.preview))
    var velocity = Extent(plot.velocity)
    if let overlay {
      value.add(Extent(overlay.value))
      velocity.add(Extent(overlay.velocity))
    }
    for curves in plot.others + (overlay?.others ?? []) {
      value.add(Extent(curves.value))
      velocity.add(Extent(curves.velocity))
    }
    let data = value
    // A distant bound would compress the rest.
    for bounds in plot.bounds {
      if data.isNear(bounds.lower) { value.add(bounds.lower) }
      if data.isNear(bounds.upper) { value.add(bounds.upper) }
    }
    velocity.addZero()
    var pointer = Extent(PlotSeries())
    for stroke in plot.strokes { pointer.add(Extent(stroke.path)) }
    self.value = value.scale
    self.velocity = velocity.scale
    self.pointer = pointer.scale
  }

  /// Returns the width of the widest label of the panels, in letters.
  func widestLabel(atMost count: Int) -> Int {
    var widest = 0
    for scale in [value, velocity, pointer] {
      for mark in scale?.marks(atMost: count) ?? [] { widest = max(widest, mark.label.count) }
    }
    return widest
  }

  /// The smallest and largest of some values.
  private struct Extent {
    private var lower = Double.infinity
    private var upper = -Double.infinity

    init(_ series: PlotSeries) {
      for point in series.points { add(point.value) }
    }

    mutating func add(_ value: Double) {
      lower = min(lower, value)
      upper = max(upper, value)
    }

    mutating func add(_ other: Extent) {
      lower = min(lower, other.lower)
      upper = max(upper, other.upper)
    }

    /// Extends the range to include 0; a range of nothing but 0 becomes empty.
    mutating func addZero() {
      if lower == 0, upper == 0 { self = Extent(PlotSeries()) }
      if lower <= upper { add(0) }
    }

    /// True if a value is inside or near the range.
    func isNear(_ value: Double) -> Bool {
      guard value.isFinite, lower <= upper else { return false }
      let half = upper / 2 - lower / 2
      return value / 2 >= lower / 2 - half * 0.3 && value / 2 <= upper / 2 + half * 0.3
    }

    var scale: PlotScale? {
      lower <= upper ? PlotScale(covering: lower, upper, margin: 0.06) : nil
    }
  }
}
