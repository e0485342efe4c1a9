import Harness
import Testing

/// Recordings of real devices become scripts.
@Suite(.enabled(if: Corpus.folder != nil)) struct CorpusImportTests {
  @Test(arguments: Corpus.recordings)
  func `a recording is imported without loss, or refused because it has no events`(
    path: String
  ) throws {
    let bytes = try load(path)
    let times = naiveTimes(text(bytes))
    guard let first = times.first, let last = times.last else {
      #expect(refusal(bytes)?.code == .noEvents)
      return
    }
    let recording = try RecordingReader.read(bytes)
    let end = try #require(recording.events.last)
    #expect(recording.origin >= first)
    #expect(recording.origin + end.time <= last)
    #expect(times.contains(recording.origin))
    #expect(times.contains(recording.origin + end.time))
    // Only frames without a contact may be missing at the ends.
    if recording.notes == RecordingNotes(), path.contains("finger") || path.hasSuffix(".csv") {
      #expect(recording.origin == first)
      #expect(path.contains("hp8470p") || recording.origin + end.time == last)
    }
    #expect(try imported(bytes, name: path) == imported(bytes, name: path))
    #expect(ScriptReader.read(try imported(bytes, name: path)).diagnostics == [])
  }

  /// The times of frames or rows in nanoseconds, by another way than the readers'.
  private func naiveTimes(_ file: String) -> [Int64] {
    file.split(separator: "\n").compactMap { line in
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
