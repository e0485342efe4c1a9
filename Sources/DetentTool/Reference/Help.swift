import DetentVerbs

// Topics of `detent help`: a verb, or topics of the reference with their form.

extension DetentTool {
  func help(_ words: ArraySlice<String>, _ console: Console) -> ExitStatus {
    let topics = Array(words.prefix { !$0.hasPrefix("-") })
    let options = Array(words.dropFirst(topics.count)).filter { $0 != "--help" && $0 != "-h" }
    guard let form = Self.form(options), !topics.isEmpty || options.isEmpty else {
      return misuse(
        "'help' takes a verb, or topics and their form",
        "for example: detent help gesture checks --as markdown", console)
    }
    if topics.isEmpty || topics == ["help"] {
      console.print(overview)
      return .passed
    }
    if let verb = verbs.first(where: { topics.contains($0.name) }) {
      guard topics.count == 1, options.isEmpty else {
        return misuse(
          "'\(verb.name)' is a verb, which is explained alone",
          "detent help \(verb.name)", console)
      }
      console.print(verb.help)
      return .passed
    }
    if let file = topics.first(where: Self.files.contains), topics.count > 1 {
      return misuse("'\(file)' is a file, which is printed alone", "detent help \(file)", console)
    }
    guard let text = text(of: topics, as: form) else { return unknown(topics, console) }
    console.print(text)
    return .passed
  }

  private func unknown(_ topics: [String], _ console: Console) -> ExitStatus {
    let name = topics.first { text(of: [$0], as: .text) == nil } ?? ""
    let help = nearest(to: name, in: verbs.map(\.name) + self.topics)
      .map { "did you mean '\($0)'?" }
    return misuse(
      "there is no help on '\(name)'",
      help
        ?? "the topics are: \(self.topics.joined(separator: ", ")); also verbs, and codes as E143",
      console)
  }

  /// Parses `--as man` or `--as=man`; text without options, `nil` for anything else.
  private static func form(_ options: [String]) -> Page.Form? {
    guard !options.isEmpty else { return .text }
    let parts = options.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return parts.count == 2 && parts[0] == "--as" ? Page.Form(rawValue: parts[1]) : nil
  }
}
