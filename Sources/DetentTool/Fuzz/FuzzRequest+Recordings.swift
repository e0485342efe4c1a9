import DetentVerbs
import Harness

/// The usable recordings among the files of `--from`.
struct FuzzSources {
  /// The number that could be read and have gestures.
  fileprivate(set) var read = 0
  /// The others, each with the reason.
  fileprivate(set) var left: [(path: String, reason: String)] = []
  /// The number that could not be read.
  fileprivate var unreadable = 0

  /// Ends the command if there is nothing to vary.
  var status: ExitStatus {
    guard read == 0 else { return .passed }
    return unreadable > 0 ? .unreadable : .nothing
  }

  /// The most that are listed by name.
  private static let mostListed = 20

  /// Says for people which files were read, and why others were not.
  ///
  /// - Parameter gestures: how many there are in those that were read.
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
  /// Reads the gestures of all scripts and recordings in the folder that `--from` names, so that scripts
  /// vary them. Traces are passed over: they lie beside their scripts.
  ///
  /// - Returns: which files had gestures, and why the others had none; `nil` if no folder is named.
  mutating func takeRecordings() throws(Files.Failure) -> FuzzSources? {
    guard let folder = recordings else { return nil }
    var sources = FuzzSources()
    for path in Files.isFolder(folder) ? try Files.list(folder, suffix: "") : [folder] {
      let bytes = try Files.read(path)
      guard !TraceReader.isTrace(bytes) else { continue }
      do throws(Diagnostic) {
        let gestures = RecordedGesture.gestures(of: try script(bytes, path))
        fuzzer.recordings += gestures
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

  /// The script of a file, or that of its recording. Settings do not matter here: a script about the project's own
  /// controls has gestures for the control of a driver, too.
  private func script(_ bytes: [UInt8], _ path: String) throws(Diagnostic) -> Script {
    var reading = Replay.read(bytes, controls: controls.besides(path))
    if reading.script == nil {
      reading = Replay.read(bytes, controls: ControlSet.ours.besides(path))
    }
    if let script = reading.script { return script }
    if let error = reading.diagnostics.first, error.code != .missingSignature { throw error }
    let recording = try RecordingReader.read(
      bytes, format: nil, description: nil, device: nil, assumedPeriod: nil)
    return ScriptImport.script(of: recording, options: ImportOptions())
  }
}
