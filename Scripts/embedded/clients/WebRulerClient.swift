// What a page needs of a ruler.

import ControlCore
import Presentation
import Ruler

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
  let scene = ruler(memory).pointee.scene(breadth: breadth, environment: surroundings(textScale))
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
