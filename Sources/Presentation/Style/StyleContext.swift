/// A tag for a context in which controls are drawn differently: a list, a toolbar, a watch.
///
///     extension StyleContext {
///       static let list = StyleContext("com.example.list")
///       static let form = StyleContext("com.example.form", alias: list)
///     }
///
/// A form counts as a list, but a list does not count as a form. Tags are compared by name, so
/// prefix names with your domain.
public struct StyleContext: Equatable, Sendable {
  private let first: TagName
  private var second: TagName?
  private var third: TagName?

  /// - Parameters:
  ///   - name: the name; tags with equal names are equal.
  ///   - alias: a context that this one also counts as, together with the alias of that one.
  public init(_ name: StaticString, alias: StyleContext? = nil) {
    first = TagName(text: name)
    second = alias?.first
    third = alias?.second
  }

  /// Returns true if this context is `other` or has it as an alias.
  public func counts(as other: StyleContext) -> Bool {
    other.first == first || other.first == second || other.first == third
  }
}

/// The contexts around a control; at most four. A fifth replaces the farthest.
public struct StyleContexts: Equatable, Sendable {
  private var nearest: StyleContext?
  private var second: StyleContext?
  private var third: StyleContext?
  private var farthest: StyleContext?

  /// Makes an empty set of contexts.
  public init() {}

  /// Adds a context as the nearest one.
  @inline(never)
  public mutating func insert(_ context: StyleContext) {
    (nearest, second, third, farthest) = (context, nearest, second, third)
  }

  /// Returns true if any of the contexts counts as `context`.
  @inline(never)
  public func contains(_ context: StyleContext) -> Bool {
    nearest?.counts(as: context) ?? false || second?.counts(as: context) ?? false
      || third?.counts(as: context) ?? false || farthest?.counts(as: context) ?? false
  }
}

/// The name of a tag. Tags are compared by text, as Embedded Swift has no metatypes at run time.
private struct TagName: Equatable, Sendable {
  let text: StaticString

  static func == (a: TagName, b: TagName) -> Bool { equal(a.text, b.text) }
}

/// Returns true if two texts are equal byte by byte.
func equal(_ a: StaticString, _ b: StaticString) -> Bool {
  guard a.utf8CodeUnitCount == b.utf8CodeUnitCount else { return false }
  var index = 0
  while index < a.utf8CodeUnitCount {
    if a.utf8Start[index] != b.utf8Start[index] { return false }
    index &+= 1
  }
  return true
}
