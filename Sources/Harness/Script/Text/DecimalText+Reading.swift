/// Reading.
extension DecimalText {
  /// Reads a plain decimal: `[+-] digits [. digits]`, at least one digit on each side of a point.
  ///
  /// Correctly rounded (to nearest, ties to even) for any number of digits, in time linear in it.
  ///
  /// - Returns: the number, `-0` included; `nil` if the text is malformed or the number is too large
  ///   for a `Double`.
  public static func parse(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let number = DecimalNumber(plain: bytes) else { return nil }
    return number.value
  }

  /// Reads a number as JSON has them: no `+`, no zeros in front, and an exponent if there is one.
  ///
  /// - Returns: as `parse(_:)`.
  public static func parseJSON(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let number = DecimalNumber(json: bytes) else { return nil }
    return number.value
  }

  /// Reads a whole number: `[+-] digits`.
  ///
  /// - Returns: the number; `nil` if the text is malformed or the number does not fit an `Int64`.
  public static func parseInteger(_ bytes: ArraySlice<UInt8>) -> Int64? {
    guard let number = DecimalNumber(plain: bytes), number.places == 0 else { return nil }
    return number.integer(timesPowerOfTen: 0)
  }
}
