import GestureRecordings
import GestureReplay
import GestureScript

/// Import of one recording as one script.
struct ImportOfOne {
  private let request: ImportRequest
  private let path: String
  private let description: [UInt8]?
  private let console: Console

  init(_ request: ImportRequest, _ sources: ImportSources, _ console: Console) {
    self.request = request
    path = sources.files[0].path
    description = sources.description
    self.console = console
  }

  func run() throws(CommandError) -> ExitStatus {
    let options = request.options(of: path)
    let recording = try read(options)
    guard request.resample != nil else {
      try check(ScriptImport.head(of: recording, options: options))
      return try deliver { print in ScriptImport.write(recording, options: options, print: print) }
    }
    let script = try script(of: recording, options)
    try check(script)
    return try deliver { print in print(ScriptWriter.canonicalText(of: script)) }
  }

  /// Reads the recording, and reports guesses. Does not keep the file.
  private func read(_ options: ImportOptions) throws(CommandError) -> Recording {
    let bytes = TextEncoding.utf8(try file())
    let format = request.format(of: bytes)
    let isDescribed = description != nil
    if let error = request.errors(ofUseWith: format, isDescribed: isDescribed).first {
      throw error
    }
    do throws(Diagnostic) {
      let recording = try request.read(bytes, format, description)
      let notes = ScriptImport.notes(on: recording, options: options)
      console.report(notes, in: Array(path.utf8), bytes)
      return recording
    } catch {
      console.report([error], in: Array(path.utf8), bytes)
      throw CommandError(reported: .unreadable)
    }
  }

  private func script(
    of recording: Recording, _ options: ImportOptions
  ) throws(CommandError) -> Script {
    do throws(Diagnostic) {
      return try ScriptImport.script(of: recording, options: options)
        .resampled(every: request.resample ?? 1)
    } catch {
      console.report([error], in: Array(path.utf8), [])
      throw CommandError(reported: .unreadable)
    }
  }

  private func check(_ script: Script) throws(CommandError) {
    let problems = Replay.problems(of: script, controls: request.controls)
    guard problems.isEmpty else { throw CommandError(in: "--set", problems) }
  }

  private func deliver(_ produce: (([UInt8]) -> Void) -> Void) throws(CommandError) -> ExitStatus {
    guard let output = request.output?.path, output != "-" else {
      produce { console.print($0) }
      return .passed
    }
    do throws(Files.Failure) {
      try Files.write(to: output, produce)
      return .passed
    } catch {
      throw CommandError(error)
    }
  }

  private func file() throws(CommandError) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(path)
    } catch {
      throw CommandError(error)
    }
  }
}
