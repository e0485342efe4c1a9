import DetentVerbs
import Harness

/// Where a run of probes is told: once on standard output, and in files.
struct ProbeReports {
  /// How it can be told.
  enum Format {
    case human, json, html
    case check(ReportFormat)
  }

  static let formats: [(name: String, format: Format)] = [
    ("human", .human), ("json", .json), ("html", .html), ("junit", .check(.junit)),
    ("tap", .check(.tap)),
  ]

  private let console: Console
  /// Each with the file that it goes to; `nil` for standard output.
  private var outputs: [(format: Format, path: String?)] = []

  init(_ arguments: Arguments, _ request: ProbeRequest) throws(Refusal) {
    console = request.console
    for text in arguments.all("--format") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format = Self.formats.first { $0.name == parts[0] }?.format ?? .human
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw Refusal("'\(text)' names no file", help: "write \(text)FILE, or \(parts[0])")
      }
      let path = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
      guard path == nil || !outputs.contains(where: { $0.path == path }) else {
        throw Refusal(
          "two formats cannot share the file '\(path ?? "")'", help: "give each a file of its own")
      }
      outputs.append((format, path))
    }
    switch outputs.count(where: { $0.path == nil }) {
    case 0: outputs.append((.human, nil))
    case 1: break
    default:
      throw Refusal(
        "two formats cannot share standard output",
        help: "write one to a file: --format html=probes.html --format human")
    }
  }

  /// Writes all.
  ///
  /// - Returns: whether all could be written.
  func write(_ verdict: ProbeVerdict) -> Bool {
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

extension ProbeVerdict {
  fileprivate func text(as format: ProbeReports.Format) -> [UInt8] {
    switch format {
    case .human: Array(humanText.utf8)
    case .json: jsonText
    case .html: htmlText
    case .check(let format): checkText(as: format)
    }
  }
}
