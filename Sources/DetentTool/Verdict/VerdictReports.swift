import DetentVerbs
import Harness

/// Destinations of the results of laws: standard output once, and files.
struct VerdictReports {
  /// Format of a report.
  enum Format {
    case human, json, html
    case check(ReportFormat)
  }

  static let formats: [(name: String, format: Format)] = [
    ("human", .human), ("json", .json), ("html", .html), ("junit", .check(.junit)),
    ("tap", .check(.tap)),
  ]

  private let console: Console
  /// Formats, each with the path of its file; `nil` for standard output.
  private var outputs: [(format: Format, path: String?)] = []

  static let options = [
    Option(
      "--format", .choiceAndFile(formats.map { $0.name }),
      "the format of the report, on standard output or in FILE; may be repeated"),
    Option("--html", .text("FILE"), "write the report as a page; as --format html=FILE"),
  ]

  init(_ arguments: Arguments) throws(CommandError) {
    console = arguments.console
    for text in arguments.all("--format") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format = Self.formats.first { $0.name == parts[0] }?.format ?? .human
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw CommandError("'\(text)' names no file", help: "write \(text)FILE, or \(parts[0])")
      }
      let path = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
      guard path == nil || !outputs.contains(where: { $0.path == path }) else {
        throw CommandError(
          "two formats cannot share the file '\(path ?? "")'", help: "give each a file of its own")
      }
      outputs.append((format, path))
    }
    if let path = arguments["--html"] { outputs.append((.html, path == "-" ? nil : path)) }
    switch outputs.count(where: { $0.path == nil }) {
    case 0: outputs.append((.human, nil))
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
      if case .human = $0.format { false } else { $0.path == nil }
    }
  }

  /// Writes all reports.
  ///
  /// - Returns: true if all could be written.
  func write(_ verdict: LawReport) -> Bool {
    var isWritten = true
    for (format, path) in outputs {
      let text = verdict.text(as: format)
      guard let path else {
        console.print(text)
        continue
      }
      do throws(Files.Failure) {
        try Files.write(text, to: path)
      } catch {
        console.report("detent: \(error.message)")
        isWritten = false
      }
    }
    return isWritten
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
