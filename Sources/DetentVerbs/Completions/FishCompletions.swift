/// Completions for fish.
struct FishCompletions {
  let verbs: [Command]
  /// Additional topics of `help`.
  let topics: [String]

  var text: String {
    let names = verbs.map { verb in
      "complete -c detent -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.summary))"
    }
    let head = [
      "# fish completion for detent, made by 'detent completions fish'", "complete -c detent -f",
    ]
    let help =
      "complete -c detent -n '__fish_seen_subcommand_from help' -a "
      + quoted((verbs.map(\.name) + topics).joined(separator: " "))
    let forms = Page.Form.allCases.map(\.rawValue).joined(separator: " ")
    let form =
      "complete -c detent -n '__fish_seen_subcommand_from help' -l as -x -a \(quoted(forms))"
    return (head + names + [help, form] + verbs.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(_ verb: Command) -> [String] {
    let start = "complete -c detent -n '__fish_seen_subcommand_from \(verb.name)'"
    let options = verb.allOptions.map { option in
      let value = option.completable.map { " \(action($0))" } ?? ""
      return "\(start) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.help))"
    }
    return options + ["\(start) \(operand(verb.completable))"]
  }

  /// Returns the arguments of `complete` for the value of an option.
  private func action(_ place: Completable) -> String {
    switch place {
    case .anything: "-x"
    case .words(let words): "-x -a \(quoted(words.joined(separator: " ")))"
    case .file, .run: "-r -F"
    }
  }

  /// Returns the arguments of `complete` for operands.
  private func operand(_ place: Completable) -> String {
    switch place {
    case .anything: "-f"
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .file: "-F"
    case .run: "-k -a '(__fish_complete_suffix .trace; __fish_complete_suffix .gesture)'"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "'\(escaped)'"
  }
}
