import ControlCore

/// Presses of which it is still to be seen what they mean: two at most, as a third pointer does nothing until it has been
/// lifted.
struct SliderPresses: Equatable, Sendable {
  /// A pointer that is down and holds no thumb.
  struct Press: Equatable, Sendable {
    var contact: Contact
    var meaning: Meaning
  }

  enum Meaning: Equatable, Sendable {
    /// It is on several thumbs in one place: which one it takes, the direction of the first movement says.
    case stack
    /// It is beside the thumbs: the nearest comes to it.
    case jump
    /// It is between two thumbs, which go along with it.
    case pair
    case step
    /// It means nothing but a tap.
    case tap
  }

  private var first: Press?
  private var second: Press?

  subscript(index: Int) -> Press? {
    get { index == 0 ? first : second }
    set { if index == 0 { first = newValue } else { second = newValue } }
  }

  var isEmpty: Bool { first == nil && second == nil }
  var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) }

  /// Which of them is this pointer's.
  func index(of id: Int64) -> Int? {
    first?.contact.id == id ? 0 : second?.contact.id == id ? 1 : nil
  }

  mutating func add(_ press: Press) {
    if first == nil { first = press } else { second = press }
  }

  /// Forgets those that are more than there may be: their pointers do nothing until they have been lifted.
  mutating func keep(_ most: Int) {
    if count > most { second = nil }
    if count > most { first = nil }
  }
}
