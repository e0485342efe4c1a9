extension Command {
  package static let completions = Command(
    name: "completions", operands: "bash|zsh|fish",
    summary: "print the completions of this command for a shell",
    details: """
      Verbs, options and their values, and files with the suffixes '.gesture' and '.trace'.
        bash  detent completions bash > ~/.local/share/bash-completion/completions/detent
        zsh   detent completions zsh > ~/.zfunc/_detent     (a folder of your fpath)
        fish  detent completions fish > ~/.config/fish/completions/detent.fish
      """,
    options: [], words: ["bash", "zsh", "fish"]
  ) { arguments throws(CommandError) in
    let (console, verbs) = (arguments.console, arguments.tool.verbs)
    let topics = arguments.tool.topics
    switch arguments.paths {
    case ["bash"]: console.print(BashCompletions(verbs: verbs, topics: topics).text)
    case ["zsh"]: console.print(ZshCompletions(verbs: verbs, topics: topics).text)
    case ["fish"]: console.print(FishCompletions(verbs: verbs, topics: topics).text)
    default:
      throw CommandError("'completions' takes the name of a shell", help: "write bash, zsh or fish")
    }
    return .passed
  }
}
