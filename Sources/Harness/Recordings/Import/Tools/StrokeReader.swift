import ControlCore
import GestureScript

/// Reads strokes of handwriting and drawings that are lists in lists, with times in milliseconds:
///
///     {"drawing":[[[10,20],[5,5],[0,16]],…]}                  x, y and times of each stroke, as Quick, Draw! has them
///     [[[10,20],[5,5],[0,16]],…]                              the same without a name
///     [[10,20],[5,5],[0,16]]                                  one such stroke
///     [{"points":[{"time":0,"x":10,"y":5},…]},…]              points, as signature_pad has them
///
/// The first point of a stroke is its down, the last one its up. A file may hold a drawing a line,
/// if the user names the key that parts them. Strokes without times are rejected, unless the user
/// gives the period of points.
enum StrokeReader {
  static func recognises(_ value: JSONValue) -> Bool { StrokeDrawing.lists(in: value) != nil }

  /// Returns true if the first line is a whole drawing.
  static func recognisesLines(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    guard let line = lines.nextWithContent(), line.bytes.trimmed.first == UInt8(ascii: "{"),
      let value = try? JSONRecording.value(of: line)
    else { return false }
    return recognises(value)
  }

  static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(Diagnostic) -> Recording {
    guard recognisesLines(bytes) else {
      return try StrokeDrawing(try JSONRecording.value(bytes), at: .none).recording(options.period)
    }
    var lines = TextLines(bytes)
    var recording: Recording?
    while let line = lines.nextWithContent() {
      guard recording == nil else {
        throw Diagnostic(
          .timeGoesBack, at: line.span, "this is another drawing, whose times begin again",
          help: "import each by itself, split by a key, as --split key_id")
      }
      recording = try StrokeDrawing(try JSONRecording.value(of: line), at: line.span)
        .recording(options.period)
    }
    guard let recording else { throw JSONRecording.withoutEvents }
    return recording
  }

  /// Makes a recording of each drawing, by a key. Rejects two drawings with one value.
  static func readParts(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(Diagnostic) -> PartedRecording {
    let key = options.layout.split ?? []
    var lines = TextLines(bytes)
    var values = ValueGroups()
    var parts = RecordingParts()
    var count = 0
    while let line = lines.nextWithContent() {
      let value = try JSONRecording.value(of: line)
      let reported = Self.value(of: key, in: value)
      guard let reported, values.number(of: reported[...]) == count else {
        throw Diagnostic(
          .missingField, at: line.span,
          reported == nil ? "this drawing has no key '" : "another drawing has this value of '",
          key[...], "'", help: "name a key that identifies drawings, as --split key_id")
      }
      count += 1
      let drawing = try StrokeDrawing(value, at: line.span)
      parts.add(reported) { () throws(Diagnostic) in try drawing.recording(options.period) }
    }
    return try parts.finish(column: key)
  }

  private static func value(of key: [UInt8], in value: JSONValue) -> [UInt8]? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }.map { ObjectParts.text(of: $0.value) }
  }
}
