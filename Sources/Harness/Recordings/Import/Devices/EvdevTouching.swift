/// Contact measures that report the end of a touch. Old panels report it in no other way.
///
/// A measure that never changes is ignored.
struct EvdevTouchSigns {
  /// The kinds of values that a measure has had.
  private struct Seen {
    var isZero = false
    var isPositive = false
    var isReporting: Bool { isZero && isPositive }

    mutating func note(_ value: Int32) {
      if value > 0 { isPositive = true } else { isZero = true }
    }
  }

  private var size = Seen()
  private var width = Seen()
  private var pressure = Seen()
  private var distance = Seen()

  /// True if any measure reports.
  var areThere: Bool {
    size.isReporting || width.isReporting || pressure.isReporting || distance.isReporting
  }

  mutating func note(_ event: EvdevEvent) {
    switch event.key {
    case Evdev.touchMajor: size.note(event.value)
    case Evdev.widthMajor: width.note(event.value)
    case Evdev.contactPressure: pressure.note(event.value)
    case Evdev.distance: distance.note(event.value)
    default: break
    }
  }

  /// Returns true if a contact touches, by its size, else width or pressure; never at a distance.
  func isTouching(_ measures: EvdevMeasures) -> Bool {
    if distance.isReporting, let far = measures.distance, far > 0 { return false }
    if size.isReporting, let size = measures.size { return size > 0 }
    if width.isReporting, let width = measures.width { return width > 0 }
    if pressure.isReporting, let pressure = measures.pressure { return pressure > 0 }
    return true
  }
}

/// The last measures of a contact, apart from its position; `nil` if not reported.
struct EvdevMeasures {
  private(set) var size: Int32?
  private(set) var width: Int32?
  private(set) var pressure: Int32?
  private(set) var distance: Int32?

  mutating func take(_ event: EvdevEvent) {
    switch event.key {
    case Evdev.touchMajor: size = event.value
    case Evdev.widthMajor: width = event.value
    case Evdev.contactPressure: pressure = event.value
    case Evdev.distance: distance = event.value
    default: break
    }
  }
}
