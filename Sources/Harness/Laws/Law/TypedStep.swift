public import ControlCore
public import GestureGenerators
public import GestureScript

/// A step of a run on one type of control, for laws about what only that type has.
public struct TypedStep<Typed: ScriptedControl> {
  /// The step.
  public let record: StepRecord
  /// The control at this step, before the action.
  public let start: Typed
  /// The control after the action.
  public let end: Typed

  fileprivate init?(_ record: StepRecord) {
    guard let start = record.start.control as? Typed, let end = record.end.control as? Typed
    else { return nil }
    (self.record, self.start, self.end) = (record, start, end)
  }

  /// The configuration by the settings from the step on; after the host has changed it otherwise,
  /// `end.configuration`.
  public var configuration: Typed.Configuration {
    record.configuration.base as? Typed.Configuration ?? end.configuration
  }
}

extension Law {
  /// Creates a law about single steps of one type of control, which has a premise. A control of
  /// another type never meets it.
  ///
  ///     Law.of(Thermostat.self, "T1", "gap", "The temperatures are apart.") { step in
  ///       step.end.gap >= step.configuration.gap ? .kept : .broken("they are \(step.end.gap) apart")
  ///     }
  ///
  /// - Parameters:
  ///   - control: the type.
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: the property.
  ///   - probe: the actions on a copy of the control after each step, if they are always the same.
  ///   - check: returns the verdict on a step.
  /// - Returns: the law.
  public static func of<Typed: ScriptedControl>(
    _ control: Typed.Type, _ id: String, _ name: String, _ sentence: String,
    probe: [Script.Verb] = [], check: @escaping @Sendable (TypedStep<Typed>) -> Verdict
  ) -> Law {
    .ofSteps(id, name, sentence, probe: probe) { record in
      TypedStep<Typed>(record).map(check) ?? .notMet
    }
  }

  /// Creates a law about single steps of one type of control, without a premise, whose `check`
  /// returns the problem. A control of another type keeps it.
  public static func of<Typed: ScriptedControl>(
    _ control: Typed.Type, _ id: String, _ name: String, _ sentence: String,
    probe: [Script.Verb] = [], check: @escaping @Sendable (TypedStep<Typed>) -> Finding?
  ) -> Law {
    .ofSteps(id, name, sentence, probe: probe) { record in
      TypedStep<Typed>(record).flatMap(check)
    }
  }
}
