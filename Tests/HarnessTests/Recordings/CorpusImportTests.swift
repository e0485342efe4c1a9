import Harness
import Testing

/// Tests the import of recordings of real devices.
@Suite(.enabled(if: Corpus.folder != nil)) struct CorpusImportTests {
  @Test(arguments: Corpus.recordings)
  func `a recording is imported without loss, or rejected because it has no events or is none`(
    path: String
  ) throws {
    let bytes = try load(path)
    let times = path.contains("/w3c-actions/") ? untimed(path) : naiveTimes(text(bytes))
    guard let first = times.min(), let last = times.max() else {
      let isForeign = path.hasSuffix(".txt") || path.hasSuffix(".ambr")
      #expect(importError(bytes)?.code == (isForeign ? .unknownFormat : .noEvents))
      return
    }
    let recording = try RecordingReader.read(
      bytes, ReadingOptions { $0.elements = Corpus.elements })
    let end = try #require(recording.events.last)
    #expect(recording.origin >= first)
    #expect(recording.origin + end.time <= last)
    #expect(times.contains(recording.origin))
    #expect(times.contains(recording.origin + end.time))
    // Only frames without a contact may be missing at either end.
    if recording.notes == RecordingNotes(), path.contains("finger") || path.hasSuffix(".csv") {
      #expect(recording.origin == first)
      #expect(path.contains("hp8470p") || recording.origin + end.time == last)
    }
    let script = try imported(bytes, name: path)
    #expect(try imported(bytes, name: path) == script)
    #expect(ScriptReader.read(script).diagnostics == [])
  }

  /// Times of W3C Actions, which take no time in the corpus; one file holds only a letter.
  private func untimed(_ path: String) -> [Int64] {
    path.contains("EmitsKeyboardEvents") || path.hasSuffix(".ambr") ? [] : [0]
  }

  /// Returns the times of frames or rows in nanoseconds, computed independently of the readers.
  private func naiveTimes(_ file: String) -> [Int64] {
    var batch: Int64 = 0
    // Building a regex takes much longer than matching a line.
    let row = /- \[ *(\d+), *(\d+), *0, *0, *-?\d+\]/
    return file.split(separator: "\n").compactMap { line in
      if line.hasPrefix("\"time") {
        let number = line.split(separator: " ")[1].split(separator: ",")[0]
        guard let time = Int64(number).map({ $0 * 1_000_000 }) else { return nil }
        if line.hasPrefix("\"timestamp\"") { batch = time }
        return line.hasPrefix("\"timestamp\"") ? time : batch + time
      }
      if line.hasPrefix("("), let seconds = line.dropFirst().split(separator: ",").first {
        return Double(seconds).map { Int64(($0 * 1_000_000_000).rounded()) }
      }
      if line.contains("- ["), let row = line.firstMatch(of: row) {
        return Int64(row.1).flatMap { second in
          Int64(row.2).map { (second * 1_000_000 + $0) * 1000 }
        }
      }
      if line.hasPrefix("E: ") || line.hasPrefix("[") {
        let words = line.split { " []".contains($0) }.drop { $0 == "E:" }
        guard words.dropFirst().prefix(2) == ["0000", "0000"] else { return nil }
        let parts = words[words.startIndex].split(separator: ".")
        guard let seconds = Int64(parts[0]), let micros = Int64(parts[1]) else { return nil }
        return (seconds * 1_000_000 + micros) * 1000
      }
      return line.split(separator: ",").first.flatMap { Int64($0) }
    }
  }
}
