import DetentVerbs
import Harness

/// Destinations of the reports on a run of checks: one on the console, others in files.
struct CheckReports {
  private let console: Console
  private let isQuiet: Bool
  private var outputs: [(writer: ReportWriter, file: OutputFile?, text: [UInt8])] = []
  /// Standard output, until it has the beginning of its report.
  private var unmarked: OutputFile?

  init(
    _ outputs: [Output], _ selection: Selection, _ options: CheckOptions
  ) {
    console = options.console
    isQuiet = options.isQuiet
    isForPeople = outputs.contains { $0.format == .human && $0.file?.path == "-" }
    unmarked = outputs.compactMap(\.file).first { $0.path == "-" }
    self.outputs = outputs.map { format, file in
      let writer = ReportWriter(
        format, selected: Int64(selection.scripts.count),
        of: selection.isNarrowed ? Int64(selection.found.count) : nil)
      return (writer, file, [])
    }
  }

  /// True if people read standard output.
  private let isForPeople: Bool

  // MARK: Options

  /// Report in a file or on standard output; without a file on standard error, beside another one.
  typealias Output = (format: ReportFormat, file: OutputFile?)

  /// Returns the outputs chosen by `--format`, `--html` and the environment.
  static func outputs(_ arguments: Arguments) throws(CommandError) -> [Output] {
    var outputs: [Output] = try arguments.reports().map { ($0.format, $0.file) }
    let isAnnotated = outputs.contains { $0.format == .github }
    if Environment.variable("GITHUB_ACTIONS") != nil, !isAnnotated {
      outputs.append((.github, nil))
    }
    if let path = Environment.variable("XML_OUTPUT_FILE"),
      let file = arguments.report("junit=\(path)")?.file,
      !outputs.contains(where: { $0.file == file })
    {
      try arguments.checkOutputs([file])
      outputs.append((.junit, file))
    }
    return outputs
  }

  // MARK: The run

  mutating func begin() {
    for index in outputs.indices { put(outputs[index].writer.head(), index) }
  }

  /// Adds the outcome of a script to every report; `shown` is its text for people.
  mutating func add(_ outcome: CheckOutcome, shown: [UInt8]) {
    for index in outputs.indices {
      let text = outputs[index].writer.text(of: outcome)
      guard isForPeople, outputs[index].file?.path == "-" else {
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
      guard let file = outputs[index].file, file.path != "-" else { continue }
      if file.write(outputs[index].text, console) != .passed { isWritten = false }
    }
    return isWritten
  }

  private mutating func put(_ text: [UInt8], _ index: Int) {
    guard let file = outputs[index].file else { return console.report(text) }
    guard file.path == "-" else { return outputs[index].text += text }
    guard !(isForPeople && isQuiet), !text.isEmpty else { return }
    console.print(unmarked?.marked(text) ?? text)
    unmarked = nil
  }
}
