import DetentVerbs
import Harness

/// Usable recordings among the files of `--from`.
struct FuzzSources {
  /// Number of files that have gestures.
  fileprivate(set) var read = 0
  /// Other files, each with the reason.
  fileprivate(set) var left: [(path: String, reason: String)] = []
  /// Number of files that could not be read.
  fileprivate var unreadable = 0

  /// Status that ends the command if there is nothing to vary; `passed` to go on.
  var status: ExitStatus {
    guard read == 0 else { return .passed }
    return unreadable > 0 ? .unreadable : .nothing
  }

  /// Most files listed by name.
  private static let mostListed = 20

  /// Lists for people the files read, and the reasons for the others.
  ///
  /// - Parameter gestures: number of gestures in the files read.
  /// - Returns: lines of text, without a line end behind the last.
  func text(gestures: Int) -> String {
    let count = gestures == 1 ? "1 gesture" : "\(gestures) gestures"
    guard !left.isEmpty || read == 0 else {
      return "\(count) of \(read == 1 ? "1 recording" : "\(read) recordings")"
    }
    let all = read + left.count
    var lines = ["\(count); \(read) of \(all) \(all == 1 ? "file" : "files") read"]
    if !left.isEmpty { lines[0] += "; not read:" }
    for (path, reason) in left.prefix(Self.mostListed) { lines.append("  \(path): \(reason)") }
    if left.count > Self.mostListed { lines.append("  and \(left.count - Self.mostListed) more") }
    return lines.joined(separator: "\n")
  }
}

extension FuzzRequest {
  /// Adds the gestures of the scripts and recordings in `--from`, a file or a folder with its
  /// subfolders, to `trial.scripts.recordings`. Skips traces.
  ///
  /// - Returns: the files with gestures, and reasons for the others; `nil` without `--from`.
  /// - Throws: error if a file or folder cannot be read.
  mutating func takeRecordings() throws(Files.Failure) -> FuzzSources? {
    guard let folder = recordings else { return nil }
    var sources = FuzzSources()
    for path in Files.isFolder(folder) ? try Files.list(folder, suffix: "") : [folder] {
      let bytes = try Files.read(path)
      guard !TraceReader.isTrace(bytes) else { continue }
      do throws(Diagnostic) {
        let gestures = RecordedGesture.gestures(of: try script(bytes, path))
        trial.scripts.recordings += gestures
        if gestures.isEmpty {
          sources.left.append((path, "it has no gestures"))
        } else {
          sources.read += 1
        }
      } catch {
        let line = error.span.line > 1 ? "line \(error.span.line): " : ""
        sources.left.append((path, line + String(decoding: error.message, as: UTF8.self)))
        sources.unreadable += 1
      }
    }
    return sources
  }

  /// Returns the script in a file, or the one made of a recording. Scripts for the project's own
  /// controls also serve the control of a driver, since only gestures are used.
  private func script(_ bytes: [UInt8], _ path: String) throws(Diagnostic) -> Script {
    var reading = Replay.read(bytes, controls: controls.besides(path))
    if reading.script == nil {
      reading = Replay.read(bytes, controls: ControlSet.ours.besides(path))
    }
    if let script = reading.script { return script }
    if let error = reading.diagnostics.first, error.code != .missingSignature { throw error }
    let recording = try RecordingReader.read(bytes)
    return ScriptImport.script(of: recording, options: ImportOptions())
  }
}
