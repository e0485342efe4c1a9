import Harness

/// A script on disk, read and ready to play.
struct ScriptFile {
  let path: String
  let source: [UInt8]
  let script: Script

  /// Reads a script; what is wrong with it, or odd about it, goes to standard error.
  ///
  /// - Returns: the script, or the status to exit with.
  static func load(_ path: String, _ console: Console) -> Result {
    let source: [UInt8]
    do throws(Files.Failure) {
      source = try Files.read(path)
    } catch {
      if let interruption = Interruption.status { return .failure(interruption) }
      console.report("detent: \(error.message)")
      return .failure(.usage)
    }
    return load(source, path, console)
  }

  /// Reads a script from the bytes of a file that has been read already. Reports what is wrong with it
  /// to the console, under the name `path`.
  static func load(_ source: [UInt8], _ path: String, _ console: Console) -> Result {
    let reading = Replay.read(source)
    let renderer = DiagnosticRenderer(
      file: Array(path.utf8), source: source, isColored: console.isColored)
    console.report(renderer.render(reading.diagnostics))
    guard let script = reading.script else { return .failure(.unreadable) }
    return .success(ScriptFile(path: path, source: source, script: script))
  }

  enum Result {
    case success(ScriptFile)
    case failure(ExitStatus)
  }

  /// The checks that were not met, and why the script could not be played to its end.
  func report(_ replay: Replay, _ console: Console) {
    var text: [UInt8] = []
    let checks = CheckReport(
      file: Array(path.utf8), source: source, isColored: console.isColored)
    for failure in replay.failures.prefix(DiagnosticRenderer.mostShown) {
      checks.append(failure, of: replay, to: &text)
    }
    let left = replay.failures.count - DiagnosticRenderer.mostShown
    let are = left == 1 ? "is" : "are"
    if left > 0 { text += Array("\(path): \(left) more \(are) not shown\n".utf8) }
    if let stop = replay.stop {
      DiagnosticRenderer(file: Array(path.utf8), source: source, isColored: console.isColored)
        .append(stop, to: &text)
    }
    console.report(text)
  }

  func trace(_ replay: Replay) -> [UInt8] {
    replay.trace(of: script, named: Array(Files.name(path).utf8))
  }
}
