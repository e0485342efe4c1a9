import GestureReplay
import GestureScript

/// Acceptance of the present behaviour of one script.
struct Acceptance {
  let loader: ScriptLoader
  let level: TraceLevel?
  let mostFrames: Int64
  /// True to write over a file that is no golden.
  let isForced: Bool

  private var console: Console { loader.console }

  func accept(_ path: String) -> ExitStatus {
    let (path, line) = Self.split(path)
    guard path != "-" else {
      console.report("detent: standard input cannot be accepted, there is nowhere to write to")
      return .usage
    }
    guard let source = loader.read(path) else { return Interruption.status ?? .usage }
    do throws(Files.Failure) {
      if line == nil, let status = try recordInPieces(source, path) { return status }
      switch loader.load(source, path) {
      case .failure(let status): return status
      case .success(let file):
        guard let line else { return try record(file) }
        return try rewrite(line, of: file)
      }
    } catch {
      console.report("detent: \(error.message)")
      return .usage
    }
  }

  /// Splits `a.gesture:6` into path and line, unless a file of that name exists.
  private static func split(_ path: String) -> (path: String, line: Int?) {
    guard !Files.exists(path), let colon = path.lastIndex(of: ":"),
      let line = Int(path[path.index(after: colon)...])
    else { return (path, nil) }
    return (String(path[..<colon]), line)
  }

  private func record(_ file: ScriptFile) throws(Files.Failure) -> ExitStatus {
    let old = try Golden(of: file.path)
    let replay = play(file, over: old)
    guard replay.passed else {
      file.report(replay, console)
      return .failed
    }
    guard !objects(old, to: replay, file) else { return .failed }
    try write(file.trace(replay), over: old, of: file.path)
    return .passed
  }

  /// Records a script without keeping its lines, nor the part of its trace that equals the golden.
  ///
  /// - Returns: `nil` if there is anything to report, or the head of the golden differs.
  private func recordInPieces(
    _ source: [UInt8], _ path: String
  ) throws(Files.Failure) -> ExitStatus? {
    let old = try Golden(of: path)
    let run = ScriptRun(
      file: Array(path.utf8), level: level ?? old?.level ?? .calls, mostFrames: mostFrames,
      controls: loader.controls.besides(path))
    let trace = TraceChange(from: old?.text ?? [])
    var (pieces, isSilent) = (HeldPieces(source), true)
    let verdict = run.play(
      &pieces, print: { trace.take($0) }, report: { _ in isSilent = false })
    guard verdict == .passed, isSilent, old == nil || trace.hasSameHead else { return nil }
    try write(trace.text, over: old, of: path)
    return .passed
  }

  /// Returns true if a golden must not be replaced, as it belongs to something else; reports this.
  func objects(_ golden: Golden?, to replay: Replay, _ file: ScriptFile) -> Bool {
    guard let golden, let why = golden.objection(to: replay, of: Array(file.path.utf8)) else {
      return false
    }
    console.report([why], in: golden.file, golden.text)
    return true
  }

  /// Plays a script at the chosen level, or else at that of its golden.
  func play(_ file: ScriptFile, over old: Golden?) -> Replay {
    file.replay(level: level ?? old?.level ?? .calls, mostFrames: mostFrames)
  }

  /// Writes a trace as the golden of a script, unless the old one says the same, and reports it.
  func write(_ trace: [UInt8], over old: Golden?, of script: String) throws(Files.Failure) {
    guard let path = Golden.path(of: script) else { return }
    if let old, TraceDifference(from: old.text, to: trace) == nil {
      return console.print("\(path.printable): unchanged")
    }
    let file = OutputFile(path, .golden, of: "accept", isForced: isForced)
    if let objection = file.objection() { throw Files.Failure(objection) }
    try Files.write(trace, to: path)
    console.print("\(path.printable): \(old == nil ? "new" : "changed")")
  }

  private func rewrite(_ line: Int, of file: ScriptFile) throws(Files.Failure) -> ExitStatus {
    let replay = file.replay()
    guard let failure = replay.failures.first(where: { $0.span.line == line }) else {
      console.report("\(file.path):\(line): no 'expect' in this line has failed")
      return .failed
    }
    guard let remedy = failure.remedy else {
      file.report(replay, console)
      console.report("  = help: this check does not ask for one value; change it by hand")
      return .failed
    }
    try write(remedy, instead: failure, of: file)
    return .passed
  }

  /// Rewrites a check, and reports it.
  func write(
    _ remedy: Script.Check, instead failure: CheckFailure, of file: ScriptFile
  ) throws(Files.Failure) {
    try Files.write(
      failure.accepting(remedy, in: file.source, controls: file.controls), to: file.path)
    console.print("\(file.path.printable):\(failure.span.line): changed")
  }
}
