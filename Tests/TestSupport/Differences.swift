import GestureLaws

/// Where two values of one type differ that should be equal, in one line.
///
/// - Returns: the first field that differs, with both of its values; `nil` if the values are equal.
public func difference<Value: Equatable>(between a: Value, and b: Value) -> String? {
  guard a != b else { return nil }
  return textDifference(between: a, and: b) ?? "they differ, and not in text"
}

/// Where the texts of two values of one type differ, which may be of C and not be comparable.
///
/// - Returns: the first field that differs, with both of its values; `nil` if all texts are equal.
public func textDifference(between a: Any, and b: Any) -> String? {
  firstDifference(a, b).map { "\($0.path) is \($0.a), and then \($0.b)" }
}
