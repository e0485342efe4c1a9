public import Presentation

extension SVGSurface {
  // MARK: Markup of your own

  /// Begins a group with custom attributes, up to the matching `endGroup`, such as an animation
  /// frame or a moving part.
  ///
  /// - Parameter attributes: attributes as in a tag: `class="frame" id="a1"`. Not checked.
  public mutating func beginGroup(attributes: some UTF8Text) {
    body.append("<g ")
    attributes.write(to: &body)
    body.append(">\n")
    openGroups += 1
  }

  /// Appends custom markup, such as an `<animate/>`. Not checked.
  public mutating func append(markup: some UTF8Text) {
    markup.write(to: &body)
    body.append("\n")
  }

  /// Appends custom rules to the style sheet, after the colours. Not checked.
  public mutating func append(styles rules: some UTF8Text) {
    rules.write(to: &styles)
    styles.append("\n")
  }

  // MARK: The document

  /// Returns the picture so far as a document, with open groups closed.
  public func finish() -> [UInt8] {
    var document = Markup()
    appendHead(to: &document)
    appendStyles(to: &document)
    document.append(body)
    var left = openGroups
    while left > 0 {
      document.append("</g>\n")
      left -= 1
    }
    document.append("</svg>\n")
    return document.bytes
  }

  private func appendHead(to document: inout Markup) {
    document.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    document.append(number: frame.x)
    for number in [frame.y, frame.width, frame.height] {
      document.append(" ")
      document.append(number: number)
    }
    document.append("\"")
    document.attribute("width", frame.width)
    document.attribute("height", frame.height)
    document.append(" stroke-linejoin=\"round\"")
    document.append(" font-family=\"-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif\"")
    guard !title.isEmpty else { return document.append(">\n") }
    document.append(" role=\"img\" aria-label=\"")
    document.append(escaped: title)
    document.append("\">\n<title>")
    document.append(escaped: title)
    document.append("</title>\n")
  }

  private func appendStyles(to document: inout Markup) {
    var sheet = Markup()
    appendColors(isDark: false, to: &sheet)
    if fills.hasDark || strokes.hasDark {
      sheet.append("@media (prefers-color-scheme:dark){\n")
      appendColors(isDark: true, to: &sheet)
      sheet.append("}\n")
    }
    if hasEqualDigits {
      sheet.append(".")
      sheet.append(prefix)
      sheet.append("n{font-variant-numeric:tabular-nums}\n")
    }
    sheet.append(styles)
    guard !sheet.bytes.isEmpty else { return }
    document.append("<style>\n")
    document.append(sheet)
    document.append("</style>\n")
  }

  private func appendColors(isDark: Bool, to sheet: inout Markup) {
    fills.append(selector("f"), isDark: isDark, to: &sheet)
    strokes.append(selector("s"), isDark: isDark, to: &sheet)
  }

  private func selector(_ letter: StaticString) -> Markup {
    var selector = Markup()
    selector.append(".")
    selector.append(prefix)
    selector.append(letter)
    return selector
  }
}
