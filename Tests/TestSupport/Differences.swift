import GestureLaws

/// Returns the difference of two values that should be equal, in one line.
///
/// - Returns: the first field that differs, with both of its values; `nil` if the values are equal.
public func difference<Value: Equatable>(between a: Value, and b: Value) -> String? {
  guard a != b else { return nil }
  return textDifference(between: a, and: b) ?? "they differ, and not in text"
}

/// Returns the difference of the texts of two values, perhaps C structures that are not comparable.
///
/// - Returns: the first field that differs, with both of its values; `nil` if all texts are equal.
public func textDifference(between a: Any, and b: Any) -> String? {
  firstDifference(a, b).map { "\($0.path) is \($0.a), and then \($0.b)" }
}
