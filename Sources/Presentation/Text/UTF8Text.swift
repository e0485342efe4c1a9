/// Text that can be written down: a label, a value, a spoken sentence.
public protocol UTF8Text {
  /// Hands over the text, byte by byte.
  func write(to sink: inout some UTF8Sink)
}

extension StaticString: UTF8Text {
  public func write(to sink: inout some UTF8Sink) {
    var index = 0
    while index < utf8CodeUnitCount {
      sink.append(utf8Start[index])
      index &+= 1
    }
  }
}

/// Bytes that are text already.
extension Array: UTF8Text where Element == UInt8 {
  public func write(to sink: inout some UTF8Sink) {
    for byte in self { sink.append(byte) }
  }
}

#if !hasFeature(Embedded)
// Embedded Swift may have no heap for it: write `"…" as StaticString` there.
extension String: UTF8Text {
  public func write(to sink: inout some UTF8Sink) {
    for byte in utf8 { sink.append(byte) }
  }
}
#endif

/// A value, written as a format has it.
public struct FormattedValue<Format: ValueFormat>: UTF8Text {
  /// What is written.
  public var value: Double
  /// How it is written.
  public var format: Format

  /// A value, and how it is written.
  public init(_ value: Double, _ format: Format) {
    self.value = value
    self.format = format
  }

  public func write(to sink: inout some UTF8Sink) {
    format.write(value, to: &sink)
  }
}
