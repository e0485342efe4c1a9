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
    let hasEvent = known.contains { $0.column.isEvent }
    return known.filter { name, column in
      (column == .unused || column == .pressure && hasEvent) && name != layout.split
        && !layout.leads(through: name[...])
    }.map { $0.name }
  }

  mutating func column(named name: [UInt8]) -> PointerColumn {
    if let entry = known.first(where: { $0.name == name }) { return entry.column }
    let column = layout.column(named: name[...])
    if known.count < Self.most { known.append((name, column)) }
    return column
  }

  /// Returns true if a key of this meaning has occurred.
  func hasColumn(_ column: PointerColumn) -> Bool { known.contains { $0.column == column } }

  /// Returns an error that names the cause, if no event has a declared key, or has its place in a
  /// member; else the given error.
  func cause(of error: Diagnostic, in members: [JSONMember]) -> Diagnostic {
    guard error.code == .missingField else { return error }
    let inner = members.first { $0.value["x"]?.number != nil && $0.value["y"]?.number != nil }
    let isPlace = error.message[...].mentions("no x or no y")
    if isPlace, let inner, !layout.leads(through: inner.key[...]) {
      var error = error
      let name = "\(utf8: inner.key.prefix(60))"
      error.help = Array(
        "its places lie in '\(name)': --columns \(PointerLayout.quoted("x=\(name).x,y=\(name).y"))"
          .utf8)
      return error
    }
    let missing = layout.columns.first { reported in !known.contains { $0.name == reported.name } }
    guard let missing else { return error }
    return Diagnostic(
      .missingField, at: error.span, "no event up to here has the key '", missing.name[...], "'",
      help: "the keys are: "
    ).listing(known.map { $0.name[...] })
  }

  /// Returns true if an object may be an event: at least two of its keys are known or declared.
  static func recognise(_ value: JSONValue, _ layout: PointerLayout = PointerLayout()) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.count {
      layout.column(named: $0.key[...]) != .unused || layout.leads(through: $0.key[...])
    } >= 2
  }
}

extension JSONMember {
  /// The members of its object, or the elements of its list, by their paths: `data.x`, `pos.0`.
  var parts: [JSONMember] {
    func part(_ name: some Sequence<UInt8>, _ value: JSONValue) -> JSONMember {
      JSONMember(key: key + [UInt8](".") + name, value: value, offset: offset)
    }
    return switch value {
    case .object(let members): members.map { part($0.key, $0.value) }
    case .array(let elements): elements.enumerated().map { part("\($0.offset)".utf8, $0.element) }
    default: []
    }
  }
}
