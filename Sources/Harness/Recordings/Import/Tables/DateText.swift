import GestureScript

/// Reads times as dates of ISO 8601, `2026-05-04T12:00:00.125Z`, or as times of day, `12:00:00.125`.
///
/// Differences of times are what counts: a date without a zone is read as one of UTC.
enum DateText {
  /// Returns nanoseconds since 1970, or since midnight, rounded down; `nil` for any other text.
  static func nanoseconds(_ text: ArraySlice<UInt8>) -> Int64? {
    guard text.contains(UInt8(ascii: ":")) else { return nil }
    var rest = text
    var seconds: Int64 = 0
    if let date = numbers("0000-00-00", &rest) {
      guard (1...12).contains(date[1]), (1...31).contains(date[2]), let sign = rest.popFirst(),
        "Tt ".utf8.contains(sign)
      else { return nil }
      seconds = days(date[0], date[1], date[2]) * 86_400
    }
    guard var clock = numbers("00:00:00", &rest) ?? numbers("00:00", &rest) else { return nil }
    if clock.count == 2 { clock.append(0) }
    guard clock[0] < 24, clock[1] < 60, clock[2] < 61, let fraction = fraction(&rest),
      let zone = zone(rest)
    else { return nil }
    seconds += clock[0] * 3600 + clock[1] * 60 + clock[2] - zone
    // As far from 1970 as other times may be from the log's start.
    return seconds.magnitude < 4_600_000_000 ? seconds * 1_000_000_000 + fraction : nil
  }

  /// Removes and returns numbers with as many digits as a pattern has zeros, and the signs between.
  private static func numbers(
    _ pattern: StaticString, _ rest: inout ArraySlice<UInt8>
  ) -> [Int64]? {
    let text = rest.prefix(pattern.utf8CodeUnitCount)
    let form = text.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
    guard form[...].matches(pattern) else { return nil }
    rest = rest.dropFirst(text.count)
    return text.split { !$0.isDigit }.compactMap { DecimalText.parseInteger($0) }
  }

  /// Removes and returns the nanoseconds behind the seconds; 0 without any.
  private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Int64? {
    guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") else { return 0 }
    let digits = rest.dropFirst().prefix { $0.isDigit }
    rest = rest[digits.endIndex...]
    let padded = Array(digits.prefix(9)) + Array(repeating: UInt8(ascii: "0"), count: 9)
    return digits.isEmpty ? nil : DecimalText.parseInteger(padded.prefix(9))
  }

  /// The seconds by which a zone is before UTC: `Z`, `+02:00`, `+0200`, `+02`, or nothing.
  private static func zone(_ text: ArraySlice<UInt8>) -> Int64? {
    var rest = text
    guard let sign = rest.popFirst() else { return 0 }
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return rest.isEmpty ? 0 : nil }
    let numbers = numbers("00:00", &rest) ?? numbers("0000", &rest) ?? numbers("00", &rest)
    guard let numbers, rest.isEmpty, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    let hours = text.count == 5 ? numbers[0] / 100 : numbers[0]
    let minutes = text.count == 5 ? numbers[0] % 100 : numbers.count > 1 ? numbers[1] : 0
    return (sign == UInt8(ascii: "+") ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  /// Days since 1970 in the calendar of ISO 8601, by years that begin in March.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day
      - 719_469
  }
}
