import ControlCore

/// The project's controls that respond to a verb or key: they change, or emit something.
///
/// Help, guides and `detent schema` use it; a test plays each verb and key on each control.
package enum Answering: Equatable, Sendable {
  /// All controls that receive the input.
  case every
  /// Only those with these names, among the project's own.
  case only([StaticText])
  /// The project's own except those with these names.
  case allBut([StaticText])
  /// None: the verb is about time or the trace.
  case nobody

  /// Returns the responding controls; those that are not the project's own are unknown and omitted.
  ///
  /// - Parameter controls: the controls that scripts can name.
  /// - Returns: the names of the project's own, in order: those that respond, and the others.
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

  /// Returns a sentence with the responding controls.
  ///
  /// - Parameter controls: the controls that scripts can name.
  /// - Returns: UTF-8; empty if all controls respond, or none.
  package func sentence(among controls: ControlSet) -> [UInt8] {
    let (those, others) = names(among: controls)
    if those.isEmpty || others.isEmpty { return [] }
    return Self.list(those, isFirst: true)
      + [UInt8](those.count == 1 ? " answers to it; " : " answer to it; ") + Self.list(others)
      + [UInt8](others.count == 1 ? " does not." : " do not.")
  }

  /// Returns names as prose: `the ruler, the rating and the slider`.
  ///
  /// - Parameters:
  ///   - names: at least one name.
  ///   - isFirst: true at the start of a sentence.
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
  /// The project's controls that respond to the key.
  package var answering: Answering {
    if case .digit = self { .only(["rating"]) } else { .every }
  }
}
