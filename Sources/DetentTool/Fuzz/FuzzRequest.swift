import DetentVerbs
import Harness

/// Options of `fuzz`; `probe` has some of them.
struct FuzzRequest {
  var trial: LawTrial
  /// Ids of the chosen laws; empty for all.
  let laws: [String]
  var cases: Int64
  /// Time limit in nanoseconds; `nil` for none.
  var time: Int64?
  /// Time limits for shrinking one failure and all of them, in nanoseconds.
  var shrinkTime, shrinkTotal: Int64
  var shrinks: Bool
  var regressions: String
  /// True if failures are not written into that folder.
  var isReadOnly: Bool
  /// Output of any file in the folder of regressions.
  let regression: OutputFile
  var recordings: String?
  var requiresCoverage: Bool
  var showsStatistics: Bool
  var lists: Bool
  var isQuiet: Bool
  var jobs: Int
  /// Laws that the control breaks on purpose.
  let waivers: Waivers
  /// Controls of scripts.
  let controls: ControlSet
  /// Path of the script whose settings all scripts have.
  private let like: String?
  /// Settings of `--set`.
  private let said: [String]
  /// Options of the driver in the syntax of a shell; `nil` without a driver.
  private let driver: String?
  private let leavesProbesOut: Bool
  /// True for one of many controls of a page, whose drivers are slow: probes stay as they are, other
  /// failures are shrunk for `shrinkTime` at most, and nothing is written.
  private(set) var isBrief = false

  init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.paths.isEmpty else {
      throw CommandError(
        "'fuzz' takes no files",
        help: "to vary recordings: --from FOLDER; to try one script: detent shrink SCRIPT")
    }
    controls = arguments.tool.controls
    like = arguments["--like"]
    said = arguments.all("--set")
    driver =
      arguments.has("--driver")
      ? String(decoding: arguments.words(of: ["--driver", "--driver-timeout"]), as: UTF8.self) : nil
    var trial = try Self.trial(arguments)
    laws = try Self.laws(arguments, of: trial.control)
    trial.keepLaws(laws)
    waivers = try Waivers(arguments, fixed: trial.fixed)
    waivers.apply(to: &trial)
    self.trial = trial
    cases = Int64(try arguments.number("--cases", in: 1...1_000_000_000_000) ?? 10_000)
    time = try arguments.period("--time")
    shrinkTime = try arguments.period("--shrink-time") ?? 5_000_000_000
    shrinkTotal = try arguments.period("--shrink-total") ?? 600_000_000_000
    shrinks = !arguments.has("--no-shrink")
    // Drivers have a folder of their own, as their controls may lack settings of other scripts.
    let usual = arguments.has("--driver") ? "Tests/Regressions/driver" : "Tests/Regressions"
    regressions = arguments["--regressions"] ?? usual
    isReadOnly = arguments.has("--read-only")
    regression = OutputFile(
      regressions, .recording, of: "fuzz", isForced: arguments.has("--force"))
    recordings = arguments["--from"]
    requiresCoverage = arguments.has("--require-coverage")
    showsStatistics = arguments.has("--stats")
    lists = arguments.has("--list")
    isQuiet = arguments.has("--quiet")
    leavesProbesOut = arguments.has("--no-probes")
    jobs = try arguments.jobs()
  }

  private static func trial(_ arguments: Arguments) throws(CommandError) -> LawTrial {
    let (control, fixed) = try scope(arguments)
    let seed = try arguments.number("--seed", in: 0...Int.max)
    var trial = LawTrial(of: arguments.tool.controls.lawful(control))
    trial.seed = seed.map { UInt64($0) } ?? .random(in: 0...0xFFFF_FFFF)
    trial.fixed = fixed
    trial.shrinksLines = true
    let usual = usualEvents(hasDriver: arguments.has("--driver"))
    trial.scripts.mostEvents = try arguments.number("--max-events", in: 1...100_000) ?? usual
    if let runs = try arguments.number("--shrink-runs", in: 0...10_000_000) as Int? {
      trial.mostShrinkRuns = runs
    }
    return trial
  }

  private static func laws(
    _ arguments: Arguments, of control: StaticText
  ) throws(CommandError) -> [String] {
    guard let names = arguments["--laws"].map(LawNames.init) else { return [] }
    try names.check([control], in: arguments.tool.controls)
    return names.ids(of: control, in: arguments.tool.controls)
  }

  /// Returns the control of all scripts, and their settings: those of `--like`, as `--set` changes
  /// them.
  private static func scope(
    _ arguments: Arguments
  ) throws(CommandError) -> (control: StaticText, fixed: [Setting]) {
    let controls = arguments.tool.controls
    var fixed = try settings(arguments["--like"], arguments)
    let control = try control(fixed, arguments)
    let table = controls.table(of: Script.Settings([.control(control)]))
    for setting in try arguments.settings(of: table) {
      fixed.removeAll { $0.name == setting.name }
      fixed.append(setting)
    }
    fixed.removeAll { $0.name == "control" || $0.name == "title" }
    let header = ([.control(control)] + fixed).map { HeaderLine($0) }
    let problems = Replay.problems(of: Script(header: header), controls: controls)
    guard problems.isEmpty else {
      throw CommandError(in: arguments.has("--set") ? "--set" : "--like", problems)
    }
    return (control, fixed)
  }

  /// Returns the default maximum of events in a script, which is lower for slow drivers.
  private static func usualEvents(hasDriver: Bool) -> Int { hasDriver ? 20 : 60 }

  /// Returns the settings of the script of `--like`.
  private static func settings(
    _ path: String?, _ arguments: Arguments
  ) throws(CommandError) -> [Setting] {
    guard let path else { return [] }
    let loader = ScriptLoader(controls: arguments.tool.controls, console: arguments.console)
    switch loader.load(path) {
    case .failure(let status): throw CommandError(reported: status)
    case .success(let file):
      return [.control(file.table.name)] + file.script.header.compactMap(\.setting)
    }
  }

  /// Returns the control of those settings, or else the one of `--control`.
  private static func control(
    _ settings: [Setting], _ arguments: Arguments
  ) throws(CommandError) -> StaticText {
    let asked = arguments["--control"]
    let controls = arguments.tool.controls
    guard let control = Script.Settings(settings).control else { return controls.name(asked) }
    guard asked == nil || asked == control.description else {
      throw CommandError(
        "'--like' names a script about a \(control)", help: "leave out --control")
    }
    return control
  }

  /// Prepares for one of many controls of a page, within a time in nanoseconds for its random scripts.
  mutating func becomeBrief(time: Int64) {
    (isBrief, isReadOnly, regressions) = (true, true, "")
    (self.time, shrinkTotal) = (time, time)
  }

  var controlName: String { trial.control.description }
  /// True if the control is in another process.
  var hasDriver: Bool { driver != nil }
  /// True if probes run before random scripts; the project's own controls have tests instead.
  var playsProbes: Bool { hasDriver && !leavesProbesOut }

  /// Returns the command that tries the same laws on the same scripts, up to and including a case.
  ///
  /// - Parameter last: index of the case, from 0.
  /// - Returns: line for a shell.
  func command(through last: Int64) -> String {
    let scripts = "--control \(controlName) --seed \(trial.seed) --cases \(last + 1)"
    var command = "detent fuzz \(scripts)"
    if !laws.isEmpty {
      command += " --laws \(laws.joined(separator: ","))"
    }
    command += scope
    if waivers.path != Waivers.usual { command += " --waivers \(waivers.path.shellWord)" }
    if trial.scripts.mostEvents != Self.usualEvents(hasDriver: driver != nil) {
      command += " --max-events \(trial.scripts.mostEvents)"
    }
    if hasDriver, leavesProbesOut { command += " --no-probes" }
    if let recordings { command += " --from \(recordings.shellWord)" }
    return command
  }

  /// Returns the command that plays a probe again.
  func command(playing probe: StaticText) -> String {
    var settings = ""
    for setting in trial.fixed {
      settings += " --set \("\({ $0.append(setting: setting, isPadded: false) })".shellWord)"
    }
    let control = hasDriver ? drivenControl : " --control \(controlName)"
    return "detent probe\(control)\(settings) --only \(probe)"
  }

  /// Settings of all scripts, as typed.
  var scope: String {
    (like.map { " --like \($0.shellWord)" } ?? "")
      + said.map { " --set \($0.shellWord)" }.joined()
      + (driver.map { " \($0)" } ?? "")
  }

  /// Options of the driver and its control, each with a blank before it; empty without a driver.
  var drivenControl: String { driver.map { " \($0) --control \(controlName)" } ?? "" }

  /// Returns the command that shrinks a script which breaks a law.
  func command(shrinking path: String, keeping law: String) -> String {
    "detent shrink \(path.shellWord) --keep \(law)\(drivenControl)"
  }
}
