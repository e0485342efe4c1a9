import ControlCore
import GestureLaws
import Ruler
import TestSupport
import Testing

/// Symmetries of a ruler: changes that make no difference.
@Suite struct RulerSymmetryLawTests {
  @Test(arguments: Seeds.all)
  func `it does not matter when a day begins`(seed: UInt64) {
    var random = RandomBits(seed: seed ^ 2)
    expectLaw(seed: seed, streams: Cases.some(of: 1000)) { stream in
      let shift = Int64.random(in: -1_000_000_000_000...1_000_000_000_000_000, using: &random)
      let (a, one) = played(stream)
      let (b, other) = played(stream.mapped { $0.shifted(by: shift) })
      guard one.value == other.value, one.phase == other.phase else { return "unlike states" }
      let marks = a.marks.map { PassedMark(mark: $0.mark, time: $0.time.advanced(by: shift)) }
      guard marks == b.marks else { return "unlike ticks" }
      let others = a.filter { !$0.isTick }.map { $0.shifted(by: shift) }
      return others.difference(from: b.filter { !$0.isTick })?.description
    }
  }

  @Test(arguments: Seeds.all)
  func `it does not matter where on the screen the ruler is`(seed: UInt64) {
    var random = RandomBits(seed: seed ^ 3)
    expectLaw(seed: seed, streams: Cases.some(of: 1000)) { stream in
      let stream = stream.withoutTaps
      let dx = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 64
      let dy = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 64
      let (a, one) = played(stream)
      let (b, other) = played(stream.mapped { $0.mapPoint { Point(x: $0.x + dx, y: $0.y + dy) } })
      guard one.offset == other.offset, one.velocity == other.velocity else { return "unlike" }
      let moved = a.map { $0.mapPoint { Point(x: $0.x + dx, y: $0.y + dy) } }
      return moved.difference(from: b)?.description
    }
  }

  @Test(arguments: Seeds.all)
  func `a mirrored ruler does the same, in the mirror`(seed: UInt64) {
    let traits = StreamTraits(hasVertical: false)
    expectLaw(seed: seed, streams: Cases.some(of: 1000), traits) { stream in
      let stream = stream.withoutTaps
      let (a, one) = played(stream)
      let (b, other) = played(stream.mirrored)
      guard one.offset == other.offset, one.velocity == other.velocity else { return "unlike" }
      return a.map { $0.mapPoint { Point(x: -$0.x, y: $0.y) } }.difference(from: b)?.description
    }
  }

  @Test(arguments: Seeds.all)
  func `twice as large, all does the same at twice the size`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000)) { stream in
      let (a, one) = played(stream.enlarged(by: 1))
      let (b, other) = played(stream.enlarged(by: 2))
      guard one.offset * 2 == other.offset, one.velocity * 2 == other.velocity else {
        return "\(one.offset) at \(one.velocity), \(other.offset) at \(other.velocity)"
      }
      guard a.marks == b.marks else { return "unlike ticks" }
      func plain(_ effects: [Effect]) -> [Effect] {
        effects.filter { !$0.isTick }.map { $0.mapPoint { _ in Point(x: 0, y: 0) } }
      }
      return plain(a).difference(from: plain(b))?.description
    }
  }

  @Test(arguments: Seeds.all)
  func `a second pointer changes nothing until it has been lifted`(seed: UInt64) {
    var random = RandomBits(seed: seed ^ 4)
    expectLaw(seed: seed, streams: Cases.some(of: 1000), StreamTraits(hasOthers: false)) { stream in
      let (a, one) = played(stream)
      var ruler = stream.start
      var effects: [Effect] = []
      if let start = stream.steps.lazy.compactMap(\.time).first {
        ruler.advance(to: start) { _ in }
      }
      var isDown = false
      for step in stream.steps {
        ruler.take(step) { effects.append($0) }
        let isHeld = ruler.phase == .pressed || ruler.phase == .dragging && ruler.restTime == nil
        guard random.chance(500), isDown || isHeld && step.isPointerDown else { continue }
        let phase: PointerEvent.Phase =
          isDown ? random.pick([.move, .move, .hover, .up, .cancel, .leave]) : .down
        isDown = phase != .up && phase != .cancel
        let x = Double(Int.random(in: -500...500, using: &random))
        let event = PointerEvent(id: 99, phase: phase, position: Point(x: x, y: x))
        ruler.handle(InputEvent(time: ruler.time, action: .pointer(event))) { effects.append($0) }
      }
      return one == ruler && a == effects ? nil : "unlike"
    }
  }

  private func played(_ stream: RulerStream) -> ([Effect], RulerControl) {
    var ruler = stream.start
    var effects: [Effect] = []
    if let start = stream.steps.lazy.compactMap(\.time).first { ruler.advance(to: start) { _ in } }
    for step in stream.steps { ruler.take(step) { effects.append($0) } }
    return (effects, ruler)
  }
}

// MARK: Moving streams about

extension RulerStream {
  fileprivate func mapped(_ change: (InputEvent) -> InputEvent) -> RulerStream {
    var stream = self
    stream.steps = steps.map { step in
      switch step {
      case .handle(let event): .handle(change(event))
      case .advance(let time):
        .advance(change(InputEvent(time: time, action: .adjust(.increment))).time)
      case .set, .configure: step
      }
    }
    return stream
  }

  /// This stream without taps, which depend on the middle of the ruler.
  fileprivate var withoutTaps: RulerStream {
    var stream = self
    stream.configuration.tap = .nothing
    stream.steps = steps.map { step in
      guard case .configure(var configuration) = step else { return step }
      configuration.tap = .nothing
      return .configure(configuration)
    }
    return stream
  }

  fileprivate var mirrored: RulerStream {
    var stream = mapped { event in
      var event = event.mapPoint { Point(x: -$0.x, y: $0.y) }
      switch event.action {
      case .wheel(var wheel):
        wheel.deltaX = -wheel.deltaX
        event.action = .wheel(wheel)
      case .key(.arrowLeft, let modifiers): event.action = .key(.arrowRight, modifiers)
      case .key(.arrowRight, let modifiers): event.action = .key(.arrowLeft, modifiers)
      case .key, .pointer, .adjust, .rotate, .focus: break
      }
      return event
    }
    stream.configuration.mirror()
    stream.steps = stream.steps.map { step in
      guard case .configure(var configuration) = step else { return step }
      configuration.mirror()
      return .configure(configuration)
    }
    return stream
  }
}

extension RulerStream {
  fileprivate func enlarged(by factor: Double) -> RulerStream {
    var stream = mapped { event in
      var event = event.mapPoint { Point(x: $0.x * factor, y: $0.y * factor) }
      if case .wheel(var wheel) = event.action, wheel.unit == .points {
        wheel.deltaX *= factor
        wheel.deltaY *= factor
        event.action = .wheel(wheel)
      }
      return event
    }
    stream.configuration.enlarge(by: factor)
    stream.steps = stream.steps.map { step in
      guard case .configure(var configuration) = step else { return step }
      configuration.enlarge(by: factor)
      return .configure(configuration)
    }
    return stream
  }
}

extension RulerConfiguration {
  /// Multiplies every length and speed by `factor`, including defaults.
  fileprivate mutating func enlarge(by factor: Double) {
    (capture, rearm) = (0.25 * factor, max(rearm ?? 1, 0.25) * factor)
    unitWidth *= factor
    length *= factor
    minimumFling *= factor
    maximumFling *= factor
    stopDistance *= factor
    restDistance *= factor
    fineDrag.distance *= factor
    slop = Slop(touch: slop.touch * factor, mouse: slop.mouse * factor, pen: slop.pen * factor)
  }
}

extension RulerConfiguration {
  fileprivate mutating func mirror() {
    layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
  }
}

extension RulerStep {
  fileprivate var isPointerDown: Bool {
    guard case .handle(let event) = self, case .pointer(let pointer) = event.action else {
      return false
    }
    return pointer.phase == .down
  }
}

extension InputEvent {
  fileprivate func shifted(by nanoseconds: Int64) -> InputEvent {
    InputEvent(time: time.advanced(by: nanoseconds), action: action)
  }

  fileprivate func mapPoint(_ change: (Point) -> Point) -> InputEvent {
    guard case .pointer(var pointer) = action else { return self }
    pointer.position = change(pointer.position)
    return InputEvent(time: time, action: .pointer(pointer))
  }
}

extension Effect {
  fileprivate func mapPoint(_ change: (Point) -> Point) -> Effect {
    guard case .tapped(let point, let time) = self else { return self }
    return .tapped(change(point), time)
  }

  fileprivate func shifted(by nanoseconds: Int64) -> Effect {
    func later(_ time: Timestamp) -> Timestamp { time.advanced(by: nanoseconds) }
    switch self {
    case .began(let time, _): return .began(later(time))
    case .tick: return self
    case .bound(let side, let time, _, _): return .bound(side, later(time))
    case .changed(let value, let cause, let time, _, _): return .changed(value, cause, later(time))
    case .snapped(let value, let time, _, _): return .snapped(value, later(time))
    case .ended(let reason, let value, let time, _, _): return .ended(reason, value, later(time))
    case .preview(let value, let time, _): return .preview(value, later(time))
    case .yielded(let time): return .yielded(later(time))
    case .tapped(let point, let time): return .tapped(point, later(time))
    case .idle(let time): return .idle(later(time))
    }
  }
}
