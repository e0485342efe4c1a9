import CDetent
import ControlCore
import Rating
import Ruler
import Slider

@testable import CDetentImplementation

// Swift values as C reports them: a second, independent conversion to numbers.

extension InputEvent {
  var reported: detent_event {
    var event = detent_event()
    event.time = time.nanoseconds
    switch action {
    case .pointer(let pointer): event.report(pointer)
    case .wheel(let wheel): event.report(wheel)
    case .key(let key, let modifiers):
      (event.kind, event.source, event.modifiers) = (8, key.reported, Int32(modifiers.bits))
    case .adjust(let adjustment, let part):
      event.pointer = Int64(part)
      switch adjustment {
      case .increment: event.kind = 9
      case .decrement: event.kind = 10
      case .set(let value): (event.kind, event.x) = (11, value)
      }
    case .focus(let part): (event.kind, event.pointer) = (14, Int64(part))
    case .rotate(let detents): (event.kind, event.x) = (12, detents)
    }
    return event
  }
}

extension detent_event {
  fileprivate mutating func report(_ event: PointerEvent) {
    kind =
      switch event.phase {
      case .down: 1
      case .move: 2
      case .up: 3
      case .cancel: 4
      case .hover: 5
      case .leave: 6
      }
    source =
      switch event.kind {
      case .touch: 0
      case .mouse: 1
      case .pen: 2
      }
    (pointer, x, y) = (event.id, event.position.x, event.position.y)
    modifiers = Int32(event.modifiers.bits)
    button =
      switch event.button {
      case .left: 0
      case .middle: 1
      case .right: 2
      case .back: 3
      case .forward: 4
      }
  }

  fileprivate mutating func report(_ wheel: WheelEvent) {
    (kind, x, y) = (7, wheel.deltaX, wheel.deltaY)
    modifiers = Int32(wheel.modifiers.bits)
    source =
      switch wheel.unit {
      case .points: 0
      case .lines: 1
      case .detents: 2
      case .pages: 3
      }
    phase =
      switch wheel.phase {
      case .none: 0
      case .begin: 1
      case .change: 2
      case .momentum: 3
      case .end: 4
      }
  }
}

extension Key {
  fileprivate var reported: Int32 {
    switch self {
    case .digit(let digit): digit < 0 || digit > 9 ? -1 : Int32(digit)
    case .arrowLeft: 10
    case .arrowRight: 11
    case .arrowUp: 12
    case .arrowDown: 13
    case .pageUp: 14
    case .pageDown: 15
    case .home: 16
    case .end: 17
    case .escape: 18
    case .delete: 19
    case .backspace: 20
    }
  }
}

extension RulerControl {
  static func reported(_ configuration: RulerConfiguration) -> detent_ruler_configuration {
    detent_ruler_configuration(configuration)
  }
}

extension RatingControl {
  static func reported(_ configuration: RatingConfiguration) -> detent_rating_configuration {
    detent_rating_configuration(configuration)
  }
}

extension SliderControl {
  static func reported(_ configuration: SliderConfiguration) -> detent_slider_configuration {
    detent_slider_configuration(configuration)
  }
}

// MARK: Effects

extension Effect {
  /// Kind, detail, time, value, x, y, mark and count; the count is turns unless marks are passed.
  var reported: [Double] {
    let (kind, detail, value): (Double, Double, Double) =
      switch self {
      case .began: (1, 0, 0)
      case .tick: (2, 0, 0)
      case .bound(let side, _, _, _): (3, side == .upper ? 1 : 0, 0)
      case .changed(let value, let cause, _, _, _): (4, cause.reported, value)
      case .snapped(let value, _, _, _): (5, 0, value)
      case .ended(let reason, let value, _, _, _): (6, reason == .cancel ? 1 : 0, value)
      case .preview(let value, _, _): (7, 0, value ?? .nan)
      case .yielded: (8, 0, 0)
      case .tapped: (9, 0, 0)
      case .idle: (10, 0, 0)
      }
    var reported = [kind, detail, Double(time.nanoseconds), value, 0, 0, 0, Double(turns)]
    if case .tapped(let point, _) = self {
      reported.replaceSubrange(4...5, with: [point.x, point.y])
    }
    guard case .tick(let run, _) = self else { return reported }
    reported.replaceSubrange(6...7, with: [Double(run.first), Double(run.count)])
    return reported
      + run.samples.flatMap { [Double(run.mark(at: $0)), Double(run.time(at: $0).nanoseconds)] }
  }
}

extension ChangeCause {
  fileprivate var reported: Double {
    let all: [ChangeCause] = [
      .drag, .motion, .snap, .key, .wheel, .crown, .assistive, .host, .cancel, .tap, .reset,
    ]
    return Double(all.firstIndex(of: self) ?? -1)
  }
}

extension TickRun {
  /// Indices of the marks that are compared.
  fileprivate var samples: [Int64] { CDetentTests.samples(of: length) }
}

private func samples(of length: Int64) -> [Int64] { [0, length / 3, length - 1] }

extension detent_effect {
  var numbers: [Double] {
    let numbers = [
      Double(kind), Double(detail), Double(time), value, x, y, Double(mark), Double(count),
    ]
    guard kind == 2 else { return numbers }
    return numbers
      + samples(of: Int64(clamping: count.magnitude)).flatMap { number in
        var (mark, time): (Int64, Int64) = (0, 0)
        let status = withUnsafePointer(to: self) { detent_effect_tick($0, number, &mark, &time) }
        return status == 0 ? [Double(mark), Double(time)] : [Double(status)]
      }
  }
}

/// True if all numbers are equal; NaN equals NaN.
func areSame(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
}
