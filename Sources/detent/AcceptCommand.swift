import Harness

extension Command {
  static let accept = Command(
    name: "accept", operands: "SCRIPT[:LINE]|FOLDER…",
    summary: "make what scripts do now what they should do",
    details: """
      Writes the trace of NAME.gesture to NAME.trace, at the level of the trace that is there, else at
      'calls'. With a line, changes the 'expect' in that line to what is the case instead. A script
      whose 'expect' lines are not met gets no golden.
      """,
    options: [.level]
  ) { arguments in
    let console = arguments.console
    let paths = arguments.paths.flatMap { path in
      Files.isFolder(path) ? Files.list(path, suffix: ".gesture") : [path]
    }
    guard !paths.isEmpty else {
      console.report("detent: there is nothing to accept")
      console.report("  = help: name scripts, or folders with '.gesture' files in them")
      return arguments.paths.isEmpty ? .usage : .nothing
    }
    var status = ExitStatus.passed
    for path in paths {
      let acceptance = Acceptance(console: console, level: arguments.level)
      status = status.joined(with: acceptance.accept(path))
    }
    return status
  }
}

/// One script whose behaviour is taken as it is.
private struct Acceptance {
  let console: Console
  let level: TraceLevel?

  func accept(_ path: String) -> ExitStatus {
    let (path, line) = Self.split(path)
    guard path != "-" else {
      console.report("detent: standard input cannot be accepted, there is nowhere to write to")
      return .usage
    }
    switch ScriptFile.load(path, console) {
    case .failure(let status): return status
    case .success(let file):
      do throws(Files.Failure) {
        guard let line else { return try record(file) }
        return try rewrite(line, of: file)
      } catch {
        console.report("detent: \(error.message)")
        return .usage
      }
    }
  }

  /// `a.gesture:6` is line 6 of `a.gesture`, unless there is a file of that name.
  private static func split(_ path: String) -> (path: String, line: Int?) {
    guard !Files.exists(path), let colon = path.lastIndex(of: ":"),
      let line = Int(path[path.index(after: colon)...])
    else { return (path, nil) }
    return (String(path[..<colon]), line)
  }

  private func record(_ file: ScriptFile) throws(Files.Failure) -> ExitStatus {
    let old = Files.exists(file.goldenPath) ? Golden(try Files.read(file.goldenPath)) : nil
    let replay = Replay(file.script, level: level ?? old?.level ?? .calls)
    guard replay.passed else {
      file.report(replay, console)
      return .failed
    }
    let trace = file.trace(replay)
    guard trace != old?.text else {
      console.print("\(file.goldenPath): unchanged")
      return .passed
    }
    try Files.write(trace, to: file.goldenPath)
    console.print("\(file.goldenPath): \(old == nil ? "new" : "changed")")
    return .passed
  }

  private func rewrite(_ line: Int, of file: ScriptFile) throws(Files.Failure) -> ExitStatus {
    let replay = Replay(file.script, level: .calls)
    guard let failure = replay.failures.first(where: { $0.span.line == line }) else {
      console.report("\(file.path):\(line): no 'expect' in this line has failed")
      return .failed
    }
    guard let remedy = failure.remedy else {
      file.report(replay, console)
      console.report("  = help: this check does not ask for one value; change it by hand")
      return .failed
    }
    try Files.write(failure.accepting(remedy, in: file.source), to: file.path)
    console.print("\(file.path):\(line): changed")
    return .passed
  }
}
