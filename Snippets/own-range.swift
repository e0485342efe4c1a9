// A custom range: two thumbs on one track, each a slide with its own value and pointer. Two fingers
// can hold both, and no thumb passes the other. Every effect names its part of the control.

import ControlCore
import Harness

// 1. Scale of the values: seven prices, 30 points apart.
struct Prices: Scale {
  static let list = [0.0, 5, 10, 20, 50, 100, 200]
  var marks: ClosedRange<Int64> { 0...6 }
  func position(ofMark mark: Int64) -> Double { Double(mark) * 30 }
  func value(ofMark mark: Int64) -> Double { Self.list[Int(mark)] }
}

// 2. Track of a thumb: the prices up to its neighbour.
struct ThumbTrack: Track {
  var limits: ClosedRange<Double>
  var interaction = ControlInteraction.enabled

  var scale: LimitedScale<Prices> { LimitedScale(Prices(), limits) }
  var ticks: ScaleTicks<Prices> {
    ScaleTicks(Prices(), capture: 0.5, rearm: 5, within: scale.bounds)
  }
  var snap: SnapRule { .always }
  var band: RubberBand { RubberBand(coefficient: 0.55, length: 20) }
  /// Releases without a coast, to the nearest price.
  var release: ReleasePlanner {
    ReleasePlanner(
      minimumSpeed: .infinity, length: 180, lower: scale.bounds.lowerBound,
      upper: scale.bounds.upperBound)
  }
  var gestures: GestureSettings { GestureSettings(direction: .right, countsSlop: true) }
  var detentWidth: Double { 30 }
}

// 3. The control: assigns each event to a thumb, and lends the thumb its track.
struct PriceRange: Control {
  struct Configuration: Equatable, Sendable {
    var interaction = ControlInteraction.enabled
  }

  private(set) var configuration: Configuration
  private var thumbs: [Slide]
  private var tracks: [ThumbTrack]
  /// Pointer that holds each thumb.
  private var holds = [MeasuredHold(), MeasuredHold()]
  private var focus = 0
  private var owesIdle = false

  init(value: Double, configuration: Configuration) {
    self.configuration = configuration
    let track = ThumbTrack(limits: 0...200, interaction: configuration.interaction)
    (tracks, thumbs) = ([track, track], [Slide(value, on: track), Slide(200, on: track)])
    limit(at: time) { _ in }
  }

  var partCount: Int { 2 }
  var value: Double { thumbs[0].value }
  func value(of part: Int) -> Double { thumbs[min(max(part, 0), 1)].value }
  var time: Timestamp { thumbs[0].time }
  var restTime: Timestamp? { thumbs.compactMap(\.restTime).max() }
  var phase: ControlPhase {
    let order: [ControlPhase] = [.dragging, .pressed, .coasting, .settling]
    return order.first { phase in thumbs.contains { $0.phase == phase } } ?? .idle
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard !event.action.isForHost(besides: .none) else { return false }
    switch event.action {
    case .pointer(let pointer):
      if let part = part(for: pointer) { pass(event, to: part, emit) }
    case .adjust(_, let part): if part < 2 { pass(event, to: Int(part), emit) }
    case .focus(let part): if part < 2 { focus = Int(part) }
    case .key, .wheel, .rotate: pass(event, to: focus, emit)
    }
    limit(at: time, emit)
    return true
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    // Time at which the last thumb comes to rest, independent of the rate of frames.
    let rest = restTime
    for part in 0...1 {
      thumbs[part].advance(to: time, on: &tracks[part]) { Self.take($0, of: part, &owesIdle, emit) }
    }
    limit(at: rest ?? time, emit)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration new: Configuration, emit: (Effect) -> Void
  ) {
    configuration = new
    for part in 0...1 where values.number(at: part) != nil {
      let limits = (part == 0 ? 0 : thumbs[0].value)...200
      change(part, limits, to: values.number(at: part), animated: animated, emit)
    }
    limit(at: time, emit)
  }

  /// Returns the thumb of a pointer: on a press, the nearest free one; then the same one.
  private func part(for pointer: PointerEvent) -> Int? {
    if let part = holds.firstIndex(where: { $0.isHeld(by: pointer.id) }) { return part }
    guard pointer.phase == .down else { return nil }
    return [0, 1].filter { !thumbs[$0].isHeld }.min {
      abs(thumbs[$0].shown - pointer.position.x) < abs(thumbs[$1].shown - pointer.position.x)
    }
  }

  private mutating func pass(_ event: InputEvent, to part: Int, _ emit: (Effect) -> Void) {
    thumbs[part].handle(event, by: &holds[part], on: &tracks[part]) {
      Self.take($0, of: part, &owesIdle, emit)
    }
  }

  /// Passes on effects, except that `idle` waits until both thumbs are idle.
  private static func take(
    _ effect: Effect, of part: Int, _ owesIdle: inout Bool, _ emit: (Effect) -> Void
  ) {
    if case .idle = effect { owesIdle = true } else { emit(effect.of(part: UInt8(part))) }
  }

  /// Limits each thumb by the other one.
  private mutating func limit(at time: Timestamp, _ emit: (Effect) -> Void) {
    for part in 0...1 {
      change(part, part == 0 ? 0...thumbs[1].value : thumbs[0].value...200, emit)
    }
    guard owesIdle, phase == .idle else { return }
    owesIdle = false
    emit(.idle(time))
  }

  private mutating func change(
    _ part: Int, _ limits: ClosedRange<Double>, to value: Double? = nil, animated: Bool = false,
    _ emit: (Effect) -> Void
  ) {
    let track = ThumbTrack(limits: limits, interaction: configuration.interaction)
    thumbs[part].update(
      &tracks[part], to: track == tracks[part] ? nil : track, value: value, animated: animated,
      by: &holds[part]
    ) { Self.take($0, of: part, &owesIdle, emit) }
  }
}

// 4. Conformance for scripts.
extension PriceRange: ScriptedControl {
  var offset: Double { thumbs[0].shown }
  var velocity: Double { thumbs[0].velocity(by: holds[0], on: tracks[0]) }
  var target: Double { thumbs[0].target(on: tracks[0]) }

  func reading(of part: Int) -> PartReading {
    let part = min(max(part, 0), 1)
    let (thumb, track) = (thumbs[part], tracks[part])
    return PartReading(
      value: thumb.value, offset: thumb.shown, velocity: thumb.velocity(by: holds[part], on: track),
      target: thumb.target(on: track), nearestMark: Prices().mark(upTo: thumb.shown),
      phase: thumb.phase, restTime: thumb.restTime)
  }
}

extension PriceRange.Configuration: ControlConfiguration {
  static var controlName: StaticString { "price-range" }
  var bounds: ClosedRange<Double> { 0...200 }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.interaction(&interaction)
  }
}

// 5. A script: two fingers, one on each thumb, that collide; then a key for the upper one.
let script = """
  gesture 1
  control price-range
  value 5

  +0ms   down 0 30
         down 1 180
         glide 1 to 120 over 64ms every 16ms
         glide 0 to 120 over 64ms every 16ms
         up 0
         up 1
         settle
         expect value == 50
         expect value[1] == 50
         focus 1
         key ArrowRight
         expect value[1] == 100
  """
let reading = Replay.read(Array(script.utf8), controls: ControlSet(PriceRange.self))
if let script = reading.script {
  let replay = Replay(script, on: PriceRange.self, level: .calls)
  print(String(decoding: replay.lines, as: UTF8.self), terminator: "")
  print(replay.passed ? "all that is expected holds" : "something expected does not hold")
}
for problem in reading.diagnostics { print(String(decoding: problem.message, as: UTF8.self)) }
