/// The day that the clock of the machine shows, in the time zone of Greenwich.
enum Today {
  /// As `2027-06-30`: of two days the later one is the larger text.
  static var text: String {
    var (now, parts) = (time(nil), tm())
    gmtime_r(&now, &parts)
    let month = parts.tm_mon + 1
    return
      "\(parts.tm_year + 1900)-\(month < 10 ? "0" : "")\(month)-\(parts.tm_mday < 10 ? "0" : "")\(parts.tm_mday)"
  }
}
