import ControlCore

/// Takes the sugar out of a script: `glide` becomes moves, `tap` becomes a down and an up, at exact
/// times. Everything else stays as it is. Also keeps what `160` without an `,y` depends on.
///
/// Give it the lines in order; one expander serves one run of a script. It never holds more than the
/// pointers that are down.
public struct ScriptExpander: Equatable, Sendable {
  /// The settings, as the lines so far have left them.
  public private(set) var settings: Settings

  /// The pointers that are down, in the order they came.
  public private(set) var contacts: [Contact] = []

  /// A pointer that is down.
  public struct Contact: Equatable, Sendable {
    public let id: Int64
    /// Where it was last.
    public internal(set) var place: Point
  }

  public init(_ settings: Settings) {
    self.settings = settings
  }

  /// Expands one line.
  ///
  /// - Parameters:
  ///   - line: the next line.
  ///   - emit: takes what the line stands for: lines without sugar, with the position of the first,
  ///     and the place of a pointer, the distance of a wheel, or `nil` for everything else. An `up`
  ///     without coordinates is where the pointer was; `nil` if it was not down.
  public mutating func expand(_ line: Line, emit: (Line, Point?) -> Void) {
    switch line.verb {
    case .glide(let glide): expand(glide, line, emit)
    case .tap(let tap): expand(tap, line, emit)
    default: follow(line, emit)
    }
  }

  private mutating func expand(_ glide: Glide, _ line: Line, _ emit: (Line, Point?) -> Void) {
    let end = resolve(glide.target, of: glide.id)
    let start = contact(glide.id)?.place ?? end
    var before: Int64 = 0
    for number in 1...glide.moveCount {
      let elapsed = glide.elapsed(at: number)
      let place = glide.place(at: elapsed, from: start, to: end)
      var target = Coordinates.both(place)
      if case .along = glide.target { target = .along(settings.axis == .x ? place.x : place.y) }
      let move = piece(of: line, after: elapsed - before, .move(glide.id, target), number == 1)
      follow(move, emit)
      before = elapsed
    }
  }

  private mutating func expand(_ tap: Tap, _ line: Line, _ emit: (Line, Point?) -> Void) {
    follow(piece(of: line, after: 0, .down(tap.id, tap.place), true), emit)
    follow(piece(of: line, after: tap.hold ?? Tap.defaultHold, .up(tap.id), false), emit)
  }

  /// One line of several that stand for another.
  private func piece(of line: Line, after delay: Int64, _ verb: Verb, _ isFirst: Bool) -> Line {
    guard isFirst else { return Line(.after(delay), verb, position: line.position) }
    var time = line.time
    switch line.time {
    case nil: if delay > 0 { time = .after(delay) }
    case .after(let nanoseconds): time = .after(nanoseconds.addingSaturated(delay))
    case .at(let nanoseconds): time = .at(nanoseconds.addingSaturated(delay))
    }
    return Line(time, verb, comment: line.comment, position: line.position)
  }

  // MARK: Places

  private mutating func follow(_ line: Line, _ emit: (Line, Point?) -> Void) {
    switch line.verb {
    case .down(let id, let coordinates, _):
      let place = resolve(coordinates, of: id)
      lift(id)
      contacts.append(Contact(id: id, place: place))
      emit(line, place)
    case .move(let id, let coordinates, _):
      let place = resolve(coordinates, of: id)
      if let index = contacts.firstIndex(where: { $0.id == id }) { contacts[index].place = place }
      emit(line, place)
    case .up(let id, let coordinates, _):
      let place = coordinates.map { resolve($0, of: id) } ?? contact(id)?.place
      lift(id)
      emit(line, place)
    case .cancel(let id):
      if let id { lift(id) } else { contacts = [] }
      emit(line, nil)
    case .hover(let coordinates): emit(line, coordinates.map { resolve($0, of: nil) })
    case .wheel(let turn): emit(line, distance(turn.delta))
    case .set(let setting, _):
      settings.apply(setting)
      emit(line, nil)
    default: emit(line, nil)
    }
  }

  /// A lone number leaves the pointer where it is across the axis, at first in the middle.
  private func resolve(_ coordinates: Coordinates, of id: Int64?) -> Point {
    switch coordinates {
    case .both(let point): return point
    case .along(let along):
      let last = id.flatMap { contact($0)?.place }
      return settings.axis == .x
        ? Point(x: along, y: last?.y ?? settings.height / 2)
        : Point(x: last?.x ?? settings.width / 2, y: along)
    }
  }

  private func distance(_ coordinates: Coordinates) -> Point {
    switch coordinates {
    case .both(let point): point
    case .along(let along):
      settings.axis == .x ? Point(x: along, y: 0) : Point(x: 0, y: along)
    }
  }

  private func contact(_ id: Int64) -> Contact? {
    contacts.first { $0.id == id }
  }

  private mutating func lift(_ id: Int64) {
    contacts.removeAll { $0.id == id }
  }
}

extension Glide {
  /// How many moves it makes: one every period, and one at the end; at least 1.
  public var moveCount: Int64 {
    duration > 0 ? (duration - 1) / max(period ?? Self.defaultPeriod, 1) + 1 : 1
  }

  /// When a move comes, in nanoseconds from the start; moves are counted from 1 to `moveCount`.
  func elapsed(at number: Int64) -> Int64 {
    number < moveCount ? number * max(period ?? Self.defaultPeriod, 1) : max(duration, 0)
  }

  /// Where the pointer is: `start + (end - start) * (elapsed / duration)`, and `end` at the end.
  func place(at elapsed: Int64, from start: Point, to end: Point) -> Point {
    guard elapsed < duration else { return end }
    let share = Double(elapsed) / Double(duration)
    return Point(
      x: Self.between(start.x, end.x, share), y: Self.between(start.y, end.y, share))
  }

  private static func between(_ start: Double, _ end: Double, _ share: Double) -> Double {
    let place = start + (end - start) * share
    // The difference of the largest numbers is infinite, and a place is not.
    return place.isFinite ? place : end
  }
}

extension Script {
  /// The same script without `glide` and `tap`. May be long: up to a million lines for each.
  public var expanded: Script {
    var copy = self
    copy.body = []
    var expander = ScriptExpander(settings)
    for line in body {
      expander.expand(line) { piece, _ in copy.body.append(piece) }
    }
    return copy
  }
}
