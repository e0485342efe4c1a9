import CDetent
import Presentation

/// Text in the caller's buffer; bytes beyond its capacity are only counted.
private struct Buffer: UTF8Sink {
  let start: UnsafeMutablePointer<CChar>?
  let capacity: Int
  private(set) var count = 0

  init(_ start: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
    self.start = start
    self.capacity = start == nil ? 0 : space(capacity)
  }

  mutating func append(_ byte: UInt8) {
    if count < capacity { start?[count] = CChar(bitPattern: byte) }
    count += 1
  }

  /// Terminates the text, or empties it if it does not fit.
  func close() {
    guard capacity > 0 else { return }
    start?[count < capacity ? count : 0] = 0
  }
}

@c @implementation
public func detent_number_text(
  _ number: Double, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  var buffer = Buffer(text, capacity)
  buffer.append(exactly: number)
  buffer.close()
  return buffer.count
}
