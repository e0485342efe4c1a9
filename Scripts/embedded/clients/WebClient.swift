// What a page needs of both controls, and nothing else: `Scripts/build-web.sh` tells how large that is. A
// page reserves memory for a control and for records, fills a record, calls a verb, and reads what happened.

import ControlCore
import Presentation

// MARK: Effects

/// What happened: which effect, what belongs to it, and when.
struct EffectRecord {
  var kind: Int32
  var detail: Int32
  var time: Int64
  var value: Double
  var other: Double
}

/// Where effects go, for as many as there is room, and how many there were.
nonisolated(unsafe) private var effects: UnsafeMutablePointer<EffectRecord>?
nonisolated(unsafe) private var capacity: Int64 = 0
nonisolated(unsafe) private var count: Int64 = 0

@c(detent_web_effects)
public func webEffects(_ memory: UnsafeMutableRawPointer, _ room: Int64) {
  effects = memory.assumingMemoryBound(to: EffectRecord.self)
  capacity = room
}

/// How many effects there were; from here on they are counted anew.
@c(detent_web_take)
public func webTake() -> Int64 {
  defer { count = 0 }
  return count
}

@inline(never)
private func put(
  _ kind: Int32, _ detail: Int32, _ time: Timestamp, _ value: Double, _ other: Double
) {
  guard let effects, count < capacity else { return }
  effects[Int(truncatingIfNeeded: count)] = EffectRecord(
    kind: kind, detail: detail, time: time.nanoseconds, value: value, other: other)
  count &+= 1
}

/// Ticks are listed one by one.
@inline(never)
func take(_ effect: Effect) {
  switch effect {
  case .began(let time): put(0, 0, time, 0, 0)
  case .tick(let run):
    let shown = min(run.length, capacity)
    var n: Int64 = 0
    while n < shown {
      put(1, 0, run.time(at: n), Double(run.mark(at: n)), 0)
      n &+= 1
    }
  case .bound(let side, let time): put(2, side == .lower ? 0 : 1, time, 0, 0)
  case .changed(let value, let cause, let time): put(3, code(cause), time, value, 0)
  case .snapped(let value, let time): put(4, 0, time, value, 0)
  case .ended(let reason, let value, let time):
    put(5, reason == .commit ? 0 : 1, time, value, 0)
  case .preview(let value, let time): put(6, value == nil ? 0 : 1, time, value ?? 0, 0)
  case .yielded(let time): put(7, 0, time, 0, 0)
  case .tapped(let point, let time): put(8, 0, time, point.x, point.y)
  case .idle(let time): put(9, 0, time, 0, 0)
  }
}

private func code(_ cause: ChangeCause) -> Int32 {
  switch cause {
  case .drag: 0
  case .motion: 1
  case .snap: 2
  case .key: 3
  case .wheel: 4
  case .crown: 5
  case .assistive: 6
  case .host: 7
  case .clamp: 8
  case .cancel: 9
  }
}

func code(_ phase: ControlPhase) -> Int32 {
  switch phase {
  case .idle: 0
  case .pressed: 1
  case .dragging: 2
  case .coasting: 3
  case .settling: 4
  }
}

// MARK: Events

/// What a page reports. What a kind has no use for is ignored.
struct EventRecord {
  var time: Int64
  var kind: Int32
  var phase: Int32
  /// The kind of pointer, the unit of a wheel, the key, or what is to be adjusted. A digit is in `id`.
  var detail: Int32
  var modifiers: UInt8
  var id: Int64
  var x: Double
  var y: Double

  @inline(never)
  var event: InputEvent {
    InputEvent(time: Timestamp(nanoseconds: time), action: action)
  }

  private var action: InputEvent.Action {
    switch kind {
    case 0:
      .pointer(
        PointerEvent(
          id: id, kind: pointerKind, phase: pointerPhase, position: Point(x: x, y: y),
          modifiers: keys))
    case 1: .wheel(WheelEvent(deltaX: x, deltaY: y, unit: wheelUnit, phase: wheelPhase))
    case 2: .key(key, keys)
    default:
      switch detail {
      case 0: .adjust(.increment)
      case 1: .adjust(.decrement)
      default: .adjust(.set(x))
      }
    }
  }

  private var keys: Modifiers { Modifiers(bits: modifiers) }

  private var pointerKind: PointerKind {
    switch detail {
    case 0: .touch
    case 1: .mouse
    default: .pen
    }
  }

  private var pointerPhase: PointerEvent.Phase {
    switch phase {
    case 0: .down
    case 1: .move
    case 2: .up
    case 3: .cancel
    case 4: .hover
    default: .leave
    }
  }

  private var wheelUnit: WheelEvent.Unit {
    switch detail {
    case 0: .points
    case 1: .lines
    case 2: .detents
    default: .pages
    }
  }

  private var wheelPhase: WheelEvent.Phase {
    switch phase {
    case 0: .none
    case 1: .begin
    case 2: .change
    case 3: .momentum
    default: .end
    }
  }

  private var key: Key {
    switch detail {
    case 0: .arrowLeft
    case 1: .arrowRight
    case 2: .arrowUp
    case 3: .arrowDown
    case 4: .pageUp
    case 5: .pageDown
    case 6: .home
    case 7: .end
    case 8: .escape
    default: .digit(id)
    }
  }
}

// MARK: Configurations

/// What both controls have.
struct CommonRecord {
  var orientation, direction, interaction, cancel: Int32

  var orientationSetting: ControlOrientation { orientation == 0 ? .horizontal : .vertical }
  var directionSetting: ControlLayoutDirection { direction == 0 ? .leftToRight : .rightToLeft }
  var cancelSetting: CancelPolicy { cancel == 0 ? .revert : .commit }
  var interactionSetting: ControlInteraction {
    switch interaction {
    case 0: .enabled
    case 1: .readOnly
    default: .disabled
    }
  }
}

func given(_ number: Double) -> Double? { number == number ? number : nil }

@inline(never)
func surroundings(_ textScale: Double) -> ControlEnvironment {
  var environment = ControlEnvironment()
  environment.textScale = textScale
  return environment
}

// MARK: Queries

/// What a control is doing. Without a time at which it rests, that is the least there is.
struct StateRecord {
  var value, position, velocity, target: Double
  var time, restTime: Int64
  var phase: Int32
}

/// What assistive technology is told, in numbers. What there is not is not finite.
struct NodeRecord {
  var value, minimum, maximum, step, incremented, decremented: Double
  var isVertical, isEnabled, isReadOnly: Int32

  @inline(never)
  mutating func tell(
    _ value: Double, _ bounds: ClosedRange<Double>, _ step: Double,
    _ orientation: ControlOrientation, _ interaction: ControlInteraction
  ) {
    self.value = value
    minimum = bounds.lowerBound
    maximum = bounds.upperBound
    self.step = step
    isVertical = orientation == .vertical ? 1 : 0
    isEnabled = interaction != .disabled ? 1 : 0
    isReadOnly = interaction == .readOnly ? 1 : 0
  }
}

/// What a control would do, without telling.
func silently(_ body: () -> Void) {
  let kept = count
  count = capacity
  body()
  count = kept
}
