/// A string literal of the program, with equality.
public struct StaticText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The literal.
  public let text: StaticString

  /// Creates a text from a literal.
  public init(_ text: StaticString) {
    self.text = text
  }

  public init(stringLiteral text: StaticString) {
    self.text = text
  }

  /// The text in UTF-8.
  public var bytes: [UInt8] { [UInt8](text) }

  public static func == (a: StaticText, b: StaticText) -> Bool {
    let count = a.text.utf8CodeUnitCount
    guard count == b.text.utf8CodeUnitCount else { return false }
    return a.text.withUTF8Buffer { left in
      b.text.withUTF8Buffer { right in
        // Most equal texts are the same literal.
        if left.baseAddress == right.baseAddress { return true }
        for index in 0..<count where left[index] != right[index] { return false }
        return true
      }
    }
  }
}

#if !hasFeature(Embedded)
extension StaticText: CustomStringConvertible {
  public var description: String { text.description }
}
#endif
