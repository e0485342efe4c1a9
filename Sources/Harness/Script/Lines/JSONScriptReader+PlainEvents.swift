/// A fast path for the most frequent events.
extension JSONScriptReader {
  /// Reads `[8000,"m",0,195,40]` and similar: `d`, `m` and `u` with short times and coordinates.
  ///
  /// - Returns: the line; `nil`, with nothing read, for other events.
  mutating func readPlainEvent() -> Script.Line? {
    guard let unit else { return nil }
    let start = json.index
    let event = json.bytes.withUnsafeBufferPointer { bytes in
      PlainEvent(bytes, from: start - json.bytes.startIndex)
    }
    guard let event else { return nil }
    json.index = start + event.count
    let position = asciiSpan(start, json.index)
    var time: LineTime?
    if let delay = event.delay { time = .after(delay * unit) }
    switch (event.verb, event.place) {
    case (UInt8(ascii: "m"), let place?):
      return Script.Line(time, .move(event.id, place), position: position)
    case (UInt8(ascii: "d"), let place?):
      return Script.Line(time, .down(event.id, place), position: position)
    default:
      return Script.Line(time, .up(event.id, event.place), position: position)
    }
  }
}

/// One event whose numbers have at most 15 digits.
private struct PlainEvent {
  private(set) var count = 0
  private(set) var delay: Int64?
  private(set) var verb: UInt8 = 0
  private(set) var id: Int64 = 0
  private(set) var place: Coordinates?

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    index = start
    guard accept(UInt8(ascii: "[")) else { return nil }
    if peek.isDigit {
      guard let delay = whole(), comma() else { return nil }
      self.delay = delay
    }
    guard takeVerb(), comma(), let id = whole() else { return nil }
    self.id = id
    if comma() {
      guard let x = number() else { return nil }
      place = .along(x)
      if comma() {
        guard let y = number() else { return nil }
        place = .both(x, y)
      }
    }
    guard accept(UInt8(ascii: "]")), place != nil || verb == UInt8(ascii: "u") else { return nil }
    count = index - start
  }

  private var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  private mutating func accept(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  /// Reads a comma and an optional blank.
  @inline(__always)
  private mutating func comma() -> Bool {
    guard accept(UInt8(ascii: ",")) else { return false }
    _ = accept(UInt8(ascii: " "))
    return true
  }

  private mutating func takeVerb() -> Bool {
    guard accept(UInt8(ascii: "\"")) else { return false }
    verb = peek
    index += 1
    guard
      verb == UInt8(ascii: "m") || verb == UInt8(ascii: "d") || verb == UInt8(ascii: "u")
    else { return false }
    return accept(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func whole() -> Int64? {
    let start = index
    var value: Int64 = 0
    while peek.isDigit {
      value = value &* 10 &+ Int64(bytes[index] & 0x0F)
      index += 1
      guard index - start <= 15 else { return nil }
    }
    let isPlain = index - start == 1 || (index > start && bytes[start] != UInt8(ascii: "0"))
    return isPlain ? value : nil
  }

  /// Reads a number; its digits and the power of ten are exact, so the one division rounds once.
  @inline(__always)
  private mutating func number() -> Double? {
    let isNegative = accept(UInt8(ascii: "-"))
    let start = index
    guard var digits = whole() else { return nil }
    guard accept(UInt8(ascii: ".")) else { return Double(isNegative ? -digits : digits) }
    let point = index
    var scale: Int64 = 1
    while peek.isDigit {
      digits = digits &* 10 &+ Int64(bytes[index] & 0x0F)
      scale &*= 10
      index += 1
      guard index - start <= 16 else { return nil }
    }
    guard index > point else { return nil }
    return Double(isNegative ? -digits : digits) / Double(scale)
  }
}
