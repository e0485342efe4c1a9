import DetentVerbs
import Harness

/// Destinations of the reports on a run of checks: one on the console, others in files.
struct CheckReports {
  private let console: Console
  private let isQuiet: Bool
  private var outputs: [(writer: ReportWriter, place: Place, text: [UInt8])] = []
  /// Standard output, until it has the beginning of its report.
  private var unmarked: OutputFile?

  /// Destination of a report.
  enum Place: Equatable {
    /// Standard error, beside another report on standard output.
    case errors
    /// File or standard output; failures are reported to people on standard error.
    case file(OutputFile)

    /// True for standard output.
    var isOutput: Bool {
      if case .file(let file) = self { file.path == "-" } else { false }
    }
  }

  init(
    _ outputs: [Output], _ selection: Selection, _ options: CheckOptions
  ) {
    console = options.console
    isQuiet = options.isQuiet
    isForPeople = outputs.contains { $0.format == .human && $0.place.isOutput }
    for case .file(let file) in outputs.map(\.place) where file.path == "-" { unmarked = file }
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
    var outputs = arguments.all("--format").compactMap { output($0, arguments) }
    if let page = arguments.output("--html") { outputs.append((.html, .file(page))) }
    if !outputs.contains(where: \.place.isOutput), let human = output("human", arguments) {
      outputs.append(human)
    }
    guard outputs.count(where: \.place.isOutput) == 1 else {
      throw CommandError(
        "two formats cannot share standard output",
        help: "write one to a file: --format junit=out.xml --format human")
    }
    let isAnnotated = outputs.contains { $0.format == .github }
    if Environment.variable("GITHUB_ACTIONS") != nil, !isAnnotated {
      outputs.append((.github, .errors))
    }
    if let path = Environment.variable("XML_OUTPUT_FILE"),
      let file = arguments.output("--format", "junit=\(path)"),
      !outputs.contains(where: { $0.place == .file(file) })
    {
      try arguments.checkOutputs([file])
      outputs.append((.junit, .file(file)))
    }
    return outputs
  }

  /// Parses `tap` or `junit=out.xml`.
  private static func output(_ text: String, _ arguments: Arguments) -> Output? {
    guard let file = arguments.output("--format", text),
      let format = format(String(text.prefix { $0 != "=" }))
    else { return nil }
    return (format, .file(file))
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
      guard isForPeople, outputs[index].place.isOutput else {
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
      guard case .file(let file) = outputs[index].place, file.path != "-" else { continue }
      if file.write(outputs[index].text, console) != .passed { isWritten = false }
    }
    return isWritten
  }

  private mutating func put(_ text: [UInt8], _ index: Int) {
    switch outputs[index].place {
    case .errors: console.report(text)
    case .file(let file) where file.path == "-":
      guard !(isForPeople && isQuiet), !text.isEmpty else { return }
      console.print(unmarked?.marked(text) ?? text)
      unmarked = nil
    case .file: outputs[index].text += text
    }
  }
}
