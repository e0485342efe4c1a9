import GestureRecordings
import GestureScript

/// Options of `import`.
struct ImportRequest {
  let output: OutputFile?
  let split: Split?
  let hasSample: Bool
  let resample: Int64?
  let controls: ControlSet
  private(set) var reading = ReadingOptions()
  private(set) var options = ImportOptions()

  /// Way to split recordings.
  enum Split: Equatable {
    case contact
    case column
  }

  init(_ arguments: Arguments) throws(CommandError) {
    output = arguments.output("--output")
    split = arguments["--split"].map { $0 == "contact" ? .contact : .column }
    let sample = try arguments.period("--sample")
    hasSample = sample != nil
    resample = try arguments.period("--resample")
    reading.format = Self.formats.first { $0.word == arguments["--from"] }?.format
    reading.device = arguments["--device"].map { Array($0.utf8) }
    reading.period = try arguments.period("--assume-period")
    reading.elements = try Self.elements(arguments.all("--origin"))
    reading.samplePeriod = sample ?? reading.samplePeriod
    reading.layout = try Self.layout(arguments)
    let control = arguments.controls.name(arguments["--control"])
    options.table = arguments.controls.table(of: Script.Settings([.control(control)]))
    controls = arguments.tool.controls
    options.settings = try arguments.settings(of: options.table)
    // Settings that are fixed for the control of a driver.
    let reported = options.settings.map(\.name)
    options.settings = options.table.fixed.filter { !reported.contains($0.name) } + options.settings
    options.axis = arguments["--axis"] == "x" ? .x : arguments["--axis"] == "y" ? .y : nil
    // Controls of drivers without an axis setting are horizontal.
    if arguments.has("--driver"), options.table["axis"] == nil { options.axis = options.axis ?? .x }
    options.horizontal = try Self.map("--map-x", arguments)
    options.vertical = try Self.map("--map-y", arguments)
    try takeViewport(arguments["--viewport"])
    takeSettings()
  }

  /// Returns the options for the recording at a path.
  func options(of path: String, title: String? = nil) -> ImportOptions {
    var options = options
    options.fileName = Array(Files.name(path).utf8)
    options.title = title.map { Array($0.utf8) }
    return options
  }

  /// Returns the format of a file, as requested or by its contents.
  func format(of bytes: [UInt8]) -> RecordingFormat? {
    reading.format ?? RecordingReader.detect(bytes, layout: reading.layout)
  }

  /// True if the output is a folder, which need not exist yet.
  var hasFolder: Bool {
    guard let output = output?.path else { return false }
    return output.hasSuffix("/") || Files.isFolder(output)
  }

  /// Reads the size and axis of `--set`, which also map positions to points.
  private mutating func takeSettings() {
    let said = Script.Settings(options.settings)
    if options.settings.contains(where: { $0.name == "axis" }) { options.axis = said.axis }
    guard options.settings.contains(where: { $0.name == "viewport" }) else { return }
    (options.width, options.height) = (said.width, said.height)
  }

  private static func layout(_ arguments: Arguments) throws(CommandError) -> PointerLayout {
    var layout = PointerLayout()
    do throws(PointerLayout.Problem) {
      for text in arguments.all("--columns") { try layout.report(columns: Array(text.utf8)) }
      for text in arguments.all("--types") { try layout.report(types: Array(text.utf8)) }
    } catch {
      throw CommandError(
        String(decoding: error.message, as: UTF8.self),
        help: String(decoding: error.help, as: UTF8.self))
    }
    layout.leftButton = arguments["--left-button"].map { Array($0.utf8) }
    if let column = arguments["--split"], column != "contact" { layout.split = Array(column.utf8) }
    return layout
  }

  /// Formats by their words in `--from`.
  static let formats: [(word: String, format: RecordingFormat)] = [
    ("evemu", .evemu), ("getevent", .getevent), ("evtest", .evtest), ("libinput", .libinput),
    ("debug-events", .debugEvents), ("csv", .pointerCSV), ("ndjson", .pointerNDJSON),
    ("json", .pointerJSON), ("w3c", .w3cActions), ("playwright", .playwright), ("rrweb", .rrweb),
    ("flutter", .flutter), ("pynput", .pynput), ("strokes", .strokes), ("kivy", .kivy),
    ("devtools", .devTools),
  ]

  private static func elements(_ texts: [String]) throws(CommandError) -> [ElementPlace] {
    var elements: [ElementPlace] = []
    for text in texts {
      guard let element = ElementPlace(parsing: Array(text.utf8)[...]) else {
        throw CommandError(
          "'\(text)' is not a position of an element",
          help: "write its name and place, as knob=20,10,300,44")
      }
      elements.append(element)
    }
    return elements
  }

  private static func map(_ name: String, _ arguments: Arguments) throws(CommandError) -> AxisMap? {
    guard let text = arguments[name] else { return nil }
    guard let map = AxisMap(parsing: Array(text.utf8)[...]) else {
      throw CommandError(
        "'\(text)' is not a map", help: "write device..device:points..points, as 0..4095:0..320")
    }
    return map
  }

  private mutating func takeViewport(_ text: String?) throws(CommandError) {
    guard let text else { return }
    let sides = text.split(separator: "x").map { DecimalText.parse(Array($0.utf8)[...]) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else {
      throw CommandError(
        "'\(text)' is not a size", help: "write width and height in points, as 375x80")
    }
    options.width = width
    options.height = height
  }
}
