import GestureScript

// A golden is compared only with a replay of the control, driver and settings that its head names.

extension Golden {
  /// The head of the trace; `nil` if the text is not a trace, or is damaged.
  package var head: Trace.Head? {
    var rest = text[...]
    guard Self.takeLine(&rest).matches("trace 1") else { return nil }
    var head = Trace.Head()
    var hasLevel = false
    while !rest.isEmpty {
      let line = Self.takeLine(&rest)
      if line.begins(with: "script ") {
        head.script = [UInt8](line.dropFirst(7))
      } else if line.begins(with: "control ") {
        head.control = [UInt8](line.dropFirst(8))
      } else if line.begins(with: "level ") {
        guard let level = Vocabulary.traceLevels.value(of: line.dropFirst(6)) else { return nil }
        head.level = level
        hasLevel = true
      } else if line.begins(with: "driver ") {
        head.origin.driver = [UInt8](line.dropFirst(7))
      } else if line.begins(with: "set ") {
        head.origin.settings.append([UInt8](line.dropFirst(4)))
      } else {
        break
      }
    }
    return hasLevel ? head : nil
  }

  /// Removes the first line of a text, and returns it without its line end.
  private static func takeLine(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    let line = text[..<end]
    text = text[end...].dropFirst()
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Returns an error if the golden cannot be compared with or replaced by a replay, because
  /// control, driver or settings differ.
  ///
  /// - Parameters:
  ///   - replay: the current replay of the script.
  ///   - script: the file name of the script.
  /// - Returns: an error at the mismatching line of the head; `nil` if there is none.
  public func objection(to replay: Replay, of script: [UInt8]) -> Diagnostic? {
    guard let head else { return nil }
    var help = renewal(of: replay, script)
    guard head.control.isEmpty || head.control == replay.table.name.bytes else {
      return objection(
        at: "control ", "is of the control " + quoted(head.control),
        "is about the control " + quoted(replay.table.name.bytes), help)
    }
    let (old, new) = (head.origin, replay.origin)
    guard old.driver == new.driver else {
      let advice: StaticString =
        old.driver == nil
        ? "without --driver it is played on the control of the command; "
        : "to play it as it was made, use --driver with the command of that driver; "
      return objection(
        at: "driver ",
        old.driver.map { "is of the driver " + quoted($0) } ?? [UInt8]("is of no driver"),
        new.driver.map { "is played on the driver " + quoted($0) }
          ?? [UInt8]("is played without a driver"),
        [UInt8](advice) + help)
    }
    guard old.settings != new.settings else { return nil }
    help =
      "to play it as it was made: detent check" + replay.options(with: old.settings) + " "
      + shellWord(script) + "; " + help
    return objection(
      at: "set ", "was made with " + quoted(old.settings), "is played with " + quoted(new.settings),
      help)
  }

  private func objection(
    at line: StaticString, _ old: [UInt8], _ new: [UInt8], _ help: [UInt8]
  ) -> Diagnostic {
    Diagnostic(
      .foreignGolden, at: span(of: line), "this golden " + old + ", and the script " + new,
      help: help)
  }

  /// The span of the head line that begins with `word`; the first line if none does.
  private func span(of word: StaticString) -> SourceSpan {
    var lines = TextLines(text)
    while let line = lines.next(), line.number <= 16 {
      if line.bytes.begins(with: word) { return line.span }
    }
    return SourceSpan(line: 1, column: 1, length: 7)
  }

  /// The commands that create a new golden from the current replay.
  private func renewal(of replay: Replay, _ script: [UInt8]) -> [UInt8] {
    "for a new golden: rm " + shellWord(file) + " && detent accept" + replay.options + " "
      + shellWord(script)
  }
}

private func quoted(_ word: [UInt8]) -> [UInt8] { "'" + word + "'" }

private func quoted(_ settings: [[UInt8]]) -> [UInt8] {
  var text: [UInt8] = []
  text.append(texts: settings)
  return settings.isEmpty ? [UInt8]("the settings of the script") : quoted(text)
}

private func shellWord(_ file: [UInt8]) -> [UInt8] {
  var text: [UInt8] = []
  text.append(shellWord: file)
  return text
}

private func + (a: StaticString, b: [UInt8]) -> [UInt8] { [UInt8](a) + b }

private func + (a: [UInt8], b: StaticString) -> [UInt8] { a + [UInt8](b) }

extension Replay {
  /// The options that replay the script with these settings added.
  fileprivate func options(with settings: [[UInt8]]) -> [UInt8] {
    var text = driverOptions
    for setting in settings {
      text.append(" --set ")
      text.append(shellArgument: setting)
    }
    return text
  }
}
