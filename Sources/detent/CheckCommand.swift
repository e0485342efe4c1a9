import Harness

extension Command {
  static let check = Command(
    name: "check", operands: "SCRIPT|FOLDER…",
    summary: "play scripts, check their 'expect' lines and compare with the traces beside them",
    details: """
      A folder stands for all '.gesture' files in it and below. The golden of NAME.gesture is
      NAME.trace; it is compared to the byte, at the level it was recorded. Nothing is written.
      Exit status 5 means that all passed, but a script has neither 'expect' lines nor a golden, or a
      golden has no script.
      """,
    options: [Option("--quiet", .none, "print failures only, no summary")]
  ) { arguments in
    var check = CheckRun(console: arguments.console)
    check.run(arguments.paths)
    return check.finish(isQuiet: arguments.has("--quiet"))
  }
}

/// Some scripts checked one after the other.
private struct CheckRun {
  let console: Console
  private var passed = 0
  private var failed = 0
  private var unreadable = 0
  private var status = ExitStatus.passed

  init(console: Console) {
    self.console = console
  }

  /// Checks scripts, and all scripts in folders, until it is interrupted.
  mutating func run(_ paths: [String]) {
    let scripts = paths.flatMap {
      Files.isFolder($0) ? Files.list($0, suffix: ".gesture") : [$0]
    }
    Interruption.watch()
    var progress = Progress(of: scripts.count, on: console)
    for (index, script) in scripts.enumerated() {
      guard Interruption.status == nil, check(script) else {
        return stop(leaving: scripts.count - index)
      }
      progress.note(index + 1, failed: failed + unreadable)
    }
    console.show(status: "")
    let known = Set(scripts)
    for folder in paths where Files.isFolder(folder) { noteOrphans(in: folder, known) }
  }

  private mutating func stop(leaving left: Int) {
    let scripts = left == 1 ? "1 script was" : "\(left) scripts were"
    console.report("detent: interrupted; \(scripts) not checked")
    status = Interruption.status ?? status
  }

  private mutating func noteOrphans(in folder: String, _ scripts: Set<String>) {
    for trace in Files.list(folder, suffix: ".trace") {
      guard !scripts.contains(String(trace.dropLast(6)) + ".gesture") else { continue }
      console.report("\(trace): note: there is no script for this golden")
      status = status.joined(with: .review)
    }
  }

  /// - Returns: `false` if it was interrupted before there was a script.
  private mutating func check(_ path: String) -> Bool {
    switch ScriptFile.load(path, console) {
    case .failure(.interrupted), .failure(.terminated): return false
    case .failure(let failure):
      unreadable += 1
      status = status.joined(with: failure)
    case .success(let file):
      guard holds(file) else {
        failed += 1
        status = status.joined(with: .failed)
        return true
      }
      passed += 1
    }
    return true
  }

  /// Whether the script does what it and its golden say.
  private mutating func holds(_ file: ScriptFile) -> Bool {
    let golden: Golden?
    do throws(Files.Failure) {
      golden = Files.exists(file.goldenPath) ? Golden(try Files.read(file.goldenPath)) : nil
    } catch {
      console.report("detent: \(error.message)")
      return false
    }
    let replay = Replay(file.script, level: golden?.level ?? .calls)
    file.report(replay, console)
    guard let golden else {
      if !file.script.body.contains(where: { $0.verb.isExpect }) {
        console.report("\(file.path): note: nothing to check; to record a golden: detent accept")
        status = status.joined(with: .review)
      }
      return replay.passed
    }
    let path = Array(file.path.utf8)
    guard
      let difference = golden.difference(
        from: file.trace(replay), of: replay, file: path, source: file.source)
    else { return replay.passed }
    console.report(difference)
    return false
  }

  func finish(isQuiet: Bool) -> ExitStatus {
    guard passed + failed + unreadable > 0 else {
      console.report("detent: there is nothing to check")
      console.report("  = help: name scripts, or folders with '.gesture' files in them")
      return status.joined(with: .nothing)
    }
    if !isQuiet {
      let trouble = unreadable > 0 ? ", \(unreadable) unreadable" : ""
      console.print("\(passed) passed, \(failed) failed\(trouble)")
    }
    return status
  }
}

extension Verb {
  fileprivate var isExpect: Bool {
    if case .expect = self { return true }
    return false
  }
}
