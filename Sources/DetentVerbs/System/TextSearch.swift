extension StringProtocol {
  /// Returns the first range of `text`, or `nil`, as does the library's search from iOS 16 on.
  func place(of text: String) -> Range<Index>? {
    for start in indices where self[start...].hasPrefix(text) {
      return start..<index(start, offsetBy: text.count)
    }
    return nil
  }

  /// True if it contains `text`, which is not empty.
  func holds(_ text: String) -> Bool { place(of: text) != nil }
}
