import Harness
import Testing

/// Files that are large in one place. None may take longer than its size allows: what is quadratic
/// takes minutes here.
@Suite(.timeLimit(.minutes(2))) struct LargeFileTests {
  @Test func `many samples that came with one event`() throws {
    let samples = (0..<50_000).map { "[\($0),1,0]" }.joined(separator: ",")
    let log = """
      {"t":0,"type":"down","x":0,"y":0}
      {"t":50000,"type":"move","x":3,"y":0,"coalesced":[\(samples)]}
      """
    #expect(try RecordingReader.read(Array(log.utf8)).events.count == 50_003)
  }

  @Test func `many members of one object`() throws {
    let members = String(repeating: #","x":1"#, count: 50_000)
    let log = #"{"t":0,"type":"down","y":0"# + members + "}"
    #expect(trace(try RecordingReader.read(Array(log.utf8))) == ["0 down 0 1,0", "0 up 0 1,0"])
  }
}
