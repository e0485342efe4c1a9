/// Reads recordings of every known format.
public enum RecordingReader {
  /// Which format this is, by what is in it; `nil` if it is none of them.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    if EvemuReader.recognises(bytes) { return .evemu }
    if PointerNDJSONReader.recognises(bytes) { return .pointerNDJSON }
    if PointerCSVReader.recognises(bytes) { return .pointerCSV }
    if GeteventReader.recognises(bytes) { return .getevent }
    return nil
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - format: what it is; `nil` to find out.
  ///   - description: for evemu and getevent, the file that describes the device, if that is another
  ///     one.
  ///   - device: for getevent, the path of the device to read, or the last part of it; `nil` for the
  ///     one with the most contacts.
  ///   - assumedPeriod: for getevent, nanoseconds from one report to the next, greater than 0, if the
  ///     log has no times; without it such a log is refused.
  /// - Returns: the recording; it holds at least one event.
  /// - Throws: `Diagnostic` at the first line that cannot be read, or if there is nothing to replay.
  /// - Complexity: O(*n* log *n*) at most in the size of the file.
  public static func read(
    _ bytes: [UInt8], format: RecordingFormat? = nil, description: [UInt8]? = nil,
    device: [UInt8]? = nil, assumedPeriod: Int64? = nil
  ) throws(Diagnostic) -> Recording {
    switch format ?? detect(bytes) {
    case .evemu: return try EvemuReader.read(bytes, description: description)
    case .getevent:
      return try GeteventReader.read(
        bytes, description: description, device: device, period: assumedPeriod)
    case .pointerCSV: return try PointerCSVReader.read(bytes)
    case .pointerNDJSON: return try PointerNDJSONReader.read(bytes)
    case nil:
      throw Diagnostic(
        .unknownFormat, at: .none, "this is no recording of a known format",
        help: "known are evemu, getevent, pointer CSV (columns t,type,x,y) and pointer NDJSON")
    }
  }
}
