import DetentVerbs
import Harness

extension Option {
  /// Returns the options of a report: its format, and its page.
  static func reports(_ formats: [ReportFormat], _ format: String, page: String) -> [Option] {
    let choices = formats.map { (word: $0.word, form: $0.form) }
    return [
      Option("--format", .choiceAndFile(choices), format),
      Option("--html", .output("FILE", .html), page + "; as --format html=FILE"),
    ]
  }
}

extension ReportFormat {
  fileprivate var word: String { Self.all.first { $0.format == self }?.name.description ?? "" }

  fileprivate var form: OutputFile.Form {
    switch self {
    case .human, .github: .text
    case .tap: .tap
    case .junit: .xml
    case .json, .ndjson: .json
    case .sarif: .sarif
    case .html: .html
    }
  }
}

extension Arguments {
  typealias Report = (format: ReportFormat, file: OutputFile)

  /// Returns the reports of `--format` and `--html`. One of them is on standard output: that for
  /// people, if no other is.
  func reports() throws(CommandError) -> [Report] {
    var reports = all("--format").compactMap { report($0) }
    if let page = output("--html") { reports.append((.html, page)) }
    if !reports.contains(where: { $0.file.path == "-" }), let human = report("human") {
      reports.append(human)
    }
    guard reports.count(where: { $0.file.path == "-" }) == 1 else {
      throw CommandError(
        "two formats cannot share standard output",
        help: "write one to a file: --format junit=out.xml --format human")
    }
    return reports
  }

  /// Parses `tap` or `junit=out.xml`.
  func report(_ text: String) -> Report? {
    let word = text.prefix { $0 != "=" }
    guard let file = output("--format", text),
      let format = ReportFormat.all.first(where: { $0.name.description == word })?.format
    else { return nil }
    return (format, file)
  }
}
