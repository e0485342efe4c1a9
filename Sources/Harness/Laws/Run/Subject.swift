public import ControlCore
public import GestureScript

/// A control in a run, of any type.
///
/// Laws read it and act on copies of it as on any control. They are compiled for this type alone,
/// and not for each control.
public struct Subject: Control {
  /// The control itself: `subject.control as? Thermostat`.
  public private(set) var control: any ScriptedControl
  /// The type of the control.
  public let type: SubjectType
  /// The readings of a control that has not changed since it was made a subject, as all laws read
  /// the controls of a step; `nil` for a copy that has been acted on, and for one without parts.
  private var seen: [PartReading]?

  /// - Parameters:
  ///   - control: the control.
  ///   - type: its type.
  init(_ control: some ScriptedControl, _ type: SubjectType) {
    (self.control, self.type) = (control, type)
    if control.partCount > 0 { seen = (0..<control.partCount).map { control.reading(of: $0) } }
  }

  public init(value: Double, configuration: SubjectConfiguration) {
    self.init(values: NumberList([value]), configuration: configuration)
  }

  public init(values: NumberList, configuration: SubjectConfiguration) {
    type = configuration.type
    control = type.control.made(values, configuration.base)
  }

  /// Returns a new control of the same type.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - configuration: the configuration, of the type of the control's own.
  /// - Returns: the control.
  func made(_ value: Double, _ configuration: some ControlConfiguration) -> Subject {
    Subject(value: value, configuration: SubjectConfiguration(type, configuration))
  }

  /// True if both are of one type and in one state.
  public static func == (a: Subject, b: Subject) -> Bool { a.control.isSame(as: b.control) }

  // MARK: Verbs

  @discardableResult
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    seen = nil
    return control.handle(event, emit: emit)
  }

  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    seen = nil
    control.advance(to: time, emit: emit)
  }

  public mutating func update(
    values: NumberList, animated: Bool, configuration: SubjectConfiguration,
    emit: (Effect) -> Void
  ) {
    seen = nil
    control.take(values, animated, configuration.base, emit)
  }

  /// Sets the configuration to one of the type of the control's own; ignores others.
  mutating func set(configuration: some ControlConfiguration, emit: (Effect) -> Void) {
    seen = nil
    control.take(NumberList(), false, configuration, emit)
  }
}

// MARK: Readings

extension Subject {
  public var configuration: SubjectConfiguration {
    SubjectConfiguration(type, control.anyConfiguration)
  }
  public var value: Double { control.value }
  public var partCount: Int { seen?.count ?? control.partCount }
  public var time: Timestamp { control.time }
  public var phase: ControlPhase { control.phase }
  public var restTime: Timestamp? { control.restTime }
  public func value(of part: Int) -> Double {
    if let seen, seen.indices.contains(part) { return seen[part].value }
    return control.value(of: part)
  }

  /// The displayed position in points, increasing with the value.
  public var offset: Double { control.offset }
  /// The rate of change of `offset`, in points per second.
  public var velocity: Double { control.velocity }
  /// The value at rest if nothing else happens.
  public var target: Double { control.target }
  /// The mark nearest to the value.
  public var nearestMark: Int64 { control.nearestMark }
  /// The part that receives keys; `nil` if the control does not report it.
  public var focusedPart: Int? { control.focusedPart }
  /// The values of all parts.
  public var values: [Double] {
    seen.map { $0.map { $0.value } } ?? (0..<max(1, partCount)).map { control.value(of: $0) }
  }
  /// The states of all parts.
  public var readings: [PartReading] {
    seen ?? (0..<max(1, partCount)).map { control.reading(of: $0) }
  }
  /// The error that ended the control; `nil` while it can be used.
  public var error: ControlError? { control.error }

  /// Returns the state of one part.
  public func reading(of part: Int) -> PartReading {
    if let seen, seen.indices.contains(part) { return seen[part] }
    return control.reading(of: part)
  }
}

/// The configuration of a control of any type.
public struct SubjectConfiguration: Equatable, Sendable {
  /// The type of the control.
  let type: SubjectType
  /// The configuration itself.
  public let base: any ControlConfiguration

  init(_ type: SubjectType, _ base: any ControlConfiguration) {
    (self.type, self.base) = (type, base)
  }

  /// The values of users lie between them.
  public var bounds: ClosedRange<Double> { base.bounds }
  /// The values that are shown, of which `bounds` may be a part.
  public var shownRange: ClosedRange<Double> { base.shownRange }
  /// True if values wrap around at the bounds.
  public var wraps: Bool { base.wraps }
  /// The path of pointers that hold the control.
  public var pointerPath: PointerPath { base.pointerPath }
  /// A conflict between settings; `nil` if there is none.
  public var problem: SettingProblem? { base.problem }

  /// Returns the configuration as one of a certain type; the defaults of that type for others.
  public func `as`<Configuration: ControlConfiguration>(
    _ type: Configuration.Type
  ) -> Configuration { base as? Configuration ?? Configuration() }

  public static func == (a: SubjectConfiguration, b: SubjectConfiguration) -> Bool {
    a.base.isSame(as: b.base)
  }

  /// Clamps a value to the bounds; with wrapping, the upper bound becomes the lower.
  func clamp(_ value: Double) -> Double { base.clamp(value) }

  /// Returns true if a value lies between the bounds.
  func isWithin(_ value: Double) -> Bool { bounds.contains(value) }

  /// Returns the problem of an effect whose value is beyond the bounds; `nil` if there is none.
  func finding(about effect: Effect) -> Finding? {
    guard let value = effect.value, !isWithin(value) else { return nil }
    return "\(effect)"
  }
}

// MARK: The control behind it

extension ScriptedControl {
  fileprivate static func made(
    _ values: NumberList, _ configuration: any ControlConfiguration
  ) -> any ScriptedControl {
    Self(values: values, configuration: configuration as? Configuration ?? Configuration())
  }

  fileprivate var anyConfiguration: any ControlConfiguration { configuration }

  fileprivate func isSame(as other: any ScriptedControl) -> Bool { other as? Self == self }

  fileprivate mutating func take(
    _ values: NumberList, _ isAnimated: Bool, _ wanted: any ControlConfiguration,
    _ emit: (Effect) -> Void
  ) {
    update(
      values: values, animated: isAnimated,
      configuration: wanted as? Configuration ?? configuration, emit: emit)
  }
}

extension ControlConfiguration {
  fileprivate func isSame(as other: any ControlConfiguration) -> Bool { other as? Self == self }
}
