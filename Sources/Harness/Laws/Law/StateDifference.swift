import ControlCore
import GestureScript

extension Finding {
  /// Describes the first field in which two states of a control differ.
  ///
  /// - Parameters:
  ///   - one: the expected state.
  ///   - other: the state that differs.
  ///   - name: the name of `other` in the finding, as `in two parts`.
  package init(unlike one: Subject, _ other: Subject, named name: StaticText = "the other time") {
    guard let (path, a, b) = firstDifference(one.control, other.control) else {
      self = "unlike states"; return
    }
    self = "unlike states: \(path) is \(a), and \(name) \(b)"
  }
}

/// Returns the first stored property of two values of a type, at any depth, whose text differs.
///
/// - Parameters:
///   - a: the first value.
///   - b: the second value.
/// - Returns: its path, as `machine.velocity` or `body.3.time`, and both texts; `nil` if none.
package func firstDifference(_ a: Any, _ b: Any) -> (path: String, a: String, b: String)? {
  let (mine, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
  let labels = mine.map { $0.label }
  guard !mine.isEmpty, labels == others.map({ $0.label }) else {
    let (a, b) = ("\(a)", "\(b)")
    return a == b ? nil : ("", a, b)
  }
  for (index, (child, other)) in zip(mine, others).enumerated() {
    guard let (path, a, b) = firstDifference(child.value, other.value) else { continue }
    let label = child.label ?? "\(index)"
    return (path.isEmpty ? label : "\(label).\(path)", a, b)
  }
  return nil
}
