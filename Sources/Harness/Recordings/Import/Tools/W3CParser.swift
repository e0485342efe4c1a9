import ControlCore
import GestureScript

/// Reads the sources of W3C Actions out of JSON.
struct W3CParser {
  /// The most sources of a file.
  static let maximumSources = 100
  /// The longest duration, in milliseconds: 146 years.
  private static let longest: Double = 4.6e12

  let bytes: [UInt8]
  let elements: [ElementPlace]

  /// The list of sources: `{"actions":[…]}`, the parameters of a command, the list alone, or a source alone.
  static func sources(in value: JSONValue) -> [JSONValue]? {
    if isSource(value) { return [value] }
    let list = value["actions"] ?? value["params"]?["actions"]
    guard let sources = (list ?? value).elements, list != nil || !sources.isEmpty,
      sources.allSatisfy({ $0["actions"]?.elements != nil })
    else { return nil }
    return sources
  }

  /// Returns true for a single source: it has a type, and actions without actions of their own.
  private static func isSource(_ value: JSONValue) -> Bool {
    guard let type = value["type"]?.string, let actions = value["actions"]?.elements else {
      return false
    }
    return kinds.value(of: type[...]) != nil
      && actions.allSatisfy { $0["actions"] == nil && $0["type"] != nil }
  }

  private static let kinds = WordList<W3CSource.Kind>([
    ("pointer", .pointer(.mouse)), ("key", .key), ("wheel", .wheel), ("none", .idle),
  ])

  func sources(_ value: JSONValue) throws(Diagnostic) -> [W3CSource] {
    guard let list = Self.sources(in: value) else {
      throw Diagnostic(
        .malformedLine, at: .none, "there is no list of sources with actions",
        help: "for example: {\"actions\":[{\"type\":\"pointer\",\"id\":\"a\",\"actions\":[]}]}")
    }
    guard list.count <= Self.maximumSources else {
      throw Diagnostic(.tooManyPointers, at: .none, "there are more than 100 sources")
    }
    let identifiers = Self.identifiers(list)
    var sources: [W3CSource] = []
    for (value, id) in zip(list, identifiers) { sources.append(try source(value, id)) }
    return sources
  }

  private func source(_ value: JSONValue, _ id: Int64) throws(Diagnostic) -> W3CSource {
    var source = W3CSource(kind: try kind(of: value), id: id)
    for action in value["actions"]?.elements ?? [] {
      source.actions.append(try self.action(action, of: source.kind))
    }
    return source
  }

  private func kind(of value: JSONValue) throws(Diagnostic) -> W3CSource.Kind {
    let type = value["type"]?.string ?? []
    guard let kind = Self.kinds.value(of: type[...]) else {
      throw problem(
        "unknown type of source '", type, "'", in: value,
        help: "known are pointer, key, wheel and none")
    }
    guard kind.isPointer else { return kind }
    guard let word = value["parameters"]?["pointerType"]?.string else { return .pointer(.mouse) }
    guard let kind = PointerRow.kind(named: word[...]) else {
      throw problem(
        "unknown kind of pointer '", word, "'", in: value, help: "known are touch, mouse and pen")
    }
    return .pointer(kind)
  }

  /// The numbers of pointers: those at the end of their names, as in `finger1`. Names without one,
  /// or with that of a pointer before, have the smallest that are left. Of other sources, 0.
  private static func identifiers(_ list: [JSONValue]) -> [Int64] {
    var taken: [Int64] = []
    let numbers: [Int64?] = list.map { value in
      guard value["type"]?.string?[...].matches("pointer") == true else { return 0 }
      let name = value["id"]?.string ?? []
      let digits = name[(name.lastIndex { !$0.isDigit }.map { $0 + 1 } ?? 0)...]
      guard let id = DecimalText.parseInteger(digits), !taken.contains(id) else { return nil }
      taken.append(id)
      return id
    }
    var next: Int64 = 0
    return numbers.map { number in
      if let number { return number }
      while taken.contains(next) { next += 1 }
      taken.append(next)
      return next
    }
  }

  // MARK: Actions

  private func action(
    _ value: JSONValue, of kind: W3CSource.Kind
  ) throws(Diagnostic) -> W3CAction {
    let type = value["type"]?.string ?? []
    if type[...].matches("pause") { return .pause(try duration(of: value) ?? 0) }
    switch kind {
    case .pointer:
      if type[...].matches("pointerMove") { return try move(value) }
      if type[...].matches("pointerDown") { return try button(value, .down) }
      if type[...].matches("pointerUp") { return try button(value, .up) }
      if type[...].matches("pointerCancel") { return .cancel }
    case .key:
      if type[...].matches("keyDown") { return .key(try scalar(of: value), isDown: true) }
      if type[...].matches("keyUp") { return .key(try scalar(of: value), isDown: false) }
    case .wheel:
      if type[...].matches("scroll") {
        return .scroll(
          try number("deltaX", value), try number("deltaY", value), try duration(of: value))
      }
    case .idle: break
    }
    throw problem(
      "unknown action '", type, "' of this type of source", in: value,
      help: """
        known are pause, pointerMove, pointerDown, pointerUp, pointerCancel, keyDown, keyUp, scroll
        """)
  }

  private func move(_ value: JSONValue) throws(Diagnostic) -> W3CAction {
    let place = Point(x: try number("x", value), y: try number("y", value))
    return .move(place, try origin(of: value), try duration(of: value))
  }

  private func button(_ value: JSONValue, _ action: W3CAction) throws(Diagnostic) -> W3CAction {
    guard value["button"] != nil else { return action }
    return try number("button", value) == 0 ? action : .otherButton
  }

  private func origin(of value: JSONValue) throws(Diagnostic) -> W3CPlace {
    guard let origin = value["origin"] else { return .fixed(Point(x: 0, y: 0)) }
    if let word = origin.string {
      if word[...].matches("viewport") { return .fixed(Point(x: 0, y: 0)) }
      if word[...].matches("pointer") { return .pointer }
    }
    let name = Self.elementName(origin) ?? []
    if let element = elements.last(where: { $0.name == name }) { return .fixed(element.middle) }
    var error = problem(
      "the move starts from the element '", name, "'", in: value, as: .missingField)
    error.help = Array(
      "give its position, in points: --origin \(utf8: name.prefix(60))=x,y,width,height".utf8)
    throw error
  }

  /// Returns a file's name for an element: the text that is not the word for elements.
  private static func elementName(_ value: JSONValue) -> [UInt8]? {
    if let text = value.string { return text }
    guard case .object(let members) = value else { return nil }
    for member in members where !member.key[...].matches("type") {
      if let name = elementName(member.value) { return name }
    }
    return nil
  }

  private func scalar(of value: JSONValue) throws(Diagnostic) -> UInt32 {
    var characters = Characters((value["value"]?.string ?? [])[...])
    guard let scalar = characters.next()?.scalar else {
      throw problem("this key has no value", [], "", in: value, help: "write \"value\":\"\\uE014\"")
    }
    return scalar
  }

  // MARK: Numbers

  private func number(_ key: StaticString, _ value: JSONValue) throws(Diagnostic) -> Double {
    guard let number = value[key]?.number else {
      let isThere = value[key] != nil
      var error = problem(
        isThere ? "this is not a number: '" : "this action has no '", [UInt8](key), "'", in: value,
        as: isThere ? .notANumber : .missingField,
        help: "write a number, without quotes: \"x\":160")
      if let offset = value.offset(of: key) {
        error.span = SourceSpan(offset..<offset, of: bytes[...])
      }
      throw error
    }
    return number + 0
  }

  private func duration(of value: JSONValue) throws(Diagnostic) -> Int64? {
    guard value["duration"] != nil else { return nil }
    guard case .number(let number)? = value["duration"], number.value >= 0 else {
      throw problem(
        "a duration is not a number, or less than 0", [], "", in: value, help: "write milliseconds")
    }
    guard number.value <= Self.longest, let time = number.decimal?.integer(timesPowerOfTen: 6)
    else {
      throw problem("this takes longer than 146 years", [], "", in: value, as: .timeTooLarge)
    }
    return time
  }

  private func problem(
    _ start: StaticString, _ word: [UInt8], _ end: StaticString, in value: JSONValue,
    as code: Diagnostic.Code = .malformedLine, help: StaticString? = nil
  ) -> Diagnostic {
    Diagnostic(code, at: value.span(in: bytes), start, word[...], end, help: help)
  }
}
