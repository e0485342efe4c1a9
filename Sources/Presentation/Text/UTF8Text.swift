/// Text that can be written to a sink: a label, a value, a spoken sentence.
public protocol UTF8Text {
  /// Writes the text byte by byte.
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

/// Bytes as UTF-8 text.
extension Array: UTF8Text where Element == UInt8 {
  public func write(to sink: inout some UTF8Sink) {
    for byte in self { sink.append(byte) }
  }
}

#if !hasFeature(Embedded)
// Embedded Swift may lack a heap for `String`: write `"…" as StaticString` there.
extension String: UTF8Text {
  public func write(to sink: inout some UTF8Sink) {
    for byte in utf8 { sink.append(byte) }
  }
}
#endif

/// A value with the format in which it is written.
public struct FormattedValue<Format: ValueFormat>: UTF8Text {
  /// The value to write.
  public var value: Double
  /// The format of the value.
  public var format: Format

  /// Makes a text of a value in a format.
  public init(_ value: Double, _ format: Format) {
    self.value = value
    self.format = format
  }

  public func write(to sink: inout some UTF8Sink) {
    format.write(value, to: &sink)
  }
}
