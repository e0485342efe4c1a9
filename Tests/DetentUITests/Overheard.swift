import ControlCore

@testable import DetentUI

/// A control that keeps its effects.
struct Overheard<Base: Control>: Control {
  var base: Base
  private(set) var reported: [Effect] = []

  init(_ base: Base) { self.base = base }

  init(value: Double, configuration: Base.Configuration) {
    base = Base(value: value, configuration: configuration)
  }

  init(values: NumberList, configuration: Base.Configuration) {
    base = Base(values: values, configuration: configuration)
  }

  static func == (a: Overheard, b: Overheard) -> Bool { a.base == b.base }

  var configuration: Base.Configuration { base.configuration }
  var value: Double { base.value }
  var partCount: Int { base.partCount }
  var time: Timestamp { base.time }
  var phase: ControlPhase { base.phase }
  var restTime: Timestamp? { base.restTime }

  func value(of part: Int) -> Double { base.value(of: part) }

  private mutating func keep(
    _ emit: (Effect) -> Void, _ verb: (inout Base, (Effect) -> Void) -> Void
  ) {
    var effects: [Effect] = []
    verb(&base) { effects.append($0) }
    reported += effects
    for effect in effects { emit(effect) }
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    var isOwn = false
    keep(emit) { isOwn = $0.handle(event, emit: $1) }
    return isOwn
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    keep(emit) { $0.advance(to: time, emit: $1) }
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Base.Configuration, emit: (Effect) -> Void
  ) {
    keep(emit) {
      $0.update(values: values, animated: animated, configuration: configuration, emit: $1)
    }
  }
}
