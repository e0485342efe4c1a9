import ControlCore
import GestureScript

/// The hovering pointer of each line that does not name one: the mouse or pen that goes down next,
/// or else the last one that went down.
struct HoverOwners {
  struct Owner {
    var id: Int64
    var kind: PointerKind
  }

  private var owners: [Owner?]

  /// - Complexity: O(*n*) in the lines.
  init(_ script: Script) {
    let kind = script.settings.pointer
    owners = script.body.map { Self.owner($0.verb, kind) }
    var last: Owner?
    for index in owners.indices.reversed() {
      last = owners[index] ?? last
      owners[index] = last
    }
    guard let end = owners.lastIndex(where: { $0 != nil }) else { return }
    for index in owners.indices[(end + 1)...] { owners[index] = owners[end] }
  }

  subscript(line: Int) -> Owner? { owners[line] }

  private static func owner(_ verb: Script.Verb, _ kind: PointerKind) -> Owner? {
    switch verb {
    case _ where verb.isOfOtherButton(kind): return nil
    case .down(let id, _, let details):
      let kind = details.kind ?? kind
      return kind == .touch ? nil : Owner(id: id, kind: kind)
    case .tap(let tap): return kind == .touch ? nil : Owner(id: tap.id, kind: kind)
    default: return nil
    }
  }
}
