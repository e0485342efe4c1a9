import GestureScript

/// Reads logs made with Python's pynput: table rows or objects, with buttons such as `Button.left`
/// and a field `pressed`.
///
///     {"type":"click","x":100,"y":20,"button":"Button.left","pressed":true,"timestamp":1700000000.125}
///
/// They are ordinary pointer events with times in seconds: pynput gives none, so loggers use
/// Python's `time`.
enum PynputReader {
  /// Looks no further than this, in lines and bytes of a line.
  private static let headLength = 50
  private static let lineLength = 4096
  /// Returns true if the first lines have a button in pynput's form, with its pressed state.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    var hasButton = false
    var hasPressed = false
    while let line = lines.next(), line.number <= headLength {
      let text = line.bytes.prefix(lineLength)
      hasButton = hasButton || buttons.contains { text.mentions($0) }
      hasPressed = hasPressed || text.mentions("pressed")
      if hasButton, hasPressed { return rowFormat(bytes) != nil }
    }
    return false
  }

  private static let buttons: [StaticString] = ["Button.left", "Button.right", "Button.middle"]

  /// Returns the format of the rows.
  private static func rowFormat(_ bytes: [UInt8]) -> RecordingFormat? {
    if PointerNDJSONReader.recognises(bytes) { return .pointerNDJSON }
    if PointerCSVReader.recognises(bytes) { return .pointerCSV }
    return JSONRecording.detect(bytes) == .pointerJSON ? .pointerJSON : nil
  }

  /// Reads the rows, whose `timestamp` has the unit of 10^9 nanoseconds.
  static func read(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(Diagnostic) -> PartedRecording {
    var options = options
    options.layout.bareTimePower = 9
    options.layout.isOfMouse = true
    options.format = rowFormat(bytes) ?? .pointerCSV
    return try RecordingReader.readParts(bytes, options)
  }
}

extension ArraySlice<UInt8> {
  /// Returns true if these bytes contain a word.
  func mentions(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount, let first = word.withUTF8Buffer({ $0.first }) else {
      return false
    }
    return indices.contains { self[$0] == first && self[$0...].begins(with: word) }
  }
}
