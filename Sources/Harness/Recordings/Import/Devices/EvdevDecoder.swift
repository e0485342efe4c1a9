import ControlCore

/// Turns kernel events into contacts, turns and keys; shared by all readers of such events.
///
/// Events come in frames, each ended by `SYN_REPORT`, whose time applies to the whole frame.
/// Contacts come with slots (type B), in groups (type A), or as a single one.
struct EvdevDecoder {
  /// One report of the device.
  struct Frame {
    var time: Int64
    var events: ArraySlice<EvdevEvent>
  }

  private enum Contacts {
    case none
    case slots(EvdevSlots)
    case groups(EvdevGroups)
    case single(EvdevPointer)
  }

  private var contacts: Contacts
  private var turns: EvdevTurns
  private var keys = EvdevKeys()
  private var builder = RecordingBuilder()

  private init(_ traits: EvdevTraits, _ device: EvdevDevice) {
    turns = EvdevTurns(traits, device)
    if traits.hasGroups {
      contacts = .groups(EvdevGroups(traits))
    } else if traits.hasSlots {
      contacts = .slots(EvdevSlots(traits))
    } else if traits.hasPosition || (traits.hasRelativeMotion && traits.hasLeftButton) {
      contacts = .single(EvdevPointer(traits))
    } else {
      contacts = .none
    }
  }

  /// Decodes all events of one device into `recording`; they are in the order of time.
  static func decode(_ source: EvdevSource, into recording: inout Recording) {
    let (events, device) = (source.events, source.details)
    let traits = EvdevTraits(events)
    var decoder = EvdevDecoder(traits, device)
    decoder.builder.reserve(min(Int(source.frames), [UInt8].mostExpected))
    decoder.takeFrames(events)
    let isMultitouch = traits.hasGroups || traits.hasSlots
    recording.horizontal = device.range(of: isMultitouch ? Evdev.contactX : Evdev.x)
    recording.vertical = device.range(of: isMultitouch ? Evdev.contactY : Evdev.y)
    recording.space = isMultitouch || traits.hasPosition ? .device : .relative
    recording.start = source.start
    decoder.builder.finish(&recording)
  }

  private mutating func takeFrames(_ events: [EvdevEvent]) {
    var start = 0
    var isDamaged = false
    for (index, event) in events.enumerated() {
      if event.key == Evdev.dropped {
        isDamaged = true
        builder.notes.bufferOverruns += 1
      }
      guard event.key == Evdev.report else { continue }
      if !isDamaged {
        let frame = Frame(time: event.time, events: events[start..<index])
        take(frame, isKeyRepeat: event.value == 1)
      }
      isDamaged = false
      start = index + 1
    }
    if !isDamaged { start += takeLifts(events[start...]) }
    builder.notes.unusedEvents += Int64(events.count - start)
  }

  /// Takes the lifts of a log that ends before their report: without it they would be moved to the
  /// last report, and a finger that has rested would seem to fling.
  ///
  /// - Returns: the number of events that were of use.
  private mutating func takeLifts(_ events: ArraySlice<EvdevEvent>) -> Int {
    let lifts = events.filter { $0.isLift || $0.key == Evdev.slot }
    guard let time = lifts.last(where: \.isLift)?.time else { return 0 }
    // Without identifiers in slots, a frame without contacts ends them all, as BTN_TOUCH alone does.
    if case .groups = contacts, !lifts.contains(where: { $0.key == Evdev.touch }) { return 0 }
    take(Frame(time: time, events: lifts[...]), isKeyRepeat: false)
    return lifts.count
  }

  private mutating func take(_ frame: Frame, isKeyRepeat: Bool) {
    keys.take(frame, into: &builder)
    guard !isKeyRepeat else { return }
    switch contacts {
    case .none:
      for event in frame.events where event.type == 2 && event.key <= Evdev.relativeY {
        builder.notes.unusedEvents += 1
      }
    case .slots(var slots):
      contacts = .none
      slots.take(frame, into: &builder)
      contacts = .slots(slots)
    case .groups(var groups):
      contacts = .none
      groups.take(frame, into: &builder)
      contacts = .groups(groups)
    case .single(var pointer):
      pointer.take(frame, into: &builder)
      contacts = .single(pointer)
    }
    turns.take(frame, into: &builder)
  }
}

/// The keys of a keyboard: presses and repeats of those a control answers to.
struct EvdevKeys {
  private var modifiers = Modifiers.none

  mutating func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder) {
    for event in frame.events where event.isKey {
      if let modifier = Self.modifier(event.code) {
        modifiers = modifiers.with(modifier, isHeld: event.value != 0)
      } else if let key = Self.key(event.code) {
        if event.value != 0 { builder.add(.key(key, modifiers), at: frame.time) }
      } else {
        builder.notes.unusedEvents += 1
      }
    }
  }

  static func modifier(_ code: UInt16) -> Modifiers? {
    switch code {
    case 42, 54: .shift
    case 29, 97: .control
    case 56, 100: .alt
    case 125, 126: .meta
    default: nil
    }
  }

  static func key(_ code: UInt16) -> Key? {
    switch code {
    case 1: .escape
    case 2...10: .digit(Int64(code) - 1)
    case 11: .digit(0)
    case 102: .home
    case 103: .arrowUp
    case 104: .pageUp
    case 105: .arrowLeft
    case 106: .arrowRight
    case 107: .end
    case 108: .arrowDown
    case 109: .pageDown
    default: nil
    }
  }
}

extension Modifiers {
  /// These, with some that are held or no longer held.
  func with(_ modifier: Modifiers, isHeld: Bool) -> Modifiers {
    let others = bits & ~modifier.bits
    return Modifiers(bits: isHeld ? others | modifier.bits : others)
  }
}

extension EvdevEvent {
  /// True for the end of a contact.
  fileprivate var isLift: Bool {
    switch key {
    case Evdev.trackingID: value < 0
    case Evdev.touch, Evdev.buttonLeft: value == 0
    default: false
    }
  }
}
