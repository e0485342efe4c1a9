/// Possible completions at a position of the command line.
enum Completable: Equatable {
  /// Anything, without completions.
  case anything
  /// One of these words.
  case words([String])
  case file
  /// Script, trace or folder.
  case run
}

extension Option {
  /// Completions of the value; `nil` if the option takes none.
  var completable: Completable? {
    switch argument {
    case .none, .control, .drivenControl: nil
    case .setting: .anything
    case .choice(let words): .words(words)
    case .choiceAndFile(let choices): .words(choices.map(\.word))
    case .text: .anything
    case .input(let word): word.names("SCRIPT") ? .run : .file
    case .output: .file
    }
  }
}

extension Command {
  /// Completions of the operands.
  var completable: Completable {
    if !words.isEmpty { return .words(words) }
    if operands.isEmpty { return .anything }
    return operands.names("SCRIPT") ? .run : .file
  }
}

extension String {
  /// True if this is one of the words in the text.
  fileprivate func names(_ word: String) -> Bool {
    split { !$0.isLetter }.contains { $0 == word }
  }
}
