public import ControlCore
public import GestureScript

/// A control behind a driver, as scripts and laws use controls.
///
/// It is a value, as every control is: its configuration, the last answer of its driver, and the
/// lines that led there. Using a copy sends these lines again to a fresh control. Equality compares
/// reported state, not history.
public struct DrivenControl<Base: ScriptedControl, Host: DriverHost>: ScriptedControl, DriverReading
{
  public private(set) var configuration: DrivenConfiguration<Base, Host>
  public private(set) var time = Timestamp(nanoseconds: 0)
  public private(set) var error: ControlError?
  private var state = DriverState()
  private var history = History()
  /// The ids of the pointers that are down; `phase` is derived from them if the driver does not
  /// report one.
  private var down: [Int64] = []
  /// Verdicts of the driver on its own laws since the control was made.
  package private(set) var own = OwnVerdicts()
  /// The first uncaught error that the driver has reported since the control was made, UTF-8.
  package private(set) var thrown: [UInt8]?

  public init(value: Double, configuration: DrivenConfiguration<Base, Host>) {
    self.init(values: NumberList(CollectionOfOne(value)), configuration: configuration)
  }

  public init(values: NumberList, configuration: DrivenConfiguration<Base, Host>) {
    self.configuration = configuration
    let settings = DriverSettings(configuration, where: Host.capabilities.takes)
    var new = DriverLine()
    new.add("control", word: Base.Configuration.controlName)
    if values.count > 1 {
      new.add("values", (0..<values.count).map { values[$0] })
    } else {
      new.add("value", values[0])
    }
    new.add("viewport", json: settings.viewport)
    for (word, json) in settings.members { new.add(StaticText(word), json: json) }
    var line = DriverLine()
    line.add("detent", 1)
    line.add("new", json: new.bytes)
    begin(line)
  }

  /// Reuses a known fresh control, or has one made.
  private mutating func begin(_ line: DriverLine) {
    let session = Host.session
    guard let (log, answer) = session.known(line.bytes) else {
      say(line, .host) { _ in }
      return
    }
    if let answer = try? DriverAnswer(answer, context(of: .host)) {
      state = answer.state
      own.note(answer.verdicts)
      thrown = answer.thrown
    }
    history = History(log, 1)
  }

  // MARK: Verbs

  /// Sends an event; one whose answer does not say whose it was counts as the control's own.
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    time = max(time, event.time)
    if case .pointer(let pointer) = event.action, !pointer.isOfOtherButton { down.follow(pointer) }
    let line = DriverLine(InputEvent(time: time, action: event.action))
    return say(line, event.action.cause, emit: emit) ?? true
  }

  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > self.time else { return }
    self.time = time
    guard Host.capabilities.wantsTime else { return }
    var line = DriverLine(time)
    line.add("e", word: "advance")
    say(line, .motion, emit: emit)
  }

  /// Sends the changed settings and the values in one line if the driver takes them so; otherwise
  /// a line for each setting, in the order of the table, then for each value.
  public mutating func update(
    values: NumberList, animated: Bool, configuration: DrivenConfiguration<Base, Host>,
    emit: (Effect) -> Void
  ) {
    let before = DriverSettings(self.configuration.base, where: Host.capabilities.takes)
    let after = DriverSettings(configuration.base, where: Host.capabilities.takes)
    self.configuration = configuration
    let changes = zip(before.members, after.members).filter { $0.json != $1.json }.map { $1 }
    if Host.capabilities.abilities.contains(.update) {
      let count = min(values.count, Self.partCount(values, configuration))
      let given = (0..<count).map { values.number(at: $0) }
      guard !changes.isEmpty || given.contains(where: { $0 != nil }) else { return }
      say(DriverLine(time, changes, given, isAnimated: animated), .host, emit: emit)
      return
    }
    for change in changes {
      var line = DriverLine(time)
      line.add("set", word: change.word)
      line.add("to", json: change.json)
      say(line, .host, emit: emit)
    }
    for part in 0..<min(values.count, partCount) {
      guard let value = values.number(at: part) else { continue }
      var line = DriverLine(time)
      line.add("set", word: "value")
      line.add("to", value)
      line.add(part: UInt8(clamping: part))
      if animated { line.add("animated", json: [UInt8]("true")) }
      say(line, .host, emit: emit)
    }
  }

  // MARK: The wire

  /// Sends a line, and applies the answer.
  ///
  /// - Returns: what the answer says of whose event it was.
  @discardableResult
  private mutating func say(
    _ line: DriverLine, _ cause: ChangeCause, emit: (Effect) -> Void
  ) -> Bool? {
    guard error == nil else { return nil }
    let session = Host.session
    let bytes = line.bytes
    let before = state
    switch session.send(bytes, after: history.log, history.count, isFork: history.isFork) {
    case .failure(let text), .silence(let text): fail(text, session)
    case .answer(let answer):
      let context = context(of: cause)
      do throws(DriverAnswer.AnswerError) {
        let reported = try DriverAnswer(answer, context)
        history.append(bytes)
        session.note(history.log, history.count)
        if context.isFirst { session.note(fresh: history.log, answer) }
        state = reported.state
        own.note(reported.verdicts)
        thrown = thrown ?? reported.thrown
        report(reported.effects, before, context, emit)
        return reported.isHandled
      } catch {
        switch error {
        case .rejected(let text):
          self.error = .rejected(text)
          session.noteRejection()
        case .nonsense(let text): fail("the driver gave an invalid answer: " + text, session)
        }
      }
    }
    return nil
  }

  private func context(of cause: ChangeCause) -> DriverContext {
    let isFirst = history.count == 0
    var context = DriverContext(time: time, cause: cause, isFirst: isFirst)
    context.parts = isFirst ? 0 : partCount
    context.tells = Host.capabilities.abilities
    context.laws = Host.capabilities.laws
    context.fixedParts = isFirst || !Host.capabilities.hasFixedParts ? nil : partCount
    return context
  }

  private mutating func fail(_ text: [UInt8], _ session: DriverSession) {
    error = .failed(text)
    session.note(error: text)
  }

  /// Emits the driver's effects, and value changes that the driver cannot report.
  private func report(
    _ effects: [Effect], _ before: DriverState, _ context: DriverContext, _ emit: (Effect) -> Void
  ) {
    // Changes by the host are not reported.
    var values = context.cause == .host ? state.values : before.values
    for effect in effects {
      let part = Int(effect.part)
      while values.count <= part {
        values.append(values.count < state.values.count ? state.values[values.count] : 0)
      }
      if case .ended(let reason, _, let time, _, let part) = effect {
        emit(.ended(reason, values[Int(part)], time, part: part))
        continue
      }
      if case .changed(let value, _, _, _, _) = effect { values[part] = value }
      emit(effect)
    }
    // A host that changes a setting or a value can read what has become of it.
    guard !Host.capabilities.abilities.contains(.changed), !context.isFirst, context.cause != .host
    else { return }
    for (part, value) in state.values.enumerated() where part < before.values.count {
      guard values[part] != value else { continue }
      emit(.changed(value, context.cause, context.time, part: UInt8(clamping: part)))
    }
  }

  /// True if both have the same observable state.
  public static func == (a: DrivenControl, b: DrivenControl) -> Bool {
    a.state == b.state && a.time == b.time && a.configuration == b.configuration
      && a.error == b.error && a.down == b.down
  }

  /// The lines that led to the current state.
  private struct History: @unchecked Sendable {
    private(set) var log: DriverLog
    private(set) var count: Int

    init(_ log: DriverLog = DriverLog(), _ count: Int = 0) {
      (self.log, self.count) = (log, count)
    }

    /// True if another control that shares this log has appended lines to it.
    var isFork: Bool { count < log.lines.count }

    mutating func append(_ line: [UInt8]) {
      if isFork { log = DriverLog(Array(log.lines[..<count])) }
      log.append(line)
      count += 1
    }
  }
}

// MARK: Readable state

extension DrivenControl {
  public var value: Double { value(of: 0) }
  public var partCount: Int { state.values.count }

  public func value(of part: Int) -> Double {
    state.values.indices.contains(part) ? state.values[part] : 0
  }

  /// The reported phase; else dragging while a pointer is down, coasting with a known rest time.
  public var phase: ControlPhase {
    state.phase ?? (!down.isEmpty ? .dragging : state.rest == nil ? .idle : .coasting)
  }

  /// The reported rest time; if the driver reports none, the next frame at 60 Hz while it moves.
  public var restTime: Timestamp? {
    guard state.rest == nil, !Host.capabilities.abilities.contains(.rest) else { return state.rest }
    let isMoving = state.phase == .coasting || state.phase == .settling
    return isMoving ? time.advanced(by: 16_666_667) : nil
  }

  /// The displayed position, as a value.
  public var offset: Double { reported(state.shown, of: 0) }
  public static var traits: ControlTraits {
    Host.capabilities.abilities.contains(.shown) ? Base.traits : Base.traits.union(.leaps)
  }

  /// Returns the number reported for a part, or its value if none is.
  private func reported(_ numbers: [Double]?, of part: Int) -> Double {
    guard let numbers, numbers.indices.contains(part) else { return value(of: part) }
    return numbers[part]
  }

  /// Returns the reported ARIA state of a part; `nil` if none is.
  package func aria(of part: Int) -> AriaState? {
    guard let states = state.aria, states.indices.contains(part) else { return nil }
    return states[part]
  }

  public static func value(
    ofOffset offset: Double, _ configuration: DrivenConfiguration<Base, Host>
  ) -> Double? { offset }

  public func reading(of part: Int) -> PartReading {
    let value = value(of: part)
    return PartReading(
      value: value, offset: reported(state.shown, of: part), velocity: 0,
      target: reported(state.target, of: part),
      nearestMark: Int64(saturating: roundedDown(value + 0.5)),
      phase: state.phases.map { $0.indices.contains(part) ? $0[part] : .idle } ?? phase,
      restTime: state.rests.map { $0.indices.contains(part) ? $0[part] : nil } ?? restTime)
  }

  // MARK: Capabilities of the driver

  public static var abilities: ControlAbilities { Host.capabilities.abilities }
  public static var errors: (count: Int64, rejections: Int64, last: [UInt8]) {
    Host.session.errors
  }
  public static var fixedSettings: [Setting] { Host.capabilities.header }
  /// Settings that the driver does not accept.
  public static var missingSettings: [StaticText] {
    ControlTable.of(Base.self).entries.filter { entry in
      !Host.capabilities.takes(entry.row) && !Host.capabilities.fixes(entry.row)
        && !SettingEntry.ofEveryScript.contains { $0.name == entry.name }
    }.map { $0.name }
  }

  public static func partCount(
    _ values: NumberList, _ configuration: DrivenConfiguration<Base, Host>
  ) -> Int { Base.partCount(values, configuration.base) }
}
