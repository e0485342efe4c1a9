/// A parsed JSON text (RFC 8259).
///
///     let value = try JSONValue(parsing: bytes[...])
///     let width = value["viewport"]?[0]?.number
public enum JSONValue: Equatable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number, with its digits as written.
  case number(JSONNumber)
  /// A string in UTF-8, escapes resolved.
  case string([UInt8])
  /// An array, in order.
  case array([JSONValue])
  /// An object, in the order of the text, repeated keys included.
  case object([JSONMember])

  /// The maximum nesting depth of arrays and objects.
  public static let maximumDepth = 64

  /// Returns the value of a key of an object; the last one if the key is repeated.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(_ key: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key[...].matches(key) }?.value
  }

  /// Returns an element of an array; `nil` for an invalid index.
  public subscript(_ index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The offset of the first key of an object; `nil` if there is none.
  package var offset: Int? {
    guard case .object(let members) = self else { return nil }
    return members.first?.offset
  }

  /// Returns the offset of a key of an object, the last one if repeated; `nil` if it is absent.
  package func offset(of key: StaticString) -> Int? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key[...].matches(key) }?.offset
  }

  /// The elements, if it is an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The number, if it is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number.value
  }

  /// The text, if it is one.
  public var string: [UInt8]? {
    guard case .string(let bytes) = self else { return nil }
    return bytes
  }
}

/// A `"key": value` of an object. Equality ignores offsets.
public struct JSONMember: Equatable, Sendable {
  /// The text between the quotes, in UTF-8, without escapes.
  public var key: [UInt8]
  /// The value after the colon.
  public var value: JSONValue

  /// The offset of the key: an index of the text.
  public var offset: Int

  /// Creates a member at an index of the text.
  public init(key: [UInt8], value: JSONValue, offset: Int = 0) {
    self.key = key
    self.value = value
    self.offset = offset
  }

  public static func == (a: JSONMember, b: JSONMember) -> Bool {
    a.key == b.key && a.value == b.value
  }
}

/// A number with its original digits, so that times and identifiers stay exact.
public struct JSONNumber: Equatable, Sendable {
  /// The nearest `Double`; always finite.
  public let value: Double

  /// The number as written. The slice keeps the whole text in memory.
  public let text: ArraySlice<UInt8>

  /// The parsed digits, for exact conversions.
  public var decimal: DecimalNumber? { DecimalNumber(json: text) }

  package init?(_ text: ArraySlice<UInt8>) {
    guard let value = DecimalText.parseJSON(text) else { return nil }
    self.value = value
    self.text = text
  }
}

/// The syntax error in a text that is not JSON.
public struct JSONError: Error, Equatable, Sendable {
  /// The position: lines and columns from 1, columns in characters.
  public var position: SourceSpan

  /// One sentence, without a full stop.
  public var message: [UInt8]
}
