import Harness

/// Scripts as lines, one after the other.
struct LineExport {
  let console: Console
  /// Whether each line says what the trace of its script comes to.
  let hasDigests: Bool

  func run(_ paths: [String]) -> ExitStatus {
    let scripts = paths.flatMap {
      Files.isFolder($0) ? Files.list($0, suffix: ".gesture") : [$0]
    }
    guard !scripts.isEmpty else {
      console.report("detent: there is nothing to export")
      console.report("  = help: name scripts, or folders with '.gesture' files in them")
      return paths.isEmpty ? .usage : .nothing
    }
    var status = ExitStatus.passed
    Interruption.watch()
    for path in scripts {
      if let interruption = Interruption.status { return interruption }
      switch ScriptFile.load(path, console) {
      case .failure(let failure): status = status.joined(with: failure)
      case .success(let file): console.print(line(of: file))
      }
    }
    return status
  }

  private func line(of file: ScriptFile) -> [UInt8] {
    let id = file.path.hasSuffix(".gesture") ? String(file.path.dropLast(8)) : file.path
    let digest = hasDigests ? ReplaySummary(file.script, level: .calls).digest : nil
    var bytes: [UInt8] = []
    ScriptLine.append(file.script, id: Array(id.utf8), digest: digest, to: &bytes)
    return bytes
  }
}
