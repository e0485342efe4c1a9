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

  private var contacts: (any EvdevContacts)?
  private var turns: EvdevTurns
  private var builder: RecordingBuilder

  private init(_ traits: EvdevTraits, _ device: EvdevDevice, _ format: RecordingFormat) {
    builder = RecordingBuilder(format)
    turns = EvdevTurns(traits, device)
    if traits.hasGroups {
      contacts = EvdevGroups(traits)
    } else if traits.hasSlots {
      contacts = EvdevSlots(traits)
    } else if traits.hasPosition || traits.hasLeftButton && !traits.hasLargeRing {
      contacts = EvdevPointer(traits)
    }
  }

  /// Decodes all events of one device into `recording`; they are in the order of time.
  static func decode(_ source: EvdevSource, into recording: inout Recording) {
    let (events, device) = (source.events, source.details)
    let traits = EvdevTraits(events)
    var decoder = EvdevDecoder(traits, device, recording.format)
    decoder.builder.reserve(min(Int(source.frames), [UInt8].mostExpected))
    decoder.takeFrames(events)
    let isMultitouch = traits.hasGroups || traits.hasSlots
    recording.horizontal = device.range(of: isMultitouch ? Evdev.contactX : Evdev.x)
    recording.vertical = device.range(of: isMultitouch ? Evdev.contactY : Evdev.y)
    recording.space = isMultitouch || traits.hasPosition ? .device : .relative
    recording.start = source.start
    decoder.noteFields(events)
    decoder.builder.finish(&recording)
  }

  /// Notes the kinds of events that are in no list.
  private mutating func noteFields(_ events: [EvdevEvent]) {
    var kinds: [UInt32: (event: EvdevEvent, count: Int64)] = [:]
    for event in events { kinds[event.key, default: (event, 0)].count += 1 }
    for (_, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      let (place, name) = EvdevNames.field(of: kind.event)
      builder.fields.note(word: name[...], of: place, times: kind.count)
    }
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
    if contacts is EvdevGroups, !lifts.contains(where: { $0.key == Evdev.touch }) { return 0 }
    take(Frame(time: time, events: lifts[...]), isKeyRepeat: false)
    return lifts.count
  }

  private mutating func take(_ frame: Frame, isKeyRepeat: Bool) {
    EvdevKeys.take(frame, into: &builder)
    guard !isKeyRepeat else { return }
    if contacts == nil {
      let motions = frame.events.count { $0.type == 2 && $0.key <= Evdev.relativeY }
      builder.notes.unusedEvents += Int64(motions)
    }
    contacts?.take(frame, into: &builder)
    turns.take(frame, into: &builder)
  }
}

/// The contacts of a device, in one of the ways that there are of reporting them.
protocol EvdevContacts {
  mutating func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder)
}

/// The keys of a keyboard: presses and repeats of those a control answers to.
enum EvdevKeys {
  static func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder) {
    for event in frame.events where event.isKey {
      let (key, modifier) = (keys[event.code], modifiers[event.code])
      if key == nil, modifier == nil {
        builder.notes.unusedEvents += 1
      } else {
        builder.press(key, modifier, isDown: event.value != 0, at: frame.time)
      }
    }
    for event in frame.events where event.type == Evdev.keyType && event.value == 1 {
      if Evdev.otherButtons.contains(event.key) { builder.notes.otherButtons += 1 }
    }
  }

  static let modifiers: [UInt16: Modifiers] = [
    42: .shift, 54: .shift, 29: .control, 97: .control, 56: .alt, 100: .alt, 125: .meta, 126: .meta,
  ]

  static let keys: [UInt16: Key] = [
    1: .escape, 2: .digit(1), 3: .digit(2), 4: .digit(3), 5: .digit(4), 6: .digit(5), 7: .digit(6),
    8: .digit(7), 9: .digit(8), 10: .digit(9), 11: .digit(0), 14: .backspace, 102: .home,
    103: .arrowUp, 104: .pageUp, 105: .arrowLeft, 106: .arrowRight, 107: .end, 108: .arrowDown,
    109: .pageDown, 111: .delete,
  ]
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
