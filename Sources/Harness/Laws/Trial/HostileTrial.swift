import ControlCore
import GestureGenerators
import GestureScript

/// Tries on a control what a broken screen, a broken clock and a broken host could do to it.
///
/// Nothing may trap or hang; every number that is told is finite, and so is every value; nothing is told
/// before the time that had passed already, or after the control's own time; edits of a part begin and end
/// in turn; and a copy of a control equals it, which a number that is none would prevent.
///
///     HostileTrial(of: MyControl.self).run { Issue.record("\($0)") }
public struct HostileTrial<Subject: ScriptedControl>: Sendable {
  /// Which streams are made.
  public var seed: UInt64 = 1
  /// How many streams are made, of up to 40 blows each.
  public var cases: Int64 = 2000
  /// How often shrinking may play a stream.
  public var mostShrinkRuns = Shrinker.usualRuns

  /// - Parameter subject: the control.
  public init(of subject: Subject.Type) {}

  /// Tries all cases.
  ///
  /// - Parameter report: takes the first failure, shrunk; is not called if there is none.
  /// - Returns: how many streams were played.
  @discardableResult
  public func run(_ report: (HostileFailure) -> Void) -> Int64 {
    for number in 0..<cases {
      var choices = Choices(seed: seed, case: number)
      guard let failure = failure(&choices) else { continue }
      report(shrunk(choices, failure, ofCase: number))
      return number + 1
    }
    return cases
  }

  private func shrunk(
    _ choices: Choices, _ failure: HostileFailure, ofCase number: Int64
  ) -> HostileFailure {
    var shrinker = Shrinker(choices, mostRuns: mostShrinkRuns, isOutOfTime: { false }) { record in
      var choices = Choices(repeating: record)
      return self.failure(&choices) == nil ? nil : choices
    }
    shrinker.shrink()
    var best = Choices(repeating: shrinker.best.record)
    var result = self.failure(&best) ?? failure
    (result.seed, result.caseNumber) = (seed, number)
    return result
  }

  /// What is wrong with a stream; `nil` if nothing is.
  private func failure(_ choices: inout Choices) -> HostileFailure? {
    let maker = ScriptMaker(for: Subject.self)
    let settings = maker.script(&choices).settings
    var control = Subject(
      values: NumberList(settings.values), configuration: Subject.Configuration(settings))
    let steps = HostileMaker(&choices, maker, partCount: control.partCount).steps
    var isEditing = [Bool](repeating: false, count: control.partCount)
    for (index, step) in steps.enumerated() {
      if let finding = Self.finding(step, &control, &isEditing) {
        return HostileFailure(
          finding: finding, settings: settings, steps: Array(steps[...index]))
      }
    }
    return nil
  }

  private static func finding(
    _ step: HostileStep, _ control: inout Subject, _ isEditing: inout [Bool]
  ) -> Finding? {
    let before = control.time
    var effects: [Effect] = []
    control.take(step) { effects.append($0) }
    while isEditing.count < control.partCount { isEditing.append(false) }
    for effect in effects {
      if !effect.isFinite { return "\(effect)" }
      if effect.time < before { return "\(effect) at \(effect.time), after \(before)" }
      let latest = effect.times.last
      if latest > control.time { return "\(effect) until \(latest), before it" }
      if let wrong = note(effect, &isEditing) { return wrong }
    }
    if isEditing.dropFirst(control.partCount).contains(true) {
      return "a part is gone, and its edit is open"
    }
    isEditing.removeLast(isEditing.count - max(1, control.partCount))
    for part in 0..<control.partCount where !control.value(of: part).isFinite {
      return "the value of part \(part) is \(control.value(of: part))"
    }
    if !control.offset.isFinite { return "the offset is \(control.offset)" }
    if !control.velocity.isFinite { return "the velocity is \(control.velocity)" }
    let copy = control
    return copy == control ? nil : "a copy does not equal it: it holds what is no number"
  }

  private static func note(_ effect: Effect, _ isEditing: inout [Bool]) -> Finding? {
    let part = Int(effect.part)
    guard part < isEditing.count else { return "\(effect) of a part that there is not" }
    switch effect {
    case .began:
      if isEditing[part] { return "began, while an edit is open" }
      isEditing[part] = true
    case .ended:
      if !isEditing[part] { return "ended, but no edit is open" }
      isEditing[part] = false
    default: break
    }
    return nil
  }
}

/// What a control did that it must not, and what was done to it.
public struct HostileFailure: Equatable, Sendable {
  /// What is wrong.
  public let finding: Finding
  /// What the control was made with.
  public let settings: Script.Settings
  /// What was done to it, shrunk; the last step is the one at which it is wrong.
  public let steps: [HostileStep]
  /// The seed of the trial.
  public internal(set) var seed: UInt64 = 0
  /// The number of the case.
  public internal(set) var caseNumber: Int64 = 0
}

#if !hasFeature(Embedded)
extension HostileFailure: CustomStringConvertible {
  public var description: String {
    var lines = ["seed \(seed), case \(caseNumber): \(finding)", "\(settings)"]
    for step in steps { lines.append("\(step)") }
    return lines.joined(separator: "\n")
  }
}
#endif
