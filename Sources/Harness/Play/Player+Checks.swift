import ControlCore

/// An `expect` that was not met.
public struct CheckFailure: Equatable, Sendable {
  /// What was checked.
  public var span: SourceSpan
  /// What is the case instead: `value is 52`.
  public var found: [UInt8]
  /// The check that would have been met, where there is one that says as much.
  public var remedy: Check?
  public var time: Timestamp
  /// How many lines the trace had then.
  public var traceLines: Int
  /// The last of them, if the trace is not kept.
  var latestLines: [[UInt8]] = []
}

extension Player {
  /// What is the case, if it is not what the check demands, and the check that would hold.
  mutating func evaluate(_ check: Check) -> (text: [UInt8], remedy: Check?)? {
    switch check {
    case .idle:
      return control.isIdle ? nil : (found(.phase), nil)
    case .compare(let field, let comparison):
      guard !holds(field, comparison) else { return nil }
      return (found(field), remedy(field, comparison))
    case .calls(let wanted):
      let actual = calls.recentCalls
      var text = [UInt8]("the calls were")
      text.append(calls: actual)
      guard !calls.takeRecent(matching: wanted) else { return nil }
      // No script can hold longer lines or larger counts.
      let isWritable =
        text.count < 4000 && actual.allSatisfy { $0.count <= ScriptRules.longestLine }
      return (text, isWritable ? .calls(actual) : nil)
    case .never(let name):
      guard let time = calls.firstTime(of: name) else { return nil }
      var text = [UInt8](Vocabulary.calls.word(for: name))
      text.append(" came first at @")
      text.append(time: time)
      text.append(", noticed")
      return (text, nil)
    }
  }

  private func holds(_ field: Check.Field, _ comparison: Check.Comparison) -> Bool {
    switch comparison {
    case .number(let relation, let wanted):
      guard let value = number(field) else { return relation == .notEqual }
      return relation.holds(value, wanted)
    case .near(let wanted, let tolerance):
      return number(field).map { abs($0 - wanted) <= tolerance } ?? false
    case .within(let lower, let upper):
      return number(field).map { $0 >= lower && $0 <= upper } ?? false
    case .phase(let equality, let phase):
      return (control.phase == phase) == (equality == .equal)
    case .absent(let equality):
      return (number(field) == nil) == (equality == .equal)
    case .truth(let equality, let truth):
      return (control.isIdle == truth) == (equality == .equal)
    }
  }

  /// Only a demand for one certain value can be changed without guessing what was meant.
  private func remedy(_ field: Check.Field, _ comparison: Check.Comparison) -> Check? {
    switch comparison {
    case .number(.equal, _):
      number(field).map { .compare(field, .number(.equal, $0)) }
    case .near(_, let tolerance):
      number(field).map { .compare(field, .near($0, tolerance: tolerance)) }
    case .phase(.equal, _): .compare(field, .phase(.equal, control.phase))
    case .truth(.equal, let truth): .compare(field, .truth(.equal, !truth))
    case .number, .within, .phase, .absent, .truth: nil
    }
  }

  private func number(_ field: Check.Field) -> Double? {
    switch field {
    case .value: control.value
    case .preview: calls.preview
    case .index: Double(control.nearestMark)
    case .offset: control.offset
    case .velocity: control.velocity
    case .target: control.target
    case .ticks: Double(calls.ticks)
    case .boundsHits: Double(calls.boundsHits)
    case .phase, .idle: nil
    }
  }

  private func found(_ field: Check.Field) -> [UInt8] {
    var text = [UInt8](Vocabulary.fields.word(for: field))
    text.append(" is ")
    switch field {
    case .phase: text.append(Vocabulary.phases.word(for: control.phase))
    case .idle: text.append(control.isIdle ? "true" : "false")
    default:
      if let number = number(field) {
        DecimalText.append(number, to: &text)
      } else {
        text.append("none")
      }
    }
    return text
  }
}

extension Check.Relation {
  fileprivate func holds(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .atMost: a <= b
    case .greater: a > b
    case .atLeast: a >= b
    }
  }
}
