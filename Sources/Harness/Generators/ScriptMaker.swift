import ControlCore
import GestureScript

/// Generates playable scripts for a control: common gestures, and occasionally improbable ones.
///
/// Every decision is a recorded choice, so scripts can be shrunk; the simplest choices yield a
/// script that does nothing to a control with default settings. Probabilities are kept apart from
/// the meaning of choices.
public struct ScriptMaker: Sendable {
  /// The settings and verbs of the control.
  public let table: ControlTable
  /// The maximum number of events in a script.
  public var mostEvents = 60
  /// Settings that every script has and never changes.
  public var fixed: [Setting]
  /// Recorded gestures to replay at other sizes and speeds; see `RecordedGesture`.
  public var recordings: [RecordedGesture] = []

  /// - Parameter control: the control of the scripts.
  public init<Subject: ScriptedControl>(for control: Subject.Type) {
    self.init(.of(control))
  }

  /// - Parameter table: the settings and verbs of the control.
  public init(_ table: ControlTable) {
    self.table = table
    fixed = table.fixed
  }

  /// Generates a script.
  ///
  /// - Parameter choices: the source of every decision.
  /// - Returns: a script with consistent settings.
  public func script(_ choices: inout Choices) -> Script {
    let start = header(&choices)
    var events = EventMaker(table, start, recordings, fixed: fixed.map { $0.name }, &choices)
    var isMore = true
    var count = 0
    while isMore, count < mostEvents {
      isMore = choices.span { choices in
        guard choices.chance(960, "more") else { return false }
        events.make(&choices)
        return true
      }
      count += 1
    }
    return Script(header: start.map { HeaderLine($0) }, body: events.lines)
  }

  // MARK: Settings

  /// Chooses the settings of a script, without those equal to the defaults.
  private func header(_ choices: inout Choices) -> [Setting] {
    var settings: [Setting] = []
    for entry in table.entries.dropFirst(SettingEntry.ofEveryScript.count) {
      if let value = choices.start(of: entry), value != entry.initial {
        settings.append(Setting(entry.name, value))
      }
    }
    settings += place(&choices, isVertical: Script.Settings(settings + fixed).axis == .y)
    settings.removeAll { setting in fixed.contains { $0.name == setting.name } }
    // Each is allowed, but not necessarily in combination.
    while let problem = table.problem(Script.Settings(settings + fixed)), !settings.isEmpty {
      let name = StaticText(problem.word)
      settings.remove(at: settings.lastIndex { $0.name == name } ?? settings.count - 1)
    }
    settings += fixed
    let start = values(&choices, Script.Settings(settings))
    if start != [0], !fixed.contains(where: { $0.name == "value" }),
      table.problem(Script.Settings(settings + [.values(start)])) == nil
    {
      settings.append(.values(start))
    }
    settings.insert(.control(table.name), at: 0)
    return settings
  }

  /// Chooses the value of part 0, or of several parts.
  private func values(_ choices: inout Choices, _ settings: Script.Settings) -> [Double] {
    let bounds = Bounds(table.bounds(settings))
    var values = [choices.value(in: bounds)]
    let parts = min(table.partCount(settings), Int(ScriptRules.mostParts))
    guard parts > 1 else { return values }
    let count = choices.whole(1...Int64(parts), simplest: 1, "values") { bits in
      bits.chance(300) ? 1 : bits.whole(1...Int64(parts))
    }
    while values.count < count { values.append(choices.value(in: bounds)) }
    // A host that says them out of order errs, and what becomes of that is its own affair.
    return table.abilities.contains(.copies) ? values : values.sorted()
  }

  /// Chooses the viewport, the pointer kind and the frame rate.
  private func place(_ choices: inout Choices, isVertical: Bool) -> [Setting] {
    let length = choices.usual([375.0, 320, 100, 20, 1000, 200], 500, "viewport")
    let size = isVertical ? Setting.viewport(80, length) : .viewport(length, 80)
    let kinds = ([.touch, .mouse, .pen] as [PointerKind]).filter {
      table.abilities.isSuperset(of: ControlAbilities($0))
    }
    // A control without pointers needs no pointer kind.
    let pointer = choices.usual(kinds.isEmpty ? [.touch] : kinds, 700, "pointer")
    let frames = [(1, 60), (1, 30), (1, 90), (1, 120), (1, 144)] as [(Int64, Int64)]
    let (numerator, denominator) = choices.usual(frames, 600, "frame")
    let all = [
      size, .pointer(pointer), .frame(Setting.FrameLength(numerator, denominator)),
    ]
    return all.filter { $0.value != table[$0.name]?.initial }
  }
}

extension Choices {
  /// Chooses the initial value of a setting; `nil` to keep the control's default.
  fileprivate mutating func start(of entry: SettingEntry) -> Setting.Value? {
    if case .range(let limits) = entry.kind { return range(limits, entry, unbounded: 200) }
    var values = [entry.initial]
    for other in entry.others { values.append(other) }
    let (last, share) = (Int64(values.count - 1), entry.row.defaultShare)
    return pick(values, entry.name) { bits in
      last == 0 || bits.chance(share) ? 0 : bits.whole(1...last)
    }
  }

  /// Chooses a later value of a setting; `nil` if it cannot change.
  mutating func change(of entry: SettingEntry) -> Setting.Value? {
    if case .range(let limits) = entry.kind { return range(limits, entry, unbounded: 100) }
    var values = entry.others
    if let initial = entry.initial { values.insert(initial, at: 0) }
    return values.isEmpty ? nil : pick(values, entry.name)
  }

  /// Chooses two bounds; the control's defaults if the limits exclude the chosen ones.
  private mutating func range(
    _ limits: ClosedRange<Double>, _ entry: SettingEntry, unbounded perMille: Int64
  ) -> Setting.Value? {
    let bounds = bounds(unbounded: perMille)
    let isAllowed = limits.contains(bounds.lower) && limits.contains(bounds.upper)
    return isAllowed ? .range(bounds.lower, bounds.upper) : entry.initial
  }
}

extension SettingEntry {
  /// Values to test, beside the default.
  fileprivate var others: [Setting.Value] {
    switch kind {
    case .number(let limits):
      numbers(limits).map { Setting.Value.number($0) }.filter { allows($0) && $0 != initial }
    case .numbers:
      ([[]] + lists).map { Setting.Value.numbers($0) }.filter { allows($0) && $0 != initial }
    case .pairs:
      ([[]] + lists).map { Setting.Value.pairs($0) }.filter { allows($0) && $0 != initial }
    case .whole(let limits):
      numbers(Double(limits.lowerBound)...Double(limits.upperBound))
        .map { Setting.Value.whole(Int64(saturating: $0)) }.filter { allows($0) && $0 != initial }
    case .duration(let limits):
      numbers(Double(limits.lowerBound)...Double(limits.upperBound))
        .map { Setting.Value.duration(Int64(saturating: $0)) }.filter {
          allows($0) && $0 != initial
        }
    case .words(let words):
      words.map { isPolicy ? Setting.Value.policy($0) : .word($0) }.filter { $0 != initial }
    case .range, .size, .frame, .text, .control, .value: []
    }
  }

  /// The typical lists of numbers according to the row; otherwise its example.
  private var lists: [[Double]] {
    let text = [UInt8](row.typical.utf8CodeUnitCount > 0 ? row.typical : row.example)
    return text.split(separator: UInt8(ascii: "|")).map { list in
      list.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
        .compactMap { DecimalText.parse($0) }
    }
  }

  /// The typical numbers according to the row; otherwise its example, its limits and small numbers.
  private func numbers(_ limits: ClosedRange<Double>) -> [Double] {
    let words = [UInt8](row.typical).split(separator: UInt8(ascii: " "))
    let typical = words.compactMap { DecimalText.parse($0) }
    guard typical.isEmpty else { return typical }
    let example = DecimalText.parse([UInt8](row.example)[...]).map { [$0] } ?? []
    let ends = [limits.lowerBound, limits.upperBound].filter { abs($0) <= 10_000 }
    return example + ends + [1, 2, 10, 0.5]
  }
}

/// Two bounds, either of which may be infinite.
package struct Bounds: Equatable, Sendable {
  package var lower: Double
  package var upper: Double

  package init(lower: Double, upper: Double) {
    (self.lower, self.upper) = (lower, upper)
  }
}

extension Bounds {
  init(_ range: ClosedRange<Double>) {
    self.init(lower: range.lowerBound, upper: range.upperBound)
  }
}

extension Choices {
  /// Chooses one of some elements: the first with this probability in thousandths, otherwise any.
  mutating func usual<Element>(
    _ elements: [Element], _ perMille: Int64, _ kind: Kind
  ) -> Element {
    pick(elements, kind) { bits in
      bits.chance(perMille) ? 0 : bits.whole(0...Int64(elements.count - 1))
    }
  }

  /// Chooses bounds; without limits with this probability in thousandths.
  mutating func bounds(unbounded perMille: Int64) -> Bounds {
    let kind = pick([0, 1, 2, 3], "range") { $0.chance(perMille) ? 0 : max(1, $0.whole(-2...3)) }
    let lower = whole(-1000...1000, "lower") { $0.chance(500) ? 0 : $0.whole(-100...100) }
    let width = whole(0...2000, simplest: 10, "width") { bits in
      switch bits.whole(0...9) {
      case 0: bits.whole(0...1)
      case 1...3: 10
      case 4...7: bits.whole(2...30)
      default: bits.whole(100...2000)
      }
    }
    return Bounds(
      lower: kind == 0 || kind == 3 ? -.infinity : Double(lower),
      upper: kind == 0 || kind == 2 ? .infinity : Double(lower + width))
  }

  /// Chooses a value, mostly inside the bounds.
  mutating func value(in bounds: Bounds) -> Double {
    let base = bounds.lower.isFinite ? bounds.lower : bounds.upper.isFinite ? bounds.upper : 0
    let width = bounds.upper - bounds.lower
    let inside = width.isFinite ? Int64(min(width, 4000)) : 50
    let isBelow = bounds.lower == -.infinity && bounds.upper.isFinite
    let tenths = self.whole(0...9, "tenths") { $0.chance(700) ? 0 : $0.whole(0...9) }
    let whole = whole(-4000...4000, "value") { bits in
      if bits.chance(60) { return bits.whole(-4000...4000) }
      return isBelow ? -bits.whole(0...inside) : bits.whole(0...inside)
    }
    return base + Double(whole) + Double(tenths) / 10
  }
}
