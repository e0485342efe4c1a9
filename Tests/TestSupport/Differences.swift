import GestureLaws

/// Where two values of one type differ that should be equal, in one line.
///
/// - Returns: the first field that differs, with both of its values; `nil` if the values are equal.
public func difference<Value: Equatable>(between a: Value, and b: Value) -> String? {
  guard a != b else { return nil }
  guard let (path, a, b) = firstDifference(a, b) else { return "they differ, and not in text" }
  return "\(path) is \(a), and then \(b)"
}
