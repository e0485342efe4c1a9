import ControlCore
public import GestureScript

/// A text about a law, from the program itself or from a driver that defines a law.
public struct LawText: Equatable, Sendable, ExpressibleByStringLiteral {
  private let kind: Kind

  private enum Kind: Sendable {
    case literal(StaticText)
    case reported([UInt8])
  }

  public init(stringLiteral text: StaticString) {
    kind = .literal(StaticText(text))
  }

  /// - Parameter text: a literal of the program.
  public init(_ text: StaticText) {
    kind = .literal(text)
  }

  /// - Parameter bytes: UTF-8 text reported by a driver.
  public init(_ bytes: [UInt8]) {
    kind = .reported(bytes)
  }

  /// The text, UTF-8.
  public var bytes: [UInt8] {
    switch kind {
    case .literal(let text): text.bytes
    case .reported(let bytes): bytes
    }
  }

  public static func == (a: LawText, b: LawText) -> Bool {
    if case .literal(let first) = a.kind, case .literal(let second) = b.kind {
      return first == second
    }
    return a.bytes == b.bytes
  }
}

#if !hasFeature(Embedded)
extension LawText: CustomStringConvertible {
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
#endif
