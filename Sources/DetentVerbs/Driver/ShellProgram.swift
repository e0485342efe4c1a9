/// First program of a command of the shell, for messages.
struct ShellProgram {
  let name: String

  /// Finds the first word behind settings of variables; `nil` if the shell would change that word.
  init?(of command: String) {
    var rest = Substring(command)
    while true {
      rest = rest.drop { $0.isWhitespace }
      let quote = rest.first.flatMap { "'\"".contains($0) ? $0 : nil }
      if quote != nil { rest.removeFirst() }
      let word = rest.prefix { quote == nil ? !$0.isWhitespace : $0 != quote }
      rest = rest.dropFirst(word.count + (quote == nil ? 0 : 1))
      if quote == nil, word == "exec" || word.dropFirst().contains("=") { continue }
      guard !word.isEmpty, !word.contains(where: "$`\\*?[;|&<>()".contains) else { return nil }
      name = String(word)
      return
    }
  }

  /// True if the path, or a folder of PATH, has the program.
  var isThere: Bool {
    guard !name.contains("/") else { return access(name, X_OK) == 0 }
    let folders = Environment.variable("PATH") ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
