import ControlCore
import Dial
import Harness
import Presentation
import Rating
import Ruler
import Slider

/// A control with a bug in it: another control, with what it hears, tells or shows falsified.
struct Planted<Base: LawfulControl>: LawfulControl {
  private var base: Base
  private var scene: Scene
  private let bug: Bug

  /// What the control should have.
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
  static var leaps: Bool { Base.leaps }
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

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) {
    if bug.hearsFirst {
      hear(InputEvent(time: base.time, action: event.action), emit)
      return advance(to: event.time, emit: emit)
    }
    advance(to: event.time, emit: emit)
    hear(event, emit)
  }

  private mutating func hear(_ event: InputEvent, _ emit: (Effect) -> Void) {
    scene.event = event.action
    for event in bug.hear(event, &scene) { report({ $0.handle(event, emit: $1) }, emit) }
    scene.event = nil
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > base.time || bug.reportsEachFrame else { return }
    report({ $0.advance(to: time, emit: $1) }, emit)
  }

  mutating func set(value: Double, animated: Bool, emit: (Effect) -> Void) {
    scene.isHost = true
    for value in bug.set(value, &scene) {
      report({ $0.set(value: value, animated: animated, emit: $1) }, emit)
    }
    scene.isHost = false
  }

  mutating func set(configuration: Base.Configuration, emit: (Effect) -> Void) {
    scene.isHost = true
    self.configuration = configuration
    scene.take(configuration)
    let changed = bug.changed(configuration)
    report({ $0.set(configuration: changed, emit: $1) }, emit)
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

/// What a bug knows: how things were before what happens now, and what it keeps in mind.
struct Scene: Equatable, Sendable {
  /// What the control should have.
  private var wanted: Wanted
  var phase = ControlPhase.idle
  var value = 0.0
  var offset = 0.0
  var velocity = 0.0
  var target = 0.0
  var time = Timestamp.distantPast
  /// What happens now, if it is an event.
  var event: InputEvent.Action?
  /// Whether the host does something now.
  var isHost = false
  /// Four numbers to keep.
  var memory = [0.0, 0, 0, 0]
  /// A number that copies have in common, as no control should.
  let shared = Shared()

  init(_ configuration: some ControlConfiguration) { wanted = Wanted(configuration) }

  mutating func take(_ configuration: some ControlConfiguration) { wanted = Wanted(configuration) }

  /// What the control should have; of another control than this one, the defaults.
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

/// The configuration of a control of whatever type.
private struct Wanted: Equatable, Sendable {
  let configuration: any ControlConfiguration

  init(_ configuration: some ControlConfiguration) { self.configuration = configuration }

  static func == (a: Wanted, b: Wanted) -> Bool { a.configuration.isSame(as: b.configuration) }
}

extension ControlConfiguration {
  fileprivate func isSame(as other: any ControlConfiguration) -> Bool { other as? Self == self }
}

/// What a control keeps outside of its value. All are equal: no control can see it in another.
final class Shared: @unchecked Sendable, Equatable {
  var number = 0

  static func == (a: Shared, b: Shared) -> Bool { true }
}

/// What is wrong with a control; whatever is not said is right.
struct Bug: Sendable, Equatable {
  let name: String
  /// What it makes of the configuration of a ruler, and of a rating.
  var change: @Sendable (inout RulerConfiguration) -> Void = { _ in }
  var changeRating: @Sendable (inout RatingConfiguration) -> Void = { _ in }
  /// What it hears instead of an event.
  var hear: @Sendable (InputEvent, inout Scene) -> [InputEvent] = { event, _ in [event] }
  /// What it takes instead of a value that the host sets.
  var set: @Sendable (Double, inout Scene) -> [Double] = { value, _ in [value] }
  /// What it tells instead of what should be told at once.
  var report: @Sendable ([Effect], inout Scene) -> [Effect] = { effects, _ in effects }
  /// Whether it hears an event before it lets the time up to it pass.
  var hearsFirst = false
  /// Whether it tells something in a frame also if no time has passed.
  var reportsEachFrame = false
  // What it shows instead.
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
    if var ruler = configuration as? RulerConfiguration {
      change(&ruler)
      return ruler as? Configuration ?? configuration
    }
    guard var rating = configuration as? RatingConfiguration else { return configuration }
    changeRating(&rating)
    return rating as? Configuration ?? configuration
  }

  static func == (a: Bug, b: Bug) -> Bool { a.name == b.name }

  /// The one that controls are made with now.
  @TaskLocal static var planted = Bug("none")
}
