import ControlCore
import Dial
import Harness
import Presentation
import Rating
import Ruler
import Slider

/// A control with a planted bug: wraps another and falsifies its inputs, effects or readings.
struct Planted<Base: LawfulControl>: LawfulControl {
  private var base: Base
  private var scene: Scene
  private let bug: Bug

  /// The configuration that the control should have.
  private(set) var configuration: Base.Configuration

  init(value: Double, configuration: Base.Configuration) {
    self.init(values: NumberList([value]), configuration: configuration)
  }

  init(values: NumberList, configuration: Base.Configuration) {
    bug = .planted
    self.configuration = configuration
    base = Base(values: values, configuration: bug.changed(configuration))
    scene = Scene(configuration)
    look()
  }

  var value: Double { bug.value(base.value, scene) }
  var offset: Double { bug.offset(base.offset, scene) }
  static var traits: ControlTraits { Base.traits }
  var velocity: Double { bug.velocity(base.velocity, scene) }
  var target: Double { bug.target(base.target, scene) }
  var nearestMark: Int64 { base.nearestMark }
  var focusedPart: Int? { bug.focus(base.focusedPart) }
  var partCount: Int { base.partCount }
  func value(of part: Int) -> Double { reading(of: part).value }

  func reading(of part: Int) -> PartReading {
    var reading = base.reading(of: part)
    guard part <= 0 else { return reading }
    (reading.value, reading.offset) = (value, offset)
    (reading.velocity, reading.target) = (velocity, target)
    return reading
  }

  var time: Timestamp { base.time }
  var phase: ControlPhase { base.phase }
  var restTime: Timestamp? { base.restTime }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    if bug.hearsFirst {
      defer { advance(to: event.time, emit: emit) }
      return hear(InputEvent(time: base.time, action: event.action), emit)
    }
    advance(to: event.time, emit: emit)
    return hear(event, emit)
  }

  private mutating func hear(_ event: InputEvent, _ emit: (Effect) -> Void) -> Bool {
    scene.event = event.action
    var isOwn = false
    for event in bug.hear(event, &scene) {
      report({ isOwn = $0.handle(event, emit: $1) || isOwn }, emit)
    }
    scene.event = nil
    return isOwn
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > base.time || bug.reportsEachFrame else { return }
    report({ $0.advance(to: time, emit: $1) }, emit)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Base.Configuration, emit: (Effect) -> Void
  ) {
    scene.isHost = true
    if configuration != self.configuration {
      self.configuration = configuration
      scene.take(configuration)
    }
    let changed = bug.changed(configuration)
    let wanted = values.number(at: 0).map { bug.set($0, &scene) } ?? []
    for value in wanted.isEmpty ? [.nan] : wanted {
      report(
        {
          $0.update(
            values: NumberList([value]), animated: animated, configuration: changed, emit: $1)
        }, emit)
    }
    scene.isHost = false
  }

  private mutating func report(
    _ verb: (inout Base, (Effect) -> Void) -> Void, _ emit: (Effect) -> Void
  ) {
    var effects: [Effect] = []
    verb(&base) { effects.append($0) }
    for effect in bug.report(effects, &scene) { emit(effect) }
    look()
  }

  private mutating func look() {
    (scene.phase, scene.value, scene.offset) = (base.phase, base.value, base.offset)
    (scene.velocity, scene.time, scene.target) = (base.velocity, base.time, base.target)
  }
}

extension Planted: AssistedControl, DrawnSlider where Base == SliderControl {
  func accessibilityState(of part: Int, _ environment: ControlEnvironment) -> AccessibilityState {
    bug.node(base.accessibilityState(of: part, environment))
  }

  func drawn() -> SliderScene { bug.drawSlider(base) }
}

extension Planted: DrawnDial where Base == DialControl {
  func drawn() -> DialScene { bug.drawDial(base) }
}

/// The state that a bug sees: the control before the current input, and the bug's own memory.
struct Scene: Equatable, Sendable {
  /// The configuration that the control should have.
  private var wanted: Wanted
  var phase = ControlPhase.idle
  var value = 0.0
  var offset = 0.0
  var velocity = 0.0
  var target = 0.0
  var time = Timestamp.distantPast
  /// The event being handled; `nil` between events.
  var event: InputEvent.Action?
  /// True while the host sets a value or a configuration.
  var isHost = false
  /// Four numbers that a bug may store.
  var memory = [0.0, 0, 0, 0]
  /// A number that copies share, as no control should.
  let shared = Shared()

  init(_ configuration: some ControlConfiguration) { wanted = Wanted(configuration) }

  mutating func take(_ configuration: some ControlConfiguration) { wanted = Wanted(configuration) }

  /// Returns the configuration that the control should have; the defaults if it is of another type.
  func settings<Configuration: ControlConfiguration>() -> Configuration {
    wanted.configuration as? Configuration ?? Configuration()
  }

  var ruler: RulerConfiguration { settings() }
  var rating: RatingConfiguration { settings() }
  var slider: SliderConfiguration { settings() }

  var pointer: PointerEvent? {
    if case .pointer(let event) = event { event } else { nil }
  }
}

/// The configuration of a control of any type.
private struct Wanted: Equatable, Sendable {
  let configuration: any ControlConfiguration

  init(_ configuration: some ControlConfiguration) { self.configuration = configuration }

  static func == (a: Wanted, b: Wanted) -> Bool { a.configuration.isSame(as: b.configuration) }
}

extension ControlConfiguration {
  fileprivate func isSame(as other: any ControlConfiguration) -> Bool { other as? Self == self }
}

/// State that a control keeps outside its value; all are equal, so comparisons cannot see it.
final class Shared: @unchecked Sendable, Equatable {
  var number = 0

  static func == (a: Shared, b: Shared) -> Bool { true }
}

/// A bug of a control; members left at their defaults change nothing.
struct Bug: Sendable, Equatable {
  let name: String
  /// Changes of the configuration of a ruler, of a rating, and of a slider.
  var change: @Sendable (inout RulerConfiguration) -> Void = { _ in }
  var changeRating: @Sendable (inout RatingConfiguration) -> Void = { _ in }
  var changeSlider: @Sendable (inout SliderConfiguration) -> Void = { _ in }
  /// The events handled instead of one event.
  var hear: @Sendable (InputEvent, inout Scene) -> [InputEvent] = { event, _ in [event] }
  /// The values set instead of one that the host sets.
  var set: @Sendable (Double, inout Scene) -> [Double] = { value, _ in [value] }
  /// The effects emitted instead of those of one input.
  var report: @Sendable ([Effect], inout Scene) -> [Effect] = { effects, _ in effects }
  /// True if it handles an event before it advances to the event's time.
  var hearsFirst = false
  /// True if it also advances, and reports, in a frame in which no time has passed.
  var reportsEachFrame = false
  // Replacements of readings, accessibility states and scenes.
  var value: @Sendable (Double, Scene) -> Double = { value, _ in value }
  var offset: @Sendable (Double, Scene) -> Double = { offset, _ in offset }
  var velocity: @Sendable (Double, Scene) -> Double = { velocity, _ in velocity }
  var target: @Sendable (Double, Scene) -> Double = { target, _ in target }
  var focus: @Sendable (Int?) -> Int? = { $0 }
  var node: @Sendable (AccessibilityState) -> AccessibilityState = { $0 }
  var drawSlider: @Sendable (SliderControl) -> SliderScene = { $0.scene() }
  var drawDial: @Sendable (DialControl) -> DialScene = { $0.scene() }

  init(_ name: String, _ make: (inout Bug) -> Void = { _ in }) {
    self.name = name
    make(&self)
  }

  fileprivate func changed<Configuration>(_ configuration: Configuration) -> Configuration {
    let changed: any ControlConfiguration
    switch configuration {
    case var ruler as RulerConfiguration:
      change(&ruler)
      changed = ruler
    case var rating as RatingConfiguration:
      changeRating(&rating)
      changed = rating
    case var slider as SliderConfiguration:
      changeSlider(&slider)
      changed = slider
    default: return configuration
    }
    return changed as? Configuration ?? configuration
  }

  static func == (a: Bug, b: Bug) -> Bool { a.name == b.name }

  /// The bug of controls that are made in this task.
  @TaskLocal static var planted = Bug("none")
}
