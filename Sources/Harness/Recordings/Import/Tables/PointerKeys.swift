import GestureScript

/// The keys of pointer event objects: their meanings, and those that are not read.
struct PointerKeys {
  private let layout: PointerLayout
  /// Keys already seen; many objects have the same ones.
  private var known: [(name: [UInt8], column: PointerColumn)] = []
  /// The most that are remembered.
  private static let most = 64

  init(_ layout: PointerLayout) {
    self.layout = layout
  }

  /// Those that are not read, by their names, as far as they are remembered.
  var unread: [[UInt8]] {
    known.filter { $0.column == .unused && $0.name != layout.split }.map { $0.name }
  }

  mutating func column(named name: [UInt8]) -> PointerColumn {
    if let entry = known.first(where: { $0.name == name }) { return entry.column }
    let column = layout.column(named: name[...])
    if known.count < Self.most { known.append((name, column)) }
    return column
  }

  /// Returns true if a key of this meaning has occurred.
  func hasColumn(_ column: PointerColumn) -> Bool { known.contains { $0.column == column } }

  /// Returns an error that names the cause, if no event has a declared key; else the given error.
  func cause(of error: Diagnostic) -> Diagnostic {
    guard error.code == .missingField else { return error }
    let missing = layout.columns.first { reported in !known.contains { $0.name == reported.name } }
    guard let missing else { return error }
    var cause = Diagnostic(
      .missingField, at: error.span, "no event up to here has the key '", missing.name[...], "'")
    cause.help = [UInt8]("the keys are: ")
    cause.help?.append(names: known.map { $0.name[...] })
    return cause
  }

  /// Returns true if an object may be an event: at least two of its keys are known or declared.
  static func recognise(_ value: JSONValue, _ layout: PointerLayout = PointerLayout()) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.count { layout.column(named: $0.key[...]) != .unused } >= 2
  }
}
