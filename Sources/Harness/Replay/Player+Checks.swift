import ControlCore
import GestureScript

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
      return control.isIdle ? nil : (found(.phase, of: nil), nil)
    case .compare(let field, let comparison, let part):
      guard !holds(field, of: part, comparison) else { return nil }
      return (found(field, of: part), remedy(field, of: part, comparison))
    case .calls(let wanted):
      let actual = calls.recentCalls
      var text = [UInt8]("the calls were")
      text.append(calls: actual)
      guard !calls.takeRecent(matching: wanted) else { return nil }
      // No script can hold longer lines or larger counts.
      let isWritable =
        text.count < 4000 && actual.allSatisfy { $0.count <= ScriptRules.longestLine }
      return (text, isWritable ? .calls(actual) : nil)
    case .never(let name, let part):
      guard let time = calls.firstTime(of: name, part: part) else { return nil }
      var text = [UInt8](Vocabulary.calls.word(for: name))
      text.append(index: part)
      text.append(" came first at @")
      text.append(time: time)
      text.append(", noticed")
      return (text, nil)
    }
  }

  private func holds(
    _ field: Check.Field, of part: UInt8?, _ comparison: Check.Comparison
  ) -> Bool {
    switch comparison {
    case .number(let relation, let wanted):
      guard let value = number(field, of: part) else { return relation == .notEqual }
      return relation.holds(value, wanted)
    case .near(let wanted, let tolerance):
      return number(field, of: part).map { abs($0 - wanted) <= tolerance } ?? false
    case .within(let lower, let upper):
      return number(field, of: part).map { $0 >= lower && $0 <= upper } ?? false
    case .phase(let equality, let phase):
      return (self.phase(of: part) == phase) == (equality == .equal)
    case .absent(let equality):
      return (number(field, of: part) == nil) == (equality == .equal)
    case .truth(let equality, let truth):
      return (control.isIdle == truth) == (equality == .equal)
    }
  }

  /// Only a demand for one certain value can be changed without guessing what was meant.
  private func remedy(
    _ field: Check.Field, of part: UInt8?, _ comparison: Check.Comparison
  ) -> Check? {
    switch comparison {
    case .number(.equal, _):
      number(field, of: part).map { .compare(field, .number(.equal, $0), part: part) }
    case .near(_, let tolerance):
      number(field, of: part).map {
        .compare(field, .near($0, tolerance: tolerance), part: part)
      }
    case .phase(.equal, _): .compare(field, .phase(.equal, phase(of: part)), part: part)
    case .truth(.equal, let truth): .compare(field, .truth(.equal, !truth))
    case .number, .within, .phase, .absent, .truth: nil
    }
  }

  private func number(_ field: Check.Field, of part: UInt8?) -> Double? {
    let reading = control.reading(of: Int(part ?? 0))
    return switch field {
    case .value: reading.value
    case .preview: calls.preview(of: part ?? 0)
    case .index: Double(reading.nearestMark)
    case .offset: reading.offset
    case .velocity: reading.velocity
    case .target: reading.target
    case .ticks: Double(calls.ticks(of: part))
    case .boundsHits: Double(calls.boundsHits(of: part))
    case .phase, .idle: nil
    }
  }

  private func phase(of part: UInt8?) -> ControlPhase {
    part.map { control.reading(of: Int($0)).phase } ?? control.phase
  }

  private func found(_ field: Check.Field, of part: UInt8?) -> [UInt8] {
    var text = [UInt8](Vocabulary.fields.word(for: field))
    text.append(index: part)
    text.append(" is ")
    switch field {
    case .phase: text.append(Vocabulary.phases.word(for: phase(of: part)))
    case .idle: text.append(control.isIdle ? "true" : "false")
    default:
      if let number = number(field, of: part) {
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
