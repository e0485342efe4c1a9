import GestureRecordings
import GestureReplay
import GestureScript

extension Command {
  package static let importing = Command(
    name: "import", operands: "RECORDING [DESCRIPTION]",
    summary: "make a script of a recording of real input, and print it",
    details: """
      Reads evemu files and logs of Android's getevent -t or -lt (the description of the device, for
      getevent what -p tells, may be a file of its own), evtest, libinput record and debug-events,
      pointer events as CSV, NDJSON or JSON with the columns t (or t_ns, t_us, t_ms, t_s), type, id, x
      and y, or others that --columns tells, W3C Actions, rrweb, Flutter's pointer events, and what the
      recorders of Kivy and DevTools write. Times are kept to the nanosecond; a log without times is
      refused, unless a period is told. Comments say what was left out or made up. What is guessed and may
      be wrong by much is refused, or said as a note that names the option which says otherwise. The same
      recording and options give the same bytes.
      """,
    options: [
      Option(
        "--from",
        .choice([
          "auto", "evemu", "getevent", "evtest", "libinput", "debug-events", "csv", "ndjson",
          "json", "w3c", "rrweb", "flutter", "kivy", "devtools", "lines",
        ]), "what the recording is; lines: scripts that 'detent export' made lines of"),
      Option(
        "--columns", .text("TARGET=NAME,..."),
        """
        which columns of CSV or keys of JSON are what, as t_ms=time,type=action,x=X,y=Y; a number is a \
        column's, from 1; stroke=NAME if rows only tell strokes apart
        """),
      Option(
        "--types", .text("WORD=TYPE,..."),
        """
        what the words in the column of the types mean, as 0=down,2=move,1=up; of a column that tells the \
        state, as 1=contact,0=none
        """),
      Option(
        "--left-button", .text("NAME"),
        "what the rows call the left button; else 0, or 1 beside words of Java's"),
      Option("--id", .text("ID"), "which of several lines"),
      Option(
        "--device", .text("PATH"),
        "which device of getevent or libinput: /dev/input/event2, event2, or the second: 2"),
      Option(
        "--assume-period", .text("TIME"),
        "from one report to the next, as 8ms, if a getevent log has no times"),
      Option(
        "--origin", .text("NAME=X,Y,W,H"),
        "where an element of W3C Actions is; may be given again for others"),
      Option(
        "--sample", .text("TIME"), "from one sample of a W3C move to the next, as 16ms; else 8ms"),
      Option(
        "--resample", .text("TIME"),
        "make moves this far apart, on straight lines between those recorded"),
      Option("--control", .control, "what the script is about"),
      Option("--axis", .choice(["auto", "x", "y"]), "which axis drives the control"),
      Option("--map-x", .text("A..B:C..D"), "device range to points, as 0..4095:0..320"),
      Option("--map-y", .text("A..B:C..D"), "the same for y"),
      Option("--viewport", .text("WxH"), "size of the control, in points"),
      .set,
      Option("--output", .text("FILE"), "write the script there; '-' is standard output"),
    ]
  ) { arguments throws(Refusal) in
    if arguments["--from"] == "lines" {
      guard !arguments.has("--set"), !arguments.has("--control") else {
        throw Refusal(
          "'--set' and '--control' are for recordings", help: "a line has its control and settings")
      }
      return LineImport(arguments).run()
    }
    return try Importing(arguments).run(arguments.console)
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
  let elements: [ElementPlace]
  let sample: Int64?
  let resample: Int64?
  let layout: PointerLayout
  private let controls: ControlSet
  private var options = ImportOptions()

  init(_ arguments: Arguments) throws(Refusal) {
    guard (1...2).contains(arguments.paths.count) else {
      throw Refusal("'import' takes a recording", help: "detent import RECORDING [DESCRIPTION]")
    }
    path = arguments.paths[0]
    description = arguments.paths.count > 1 ? arguments.paths[1] : nil
    output = arguments["--output"]
    format = arguments["--from"].flatMap { Self.format($0) }
    device = arguments["--device"].map { Array($0.utf8) }
    period = try arguments.period("--assume-period")
    elements = try Self.elements(arguments.all("--origin"))
    sample = try arguments.period("--sample")
    resample = try arguments.period("--resample")
    layout = try Self.layout(arguments)
    let control = arguments.controls.name(arguments["--control"])
    options.table = arguments.controls.table(of: Script.Settings([.control(control)]))
    controls = arguments.tool.controls
    options.settings = try arguments.settings(of: options.table)
    options.fileName = Array(Files.name(path).utf8)
    options.axis = arguments["--axis"] == "x" ? .x : arguments["--axis"] == "y" ? .y : nil
    options.horizontal = try Self.map("--map-x", arguments)
    options.vertical = try Self.map("--map-y", arguments)
    try takeViewport(arguments["--viewport"])
    takeSettings()
  }

  /// What `--set` says of the size and the axis decides how places become points, too.
  private mutating func takeSettings() {
    let said = Script.Settings(options.settings)
    if options.settings.contains(where: { $0.name == "axis" }) { options.axis = said.axis }
    guard options.settings.contains(where: { $0.name == "viewport" }) else { return }
    (options.width, options.height) = (said.width, said.height)
  }

  private static func layout(_ arguments: Arguments) throws(Refusal) -> PointerLayout {
    var layout = PointerLayout()
    do throws(PointerLayout.Problem) {
      for text in arguments.all("--columns") { try layout.tell(columns: Array(text.utf8)) }
      for text in arguments.all("--types") { try layout.tell(types: Array(text.utf8)) }
    } catch {
      throw Refusal(
        String(decoding: error.message, as: UTF8.self),
        help: String(decoding: error.help, as: UTF8.self))
    }
    layout.leftButton = arguments["--left-button"].map { Array($0.utf8) }
    return layout
  }

  private static func format(_ word: String) -> RecordingFormat? {
    switch word {
    case "evemu": .evemu
    case "getevent": .getevent
    case "libinput": .libinput
    case "csv": .pointerCSV
    case "ndjson": .pointerNDJSON
    case "json": .pointerJSON
    case "w3c": .w3cActions
    case "rrweb": .rrweb
    case "flutter": .flutter
    case "kivy": .kivy
    case "evtest": .evtest
    case "debug-events": .debugEvents
    case "devtools": .devTools
    default: nil
    }
  }

  private static func elements(_ texts: [String]) throws(Refusal) -> [ElementPlace] {
    var elements: [ElementPlace] = []
    for text in texts {
      guard let element = ElementPlace(parsing: Array(text.utf8)[...]) else {
        throw Refusal(
          "'\(text)' is no place of an element",
          help: "write its name and place, as knob=20,10,300,44")
      }
      elements.append(element)
    }
    return elements
  }

  private static func map(_ name: String, _ arguments: Arguments) throws(Refusal) -> AxisMap? {
    guard let text = arguments[name] else { return nil }
    guard let map = AxisMap(parsing: Array(text.utf8)[...]) else {
      throw Refusal(
        "'\(text)' is not a map", help: "write device..device:points..points, as 0..4095:0..320")
    }
    return map
  }

  private mutating func takeViewport(_ text: String?) throws(Refusal) {
    guard let text else { return }
    let sides = text.split(separator: "x").map { DecimalText.parse(Array($0.utf8)[...]) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else {
      throw Refusal("'\(text)' is not a size", help: "write width and height in points, as 375x80")
    }
    options.width = width
    options.height = height
  }

  func run(_ console: Console) throws(Refusal) -> ExitStatus {
    let bytes = TextEncoding.utf8(try read(path))
    let format = format ?? RecordingReader.detect(bytes, layout: layout)
    try refuseWhatIsNotUsed(by: format)
    let details = try description.map { path throws(Refusal) in try read(path) }
    var script: Script
    let renderer = DiagnosticRenderer(
      file: Array(path.utf8), source: bytes, isColored: console.isColored)
    do throws(Diagnostic) {
      let recording = try RecordingReader.read(
        bytes, format: format, description: details, device: device, assumedPeriod: period,
        elements: elements, samplePeriod: sample ?? Glide.defaultPeriod,
        layout: layout)
      script = ScriptImport.script(of: recording, options: options)
      if let resample { script = try script.resampled(every: resample) }
      console.report(renderer.render(ScriptImport.notes(on: recording, options: options)))
    } catch {
      console.report(renderer.render([error]))
      throw Refusal(told: .unreadable)
    }
    let problems = Replay.problems(of: script, controls: controls)
    guard problems.isEmpty else { throw Refusal(in: "--set", problems) }
    let text = ScriptWriter.canonicalText(of: script)
    return Files.deliver(text, to: output, console)
  }

  /// An option without effect is a mistake.
  private func refuseWhatIsNotUsed(by format: RecordingFormat?) throws(Refusal) {
    guard let format else { return }
    let help = "leave it out, or see --from"
    if period != nil, format != .getevent {
      throw Refusal("'--assume-period' is for getevent logs", help: help)
    }
    if device != nil, format != .getevent, format != .libinput {
      throw Refusal("'--device' is for getevent logs and libinput recordings", help: help)
    }
    if sample != nil || !elements.isEmpty, format != .w3cActions {
      throw Refusal("'--sample' and '--origin' are for W3C Actions", help: help)
    }
    if !layout.isEmpty, format != .pointerCSV, format != .pointerNDJSON, format != .pointerJSON {
      throw Refusal(
        "'--columns', '--types' and '--left-button' are for CSV and JSON rows", help: help)
    }
    if description != nil, format != .evemu, format != .getevent {
      throw Refusal(
        "only evemu and getevent recordings have a description", help: "name the recording alone")
    }
  }

  private func read(_ path: String) throws(Refusal) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(path)
    } catch {
      throw Refusal(error)
    }
  }
}
