import Pictures

/// Capabilities of a terminal, by its environment.
struct TerminalLook {
  let colors: TerminalColors
  /// True if cells can be filled in part; otherwise all output is ASCII.
  let hasBlocks: Bool

  /// Reads the environment, `--color` and `--characters`.
  init(_ arguments: Arguments) {
    let terminal = Environment.variable("TERM") ?? "dumb"
    // The console of Linux accepts UTF-8, but its font has no block eighths.
    let hasFont = Terminal.isUTF8 && terminal != "linux" && !terminal.hasPrefix("vt")
    switch arguments["--characters"] {
    case "blocks": hasBlocks = true
    case "ascii": hasBlocks = false
    default: hasBlocks = hasFont
    }
    switch arguments["--color"] {
    case "always": colors = .full
    case "never": colors = .none
    default: colors = Self.colors(of: terminal)
    }
  }

  private static func colors(of terminal: String) -> TerminalColors {
    guard Environment.variable("NO_COLOR") == nil else { return .none }
    let colors = Environment.variable("COLORTERM") ?? ""
    if ["truecolor", "24bit"].contains(colors) || terminal.hasSuffix("-direct") { return .full }
    return terminal.holds("256color") ? .indexed : .none
  }
}
