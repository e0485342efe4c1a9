import ControlCore

/// Finds the input that a log of a page tells more than once, so that it counts once.
///
/// Browsers send pointer events, touch events and mouse events for one finger, and after a tap a mouse
/// that they emulate. A log may have them all. Two fingers cannot begin in one place at one time, so
/// that a contact which does so repeats the other one; a mouse near the end of a touch repeats that.
struct RepeatedInput {
  /// Events of several families for one input are sent in one task, so that even their times of arrival
  /// differ by less than 5 ms; samples of a state are farther apart.
  private static let moment: Int64 = 5_000_000
  /// An emulated mouse comes within a second of the touch, and within 25 points, as Polymer's and D3's
  /// filters of such events have it.
  private static let wait: Int64 = 1_000_000_000
  private static let reach = 25.0

  private struct Contact {
    let id: Int64
    let place: Point
    let start: Int64
    /// The number of times that its press was repeated with the same id, whose ends come, too.
    var count = 0
  }

  /// True while an event says its kind of pointer, as pointer events do: it repeats nothing.
  var saysKind = false
  private var contacts: [Contact] = []
  private var touches: [(place: Point, end: Int64)] = []
  /// The ids of contacts that repeat others.
  private var repeated: [Int64] = []
  /// The ids whose end is still to come, as often as it is.
  private var ends: [Int64] = []
  private var hover: (id: Int64, place: Point, time: Int64)?

  /// Returns true if a contact that begins is another one that is known; its moves and its end are, too.
  mutating func repeatsContact(_ pointer: PointerEvent, at time: Int64) -> Bool {
    repeated.removeAll { $0 == pointer.id }
    let twin = contacts.firstIndex {
      !saysKind && time - $0.start <= Self.moment && Self.distance($0.place, pointer.position) <= 1
    }
    if let twin, contacts[twin].id == pointer.id {
      contacts[twin].count += 1
      return true
    }
    if twin != nil || isEmulated(pointer, at: time) {
      if repeated.count < RecordingBuilder.maximumPointers { repeated.append(pointer.id) }
      return true
    }
    ends.removeAll { $0 == pointer.id }
    contacts.removeAll { $0.id == pointer.id }
    contacts.append(Contact(id: pointer.id, place: pointer.position, start: time))
    return false
  }

  /// Returns true for a pointer that is down as a repetition only.
  func isOfRepeated(_ id: Int64) -> Bool { repeated.contains(id) }

  /// Returns true for the end of a contact that was left out.
  mutating func repeatsEnd(of id: Int64) -> Bool {
    if let index = repeated.firstIndex(of: id) {
      repeated.remove(at: index)
      return true
    }
    guard let index = ends.firstIndex(of: id) else { return false }
    ends.remove(at: index)
    return true
  }

  mutating func note(endOf pointer: PointerEvent, at time: Int64) {
    if let index = contacts.firstIndex(where: { $0.id == pointer.id }) {
      let count = contacts.remove(at: index).count
      ends += repeatElement(pointer.id, count: min(count, RecordingBuilder.maximumPointers))
    }
    touches.removeAll { time - $0.end > Self.wait }
    if pointer.kind == .touch, touches.count < RecordingBuilder.maximumPointers {
      touches.append((pointer.position, time))
    }
  }

  /// Returns true for a place of a mouse that is told already, or is emulated.
  mutating func repeatsHover(_ pointer: PointerEvent, at time: Int64) -> Bool {
    if repeated.contains(pointer.id) || isEmulated(pointer, at: time) { return true }
    defer { hover = (pointer.id, pointer.position, time) }
    guard let hover else { return false }
    return !saysKind && hover.id != pointer.id && hover.place == pointer.position
      && time - hover.time <= Self.moment
  }

  private func isEmulated(_ pointer: PointerEvent, at time: Int64) -> Bool {
    !saysKind && pointer.kind == .mouse
      && touches.contains {
        time - $0.end <= Self.wait && Self.distance($0.place, pointer.position) <= Self.reach
      }
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }
}
