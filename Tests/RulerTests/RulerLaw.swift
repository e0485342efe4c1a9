import ControlCore
import Ruler
import TestSupport
import Testing

/// Tries `law` on streams made from `seed`. A failure is cut down to the fewest steps that still
/// fail, and reported with the seed.
///
/// - Parameters:
///   - seed: of the streams.
///   - streams: how many to try.
///   - traits: what they are like.
///   - making: makes another kind of stream.
///   - location: where to report a failure.
///   - law: says what is wrong, or `nil`.
func expectLaw(
  seed: UInt64, streams: Int, _ traits: StreamTraits = StreamTraits(),
  making: ((inout SeededRandom) -> RulerStream)? = nil,
  at location: SourceLocation = #_sourceLocation, _ law: (RulerStream) -> String?
) {
  var random = SeededRandom(seed: seed)
  for number in 0..<streams {
    let stream = making?(&random) ?? RulerStream(&random, traits)
    guard law(stream) != nil else { continue }
    let small = shrunk(stream, law)
    let complaint = law(small) ?? "?"
    Issue.record(
      "seed \(seed), stream \(number): \(complaint)\n\(small.description)", sourceLocation: location
    )
    return
  }
}

/// Without every step that the failure does not need.
private func shrunk(_ stream: RulerStream, _ law: (RulerStream) -> String?) -> RulerStream {
  var best = stream
  var chunk = max(best.steps.count / 2, 1)
  while true {
    var index = 0
    var cut = false
    while index < best.steps.count {
      var shorter = best
      shorter.steps.removeSubrange(index..<min(index + chunk, best.steps.count))
      if law(shorter) != nil {
        best = shorter
        cut = true
      } else {
        index += chunk
      }
    }
    if chunk > 1 { chunk /= 2 } else if !cut { return simplified(best, law) }
  }
}

/// With as many settings as possible at their defaults.
private func simplified(_ stream: RulerStream, _ law: (RulerStream) -> String?) -> RulerStream {
  var best = stream
  func attempt(_ change: (inout RulerConfiguration) -> Void) {
    var simpler = best
    change(&simpler.configuration)
    for index in simpler.steps.indices {
      guard case .configure(var configuration) = simpler.steps[index] else { continue }
      change(&configuration)
      guard configuration.problem == nil else { return }
      simpler.steps[index] = .configure(configuration)
    }
    if simpler.configuration.problem == nil, law(simpler) != nil { best = simpler }
  }
  let plain = RulerConfiguration()
  attempt { $0.step = plain.step }
  attempt { $0.origin = plain.origin }
  attempt { $0.fractions = plain.fractions }
  attempt { $0.snap = plain.snap }
  attempt { $0.tick = plain.tick }
  attempt { $0.unitWidth = plain.unitWidth }
  attempt { $0.length = plain.length }
  attempt { $0.orientation = plain.orientation }
  attempt { $0.layoutDirection = plain.layoutDirection }
  attempt { $0.cancelPolicy = plain.cancelPolicy }
  attempt { ($0.capture, $0.rearm) = (nil, nil) }
  attempt { $0.deceleration = plain.deceleration }
  attempt { $0.minimumFling = plain.minimumFling }
  attempt { $0.maximumFling = plain.maximumFling }
  attempt { $0.stopDistance = plain.stopDistance }
  attempt { $0.springFrequency = plain.springFrequency }
  attempt { $0.restDistance = plain.restDistance }
  attempt { $0.rubberBand = plain.rubberBand }
  attempt { $0.slop = plain.slop }
  attempt { $0.fineDrag = plain.fineDrag }
  attempt { $0.scrollTimeout = plain.scrollTimeout }
  attempt { $0.bounds = plain.bounds }
  attempt { $0.bounds = 0...10 }
  return best
}

// MARK: Telling about streams

extension RulerStream: CustomStringConvertible {
  var description: String {
    var lines = ["value \(value), " + configuration.differences(from: RulerConfiguration())]
    var previous = configuration
    for step in steps {
      switch step {
      case .handle(let event): lines.append("\(event.time.ms) ms \(event.action.short)")
      case .advance(let time): lines.append("\(time.ms) ms advance")
      case .set(let value, let animated): lines.append("set \(value) animated \(animated)")
      case .configure(let new):
        lines.append("configure " + new.differences(from: previous))
        previous = new
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension RulerConfiguration {
  fileprivate func differences(from other: RulerConfiguration) -> String {
    let old = Mirror(reflecting: other).children.map { "\($0.value)" }
    let parts = zip(Mirror(reflecting: self).children, old).compactMap { child, old in
      "\(child.value)" == old ? nil : "\(child.label ?? "")=\(child.value)"
    }
    return parts.joined(separator: " ")
  }
}

extension InputEvent.Action {
  fileprivate var short: String {
    switch self {
    case .pointer(let event):
      "\(event.phase) #\(event.id) \(event.kind) x=\(event.position.x) y=\(event.position.y)"
        + (event.modifiers == .none ? "" : " +\(event.modifiers.bits)")
    case .wheel(let wheel):
      "wheel x=\(wheel.deltaX) y=\(wheel.deltaY) \(wheel.unit) \(wheel.phase)"
    case .key(let key, let modifiers): "key \(key) +\(modifiers.bits)"
    case .adjust(let adjustment): "adjust \(adjustment)"
    case .rotate(let detents): "rotate \(detents)"
    }
  }
}
