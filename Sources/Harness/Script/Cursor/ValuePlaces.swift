extension [Diagnostic] {
  /// Points errors about a setting's value at the value, and errors about a part at its number. The
  /// line and its first word identify the setting.
  ///
  /// - Parameters:
  ///   - lines: lines of the text. A diagnostic whose line is missing stays unchanged.
  ///   - partCount: the number of parts of the control at the start.
  /// - Returns: the diagnostics, with new positions.
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
  /// Returns the span of the value of a setting: after its name, which is the first word of a
  /// header line and the second word of `set`.
  ///
  /// - Returns: the span; `nil` without a value.
  fileprivate mutating func valueSpan(of first: SourceSpan) -> SourceSpan? {
    guard loads(asLine: first.line),
      let index = words.firstIndex(where: { span($0).column == first.column })
    else { return nil }
    let value = index + (text(words[index]).matches("set") ? 2 : 1)
    return value < words.count ? span(words[value]) : nil
  }

  /// Returns the span of the largest part in the line, or of the first value without a part.
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
