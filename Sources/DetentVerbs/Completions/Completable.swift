/// The possible completions at a place of the command line.
enum Completable: Equatable {
  /// Nothing that could be known.
  case anything
  /// One of these.
  case words([String])
  case file
  /// A script, a trace, or a folder.
  case run
}

extension Option {
  /// The completions behind it; `nil` if there are none.
  var completable: Completable? {
    switch argument {
    case .none, .control, .drivenControl: nil
    case .setting: .anything
    case .choice(let words), .choiceAndFile(let words): .words(words)
    case .text(let word):
      word.names("SCRIPT") ? .run : Self.files.contains(where: word.names) ? .file : .anything
    }
  }

  /// Words for what is on disk.
  private static let files = ["FILE", "PATH", "FOLDER"]
}

extension Command {
  /// The completions behind the verb.
  var completable: Completable {
    if !words.isEmpty { return .words(words) }
    if operands.isEmpty { return .anything }
    return operands.names("SCRIPT") ? .run : .file
  }
}

extension String {
  /// True if this is one of the words in it.
  fileprivate func names(_ word: String) -> Bool {
    split { !$0.isLetter }.contains { $0 == word }
  }
}
