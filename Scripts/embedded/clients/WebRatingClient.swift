// What a page needs of a rating.

import ControlCore
import Presentation
import Rating

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
  let scene = rating(memory).pointee.scene(breadth: breadth, environment: surroundings(1))
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
