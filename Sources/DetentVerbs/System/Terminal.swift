/// Facts on the terminal, or on the file in its place.
enum Terminal {
  /// True if text may hold any character: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set
  /// says UTF-8.
  static var isUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let name = names.lazy.compactMap(Environment.variable).first ?? ""
    let letters = name.uppercased()
    return letters.holds("UTF-8") || letters.holds("UTF8")
  }

  /// Columns: `COLUMNS`, or those of the terminal that standard output is, or 80.
  static var width: Int {
    if let columns = Environment.variable("COLUMNS").flatMap(Int.init), columns > 0 {
      return columns
    }
    return size?.columns ?? 80
  }

  /// Columns and lines of the terminal that standard output is; `nil` if it does not say.
  static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), max(Int(size.ws_row), 1))
  }
}
