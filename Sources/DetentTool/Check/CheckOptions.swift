import DetentVerbs
import Harness

/// Options of `check`, except for those of the selection and of the reports.
struct CheckOptions: Sendable {
  let console: Console
  let isQuiet: Bool
  let jobs: Int
  /// Number of failures after which to stop; `nil` to go on.
  let mostFailures: Int?
  let nothing: Nothing
  let record: Record
  let unreferenced: Unreferenced
  /// True to write over files that are no goldens.
  let isForced: Bool
  let mostFrames: Int64
  let controls: ControlSet
  /// Laws tried on each script; `nil` for none.
  let laws: LawNames?
  /// Laws that a control breaks on purpose.
  let waivers: Waivers
  /// True if the user has named the laws.
  let hasNamedLaws: Bool

  /// Treatment of an empty selection.
  enum Nothing: String {
    case pass, warn, fail
  }

  /// Goldens to write.
  enum Record: String {
    case all, missing, failed, never
  }

  /// Treatment of goldens without a script.
  enum Unreferenced: String {
    case ignore, warn, reject, delete
  }

  init(_ arguments: Arguments) throws(CommandError) {
    console = arguments.console
    controls = arguments.controls
    isQuiet = arguments.has("--quiet")
    jobs = try arguments.jobs()
    let most = try arguments.number("--max-fail", in: 1...1_000_000_000)
    mostFailures = arguments.has("--fail-fast") ? 1 : most
    nothing = arguments["--no-tests"].flatMap(Nothing.init) ?? .fail
    mostFrames = try arguments.mostFrames()
    // Controls behind a driver have no goldens, so laws are the default for them.
    laws = arguments["--laws"].map(LawNames.init) ?? (arguments.has("--driver") ? .all : nil)
    hasNamedLaws = arguments.has("--laws")
    waivers = try Waivers(arguments, plays: laws != nil)
    try laws?.check(controls.tables.map(\.name), in: controls)
    record = arguments["--record"].flatMap(Record.init) ?? .never
    isForced = arguments.has("--force")
    unreferenced = arguments["--unreferenced"].flatMap(Unreferenced.init) ?? .warn
    if record != .never, Environment.variable("CI") != nil {
      throw CommandError(
        "'--record \(record.rawValue)' writes goldens, and CI is set",
        help: "record where you can review them; in CI, use --record never")
    }
  }
}
