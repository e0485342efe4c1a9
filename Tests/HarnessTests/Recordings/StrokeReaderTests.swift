import Harness
import Testing

/// Strokes of handwriting and drawings as nested lists.
struct StrokeReaderTests {
  private static let apple = [
    "0 down 0 10.5,5", "16000000 move 0 14,6", "41000000 up 0 30,40.25", "300000000 down 0 50,60",
    "300000000 up 0 50,60", "512500000 down 0 20,70", "530000000 up 0 24,72",
  ]

  @Test func `each stroke is a contact, with its times`() throws {
    let drawing = try fixture("apple.strokes.json")
    let recording = try RecordingReader.read(drawing)
    #expect(recording.format == .strokes && trace(recording) == Self.apple)
    let file = text(drawing)
    let start = try #require(file.range(of: "\"drawing\":")?.upperBound)
    let bare = file[start...].trimmingPrefix(while: \.isWhitespace).dropLast(2)
    #expect(trace(try RecordingReader.read(Array(bare.utf8))) == Self.apple)
  }

  @Test func `one stroke is three lists`() throws {
    let stroke = Array("[[1,2,4,9],[5,5,6,6],[0,8,16,33]]".utf8)
    #expect(
      trace(try RecordingReader.read(stroke)) == [
        "0 down 0 1,5", "8000000 move 0 2,5", "16000000 move 0 4,6", "33000000 up 0 9,6",
      ])
    // Three lists of three numbers may be three points.
    #expect(importError(Array("[[1,2,4],[5,5,6],[0,8,16]]".utf8))?.code == .unknownFormat)
  }

  @Test func `points are objects, in groups or in lists`() throws {
    let recording = try RecordingReader.read(try fixture("signature.strokes.json"))
    let expected = [
      "0 down 0 12.5,40", "17000000 move 0 20,41", "33000000 up 0 31,44", "500000000 down 0 50,20",
      "500000000 up 0 50,20",
    ]
    #expect(recording.origin == 1_700_000_000_100_000_000 && trace(recording) == expected)
    let lists = """
      [[{"x":12.5,"y":40,"time":0},{"x":20,"y":41,"time":17},{"x":31,"y":44,"time":33}],
       [], [{"x":50,"y":20,"time":500,"color":"black"}]]
      """
    #expect(trace(try RecordingReader.read(Array(lists.utf8))) == expected)
  }

  @Test func `strokes without times are rejected, or get the period that is reported`() throws {
    let simple = Array(#"{"word":"apple","drawing":[[[0,9],[5,6]],[[7,8,9],[1,2,3]]]}"#.utf8)
    let error = importError(simple)
    #expect(error?.code == .noTimeColumn && help(error).contains("--assume-period 8ms"))
    let recording = try RecordingReader.read(simple, ReadingOptions { $0.period = 8_000_000 })
    #expect(
      trace(recording) == [
        "0 down 0 0,5", "8000000 up 0 9,6", "16000000 down 0 7,1", "24000000 move 0 8,2",
        "32000000 up 0 9,3",
      ])
    #expect(recording.assumedPeriod == 8_000_000)
    #expect(
      text(try imported(Array(#"{"drawing":[[[0],[5],[1]]]}"#.utf8), name: "a")).contains("assumed")
        == false)
    let far = importError(simple, assumedPeriod: .max)
    #expect(far?.code == .timeTooLarge)
  }

  @Test func `drawings a line are parted by a key, and one alone is read`() throws {
    let file = try fixture("apples.strokes.ndjson")
    let error = importError(file)
    #expect(error?.code == .timeGoesBack && error?.span.line == 2)
    #expect(help(error).contains("--split key_id"))
    var layout = PointerLayout()
    layout.split = Array("key_id".utf8)
    let parted = try RecordingReader.readParts(file, ReadingOptions { $0.layout = layout })
    #expect(
      parted.parts.map { trace($0.recording) } == [
        ["0 down 0 10,5", "16000000 move 0 14,6", "41000000 up 0 30,40"],
        ["0 down 0 1,3", "25000000 up 0 2,4", "80000000 down 0 9,7", "99000000 up 0 8,6"],
      ])
    layout.split = Array("word".utf8)
    #expect(throws: Diagnostic.self) {
      try RecordingReader.readParts(file, ReadingOptions { $0.layout = layout })
    }
    layout.split = Array("none".utf8)
    #expect(throws: Diagnostic.self) {
      try RecordingReader.readParts(file, ReadingOptions { $0.layout = layout })
    }
  }

  @Test(arguments: [
    (#"{"drawing":[[[1,2],[3,4],[8,0]]]}"#, Diagnostic.Code.timeGoesBack),
    (#"{"drawing":[[[1,2],[3,4],[0,8]],[[1,2],[3],[9,9]]]}"#, .malformedLine),
    (#"{"drawing":[[[1,2],[3,4],[0,8]],[[1,2],[3,4]]]}"#, .malformedLine),
    (#"{"drawing":[[[1,2],[3,4],[0,1e40]]]}"#, .timeTooLarge),
    (#"[{"points":[{"x":1,"y":2,"time":0},{"x":1,"time":8}]}]"#, .missingField),
    (#"[{"points":[{"x":1,"y":2,"time":"now"}]}]"#, .notANumber),
    (#"{"drawing":[[[1,2],[3,4],[0,8]]"#, .malformedLine),
  ])
  func `a stroke that is none is rejected`(file: String, code: Diagnostic.Code) {
    #expect(importError(Array(file.utf8))?.code == code)
  }
}
