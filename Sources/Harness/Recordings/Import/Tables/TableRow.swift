import GestureScript

/// One row of a table as text: fields with a comma, a semicolon or a tab between them.
enum TableRow {
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let tab = UInt8(ascii: "\t")

  /// The fields of a line, without blanks and quotes around them; `nil` if the quotes are wrong.
  ///
  /// In rows separated by semicolons, the decimal comma of a number becomes a point.
  static func cells(of line: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>]? {
    var cells: [ArraySlice<UInt8>] = []
    var rest = line
    while true {
      rest = rest.drop { isPadding($0, separator) }
      if rest.first == UInt8(ascii: "\"") {
        guard let cell = takeQuoted(&rest, separator) else { return nil }
        cells.append(cell)
      } else {
        var cell = rest.prefix { $0 != separator }
        guard !cell.contains(UInt8(ascii: "\"")) else { return nil }
        rest = rest[cell.endIndex...]
        while let last = cell.last, isPadding(last, separator) { cell.removeLast() }
        cells.append(separator == semicolon ? withPoint(cell) : cell)
      }
      guard let next = rest.first else { return cells }
      guard next == separator else { return nil }
      rest = rest.dropFirst()
    }
  }

  private static func isPadding(_ byte: UInt8, _ separator: UInt8) -> Bool {
    byte.isBlank && byte != separator
  }

  /// Consumes a quoted field and the blanks behind it; `""` inside is one quote.
  private static func takeQuoted(
    _ rest: inout ArraySlice<UInt8>, _ separator: UInt8
  ) -> ArraySlice<UInt8>? {
    var text: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "\"") {
        guard rest.first == byte else {
          rest = rest.drop { isPadding($0, separator) }
          return separator == semicolon ? withPoint(text[...]) : text[...]
        }
        rest = rest.dropFirst()
      }
      text.append(byte)
    }
    return nil
  }

  /// Returns `1,5` as `1.5`; any other text unchanged.
  private static func withPoint(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let place = cell.firstIndex(of: comma) else { return cell }
    var number = Array(cell)
    number[place - cell.startIndex] = UInt8(ascii: ".")
    return DecimalNumber(plain: number[...]) == nil ? cell : number[...]
  }
}
