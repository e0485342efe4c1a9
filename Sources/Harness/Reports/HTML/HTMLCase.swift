import GestureScript

/// One case on a page: the problem, the curves, the script, and commands.
public struct HTMLCase: Sendable {
  /// The script's path, or the name of the law.
  public var name: [UInt8]
  /// One sentence.
  public var message: [UInt8]
  /// The full report, as lines of text.
  public var report: [UInt8] = []
  /// The text of the script; any bytes.
  public var source: [UInt8] = []
  /// The script lines to mark, from 1.
  public var lines: [Int] = []
  /// A picture made by `HTMLCurves`.
  var curves: [UInt8] = []
  /// The animation, an SVG document.
  public var film: [UInt8]?
  /// Shell commands that replay or fix the case.
  public var commands: [[UInt8]] = []
  /// The argument for `detent accept`; `nil` if it cannot be accepted.
  public var accepted: [UInt8]?

  /// Creates a case without further contents.
  public init(name: [UInt8], message: [UInt8]) {
    (self.name, self.message) = (name, message)
  }

  /// The maximum number of lines and bytes of a text on a page.
  private static let most = (lines: 400, bytes: 32_768)

  /// - Parameters:
  ///   - number: the number of the case on its page, from 1.
  ///   - isOpen: true to show the whole case.
  /// - Returns: an element of the page.
  func text(number: Int64, isOpen: Bool) -> [UInt8] {
    let path = accepted.map { "\" data-path=\"\(xml: $0)" } ?? ""
    var text: [UInt8] = []
    text.write(
      """
      <details class="case" id="c\(number)\(path)"\(isOpen ? " open" : "")><summary>\
      <code>\(xml: name)</code> \(xml: message)</summary>

      """)
    text += curves
    if let film { append(film: film, to: &text) }
    append(block: "Problem", report, marking: nil, to: &text)
    append(block: "The script", source, marking: lines, to: &text)
    append(block: "Commands", [UInt8](commands.joined(separator: [0x0A])), marking: [], to: &text)
    text.append("</details>\n")
    return text
  }

  private func append(film: [UInt8], to text: inout [UInt8]) {
    text.write(
      "<img loading=\"lazy\" alt=\"film of \(xml: name)\" src=\"data:image/svg+xml;base64,")
    text.append(base64: film)
    text.append("\">\n")
  }

  /// Appends a block in which the given lines are marked, or for `nil` those of a difference.
  private func append(
    block title: StaticString, _ block: [UInt8], marking lines: [Int]?, to text: inout [UInt8]
  ) {
    guard !block.isEmpty else { return }
    text.write("<h3>\(title)</h3>\n<pre>")
    let all = block.prefix(Self.most.bytes).split(
      separator: 0x0A, maxSplits: Self.most.lines, omittingEmptySubsequences: false)
    for (index, line) in all.prefix(Self.most.lines).enumerated() {
      if index > 0 { text.append("\n") }
      let style = lines.map { $0.contains(index + 1) ? .marked : .plain } ?? LineStyle(line)
      text.write("\(style.start)\(xml: [UInt8](line))\(style.end)")
    }
    if all.count > Self.most.lines || block.count > Self.most.bytes { text.append("\n…") }
    text.append("</pre>\n")
  }
}

/// The style of a line in a block.
private enum LineStyle {
  case plain, marked, removed, added

  /// Creates the style of a line. The sixth column marks a line of a diff; the first five are
  /// spaces.
  init(_ line: ArraySlice<UInt8>) {
    let isOfDifference = line.count > 7 && line.prefix(5).allSatisfy { $0 == UInt8(ascii: " ") }
    switch isOfDifference ? line[line.startIndex + 5] : 0 {
    case UInt8(ascii: "-"): self = .removed
    case UInt8(ascii: "+"): self = .added
    default: self = .plain
    }
  }

  var start: StaticString {
    switch self {
    case .plain: ""
    case .marked: "<mark>"
    case .removed: "<del>"
    case .added: "<ins>"
    }
  }

  var end: StaticString {
    switch self {
    case .plain: ""
    case .marked: "</mark>"
    case .removed: "</del>"
    case .added: "</ins>"
    }
  }
}

extension [UInt8] {
  /// Appends bytes in Base64, as in RFC 4648.
  package mutating func append(base64 bytes: [UInt8]) {
    let letters = [UInt8](
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/" as StaticString)
    reserveCapacity(count + bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let some = bytes[start..<Swift.min(start + 3, bytes.count)]
      let bits = some.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - some.count))
      for index in 0..<4 {
        let isThere = index <= some.count
        append(isThere ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
