import Harness

extension FuzzRequest {
  /// Reads the gestures of all scripts and recordings in the folder that `--from` names, so that scripts
  /// vary them. What cannot be read is left out.
  ///
  /// - Returns: how many files had gestures; `nil` if no folder is named.
  mutating func takeRecordings() throws(Files.Failure) -> Int? {
    guard let folder = recordings else { return nil }
    var files = 0
    for path in Files.isFolder(folder) ? try Files.list(folder, suffix: "") : [folder] {
      let bytes = try Files.read(path)
      guard let script = script(bytes) else { continue }
      let gestures = RecordedGesture.gestures(of: script)
      if !gestures.isEmpty { files += 1 }
      fuzzer.recordings += gestures
    }
    return files
  }

  private func script(_ bytes: [UInt8]) -> Script? {
    if let script = Replay.read(bytes, controls: controls).script { return script }
    do throws(Diagnostic) {
      let recording = try RecordingReader.read(
        bytes, format: nil, description: nil, device: nil, assumedPeriod: nil)
      return ScriptImport.script(of: recording, options: ImportOptions())
    } catch {
      return nil
    }
  }
}
