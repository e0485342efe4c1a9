import ControlCore
import GestureScript

// Values that a generated host sets, alone or with bounds.

extension EventMaker {
  /// Sets a value, perhaps together with bounds that have it in their middle.
  mutating func setValue(_ time: Int64, _ choices: inout Choices) {
    let value = choices.value(in: bounds)
    let way = choices.pick([0, 1, 2, 3], "animated") { bits in
      let isAnimated = bits.chance(400)
      // Drawn ahead, so that older seeds keep their scripts.
      var ahead = bits
      return (isAnimated ? 1 : 0) + (ahead.chance(300) ? 2 : 0)
    }
    let (isAnimated, settings) = (way % 2 == 1, way < 2 ? [] : boundsAround(value))
    add(time, .set(settings + [.value(value)], animated: isAnimated))
  }

  /// Moves the bounds by a whole number, so that a value is about in their middle.
  ///
  /// - Returns: the setting that does; none if the control has no such bounds.
  private mutating func boundsAround(_ value: Double) -> [Setting] {
    let entry = table.entries.first { $0.row.purpose == .bounds && !fixed.contains($0.name) }
    guard let entry, case .range(let lower, let upper)? = settings.value(of: entry.name) else {
      return []
    }
    let way = roundedDown(value - (lower + upper) / 2)
    let setting = Setting(entry.name, .range(lower + way, upper + way))
    return way.isFinite && take(setting) ? [setting] : []
  }
}
