import GestureReplay
import GestureScript

/// Export of scripts as lines of JSON.
struct LineExport {
  let loader: ScriptLoader
  /// True if each line includes the digest of the script's trace.
  let hasDigests: Bool

  func run(_ paths: [String], to output: OutputFile?) -> ExitStatus {
    let console = loader.console
    let scripts: [String]
    switch ScriptPaths(paths, to: "export", console) {
    case .none(let status): return status
    case .found(let found): scripts = found
    }
    var status = ExitStatus.passed
    // A file is written completely or not at all.
    var kept: [UInt8] = []
    let isKept = output.map { $0.path != "-" } ?? false
    for path in scripts {
      switch loader.load(path) {
      case .failure(let failure): status = status.joined(with: failure)
      case .success(let file):
        if isKept { kept += line(of: file) } else { console.print(line(of: file)) }
      }
    }
    return isKept ? status.joined(with: output.write(kept, console)) : status
  }

  private func line(of file: ScriptFile) -> [UInt8] {
    let id = file.path.hasSuffix(".gesture") ? String(file.path.dropLast(8)) : file.path
    let digest =
      hasDigests ? ReplaySummary(file.script, level: .calls, controls: file.controls).digest : nil
    var bytes: [UInt8] = []
    ScriptLine.append(file.script, id: Array(id.utf8), digest: digest, to: &bytes)
    return bytes
  }
}
