import GestureReplay
import GestureScript

/// Loader of scripts for verbs, which reports their errors.
package struct ScriptLoader {
  /// Controls of the scripts.
  package let controls: ControlSet
  /// Console for the errors.
  package let console: Console

  package init(controls: ControlSet, console: Console) {
    (self.controls, self.console) = (controls, console)
  }

  /// Reads a script, and reports its errors and notes on standard error.
  ///
  /// - Returns: script, or the status to exit with.
  package func load(_ path: String) -> ScriptFile.Result {
    guard let source = read(path) else { return .failure(Interruption.status ?? .usage) }
    return load(source, path)
  }

  /// Returns the text of a script; `nil` after an error, which is reported, or an interruption.
  func read(_ path: String) -> [UInt8]? {
    do throws(Files.Failure) {
      return try Files.read(path)
    } catch {
      if Interruption.status == nil { console.report(error, reading: path) }
      return nil
    }
  }

  /// Parses a script that has been read already, and reports its errors under the name `path`.
  package func load(_ source: [UInt8], _ path: String) -> ScriptFile.Result {
    let controls = controls.besides(path)
    let reading = Replay.read(source, controls: controls)
    console.report(reading.diagnostics, in: Array(path.utf8), source)
    guard let script = reading.script else { return .failure(.unreadable) }
    return .success(ScriptFile(path: path, source: source, script: script, controls: controls))
  }
}

extension Arguments {
  /// Loader of scripts for the controls of the command.
  package var loader: ScriptLoader { ScriptLoader(controls: controls, console: console) }
}

extension Console {
  /// Reports the error of reading a script; for a folder, suggests `check`.
  func report(_ failure: Files.Failure, reading path: String) {
    report("detent: \(failure.message)")
    guard Files.isFolder(path), access(path, R_OK) == 0 else { return }
    var text: [UInt8] = []
    text.append(shellWord: Array(path.utf8))
    report("  = help: 'check' takes folders: detent check \(String(decoding: text, as: UTF8.self))")
  }
}
