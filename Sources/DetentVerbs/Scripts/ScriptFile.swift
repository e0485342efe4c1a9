import GestureReplay
import GestureScript

/// Script on disk, read and ready to play.
package struct ScriptFile {
  let path: String
  let source: [UInt8]
  package let script: Script
  /// Controls of scripts.
  let controls: ControlSet

  package enum Result {
    case success(ScriptFile)
    case failure(ExitStatus)
  }

  /// Table of its control.
  package var table: ControlTable { controls.table(of: script.settings) }

  /// Plays the script.
  func replay(
    level: TraceLevel = .calls, mostFrames: Int64 = Replay.mostFrames
  ) -> Replay {
    Replay(script, level: level, mostFrames: mostFrames, controls: controls)
  }

  /// Reports failed checks, and the reason why the script could not be played to its end.
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
