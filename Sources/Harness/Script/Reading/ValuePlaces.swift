extension [Diagnostic] {
  /// Points those that are about the value of a setting at that value, and those about a part at its number.
  /// The setting is known by its line, and by the word that the line begins with.
  ///
  /// - Parameters:
  ///   - lines: lines of the text they are about. A diagnostic whose line is not there stays as it is.
  ///   - partCount: how many parts the control has at the start.
  /// - Returns: the diagnostics, of which only the places have changed.
  func pointedAtValues(
    in lines: SourceLines, partCount: @autoclosure () -> Int
  ) -> [Diagnostic] {
    map { diagnostic in
      let isPart = diagnostic.code == .missingPart
      guard isPart || diagnostic.code == .valueOutOfRange,
        let line = lines.line(diagnostic.span.line)
      else { return diagnostic }
      var pointed = diagnostic
      var cursor = LineCursor([UInt8](line))
      let span =
        isPart
        ? cursor.partSpan(of: diagnostic.span, partCount()) : cursor.valueSpan(of: diagnostic.span)
      pointed.span = span ?? diagnostic.span
      return pointed
    }
  }
}

extension LineCursor {
  /// Where the value of a setting is: behind its name, which a header line begins with, and which is the
  /// second word of `set`.
  ///
  /// - Returns: `nil` if nothing is there.
  fileprivate mutating func valueSpan(of first: SourceSpan) -> SourceSpan? {
    guard loads(asLine: first.line),
      let index = words.firstIndex(where: { span($0).column == first.column })
    else { return nil }
    let value = index + (text(words[index]).matches("set") ? 2 : 1)
    return value < words.count ? span(words[value]) : nil
  }

  /// Where the largest part is named in the line, or the first value that there is no part for.
  fileprivate mutating func partSpan(
    of first: SourceSpan, _ partCount: @autoclosure () -> Int
  ) -> SourceSpan? {
    guard loads(asLine: first.line) else { return nil }
    return largestPartSpan() ?? surplusSpan(behind: first, partCount: partCount())
  }

  private mutating func loads(asLine number: Int) -> Bool {
    do throws(Diagnostic) {
      try load(0..<bytes.count, number: number)
      return true
    } catch {
      return false
    }
  }
}
