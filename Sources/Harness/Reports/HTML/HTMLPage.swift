import GestureScript

/// A page of grouped cases: one self-contained file for any browser, in light or dark mode, with a
/// script only for keyboard navigation and accepting.
public struct HTMLPage: Sendable {
  /// The heading.
  public var title: [UInt8]
  /// The command that accepts cases, with its options; `nil` if no case can be accepted.
  public var acceptance: [UInt8]?
  /// An element to show before all cases, such as a table.
  public var preface: [UInt8] = []
  private var groups: [Group] = []
  private var count: Int64 = 0

  private struct Group {
    let name: [UInt8]
    var count: Int64 = 0
    var text: [UInt8] = []
  }

  /// Creates a page without cases.
  public init(title: [UInt8]) {
    self.title = title
  }

  /// The maximum number of groups whose first case is open.
  static let mostOpen = 20

  /// The number of groups.
  var groupCount: Int { groups.count }

  /// True if the group has a case.
  func has(_ group: [UInt8]) -> Bool { groups.contains { $0.name == group } }

  /// Adds a case to a group, which is created if needed.
  public mutating func add(_ new: HTMLCase, to group: [UInt8]) {
    let index = groups.firstIndex { $0.name == group } ?? groups.count
    let isFirst = index == groups.count
    if isFirst { groups.append(Group(name: group)) }
    count += 1
    groups[index].count += 1
    groups[index].text += new.text(number: count, isOpen: isFirst && index < Self.mostOpen)
  }

  /// Returns the page.
  ///
  /// - Parameters:
  ///   - sentence: the overall result.
  ///   - isGood: true if the result is good.
  ///   - remark: returns a remark to show beside the name of a group.
  /// - Returns: the whole document.
  public func text(
    _ sentence: [UInt8], isGood: Bool, remark: ([UInt8]) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    var text = Self.opening(title, sentence, isGood: isGood) + preface
    let ordered = ordered
    if ordered.count > 1 { appendContents(ordered, remark, to: &text) }
    for (number, group) in ordered.enumerated() {
      append(group, number + 1, remark(group.name), to: &text)
    }
    if count > 0 { text.append(HTMLStyle.keys) }
    text.append("</main>\n")
    if let acceptance, count > 0 {
      text.write(
        """
        <footer hidden data-accept="\(xml: acceptance)"><output></output> \
        <button type="button">Copy</button></footer>

        """)
    }
    if count > 0 { text.append(HTMLStyle.script) }
    text.append("</body>\n</html>\n")
    return text
  }

  /// Returns the start of every report page, up to and including the sentence with the result; the
  /// caller writes `</main>` and the rest.
  private static func opening(_ title: [UInt8], _ sentence: [UInt8], isGood: Bool) -> [UInt8] {
    var text = [UInt8](HTMLStyle.head)
    text.write(
      """
      <title>\(xml: title)</title>
      </head>
      <body>
      <main>
      <h1>\(xml: title)</h1>
      <p class="\(isGood ? "good" : "bad")">\(xml: sentence)</p>

      """)
    return text
  }

  /// The groups by decreasing size; equal ones in the order added.
  private var ordered: [Group] {
    groups.enumerated().sorted { a, b in
      a.element.count == b.element.count
        ? a.offset < b.offset : a.element.count > b.element.count
    }.map { $0.element }
  }

  private func appendContents(
    _ groups: [Group], _ remark: ([UInt8]) -> [UInt8]?, to text: inout [UInt8]
  ) {
    text.append("<nav aria-label=\"Groups\"><ol>\n")
    for (number, group) in groups.enumerated() {
      text.write(
        "<li><a href=\"#g\(number + 1)\">\(name(of: group, remark(group.name)))</a></li>\n")
    }
    text.append("</ol></nav>\n")
  }

  private func append(
    _ group: Group, _ number: Int, _ remark: [UInt8]?, to text: inout [UInt8]
  ) {
    text.write(
      """
      <section aria-labelledby="g\(number)">
      <h2 id="g\(number)">\(name(of: group, remark))</h2>

      """)
    text += group.text
    text.append("</section>\n")
  }

  private func name(of group: Group, _ remark: [UInt8]?) -> String {
    let more = remark.map { ", \(xml: $0)" } ?? ""
    return "\(xml: group.name)\(more) <span class=\"count\">\(group.count)</span>"
  }
}
