import DetentVerbs
import Harness

/// Destinations of the results of laws: standard output once, and files.
struct VerdictReports {
  /// Format of a report.
  enum Format {
    case human, json, html
    case check(ReportFormat)
  }

  private static let formats: [(word: String, format: Format, form: OutputFile.Form)] = [
    ("human", .human, .text), ("json", .json, .json), ("html", .html, .html),
    ("junit", .check(.junit), .xml), ("tap", .check(.tap), .tap),
  ]

  private let console: Console
  private var outputs: [(format: Format, file: OutputFile)] = []

  static let options = [
    Option(
      "--format", .choiceAndFile(formats.map { ($0.word, $0.form) }),
      "the format of the report, on standard output or in FILE; may be repeated"),
    Option("--html", .output("FILE", .html), "write the report as a page; as --format html=FILE"),
  ]

  init(_ arguments: Arguments) throws(CommandError) {
    console = arguments.console
    let human = arguments.output("--format", "human")
    for text in arguments.all("--format") {
      guard let file = arguments.output("--format", text),
        let format = Self.formats.first(where: { text.prefix { $0 != "=" } == $0.word })?.format
      else { continue }
      outputs.append((format, file))
    }
    if let page = arguments.output("--html") { outputs.append((.html, page)) }
    switch outputs.count(where: { $0.file.path == "-" }) {
    case 0: if let human { outputs.append((.human, human)) }
    case 1: break
    default:
      throw CommandError(
        "two formats cannot share standard output",
        help: "write one to a file: --format html=probes.html --format human")
    }
  }

  /// True if a program reads standard output, so that progress for people goes to standard error.
  var isForPrograms: Bool {
    outputs.contains {
      if case .human = $0.format { false } else { $0.file.path == "-" }
    }
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
  fileprivate func text(as format: VerdictReports.Format) -> [UInt8] {
    switch format {
    case .human: Array(humanText.utf8)
    case .json: jsonText
    case .html: htmlText
    case .check(let format): checkText(as: format)
    }
  }
}
