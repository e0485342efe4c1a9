import GestureScript

/// Reads recordings of every known format.
public enum RecordingReader {
  /// Which format this is, by what is in it; `nil` if it is none of them.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    let bytes = TextEncoding.utf8(bytes)
    if KivyReader.recognises(bytes) { return .kivy }
    if EvemuReader.recognises(bytes) { return .evemu }
    if RrwebReader.recognisesLines(bytes) { return .rrweb }
    if PointerNDJSONReader.recognises(bytes) { return .pointerNDJSON }
    if PointerCSVReader.recognises(bytes) { return .pointerCSV }
    if GeteventReader.recognises(bytes) { return .getevent }
    if LibinputReader.recognises(bytes) { return .libinput }
    if EvtestReader.recognises(bytes) { return .evtest }
    if LibinputDebugReader.recognises(bytes) { return .debugEvents }
    return JSONRecording.detect(bytes)
  }

  /// Returns the format of a recording of which a user has told `layout`. If no reader knows it, it is a
  /// table or JSON, because a layout is told of rows only.
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
  ///   - bytes: the file: UTF-8, or UTF-16 with a byte order mark. Places in errors are those in
  ///     the text that `TextEncoding.utf8(_:)` makes of it.
  ///   - format: what it is; `nil` to find out.
  ///   - description: for evemu and getevent, the file that describes the device, if that is another
  ///     one.
  ///   - device: for getevent and libinput, the path of the device to read, the last part of it, or its
  ///     number in the file, from 1; `nil` for the one with the most contacts.
  ///   - assumedPeriod: for getevent, nanoseconds from one report to the next, greater than 0, if the
  ///     log has no times; without it such a log is refused.
  ///   - elements: for W3C Actions, where the elements are that moves start from.
  ///   - samplePeriod: for W3C Actions, nanoseconds from one sample of a move to the next, greater
  ///     than 0.
  ///   - layout: for pointer events as CSV, NDJSON and JSON, what columns of other names are, and what
  ///     other words mean.
  /// - Returns: the recording; it holds at least one event.
  /// - Throws: `Diagnostic` at the first line that cannot be read, or if there is nothing to replay.
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
    case nil: throw UnknownRecording.refusal(bytes)
    }
  }
}
