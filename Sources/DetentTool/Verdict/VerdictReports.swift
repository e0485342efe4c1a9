import DetentVerbs
import Harness

/// Destinations of the results of laws: standard output once, and files.
struct VerdictReports {
  private let console: Console
  private let outputs: [Arguments.Report]

  static let options = Option.reports(
    [.human, .json, .html, .junit, .tap, .github, .sarif],
    "the format of the report, on standard output or in FILE; may be repeated",
    page: "write the report as a page")

  init(_ arguments: Arguments) throws(CommandError) {
    console = arguments.console
    outputs = try arguments.reports()
  }

  /// True if a program reads standard output, so that progress for people goes to standard error.
  var isForPrograms: Bool {
    outputs.contains { $0.format != .human && $0.file.path == "-" }
  }

  /// True if a page is written, which plays scripts for its pictures.
  var hasPage: Bool { outputs.contains { $0.format == .html } }

  /// Writes all reports.
  ///
  /// - Returns: true if all could be written.
  func write(_ verdict: some Verdict) -> Bool {
    let all = outputs.map { format, file in file.write(verdict.text(as: format), console) }
    return all.allSatisfy { $0 == .passed }
  }
}

/// Results of laws, ready for reports.
protocol Verdict {
  /// Text for people; empty if it has been printed already.
  var humanText: String { get }
  var jsonText: [UInt8] { get }
  var htmlText: [UInt8] { get }
  /// A case for each law, for the formats of checks.
  var outcomes: [CheckOutcome] { get }
}

extension LawReport: Verdict {}

extension Verdict {
  fileprivate func text(as format: ReportFormat) -> [UInt8] {
    switch format {
    case .human: Array(humanText.utf8)
    case .json: jsonText
    case .html: htmlText
    case .tap, .junit, .ndjson: checkText(as: format, outcomes)
    // Laws that were not met need no action.
    case .github, .sarif: checkText(as: format, outcomes.filter(\.verdict.isError))
    }
  }

  private func checkText(as format: ReportFormat, _ outcomes: [CheckOutcome]) -> [UInt8] {
    var writer = ReportWriter(format, selected: Int64(outcomes.count))
    var text = writer.head()
    for outcome in outcomes { text += writer.text(of: outcome) }
    return text + writer.end()
  }
}
