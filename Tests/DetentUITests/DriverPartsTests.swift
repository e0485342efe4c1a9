import ControlCore
import Rating
import Ruler
import Testing

@testable import DetentUI

@Suite struct EventClockTests {
  @Test func `differences of timestamps are those of the dates`() {
    var clock = EventClock()
    let first = clock.timestamp(of: .ms(0))
    for ms in [1.0, 8, 16.5, 40_000] {
      let next = clock.timestamp(of: .ms(ms))
      // A date near 8e8 s has a resolution of 1.2e-7 s.
      #expect(abs(next.seconds(since: first) - ms / 1000) < 2.4e-7)
    }
  }

  @Test(arguments: [-3600.0, 3600, -0.2, 0.2])
  func `setting the calendar does not move time`(step: Double) {
    var clock = EventClock()
    let first = clock.timestamp(of: .ms(0))
    var later = EventTime.ms(100)
    later.date += step
    later.now += step
    #expect(abs(clock.timestamp(of: later).seconds(since: first) - 0.1) < 1e-6)
  }

  @Test func `a drag may be stamped with the uptime, a frame with the calendar`() {
    var clock = EventClock()
    let first = clock.timestamp(of: .ms(0))
    var drag = EventTime.ms(108)
    drag.date = EventTime.ms(100).uptime
    let second = clock.timestamp(of: drag)
    let third = clock.timestamp(of: .ms(116))
    #expect(abs(second.seconds(since: first) - 0.1) < 2.4e-7)
    #expect(abs(third.seconds(since: first) - 0.116) < 2.4e-7)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 0, 1e300])
  func `a date that cannot be means now`(date: Double) {
    var clock = EventClock()
    let first = clock.timestamp(of: .ms(0))
    var later = EventTime.ms(100)
    later.date = date
    #expect(abs(clock.timestamp(of: later).seconds(since: first) - 0.1) < 1e-6)
  }
}

@Suite struct DragContactTests {
  private let a = Point(x: 1, y: 2)
  private let b = Point(x: 3, y: 4)

  @Test func `the first change is a press where the gesture began, and a move if it has moved`() {
    var contact = DragContact(kind: .touch)
    let drag = [
      contact.changed(to: a, from: a, .none), contact.changed(to: b, from: a, .none),
      contact.ended(at: b, from: a, .none),
    ]
    #expect(drag.map { $0.map(\.phase) } == [[.down], [.move], [.up]])
    let late = contact.changed(to: b, from: a, .shift)
    #expect(late.map(\.phase) == [.down, .move])
    #expect(late.map(\.position) == [a, b])
    #expect(late.allSatisfy { $0.modifiers == .shift })
  }

  @Test func `an end without a change is a tap`() {
    var contact = DragContact(kind: .mouse)
    let tap = contact.ended(at: a, from: a, .none)
    #expect(tap.map(\.phase) == [.down, .up])
    #expect(tap.allSatisfy { $0.kind == .mouse })
  }

  @Test func `only a pointer that is down can be lost, and only once`() {
    var contact = DragContact(kind: .touch)
    let early = contact.lost(contact.number)
    _ = contact.changed(to: a, from: a, .none)
    let (first, second) = (contact.lost(contact.number), contact.lost(contact.number))
    #expect(early.isEmpty)
    #expect(first.map(\.phase) == [.cancel])
    #expect(second.isEmpty)
  }

  @Test func `a finger that goes down the page first is the page's until it is lifted`() {
    let places = [Point(x: 3, y: 8), Point(x: 5, y: 30), Point(x: 90, y: 30)]
    func phases(_ kind: PointerKind, yields: Bool, ends: Bool) -> [PointerEvent.Phase] {
      var contact = DragContact(kind: kind, yields: yields)
      var events = places.flatMap { contact.changed(to: $0, from: a, .none) }
      events += ends ? contact.ended(at: b, from: a, .none) : contact.lost(contact.number)
      return (events + contact.changed(to: a, from: a, .none)).map(\.phase)
    }
    for ends in [true, false] {
      #expect(phases(.touch, yields: true, ends: ends) == [.down, .move, .cancel, .down])
    }
    let whole: [PointerEvent.Phase] = [.down, .move, .move, .move, .up, .down]
    #expect(phases(.mouse, yields: true, ends: true) == whole)
    #expect(phases(.touch, yields: false, ends: true) == whole)
  }

  @Test func `a finger that goes sideways first stays the rating's, wherever it goes then`() {
    var contact = DragContact(kind: .touch, yields: true)
    let places = [Point(x: 13, y: 4), Point(x: 13, y: 90)]
    let events = places.flatMap { contact.changed(to: $0, from: a, .none) }
    #expect(events.map(\.phase) == [.down, .move, .move])
  }

  @Test func `a reset that comes late does not take the next finger away`() {
    var contact = DragContact(kind: .touch)
    _ = contact.changed(to: a, from: a, .none)
    let number = contact.number
    _ = contact.ended(at: a, from: a, .none)
    _ = contact.changed(to: b, from: b, .none)
    let lost = contact.lost(number)
    #expect(lost.isEmpty)
    #expect(contact.isDown)
  }
}

@Suite struct KeyCharacterTests {
  @Test func `function keys are Apple's private characters`() {
    let keys: [(Character, Key)] = [
      ("\u{F700}", .arrowUp), ("\u{F701}", .arrowDown), ("\u{F702}", .arrowLeft),
      ("\u{F703}", .arrowRight), ("\u{F729}", .home), ("\u{F72B}", .end),
      ("\u{F72C}", .pageUp), ("\u{F72D}", .pageDown), ("\u{1B}", .escape), ("7", .digit(7)),
    ]
    for (character, key) in keys { #expect(Key(character) == key) }
  }

  @Test(arguments: ["a", "\u{664}", "\u{F704}", "\t", "５"] as [Character])
  func `other keys are the host's`(character: Character) {
    #expect(Key(character) == nil)
  }
}
