/// One input event of the Linux kernel.
struct EvdevEvent: Equatable {
  /// Nanoseconds; 0 or more.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32

  var key: UInt32 { UInt32(type) << 16 | UInt32(code) }

  /// True for a key of a keyboard or remote control, not a button.
  var isKey: Bool {
    guard type == Evdev.keyType else { return false }
    return switch code {
    case 0x100..<0x160, 0x220..<0x230, 0x2C0...: false
    default: true
    }
  }
}

/// The known properties of a device.
struct EvdevDevice: Equatable {
  var name: [UInt8] = []
  var axes: [Axis] = []

  struct Axis: Equatable {
    var code: UInt16
    var lower: Int32
    var upper: Int32
    /// Counts per millimetre; 0 if unknown.
    var resolution: Int32
  }

  /// The range of an absolute axis, unless it is unknown or empty.
  func range(of code: UInt32) -> DeviceRange? {
    for axis in axes where UInt32(axis.code) == code & 0xFFFF && axis.lower < axis.upper {
      return DeviceRange(
        lower: Double(axis.lower), upper: Double(axis.upper), resolution: Double(axis.resolution))
    }
    return nil
  }
}

/// Event types and codes, as type · 2¹⁶ + code. The names are those of `linux/input-event-codes.h`.
enum Evdev {
  static let report: UInt32 = 0x0_0000
  static let multitouchReport: UInt32 = 0x0_0002
  static let dropped: UInt32 = 0x0_0003

  static let keyType: UInt16 = 1
  static let buttonLeft: UInt32 = 0x1_0110
  /// The other buttons of a mouse, and those of a pen.
  static let otherButtons: [UInt32] = Array(0x1_0111...0x1_0117) + [0x1_0149, 0x1_014B, 0x1_014C]
  static let toolPen: UInt32 = 0x1_0140
  static let toolAirbrush: UInt32 = 0x1_0144
  static let touch: UInt32 = 0x1_014A

  static let relativeX: UInt32 = 0x2_0000
  static let relativeY: UInt32 = 0x2_0001
  static let horizontalWheel: UInt32 = 0x2_0006
  static let wheel: UInt32 = 0x2_0008
  static let fineWheel: UInt32 = 0x2_000B
  static let fineHorizontalWheel: UInt32 = 0x2_000C

  static let x: UInt32 = 0x3_0000
  static let y: UInt32 = 0x3_0001
  static let stripX: UInt32 = 0x3_0003
  static let stripY: UInt32 = 0x3_0004
  static let ring: UInt32 = 0x3_0008
  static let pressure: UInt32 = 0x3_0018
  static let miscellaneous: UInt32 = 0x3_0028
  static let slot: UInt32 = 0x3_002F
  static let touchMajor: UInt32 = 0x3_0030
  static let widthMajor: UInt32 = 0x3_0032
  static let contactX: UInt32 = 0x3_0035
  static let contactY: UInt32 = 0x3_0036
  static let trackingID: UInt32 = 0x3_0039
  static let contactPressure: UInt32 = 0x3_003A
  static let distance: UInt32 = 0x3_003B
}

/// The kinds of events in a recording; substitutes for a missing device description.
struct EvdevTraits {
  var hasSlots = false
  var hasGroups = false
  var hasTouch = false
  var hasPen = false
  var hasPressure = false
  var hasPosition = false
  var hasLeftButton = false
  var hasFineWheel = false
  var hasFineHorizontalWheel = false
  /// True if the first report of the touch, the pen or the button is its release.
  var startsTouched = false
  var startsNear = false
  var startsPressed = false
  /// True if `ABS_WHEEL` has values beyond a ring of 72 steps.
  var hasLargeRing = false
  /// True if contacts have identifiers.
  var hasIdentifiers = false
  var touchSigns = EvdevTouchSigns()
  /// True if all values of the strips are 0 or a power of two.
  var hasStrips = true

  init(_ events: [EvdevEvent]) {
    for event in events { note(event) }
  }

  private mutating func note(_ event: EvdevEvent) {
    touchSigns.note(event)
    if event.key == Evdev.trackingID { hasIdentifiers = true }
    switch event.key {
    case Evdev.trackingID, Evdev.slot, Evdev.contactX, Evdev.contactY: hasSlots = true
    case Evdev.multitouchReport: hasGroups = true
    case Evdev.touch:
      if !hasTouch { startsTouched = event.value == 0 }
      hasTouch = true
    case Evdev.toolPen...Evdev.toolAirbrush:
      if !hasPen { startsNear = event.value == 0 }
      hasPen = true
    case Evdev.buttonLeft:
      if !hasLeftButton { startsPressed = event.value == 0 }
      hasLeftButton = true
    case Evdev.pressure: hasPressure = true
    case Evdev.x, Evdev.y: hasPosition = true
    case Evdev.fineWheel: hasFineWheel = true
    case Evdev.fineHorizontalWheel: hasFineHorizontalWheel = true
    case Evdev.ring: if !(0..<72).contains(event.value) { hasLargeRing = true }
    case Evdev.stripX, Evdev.stripY:
      if event.value < 0 || event.value & (event.value &- 1) != 0 { hasStrips = false }
    default: break
    }
  }
}
