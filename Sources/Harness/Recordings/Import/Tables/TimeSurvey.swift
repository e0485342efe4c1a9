import GestureScript

/// Checks if times without a unit can be milliseconds: gestures take from a millisecond to some
/// seconds.
struct TimeSurvey {
  private var last: Int64?
  private var name: ArraySlice<UInt8> = []
  private var place: PointerPlace?
  private var origin: Int64 = 0
  /// The times are read as units of 10^`power` nanoseconds.
  private var power: Int64 = 6
  /// Between two rows, and between two of a contact, unless they are at the same time.
  private var gaps = Lengths()
  private var contactGaps = Lengths()
  private var contacts = Lengths()
  /// The starts of the contacts that are down.
  private var starts: [(id: Int64, time: Int64)] = []

  /// The first of some lengths of time.
  private struct Lengths {
    private var lengths: [Int64] = []
    /// The most that are kept.
    private static let most = 4096

    var count: Int { lengths.count }
    var median: Int64? { lengths.isEmpty ? nil : lengths.sorted()[lengths.count / 2] }

    mutating func add(_ length: Int64) {
      if length > 0, lengths.count < Self.most { lengths.append(length) }
    }
  }

  mutating func take(_ row: PointerRow, isDown: Bool, at place: PointerPlace) {
    guard let name = row.timeWithoutUnit else { return }
    if let last {
      gaps.add(row.time - last)
      if isDown { contactGaps.add(row.time - last) }
      if self.place == nil { self.place = place }
    } else {
      origin = row.time
    }
    self.name = name
    power = row.timePower
    last = row.time
    let start = starts.firstIndex { $0.id == row.id }
    switch row.phase {
    case .down, .contact:
      guard start == nil, starts.count < RecordingBuilder.maximumPointers else { return }
      starts.append((row.id, row.time))
    case .up, .cancel, .noContact:
      if let start { contacts.add(row.time - starts.remove(at: start).time) }
    default: break
    }
  }

  /// - Throws: `Diagnostic` if the times must have another unit.
  func check() throws(Diagnostic) {
    guard let place, let gap = gaps.median, let last else { return }
    let isTooShort =
      gap < 500_000 || last - origin < 1_000_000 || contacts.median.map { $0 < 1_000_000 } ?? false
    if isTooShort { throw question(power == 6 ? "t_s" : "t_ms", gap, place) }
    let step = contactGaps.count > 2 ? contactGaps.median ?? 0 : 0
    let hold = contacts.median ?? 0
    guard step >= 1_000_000_000 || hold >= 20_000_000_000 else { return }
    // A unit that is a thousand times smaller, or a million times.
    let isNext = step < 1_000_000_000_000 && hold < 20_000_000_000_000
    let target: StaticString = power == 9 ? (isNext ? "t_ms" : "t_us") : isNext ? "t_us" : "t_ns"
    throw question(target, step > 0 ? step : hold, place)
  }

  private func question(
    _ target: StaticString, _ length: Int64, _ place: PointerPlace
  ) -> Diagnostic {
    let unit = power == 9 ? "seconds" : "milliseconds"
    let message = """
      '\(utf8: name.prefix(60))' has no unit, and read as \(unit) its times are \(duration: length) apart
      """
    var error = Diagnostic(.unclear, at: place.span, Array(message.utf8))
    error.help = PointerLayout.example("name it: --columns ", target, name)
    error.help?.append("; ")
    error.help?.append(contentsOf: PointerLayout.example("or ", power == 9 ? "t_s" : "t_ms", name))
    error.help?.append(" if it is right")
    return error
  }
}
