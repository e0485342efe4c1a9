import ControlCore
import GestureGenerators
import GestureScript

/// Tries adversarial input from a broken screen, clock and host on a control.
///
/// Nothing may trap or hang. All reported numbers and values are finite. No effect is earlier than
/// the time already passed, or later than the control's own time. The edits of a part begin and end
/// alternately. A copy equals the control, which a NaN would prevent.
///
///     HostileTrial(of: MyControl.self).run { Issue.record("\($0)") }
public struct HostileTrial: Sendable {
  /// The seed of the streams.
  public var seed: UInt64 = 1
  /// The number of streams, of up to 40 steps each.
  public var cases: Int64 = 2000
  /// The largest number of plays for shrinking.
  public var mostShrinkRuns = Shrinker.usualRuns

  private let type: SubjectType

  /// - Parameter control: the type of the control.
  public init(of control: any ScriptedControl.Type) { type = SubjectType(control) }

  /// Tries all cases.
  ///
  /// - Parameter report: receives the first failure, shrunk; not called if there is none.
  /// - Returns: the number of streams played.
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

  /// Returns the failure of a stream; `nil` if there is none.
  private func failure(_ choices: inout Choices) -> HostileFailure? {
    let maker = ScriptMaker(type.table)
    let settings = maker.script(&choices).settings
    var control = type.subject(settings)
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

/// A forbidden behaviour of a control, and the steps that lead to it.
public struct HostileFailure: Equatable, Sendable {
  /// The problem.
  public let finding: Finding
  /// The initial settings of the control.
  public let settings: Script.Settings
  /// The steps, shrunk; the last one causes the problem.
  public let steps: [HostileStep]
  /// The seed of the trial.
  public internal(set) var seed: UInt64 = 0
  /// The number of the case.
  public internal(set) var caseNumber: Int64 = 0
}

extension HostileFailure: CustomStringConvertible {
  public var description: String {
    var lines = ["seed \(seed), case \(caseNumber): \(finding)", "\(settings)"]
    for step in steps { lines.append("\(step)") }
    return lines.joined(separator: "\n")
  }
}
