extension [Diagnostic] {
  /// Points those that are about the value of a setting at that value. The setting is known by its line,
  /// and by the word that the line begins with.
  ///
  /// - Parameter source: the text they are about; they are in the order of its lines.
  /// - Returns: the diagnostics, of which only the places have changed.
  func pointedAtValues(in source: [UInt8]) -> [Diagnostic] {
    var lines = TextLines(source)
    var line = lines.next()
    var cursor = LineCursor(source)
    return map { diagnostic in
      while let number = line?.number, number < diagnostic.span.line { line = lines.next() }
      guard diagnostic.code == .valueOutOfRange, let line, line.number == diagnostic.span.line
      else { return diagnostic }
      var pointed = diagnostic
      pointed.span = cursor.valueSpan(of: diagnostic.span, in: line) ?? diagnostic.span
      return pointed
    }
  }
}

extension LineCursor {
  /// Where the value of a setting is: behind its name, which a header line begins with, and which is the
  /// second word of `set`.
  ///
  /// - Returns: `nil` if nothing is there.
  fileprivate mutating func valueSpan(
    of first: SourceSpan, in line: TextLines.Line
  ) -> SourceSpan? {
    do throws(Diagnostic) {
      try load(line.bytes.startIndex..<line.bytes.endIndex, number: line.number)
    } catch {
      return nil
    }
    guard let index = words.firstIndex(where: { span($0).column == first.column }) else {
      return nil
    }
    let value = index + (text(words[index]).matches("set") ? 2 : 1)
    return value < words.count ? span(words[value]) : nil
  }
}
