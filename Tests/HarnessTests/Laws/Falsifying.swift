import ControlCore
import Harness

// What bugs do to events, and what they look at.

extension InputEvent {
  func with(_ action: Action) -> InputEvent { InputEvent(time: time, action: action) }

  /// Where a pointer is, to the right.
  var along: Double {
    if case .pointer(let pointer) = action { pointer.position.x } else { 0 }
  }

  func moved(by distance: Double) -> InputEvent {
    guard case .pointer(var pointer) = action else { return self }
    pointer.position.x += distance
    return with(.pointer(pointer))
  }

  func scaled(by factor: Double) -> InputEvent { moved(by: along * (factor - 1)) }
}

extension Scene {
  /// How long the range of values is, in points.
  var length: Double {
    let bounds = ruler.bounds
    let zero = bounds.lowerBound.isFinite ? bounds.lowerBound : 0
    return (bounds.upperBound - zero) / ruler.step * ruler.unitWidth
  }

  var isOutside: Bool {
    offset < (ruler.bounds.lowerBound.isFinite ? 0 : -.infinity) || offset > length
  }
}
