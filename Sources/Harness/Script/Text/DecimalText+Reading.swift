/// Parsing.
extension DecimalText {
  /// Parses a plain decimal: `[+-] digits [. digits]`, at least one digit on each side of a point.
  ///
  /// The result is correctly rounded (to nearest, ties to even) for any length, in linear time.
  ///
  /// - Returns: the number, `-0` included; `nil` if it is malformed or too large for a `Double`.
  public static func parse(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let number = DecimalNumber(plain: bytes) else { return nil }
    return number.value
  }

  /// Parses a JSON number: no `+`, no leading zeros, an optional exponent.
  ///
  /// - Returns: the result as for `parse(_:)`.
  public static func parseJSON(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let number = DecimalNumber(json: bytes) else { return nil }
    return number.value
  }

  /// Parses a whole number: `[+-] digits`.
  ///
  /// - Returns: the number; `nil` if the text is malformed or the number does not fit an `Int64`.
  public static func parseInteger(_ bytes: ArraySlice<UInt8>) -> Int64? {
    guard let number = DecimalNumber(plain: bytes), number.places == 0 else { return nil }
    return number.integer(timesPowerOfTen: 0)
  }
}
