import ControlCore

/// Expands the sugar of a script, at exact times: `glide` into moves, `tap` into a down and an up.
///
/// Other lines stay unchanged. The state includes the pointer positions that `160` without `,y`
/// needs. Pass the lines in order, one expander for each run; it only stores pointers that are
/// down.
public struct ScriptExpander: Equatable, Sendable {
  /// The settings after the lines so far.
  public private(set) var settings: Script.Settings

  /// The pointers that are down, in order of their downs.
  public private(set) var contacts: [Contact] = []

  /// A pointer that is down.
  public struct Contact: Equatable, Sendable {
    /// The number of the pointer.
    public let id: Int64
    /// The last position of the pointer.
    public internal(set) var place: Point
    /// The kind of the pointer.
    public let kind: PointerKind
  }

  /// Creates an expander for the start of a script with these settings.
  public init(_ settings: Script.Settings) {
    self.settings = settings
  }

  /// Expands one line.
  ///
  /// - Parameters:
  ///   - line: the next line.
  ///   - emit: receives each resulting line, without sugar and with the source position of `line`,
  ///     and the pointer's position, the distance of a wheel, or `nil` for other lines. An `up`
  ///     without coordinates has the last position of its pointer; `nil` if that was not down.
  public mutating func expand(_ line: Script.Line, emit: (Script.Line, Point?) -> Void) {
    switch line.verb {
    case .glide, .tap:
      var pieces = LinePieces(line, self)
      while let (piece, point) = pieces.next(&self) { emit(piece, point) }
    default: emit(line, follow(line))
    }
  }

  /// Expands one line whose time is known.
  ///
  /// - Parameters:
  ///   - line: the next line.
  ///   - start: the start time in nanoseconds; for a glide, the time of its first move.
  ///   - emit: receives the arguments of `expand(_:emit:)`, and the time.
  package mutating func expand(
    _ line: Script.Line, from start: Int64, emit: (Script.Line, Point?, _ time: Int64) -> Void
  ) {
    var time = start
    var isFirst = true
    expand(line) { piece, point in
      if !isFirst, case .after(let delay)? = piece.time { time = time.addingSaturated(delay) }
      isFirst = false
      emit(piece, point, time)
    }
  }

  // MARK: Positions

  /// Updates the state for a line without sugar.
  ///
  /// - Returns: the `Point?` that `expand(_:emit:)` passes on.
  @usableFromInline package mutating func follow(_ line: Script.Line) -> Point? {
    switch line.verb {
    case .down(let id, let coordinates, let details):
      let place = resolve(coordinates, of: id)
      guard !isOfOtherButton(line.verb) else { return place }
      lift(id)
      contacts.append(Contact(id: id, place: place, kind: details.kind ?? settings.pointer))
      return place
    case .move(let id, let coordinates, _):
      let place = resolve(coordinates, of: id)
      if let index = contacts.firstIndex(where: { $0.id == id }) { contacts[index].place = place }
      return place
    case .up(let id, let coordinates, _, _):
      let place = coordinates.map { resolve($0, of: id) } ?? contact(id)?.place
      if !isOfOtherButton(line.verb) { lift(id) }
      return place
    case .cancel(let id?): lift(id)
    case .cancel(nil): contacts = []
    case .hover(let coordinates, _): return coordinates.map { resolve($0, of: nil) }
    case .wheel(let turn): return distance(turn.delta)
    case .set(let changes, _): for setting in changes { settings.change(setting) }
    default: break
    }
    return nil
  }

  /// Resolves coordinates; a lone number keeps the cross-axis position of a contact, else centers.
  fileprivate func resolve(_ coordinates: Coordinates, of id: Int64?) -> Point {
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

  fileprivate func contact(_ id: Int64) -> Contact? {
    contacts.first { $0.id == id }
  }

  /// Returns true if a verb is of another button than the left one; see `Script.Verb`.
  package func isOfOtherButton(_ verb: Script.Verb) -> Bool {
    var kind: PointerKind?
    if case .up(let id, _, _, _) = verb { kind = contact(id)?.kind }
    return verb.isOfOtherButton(kind ?? settings.pointer)
  }

  private mutating func lift(_ id: Int64) {
    contacts.removeAll { $0.id == id }
  }
}

/// The expansion of one line, as an iterator; avoids storing up to a million lines at once.
@usableFromInline package struct LinePieces {
  private let line: Script.Line
  /// The positions at both ends of a glide.
  private var start = Point(x: 0, y: 0), end = Point(x: 0, y: 0)
  /// The number of lines returned so far.
  private var number: Int64 = 0

  /// - Parameters:
  ///   - line: the line to expand.
  ///   - expander: the expander after the lines above.
  @usableFromInline package init(_ line: Script.Line, _ expander: ScriptExpander) {
    self.line = line
    guard case .glide(let glide) = line.verb else { return }
    end = expander.resolve(glide.target, of: glide.id)
    start = expander.contact(glide.id)?.place ?? end
  }

  /// Returns the next line without sugar and the `Point?` of `expand`; `nil` after the last.
  @usableFromInline package mutating func next(_ expander: inout ScriptExpander) -> (
    Script.Line, Point?
  )? {
    guard let piece = piece(expander.settings.axis) else { return nil }
    number += 1
    return (piece, expander.follow(piece))
  }

  private func piece(_ axis: Setting.AxisName) -> Script.Line? {
    switch line.verb {
    case .glide(let glide):
      return number < glide.moveCount ? move(of: glide, axis) : nil
    case .tap(let tap):
      let hold = tap.hold ?? Script.Tap.defaultHold
      if number == 0 { return piece(after: 0, .down(tap.id, tap.place)) }
      return number == 1 ? piece(after: hold, .up(tap.id)) : nil
    default: return number == 0 ? line : nil
    }
  }

  private func move(of glide: Glide, _ axis: Setting.AxisName) -> Script.Line {
    let before = number == 0 ? 0 : glide.elapsed(at: number)
    let elapsed = glide.elapsed(at: number + 1)
    let place = glide.place(at: elapsed, from: start, to: end)
    var target = Coordinates.both(place)
    if case .along = glide.target { target = .along(axis == .x ? place.x : place.y) }
    return piece(after: elapsed - before, .move(glide.id, target))
  }

  /// Returns one resulting line; the first has the original comment, and its time plus the delay.
  private func piece(after delay: Int64, _ verb: Script.Verb) -> Script.Line {
    guard number == 0 else { return Script.Line(.after(delay), verb, position: line.position) }
    var time = line.time
    switch line.time {
    case nil: if delay > 0 { time = .after(delay) }
    case .after(let nanoseconds): time = .after(nanoseconds.addingSaturated(delay))
    case .at(let nanoseconds): time = .at(nanoseconds.addingSaturated(delay))
    }
    return Script.Line(time, verb, comment: line.comment, position: line.position)
  }
}

extension Glide {
  /// The number of moves: one every period and one at the end; at least 1.
  public var moveCount: Int64 {
    duration > 0 ? (duration - 1) / max(period ?? Self.defaultPeriod, 1) + 1 : 1
  }

  /// Returns the time of a move in nanoseconds since the start; moves count from 1 to `moveCount`.
  package func elapsed(at number: Int64) -> Int64 {
    number < moveCount ? number * max(period ?? Self.defaultPeriod, 1) : max(duration, 0)
  }

  /// Returns the position: `start + (end - start) * (elapsed / duration)`, or `end` at the end.
  package func place(at elapsed: Int64, from start: Point, to end: Point) -> Point {
    guard elapsed < duration else { return end }
    let share = Double(elapsed) / Double(duration)
    return Point(
      x: Self.between(start.x, end.x, share), y: Self.between(start.y, end.y, share))
  }

  private static func between(_ start: Double, _ end: Double, _ share: Double) -> Double {
    let place = start + (end - start) * share
    // The difference of two huge numbers can be infinite; a position must be finite.
    return place.isFinite ? place : end
  }
}

extension Script {
  /// A copy with each `glide` and `tap` expanded into plain events, up to a million lines for each.
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
