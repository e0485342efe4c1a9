public import ControlCore

/// Three sliders, one below the other, as one control of three parts: the upper third is part 0,
/// and so on. Two pointers may hold two of them. Keys, wheels and crowns go to the focused part,
/// and are ignored while a pointer holds a part; Escape cancels all edits.
public struct Faders: Control {
  public struct Configuration: Equatable, Sendable {
    /// Range of each part.
    public var bounds: ClosedRange<Double>
    public var snap: SnapRule
    public var interaction: ControlInteraction
    /// Height of each part in points, more than 0.
    public var rowHeight: Double
    public var slop: Slop

    public init(
      bounds: ClosedRange<Double> = 0...100, snap: SnapRule = .none,
      interaction: ControlInteraction = .enabled, rowHeight: Double = 30,
      slop: Slop = Slop()
    ) {
      (self.bounds, self.snap) = (bounds, snap)
      (self.interaction, self.rowHeight, self.slop) = (interaction, rowHeight, slop)
    }
  }

  public private(set) var track: FaderTrack
  private var slides: [Slide]
  /// The pointer that holds each part.
  private var holds = [MeasuredHold(), MeasuredHold(), MeasuredHold()]
  public private(set) var focus = 0
  /// The part with an open wheel gesture.
  private var turned: Int?
  /// True after a motion whose `idle` is still to be emitted.
  private var owesIdle = false

  /// Creates three parts at rest: at the value, and 20 and 40 above.
  public init(value: Double, configuration: Configuration) {
    let track = FaderTrack(configuration: configuration)
    (self.track, slides) = (track, [0, 20, 40].map { Slide(value + $0, on: track) })
  }

  public var configuration: Configuration { track.configuration }
  public var partCount: Int { 3 }
  public var value: Double { slides[0].value }
  public func value(of part: Int) -> Double { slide(part).value }
  public var time: Timestamp { slides[0].time }
  public var restTime: Timestamp? { slides.compactMap(\.restTime).max() }

  public var phase: ControlPhase {
    let order: [ControlPhase] = [.dragging, .pressed, .coasting, .settling]
    return order.first { phase in slides.contains { $0.phase == phase } } ?? .idle
  }

  /// Returns the state of a part; a number out of range gives the nearest part.
  public func slide(_ part: Int) -> Slide { slides[min(max(part, 0), 2)] }

  /// Returns the speed of a part; a number out of range gives the nearest part.
  public func velocity(of part: Int) -> Double {
    slide(part).velocity(by: holds[min(max(part, 0), 2)], on: track)
  }

  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > self.time else { return }
    // The time of the last part at rest, also if that part emits nothing.
    let rest = restTime
    for part in slides.indices {
      slides[part].advance(to: time, on: &track) { Self.take($0, of: part, &owesIdle, emit) }
    }
    reportIdle(at: rest ?? time, emit)
  }

  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard !event.action.isForHost(besides: .none) else { return false }
    switch event.action {
    case .pointer(let pointer):
      if let part = part(for: pointer) { pass(event.action, to: part, emit) }
    case .key(.escape, _): for part in slides.indices { pass(event.action, to: part, emit) }
    case .wheel(let wheel): turn(wheel, emit)
    case .key, .rotate:
      if !slides.contains(where: \.isHeld) { pass(event.action, to: focus, emit) }
    case .adjust(_, let part): if part < 3 { pass(event.action, to: Int(part), emit) }
    case .focus(let part): if part < 3 { focus = Int(part) }
    }
    reportIdle(at: time, emit)
    return true
  }

  public mutating func update(
    values: NumberList, animated: Bool, configuration new: Configuration, emit: (Effect) -> Void
  ) {
    let other = new == configuration ? nil : FaderTrack(configuration: new)
    for part in slides.indices {
      var lent = track
      slides[part].update(
        &lent, to: other, value: values.number(at: part), animated: animated, by: &holds[part]
      ) { Self.take($0, of: part, &owesIdle, emit) }
    }
    track = other ?? track
    reportIdle(at: time, emit)
  }

  // MARK: Parts

  /// Passes a wheel gesture to the part that had the focus at its beginning, until its end.
  private mutating func turn(_ wheel: WheelEvent, _ emit: (Effect) -> Void) {
    let part = turned ?? focus
    guard turned != nil || !slides.contains(where: \.isHeld) else { return }
    pass(.wheel(wheel), to: part, emit)
    if wheel.phase != .none { turned = wheel.phase == .end ? nil : part }
  }

  /// Returns the part of a pointer: by position when it goes down, then the same part.
  private func part(for pointer: PointerEvent) -> Int? {
    if let part = holds.firstIndex(where: { $0.isHeld(by: pointer.id) }) { return part }
    guard pointer.phase == .down, pointer.position.y.isFinite else { return nil }
    let row = Int(max(0, min(2, pointer.position.y / configuration.rowHeight)))
    return slides[row].isHeld ? nil : row
  }

  private mutating func pass(
    _ action: InputEvent.Action, to part: Int, _ emit: (Effect) -> Void
  ) {
    let event = InputEvent(time: time, action: action)
    slides[part].handle(event, by: &holds[part], on: &track) {
      Self.take($0, of: part, &owesIdle, emit)
    }
  }

  /// Parts emit `idle` each; the control emits it once none of them moves.
  private static func take(
    _ effect: Effect, of part: Int, _ owesIdle: inout Bool, _ emit: (Effect) -> Void
  ) {
    if case .idle = effect { owesIdle = true } else { emit(effect.of(part: UInt8(part))) }
  }

  private mutating func reportIdle(at time: Timestamp, _ emit: (Effect) -> Void) {
    guard owesIdle, phase == .idle else { return }
    owesIdle = false
    emit(.idle(time))
  }
}
