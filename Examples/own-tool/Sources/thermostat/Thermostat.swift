import ControlCore

/// Two temperatures on one line: heating below the first, cooling above the second. Neither thumb
/// may close the gap between them.
///
/// A finger holds the nearest free thumb. Arrow keys move the focused one, and Escape cancels the
/// edits of fingers.
struct Thermostat: Control {
  struct Configuration: Equatable, Sendable {
    /// Smallest difference of the two in degrees, 0 to 20.
    var gap = 2.0
    /// Temperatures that can be chosen.
    var grid = Grid.half
    var interaction = ControlInteraction.enabled
    /// Length of the line, in points.
    var length = 375.0
  }

  enum Grid: Equatable, Sendable {
    case whole, half

    /// Step in degrees.
    var step: Double { self == .whole ? 1 : 0.5 }
  }

  /// One of the two thumbs.
  private struct Thumb: Equatable, Sendable {
    var value: Double
    /// The value that Escape restores; `nil` without an edit.
    var original: Double?
    /// The pointer that holds the thumb.
    var owner: Int64?
  }

  /// Range of temperatures in degrees.
  static let range = 5.0...35.0

  private(set) var configuration: Configuration
  private(set) var time = Timestamp.distantPast
  private var thumbs: [Thumb]
  private var focus = 0

  init(value: Double, configuration: Configuration) {
    self.configuration = configuration
    let lower = min(max(value.isNaN ? 0 : value, Self.range.lowerBound), Self.range.upperBound)
    thumbs = [Thumb(value: lower), Thumb(value: Self.range.upperBound)]
    thumbs[0].value = nearest(0, to: lower)
  }

  // MARK: Reading

  var partCount: Int { 2 }
  var value: Double { thumbs[0].value }
  func value(of part: Int) -> Double { thumbs[min(max(part, 0), 1)].value }
  var phase: ControlPhase { thumbs.contains { $0.owner != nil } ? .dragging : .idle }
  /// Returns true if a finger holds the thumb.
  func isHeld(_ part: Int) -> Bool { thumbs[min(max(part, 0), 1)].owner != nil }
  /// Always `nil`: nothing moves by itself.
  var restTime: Timestamp? { nil }

  // MARK: Events

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(time, self.time)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard configuration.interaction == .enabled, !event.action.isForHost(besides: .none)
    else { return false }
    switch event.action {
    case .pointer(let pointer): handle(pointer, emit)
    case .focus(let part): if part < 2 { focus = Int(part) }
    case .adjust(.increment, let part): step(Int(part), up: true, .assistive, emit)
    case .adjust(.decrement, let part): step(Int(part), up: false, .assistive, emit)
    case .adjust(.set(let wanted), let part): edit(Int(part), wanted, .assistive, emit)
    case .key(.arrowUp, _), .key(.arrowRight, _): step(focus, up: true, .key, emit)
    case .key(.arrowDown, _), .key(.arrowLeft, _): step(focus, up: false, .key, emit)
    case .key(.escape, _): for part in 0...1 { end(part, .cancel, emit) }
    case .key, .wheel, .rotate: return false
    }
    return true
  }

  private mutating func handle(_ pointer: PointerEvent, _ emit: (Effect) -> Void) {
    guard pointer.position.x.isFinite, pointer.position.y.isFinite else { return }
    let held = thumbs.firstIndex { $0.owner == pointer.id }
    switch pointer.phase {
    case .down:
      // A second press of the same pointer: its lift was lost.
      if let held { end(held, .commit, emit) }
      guard let part = part(at: pointer.position) else { return }
      thumbs[part].owner = pointer.id
      begin(part, emit)
      choose(part, value(at: pointer.position), .drag, emit)
    case .move: if let held { choose(held, value(at: pointer.position), .drag, emit) }
    case .up: if let held { end(held, .commit, emit) }
    case .cancel: if let held { end(held, .cancel, emit) }
    case .hover, .leave: break
    }
  }

  /// Returns the nearest thumb that nobody holds.
  private func part(at point: Point) -> Int? {
    let wanted = value(at: point)
    return [0, 1].filter { thumbs[$0].owner == nil }
      .min { abs(thumbs[$0].value - wanted) < abs(thumbs[$1].value - wanted) }
  }

  private func value(at point: Point) -> Double {
    let width = Self.range.upperBound - Self.range.lowerBound
    return Self.range.lowerBound + point.x / configuration.length * width
  }

  // MARK: Edits

  private mutating func begin(_ part: Int, _ emit: (Effect) -> Void) {
    thumbs[part].original = thumbs[part].value
    emit(.began(time, part: UInt8(part)))
  }

  private mutating func choose(
    _ part: Int, _ wanted: Double, _ cause: ChangeCause, _ emit: (Effect) -> Void
  ) {
    let new = nearest(part, to: wanted)
    guard new != thumbs[part].value else { return }
    thumbs[part].value = new
    emit(.changed(new, cause, time, part: UInt8(part)))
  }

  private mutating func end(_ part: Int, _ reason: EndReason, _ emit: (Effect) -> Void) {
    guard thumbs[part].owner != nil, let original = thumbs[part].original else { return }
    if reason == .cancel, original != thumbs[part].value {
      // The old value returns unrounded, even if a host had set it between two choices.
      thumbs[part].value = inside(original, of: part)
      emit(.changed(thumbs[part].value, .cancel, time, part: UInt8(part)))
    }
    (thumbs[part].owner, thumbs[part].original) = (nil, nil)
    emit(.ended(reason, thumbs[part].value, time, part: UInt8(part)))
    if phase == .idle { emit(.idle(time)) }
  }

  /// Performs a whole edit, as of a key; does nothing to a thumb that a finger holds.
  private mutating func edit(
    _ part: Int, _ wanted: Double, _ cause: ChangeCause, _ emit: (Effect) -> Void
  ) {
    guard part < 2, wanted.isFinite, thumbs[part].owner == nil,
      nearest(part, to: wanted) != thumbs[part].value
    else { return }
    begin(part, emit)
    choose(part, wanted, cause, emit)
    thumbs[part].original = nil
    emit(.ended(.commit, thumbs[part].value, time, part: UInt8(part)))
  }

  private mutating func step(
    _ part: Int, up: Bool, _ cause: ChangeCause, _ emit: (Effect) -> Void
  ) {
    guard part < 2, thumbs[part].owner == nil else { return }
    let old = thumbs[part].value
    let new = old + (up ? configuration.grid.step : -configuration.grid.step)
    let side = up ? Side.upper : .lower
    guard limits(of: part).contains(new) else {
      return emit(.bound(side, time, part: UInt8(part)))
    }
    edit(part, new, cause, emit)
  }

  // MARK: Limits

  /// Returns the range of a thumb, given the other one.
  private func limits(of part: Int) -> ClosedRange<Double> {
    let (lower, upper) = (Self.range.lowerBound, Self.range.upperBound)
    return part == 0
      ? lower...max(thumbs[1].value - gap, lower) : min(thumbs[0].value + gap, upper)...upper
  }

  /// Returns a value moved into the limits of a thumb. One that only the rounding of a sum with the gap
  /// leaves out stays.
  private func inside(_ value: Double, of part: Int) -> Double {
    let limits = limits(of: part)
    let new = min(max(value, limits.lowerBound), limits.upperBound)
    return abs(new - value) <= 1e-12 ? value : new
  }

  private var gap: Double { Planted.forgetsTheGap ? 0 : configuration.gap }

  /// Returns the nearest temperature on the grid, or a limit of the thumb if that is nearer.
  private func nearest(_ part: Int, to wanted: Double) -> Double {
    let (limits, step) = (limits(of: part), configuration.grid.step)
    let (lower, upper) = (limits.lowerBound, limits.upperBound)
    let possible = min(max(wanted, lower), upper)
    let rounded = min(max((possible / step).rounded() * step, lower), upper)
    let limit = possible - lower < upper - possible ? lower : upper
    return abs(possible - limit) < abs(possible - rounded) ? limit : rounded
  }

  // MARK: The host

  /// Sets values within the limits; a host may set values that fingers cannot choose.
  mutating func update(
    values: NumberList, animated: Bool, configuration new: Configuration, emit: (Effect) -> Void
  ) {
    configuration = new
    if new.interaction != .enabled { for part in 0...1 { end(part, .cancel, emit) } }
    // A larger gap pushes the lower thumb down, and at the end of the range the upper one up.
    for part in 0...1 {
      let old = thumbs[part].value
      // A host that stores numbers as Float hands back the value that it was told.
      let wanted = values.number(at: part) ?? old
      let isNew = wanted != old && wanted != Double(Float(old))
      thumbs[part].value = inside(isNew ? wanted : old, of: part)
      guard let original = thumbs[part].original else { continue }
      thumbs[part].original = isNew ? thumbs[part].value : inside(original, of: part)
    }
  }
}
