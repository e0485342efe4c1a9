import ControlCore
import Presentation

/// A surface that records its calls.
struct RecordingSurface: Surface, Equatable {
  static var detail: SurfaceDetail { .characters }

  var calls: [String] = []

  mutating func move(to point: Point) { calls.append("move \(point.x) \(point.y)") }
  mutating func line(to point: Point) { calls.append("line \(point.x) \(point.y)") }
  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    calls.append("curve \(point.x) \(point.y) \(first.x) \(first.y) \(second.x) \(second.y)")
  }
  mutating func close() { calls.append("close") }
  mutating func fill(_ ink: Ink) { calls.append("fill \(ink)") }
  mutating func stroke(_ ink: Ink, width: Double) { calls.append("stroke \(ink) \(width)") }
  mutating func beginClip() { calls.append("clip") }
  mutating func beginFade(_ opacity: Double) { calls.append("fade \(opacity)") }
  mutating func endGroup() { calls.append("end") }
  mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    calls.append("text \(written(text)) \(point) \(style)")
  }
  mutating func value(_ value: Double, at point: Point, _ style: TextStyle) {
    calls.append("value \(value) \(point) \(style)")
  }
  mutating func fill(_ outline: Outline, _ ink: Ink) { calls.append("fill \(outline) \(ink)") }
  mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double) {
    calls.append("stroke \(outline) \(ink) \(width)")
  }
  mutating func symbol(_ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink) {
    calls.append("symbol \(symbol.name) \(isFilled) \(frame) \(ink)")
  }
  mutating func symbol(_ part: PartialSymbol) { calls.append("\(part)") }
  mutating func region(_ region: Region) { calls.append("region \(region)") }
}

/// A surface with the required members only, which records its calls.
struct PlainSurface: Surface {
  var calls: [String] = []

  mutating func move(to point: Point) { calls.append("move") }
  mutating func line(to point: Point) { calls.append("line") }
  mutating func curve(to point: Point, _ first: Point, _ second: Point) { calls.append("curve") }
  mutating func close() { calls.append("close") }
  mutating func fill(_ ink: Ink) { calls.append("fill") }
  mutating func stroke(_ ink: Ink, width: Double) { calls.append("stroke \(width)") }
  mutating func beginClip() { calls.append("clip") }
  mutating func beginFade(_ opacity: Double) { calls.append("fade \(opacity)") }
  mutating func endGroup() { calls.append("end") }
  mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    calls.append("text \(written(text))")
  }
}

/// Returns a text as a string.
func written(_ text: some UTF8Text) -> String {
  var bytes = Bytes()
  text.write(to: &bytes)
  return String(decoding: bytes.bytes, as: UTF8.self)
}

struct Bytes: UTF8Sink {
  var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}
