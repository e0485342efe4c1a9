import ControlCore
import Harness

// Helpers with which bugs change events and inspect state.

extension InputEvent {
  func with(_ action: Action) -> InputEvent { InputEvent(time: time, action: action) }

  /// The x coordinate of a pointer event; 0 for other events.
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
  /// Length of a ruler's range in points, from 0 if there is no lower bound.
  var length: Double {
    let bounds = ruler.bounds
    let zero = bounds.lowerBound.isFinite ? bounds.lowerBound : 0
    return (bounds.upperBound - zero) / ruler.step * ruler.unitWidth
  }

  var isOutside: Bool {
    offset < (ruler.bounds.lowerBound.isFinite ? 0 : -.infinity) || offset > length
  }
}
