/// A text of the program itself, which can be compared.
public struct StaticText: Equatable, Sendable, ExpressibleByStringLiteral {
  public let text: StaticString

  public init(stringLiteral text: StaticString) {
    self.text = text
  }

  /// UTF-8.
  public var bytes: [UInt8] { [UInt8](text) }

  public static func == (a: StaticText, b: StaticText) -> Bool { a.bytes == b.bytes }
}

#if !hasFeature(Embedded)
extension StaticText: CustomStringConvertible {
  public var description: String { text.description }
}
#endif
