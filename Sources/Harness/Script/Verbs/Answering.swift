import ControlCore

/// The project's controls that answer to a verb or to a key: they change, or tell something.
///
/// Help, guides and `detent schema` say so by this, and a test plays each verb and each key on each control.
package enum Answering: Equatable, Sendable {
  /// All of them, and whatever other control hears of it.
  case every
  /// Those of these names, and of the project's own no other.
  case only([StaticText])
  /// The project's own but for those of these names.
  case allBut([StaticText])
  /// None: it is about time or the trace.
  case nobody

  /// Those of some controls that answer. Of controls that are not the project's own nothing is known.
  ///
  /// - Parameter controls: the controls that scripts can be about.
  /// - Returns: the names of the project's own among them, in their order: those that answer, and the others.
  package func names(among controls: ControlSet) -> (those: [StaticText], others: [StaticText]) {
    let ours = ControlSet.ours.tables.map { $0.name }
    let names = controls.tables.map { $0.name }.filter { ours.contains($0) }
    return switch self {
    case .every: (names, [])
    case .only(let those):
      (names.filter { those.contains($0) }, names.filter { !those.contains($0) })
    case .allBut(let others):
      (names.filter { !others.contains($0) }, names.filter { others.contains($0) })
    case .nobody: ([], names)
    }
  }

  /// A sentence that says who answers.
  ///
  /// - Parameter controls: the controls that scripts can be about.
  /// - Returns: UTF-8; empty where all answer, or nobody does.
  package func sentence(among controls: ControlSet) -> [UInt8] {
    let (those, others) = names(among: controls)
    if those.isEmpty || others.isEmpty { return [] }
    return Self.list(those, isFirst: true)
      + [UInt8](those.count == 1 ? " answers to it; " : " answer to it; ") + Self.list(others)
      + [UInt8](others.count == 1 ? " does not." : " do not.")
  }

  /// Some names as prose: `the ruler, the rating and the slider`.
  ///
  /// - Parameters:
  ///   - names: at least one.
  ///   - isFirst: whether a sentence begins with it.
  /// - Returns: UTF-8.
  package static func list(_ names: [StaticText], isFirst: Bool = false) -> [UInt8] {
    var text = [UInt8](isFirst ? "The " : "the ")
    for (index, name) in names.enumerated() {
      if index > 0 { text.append(index == names.count - 1 ? " and the " : ", the ") }
      text += name.bytes
    }
    return text
  }
}

extension Key {
  /// The project's controls that answer to it.
  package var answering: Answering {
    if case .digit = self { .only(["rating"]) } else { .every }
  }
}
