import ControlCore
import Presentation

/// XML as bytes: elements, attributes, and numbers with at most two decimals.
package struct Markup: UTF8Sink {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ other: Markup) { bytes.append(contentsOf: other.bytes) }

  /// The largest absolute coordinate; renderers use smaller number types.
  static let limit = 1_000_000.0

  /// Writes a number rounded to hundredths, ties up, without trailing zeros; 0, never -0.
  ///
  /// - Parameter number: the number, clamped to ±1,000,000.
  package mutating func append(number: Double) {
    let size = min(max(number, -Self.limit), Self.limit)
    let hundredths = Int64(saturating: roundedToNearest(size * 100))
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    append(decimal: whole)
    guard rest > 0 else { return }
    append(rest < 10 ? ".0" : ".")
    append(decimal: rest % 10 == 0 ? rest / 10 : rest)
  }

  /// Writes an attribute, preceded by a space.
  package mutating func attribute(_ name: StaticString, _ number: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(number: number)
    append("\"")
  }

  /// Writes `x,y`.
  package mutating func append(_ point: Point) {
    append(number: point.x)
    append(",")
    append(number: point.y)
  }

  /// Writes text escaped for XML content and attribute values.
  package mutating func append(escaped text: [UInt32]) {
    for scalar in text {
      switch scalar {
      case 0x22: append("&quot;")
      case 0x26: append("&amp;")
      case 0x27: append("&#39;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      default: append(scalar: scalar)
      }
    }
  }
}
