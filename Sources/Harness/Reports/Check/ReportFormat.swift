import GestureScript

/// The format of the report on a run of checks.
public enum ReportFormat: Equatable, Sendable {
  /// Problems and a summary, for people.
  case human
  /// The Test Anything Protocol, version 14.
  case tap
  /// JUnit XML, as read by Jenkins.
  case junit
  /// One JSON object.
  case json
  /// One JSON object per line: one per script, and a summary.
  case ndjson
  /// Annotations for GitHub workflows.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// One HTML page with pictures, for people.
  case html
}

extension ReportFormat {
  /// All formats, by their names in the command.
  public static let all: [(name: StaticString, format: ReportFormat)] = [
    ("human", .human), ("tap", .tap), ("junit", .junit), ("json", .json), ("ndjson", .ndjson),
    ("github", .github), ("sarif", .sarif), ("html", .html),
  ]
}

/// Writes a report on a run of checks, outcome by outcome, as bytes.
///
///     var report = ReportWriter(.tap, selected: 2, of: 2)
///     var text = report.head()
///     for outcome in outcomes { text += report.text(of: outcome) }
///     text += report.end()
///
/// A run that ends early passes the remaining scripts as skipped, so every report is complete.
/// Equal outcomes yield equal bytes.
public struct ReportWriter: Sendable {
  private var form: Form
  /// The summary of the outcomes written so far.
  public private(set) var summary: CheckSummary

  /// - Parameters:
  ///   - format: the format of the report.
  ///   - selected: the number of outcomes that follow.
  ///   - found: the number of scripts they were selected from; `nil` if all were selected.
  public init(_ format: ReportFormat, selected: Int64, of found: Int64? = nil) {
    summary = CheckSummary(selected: selected, of: found)
    form =
      switch format {
      case .human: .human(HumanReport())
      case .tap: .tap(TAPReport())
      case .junit: .junit(JUnitReport())
      case .json: .json(JSONReport(.whole))
      case .ndjson: .json(JSONReport(.lines))
      case .github: .github(GitHubReport())
      case .sarif: .sarif(SARIFReport())
      case .html: .html(HTMLReport())
      }
  }

  /// The text before all outcomes.
  public func head() -> [UInt8] {
    var text: [UInt8] = []
    switch form {
    case .human(let report): report.begin(summary, to: &text)
    case .tap(let report): report.begin(summary, to: &text)
    case .json(let report): report.begin(to: &text)
    case .junit, .github, .sarif, .html: break
    }
    return text
  }

  /// The text of one outcome; may be empty, as some formats write everything at the end.
  public mutating func text(of outcome: CheckOutcome) -> [UInt8] {
    summary.add(outcome)
    var text: [UInt8] = []
    switch form {
    case .human(let report): report.append(outcome, summary, to: &text)
    case .tap(var report):
      report.append(outcome, to: &text)
      form = .tap(report)
    case .junit(var report):
      form = .human(HumanReport())  // releases the other owner, so `add` does not copy all cases
      report.add(outcome)
      form = .junit(report)
    case .json(var report):
      report.append(outcome, to: &text)
      form = .json(report)
    case .github(var report):
      report.append(outcome, to: &text)
      form = .github(report)
    case .sarif(var report):
      form = .human(HumanReport())  // as above
      report.add(outcome)
      form = .sarif(report)
    case .html(var report):
      form = .human(HumanReport())  // as above
      report.add(outcome)
      form = .html(report)
    }
    return text
  }

  /// The text after all outcomes.
  public func end() -> [UInt8] {
    var text: [UInt8] = []
    switch form {
    case .human(let report): report.end(summary, to: &text)
    case .tap: break
    case .junit(let report): report.end(summary, to: &text)
    case .json(let report): report.end(summary, to: &text)
    case .github(let report): report.end(to: &text)
    case .sarif(let report): report.end(to: &text)
    case .html(let report): report.end(summary, to: &text)
    }
    return text
  }

  private enum Form: Sendable {
    case human(HumanReport)
    case tap(TAPReport)
    case junit(JUnitReport)
    case json(JSONReport)
    case github(GitHubReport)
    case sarif(SARIFReport)
    case html(HTMLReport)
  }
}
