import GestureReplay

extension Command {
  package static let accept = Command(
    name: "accept", operands: "SCRIPT[:LINE]|FOLDER…",
    summary: "record the current traces of scripts as goldens",
    details: """
      Writes the trace of NAME.gesture to NAME.trace, at the level of the existing trace, else at
      'calls'. With a line, changes the 'expect' in that line to the actual result instead. A script
      whose 'expect' lines are not met gets no golden. A script that ends with its header gets one only
      if it is named itself. '--driver' and '--set' are written into the head of the golden; one of
      another control or driver, or of other settings, is not overwritten: that is error E604, and the
      exit status is 1.

      '--review' shows one difference at a time, grouped by kind, and reads an answer from standard
      input, one letter a line: a accept, A accept this one and all of its kind, r reject, s skip, d
      show the script, p draw both runs over one another, q quit. A terminal shows the drawing by
      itself. The end of input quits. The exit status is 1 if something was rejected, 5 if something was
      left for later.
      """,
    options: [
      .level, .maxFrames, .set, Option("--review", .none, "ask about each difference"),
      Option("--force", .none, "write over a file in the place of a golden that is none"),
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in
    let console = arguments.console
    let paths: [String]
    let named = arguments.paths.map(Golden.script)
    switch ScriptPaths(named, to: "accept", console, except: arguments.controls.isHeader) {
    case .none(let status): return status
    case .found(let scripts): paths = scripts
    }
    let acceptance = Acceptance(
      loader: arguments.loader, level: arguments.level, mostFrames: try arguments.mostFrames(),
      isForced: arguments.has("--force"))
    if arguments.has("--review") {
      var review = Review(acceptance)
      return review.run(paths)
    }
    var (status, rejected) = (ExitStatus.passed, 0)
    var progress = Progress(of: paths.count, on: console)
    for (index, path) in paths.enumerated() {
      let one = acceptance.accept(path)
      if one != .passed { rejected += 1 }
      progress.note(index + 1, failed: rejected)
      status = status.joined(with: one)
    }
    console.show(status: "")
    return status
  }
}
