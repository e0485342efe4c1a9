import DetentVerbs
import Harness

/// Destinations of the results of laws: standard output once, and files.
struct VerdictReports {
  private let console: Console
  private let outputs: [Arguments.Report]

  static let options = Option.reports(
    [.human, .json, .html, .junit, .tap],
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

  /// Writes all reports.
  ///
  /// - Returns: true if all could be written.
  func write(_ verdict: LawReport) -> Bool {
    let all = outputs.map { format, file in file.write(verdict.text(as: format), console) }
    return all.allSatisfy { $0 == .passed }
  }
}

extension LawReport {
  fileprivate func text(as format: ReportFormat) -> [UInt8] {
    switch format {
    case .human: Array(humanText.utf8)
    case .json: jsonText
    case .html: htmlText
    case .tap, .junit, .ndjson, .github: checkText(as: format)
    }
  }
}
