/// Completions for bash 3.2 and later.
struct BashCompletions {
  let verbs: [Command]
  /// Additional topics of `help`.
  let topics: [String]

  var text: String { [Self.start, choice, Self.end].joined(separator: "\n") }

  /// Start of the function: finds the word to complete and the option before it.
  private static let start = """
    # bash completion for detent, made by 'detent completions bash'
    _detent() {
      local IFS=$'\\n' current previous option verb kind words
      current=${COMP_WORDS[COMP_CWORD]}
      previous=${COMP_WORDS[COMP_CWORD-1]}
      option=$previous
      verb=
      if ((COMP_CWORD > 1)); then verb=${COMP_WORDS[1]}; fi
      # '--level=calls' is three words to bash.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]] && ((COMP_CWORD > 2)); then
        option=${COMP_WORDS[COMP_CWORD-2]}
      fi
      kind=words
      words=
    """

  /// Choice of the possible words.
  private var choice: String {
    """
      case "$verb $option" in
    \(values)
      'help --as') words='\(lines(Page.Form.allCases.map(\.rawValue)))' ;;
      *)
        if [[ $verb && $current == -* ]]; then
          case $verb in
    \(options)
          help) words='--as' ;;
          esac
        else
          case $verb in
          '') words='\(lines(verbs.map(\.name) + ["help", "--help", "--version"]))' ;;
          help) words='\(lines(verbs.map(\.name) + topics))' ;;
    \(operands)
          esac
        fi
        ;;
      esac
    """
  }

  /// End of the function: filters the words by the typed prefix.
  private static let end = """
      COMPREPLY=()
      case $kind in
      words) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
      run)
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -X '!*.gesture' -- "$current"
          compgen -f -X '!*.trace' -- "$current"
          compgen -d -- "$current"))
        ;;
      file)
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$current"))
        ;;
      esac
    }
    complete -F _detent detent
    """

  /// Cases for all options with values.
  private var values: String {
    cases { verb in
      verb.allOptions.compactMap { option in
        option.completable.map { "  '\(verb.name) \(option.name)') \(assignment($0)) ;;" }
      }
    }
  }

  private var options: String {
    cases { verb in ["      \(verb.name)) words='\(lines(verb.allOptions.map(\.name)))' ;;"] }
  }

  private var operands: String {
    cases { verb in ["      \(verb.name)) \(assignment(verb.completable)) ;;"] }
  }

  private func cases(_ lines: (Command) -> [String]) -> String {
    verbs.flatMap(lines).joined(separator: "\n")
  }

  private func assignment(_ place: Completable) -> String {
    switch place {
    case .anything: "kind=anything"
    case .words(let words): "words='\(lines(words))'"
    case .file: "kind=file"
    case .run: "kind=run"
    }
  }

  /// Returns words as `compgen` splits them.
  private func lines(_ words: [String]) -> String { words.joined(separator: "\n") }
}
