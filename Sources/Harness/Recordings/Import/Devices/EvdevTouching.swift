/// Contact measures that report the end of a touch. Old panels report it in no other way.
///
/// A measure that never changes is ignored.
struct EvdevTouchSigns {
  /// The kinds of values that each measure has had.
  private var seen = Array(repeating: (zero: false, positive: false), count: 4)

  private func isReporting(_ measure: Int) -> Bool { seen[measure].zero && seen[measure].positive }

  /// True if any measure reports.
  var areThere: Bool { seen.indices.contains { isReporting($0) } }

  mutating func note(_ event: EvdevEvent) {
    guard let measure = EvdevMeasures.keys.firstIndex(of: event.key) else { return }
    if event.value > 0 { seen[measure].positive = true } else { seen[measure].zero = true }
  }

  /// Returns true if a contact touches, by its size, else width or pressure; never at a distance.
  func isTouching(_ measures: EvdevMeasures) -> Bool {
    if isReporting(3), let far = measures.values[3], far > 0 { return false }
    for measure in 0..<3 where isReporting(measure) {
      if let value = measures.values[measure] { return value > 0 }
    }
    return true
  }
}

/// The last measures of a contact, apart from its position; `nil` if not reported.
struct EvdevMeasures {
  /// Size, width, pressure, distance.
  static let keys = [Evdev.touchMajor, Evdev.widthMajor, Evdev.contactPressure, Evdev.distance]
  private(set) var values: [Int32?] = [nil, nil, nil, nil]

  mutating func take(_ event: EvdevEvent) {
    if let measure = Self.keys.firstIndex(of: event.key) { values[measure] = event.value }
  }
}
