/// A reader of the XML that pictures use; anything else is an error.
public struct MarkupReader {
  public private(set) var problem: String?
  /// Names of the elements, in order.
  public private(set) var elements: [String] = []
  /// Attributes of all elements, in order.
  public private(set) var attributes: [(name: String, value: String)] = []
  private var rest: Substring
  private var open: [String] = []

  public init(_ bytes: [UInt8]) {
    rest = ""
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problem = "it is not UTF-8"
      return
    }
    rest = text[...]
    read()
  }

  /// Returns the values of an attribute, in order.
  public func values(of name: String) -> [String] {
    attributes.filter { $0.name == name }.map(\.value)
  }

  private mutating func read() {
    while problem == nil, let start = rest.unicodeScalars.firstIndex(of: "<") {
      check(text: rest[..<start])
      guard let end = rest.unicodeScalars[start...].firstIndex(of: ">") else {
        return problem = "no >"
      }
      element(String(rest.unicodeScalars[rest.unicodeScalars.index(after: start)..<end]))
      rest = Substring(rest.unicodeScalars[rest.unicodeScalars.index(after: end)...])
    }
    if rest != "\n" || !open.isEmpty { problem = problem ?? "it does not end: \(open) \(rest)" }
  }

  /// Returns an attribute's value as XML readers do: line ends and tabs that are not references
  /// become blanks.
  private static func normalized(_ value: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      scalars.append([0x09, 0x0A, 0x0D].contains(scalar.value) ? " " : scalar)
    }
    return String(scalars)
  }

  private mutating func check(text: Substring) {
    let scalars = text.unicodeScalars
    for part in scalars.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let isKnown = ["amp;", "lt;", "gt;", "quot;", "#39;", "#9;", "#10;", "#13;"].contains {
        part.starts(with: $0.unicodeScalars)
      }
      if !isKnown { problem = "&\(part)" }
    }
    let isAllowed = scalars.allSatisfy {
      $0.value == 10 || $0.value >= 32 && $0.value < 0xFFFE || $0.value > 0xFFFF
    }
    if !isAllowed { problem = "a character of no XML: \(text)" }
  }

  private mutating func element(_ content: String) {
    if content.hasPrefix("/") {
      if open.popLast() != String(content.dropFirst()) { problem = "closes \(content)" }
      return
    }
    let isEmpty = content.hasSuffix("/")
    let body = isEmpty ? content.dropLast() : content[...]
    let name = String(body.prefix { $0 != " " })
    if name.isEmpty || !name.allSatisfy(\.isLetter) { problem = "the element \(content)" }
    elements.append(name)
    if !isEmpty { open.append(name) }
    var parts = body.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
    if parts.popLast()?.isEmpty != true || parts.count % 2 != 0 { problem = "quotes: \(content)" }
    var names: [String] = []
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard parts[index].hasPrefix(" "), parts[index].hasSuffix("=") else {
        return problem = "attributes: \(content)"
      }
      names.append(String(parts[index].dropFirst().dropLast()))
      check(text: parts[index + 1])
      attributes.append((names[names.count - 1], Self.normalized(parts[index + 1])))
    }
    if Set(names).count != names.count { problem = "an attribute twice: \(content)" }
  }
}
