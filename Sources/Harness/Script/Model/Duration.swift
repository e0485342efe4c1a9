/// The result of reading a duration.
package enum DurationReading: Equatable {
  case exact(Int64)
  case malformed, tooFine, tooLong
}

/// Reads `digits [. digits] (ns | us | ms | s)`.
package func nanoseconds(_ text: ArraySlice<UInt8>) -> DurationReading {
  let number = text.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
  guard let places = decimalPlaces(ofUnit: text[number.endIndex...]) else { return .malformed }
  let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
  let fraction = point < number.endIndex ? number[(point + 1)...] : []
  let isWritten = point > number.startIndex && (point == number.endIndex || !fraction.isEmpty)
  guard isWritten, !fraction.contains(UInt8(ascii: ".")) else { return .malformed }
  if fraction.dropFirst(places).contains(where: { $0 != UInt8(ascii: "0") }) { return .tooFine }
  var total: Int64 = 0
  var missingPlaces = places
  for digit in number[..<point] {
    guard total.shift(in: digit) else { return .tooLong }
  }
  for digit in fraction.prefix(places) {
    guard total.shift(in: digit) else { return .tooLong }
    missingPlaces -= 1
  }
  for _ in 0..<missingPlaces {
    guard total.shift(in: UInt8(ascii: "0")) else { return .tooLong }
  }
  return .exact(total)
}

extension Int64 {
  /// Appends a decimal digit; returns false on overflow.
  fileprivate mutating func shift(in digit: UInt8) -> Bool {
    let (tens, overflow) = multipliedReportingOverflow(by: 10)
    let (sum, overflow2) = tens.addingReportingOverflow(Int64(digit & 0x0F))
    self = sum
    return !overflow && !overflow2
  }
}

private func decimalPlaces(ofUnit unit: ArraySlice<UInt8>) -> Int? {
  if unit.matches("ms") { return 6 }
  if unit.matches("us") { return 3 }
  if unit.matches("ns") { return 0 }
  if unit.matches("s") { return 9 }
  return nil
}

extension [UInt8] {
  /// Appends a duration as in scripts: `16.666666ms`; if tight, in `s` or `ns` where shorter.
  package mutating func append(duration nanoseconds: Int64, isTight: Bool = false) {
    let start = count
    DecimalText.append(nanosecondsAsMilliseconds: nanoseconds, to: &self)
    append("ms")
    guard isTight else { return }
    var seconds: [UInt8] = []
    DecimalText.append(nanoseconds, dividedByPowerOfTen: 9, to: &seconds)
    seconds.append("s")
    var whole: [UInt8] = []
    DecimalText.append(nanoseconds, to: &whole)
    whole.append("ns")
    for other in [seconds, whole] where other.count < count - start {
      removeLast(count - start)
      append(contentsOf: other)
    }
  }
}
