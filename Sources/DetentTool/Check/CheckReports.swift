import DetentVerbs
import Harness

/// Destinations of the reports on a run of checks: one on the console, others in files.
struct CheckReports {
  private let console: Console
  private let isQuiet: Bool
  private var outputs: [(writer: ReportWriter, place: Place, text: [UInt8])] = []

  /// Destination of a report.
  enum Place: Equatable {
    /// Standard output; failures are reported to people on standard error.
    case output
    /// Standard error, beside another report on standard output.
    case errors
    case file(String)
  }

  init(
    _ outputs: [Output], _ selection: Selection, _ options: CheckOptions
  ) {
    console = options.console
    isQuiet = options.isQuiet
    isForPeople = outputs.contains { $0.format == .human && $0.place == .output }
    self.outputs = outputs.map { format, place in
      let writer = ReportWriter(
        format, selected: Int64(selection.scripts.count),
        of: selection.isNarrowed ? Int64(selection.found.count) : nil)
      return (writer, place, [])
    }
  }

  /// True if people read standard output.
  private let isForPeople: Bool

  // MARK: Options

  typealias Output = (format: ReportFormat, place: Place)

  /// Returns the outputs chosen by `--format`, `--html` and the environment.
  static func outputs(_ arguments: Arguments) throws(CommandError) -> [Output] {
    var outputs: [Output] = []
    for text in arguments.all("--format") { outputs.append(try output(text)) }
    if let path = arguments["--html"] {
      outputs.append((.html, path == "-" ? .output : .file(path)))
    }
    if !outputs.contains(where: { $0.place == .output }) { outputs.append((.human, .output)) }
    guard outputs.count(where: { $0.place == .output }) == 1 else {
      throw CommandError(
        "two formats cannot share standard output",
        help: "write one to a file: --format junit=out.xml --format human")
    }
    let isAnnotated = outputs.contains { $0.format == .github }
    if Environment.variable("GITHUB_ACTIONS") != nil, !isAnnotated {
      outputs.append((.github, .errors))
    }
    if let path = Environment.variable("XML_OUTPUT_FILE"),
      !outputs.contains(where: { $0.place == .file(path) })
    {
      outputs.append((.junit, .file(path)))
    }
    for (index, output) in outputs.enumerated() {
      guard case .file(let path) = output.place,
        outputs[..<index].contains(where: { $0.place == output.place })
      else { continue }
      throw CommandError(
        "two formats cannot share the file '\(path)'",
        help: "give each a file of its own")
    }
    return outputs
  }

  /// Parses `tap` or `junit=out.xml`.
  private static func output(_ text: String) throws(CommandError) -> Output {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let format = format(String(parts[0])) ?? .human
    guard parts.count > 1, parts[1] != "-" else { return (format, .output) }
    guard !parts[1].isEmpty else {
      throw CommandError(
        "'\(text)' names no file", help: "write \(text)FILE, or \(parts[0])")
    }
    return (format, .file(String(parts[1])))
  }

  private static func format(_ word: String) -> ReportFormat? {
    ReportFormat.all.first { $0.name.description == word }?.format
  }

  // MARK: The run

  mutating func begin() {
    for index in outputs.indices { put(outputs[index].writer.head(), index) }
  }

  /// Adds the outcome of a script to every report; `shown` is its text for people.
  mutating func add(_ outcome: CheckOutcome, shown: [UInt8]) {
    for index in outputs.indices {
      let text = outputs[index].writer.text(of: outcome)
      guard isForPeople, outputs[index].place == .output else {
        put(text, index)
        continue
      }
      // Shows the plain report in colour.
      console.report(text == outcome.report ? shown : text)
    }
  }

  /// Finishes all reports, writes those to files, and returns true if all could be written.
  mutating func end() -> Bool {
    var isWritten = true
    for index in outputs.indices {
      put(outputs[index].writer.end(), index)
      guard case .file(let path) = outputs[index].place else { continue }
      do throws(Files.Failure) {
        try Files.write(outputs[index].text, to: path)
      } catch {
        console.report("detent: \(error.message)")
        isWritten = false
      }
    }
    return isWritten
  }

  private mutating func put(_ text: [UInt8], _ index: Int) {
    switch outputs[index].place {
    case .output: if !(isForPeople && isQuiet), !text.isEmpty { console.print(text) }
    case .errors: console.report(text)
    case .file: outputs[index].text += text
    }
  }
}
