/// The format of a control's values on labels and for assistive technology.
///
/// A host wraps its own formatter, such as `NumberFormatter`, in a conforming type.
public protocol ValueFormat {
  /// Writes the text of a value, byte by byte.
  func write(_ value: Double, to sink: inout some UTF8Sink)
}
