import ControlCore

/// Presses whose meaning is still open, at most two. A third pointer is ignored until it is lifted.
@usableFromInline
struct SliderPresses: Equatable, Sendable {
  /// A pointer that is down and holds no thumb.
  @usableFromInline
  struct Press: Equatable, Sendable {
    var contact: Contact
    var meaning: Meaning
  }

  @usableFromInline
  enum Meaning: Equatable, Sendable {
    /// On several thumbs at one position: the direction of the first movement selects one.
    case stack
    /// Beside the thumbs: the nearest one moves to the pointer.
    case jump
    /// Between two thumbs, which a drag moves together.
    case pair
    case step
    /// A tap at most.
    case tap
  }

  @usableFromInline var first: Press?
  @usableFromInline var second: Press?

  subscript(index: Int) -> Press? {
    get { index == 0 ? first : second }
    set { if index == 0 { first = newValue } else { second = newValue } }
  }

  @inlinable
  var isEmpty: Bool { first == nil && second == nil }
  var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) }

  /// Returns the index of a pointer's press; `nil` if it has none.
  func index(of id: Int64) -> Int? {
    first?.contact.id == id ? 0 : second?.contact.id == id ? 1 : nil
  }

  mutating func add(_ press: Press) {
    if first == nil { first = press } else { second = press }
  }

  /// Drops presses beyond a number; their pointers are ignored until they are lifted.
  mutating func keep(_ most: Int) {
    if count > most { second = nil }
    if count > most { first = nil }
  }
}
