import GestureReports
import GestureScript

extension Command {
  package static let play = Command(
    name: "play", operands: "[SCRIPT]",
    summary: "show a control live in the terminal, and play with it",
    details: """
      A script is shown as it happens, with its pointers; then, or from the first key or click on, the
      control is yours: drag it, turn the wheel over it, or use the keys. Of several thumbs the one whose
      value is in brackets has the keys; Tab goes on to the next, shift-Tab back. Space takes it over, q
      ends the session and prints the value of each. Without a script there is a control with the usual
      settings: a ruler from 0 to 100 that ticks and snaps at tenths, or what '--control' names: five
      stars and their halves, or another control from 0 to 100; '--set' changes the settings, and those
      of a script, one at a time; of two values for one the last counts.
      What '--record' has written, 'run' plays again: at level calls with the trace of the session, byte
      for byte. It begins with the first key or touch, and is written as it is made, so it is there
      whatever ends the session.
      Colours are those of COLORTERM and TERM, or none with NO_COLOR; without UTF-8 all is ASCII.
      """,
    options: [
      Option(
        "--control", .control,
        "what to play with, without a script"
      ),
      .set,
      Option("--style", .text("NAME"), "how the control looks; see 'detent draw --help'"),
      Option("--speed", .text("FACTOR"), "how fast a script is shown; 0.5 is half as fast"),
      Option(
        "--ticks", .choice(["bell", "flash", "none"]),
        "what a tick or bound does; none if not said"),
      Option("--record", .text("FILE"), "write all that happens as a script, however it ends"),
      Option("--trace", .text("FILE"), "write what came of it, as 'run --level calls' prints it"),
      Option(
        "--characters", .choice(["auto", "blocks", "ascii"]), "what the picture is made of"),
    ] + Option.driver
  ) { arguments throws(CommandError) in
    let request = try PlayRequest(arguments)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      Environment.variable("TERM").map({ $0 != "dumb" }) ?? false
    else {
      throw CommandError(
        "'play' needs a terminal, for what is typed and for what shows",
        help: "for a trace: detent run SCRIPT; for pictures: detent draw SCRIPT")
    }
    do throws(Files.Failure) {
      for case let path? in [request.record, request.trace] { try Files.checkWritable(path) }
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
    do throws(Files.Failure) {
      var player = SessionPlayer(
        request: request, file: file, style: style, terminal: terminal, console: arguments.console)
      return try arguments.controls.visitDrawn(file.script.settings.control, &player).get()
    } catch {
      throw CommandError(error)
    }
  }
}

/// Visitor that runs a session with the control of a script.
private struct SessionPlayer: DrawnVisitor {
  let request: PlayRequest
  let file: ScriptFile
  let style: StaticText
  let terminal: LiveTerminal
  let console: Console

  func visit<Subject: DrawnControl>(
    _ control: Subject.Type
  ) -> Result<ExitStatus, Files.Failure> {
    Result { () throws(Files.Failure) in
      var session = try PlaySession<Subject>(request, file, style, terminal)
      return session.run(console)
    }
  }
}
