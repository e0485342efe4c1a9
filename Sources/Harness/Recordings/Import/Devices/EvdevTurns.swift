import ControlCore

/// Wheels, touch rings and touch strips.
struct EvdevTurns {
  private let traits: EvdevTraits
  /// Steps of the ring; `nil` if the turning control is no ring.
  private let ringSteps: Int64?
  private var ring: Int64?
  private var strips: (x: Int64?, y: Int64?) = (nil, nil)

  init(_ traits: EvdevTraits, _ device: EvdevDevice) {
    self.traits = traits
    ringSteps = Self.ringSteps(traits, device)
  }

  /// Returns the number of steps of a pad's ring; `nil` if `ABS_WHEEL` is the finger wheel of an
  /// airbrush (0 to 1023) or a steering wheel. Wacom's rings, the only ones there are, have at most
  /// 72 steps. A pen has none, but shares its device with the pad on kernels before 3.17.
  private static func ringSteps(_ traits: EvdevTraits, _ device: EvdevDevice) -> Int64? {
    guard let range = device.range(of: Evdev.ring) else {
      return traits.hasPen || traits.hasLargeRing ? nil : mostSteps
    }
    let steps = Int64(range.upper) + 1
    return range.lower == 0 && steps <= mostSteps ? steps : nil
  }

  private static let mostSteps: Int64 = 72

  mutating func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder) {
    takeWheels(frame, into: &builder)
    var steps: Int64 = 0
    // The ring is 0 at its top and when the finger leaves; only the latter comes with this event.
    let isLeft = frame.events.contains { $0.key == Evdev.miscellaneous && $0.value == 0 }
    for event in frame.events {
      switch event.key {
      case Evdev.ring:
        guard let ringSteps else {
          builder.notes.foreignWheels += 1
          continue
        }
        let place = isLeft ? nil : Int64(event.value)
        steps += Self.shortestWay(from: ring, to: place, around: ringSteps)
        ring = place
      case Evdev.stripX where traits.hasStrips:
        steps += Self.move(&strips.x, to: event.value)
      case Evdev.stripY where traits.hasStrips:
        steps += Self.move(&strips.y, to: event.value)
      default: break
      }
    }
    if steps != 0 { builder.add(.rotate(detents: Double(steps)), at: frame.time) }
  }

  private mutating func takeWheels(
    _ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder
  ) {
    var x: Int64 = 0
    var y: Int64 = 0
    for event in frame.events {
      switch event.key {
      // Up is positive in the kernel, and negative in browsers and scripts.
      case Evdev.wheel: y -= traits.hasFineWheel ? 0 : Int64(event.value) &* 120
      case Evdev.fineWheel: y -= Int64(event.value)
      case Evdev.horizontalWheel:
        x += traits.hasFineHorizontalWheel ? 0 : Int64(event.value) &* 120
      case Evdev.fineHorizontalWheel: x += Int64(event.value)
      default: break
      }
    }
    guard x != 0 || y != 0 else { return }
    let turn = WheelEvent(deltaX: Double(x) / 120, deltaY: Double(y) / 120, unit: .detents)
    builder.add(.wheel(turn), at: frame.time)
  }

  private static func shortestWay(from old: Int64?, to new: Int64?, around count: Int64) -> Int64 {
    guard let old, let new else { return 0 }
    var steps = (new - old) % count
    if steps &* 2 >= count { steps -= count }
    if steps &* 2 < -count { steps += count }
    return steps
  }

  /// Moves along a strip. One set bit gives the finger's position; 0 stands for no finger.
  private static func move(_ place: inout Int64?, to value: Int32) -> Int64 {
    let old = place
    place = value > 0 ? Int64(value.trailingZeroBitCount) : nil
    guard let old, let new = place else { return 0 }
    return new - old
  }
}
