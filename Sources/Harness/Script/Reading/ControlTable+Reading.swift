import ControlCore

extension ControlTable {
  /// Reads a verb with its arguments, such as `key ArrowUp`.
  ///
  /// - Returns: `nil` if it cannot be read.
  package func verb(_ text: String) -> Script.Verb? {
    read(text) { (cursor, word) throws(Diagnostic) in
      try Vocabulary.verbs.value(of: cursor.text(word)).map { name throws(Diagnostic) in
        cursor.subject = LineCursor.Subject(name.row.word, example: name.row.example)
        return try cursor.verb(name)
      }
    }
  }

  /// Reads a setting of a header, such as `step 10`.
  ///
  /// - Returns: `nil` if it cannot be read, or the control does not have it.
  package func setting(_ text: String) -> Setting? {
    read(text) { (cursor, word) throws(Diagnostic) in
      guard let entry = entry(startedBy: cursor.text(word)) else { return nil }
      let setting = try cursor.setting(entry, isInHeader: true)
      try cursor.end()
      return setting
    }
  }

  private func read<Line>(
    _ text: String, _ line: (inout LineCursor, LineCursor.Word) throws(Diagnostic) -> Line?
  ) -> Line? {
    var cursor = LineCursor([])
    cursor.table = self
    do throws(Diagnostic) {
      try cursor.load(Array(text.utf8))
      guard let word = cursor.take() else { return nil }
      return try line(&cursor, word)
    } catch {
      return nil
    }
  }
}
