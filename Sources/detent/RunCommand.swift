import Harness

extension Command {
  static let run = Command(
    name: "run", operands: "SCRIPT…",
    summary: "play scripts and print their traces",
    details: """
      Each script's trace goes to standard output; 'expect' lines that are not met go to standard
      error, and the exit status is 1. A script that cannot be read prints nothing but its errors.
      """,
    options: [.level, .maxFrames]
  ) { arguments throws(Refusal) in
    let console = arguments.console
    guard !arguments.paths.isEmpty else {
      console.report("detent: 'run' needs a script\n  = help: detent run Examples/NAME.gesture")
      return .usage
    }
    let level = arguments.level ?? .changes
    let mostFrames = try arguments.mostFrames()
    var status = ExitStatus.passed
    for path in arguments.paths {
      switch ScriptFile.load(path, console) {
      case .failure(let failure): status = status.joined(with: failure)
      case .success(let file):
        let replay = Replay(file.script, level: level, mostFrames: mostFrames)
        console.print(file.trace(replay))
        file.report(replay, console)
        if !replay.passed { status = status.joined(with: .failed) }
      }
    }
    return status
  }
}
