import DetentVerbs
import Harness

// Pages printed by `detent help TOPIC`.

extension DetentTool {
  /// Topics of pages and files besides the verbs; codes of messages have pages too.
  package var topics: [String] {
    Self.pages + controls.tables.map { "\($0.name)" } + ["detent"] + Self.files
  }

  static let pages = ["gesture", "checks", "grammar", "trace", "codes", "settings", "laws"]
  /// Files for editors.
  static let files = ["vim", "textmate"]

  /// Returns the page on a topic, a code or a law; `nil` if there is none.
  func page(about topic: String) -> Page? {
    switch topic {
    case "gesture": return .gesture(controls)
    case "checks": return .checks
    case "grammar": return .grammar(controls)
    case "trace": return .trace
    case "codes": return .codes
    case "laws": return .laws
    case "settings": return .settings(controls)
    case "detent": return .command(tool)
    default: break
    }
    if let index = controls.tables.firstIndex(where: { "\($0.name)" == topic }) {
      return .control(controls.tables[index], isFirst: index == 0)
    }
    return CodeRow.all.first { "\($0.code.name)" == topic.uppercased() }.map(Page.code)
      ?? .law(topic)
  }

  /// Returns the text of topics in order; `nil` if one is unknown. Editors' files stand alone.
  package func text(of topics: [String], as form: Page.Form) -> String? {
    switch topics {
    case ["vim"]: return VimSyntax(controls: controls).text
    case ["textmate"]: return TextMateGrammar(controls: controls).text
    default: break
    }
    let pages = topics.compactMap(page)
    guard let first = pages.first, pages.count == topics.count else { return nil }
    let page = first.joined(with: Array(pages.dropFirst()))
    switch form {
    case .text: return page.terminalText
    case .markdown: return page.markdown
    case .man: return manual(of: page)
    }
  }

  /// Returns a manual page: in section 1 for the command, in section 5 for file formats.
  private func manual(of page: Page) -> String {
    let isCommand = page.name == "detent"
    return page.manual(
      named: isCommand ? "detent" : "detent-\(page.name)", section: isCommand ? 1 : 5,
      version: Version.text.description)
  }
}
