/// A page of the reference, before it is known where it will be read: in a terminal, as Markdown, or by `man`.
package struct Page: Sendable {
  /// The name in `detent help`.
  package let name: String
  let title: String
  /// One line that says what it is about.
  let summary: String
  let blocks: [Block]

  package init(name: String, title: String, summary: String, blocks: [Block]) {
    (self.name, self.title, self.summary, self.blocks) = (name, title, summary, blocks)
  }

  /// The format of the page.
  package enum Form: String, CaseIterable {
    case text, markdown, man
  }

  /// A piece of a page. In texts, words of scripts and commands stand between backticks.
  package enum Block: Sendable {
    case heading(String)
    /// A heading within what another heading begins.
    case subheading(String)
    case text(String)
    case list([String])
    /// Words that are explained, one after another.
    case entries([Entry])
    case table([String], [[String]])
    /// A whole script, which is played wherever the pages are checked.
    case script(String)
    /// Verbatim text with its language, for Markdown: a command, an output, a grammar.
    case verbatim(String, as: String)
  }

  /// A word that is explained.
  package struct Entry: Sendable {
    let term: String
    /// The form behind it; empty if there is none.
    let form: String
    package let texts: [String]
    /// Lines that show it.
    let examples: [String]
    /// The language of the examples.
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

  /// The page with others behind it, each under a heading of its own.
  package func joined(with others: [Page]) -> Page {
    let more = others.flatMap { page in
      [Block.heading(page.title)]
        + page.blocks.map { block in
          if case .heading(let text) = block { Block.subheading(text) } else { block }
        }
    }
    return Page(name: name, title: title, summary: summary, blocks: blocks + more)
  }

  /// The scripts on it.
  var scripts: [String] {
    blocks.compactMap { block in
      if case .script(let text) = block { text } else { nil }
    }
  }
}

extension Page {
  /// A text in lines of at most so many columns, each behind some blanks.
  static func lines(_ text: String, indent: Int, width: Int, bullet: String = "") -> [String] {
    let padding = String(repeating: " ", count: indent)
    return wrapped(text, to: width - indent - bullet.count).enumerated().map { index, line in
      padding + (index == 0 ? bullet : String(repeating: " ", count: bullet.count)) + line
    }
  }
}
