import GestureReplay
import GestureScript

extension Command {
  package static let run = Command(
    name: "run", operands: "SCRIPT…",
    summary: "play scripts and print their traces",
    details: """
      Each script's trace goes to standard output; 'expect' lines that are not met go to standard
      error, and the exit status is 1. A script that cannot be read prints nothing but its errors.
      """,
    options: [
      .level, .maxFrames, .set,
      Option(
        "--watch", .none,
        "run until interrupted, and show what is new when a script, or its 'like', changes"
      ),
      Option(
        "--settings", .none, "print the settings in force, including defaults, and play nothing"),
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in
    let console = arguments.console
    guard !arguments.paths.isEmpty else {
      console.report("detent: 'run' needs a script\n  = help: detent run Examples/NAME.gesture")
      return .usage
    }
    if arguments.has("--settings") { return printSettings(arguments) }
    let level = arguments.level ?? .changes
    let mostFrames = try arguments.mostFrames()
    let run = { (path: String) in
      ScriptRun(
        file: Array(path.utf8), level: level, mostFrames: mostFrames, isColored: console.isColored,
        controls: arguments.controls.besides(path))
    }
    if arguments.has("--watch") {
      guard !arguments.paths.contains("-") else {
        throw CommandError("standard input is read once only", help: "name a file to be watched")
      }
      var watch = RunWatch(arguments.paths, console, play: run)
      return watch.run()
    }
    var status = ExitStatus.passed
    for path in arguments.paths {
      status = status.joined(with: play(path, run(path), console))
    }
    return status
  }

  /// Prints a header with all settings, including those that the script leaves out.
  private static func printSettings(_ arguments: Arguments) -> ExitStatus {
    var status = ExitStatus.passed
    for path in arguments.paths {
      switch arguments.loader.load(path) {
      case .failure(let failure): status = status.joined(with: failure)
      case .success(let file):
        arguments.console.print(ScriptWriter.text(of: file.script.withAllSettings(of: file.table)))
      }
    }
    return status
  }

  /// Plays a script, and prints its trace meanwhile.
  private static func play(_ path: String, _ run: ScriptRun, _ console: Console) -> ExitStatus {
    do throws(Files.Failure) {
      var pieces = try ScriptPieces(path)
      defer { pieces.close() }
      let verdict = run.play(
        &pieces, print: { console.print($0) }, report: { console.report($0) })
      if let failure = pieces.failure { throw failure }
      return switch verdict {
      case .passed: .passed
      case .failed: .failed
      case .unreadable: .unreadable
      }
    } catch {
      console.report(error, reading: path)
      return .usage
    }
  }
}
