import ControlCore
import GestureScript
import Presentation

/// The conversion between values, shares of the range and expected positions of a pointer, on a
/// plain track as long as the control.
struct ProbeAim {
  let table: ControlTable
  /// The current settings.
  var settings: Script.Settings

  /// The bounds of the values; a range of 100 for a control without bounds.
  var bounds: ClosedRange<Double> {
    let all = table.bounds(settings)
    let lower =
      all.lowerBound.isFinite
      ? all.lowerBound : all.upperBound.isFinite ? all.upperBound - 100 : 0
    return lower...(all.upperBound.isFinite ? all.upperBound : lower + 100)
  }

  /// Returns the value at a share of the range, from 0 to 1, rounded to a step if there are steps,
  /// else to few digits: a control may round, and laws would judge a change that nobody made.
  func value(at share: Double) -> Double {
    let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    let value = lower + share * (upper - lower)
    guard let step, step < upper - lower else {
      guard share > 0, share < 1, upper > lower else { return value }
      // Whole numbers in a range of 20 or more, as a slider that is asked for no step often has 1.
      var parts = 1.0
      while (upper - lower) * parts < 20, parts < 1e12 { parts *= 10 }
      return min(lower + roundedToNearest((value - lower) * parts) / parts, upper)
    }
    return min(lower + roundedToNearest((value - lower) / step) * step, upper)
  }

  /// Returns the share of the range at a value.
  func share(of value: Double) -> Double {
    let width = bounds.upperBound - bounds.lowerBound
    return width > 0 ? min(max((value - bounds.lowerBound) / width, 0), 1) : 0
  }

  /// The distance between neighbouring values; `nil` for a continuous control.
  var step: Double? {
    for entry in table.entries where entry.row.purpose == .granularity {
      if case .number(let step)? = settings.value(of: entry.name) ?? entry.initial, step > 0 {
        return step
      }
    }
    return nil
  }

  /// Returns the position of a pointer that holds the thumb at a share of the range.
  ///
  /// - Parameters:
  ///   - share: from 0 to 1, or beyond the ends.
  ///   - origin: the share of the thumb when the pointer went down.
  /// - Returns: the position, in multiples of 0.25 pt.
  func place(_ share: Double, from origin: Double) -> Coordinates {
    switch table.path(settings) {
    case .axis where table.traits.contains(.strip):
      // The scale follows the finger, so the value moves the other way.
      .along(rounded(settings.length / 2 - sense * (share - origin) * lengthOfRange))
    case .axis:
      .along(rounded((sense > 0 ? share : 1 - share) * settings.length))
    case .upright:
      .both(
        rounded(settings.width / 2),
        rounded((settings.isInverted ? share : 1 - share) * settings.height))
    case .round(let rotation): place(share, rotation)
    }
  }

  private func place(_ share: Double, _ rotation: Rotation) -> Coordinates {
    let way = rotation.isReversed ? 1 - share : share
    let degrees = number("start", -135) + way * number("sweep", 270)
    let direction = UnitCircle.point(degrees: degrees)
    let distance = max(rotation.radius * 0.8, rotation.dead * 2)
    return .both(
      rounded(rotation.middle.x + direction.x * distance),
      rounded(rotation.middle.y + direction.y * distance))
  }

  /// 1 if values grow with coordinates, else -1.
  private var sense: Double {
    // Upright marks grow downwards.
    if settings.axis == .y, table.traits.contains(.marks) { return 1 }
    return settings.growsForward ? 1 : -1
  }

  /// The length of the whole range of a ruler, in points.
  private var lengthOfRange: Double {
    let width = bounds.upperBound - bounds.lowerBound
    return width / max(number("step", 1), 1e-9) * number("unit-width", settings.length / width)
  }

  /// Returns a numeric setting, its default, or `usual`.
  private func number(_ name: StaticText, _ usual: Double) -> Double {
    guard case .number(let number)? = settings.value(of: name) ?? table[name]?.initial else {
      return usual
    }
    return number
  }

  private func rounded(_ points: Double) -> Double { roundedToNearest(points * 4) / 4 }
}
