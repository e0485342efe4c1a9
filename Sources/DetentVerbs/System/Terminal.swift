/// Properties of the terminal, or of the file in its place.
enum Terminal {
  /// True for UTF-8, by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set.
  static var isUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let name = names.lazy.compactMap(Environment.variable).first ?? ""
    let letters = name.uppercased()
    return letters.holds("UTF-8") || letters.holds("UTF8")
  }

  /// Columns: `COLUMNS`, or those of standard output's terminal, or 80.
  static var width: Int {
    if let columns = Environment.variable("COLUMNS").flatMap(Int.init), columns > 0 {
      return columns
    }
    return size?.columns ?? 80
  }

  /// Columns and lines of standard output's terminal; `nil` if unknown.
  static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), max(Int(size.ws_row), 1))
  }
}
