/// Says how a control's values are written: on labels, and for assistive technology.
///
/// A host wraps its own formatter, such as `NumberFormatter`, in a type that conforms.
public protocol ValueFormat {
  /// Hands over the text of a value, byte by byte.
  func write(_ value: Double, to sink: inout some UTF8Sink)
}
