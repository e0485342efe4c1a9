import Harness
import Rating
import Ruler

extension Command {
  static let play = Command(
    name: "play", operands: "[SCRIPT]",
    summary: "show a control live in the terminal, and play with it",
    details: """
      A script is shown as it happens, with its pointers; then, or from the first key or click on, the
      control is yours: drag it, turn the wheel over it, or use the keys. Space takes it over, q ends
      the session and prints the value. Without a script there is a control with the usual settings:
      a ruler from 0 to 100 that ticks and snaps at tenths, or five stars and their halves; '--set'
      changes them, one line of a script's header at a time, and of two for one setting the last
      counts. What '--record' has written, 'run' plays again: at level calls with the trace of the
      session, byte for byte. It begins with the first key or touch, and is written as it is made, so
      it is there whatever ends the session.
      Colours are those of COLORTERM and TERM, or none with NO_COLOR; without UTF-8 all is ASCII.
      """,
    options: [
      Option(
        "--control", .choice(ControlSet.ours.words),
        "play with this, without a script; else a ruler"
      ),
      Option("--set", .text("SETTING"), "without a script: as 'range 0..10'; may be repeated"),
      Option("--style", .text("NAME"), "how the control looks; see 'detent draw --help'"),
      Option("--speed", .text("FACTOR"), "how fast a script is shown; 0.5 is half as fast"),
      Option("--ticks", .choice(["bell", "flash", "none"]), "what a tick does; none if not said"),
      Option("--record", .text("FILE"), "write all that happens as a script, however it ends"),
      Option("--trace", .text("FILE"), "write what came of it, as 'run --level calls' prints it"),
      Option(
        "--characters", .choice(["auto", "blocks", "ascii"]), "what the picture is made of"),
    ]
  ) { arguments throws(Refusal) in
    let request = try PlayRequest(arguments)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      Environment.variable("TERM").map({ $0 != "dumb" }) ?? false
    else {
      throw Refusal(
        "'play' needs a terminal, for what is typed and for what shows",
        help: "for a trace: detent run SCRIPT; for pictures: detent draw SCRIPT")
    }
    do throws(Files.Failure) {
      for case let path? in [request.record, request.trace] { try Files.checkWritable(path) }
    } catch {
      throw Refusal(error)
    }
    let file: ScriptFile
    switch request.load(arguments.console) {
    case .failure(let status): return status
    case .success(let loaded): file = loaded
    }
    let style = try request.style(for: file.script.settings)
    let look = TerminalLook(arguments)
    let isRating = file.script.settings.control == "rating"
    guard let terminal = LiveTerminal(look, hovers: isRating) else {
      throw Refusal("the terminal cannot be used")
    }
    do throws(Files.Failure) {
      if isRating {
        var session = try PlaySession<RatingControl>(request, file, style, terminal)
        return session.run(arguments.console)
      }
      var session = try PlaySession<RulerControl>(request, file, style, terminal)
      return session.run(arguments.console)
    } catch {
      throw Refusal(error)
    }
  }
}
