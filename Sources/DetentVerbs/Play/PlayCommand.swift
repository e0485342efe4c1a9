import GestureReports
import GestureScript

extension Command {
  package static let play = Command(
    name: "play", operands: "[SCRIPT]",
    summary: "show a control live in the terminal, and play with it",
    details: """
      A script is played with its pointers; after it, or from the first key or click, the control is
      yours: drag it, turn the wheel over it, or use the keys. Of several thumbs, the one whose value is
      in brackets gets the keys; Tab goes to the next, shift-Tab back. Space takes over, q ends the
      session and prints each value. Without a script, the control is a ruler from 0 to 100 that ticks
      and snaps at tenths, or the one that '--control' names: five stars and their halves, or another
      control from 0 to 100. '--set' changes one setting, also of a script; of two values for one, the
      last counts.
      'run' replays a file of '--record': at level calls, with the trace of the session, byte for byte.
      The file begins with the first key or touch, and is written continuously, so it survives any end
      of the session.
      Colours are those of COLORTERM and TERM, or none with NO_COLOR; without UTF-8 all is ASCII.
      """,
    options: [
      Option(
        "--control", .control,
        "the control to play with, without a script"
      ),
      .set,
      Option("--style", .text("NAME"), "the style of the control; see 'detent draw --help'"),
      Option("--speed", .text("FACTOR"), "the speed of a script; 0.5 is half as fast"),
      Option(
        "--ticks", .choice(["bell", "flash", "none"]),
        "the effect of a tick or bound; default none"),
      Option(
        "--record", .output("FILE", .recording), "write the session as a script, however it ends"),
      Option(
        "--trace", .output("FILE", .recording),
        "write the trace of the session, as 'run --level calls' prints it"
      ),
      Option(
        "--characters", .choice(["auto", "blocks", "ascii"]), "the characters of the picture"),
    ] + Option.driver
  ) { arguments throws(CommandError) in
    let request = try PlayRequest(arguments)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandError(
        "'play' needs a terminal for input and output",
        help: "for a trace: detent run SCRIPT; for pictures: detent draw SCRIPT")
    }
    guard let kind = Environment.variable("TERM"), kind != "dumb" else {
      throw CommandError(
        "'play' draws in a terminal, and TERM says that this one cannot be drawn in",
        help: "set TERM to what the terminal is, as: TERM=xterm-256color detent play")
    }
    do throws(Files.Failure) {
      for case let path? in [request.record?.path, request.trace?.path] {
        try Files.checkWritable(path)
      }
    } catch {
      throw CommandError(error)
    }
    let file: ScriptFile
    switch request.load(arguments.loader) {
    case .failure(let status): return status
    case .success(let loaded): file = loaded
    }
    let style = try file.style(named: request.style)
    let look = TerminalLook(arguments)
    guard let terminal = LiveTerminal(look, hovers: file.look.hearsHover) else {
      throw CommandError("the terminal cannot be used")
    }
    var player = SessionPlayer(
      request: request, file: file, style: style, terminal: terminal, console: arguments.console)
    return arguments.controls.visitDrawn(file.script.settings.control, &player)
  }
}

/// Visitor that runs a session with the control of a script.
private struct SessionPlayer: DrawnVisitor {
  let request: PlayRequest
  let file: ScriptFile
  let style: StaticText
  let terminal: LiveTerminal
  let console: Console

  func visit<Subject: DrawnControl>(_ control: Subject.Type) -> ExitStatus {
    var session = PlaySession<Subject>(request, file, style, terminal)
    return session.run(console)
  }
}
