import GestureScript

/// Reads recordings of every known format.
public enum RecordingReader {
  /// Returns the format of a file, by its contents; `nil` if unknown.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    let bytes = TextEncoding.utf8(bytes)
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
    return JSONRecording.detect(bytes)
  }

  /// Returns the format of a recording with a user's `layout`. Unknown contents are a table or
  /// JSON, as layouts apply to rows only; `nil` for these if the layout or the file is empty.
  public static func detect(_ bytes: [UInt8], layout: PointerLayout) -> RecordingFormat? {
    let bytes = TextEncoding.utf8(bytes)
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
  ///   - format: the format; `nil` to detect it.
  ///   - description: for evemu and getevent, the file that describes the device, if it is another.
  ///   - device: for getevent and libinput, the path of the device to read, the last part of it, or
  ///     its number in the file, from 1; `nil` for the one with the most contacts. For Playwright
  ///     the page.
  ///   - assumedPeriod: for getevent, nanoseconds from one report to the next, and for strokes from
  ///     one point to the next, greater than 0, if there are no times; without it such a file is
  ///     rejected.
  ///   - elements: for W3C Actions, the positions of the elements from which moves start.
  ///   - samplePeriod: for W3C Actions, nanoseconds from one sample of a move to the next, greater
  ///     than 0.
  ///   - layout: for pointer events as CSV, NDJSON and JSON, and pynput's rows, the meanings of
  ///     other column names and words.
  /// - Returns: the recording; it holds at least one event.
  /// - Throws: `Diagnostic` at the first line that cannot be read, or if the format is unknown,
  ///   `device` has no events, or there is nothing to replay.
  /// - Complexity: O(*n* log *n*) at most in the size of the file.
  public static func read(
    _ bytes: [UInt8], format: RecordingFormat? = nil, description: [UInt8]? = nil,
    device: [UInt8]? = nil, assumedPeriod: Int64? = nil, elements: [ElementPlace] = [],
    samplePeriod: Int64 = Glide.defaultPeriod, layout: PointerLayout = PointerLayout()
  ) throws(Diagnostic) -> Recording {
    let bytes = TextEncoding.utf8(bytes)
    let description = description.map { TextEncoding.utf8($0) }
    switch format ?? detect(bytes, layout: layout) {
    case .evemu: return try EvemuReader.read(bytes, description: description)
    case .getevent:
      return try GeteventReader.read(
        bytes, description: description, device: device, period: assumedPeriod)
    case .pointerCSV: return try PointerCSVReader.read(bytes, layout: layout)
    case .pointerNDJSON: return try PointerNDJSONReader.read(bytes, layout: layout)
    case .pointerJSON: return try PointerJSONReader.read(bytes, layout: layout)
    case .libinput: return try LibinputReader.read(bytes, device: device)
    case .w3cActions:
      return try W3CReader.read(bytes, elements: elements, period: samplePeriod)
    case .rrweb: return try RrwebReader.read(bytes)
    case .kivy: return try KivyReader.read(bytes)
    case .evtest: return try EvtestReader.read(bytes)
    case .debugEvents: return try LibinputDebugReader.read(bytes)
    case .devTools: return try DevToolsReader.read(bytes)
    case .flutter: return try FlutterReader.read(bytes)
    case .playwright: return try PlaywrightReader.read(bytes, page: device)
    case .strokes: return try StrokeReader.read(bytes, period: assumedPeriod)
    case .pynput: return try PynputReader.read(bytes, layout: layout)
    case nil: throw UnknownRecording.error(bytes)
    }
  }

  /// Reads a file with several recordings: one for each value of a column or key.
  ///
  /// - Parameters:
  ///   - bytes: see `read`.
  ///   - format: CSV, NDJSON or JSON of pointer events, pynput or strokes; `nil` to detect it.
  ///   - layout: the meanings of the columns, and `split`, the column whose values separate rows.
  ///   - assumedPeriod: for strokes: see `read`.
  /// - Returns: the recordings, in order of the first appearance of their values, without those
  ///   that hold no useful event.
  /// - Throws: `Diagnostic` at the first row that cannot be read, or if the format is unknown or
  ///   has no columns, there is no such column, or nothing is left.
  /// - Complexity: O(*n* log *n*) at most in the size of the file.
  public static func readParts(
    _ bytes: [UInt8], format: RecordingFormat? = nil, layout: PointerLayout,
    assumedPeriod: Int64? = nil
  ) throws(Diagnostic) -> PartedRecording {
    let bytes = TextEncoding.utf8(bytes)
    let format = format ?? detect(bytes, layout: layout)
    switch format {
    case .pointerCSV:
      return try PointerCSVReader.readParts(bytes, layout: layout, as: .pointerCSV)
    case .pointerNDJSON:
      return try PointerNDJSONReader.readParts(bytes, layout: layout, as: .pointerNDJSON)
    case .pointerJSON:
      return try PointerJSONReader.readParts(bytes, layout: layout, as: .pointerJSON)
    case .pynput: return try PynputReader.readParts(bytes, layout: layout)
    case .strokes:
      return try StrokeReader.readParts(bytes, key: layout.split ?? [], period: assumedPeriod)
    case nil: throw UnknownRecording.error(bytes)
    default:
      throw Diagnostic(
        .missingField, at: .none, "this recording has no columns to split by",
        help: "split it by its contacts: --split contact")
    }
  }

  /// Returns true for a file of device descriptions only, from `evemu-describe` or `getevent -p`.
  public static func isDescription(_ bytes: [UInt8]) -> Bool {
    let bytes = TextEncoding.utf8(bytes)
    switch detect(bytes) {
    case .evemu: return EvemuReader.isDescription(bytes)
    case .getevent: return GeteventReader.isDescription(bytes)
    default: return false
    }
  }
}
