import DetentVerbs
import Harness

/// Checks scripts again if they, their goldens or the scripts that they are like change.
struct CheckWatch {
  private let arguments: Arguments
  private let options: CheckOptions
  private var watch = FileWatch()
  /// Result of each script by path.
  private var passed: [String: Bool] = [:]

  init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.all("--format").isEmpty, !arguments.has("--html") else {
      throw CommandError(
        "'--watch' does not write reports", help: "leave out --format and --html"
      )
    }
    self.arguments = arguments
    options = try CheckOptions(arguments)
  }

  /// Runs until interrupted, and returns the status of the interruption.
  mutating func run() throws(CommandError) -> ExitStatus {
    Interruption.watch()
    var status = ExitStatus.passed
    var isFirst = true
    repeat {
      var selection = try Selection(arguments)
      let changed = watch.changes(of: selection.scripts.map(\.path))
      passed = passed.filter { path, _ in selection.scripts.contains { $0.path == path } }
      guard isFirst || !changed.isEmpty else { continue }
      if !isFirst {
        let more = changed.count > 3 ? " and \(changed.count - 3) more" : ""
        options.console.print("\nchanged: \(changed.prefix(3).joined(separator: ", "))\(more)")
      }
      isFirst = false
      selection.keep(changed.filter { !options.controls.isHeader(at: $0) })
      status = try check(selection, changed)
    } while FileWatch.wait()
    return Interruption.status ?? status
  }

  private mutating func check(
    _ selection: Selection, _ changed: [String]
  ) throws(CommandError) -> ExitStatus {
    let reports = CheckReports(try CheckReports.outputs(arguments), selection, options)
    var run = CheckRun(options, selection, reports)
    let status = run.run()
    for path in changed { passed[path] = nil }
    for (path, verdict) in run.verdicts { passed[path] = verdict == .passed }
    watch.settle(changed)
    let count = passed.values.count { $0 }
    options.console.print("\(count) of \(passed.count) pass now")
    return status
  }
}
