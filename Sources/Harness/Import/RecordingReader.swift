/// Reads recordings of every known format.
public enum RecordingReader {
  /// Which format this is, by what is in it; `nil` if it is none of them.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    if EvemuReader.recognises(bytes) { return .evemu }
    if PointerNDJSONReader.recognises(bytes) { return .pointerNDJSON }
    if PointerCSVReader.recognises(bytes) { return .pointerCSV }
    return nil
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - format: what it is; `nil` to find out.
  ///   - description: for evemu, the file that describes the device, if that is another one.
  /// - Returns: the recording; it holds at least one event.
  /// - Throws: `Diagnostic` at the first line that cannot be read, or if there is nothing to replay.
  /// - Complexity: O(*n* log *n*) at most in the size of the file.
  public static func read(
    _ bytes: [UInt8], format: RecordingFormat? = nil, description: [UInt8]? = nil
  ) throws(Diagnostic) -> Recording {
    switch format ?? detect(bytes) {
    case .evemu: return try EvemuReader.read(bytes, description: description)
    case .pointerCSV: return try PointerCSVReader.read(bytes)
    case .pointerNDJSON: return try PointerNDJSONReader.read(bytes)
    case nil:
      throw Diagnostic(
        .unknownFormat, at: .none, "this is no recording of a known format",
        help: "known are evemu, pointer CSV (columns t,type,x,y) and pointer NDJSON")
    }
  }
}
