/// Completions for zsh.
struct ZshCompletions {
  let verbs: [Command]
  /// Additional topics of `help`.
  let topics: [String]

  var text: String {
    """
    #compdef detent
    # zsh completion for detent, made by 'detent completions zsh'
    _detent() {
      local -a verbs
      verbs=(
    \(verbs.map { "    \(quoted($0.name + ":" + $0.summary))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe verb verbs
        return
      fi
      local verb=$words[2]
      shift words
      ((CURRENT--))
      case $verb in
      help) _describe verb verbs; compadd -- \(topics.joined(separator: " ")) ;;
    \(verbs.map(verb).joined(separator: "\n"))
      esac
    }
    _detent "$@"
    """
  }

  private func verb(_ verb: Command) -> String {
    let places = verb.allOptions.map(option) + [quoted("*:\(action(verb.completable, "operand"))")]
    return """
        \(verb.name))
          _arguments -S \\
            \(places.joined(separator: " \\\n        "))
          ;;
      """
  }

  private func option(_ option: Option) -> String {
    let help = "[\(escaped(option.help))]"
    guard let place = option.completable else { return quoted("\(option.name)\(help)") }
    return quoted("*\(option.name)=\(help):\(action(place, "value"))")
  }

  private func action(_ place: Completable, _ name: String) -> String {
    switch place {
    case .anything: "\(name): "
    case .words(let words): "\(name):(\(words.joined(separator: " ")))"
    case .file: "file:_files"
    case .run: "script or trace:_files -g \"*.(gesture|trace)\""
    }
  }

  /// Escapes the characters that are special to `_arguments`.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
