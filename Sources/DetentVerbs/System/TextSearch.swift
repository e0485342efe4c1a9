extension StringProtocol {
  /// - Returns: where `text` is first found; `nil` if it is not. The library's own search came with iOS 16.
  func place(of text: String) -> Range<Index>? {
    for start in indices where self[start...].hasPrefix(text) {
      return start..<index(start, offsetBy: text.count)
    }
    return nil
  }

  /// True if `text`, which is not empty, stands in it somewhere.
  func holds(_ text: String) -> Bool { place(of: text) != nil }
}
