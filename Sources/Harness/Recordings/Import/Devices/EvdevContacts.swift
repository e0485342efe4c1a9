import ControlCore
import GestureScript

/// Contacts with slots (protocol type B). Each slot keeps its state; unchanged values are not sent
/// again, even for a new contact. A contact ends when it reports no touch; a later touch is a new
/// one.
struct EvdevSlots: EvdevContacts {
  private static let maximumSlots: Int32 = 64

  private let signs: EvdevTouchSigns
  /// True if a contact starts without an identifier, once it touches.
  private let startsLifted: Bool
  private var slots: [Slot] = []
  private var current: Int32 = 0
  private var lastX: Double = 0
  private var lastY: Double = 0

  private struct Slot {
    var x: Double?
    var y: Double?
    var measures = EvdevMeasures()
    var isActive = false
    /// True if the contact is known and did not touch last.
    var isLifted: Bool
    /// Changes in the current frame.
    var begins = false
    var ends = false
    var moves = false
  }

  init(_ traits: EvdevTraits) {
    signs = traits.touchSigns
    startsLifted = !traits.hasIdentifiers && signs.areThere
  }

  mutating func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder) {
    for event in frame.events { take(event, into: &builder) }
    for index in slots.indices {
      report(index, at: frame.time, into: &builder)
      slots[index].begins = false
      slots[index].ends = false
      slots[index].moves = false
    }
  }

  private mutating func take(_ event: EvdevEvent, into builder: inout RecordingBuilder) {
    switch event.key {
    case Evdev.slot: current = event.value
    case Evdev.x: lastX = Double(event.value)
    case Evdev.y: lastY = Double(event.value)
    case Evdev.touchMajor, Evdev.widthMajor, Evdev.contactPressure, Evdev.distance,
      Evdev.trackingID, Evdev.contactX, Evdev.contactY:
      guard current >= 0, current < Self.maximumSlots else {
        builder.notes.unusedEvents += 1
        return
      }
      while slots.count <= Int(current) { slots.append(Slot(isLifted: startsLifted)) }
      change(&slots[Int(current)], by: event)
    default: break
    }
  }

  private func change(_ slot: inout Slot, by event: EvdevEvent) {
    switch event.key {
    case Evdev.contactX:
      slot.x = Double(event.value)
      slot.moves = true
    case Evdev.contactY:
      slot.y = Double(event.value)
      slot.moves = true
    case Evdev.touchMajor, Evdev.widthMajor, Evdev.contactPressure, Evdev.distance:
      slot.measures.take(event)
    default:
      if event.value < 0 {
        slot.ends = true
        slot.begins = false
      } else {
        slot.begins = true
      }
    }
  }

  private mutating func report(
    _ index: Int, at time: Int64, into builder: inout RecordingBuilder
  ) {
    let slot = slots[index]
    let position = Point(x: slot.x ?? lastX, y: slot.y ?? lastY)
    var pointer = PointerEvent(id: Int64(index), phase: .move, position: position)
    let touches = signs.isTouching(slot.measures)
    let ends = slot.ends && !slot.begins
    // A new identifier also ends the previous contact.
    if slot.isActive, ends || slot.begins || !touches {
      builder.up(pointer.id, at: ends ? position : nil, time: time)
      slots[index].isActive = false
    }
    slots[index].isLifted = !ends && !touches
    if touches, slot.begins || slot.isLifted && !ends {
      if slot.x == nil || slot.y == nil { builder.notes.madeUpPlaces += 1 }
      (slots[index].x, slots[index].y) = (position.x, position.y)
      pointer.phase = .down
      builder.down(pointer, at: time)
      slots[index].isActive = true
    } else if slot.moves, touches, !ends {
      builder.move(pointer, at: time)
    }
  }
}

/// Contacts in groups (protocol type A). Each frame lists all contacts, in any order, with or
/// without identifiers. A contact ends when a frame lacks it or it reports no touch.
struct EvdevGroups: EvdevContacts {
  private static let maximumContacts = 16

  private let signs: EvdevTouchSigns
  private var active: [Contact] = []

  init(_ traits: EvdevTraits) {
    signs = traits.touchSigns
  }

  private struct Contact {
    var id: Int64
    var tracking: Int32?
    var position: Point
    /// True if both x and y were reported.
    var isWhole = true
  }

  mutating func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder) {
    var groups = read(frame, into: &builder)
    var rest: [Contact] = []
    for var contact in active {
      if let index = match(contact, in: groups) {
        contact.position = groups.remove(at: index).position
        rest.append(contact)
        builder.move(event(contact, .move), at: frame.time)
      } else {
        builder.up(contact.id, time: frame.time)
      }
    }
    active = rest
    for var contact in groups {
      while let taken = active.first(where: { $0.id == contact.id }) { contact.id = taken.id + 1 }
      active.append(contact)
      if !contact.isWhole { builder.notes.madeUpPlaces += 1 }
      builder.down(event(contact, .down), at: frame.time)
    }
  }

  private func event(_ contact: Contact, _ phase: PointerEvent.Phase) -> PointerEvent {
    PointerEvent(id: contact.id, phase: phase, position: contact.position)
  }

  /// Reads the contacts of a frame. A group without position stands for no contact.
  private func read(
    _ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder
  ) -> [Contact] {
    var groups: [Contact] = []
    var x: Double?
    var y: Double?
    var tracking: Int32?
    var measures = EvdevMeasures()
    for event in frame.events {
      measures.take(event)
      switch event.key {
      case Evdev.contactX: x = Double(event.value)
      case Evdev.contactY: y = Double(event.value)
      case Evdev.trackingID: tracking = event.value
      case Evdev.multitouchReport:
        if x != nil || y != nil, tracking ?? 0 >= 0, signs.isTouching(measures) {
          let position = Point(x: x ?? 0, y: y ?? 0)
          if groups.count < Self.maximumContacts {
            groups.append(
              Contact(
                id: 0, tracking: tracking, position: position, isWhole: x != nil && y != nil))
          } else {
            builder.notes.unusedEvents += 1
          }
        }
        (x, y, tracking, measures) = (nil, nil, nil, EvdevMeasures())
      default: break
      }
    }
    return groups
  }

  /// Returns the index in `groups` that continues a contact: the one with its identifier, else the
  /// nearest position that is not nearer to another contact.
  private func match(_ contact: Contact, in groups: [Contact]) -> Int? {
    if let tracking = contact.tracking {
      return groups.firstIndex { $0.tracking == tracking }
    }
    var best: Int?
    for (index, group) in groups.enumerated() where group.tracking == nil {
      let distance = Self.distance(contact, group)
      if let best, Self.distance(contact, groups[best]) <= distance { continue }
      let isContested = active.contains { Self.distance($0, group) < distance }
      if !isContested || groups.count >= active.count { best = index }
    }
    return best
  }

  private static func distance(_ a: Contact, _ b: Contact) -> Double {
    let x = a.position.x - b.position.x
    let y = a.position.y - b.position.y
    return x * x + y * y
  }
}
