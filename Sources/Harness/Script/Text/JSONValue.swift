/// What a JSON text says (RFC 8259).
///
///     let value = try JSONValue(parsing: bytes[...])
///     let width = value["viewport"]?[0]?.number
public enum JSONValue: Equatable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, as it is written.
  case number(JSONNumber)
  /// UTF-8, escapes resolved.
  case string([UInt8])
  /// Values in their order.
  case array([JSONValue])
  /// In the order of the text, repeated keys included.
  case object([JSONMember])

  /// How deep arrays and objects may lie in each other.
  public static let maximumDepth = 64

  /// The value of a key of an object; the last one if the key is repeated.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(_ key: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key[...].matches(key) }?.value
  }

  /// An element of an array; `nil` if there is none at this index.
  public subscript(_ index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Where the first key of an object was read; `nil` if there is none.
  package var offset: Int? {
    guard case .object(let members) = self else { return nil }
    return members.first?.offset
  }

  /// Where a key of an object was read, the last one if it is repeated; `nil` if it is not there.
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

/// One `"key": value` of an object. Two members are equal wherever they were read.
public struct JSONMember: Equatable, Sendable {
  /// The text between the quotes, in UTF-8, without escapes.
  public var key: [UInt8]
  /// The value behind the colon.
  public var value: JSONValue

  /// Where the key was read: an index of the text.
  public var offset: Int

  /// A member, at an index of the text.
  public init(key: [UInt8], value: JSONValue, offset: Int = 0) {
    self.key = key
    self.value = value
    self.offset = offset
  }

  public static func == (a: JSONMember, b: JSONMember) -> Bool {
    a.key == b.key && a.value == b.value
  }
}

/// A number and the digits it was written with, so that times and identifiers stay exact.
public struct JSONNumber: Equatable, Sendable {
  /// The nearest `Double`; always finite.
  public let value: Double

  /// As written. It keeps the whole text in memory.
  public let text: ArraySlice<UInt8>

  /// The number taken apart, for exact conversions.
  public var decimal: DecimalNumber? { DecimalNumber(json: text) }

  package init?(_ text: ArraySlice<UInt8>) {
    guard let value = DecimalText.parseJSON(text) else { return nil }
    self.value = value
    self.text = text
  }
}

/// Why a text is not JSON.
public struct JSONError: Error, Equatable, Sendable {
  /// Lines from 1; columns from 1, in characters.
  public var position: SourceSpan

  /// One sentence, without a full stop.
  public var message: [UInt8]
}
