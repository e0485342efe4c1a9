import DetentVerbs
import Harness

/// Options of `probe`, which is `fuzz` without random scripts.
struct ProbeRequest {
  let request: FuzzRequest
  let probes: [Probe]
  let console: Console
  /// Number of drivers that play in parallel.
  let jobs: Int

  init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.paths.isEmpty else {
      throw CommandError(
        "'probe' takes no files", help: "to try laws on scripts: detent check --laws '*' SCRIPT")
    }
    console = arguments.console
    request = try FuzzRequest(arguments)
    jobs = try Self.jobs(arguments)
    probes = try Self.probes(arguments["--only"])
  }

  var trial: LawTrial { request.trial }

  /// Default number of drivers in parallel if they mostly wait, as for a page.
  static let realTimeJobs = 4

  private static func jobs(_ arguments: Arguments) throws(CommandError) -> Int {
    guard arguments.has("--driver") else { return 1 }
    let isReal = !ToolDriver.capabilities.abilities.contains(.virtualTime)
    return isReal && !arguments.has("--driver-jobs") ? realTimeJobs : try arguments.jobs()
  }

  /// Returns the probes matched by names with commas between and `*` at ends; all for `nil`.
  private static func probes(_ names: String?) throws(CommandError) -> [Probe] {
    let all = Probe.all
    guard let names else { return all }
    let patterns = names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for pattern in patterns where !all.contains(where: { $0.isMeant(by: pattern) }) {
      throw CommandError(
        "there is no probe '\(pattern)'",
        help: nearest(to: pattern, in: all.map { "\($0.name)" }).map { "did you mean '\($0)'?" }
          ?? "see: detent probe --list")
    }
    return all.filter { probe in patterns.contains { probe.isMeant(by: $0) } }
  }

  /// Name of the driver, or of the control.
  var subject: String {
    guard let driver = request.controls.driver else { return "\(trial.control)" }
    return String(decoding: driver.name, as: UTF8.self)
  }

  /// Returns the commands that play a probe again and try a law on it.
  ///
  /// - Parameters:
  ///   - probe: name of the probe.
  ///   - law: id of the law.
  /// - Returns: two lines for a shell.
  func commands(playing probe: StaticText, trying law: String) -> [String] {
    [
      request.command(playing: probe) + " --print >\(probe).gesture",
      "detent check\(request.drivenControl) --laws \(law) \(probe).gesture",
    ]
  }

  // MARK: Listing

  /// Prints the probes, their laws and missing requirements.
  func list() -> ExitStatus {
    for probe in probes {
      let laws = probe.laws.map { "\($0)" }.joined(separator: " ")
      let name = "\(probe.name)"
      console.print(name + String(repeating: " ", count: max(20 - name.count, 1)) + laws)
      for line in wrapped("\(probe.sentence)", to: 90) { console.print("    \(line)") }
      let missing = probe.missing(in: trial.table, fixed: trial.fixed)
      guard !missing.isEmpty else { continue }
      console.print("    not tried: needs \(String(decoding: missing, as: UTF8.self))")
    }
    return .passed
  }

  /// Prints the script of one probe, or those of several as lines of JSON.
  func print() -> ExitStatus {
    var scripts: [(name: StaticText, script: Script)] = []
    for probe in probes {
      guard let script = probe.script(for: trial.table, fixed: trial.fixed) else { continue }
      scripts.append((probe.name, script))
    }
    guard let first = scripts.first else {
      let missing = probes[0].missing(in: trial.table, fixed: trial.fixed)
      console.report(
        "detent: the control lacks abilities that the probe needs: "
          + String(decoding: missing, as: UTF8.self))
      return .nothing
    }
    guard probes.count > 1 else {
      console.print(ScriptWriter.canonicalText(of: first.script))
      return .passed
    }
    for (name, script) in scripts {
      var line: [UInt8] = []
      ScriptLine.append(script, id: name.bytes, to: &line)
      console.print(line)
    }
    return .passed
  }

  // MARK: The run

  /// Plays the probes, and reports the results, after an interruption those so far.
  func run(_ reports: VerdictReports) -> ExitStatus {
    Interruption.watch()
    let verdict = ProbeVerdict(trial.play(probes, jobs: jobs, console), self)
    let isWritten = reports.write(verdict.report)
    if let interruption = Interruption.status { return interruption }
    verdict.report(to: console)
    let status = verdict.status.joined(with: request.waivers.review(console))
    return isWritten ? status : status.joined(with: .usage)
  }
}

extension Probe {
  fileprivate func isMeant(by pattern: String) -> Bool {
    let name = "\(name)"
    return pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
