// What a page needs of both controls, and nothing else: `Scripts/build-web.sh` tells how large that is. A
// page reserves memory for a control and for records, fills a record, calls a verb, and reads what happened.

import ControlCore
import Presentation
import Rating
import Ruler

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
private func take(_ effect: Effect) {
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

private func code(_ phase: ControlPhase) -> Int32 {
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
  fileprivate var event: InputEvent {
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

/// A ruler's configuration. What is not a number is not given.
struct RulerRecord {
  var lower, upper, step, origin, unitWidth, length, capture, rearm: Double
  var deceleration, minimumFling, maximumFling, stopDistance, springFrequency: Double
  var restDistance, rubberBand, slopTouch, slopMouse, slopPen, fineScale, fineDistance: Double
  var fractions, scrollTimeout: Int64
  var snap, tick: Int32
  var common: CommonRecord
  var fineModifiers: UInt8

  @inline(never)
  func configuration() -> RulerConfiguration {
    var configuration = RulerConfiguration()
    configuration.bounds = min(lower, upper)...max(lower, upper)
    configuration.step = step
    configuration.origin = origin
    configuration.fractions = fractions
    configuration.unitWidth = unitWidth
    configuration.length = length
    configuration.capture = given(capture)
    configuration.snap = snap > 3 ? .always : .near(level(snap))
    configuration.tick = level(tick)
    configuration.rearm = given(rearm)
    configuration.orientation = common.orientationSetting
    configuration.layoutDirection = common.directionSetting
    configuration.interaction = common.interactionSetting
    configuration.cancelPolicy = common.cancelSetting
    configuration.deceleration = deceleration
    configuration.minimumFling = minimumFling
    configuration.maximumFling = maximumFling
    configuration.stopDistance = stopDistance
    configuration.springFrequency = springFrequency
    configuration.restDistance = restDistance
    configuration.rubberBand = rubberBand
    configuration.slop = Slop(touch: slopTouch, mouse: slopMouse, pen: slopPen)
    configuration.fineDrag = FineDrag(
      modifiers: Modifiers(bits: fineModifiers), scale: fineScale,
      distance: fineDistance)
    configuration.scrollTimeout = scrollTimeout
    return configuration
  }

  private func level(_ code: Int32) -> MarkLevel {
    switch code {
    case 0: .none
    case 1: .unit
    case 2: .half
    default: .fraction
    }
  }
}

private func given(_ number: Double) -> Double? { number == number ? number : nil }

/// A rating's configuration. What is not a number is not given.
struct RatingRecord {
  var granularity, minimum, length, spacing, symbolWidth: Double
  var count: Int64
  var reselection, selection, hover, ticks: Int32
  var common: CommonRecord

  @inline(never)
  func configuration() -> RatingConfiguration {
    var configuration = RatingConfiguration()
    configuration.count = count
    configuration.granularity = granularity
    configuration.minimum = minimum
    configuration.length = length
    configuration.spacing = spacing
    configuration.symbolWidth = given(symbolWidth)
    configuration.orientation = common.orientationSetting
    configuration.layoutDirection = common.directionSetting
    configuration.interaction = common.interactionSetting
    configuration.cancelPolicy = common.cancelSetting
    configuration.reselection = reselection == 0 ? .keeps : .clears
    configuration.selection = selection == 0 ? .dragging : .tapOnly
    configuration.previewsHover = hover != 0
    configuration.ticks = ticks != 0
    return configuration
  }
}

private func code(_ problem: RulerConfiguration.Problem?) -> Int32 {
  switch problem {
  case nil: 0
  case .bounds: 1
  case .boundsTooFar: 2
  case .step: 3
  case .origin: 4
  case .fractions: 5
  case .unitWidth: 6
  case .length: 7
  case .capture: 8
  case .rearm: 9
  case .deceleration: 10
  case .minimumFling: 11
  case .maximumFling: 12
  case .stopDistance: 13
  case .springFrequency: 14
  case .restDistance: 15
  case .rubberBand: 16
  case .slop: 17
  case .fineDrag: 18
  case .scrollTimeout: 19
  }
}

private func code(_ problem: RatingConfiguration.Problem?) -> Int32 {
  switch problem {
  case nil: 0
  case .count: 1
  case .granularity: 2
  case .minimum: 3
  case .length: 4
  case .spacing: 5
  case .symbolWidth: 6
  }
}

@inline(never)
private func environment(_ textScale: Double) -> ControlEnvironment {
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
private func silently(_ body: () -> Void) {
  let kept = count
  count = capacity
  body()
  count = kept
}

// MARK: The ruler

private func ruler(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<RulerControl> {
  memory.assumingMemoryBound(to: RulerControl.self)
}

@c(detent_web_ruler_size)
public func webRulerSize() -> Int32 { Int32(MemoryLayout<RulerControl>.size) }

/// - Returns: 0, or the number of what makes no sense.
@c(detent_web_ruler_create)
public func webRulerCreate(
  _ memory: UnsafeMutableRawPointer, _ value: Double, _ record: UnsafeRawPointer
) -> Int32 {
  let configuration = record.assumingMemoryBound(to: RulerRecord.self).pointee.configuration()
  let problem = code(configuration.problem)
  if problem == 0 {
    ruler(memory).initialize(to: RulerControl(value: value, configuration: configuration))
  }
  return problem
}

@c(detent_web_ruler_configure)
public func webRulerConfigure(_ memory: UnsafeMutableRawPointer, _ record: UnsafeRawPointer)
  -> Int32
{
  let configuration = record.assumingMemoryBound(to: RulerRecord.self).pointee.configuration()
  let problem = code(configuration.problem)
  if problem == 0 {
    ruler(memory).pointee.set(configuration: configuration, emit: take)
  }
  return problem
}

@c(detent_web_ruler_set)
public func webRulerSet(_ memory: UnsafeMutableRawPointer, _ value: Double, _ animated: Int32) {
  ruler(memory).pointee.set(value: value, animated: animated != 0, emit: take)
}

@c(detent_web_ruler_handle)
public func webRulerHandle(_ memory: UnsafeMutableRawPointer, _ event: UnsafeRawPointer) {
  ruler(memory).pointee.handle(
    event.assumingMemoryBound(to: EventRecord.self).pointee.event, emit: take)
}

@c(detent_web_ruler_advance)
public func webRulerAdvance(_ memory: UnsafeMutableRawPointer, _ time: Int64) {
  ruler(memory).pointee.advance(to: Timestamp(nanoseconds: time), emit: take)
}

@c(detent_web_ruler_state)
public func webRulerState(_ memory: UnsafeMutableRawPointer, _ record: UnsafeMutableRawPointer) {
  let ruler = ruler(memory)
  let state = record.assumingMemoryBound(to: StateRecord.self)
  state.pointee = StateRecord(
    value: ruler.pointee.value, position: ruler.pointee.offset,
    velocity: ruler.pointee.velocity, target: ruler.pointee.target,
    time: ruler.pointee.time.nanoseconds,
    restTime: (ruler.pointee.restTime ?? .distantPast).nanoseconds,
    phase: code(ruler.pointee.phase))
}

/// What shows of a ruler; its marks follow.
struct RulerSceneRecord {
  var length, breadth, cursor, overscroll, lowerBound, upperBound, landing: Double
  var markCount: Int64
  var isEnabled: Int32
}

/// A mark: place, value, rank.
struct MarkRecord {
  var along, value: Double
  var rank, hasLabel, isInRange: Int32
}

/// - Returns: how many marks there are; as many are written as there is room for.
@c(detent_web_ruler_scene)
public func webRulerScene(
  _ memory: UnsafeMutableRawPointer, _ breadth: Double, _ textScale: Double,
  _ record: UnsafeMutableRawPointer, _ marks: UnsafeMutableRawPointer, _ room: Int64
) -> Int64 {
  let scene = ruler(memory).pointee.scene(breadth: breadth, environment: environment(textScale))
  record.assumingMemoryBound(to: RulerSceneRecord.self).pointee = RulerSceneRecord(
    length: scene.length, breadth: scene.breadth, cursor: scene.cursor,
    overscroll: scene.overscroll, lowerBound: scene.lowerBound ?? .nan,
    upperBound: scene.upperBound ?? .nan, landing: scene.landing ?? .nan,
    markCount: scene.markCount, isEnabled: scene.isEnabled ? 1 : 0)
  let list = marks.assumingMemoryBound(to: MarkRecord.self)
  let shown = min(scene.markCount, room)
  var number: Int64 = 0
  while number < shown {
    let mark = scene.mark(number)
    list[Int(truncatingIfNeeded: number)] = MarkRecord(
      along: mark.along, value: mark.value, rank: code(mark.kind), hasLabel: mark.hasLabel ? 1 : 0,
      isInRange: mark.isInRange ? 1 : 0)
    number &+= 1
  }
  return shown
}

private func code(_ kind: RulerMark.Kind) -> Int32 {
  switch kind {
  case .unit: 0
  case .half: 1
  case .fraction: 2
  }
}

@c(detent_web_ruler_node)
public func webRulerNode(_ memory: UnsafeMutableRawPointer, _ record: UnsafeMutableRawPointer) {
  let ruler = ruler(memory)
  let node = record.assumingMemoryBound(to: NodeRecord.self)
  node.pointee.tell(
    ruler.pointee.value, ruler.pointee.configuration.bounds, ruler.pointee.configuration.step,
    ruler.pointee.configuration.orientation, ruler.pointee.configuration.interaction)
  node.pointee.incremented = value(of: ruler, after: .increment)
  node.pointee.decremented = value(of: ruler, after: .decrement)
}

@inline(never)
private func value(of ruler: UnsafeMutablePointer<RulerControl>, after adjustment: Adjustment)
  -> Double
{
  var copy = ruler.pointee
  silently { copy.handle(InputEvent(time: copy.time, action: .adjust(adjustment)), emit: take) }
  return copy.value
}

// MARK: The rating

private func rating(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<RatingControl> {
  memory.assumingMemoryBound(to: RatingControl.self)
}

@c(detent_web_rating_size)
public func webRatingSize() -> Int32 { Int32(MemoryLayout<RatingControl>.size) }

/// - Returns: 0, or the number of what makes no sense.
@c(detent_web_rating_create)
public func webRatingCreate(
  _ memory: UnsafeMutableRawPointer, _ value: Double, _ record: UnsafeRawPointer
) -> Int32 {
  let configuration = record.assumingMemoryBound(to: RatingRecord.self).pointee.configuration()
  let problem = code(configuration.problem)
  if problem == 0 {
    rating(memory).initialize(to: RatingControl(value: value, configuration: configuration))
  }
  return problem
}

@c(detent_web_rating_configure)
public func webRatingConfigure(_ memory: UnsafeMutableRawPointer, _ record: UnsafeRawPointer)
  -> Int32
{
  let configuration = record.assumingMemoryBound(to: RatingRecord.self).pointee.configuration()
  let problem = code(configuration.problem)
  if problem == 0 {
    rating(memory).pointee.set(configuration: configuration, emit: take)
  }
  return problem
}

@c(detent_web_rating_set)
public func webRatingSet(_ memory: UnsafeMutableRawPointer, _ value: Double) {
  rating(memory).pointee.set(value: value, animated: false, emit: take)
}

@c(detent_web_rating_handle)
public func webRatingHandle(_ memory: UnsafeMutableRawPointer, _ event: UnsafeRawPointer) {
  rating(memory).pointee.handle(
    event.assumingMemoryBound(to: EventRecord.self).pointee.event, emit: take)
}

@c(detent_web_rating_advance)
public func webRatingAdvance(_ memory: UnsafeMutableRawPointer, _ time: Int64) {
  rating(memory).pointee.advance(to: Timestamp(nanoseconds: time), emit: take)
}

@c(detent_web_rating_state)
public func webRatingState(_ memory: UnsafeMutableRawPointer, _ record: UnsafeMutableRawPointer) {
  let rating = rating(memory)
  let preview = rating.pointee.preview ?? .nan
  record.assumingMemoryBound(to: StateRecord.self).pointee = StateRecord(
    value: rating.pointee.value, position: preview, velocity: 0, target: preview,
    time: rating.pointee.time.nanoseconds, restTime: Int64.min, phase: code(rating.pointee.phase))
}

/// A symbol: where it is, and how much of it is filled.
struct SymbolRecord {
  var x, y, width, height, fill: Double
  var isPreviewed, isPressed: Int32
}

/// - Returns: how many symbols there are; as many are written as there is room for.
@c(detent_web_rating_scene)
public func webRatingScene(
  _ memory: UnsafeMutableRawPointer, _ breadth: Double, _ symbols: UnsafeMutableRawPointer,
  _ room: Int64
) -> Int64 {
  let scene = rating(memory).pointee.scene(breadth: breadth, environment: environment(1))
  let list = symbols.assumingMemoryBound(to: SymbolRecord.self)
  let shown = min(scene.count, room)
  var index: Int64 = 0
  while index < shown {
    let symbol = scene.symbol(index)
    list[Int(truncatingIfNeeded: index)] = SymbolRecord(
      x: symbol.frame.x, y: symbol.frame.y, width: symbol.frame.width, height: symbol.frame.height,
      fill: symbol.fill, isPreviewed: symbol.isPreviewed ? 1 : 0,
      isPressed: symbol.isPressed ? 1 : 0)
    index &+= 1
  }
  return shown
}

@c(detent_web_rating_node)
public func webRatingNode(_ memory: UnsafeMutableRawPointer, _ record: UnsafeMutableRawPointer) {
  let rating = rating(memory)
  let node = record.assumingMemoryBound(to: NodeRecord.self)
  let granularity = rating.pointee.configuration.granularity
  node.pointee.tell(
    rating.pointee.value,
    rating.pointee.configuration.minimum...Double(rating.pointee.configuration.count),
    granularity > 0 ? granularity : 1, rating.pointee.configuration.orientation,
    rating.pointee.configuration.interaction)
  node.pointee.incremented = value(of: rating, after: .increment)
  node.pointee.decremented = value(of: rating, after: .decrement)
}

@inline(never)
private func value(of rating: UnsafeMutablePointer<RatingControl>, after adjustment: Adjustment)
  -> Double
{
  var copy = rating.pointee
  silently { copy.handle(InputEvent(time: copy.time, action: .adjust(adjustment)), emit: take) }
  return copy.value
}
