// Reports and notes are literals with values in them. Embedded programs write none.

#if !hasFeature(Embedded)
extension String.StringInterpolation {
  /// Appends UTF-8; what is none becomes U+FFFD.
  package mutating func appendInterpolation(utf8 bytes: some Sequence<UInt8>) {
    appendLiteral(String(decoding: Array(bytes), as: UTF8.self))
  }

  /// Appends text as the content or the attribute of an XML element.
  package mutating func appendInterpolation(xml text: [UInt8]) {
    appendInterpolation { $0.append(xml: text) }
  }

  /// Appends text as a JSON string, with its quotes.
  package mutating func appendInterpolation(json text: [UInt8]) {
    appendInterpolation { $0.append(json: text) }
  }

  /// Appends a number with the fewest digits that give it back.
  package mutating func appendInterpolation(number: Double) {
    appendInterpolation { DecimalText.append(number, to: &$0) }
  }

  /// Appends nanoseconds as a decimal number of milliseconds.
  package mutating func appendInterpolation(milliseconds time: Int64) {
    appendInterpolation { DecimalText.append(nanosecondsAsMilliseconds: time, to: &$0) }
  }

  /// Appends nanoseconds as scripts write them, with a unit.
  package mutating func appendInterpolation(duration time: Int64) {
    appendInterpolation { $0.append(duration: time) }
  }

  /// Appends what a function writes.
  package mutating func appendInterpolation(_ write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    write(&bytes)
    appendInterpolation(utf8: bytes)
  }
}

extension [UInt8] {
  /// Appends a literal with values in it.
  package mutating func write(_ text: String) { self += text.utf8 }
}
#endif
