import ControlCore
import GestureScript

/// A failed `expect`.
public struct CheckFailure: Equatable, Sendable {
  /// The span of the check.
  public var span: SourceSpan
  /// The actual state: `value is 52`.
  public var found: [UInt8]
  /// A check that would have passed, if there is an equivalent one.
  public var remedy: Script.Check?
  /// The time of the check, since the start of the script.
  public var time: Timestamp
  /// The number of trace lines written before the check.
  public var traceLines: Int
  /// The last of those lines, if the trace is not kept.
  var latestLines: [[UInt8]] = []
}

extension TraceObserver {
  /// Evaluates a check; if it fails, returns the actual state and a check that would pass.
  mutating func evaluate(
    _ check: Script.Check, _ control: Subject
  ) -> (text: [UInt8], remedy: Script.Check?)? {
    switch check {
    case .idle:
      let reading = CheckReading(control: control, calls: calls, field: .phase, part: nil)
      return control.isIdle ? nil : (reading.found, nil)
    case .compare(let field, let comparison, let part):
      let reading = CheckReading(control: control, calls: calls, field: field, part: part)
      return reading.meets(comparison) ? nil : (reading.found, reading.remedy(comparison))
    case .calls(let wanted): return evaluate(wanted)
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

  private mutating func evaluate(_ wanted: [Script.Check.Call]) -> (
    text: [UInt8], remedy: Script.Check?
  )? {
    let actual = calls.recentCalls
    guard !calls.takeRecent(matching: wanted) else { return nil }
    var text = [UInt8]("the calls were")
    text.append(calls: actual)
    // No script can hold longer lines or larger counts.
    let isWritable =
      text.count < 4000 && actual.allSatisfy { $0.count <= ScriptRules.longestLine }
    return (text, isWritable ? .calls(actual) : nil)
  }
}

/// A field of a control as read by checks.
private struct CheckReading<Subject: ScriptedControl> {
  let control: Subject
  let calls: CallLog
  let field: Script.Check.Field
  let part: UInt8?

  func meets(_ comparison: Script.Check.Comparison) -> Bool {
    switch comparison {
    case .number(let relation, let wanted):
      guard let number else { return relation == .notEqual }
      return relation.holds(number, wanted)
    case .near(let wanted, let tolerance):
      return number.map { abs($0 - wanted) <= tolerance } ?? false
    case .within(let lower, let upper):
      return number.map { $0 >= lower && $0 <= upper } ?? false
    case .phase(let equality, let wanted): return (phase == wanted) == (equality == .equal)
    case .absent(let equality): return (number == nil) == (equality == .equal)
    case .truth(let equality, let truth):
      return (control.isIdle == truth) == (equality == .equal)
    }
  }

  /// A check that would pass. Only a comparison with a single value can be corrected without
  /// guessing.
  func remedy(_ comparison: Script.Check.Comparison) -> Script.Check? {
    switch comparison {
    case .number(.equal, _):
      number.map { .compare(field, .number(.equal, $0), part: part) }
    case .near(_, let tolerance):
      number.map { .compare(field, .near($0, tolerance: tolerance), part: part) }
    case .phase(.equal, _): .compare(field, .phase(.equal, phase), part: part)
    case .truth(.equal, let truth): .compare(field, .truth(.equal, !truth))
    case .number, .within, .phase, .absent, .truth: nil
    }
  }

  private var number: Double? {
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

  private var phase: ControlPhase {
    part.map { control.reading(of: Int($0)).phase } ?? control.phase
  }

  /// The actual state: `value is 52`.
  var found: [UInt8] {
    var text = [UInt8](Vocabulary.fields.word(for: field))
    text.append(index: part)
    text.append(" is ")
    switch field {
    case .phase: text.append(Vocabulary.phases.word(for: phase))
    case .idle: text.append(control.isIdle ? "true" : "false")
    default:
      if let number {
        DecimalText.append(number, to: &text)
      } else {
        text.append("none")
      }
    }
    return text
  }
}

extension Script.Check.Relation {
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
