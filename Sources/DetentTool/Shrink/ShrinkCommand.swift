import DetentVerbs
import Harness

extension Command {
  static let shrink = Command(
    name: "shrink", operands: "SCRIPT",
    summary: "cut a failing script down to the few lines that matter, and print it",
    details: """
      Removes lines and settings and simplifies numbers, as long as the script breaks the same law, or
      fails its first failing check with the same actual value. Without --keep: that check if there is
      one, else the first law that it breaks without a waiver. Turn a recording into a script first,
      with 'detent import'.
      """,
    options: [
      Option(
        "--keep", .text("LAW|check"), "the failure to keep: a law, as R14, or the failing check"),
      Option("--output", .output("FILE", .recording), "write it there; '-' is standard output"),
      Option("--shrink-runs", .text("N"), "the most runs; default 20000"),
      Option("--shrink-time", .text("30s"), "the most time; default 30s"),
      Waivers.option, .set,
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in
    try ShrinkRun(arguments).run()
  }
}

/// Call of `shrink`.
private struct ShrinkRun {
  private let loader: ScriptLoader
  private let path: String
  private let keep: String?
  private let output: OutputFile?
  private let runs: Int
  private let time: Int64
  private let waivers: Waivers
  private let watch = Stopwatch()

  init(_ arguments: Arguments) throws(CommandError) {
    loader = arguments.loader
    guard arguments.paths.count == 1 else {
      throw CommandError(
        "'shrink' takes one script", help: "detent shrink SCRIPT --keep check")
    }
    path = arguments.paths[0]
    keep = arguments["--keep"]
    output = arguments.output("--output")
    runs = try arguments.number("--shrink-runs", in: 0...10_000_000) ?? 20_000
    time = try arguments.period("--shrink-time") ?? 30_000_000_000
    waivers = try Waivers(arguments)
  }

  private var console: Console { loader.console }
  private var controls: ControlSet { loader.controls }

  func run() throws(CommandError) -> ExitStatus {
    switch loader.load(path) {
    case .failure(let status): return status
    case .success(let file):
      var trial = LawTrial(of: controls.lawful(file.script.settings.control))
      trial.mostShrinkRuns = runs
      waivers.apply(to: &trial)
      guard let goal = try goal(of: file.script, trial) else {
        guard watch.nanoseconds <= time else { return reportTooLittleTime() }
        console.report(
          keep == nil
            ? "detent: '\(path)' fails no check and breaks no law"
            : "detent: '\(path)' does not show the failure to keep")
        return .nothing
      }
      return shrink(file.script, goal, trial)
    }
  }

  /// Returns the property that must stay; `nil` if there is none.
  private func goal(
    of script: Script, _ trial: LawTrial
  ) throws(CommandError) -> ShrinkGoal? {
    if keep == "check" { return .check }
    if keep == nil, !Replay(script, level: .calls, controls: controls).failures.isEmpty {
      return .check
    }
    var trial = trial
    if let keep {
      let names = LawNames(keep)
      try names.check([trial.control], in: controls)
      let ids = names.ids(of: trial.control, in: controls)
      guard ids.count == 1 else {
        throw CommandError(
          "'\(keep)' is more than one law", help: "keep one, as R14, or the failing check")
      }
      trial.keepLaws(ids)
    }
    let (limit, watch) = (time, watch)
    let found = trial.firstBreach(in: script) { watch.nanoseconds > limit }
    // Who names a law may cut down the evidence of its waiver.
    guard let found, !found.isWaived || keep != nil else { return nil }
    return .breach(found)
  }

  /// Reports that time ran out before all laws were tried.
  private func reportTooLittleTime() -> ExitStatus {
    console.report(
      "detent: '\(path)' has broken no law in the time there was, and not all were tried")
    console.report("  = help: allow more with --shrink-time, or name one law with --keep")
    return .coverage
  }

  private func shrink(
    _ script: Script, _ goal: ShrinkGoal, _ trial: LawTrial
  ) -> ExitStatus {
    // Interruptions before this point end the command without a result.
    Interruption.watch()
    let (limit, watch) = (time, watch)
    let shrunk = trial.shrink(script, keeping: goal) {
      watch.nanoseconds > limit || Interruption.status != nil
    }
    guard let shrunk else {
      if let interruption = Interruption.status { return interruption }
      guard watch.nanoseconds <= time else { return reportTooLittleTime() }
      console.report("detent: '\(path)' does not show the failure to keep")
      return .nothing
    }
    let (before, after) = (script.body.count, shrunk.script.body.count)
    let end = shrunk.limit.map { limit in
      if limit == .runs { return "; stopped: too many" }
      return Interruption.status == nil ? "; stopped: out of time" : "; interrupted"
    }
    console.report("\(before) events became \(after), in \(shrunk.runs) runs\(end ?? "")")
    let status = output.write(ScriptWriter.canonicalText(of: shrunk.script), console)
    return Interruption.status ?? status
  }
}
