import GestureReplay
import GestureScript

/// Reads scripts for verbs, and tells what is wrong with them.
package struct ScriptLoader {
  /// The controls of the scripts.
  package let controls: ControlSet
  /// Takes what is wrong.
  package let console: Console

  package init(controls: ControlSet, console: Console) {
    (self.controls, self.console) = (controls, console)
  }

  /// Reads a script; what is wrong with it, or odd about it, goes to standard error.
  ///
  /// - Returns: the script, or the status to exit with.
  package func load(_ path: String) -> ScriptFile.Result {
    guard let source = read(path) else { return .failure(Interruption.status ?? .usage) }
    return load(source, path)
  }

  /// The text of a script; `nil` if it cannot be read, or that was interrupted, which is told.
  func read(_ path: String) -> [UInt8]? {
    do throws(Files.Failure) {
      return try Files.read(path)
    } catch {
      if Interruption.status == nil { console.report(error, reading: path) }
      return nil
    }
  }

  /// Reads a script from the bytes of a file that has been read already. Reports what is wrong with it
  /// to the console, under the name `path`.
  package func load(_ source: [UInt8], _ path: String) -> ScriptFile.Result {
    let controls = controls.besides(path)
    let reading = Replay.read(source, controls: controls)
    let renderer = DiagnosticRenderer(
      file: Array(path.utf8), source: source, isColored: console.isColored)
    console.report(renderer.render(reading.diagnostics))
    guard let script = reading.script else { return .failure(.unreadable) }
    return .success(ScriptFile(path: path, source: source, script: script, controls: controls))
  }
}

extension Arguments {
  /// Reads scripts about the controls of the command.
  package var loader: ScriptLoader { ScriptLoader(controls: controls, console: console) }
}

extension Console {
  /// Tells why a script could not be read; of a folder also which verb is for folders.
  func report(_ failure: Files.Failure, reading path: String) {
    report("detent: \(failure.message)")
    guard Files.isFolder(path) else { return }
    var text: [UInt8] = []
    text.append(shellWord: Array(path.utf8))
    report("  = help: 'check' takes folders: detent check \(String(decoding: text, as: UTF8.self))")
  }
}
