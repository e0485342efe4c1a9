// The line `like "FILE"`: the settings of another script; the header's own settings override them.

extension ScriptReader {
  /// Reads the settings of the script named by a line, except its title.
  mutating func readLike(_ word: Range<Int>) throws(Diagnostic) {
    cursor.subject = LineCursor.Subject("like", example: "like \"control.gesture\"")
    guard !hasEvents, !hasLike, settings.isEmpty else {
      throw cursor.problem(
        .lateLike, at: word, [UInt8]("'like' stands once, and above all settings"),
        help: [UInt8]("make it the first line below 'gesture 1'"))
    }
    hasLike = true
    let place = cursor.words.dropFirst(cursor.next).first ?? cursor.missing
    let name = try cursor.string("the file of a script")
    try cursor.end()
    let other = try script(named: name, at: place)
    let theirs = cursor.controls.table(of: other.settings)
    if let own = namedTable, own.name != theirs.name {
      var message = Self.quoted(name)
      message.append(" is about the control '")
      message.append(theirs.name.text)
      message.append("', and this script about '")
      message.append(own.name.text)
      message.append("'")
      throw cursor.problem(.foreignLike, at: place, message)
    }
    if !isOfUnknownControl { cursor.table = theirs }
    let taken = other.header.compactMap { $0.setting }.filter { $0.name != "title" }
    for setting in taken { rules.settings.apply(setting) }
    script.header.append(
      HeaderLine(.like(name, taken), comment: cursor.comment, position: cursor.span(word)))
  }

  /// Reads another script.
  private func script(named name: [UInt8], at place: Range<Int>) throws(Diagnostic) -> Script {
    guard let folder = cursor.controls.folder else {
      throw cursor.problem(
        .nowhereToLook, at: place, [UInt8]("'like' has no files to read here"),
        help: [UInt8]("write its settings out: detent fmt --expand"))
    }
    let path = folder.path(of: name)
    guard !folder.isBeingRead(path) else {
      throw cursor.problem(
        .circularLike, at: place, Self.quoted(name) + [UInt8](" leads back to itself"))
    }
    guard !folder.isDeepest else {
      throw cursor.problem(
        .circularLike, at: place,
        [UInt8]("more than 8 scripts lead from one to the next by 'like'"))
    }
    var controls = cursor.controls
    controls.folder = folder.entered(path)
    controls.overrides = []
    switch folder.read(path) {
    case .missing(let why): throw cursor.problem(.unreadableLike, at: place, why)
    case .text(let text):
      let reading = ScriptReader.read(text, controls: controls)
      if let script = reading.script { return script }
      let error = reading.diagnostics.first
      let isCircular = error?.code == .circularLike
      throw cursor.problem(isCircular ? .circularLike : .unreadableLike, at: place, path, error)
    }
  }

  private static func quoted(_ name: [UInt8]) -> [UInt8] {
    [UInt8]("'") + name + [UInt8]("'")
  }
}

extension LineCursor {
  /// Returns an error in another script: its file, its line and its message.
  fileprivate func problem(
    _ code: Diagnostic.Code, at place: Word, _ file: [UInt8], _ error: Diagnostic?
  ) -> Diagnostic {
    var message = [UInt8]("in '") + file + [UInt8]("'")
    if let error {
      message.append(", line ")
      DecimalText.append(Int64(error.span.line), to: &message)
      message.append(": ")
      message += error.message
    }
    return problem(code, at: place, message, help: error?.help)
  }
}

extension Script {
  /// A copy with all settings in its own header: `like` is replaced by the settings of the other
  /// script, except those in the header itself.
  public var flattened: Script {
    let own = header.compactMap { $0.setting?.name }
    var copy = self
    copy.header = header.flatMap { line -> [HeaderLine] in
      guard case .like(_, let settings) = line.content else { return [line] }
      let comment = line.comment.map { [HeaderLine(.blank, comment: $0, position: line.position)] }
      return (comment ?? [])
        + settings.filter { !own.contains($0.name) }.map { setting in
          var taken = HeaderLine(.setting(setting), position: line.position)
          taken.isOfAnother = true
          return taken
        }
    }
    return copy
  }
}
