import GestureScript

/// Reads recordings of every known format.
public enum RecordingReader {
  /// Returns the format of a file, by its contents; `nil` if unknown.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    let bytes = text(bytes)
    if KivyReader.recognises(bytes) { return .kivy }
    if EvemuReader.recognises(bytes) { return .evemu }
    if RrwebReader.recognisesLines(bytes) { return .rrweb }
    if PlaywrightReader.recognises(bytes) { return .playwright }
    if StrokeReader.recognisesLines(bytes) { return .strokes }
    if PynputReader.recognises(bytes) { return .pynput }
    if PointerNDJSONReader.recognises(bytes) { return .pointerNDJSON }
    if PointerCSVReader.recognises(bytes) { return .pointerCSV }
    if GeteventReader.recognises(bytes) { return .getevent }
    if LibinputReader.recognises(bytes) { return .libinput }
    if EvtestReader.recognises(bytes) { return .evtest }
    if LibinputDebugReader.recognises(bytes) { return .debugEvents }
    if PointerNDJSONReader.areObjects(bytes) { return .pointerNDJSON }
    return JSONRecording.detect(bytes)
  }

  /// Returns the format of a recording with a user's `layout`. Unknown contents are a table or
  /// JSON, as layouts apply to rows only; `nil` for these if the layout or the file is empty.
  public static func detect(_ bytes: [UInt8], layout: PointerLayout) -> RecordingFormat? {
    let bytes = text(bytes)
    if let format = detect(bytes) { return format }
    guard !layout.isEmpty else { return nil }
    var lines = TextLines(bytes)
    guard let first = lines.nextWithContent()?.bytes.trimmed.first else { return nil }
    if PointerNDJSONReader.isObjectPerLine(bytes, layout) { return .pointerNDJSON }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return isJSON ? .pointerJSON : .pointerCSV
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the file: UTF-8, or UTF-16 with a byte order mark. Errors give positions in the
  ///     text that `TextEncoding.utf8(_:)` makes of it.
  ///   - options: what the file does not say.
  /// - Returns: the recording; it holds at least one event.
  /// - Throws: `Diagnostic` at the first line that cannot be read, or if the format is unknown,
  ///   the device has no events, or there is nothing to replay.
  /// - Complexity: O(*n* log *n*) at most in the size of the file.
  public static func read(
    _ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions()
  ) throws(Diagnostic) -> Recording {
    let bytes = text(bytes)
    var options = options
    options.format = options.format ?? detect(bytes, layout: options.layout)
    options.description = options.description.map { text($0) }
    options.layout.split = nil
    switch options.format {
    case .evemu: return try EvemuReader.read(bytes, options)
    case .getevent: return try GeteventReader.read(bytes, options)
    case .libinput: return try LibinputReader.read(bytes, options)
    case .w3cActions: return try W3CReader.read(bytes, options)
    case .rrweb: return try RrwebReader.read(bytes)
    case .kivy: return try KivyReader.read(bytes)
    case .evtest: return try EvtestReader.read(bytes)
    case .debugEvents: return try LibinputDebugReader.read(bytes)
    case .devTools: return try DevToolsReader.read(bytes)
    case .flutter: return try FlutterReader.read(bytes)
    case .playwright: return try PlaywrightReader.read(bytes, options)
    case .strokes: return try StrokeReader.read(bytes, options)
    case .pointerCSV, .pointerNDJSON, .pointerJSON, .pynput, nil:
      return try readParts(bytes, options).parts[0].recording
    }
  }

  /// Reads a file with several recordings: one for each value of a column or key. Its format is CSV,
  /// NDJSON or JSON of pointer events, pynput or strokes.
  ///
  /// - Returns: the recordings, in order of the first appearance of their values, without those
  ///   that hold no useful event.
  /// - Throws: `Diagnostic` at the first row that cannot be read, or if the format is unknown or
  ///   has no columns, there is no such column, or nothing is left.
  /// - Complexity: O(*n* log *n*) at most in the size of the file.
  public static func readParts(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(Diagnostic) -> PartedRecording {
    let bytes = text(bytes)
    let layout = options.layout
    switch options.format ?? detect(bytes, layout: layout) {
    case .pointerCSV: return try PointerCSVReader.read(bytes, layout)
    case .pointerNDJSON: return try PointerNDJSONReader.read(bytes, layout)
    case .pointerJSON: return try PointerJSONReader.read(bytes, layout)
    case .pynput: return try PynputReader.read(bytes, options)
    case .strokes: return try StrokeReader.readParts(bytes, options)
    case nil: throw UnknownRecording.error(bytes)
    default:
      throw Diagnostic(
        .missingField, at: .none, "this recording has no columns to split by",
        help: "split it by its contacts: --split contact")
    }
  }

  /// Returns a file as UTF-8, with blanks in place of the `>` with which mails and issues quote lines,
  /// up to eight deep.
  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text = TextEncoding.utf8(bytes)
    let quote = UInt8(ascii: ">")
    for _ in 0..<8 where text.first(where: { !$0.isBlank && $0 != 0x0A && $0 != 0x0D }) == quote {
      var isStart = true
      for index in text.indices {
        let byte = text[index]
        if isStart, byte == quote { text[index] = UInt8(ascii: " ") }
        isStart = byte == 0x0A || isStart && byte.isBlank
      }
    }
    return text
  }

  /// Returns true for a file of device descriptions only, from `evemu-describe` or `getevent -p`.
  public static func isDescription(_ bytes: [UInt8]) -> Bool {
    let bytes = text(bytes)
    switch detect(bytes) {
    case .evemu: return EvemuReader.isDescription(bytes)
    case .getevent: return GeteventReader.isDescription(bytes)
    default: return false
    }
  }
}
