/// Current day, in UTC.
package enum Today {
  /// Date as `2027-06-30`; texts compare like dates.
  package static var text: String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return text(ofDay: Int(now.tv_sec) / 86_400)
  }

  /// Returns the Gregorian date of a day. Years run from March, so that the leap day is their last.
  ///
  /// - Parameter number: days since 1 January 1970, at least 0.
  /// - Returns: date as `2027-06-30`.
  package static func text(ofDay number: Int) -> String {
    let daysFromMarch = number + 719_468  // since 1 March of the year 0
    let (era, day) = daysFromMarch.quotientAndRemainder(dividingBy: 146_097)  // 400 years
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153  // 0 is March
    let date = (
      year: era * 400 + year + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
    return "\(date.year)-\(digits(date.month))-\(digits(date.day))"
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
