public import ControlCore

/// A control and its events: the input of a law.
public struct ControlStream<Subject: Control> where Subject.Configuration: TriedConfiguration {
  public var value = 0.0
  public var configuration = Subject.Configuration()
  public var steps: [ControlStep<Subject.Configuration>] = []

  public init() {}

  public init(
    value: Double, configuration: Subject.Configuration,
    steps: [ControlStep<Subject.Configuration>] = []
  ) {
    self.value = value
    self.configuration = configuration
    self.steps = steps
  }

  /// The control before the first step.
  public var start: Subject { Subject(value: value, configuration: configuration) }

  /// Returns the stream with all positions and configurations changed.
  public func mapped(
    _ move: (Point) -> Point, _ change: (inout Subject.Configuration) -> Void
  ) -> ControlStream {
    var copy = self
    change(&copy.configuration)
    copy.steps = steps.map { step in
      switch step {
      case .handle(var event):
        if case .pointer(var pointer) = event.action {
          pointer.position = move(pointer.position)
          event.action = .pointer(pointer)
        }
        return .handle(event)
      case .configure(var configuration):
        change(&configuration)
        return .configure(configuration)
      case .advance, .set: return step
      }
    }
    return copy
  }
}

extension [Effect] {
  /// These effects without the places of taps.
  public var withoutPlaces: [Effect] {
    map { effect in
      if case .tapped(_, let time) = effect { .tapped(Point(x: 0, y: 0), time) } else { effect }
    }
  }
}

extension Point {
  /// The nearest position in 64ths of a point, whose mirror images are exact.
  public var inSixtyFourths: Point {
    Point(x: (x * 64).rounded() / 64, y: (y * 64).rounded() / 64)
  }
}

/// One event of a stream.
public enum ControlStep<Configuration: Sendable>: Sendable {
  case handle(InputEvent)
  case advance(Timestamp)
  case set(Double, animated: Bool)
  case configure(Configuration)

  public var time: Timestamp? {
    switch self {
    case .handle(let event): event.time
    case .advance(let time): time
    case .set, .configure: nil
    }
  }
}

extension Control {
  public mutating func take(_ step: ControlStep<Configuration>, emit: (Effect) -> Void) {
    switch step {
    case .handle(let event): handle(event, emit: emit)
    case .advance(let time): advance(to: time, emit: emit)
    case .set(let value, let animated): set(value: value, animated: animated, emit: emit)
    case .configure(let configuration): set(configuration: configuration, emit: emit)
    }
  }

  /// Performs a step and returns its effects.
  public mutating func effects(of step: ControlStep<Configuration>) -> [Effect] {
    var effects: [Effect] = []
    take(step) { effects.append($0) }
    return effects
  }
}

/// Settings that can be randomised, and simplified again.
public protocol TriedConfiguration: Equatable, Sendable {
  /// Creates the plain settings.
  init()
  var orientation: ControlOrientation { get }
  /// True if a control can be created with the settings.
  var isSensible: Bool { get }
  /// Makes a random, unusual change; the result may be invalid.
  mutating func push(_ random: inout RandomBits)
  /// Changes of one setting each to its plain value.
  static var simplifications: [(inout Self) -> Void] { get }
}

// MARK: Descriptions

extension ControlStream: CustomStringConvertible {
  public var description: String {
    var lines = ["value \(value), " + differences(of: configuration, from: .init())]
    var previous = configuration
    for step in steps {
      switch step {
      case .handle(let event): lines.append("\(event.time.ms) ms \(event.action.short)")
      case .advance(let time): lines.append("\(time.ms) ms advance")
      case .set(let value, let animated): lines.append("set \(value) animated \(animated)")
      case .configure(let new):
        lines.append("configure " + differences(of: new, from: previous))
        previous = new
      }
    }
    return lines.joined(separator: "\n")
  }

  private func differences(
    of configuration: Subject.Configuration, from other: Subject.Configuration
  ) -> String {
    let old = Mirror(reflecting: other).children.map { "\($0.value)" }
    let parts = zip(Mirror(reflecting: configuration).children, old).compactMap { child, old in
      "\(child.value)" == old ? nil : "\(child.label ?? "")=\(child.value)"
    }
    return parts.joined(separator: " ")
  }
}

extension Timestamp {
  /// The time in milliseconds.
  public var ms: Double { Double(nanoseconds) / 1e6 }
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
    case .adjust(let adjustment, let part): "adjust \(adjustment) part \(part)"
    case .focus(let part): "focus \(part)"
    case .rotate(let detents): "rotate \(detents)"
    }
  }
}
