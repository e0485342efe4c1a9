/// Page of the reference, independent of its format.
package struct Page: Sendable {
  /// Name in `detent help`.
  package let name: String
  let title: String
  /// Summary in one line.
  let summary: String
  let blocks: [Block]

  package init(name: String, title: String, summary: String, blocks: [Block]) {
    (self.name, self.title, self.summary, self.blocks) = (name, title, summary, blocks)
  }

  /// Format of a page: for terminals, Markdown, or `man`.
  package enum Form: String, CaseIterable {
    case text, markdown, man
  }

  /// Block of a page. In texts, backticks enclose words of scripts and commands.
  package enum Block: Sendable {
    case heading(String)
    /// Heading below another heading.
    case subheading(String)
    case text(String)
    case list([String])
    /// Words with explanations.
    case entries([Entry])
    case table([String], [[String]])
    /// Complete script, which the checks of the pages play.
    case script(String)
    /// Verbatim text with its language for Markdown: a command, an output, a grammar.
    case verbatim(String, as: String)
  }

  /// Word with an explanation.
  package struct Entry: Sendable {
    let term: String
    /// Form after the term; empty if there is none.
    let form: String
    package let texts: [String]
    /// Example lines.
    let examples: [String]
    /// Language of the examples.
    let language: String

    package init(
      _ term: String, form: String = "", _ texts: [String], examples: [String] = [],
      as language: String = "gesture"
    ) {
      self.term = term
      self.form = form
      self.texts = texts.filter { !$0.isEmpty }
      self.examples = examples
      self.language = language
    }
  }

  /// Returns the page with others appended, each under its own heading.
  package func joined(with others: [Page]) -> Page {
    let more = others.flatMap { page in
      [Block.heading(page.title)]
        + page.blocks.map { block in
          if case .heading(let text) = block { Block.subheading(text) } else { block }
        }
    }
    return Page(name: name, title: title, summary: summary, blocks: blocks + more)
  }

  /// Scripts on the page.
  var scripts: [String] {
    blocks.compactMap { block in
      if case .script(let text) = block { text } else { nil }
    }
  }
}

extension Page {
  /// Returns a text in lines of at most `width` columns, indented by `indent` of them.
  static func lines(_ text: String, indent: Int, width: Int, bullet: String = "") -> [String] {
    let padding = String(repeating: " ", count: indent)
    return wrapped(text, to: width - indent - bullet.count).enumerated().map { index, line in
      padding + (index == 0 ? bullet : String(repeating: " ", count: bullet.count)) + line
    }
  }
}
