import Harness

extension Command {
  static let importing = Command(
    name: "import", operands: "RECORDING [DESCRIPTION]",
    summary: "make a script of a recording of real input, and print it",
    details: """
      Reads evemu files and logs of Android's getevent -t or -lt (the description of the device, for
      getevent what -p tells, may be a file of its own), and pointer events as CSV or NDJSON with the
      columns t (or t_ns, t_us, t_ms, t_s), type, id, x and y. Times are kept to the nanosecond; a log
      without times is refused, unless a period is told. The same recording and options give the same
      bytes.
      """,
    options: [
      Option(
        "--from", .choice(["auto", "evemu", "getevent", "csv", "ndjson"]), "what the recording is"),
      Option("--device", .text("PATH"), "which device of a getevent log, as /dev/input/event2"),
      Option(
        "--assume-period", .text("TIME"),
        "from one report to the next, as 8ms, if a getevent log has no times"),
      Option("--axis", .choice(["auto", "x", "y"]), "which axis drives the control"),
      Option("--map-x", .text("A..B:C..D"), "device range to points, as 0..4095:0..320"),
      Option("--map-y", .text("A..B:C..D"), "the same for y"),
      Option("--viewport", .text("WxH"), "size of the control, in points"),
      Option("--output", .text("FILE"), "write the script there; '-' is standard output"),
    ]
  ) { arguments in
    let console = arguments.console
    do throws(Importing.Trouble) {
      try Importing(arguments).run(console)
      return .passed
    } catch {
      console.report(error.text)
      return error.status
    }
  }
}

/// One recording made into a script.
private struct Importing {
  let path: String
  let description: String?
  let format: RecordingFormat?
  let output: String?
  let device: [UInt8]?
  let period: Int64?
  private var options = ImportOptions()

  struct Trouble: Error {
    let status: ExitStatus
    let text: [UInt8]

    init(_ message: String, _ help: String? = nil) {
      status = .usage
      let line = help.map { "\n  = help: \($0)" } ?? ""
      text = Array("detent: \(message)\(line)\n".utf8)
    }

    init(unreadable text: [UInt8]) {
      status = .unreadable
      self.text = text
    }
  }

  init(_ arguments: Arguments) throws(Trouble) {
    guard (1...2).contains(arguments.paths.count) else {
      throw Trouble("'import' takes a recording", "detent import RECORDING [DESCRIPTION]")
    }
    path = arguments.paths[0]
    description = arguments.paths.count > 1 ? arguments.paths[1] : nil
    output = arguments["--output"]
    format =
      switch arguments["--from"] {
      case "evemu": .evemu
      case "getevent": .getevent
      case "csv": .pointerCSV
      case "ndjson": .pointerNDJSON
      default: nil
      }
    device = arguments["--device"].map { Array($0.utf8) }
    period = try Self.period(arguments["--assume-period"])
    options.fileName = Array(Files.name(path).utf8)
    options.axis = arguments["--axis"] == "x" ? .x : arguments["--axis"] == "y" ? .y : nil
    options.horizontal = try Self.map("--map-x", arguments)
    options.vertical = try Self.map("--map-y", arguments)
    try takeViewport(arguments["--viewport"])
  }

  private static func period(_ text: String?) throws(Trouble) -> Int64? {
    guard let text else { return nil }
    guard case .exact(let period) = nanoseconds(Array(text.utf8)[...]), period > 0 else {
      throw Trouble(
        "'\(text)' is not a period", "write a number with a unit, greater than 0, as 8ms")
    }
    return period
  }

  private static func map(_ name: String, _ arguments: Arguments) throws(Trouble) -> AxisMap? {
    guard let text = arguments[name] else { return nil }
    guard let map = AxisMap(parsing: Array(text.utf8)[...]) else {
      throw Trouble(
        "'\(text)' is not a map", "write device..device:points..points, as 0..4095:0..320")
    }
    return map
  }

  private mutating func takeViewport(_ text: String?) throws(Trouble) {
    guard let text else { return }
    let sides = text.split(separator: "x").map { DecimalText.parse(Array($0.utf8)[...]) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else {
      throw Trouble("'\(text)' is not a size", "write width and height in points, as 375x80")
    }
    options.width = width
    options.height = height
  }

  func run(_ console: Console) throws(Trouble) {
    let bytes = try read(path)
    let format = format ?? RecordingReader.detect(bytes)
    try refuseWhatIsNotUsed(by: format)
    let details = try description.map { path throws(Trouble) in try read(path) }
    let recording: Recording
    do throws(Diagnostic) {
      recording = try RecordingReader.read(
        bytes, format: format, description: details, device: device, assumedPeriod: period)
    } catch {
      let renderer = DiagnosticRenderer(
        file: Array(path.utf8), source: bytes, isColored: console.isColored)
      throw Trouble(unreadable: renderer.render([error]))
    }
    let script = ScriptWriter.text(of: ScriptImport.script(of: recording, options: options))
    guard let output, output != "-" else { return console.print(script) }
    do throws(Files.Failure) {
      try Files.write(script, to: output)
    } catch {
      throw Trouble(error.message)
    }
  }

  /// An option without effect is a mistake.
  private func refuseWhatIsNotUsed(by format: RecordingFormat?) throws(Trouble) {
    guard let format, format != .getevent else { return }
    if device != nil || period != nil {
      throw Trouble(
        "'--device' and '--assume-period' are for getevent logs", "leave them out, or see --from")
    }
    if description != nil, format != .evemu {
      throw Trouble(
        "only evemu and getevent recordings have a description", "name the recording alone")
    }
  }

  private func read(_ path: String) throws(Trouble) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(path)
    } catch {
      throw Trouble(error.message)
    }
  }
}
