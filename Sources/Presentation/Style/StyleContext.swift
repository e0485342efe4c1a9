/// A tag for a place where controls are drawn differently: a list, a toolbar, a watch.
///
///     extension StyleContext {
///       static let list = StyleContext("com.example.list")
///       static let form = StyleContext("com.example.form", alias: list)
///     }
///
/// A form counts as a list, a list not as a form. Two tags are the same if their names are: begin
/// them with a domain of yours.
public struct StyleContext: Equatable, Sendable {
  private let first: TagName
  private var second: TagName?
  private var third: TagName?

  /// - Parameters:
  ///   - name: what it is compared by; tags with equal names are equal.
  ///   - alias: what it also counts as, with that one's own alias.
  public init(_ name: StaticString, alias: StyleContext? = nil) {
    first = TagName(text: name)
    second = alias?.first
    third = alias?.second
  }

  /// Whether being in this context is being in `other`.
  public func counts(as other: StyleContext) -> Bool {
    other.first == first || other.first == second || other.first == third
  }
}

/// The contexts that a control is in; at most four, of which the first one goes when a fifth comes.
public struct StyleContexts: Equatable, Sendable {
  private var nearest: StyleContext?
  private var second: StyleContext?
  private var third: StyleContext?
  private var farthest: StyleContext?

  /// Nowhere in particular.
  public init() {}

  /// Goes into a context, which becomes the nearest.
  @inline(never)
  public mutating func insert(_ context: StyleContext) {
    (nearest, second, third, farthest) = (context, nearest, second, third)
  }

  /// Whether one of them counts as `context`.
  @inline(never)
  public func contains(_ context: StyleContext) -> Bool {
    nearest?.counts(as: context) ?? false || second?.counts(as: context) ?? false
      || third?.counts(as: context) ?? false || farthest?.counts(as: context) ?? false
  }
}

/// The name of a tag, by which it is compared. Types would be compared with less effort, but Embedded
/// Swift has no metatypes at run time.
private struct TagName: Equatable, Sendable {
  let text: StaticString

  static func == (a: TagName, b: TagName) -> Bool { equal(a.text, b.text) }
}

/// Whether two texts are the same, byte by byte.
func equal(_ a: StaticString, _ b: StaticString) -> Bool {
  guard a.utf8CodeUnitCount == b.utf8CodeUnitCount else { return false }
  var index = 0
  while index < a.utf8CodeUnitCount {
    if a.utf8Start[index] != b.utf8Start[index] { return false }
    index &+= 1
  }
  return true
}
