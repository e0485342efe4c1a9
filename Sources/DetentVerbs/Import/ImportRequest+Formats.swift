import GestureRecordings
import GestureScript

extension ImportRequest {
  /// Returns the errors for options that have no effect on a recording.
  ///
  /// - Parameters:
  ///   - format: format of the recording; `nil` if unknown.
  ///   - isDescribed: true with a description of a device.
  /// - Returns: error for each such option; none for an unknown format.
  func errors(ofUseWith format: RecordingFormat?, isDescribed: Bool) -> [CommandError] {
    guard let format else { return [] }
    let help = "leave it out, or see --from"
    var errors: [CommandError] = []
    func reject(_ isUsed: Bool, _ message: String, help: String = help) {
      if isUsed { errors.append(CommandError(message, help: help)) }
    }
    reject(
      reading.period != nil && format != .getevent && format != .strokes,
      "'--assume-period' is for getevent logs and strokes")
    reject(
      reading.device != nil && format != .getevent && format != .libinput && format != .playwright,
      "'--device' is for getevent logs, libinput recordings and Playwright's traces")
    reject(
      (hasSample || !reading.elements.isEmpty) && format != .w3cActions,
      "'--sample' and '--origin' are for W3C Actions")
    reject(
      !reading.layout.isEmpty && !Self.hasRows(format),
      "'--columns', '--types' and '--left-button' are for CSV and JSON rows")
    reject(
      isDescribed && format != .evemu && format != .getevent,
      "only evemu and getevent recordings have a description", help: "name the recording alone")
    return errors
  }

  private static func hasRows(_ format: RecordingFormat) -> Bool {
    switch format {
    case .pointerCSV, .pointerNDJSON, .pointerJSON, .pynput: true
    default: false
    }
  }

  /// Reads a recording; throws if the control supports nothing of it.
  func read(
    _ bytes: [UInt8], _ format: RecordingFormat?, _ description: [UInt8]?
  ) throws(Diagnostic) -> Recording {
    var reading = reading
    (reading.format, reading.description) = (format, description)
    let recording = try RecordingReader.read(bytes, reading)
    guard recording.canBeDone(to: options.table) else {
      throw Diagnostic(
        .noEvents, at: recording.start, "the control supports nothing of this recording",
        help: #"the abilities are in its driver's answer to 'new': "has" and "kinds""#)
    }
    return recording
  }
}
